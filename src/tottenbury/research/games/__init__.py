"""What each game contributes to this room: one module a game, found by the game's name.

A game has to say which action blocks it has and how long it can become. For everything else there are plain defaults: it hides nothing,
chance decides nothing but who begins, and an observation says no more than whose turn it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeVar

from tottenbury.core.chance import Chance
from tottenbury.core.family import Registry
from tottenbury.core.game import Result, State
from tottenbury.core.kernel_game import KernelGame
from tottenbury.core.seats import Seat
from tottenbury.kernel.chance import LOT
from tottenbury.research.actions import Block
from tottenbury.research.deals import Deal, LotDeal
from tottenbury.research.observing import plain
from tottenbury.research.observing.planes import FACTS, TURN_PLANE, Plane

if TYPE_CHECKING:
    from tottenbury.research.open_game import OpenGame

UnseenStep = Literal["card face down", "tactic card face down", "draw", "tactic draw", "shuffle"]
"""What a row of perfect recall says of a step instead of its action, where that is hidden or tells nothing."""


@dataclass(frozen=True)
class Lengths:
    """No game has more than this: bounds that follow from the rules, for interfaces that must reserve room beforehand."""

    decisions: int
    events: int
    """What chance brings, the deal included."""
    steps: int
    """Steps that a record writes down: decisions, and draws that nobody decides on."""


class Resampler(Protocol):
    """Draws anew what one seat has not seen of a game."""

    def play_again(self, rng: Random) -> OpenGame | None:
        """Another game that may look the same to the seat; None if it would break the rules."""


G = TypeVar("G", bound=KernelGame)


class GameResearch(ABC, Generic[G]):
    """What one game contributes."""

    # Actions and observations

    @abstractmethod
    def action_blocks(self, game: G) -> list[Block]:
        """All actions in order."""

    observing: ModuleType = plain
    """The module that writes observations: its compiled function `observe`, as `game_api` describes it, and PLANES, the names of all planes
    in the order of their numbers. If it has a constant TACTICS, rulebooks without tactic cards get a leaner copy."""

    def planes(self, game: G) -> list[Plane]:
        """The planes that the game's edition has a use for."""
        return [TURN_PLANE]

    def labels(self, game: G) -> Mapping[str, tuple[str, ...]]:
        """What the numbers along the axes of the planes stand for, in words and codes, by the axis's name."""
        return {"fact": FACTS}

    def draw(self, fields: Sequence[str]) -> list[str]:
        """A view in plain text, line by line, made of the fields of its notation behind the rulebook's."""
        return [" ".join(fields)]

    # Chance laid open

    @abstractmethod
    def lengths(self, game: G, turn_limit: int | None) -> Lengths:
        """How long a game can become at most."""

    def begin_deal(self, game: G, first: Seat | None) -> Deal:
        """A deal of which nothing has happened yet; with `first` there is no lot for who begins."""
        return LotDeal(game, first if game.begins_by_lot else game.first_seat(first, Chance(0, LOT)))

    def outcomes(self, game: G) -> int:
        """How many numbers chance needs."""
        return len(Seat)

    def code(self, game: G, move: int, result: Result) -> int:
        """The number of what a move of chance brings."""
        assert isinstance(result, int)
        return result

    def stays_hidden(self, move: int) -> bool:
        """Whether nobody sees what a move of chance brings, so that it need not be laid open before it comes to light."""
        return False

    def forget(self, game: G, state: State) -> State:
        """The position after such a move, without what it has brought."""
        return state

    # What a seat has seen

    def tells_later(self, game: G) -> bool:
        """Whether something that was hidden when it happened can be seen by all later on."""
        return False

    def unseen_step(self, move: int, seen: bool) -> UnseenStep | None:
        """What a row of perfect recall says of a step that a seat sees, or does not see; None: its action."""
        return None if seen else "card face down"

    def resampler(self, open_game: OpenGame, seat: Seat) -> Resampler | None:
        """What draws anew whatever a seat has not seen; None where everything lies open."""
        return None


GAMES: Registry[GameResearch[Any]] = Registry(
    stones="tottenbury.research.games.stones",
    siege="tottenbury.research.games.siege",
    tug="tottenbury.research.games.tug",
)
