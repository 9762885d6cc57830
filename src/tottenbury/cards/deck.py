"""A deck of coloured cards as numbers: card = colour * strengths + (strength - weakest), colours in alphabetical order of their letters.

Sets of cards are bit sets over these numbers, and a colour's cards are neighbouring bits, so that a run is a row of ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tottenbury.kernel.layout import INT8, INT64, FieldSpec

MAX_CARDS = 62

JOKER, SPY, SHIELD = range(3)
"""The three kinds of wild card. A side's wild cards are counted in one integer, four bits a kind."""

DECK_FIELDS: list[FieldSpec] = [
    ("colours", INT64),
    ("strengths", INT64),
    ("weakest", INT64),  # the strength printed on the weakest card
    ("all_cards", INT64),  # every card, as a set
    ("one_colour", INT64),  # the cards of the first colour, as a set; shift it for the others
    ("one_strength", INT64),  # the weakest card of each colour, as a set; shift it for the stronger ones
    ("colour_of", INT8, (MAX_CARDS,)),
    ("strength_of", INT8, (MAX_CARDS,)),  # above the weakest: 0, 1, 2, ...
    ("wild_low", INT8, (3,)),  # weakest strength that each kind of wild card can take, above the weakest
    ("wild_high", INT8, (3,)),
]
"""What the kernels know of a deck; each game's own record of rules begins with these fields."""


@dataclass(frozen=True)
class Deck:
    """Which cards a rulebook is played with, and what its wild cards may become."""

    letters: str
    """One letter a colour, in alphabetical order."""
    weakest: int
    strongest: int
    spy: int
    """The fixed strength of the spy."""
    shield: tuple[int, int]
    """The weakest and the strongest that a shield bearer can be."""

    @property
    def strengths(self) -> int:
        """How many strengths each colour has."""
        return self.strongest - self.weakest + 1

    @property
    def size(self) -> int:
        """How many cards there are."""
        return len(self.letters) * self.strengths

    def fill(self, record: Any) -> None:
        """Write this deck into the first fields of a record of rules."""
        colours, strengths = len(self.letters), self.strengths
        record.colours = colours
        record.strengths = strengths
        record.weakest = self.weakest
        record.all_cards = (1 << self.size) - 1
        record.one_colour = (1 << strengths) - 1
        record.one_strength = sum(1 << colour * strengths for colour in range(colours))
        for card in range(self.size):
            record.colour_of[card], record.strength_of[card] = divmod(card, strengths)
        record.assign("wild_low", [0, self.spy - self.weakest, self.shield[0] - self.weakest])
        record.assign("wild_high", [strengths - 1, self.spy - self.weakest, self.shield[1] - self.weakest])

    def name(self, card: int) -> str:
        """A card in notation: colour letter and strength."""
        colour, strength = divmod(card, self.strengths)
        return f"{self.letters[colour]}{strength + self.weakest}"

    def number(self, name: str) -> int | None:
        """The card of this name, if the deck has it."""
        if name and name[0] in self.letters and name[1:].isascii() and name[1:].isdecimal() and (name[1:] == "0" or name[1] != "0"):
            strength = int(name[1:])
            if self.weakest <= strength <= self.strongest:
                return self.letters.index(name[0]) * self.strengths + strength - self.weakest
        return None

    def names(self, cards: int) -> tuple[str, ...]:
        """The cards of a set in order."""
        return tuple(self.name(card) for card in range(self.size) if (cards >> card) & 1)
