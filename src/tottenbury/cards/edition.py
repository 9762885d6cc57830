"""What the editions of all card games have in common: names, deck, hand, tactic cards, and options behind the id."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from tottenbury.cards.contest import LATER_WILD, WILD_KINDS, kind_of_wild
from tottenbury.cards.deck import Deck
from tottenbury.cards.hands import TACTIC
from tottenbury.table.errors import UnknownName
from tottenbury.table.options import chosen
from tottenbury.words import say

FormationNames = tuple[str, str, str, str, str]
"""Strongest first: colour run, same strength, colour, run, sum."""

PLAIN_NAMES: Mapping[str, FormationNames] = {
    "en": ("colour run", "same strength", "colour", "run", "sum"),
    "de": ("Farblauf", "gleiche Stärke", "Farbe", "Lauf", "Summe"),
    "nl": ("kleurenreeks", "gelijke waarde", "kleur", "reeks", "som"),
}
"""What an edition calls the formations in languages that it was not printed in."""


@dataclass(frozen=True)
class CardEdition(ABC):
    """One rulebook of a card game."""

    codes: ClassVar[tuple[str, ...]]
    """The tactic cards in notation, by kind."""
    plain_tactics: ClassVar[tuple[str, ...]]
    """The same in plain words."""

    id: str
    title: str
    language: str
    """The language it was printed in."""
    own_names: FormationNames
    """The formations in that language (S4.1, B4.1)."""
    deck: Deck
    tactics: tuple[int, ...]
    """How many tactic cards of each kind are in the second pile (S1.4, B1.1)."""
    own_tactics: tuple[str, ...] = ()
    """The tactic cards in that language, in the order of their kinds."""
    hand: int = 6
    """Cards in a hand (S2.1, B1.3)."""
    tactic_lead: int = 1
    """How many tactic cards more than the opponent a player may have played (S9.3, B8.2)."""
    own_match: str = "single"
    """How this rulebook plays several games."""

    def formation_names(self, language: str) -> FormationNames:
        """The five formations, strongest first: the edition's own words in its own language, plain ones elsewhere."""
        if language == self.language:
            return self.own_names
        return PLAIN_NAMES.get(language, PLAIN_NAMES["en"])

    def tactic_names(self, language: str) -> tuple[str, ...]:
        """The tactic cards by kind: the edition's own words in its own language, plain ones elsewhere."""
        return self.own_tactics if language == self.language and self.own_tactics else self.plain_tactics

    @property
    def has_tactics(self) -> bool:
        """Whether it is played with tactic cards."""
        return any(self.tactics)

    def card_name(self, card: int) -> str:
        """A card of the deck or a tactic card in notation; the later one of two jokers on a side is `Jo2`, of two spies `Sp2`."""
        if card >= LATER_WILD:
            return f"{self.codes[kind_of_wild(card)]}{(card - LATER_WILD) // WILD_KINDS + 2}"
        return self.deck.name(card) if card < TACTIC else self.codes[card - TACTIC]

    @property
    @abstractmethod
    def options(self) -> dict[str, Mapping[str, int]]:
        """The rulings that may be decided otherwise in this rulebook, and how: what can be written, and the value it stands for."""

    @abstractmethod
    def record(self) -> Any:
        """The rules in the form that the kernels read."""

    def with_options(self, options: Mapping[str, str]) -> Self:
        """The same rulebook with some rulings decided otherwise; its id names those that differ, in alphabetical order."""
        changes, suffix = chosen(self, self.options, options)
        if 2 * changes.get("hand", 0) > self.deck.size:
            raise UnknownName(say("reason-option-hand", most=self.deck.size // 2, cards=self.deck.size, hand=changes["hand"]))
        return replace(self, id=self.id + suffix, **changes)
