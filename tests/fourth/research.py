"""The line of sticks in research."""

from __future__ import annotations

from tests.fourth import observing
from tests.fourth.edition import MOST_STICKS
from tests.fourth.game import SticksGame
from tests.fourth.state import MOST
from tests.fourth.turn import TAKE
from tottenbury.research.actions import Block
from tottenbury.research.games import GameResearch, Lengths
from tottenbury.research.observing.planes import TURN_PLANE, Plane, plane


class SticksResearch(GameResearch[SticksGame]):
    """Three actions, and one plane of its own."""

    observing = observing

    def action_blocks(self, game: SticksGame) -> list[Block]:
        return [Block("take", TAKE, "take sticks", targets=tuple(range(MOST)))]

    def planes(self, game: SticksGame) -> list[Plane]:
        return [TURN_PLANE, plane("left", MOST_STICKS, "how many sticks are left", heap=1)]

    def lengths(self, game: SticksGame, turn_limit: int | None) -> Lengths:
        return Lengths(game.edition.sticks, 1, game.edition.sticks)


GAME = SticksResearch()
