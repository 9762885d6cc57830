"""The siege's rulebooks as data: the wall, the cards, the rulings that may be decided otherwise. Every field names its rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tottenbury.cards.deck import Deck
from tottenbury.cards.edition import CardEdition
from tottenbury.cards.formations import ALL_FORMATIONS, COLOUR, FORMATIONS, RUN, SAME_STRENGTH, SUM, SUM_ONLY
from tottenbury.siege.state import KINDS, RULES, TILES
from tottenbury.table.options import YES_NO

SIEGE_DECK = Deck(letters="bgpry", weakest=0, strongest=11, spy=10, shield=(1, 3))
"""Five colours, strengths 0 to 11 (B1.1); the spy is a 10, the shield 1 to 3 (B8.4)."""


@dataclass(frozen=True)
class Face:
    """What one face of a tile asks for (B2)."""

    need: int
    """Cards of a complete side."""
    counting: int = ALL_FORMATIONS
    """The formations that count, as a set of ranks."""
    lower_wins: bool = False

    @property
    def formations(self) -> tuple[str, ...]:
        """The formations that count, strongest first."""
        return tuple(line.key for line in FORMATIONS if (self.counting >> line.rank) & 1)

    @property
    def restricted(self) -> bool:
        """Whether some formation does not count here."""
        return self.counting != ALL_FORMATIONS

    @property
    def sign(self) -> str:
        """What the face shows, in a few characters: `all`, `+`, `-`, `run`, `colour`, `=`."""
        if self.lower_wins:
            return "-"
        return {ALL_FORMATIONS: "all", SUM_ONLY: "+", _SAME: "=", _COLOUR: "colour", _RUN: "run"}[self.counting]


_SAME, _COLOUR, _RUN = (1 << rank | 1 << SUM for rank in (SAME_STRENGTH, COLOUR, RUN))

Wall = tuple[tuple[Face, Face], ...]

_TOWER = Face(4), Face(2, _SAME)
_WALL = Face(3), Face(3, _COLOUR)

WALL: Wall = (
    (Face(3, SUM_ONLY), Face(3, _RUN)),
    _TOWER,
    _WALL,
    (Face(2), Face(4, SUM_ONLY, lower_wins=True)),
    _WALL,
    _TOWER,
    (Face(3, SUM_ONLY, lower_wins=True), Face(3, _RUN)),
)
"""The seven tiles from left to right, each intact and damaged (B2, D-41)."""

TILE_NAMES = ("left pit", "left tower", "left wall", "gate", "right wall", "right tower", "right pit")

BASE_OPTIONS: Mapping[str, Mapping[str, int]] = {
    "siege_full": {"pass": 0, "defender_wins": 1},  # D-46
}
TACTIC_OPTIONS: Mapping[str, Mapping[str, int]] = {
    "redeploy_cancels": YES_NO,  # D-50
    "siege_proof_tactics": {"ignore": 0, "count_wilds": 1},  # D-49
    "support_elite": YES_NO,  # D-53
    "support_revives": YES_NO,  # D-47
    "swap_in_proof": YES_NO,  # D-55
}
"""Rulings that may be decided otherwise: what can be written in a rulebook's id, and the value it stands for."""

ALL_TACTICS = (2, 1, 1, 1, 1, 1, 1, 1, 1, 1)
NO_TACTICS = (0,) * KINDS
"""How many of each: joker, spy, shield, redeploy, recruit, desertion, treason, explosion, support, swap (B1.1, B8)."""


@dataclass(frozen=True)
class SiegeEdition(CardEdition):
    """One rulebook of the siege."""

    codes = ("Jo", "Sp", "Sh", "Re", "Rc", "De", "Tr", "Ex", "Su", "Sw")
    plain_tactics = ("joker", "spy", "shield", "redeploy", "recruit", "desertion", "treason", "explosion", "support", "swap")

    deck: Deck = SIEGE_DECK
    tactics: tuple[int, ...] = NO_TACTICS
    own_match: str = "revenge"
    wall: Wall = WALL
    breaches_to_win: int = 4
    """Damaged tiles that win (B6.1)."""
    cauldrons: int = 3
    """B3.3"""
    siege_full: int = 0
    """Whether the defender wins when all his sides are full (D-46)."""
    support_revives: int = 0
    """Whether Support lifts the end after the last card has been drawn (D-47)."""
    support_elite: int = 0
    """Whether Support may put elite cards back into the tactic pile (D-53)."""
    siege_proof_tactics: int = 0
    """Whether a proof has to reckon with wild cards that nobody has played (D-49)."""
    redeploy_cancels: int = 1
    """Whether a redeployed 0 or 11 cancels (D-50)."""
    swap_in_proof: int = 0
    """Whether cards known to both from a swap enter the proof (D-55)."""

    def face(self, s: Any, tile: int) -> Face:
        """The face that a tile of a record shows."""
        return self.wall[tile][(s.damaged >> tile) & 1]

    @property
    def options(self) -> dict[str, Mapping[str, int]]:
        """The rulings that may be decided otherwise in this rulebook, and how."""
        return {**BASE_OPTIONS, **(TACTIC_OPTIONS if self.has_tactics else {})}

    def record(self) -> bytes:
        """The rules in the form that the kernels read."""
        made = RULES.new()
        rules = RULES.record(made)
        self.deck.fill(rules)
        assert len(self.wall) == TILES
        for field in ("need", "counting", "lower_wins"):
            rules.assign(field, [[getattr(face, field) for face in faces] for faces in self.wall])
        for name in ("hand", "breaches_to_win", "cauldrons", "has_tactics", "tactic_lead", "support_revives", "redeploy_cancels"):
            setattr(rules, name, getattr(self, name))
        rules.assign("tactic_count", self.tactics)
        rules.full_wins = self.siege_full
        rules.support_elite = self.support_elite
        rules.proof_wilds = self.siege_proof_tactics
        rules.swap_in_proof = self.swap_in_proof
        return bytes(made)


SIEGE_2020 = SiegeEdition(
    id="siege-2020",
    title="The siege, German edition of 2020",
    language="de",
    own_names=("Farblauf", "Gleiche Stärke", "Farbe", "Lauf", "Summe"),
)

EDITIONS = (
    SIEGE_2020,
    replace(
        SIEGE_2020,
        id="siege-2020-tactics",
        title="The siege with tactic cards, German edition of 2020",
        own_tactics=(
            "Joker",
            "Spion",
            "Schild",
            "Neueinsatz",
            "Rekrutierung",
            "Fahnenflucht",
            "Verrat",
            "Explosion",
            "Unterstützung",
            "Austausch",
        ),
        hand=7,
        tactics=ALL_TACTICS,
    ),
)
"""Both published rulebooks. They differ in their fields only."""
