"""The siege's schema: the wall, and every rule that its editions can differ in, with its number in the booklet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, ClassVar

from tottenbury.cards.edition import MAX_STRENGTH, TACTICS, CardEdition
from tottenbury.cards.formations import ALL_FORMATIONS, COLOUR, FORMATIONS, RUN, SAME_STRENGTH, SUM, SUM_ONLY
from tottenbury.core.schema import Rule, rules_of
from tottenbury.kernel.layout import Layout
from tottenbury.siege.state import RULES, TILES


def _or_sum(rank: int) -> int:
    return 1 << rank | 1 << SUM


SIGNS = {
    "all": ALL_FORMATIONS,
    "+": SUM_ONLY,
    "-": SUM_ONLY,
    "run": _or_sum(RUN),
    "colour": _or_sum(COLOUR),
    "=": _or_sum(SAME_STRENGTH),
}
"""What a face shows, and the formations that count there, as a set of ranks. At a minus the lower sum leads."""


@dataclass(frozen=True)
class Face:
    """What one face of a tile asks for (B2)."""

    need: int
    """Cards of a complete side."""
    sign: str
    """What the face shows, in a few characters."""

    @property
    def counting(self) -> int:
        """The formations that count, as a set of ranks."""
        return SIGNS[self.sign]

    @property
    def lower_wins(self) -> bool:
        """Whether the lower sum leads."""
        return self.sign == "-"

    @property
    def formations(self) -> tuple[str, ...]:
        """The formations that count, strongest first."""
        return tuple(line.key for line in FORMATIONS if (self.counting >> line.rank) & 1)

    @property
    def restricted(self) -> bool:
        """Whether some formation does not count here."""
        return self.counting != ALL_FORMATIONS


TILE_NAMES = ("left pit", "left tower", "left wall", "gate", "right wall", "right tower", "right pit")

LEFT_OUT = {"ignore": 0, "count_wilds": 1}


@dataclass(frozen=True, kw_only=True)
class SiegeEdition(CardEdition):
    """One rulebook of the siege."""

    layout: ClassVar[Layout] = RULES
    codes = ("Jo", "Sp", "Sh", "Re", "Rc", "De", "Tr", "Ex", "Su", "Sw")
    kinds = plain_tactics = ("joker", "spy", "shield", "redeploy", "recruit", "desertion", "treason", "explosion", "support", "swap")

    own_match: Annotated[
        str, Rule("how this rulebook plays several games", "B7", pattern="[a-z]+(:[0-9]+)?", expected="a match format")
    ] = "revenge"
    wall: Annotated[
        tuple[tuple[str, str], ...],
        Rule(
            "the tiles from left to right, each intact and damaged: how many cards a side, and what the face shows",
            "B2, D-41",
            count=TILES,
            expected=f"{TILES} pairs of faces, each a number and one of {', '.join(SIGNS)}",
        ),
    ]
    breaches_to_win: Annotated[int, Rule("damaged tiles that win", "B6.1", low=1, high=TILES)] = 4
    cauldrons: Annotated[int, Rule("cauldrons of the defender", "B3.3", low=0, high=9)] = 3
    spy_strength: Annotated[int, Rule("the strength of the spy", "B8.4", low=0, high=MAX_STRENGTH, section=TACTICS)] = 10
    siege_full: Annotated[
        int,
        Rule(
            "what happens when all sides of the defender are full: a pass, or a win for the defender",
            "D-46",
            choices={"pass": 0, "defender_wins": 1},
            option=True,
        ),
    ] = 0
    support_revives: Annotated[
        bool,
        Rule("whether Support lifts the end after the last card has been drawn", "D-47", option=True, section=TACTICS),
    ] = False
    support_elite: Annotated[
        bool,
        Rule("whether Support may put elite cards back into the tactic pile", "D-53", option=True, section=TACTICS),
    ] = False
    siege_proof_tactics: Annotated[
        int,
        Rule("whether a proof reckons with wild cards that nobody has played", "D-49", choices=LEFT_OUT, option=True, section=TACTICS),
    ] = 0
    redeploy_cancels: Annotated[bool, Rule("whether a redeployed 0 or 11 cancels", "D-50", option=True, section=TACTICS)] = True
    swap_in_proof: Annotated[
        bool,
        Rule("whether cards known to both from a swap enter the proof", "D-55", option=True, section=TACTICS),
    ] = False

    @classmethod
    def usual(cls, said: Mapping[str, Any]) -> dict[str, Any]:
        """The spy is as strong as the booklet's, whatever the deck."""
        return {**super().usual(said), "spy_strength": rules_of(cls)["spy_strength"].default}

    def check(self) -> None:
        """Refuse faces that say nothing."""
        super().check()
        texts = [text.split() for faces in self.wall for text in faces]
        if not all(len(text) == 2 and text[0] in ("2", "3", "4") and text[1] in SIGNS for text in texts):
            rule = rules_of(type(self))["wall"]
            raise rule.mistake(self.wall, rule.wanted())

    @property
    def faces(self) -> tuple[tuple[Face, Face], ...]:
        """The tiles from left to right, each intact and damaged."""
        return _faces(self.wall)

    def face(self, s: Any, tile: int) -> Face:
        """The face that a tile of a record shows."""
        return self.faces[tile][(s.damaged >> tile) & 1]

    def fill(self, rules: Any) -> None:
        """The deck, the tactic cards, and the wall."""
        super().fill(rules)
        for name in ("need", "counting", "lower_wins"):
            rules.assign(name, [[getattr(face, name) for face in faces] for faces in self.faces])


@cache
def _faces(wall: tuple[tuple[str, str], ...]) -> tuple[tuple[Face, Face], ...]:
    faces = [[Face(int(need), sign) for need, sign in (text.split() for text in pair)] for pair in wall]
    return tuple((intact, damaged) for intact, damaged in faces)
