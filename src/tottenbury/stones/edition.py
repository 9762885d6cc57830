"""The editions of the border stones: what each rulebook prints, as data. Every field names its rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tottenbury.cards.deck import Deck
from tottenbury.stones.state import ADJUDICATE, AFTER_PLAY, DRAWN, OWN_TURN, RULES, TURN_START
from tottenbury.table.errors import UnknownName

CLAN_DECK = Deck(letters="bgopry", weakest=1, strongest=9, spy=7, shield=(1, 3))
"""Six clans, strengths 1 to 9 (S1.1); the spy is a 7, the shield bearer 1 to 3 (S9.10)."""

FormationNames = tuple[str, str, str, str, str]
"""Strongest first: colour run, same strength, colour, run, sum."""

PLAIN_NAMES: Mapping[str, FormationNames] = {
    "en": ("colour run", "same strength", "colour", "run", "sum"),
    "de": ("Farblauf", "gleiche Stärke", "Farbe", "Lauf", "Summe"),
    "nl": ("kleurenreeks", "gelijke waarde", "kleur", "reeks", "som"),
}
"""What an edition calls the formations in languages that it was not printed in."""

OPTIONS: Mapping[str, Mapping[str, int]] = {
    "claim_window": {"after_play": AFTER_PLAY, "own_turn": OWN_TURN, "turn_start": TURN_START},  # D-01
    "hand": {str(size): size for size in range(1, 10)},  # D-30
    "stalemate": {"adjudicate": ADJUDICATE, "draw": DRAWN},  # D-03
}
"""Rulings that may be decided otherwise: what can be written in a rulebook's id, and the value it stands for."""


@dataclass(frozen=True)
class Edition:
    """One rulebook of the border stones."""

    id: str
    title: str
    language: str
    """The language it was printed in."""
    own_names: FormationNames
    """The formations in that language (S4.1)."""
    deck: Deck = CLAN_DECK
    hand: int = 6
    """Cards in a hand (S2.1)."""
    stones: int = 9
    """Stones in the row (S1.2)."""
    need: int = 3
    """Cards of a complete formation (S3.2)."""
    adjacent_to_win: int = 3
    """Adjacent stones that win at once (S6.1)."""
    stones_to_win: int = 5
    """Stones that win wherever they stand (S6.1)."""
    claim_window: int = AFTER_PLAY
    """When stones are claimed (S3.1, S3.8, D-01)."""
    stalemate: int = ADJUDICATE
    """What two passes in a row lead to (S7.9, D-03)."""
    own_match: str = "series"
    """How this rulebook plays several games (S8.1, S8.2); any other format can be put on top of it too."""

    def formation_names(self, language: str) -> FormationNames:
        """The five formations, strongest first: the edition's own words in its own language, plain ones elsewhere."""
        if language == self.language:
            return self.own_names
        return PLAIN_NAMES.get(language, PLAIN_NAMES["en"])

    def with_options(self, options: Mapping[str, str]) -> Edition:
        """The same rulebook with some rulings decided otherwise; its id names those that differ, in alphabetical order."""
        changes: dict[str, Any] = {}
        for name, text in options.items():
            if name not in OPTIONS:
                raise UnknownName(f"{self.id} has no option {name!r}; there are: {', '.join(sorted(OPTIONS))}")
            if text not in OPTIONS[name]:
                raise UnknownName(f"the option {name} is one of {', '.join(OPTIONS[name])}, not {text!r}")
            if OPTIONS[name][text] != getattr(self, name):
                changes[name] = OPTIONS[name][text]
        suffix = "".join(f";{name}={options[name]}" for name in sorted(changes))
        return replace(self, id=self.id + suffix, **changes)

    def record(self) -> Any:
        """The rules in the form that the kernels read."""
        rules = np.zeros(1, RULES)
        self.deck.fill(rules[0])
        for name in ("hand", "stones", "need", "adjacent_to_win", "stones_to_win", "claim_window", "stalemate"):
            rules[0][name] = getattr(self, name)
        return rules


EDITIONS = (
    Edition(
        id="stones-1999",
        title="Border stones, German edition of 1999",
        language="de",
        own_names=(
            "der geordnete Clan",
            "das Schotten-Totten-Team",
            "der Clan",
            "die Schotten-Totten-Staffel",
            "die wilde Horde",
        ),
    ),
    Edition(
        id="stones-2004",
        title="Border stones, Dutch edition of 2004",
        language="nl",
        own_names=(
            "de geordende clan",
            "het Schotten-Totten-Team",
            "de Clan",
            "de Schotten-Totten-Staffel",
            "de wilde horde",
        ),
    ),
    Edition(
        id="stones-2024",
        title="Border stones, German edition of 2024",
        language="de",
        own_names=("Königstrupp", "Dreierspitze", "Farbwall", "Bunter Trupp", "Wilde Horde"),
        own_match="feud:5",
    ),
)
"""The three base games. They differ in words and in how a match is played."""
