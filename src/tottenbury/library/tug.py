"""The rulebook of the tug of war."""

from __future__ import annotations

from types import MappingProxyType

from tottenbury.core.rulebook import Rulebook
from tottenbury.library.making import RulebookMaker
from tottenbury.notation.tug import TugNotation
from tottenbury.tug.edition import TugEdition
from tottenbury.tug.game import TugGame


class TugMaker(RulebookMaker):
    """It has options, but one edition."""

    edition = TugEdition
    families = MappingProxyType({"tug": "tug"})

    def make(self, edition: TugEdition, tag: str | None) -> Rulebook:
        """The rulebook of an edition."""
        game = TugGame(edition)
        return Rulebook(game, TugNotation(game))


GAME = TugMaker()
