"""The editions of the border stones: what each rulebook prints, as data. Every field names its rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tottenbury.cards.deck import Deck
from tottenbury.cards.edition import CardEdition
from tottenbury.stones.state import (
    ADJUDICATE,
    AFTER_PLAY,
    ALWAYS_TWO,
    ANY_TACTIC,
    AUTO_WORST,
    BOTH_FULL,
    DRAWN,
    FORBID,
    KINDS,
    LIMIT_ON_TABLE,
    LIMIT_PER_GAME,
    NO_LIMIT,
    ONE_TERRAIN,
    OWN_TURN,
    OWNER_DISCARDS,
    PROOF_WILL_DO,
    RULES,
    TO_SIZE,
    TURN_START,
)
from tottenbury.table.options import YES_NO

CLAN_DECK = Deck(letters="bgopry", weakest=1, strongest=9, spy=7, shield=(1, 3))
"""Six clans, strengths 1 to 9 (S1.1); the spy is a 7, the shield bearer 1 to 3 (S9.10)."""

BASE_OPTIONS: Mapping[str, Mapping[str, int]] = {
    "claim_window": {"after_play": AFTER_PLAY, "own_turn": OWN_TURN, "turn_start": TURN_START},  # D-01
    "hand": {str(size): size for size in range(1, 13)},  # D-30
    "stalemate": {"adjudicate": ADJUDICATE, "draw": DRAWN},  # D-03
}
"""Rulings that may be decided otherwise: what can be written in a rulebook's id, and the value it stands for."""

TACTIC_OPTIONS: Mapping[str, Mapping[str, int]] = {
    "allow_void_tactics": YES_NO,  # D-16
    "joker_limit": {"per_game": LIMIT_PER_GAME, "on_table": LIMIT_ON_TABLE},  # D-11
    "joker_return": YES_NO,  # D-12
    "mud_claim": {"proof": PROOF_WILL_DO, "both_full": BOTH_FULL},  # D-34
    "mud_excess": {"owner_discards": OWNER_DISCARDS, "auto_worst": AUTO_WORST, "forbid": FORBID},  # D-14
    "one_tactic_a_stone": {"terrain": ONE_TERRAIN, "any": ANY_TACTIC},  # D-15
    "optional_tactics_draw": YES_NO,  # D-21
    "scout_short": {"to_size": TO_SIZE, "always_two": ALWAYS_TWO},  # D-20
    "stone_cards_targetable": YES_NO,  # D-13
}
"""The same for rulebooks with tactic cards."""

ALL_TACTICS = (2, 1, 1, 1, 1, 1, 1, 1, 1)
NO_TACTICS = (0,) * KINDS
"""How many of each: joker, spy, shield bearer, fog, mud, scout, redeploy, deserter, traitor (S1.4)."""


