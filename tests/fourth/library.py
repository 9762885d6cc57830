"""The line of sticks in the library."""

from __future__ import annotations

from types import MappingProxyType

from tests.fourth.edition import SticksEdition
from tests.fourth.game import SticksGame
from tests.fourth.notation import SticksNotation
from tottenbury.core.rulebook import Rulebook
from tottenbury.library.making import RulebookMaker


class SticksMaker(RulebookMaker):
    """One edition with an option."""

    edition = SticksEdition
    families = MappingProxyType({"sticks": "sticks"})

    def make(self, edition: SticksEdition, tag: str | None) -> Rulebook:
        game = SticksGame(edition)
        return Rulebook(game, SticksNotation(game))


GAME = SticksMaker()
