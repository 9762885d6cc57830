"""The parts of a table as the page is told of them: cards, formations, tiles."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tottenbury.cards.edition import CardEdition
from tottenbury.cards.formations import FORMATIONS
from tottenbury.server.messages import FormationKey

FaceSign = Literal["all", "+", "-", "run", "colour", "="]


class DeckShown(msgspec.Struct, frozen=True):
    """The cards that the first pile is made of, and what wild cards may be among them."""

    colours: str
    """One letter a colour, in the order of a hand."""
    weakest: int
    strongest: int
    spy: int
    """The strength of the spy."""
    shield: tuple[int, int]
    """The weakest and the strongest that a shield bearer can be."""


class TacticShown(msgspec.Struct, frozen=True):
    """A kind of tactic card."""

    card: str
    """In notation, such as `Jo`."""
    count: int
    name: str
    """What this edition calls it, in its own language."""


class FormationName(msgspec.Struct, frozen=True):
    """A formation, and what this edition calls it in its own language."""

    key: FormationKey
    name: str


class FaceShown(msgspec.Struct, frozen=True):
    """What one face of a tile asks for."""

    cards: int
    """Cards of a complete side."""
    formations: tuple[FormationKey, ...]
    """Those that count here, strongest first."""
    lower_wins: bool
    """Whether the lower sum leads."""
    sign: FaceSign


class TileShown(msgspec.Struct, frozen=True):
    """A tile of the wall."""

    tile: str
    intact: FaceShown
    damaged: FaceShown


def cards_drawn(edition: CardEdition) -> dict[str, Any]:
    """What every card game has of it."""
    deck, names = edition.deck, edition.tactic_names(edition.language)
    kinds = zip(edition.codes, edition.tactics, names, strict=True)
    formations = zip(FORMATIONS, edition.formation_names(edition.language), strict=True)
    return {
        "language": edition.language,
        "hand": edition.hand,
        "deck": DeckShown(deck.letters, deck.weakest, deck.strongest, deck.spy, deck.shield),
        "tactics": [TacticShown(card, count, name) for card, count, name in kinds if count],
        "formations": [FormationName(line.key, name) for line, name in formations],
    }
