"""Rulebooks of the siege."""

from __future__ import annotations

from tottenbury.library.making import RulebookMaker
from tottenbury.notation.siege import SiegeNotation
from tottenbury.siege.edition import SiegeEdition
from tottenbury.siege.game import SiegeGame
from tottenbury.siege.refusals import blocked
from tottenbury.table.rulebook import Rulebook


class SiegeMaker(RulebookMaker):
    """Its wall is part of the edition."""

    edition = SiegeEdition

    def make(self, edition: SiegeEdition, tag: str | None) -> Rulebook:
        """The rulebook of an edition."""
        game = SiegeGame(edition)
        return Rulebook(game, SiegeNotation(game), lambda state: blocked(game.edition, game.read(state), game.moves(state)))


GAME = SiegeMaker()
