"""The tug of war's one rulebook as data, and the rulings that may be decided otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tottenbury.table.options import YES_NO, chosen
from tottenbury.table.seats import Seat
from tottenbury.tug.state import RULES

VILLAGES = ("Plockton", "Broadford")
"""Who sits South, who sits North (C1.1)."""

OPTIONS: Mapping[str, Mapping[str, int]] = {
    "cap": {"none": 0, "18": 18},  # D-68
    "free_assignment": YES_NO,  # D-63
    "idle_weaken": YES_NO,  # D-66
    "reroll_source": {"own": 0, "both": 1},  # D-61
    "starter": {"agreed": 0, "fewer_athletes": 1},
    "weak_next_turn": YES_NO,  # D-65
}


@dataclass(frozen=True)
class TugEdition:
    """The rules of a tug of war."""

    id: str = "tug"
    title: str = "Tug of war, the dice game"
    own_match: str = "rematch"
    """How the booklet plays several games (C3.2)."""
    cap: int = 0
    """The most athletes that a side can have; 0: no limit (D-68)."""
    free_assignment: int = 0
    """Whether several dice may be put on one column die (D-63)."""
    idle_weaken: int = 1
    """Whether a die may be used to weaken when nobody is left standing (D-66)."""
    reroll_source: int = 0
    """Whether the sixes of both columns give rerolls (D-61)."""
    starter: int = 0
    """Whether the side with fewer athletes begins."""
    weak_next_turn: int = 0
    """Whether a weakened athlete becomes cheap only with the next turn (D-65)."""

    def with_options(self, options: Mapping[str, str]) -> TugEdition:
        """The same rulebook with some rulings decided otherwise; its id names those that differ."""
        changes, suffix = chosen(self, OPTIONS, options)
        return replace(self, id=self.id + suffix, **changes)

    def begins(self, south: int, north: int) -> Seat | None:
        """Whom the rules let begin with so many athletes; None: as agreed, or by lot (C1.5)."""
        return Seat(int(north < south)) if self.starter and south != north else None

    def record(self) -> bytes:
        """The rules in the form that the kernels read."""
        made = RULES.new()
        rules = RULES.record(made)
        for name in ("cap", "free_assignment", "idle_weaken", "weak_next_turn"):
            setattr(rules, name, getattr(self, name))
        rules.reroll_both = self.reroll_source
        rules.fewer_begins = self.starter
        return bytes(made)
