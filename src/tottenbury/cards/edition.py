"""What the editions of all card games have in common: names, deck, hand, tactic cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, ClassVar, Self

from tottenbury.cards.contest import LATER_WILD, WILD_KINDS, kind_of_wild
from tottenbury.cards.deck import MAX_CARDS, Deck
from tottenbury.cards.hands import MAX_TACTICS, TACTIC
from tottenbury.core.edition import BaseEdition
from tottenbury.core.errors import UnknownName
from tottenbury.core.schema import Rule, rules_of
from tottenbury.words import say

FormationNames = tuple[str, str, str, str, str]
"""Strongest first: colour run, same strength, colour, run, sum."""

PLAIN_NAMES: Mapping[str, FormationNames] = {
    "en": ("colour run", "same strength", "colour", "run", "sum"),
    "de": ("Farblauf", "gleiche Stärke", "Farbe", "Lauf", "Summe"),
    "nl": ("kleurenreeks", "gelijke waarde", "kleur", "reeks", "som"),
}
"""What an edition calls the formations in languages that it was not printed in."""

MAX_HAND = 12
MAX_STRENGTH = 50
FORBIDDEN_LETTERS = "t"
"""`?4t2` says how many unknown cards are tactic cards."""

TACTICS = "tactics"
"""The table of a file that tactic cards have."""

HANDS = {str(size): size for size in range(1, MAX_HAND + 1)}
HAND_EXTENT = f"1 to {MAX_HAND}, and at most half the cards"


@dataclass(frozen=True, kw_only=True)
class CardEdition(BaseEdition):
    """One rulebook of a card game."""

    codes: ClassVar[tuple[str, ...]]
    """The tactic cards in notation, by kind."""
    plain_tactics: ClassVar[tuple[str, ...]]
    """The same in plain words."""

    language: Annotated[
        str, Rule("the language that its own names are in", pattern="[a-z]{2}", expected="two small letters, such as de")
    ] = "en"
    colours: Annotated[
        str,
        Rule(
            "one letter a colour",
            "S1.1, B1.1",
            pattern="[a-z]{1,12}",
            expected="small letters, one a colour",
            extent="1 to 12 small letters, each once, without `t`",
        ),
    ]
    strengths: Annotated[
        tuple[int, int],
        Rule(
            f"the weakest and the strongest card of each colour; at most {MAX_CARDS} cards in all",
            "S1.1, B1.1",
            low=0,
            high=MAX_STRENGTH,
        ),
    ]
    hand: Annotated[
        int,
        Rule("cards in a hand", "S2.1, B1.3", low=1, high=MAX_HAND, extent=HAND_EXTENT),
    ] = 6
    formations: Annotated[
        FormationNames,
        Rule(
            "what colour run, same strength, colour, run and sum are called",
            "S4.1, B4.1",
            count=5,
            expected="five names, the strongest formation's first",
            usual="plain English ones",
        ),
    ] = PLAIN_NAMES["en"]
    tactics: Annotated[
        tuple[int, ...],
        Rule(
            "how many cards of each kind the tactic pile has",
            "S1.4, B1.1",
            low=0,
            high=MAX_TACTICS,
            kinds=True,
            section=TACTICS,
            extent=f"0 to {MAX_TACTICS} each, {MAX_TACTICS} at most in all",
            usual="0",
        ),
    ] = ()
    own_tactics: Annotated[
        tuple[str, ...],
        Rule(
            "what the tactic cards are called in its language, in the order of their kinds",
            "S1.4, B8",
            section=TACTICS,
            expected="a list of names",
            usual="plain English ones",
        ),
    ] = ()
    tactic_lead: Annotated[
        int,
        Rule(
            "how many tactic cards more than the opponent one may have played",
            "S9.3, B8.2",
            low=1,
            high=MAX_TACTICS,
            section=TACTICS,
            was="lead",
        ),
    ] = 1
    spy_strength: Annotated[
        int,
        Rule(
            "the strength of the spy",
            "S9.10, B8.4",
            low=0,
            high=MAX_STRENGTH,
            section=TACTICS,
            extent="one of the strengths",
            usual="7, or the nearest there is",
        ),
    ] = 7
    shield_strengths: Annotated[
        tuple[int, int],
        Rule(
            "what a shield bearer can be",
            "S9.10, B8.4",
            low=0,
            high=MAX_STRENGTH,
            section=TACTICS,
            extent="two rising numbers among the strengths",
            usual="1 to 3, or the nearest there are",
        ),
    ] = (1, 3)

    def __post_init__(self) -> None:
        object.__setattr__(self, "colours", "".join(sorted(self.colours)))  # however a file lists them

    @classmethod
    def usual(cls, said: Mapping[str, Any]) -> dict[str, Any]:
        """The usual wild cards, as far as the strengths allow."""
        weakest, strongest = said["strengths"]
        low = min(max(1, weakest), strongest)
        spy = min(max(7, weakest), strongest)
        wilds = {"spy_strength": spy, "shield_strengths": (low, min(max(3, low), strongest))}
        return {**super().usual(said), **wilds, "tactics": (0,) * len(cls.kinds)}

    @property
    def limits(self) -> dict[str, tuple[int, int]]:
        """Hands and wild cards have to fit the deck."""
        return {
            "hand": (1, min(MAX_HAND, self.deck.size // 2)),
            "spy_strength": self.strengths,
            "shield_strengths": self.strengths,
        }

    def check(self) -> None:
        """Refuse decks that are too large, and tactic cards that are too many."""
        rules = rules_of(type(self))
        if len(set(self.colours)) != len(self.colours) or set(self.colours) & set(FORBIDDEN_LETTERS):
            raise rules["colours"].error(f"every letter once, and none of: {FORBIDDEN_LETTERS}")
        if self.deck.size > MAX_CARDS:
            raise rules["strengths"].error(f"{self.deck.size} cards are too many: at most {MAX_CARDS}")
        super().check()
        if sum(self.tactics) > MAX_TACTICS:
            message = f"{sum(self.tactics)} tactic cards are too many: at most {MAX_TACTICS}"
            raise rules["tactics"].error(message, self.kinds[0])
        if self.own_tactics and len(self.own_tactics) != len(self.kinds):
            raise rules["own_tactics"].error(f"one name for each of the {len(self.kinds)} kinds")

    @property
    def deck(self) -> Deck:
        """Which cards it is played with, and what its wild cards may become."""
        return _deck(self.colours, *self.strengths, self.spy_strength, self.shield_strengths)

    def formation_names(self, language: str) -> FormationNames:
        """The five formations, strongest first: the edition's own words in its own language, plain ones elsewhere."""
        if language == self.language:
            return self.formations
        return PLAIN_NAMES.get(language, PLAIN_NAMES["en"])

    def tactic_names(self, language: str) -> tuple[str, ...]:
        """The tactic cards by kind: the edition's own words in its own language, plain ones elsewhere."""
        return self.own_tactics if language == self.language and self.own_tactics else self.plain_tactics

    @property
    def has_tactics(self) -> bool:
        """Whether it is played with tactic cards."""
        return any(self.tactics)

    def has_section(self, section: str) -> bool:
        """Without a tactic card there is nothing to say of them."""
        return section != TACTICS or self.has_tactics

    def has_option(self, rule: Rule) -> bool:
        """Rulings about tactic cards are for rulebooks that have some."""
        return rule.option and self.has_section(rule.section)

    def card_name(self, card: int) -> str:
        """A card of the deck or a tactic card in notation; the later one of two jokers on a side is `Jo2`, of two spies `Sp2`."""
        if card >= LATER_WILD:
            return f"{self.codes[kind_of_wild(card)]}{(card - LATER_WILD) // WILD_KINDS + 2}"
        return self.deck.name(card) if card < TACTIC else self.codes[card - TACTIC]

    def with_options(self, options: Mapping[str, str]) -> Self:
        """The same rulebook with some rulings decided otherwise; its id names those that differ, in alphabetical order."""
        made = super().with_options(options)
        if "hand" in options and 2 * made.hand > self.deck.size:
            raise UnknownName(say("reason-option-hand", most=self.deck.size // 2, cards=self.deck.size, hand=made.hand))
        return made

    def fill(self, rules: Any) -> None:
        """The deck, and how many tactic cards there are."""
        self.deck.fill(rules)
        rules.has_tactics = self.has_tactics
        rules.assign("tactic_count", self.tactics)


@cache
def _deck(letters: str, weakest: int, strongest: int, spy: int, shield: tuple[int, int]) -> Deck:
    return Deck(letters, weakest, strongest, spy, shield)
