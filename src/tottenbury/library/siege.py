"""Rulebooks of the siege."""

from __future__ import annotations

from types import MappingProxyType

from tottenbury.core.rulebook import Rulebook
from tottenbury.library.making import RulebookMaker
from tottenbury.notation.siege import SiegeNotation
from tottenbury.siege.edition import SiegeEdition
from tottenbury.siege.game import SiegeGame
from tottenbury.siege.refusals import blocked


class SiegeMaker(RulebookMaker):
    """Its wall is part of the edition."""

    edition = SiegeEdition
    families = MappingProxyType({"siege": "siege-2020", "siege_tactics": "siege-2020-tactics"})

    def make(self, edition: SiegeEdition, tag: str | None) -> Rulebook:
        """The rulebook of an edition."""
        game = SiegeGame(edition)
        return Rulebook(game, SiegeNotation(game), lambda state: blocked(game.edition, game.read(state), game.moves(state)))


GAME = SiegeMaker()
