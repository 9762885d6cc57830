"""Rulebooks of the border stones."""

from __future__ import annotations

from types import MappingProxyType

from tottenbury.core.rulebook import Rulebook
from tottenbury.library.making import RulebookMaker
from tottenbury.notation.stones import StonesNotation
from tottenbury.stones.edition import Edition
from tottenbury.stones.game import StonesGame
from tottenbury.stones.refusals import blocked


class StonesMaker(RulebookMaker):
    """Editions of a user's own are of this game."""

    edition = Edition
    families = MappingProxyType({"stones": "stones-1999", "stones_tactics": "stones-2004-tactics"})
    own_editions = True

    def make(self, edition: Edition, tag: str | None) -> Rulebook:
        """The rulebook of an edition."""
        game = StonesGame(edition, tag)
        return Rulebook(game, StonesNotation(game), lambda state: blocked(game.edition, game.read(state), game.moves(state)))


GAME = StonesMaker()
