"""What actions do to rows of athletes, and the rows that a small model tells apart (rules C2.5 to C2.11)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from tottenbury.kernel import compiled
from tottenbury.tug.state import BERSERK_HITS


@compiled
def struck(standing: int, lying: int, full: int, cheap: int, weaken: int, berserk: int, later: int) -> tuple[int, int]:
    """The opposing row after a turn: `full` hits at full price, `cheap` dice good for lying athletes only, `weaken` dice that lay one down.

    Played in the best order: weaken, then the cheap dice, then the full ones, which take standing athletes first. A cheap die that finds
    nobody lying lays one down instead, so that every result is a legal turn. With `later` (option weak_next_turn, D-65) the cheap dice
    come first, since they cannot hit whom this turn laid down.
    """
    if not later:
        laid = min(weaken, standing)
        standing, lying = standing - laid, lying + laid
    for _ in range(cheap):
        if lying > 0:
            lying -= 1
        elif later:
            weaken += 1
        elif standing > 0:
            standing, lying = standing - 1, lying + 1
    if later:
        laid = min(weaken, standing)
        standing, lying = standing - laid, lying + laid
    gone = full + BERSERK_HITS * berserk
    fallen = min(gone, standing)
    return standing - fallen, max(0, lying - (gone - fallen))


@compiled
def gathered(standing: int, lying: int, gain: int, loss: int, lowest: int) -> tuple[int, int]:
    """The own row after the swaps of a turn (C2.6, C2.7): `gain` athletes come, `loss` leave, lying ones first; nobody is left if it dies.

    `lowest` is the lowest point of the row's size on the way, seen from its size before: who reaches zero there has lost at once (D-72).
    """
    if standing + lying + lowest <= 0:
        return 0, 0
    fallen = min(loss, lying)
    return standing + gain - (loss - fallen), lying - fallen


@dataclass(frozen=True)
class Rows:
    """The rows of athletes a model tells apart: at most `cap` athletes, at most `weakened` of them lying, at least one in all.

    A row that is too large loses lying athletes first, then standing ones; of the lying athletes beyond `weakened` the surplus stands up
    again. Both happen at the end of a turn only, and both keep the order "at least as many standing and at least as many in all".
    """

    cap: int
    weakened: int

    @cached_property
    def members(self) -> Any:
        """Standing and lying athletes of every row; rows with equally many lying ones are neighbours."""
        rows = [(total - lying, lying) for lying in range(self.weakened + 1) for total in range(max(lying, 1), self.cap + 1)]
        return np.array(rows, np.int64)

    @cached_property
    def count(self) -> int:
        """How many rows there are."""
        return len(self.members)

    @cached_property
    def number(self) -> Any:
        """The number of a row by standing and lying athletes, each at most `cap`."""
        table = np.full((self.cap + 1, self.cap + 1), -1, np.int64)
        for number, (standing, lying) in enumerate(self.members):
            table[standing, lying] = number
        return table

    def project(self, standing: int, lying: int) -> int:
        """The row of the model that stands for a row of any size; -1 for nobody left."""
        total = min(standing + lying, self.cap)
        if total == 0:
            return -1
        lying = min(max(0, total - standing), self.weakened)
        return int(self.number[total - lying, lying])