@dataclass(frozen=True)
class Edition(CardEdition):
    """One rulebook of the border stones."""

    codes = ("Jo", "Sp", "Sh", "Fo", "Mu", "Sc", "Re", "De", "Tr")
    plain_tactics = ("joker", "spy", "shield bearer", "fog", "mud", "scout", "redeploy", "deserter", "traitor")

    deck: Deck = CLAN_DECK
    tactics: tuple[int, ...] = NO_TACTICS
    own_match: str = "series"
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
    joker_limit: int = LIMIT_PER_GAME
    """How many jokers a player may play (S9.14, D-11)."""
    joker_return: int = 0
    """Whether a scout may return a joker that cannot be played (D-12)."""
    scout_under: int = 0
    """Whether scouted cards go under the piles or on top of them (S9.30)."""
    scout_short: int = TO_SIZE
    """How many cards a scout returns when the piles were short (D-20)."""
    one_tactic_a_stone: int = NO_LIMIT
    """How many terrain cards a stone can take (S9.21, S9.22, D-15)."""
    stone_cards_targetable: int = 0
    """Whether fog and mud can be moved and discarded (S9.26, D-13)."""
    mud_excess: int = OWNER_DISCARDS
    """What becomes of a fourth card when the mud goes (D-14)."""
    mud_claim: int = PROOF_WILL_DO
    """Whether a claim in the mud can be proven against an incomplete side (S9.25, D-34)."""
    shared_discards: int = 0
    """Whether there is one discard pile for both (S9.30)."""
    allow_void_tactics: int = 0
    """Whether a guile card without a target may be played to get rid of it (D-16)."""
    optional_tactics_draw: int = 0
    """Whether a player may decline to draw when only tactic cards are left (D-21)."""

    def need_at(self, s: Any, stone: int) -> int:
        """How many cards a complete formation has at a stone of a record: what `claims.need_at` says, for callers that are not compiled."""
        return self.need + int(s.terrain[stone, 1] != 0)

    @property
    def options(self) -> dict[str, Mapping[str, int]]:
        """The rulings that may be decided otherwise in this rulebook, and how."""
        options = dict(BASE_OPTIONS)
        if self.has_tactics:
            options |= TACTIC_OPTIONS
            if self.one_tactic_a_stone == NO_LIMIT:
                del options["one_tactic_a_stone"]  # S9.22: nothing to read strictly
        return options

    def record(self) -> bytes:
        """The rules in the form that the kernels read."""
        made = RULES.new()
        rules = RULES.record(made)
        self.deck.fill(rules)
        for name in ("hand", "stones", "need", "adjacent_to_win", "stones_to_win", "claim_window", "stalemate"):
            setattr(rules, name, getattr(self, name))
        rules.assign("tactic_count", self.tactics)
        rules.has_tactics = self.has_tactics
        rules.terrain_limit = self.one_tactic_a_stone
        rules.terrain_targetable = self.stone_cards_targetable
        rules.void_tactics = self.allow_void_tactics
        rules.optional_draw = self.optional_tactics_draw
        for name in ("tactic_lead", "joker_limit", "joker_return", "scout_under", "scout_short", "mud_claim", "mud_excess"):
            setattr(rules, name, getattr(self, name))
        rules.shared_discards = self.shared_discards
        return bytes(made)


GERMAN_1999 = Edition(
    id="stones-1999",
    title="Border stones, German edition of 1999",
    language="de",
    own_names=("der geordnete Clan", "das Schotten-Totten-Team", "der Clan", "die Schotten-Totten-Staffel", "die wilde Horde"),
)

DUTCH_2004 = Edition(
    id="stones-2004",
    title="Border stones, Dutch edition of 2004",
    language="nl",
    own_names=("de geordende clan", "het Schotten-Totten-Team", "de Clan", "de Schotten-Totten-Staffel", "de wilde horde"),
)

DUTCH_TACTICS = replace(
    DUTCH_2004,
    id="stones-2004-tactics",
    title="Border stones with tactic cards, Dutch edition of 2004",
    own_tactics=(
        "Leider",
        "Hulptroepen",
        "Schilddragers",
        "Mist",
        "Modder",
        "Verkenner",
        "Hergroeperen",
        "Deserteur",
        "Overloper",
    ),
    tactics=ALL_TACTICS,
    stone_cards_targetable=1,
)

GERMAN_2024 = Edition(
    id="stones-2024",
    title="Border stones, German edition of 2024",
    language="de",
    own_names=("Königstrupp", "Dreierspitze", "Farbwall", "Bunter Trupp", "Wilde Horde"),
    own_match="feud:5",
)

GERMAN_TACTICS = replace(
    GERMAN_2024,
    id="stones-2024-tactics",
    title="Border stones with tactic cards, German edition of 2024",
    own_tactics=(
        "Trickser",
        "Spionin",
        "Schildträger",
        "Blinde Kuh",
        "Schlammschlacht",
        "Einberufung",
        "Strategischer Schachzug",
        "Banshee-Beschwörung",
        "Verrat",
    ),
    hand=7,
    tactics=ALL_TACTICS,
    scout_under=1,
    one_tactic_a_stone=ONE_TERRAIN,
    shared_discards=1,
)

EDITIONS = (
    GERMAN_1999,
    DUTCH_2004,
    DUTCH_TACTICS,
    replace(
        DUTCH_TACTICS,
        id="stones-2004-advanced",
        title="Border stones with tactic cards, claims first, Dutch edition of 2004",
        claim_window=TURN_START,
    ),
    GERMAN_2024,
    GERMAN_TACTICS,
    replace(
        GERMAN_TACTICS,
        id="stones-2024-early-bird",
        title="Border stones with tactic cards, claims first, German edition of 2024",
        claim_window=TURN_START,
    ),
)
"""Every published rulebook of the game. They differ in their fields only."""
