"""Tables that lead from one column or throw of three dice to another: 56 each, without their order (`throws`)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np

from tottenbury.tug.solving.throws import COLUMNS, PAIRS, SHARES
from tottenbury.tug.state import FACES

COUNT = len(COLUMNS)
PAIR_COUNT = len(PAIRS)


def _numbers(groups: tuple[tuple[int, ...], ...], size: int) -> Any:
    """Where a group of dice in any order stands in the list of sorted groups."""
    table = np.full((FACES + 1,) * size, -1, np.int64)
    for number, group in enumerate(groups):
        for order in permutations(group):
            table[order] = number
    return table


COLUMN_NUMBER: Any = _numbers(COLUMNS, 3)
"""The number of the column, or throw, of three dice in any order."""

PAIR_NUMBER: Any = _numbers(PAIRS, 2)
"""The number of a pair of dice in any order."""

DICE: Any = np.array(COLUMNS, np.int64)
"""The three dice of each column, sorted."""

CHANCES: Any = np.array(SHARES)
"""How likely each throw is."""

SIXES: Any = (DICE == FACES).sum(axis=1)
"""How many sixes lie in each column: that many dice may be rolled again (C2.2)."""

PAIR_AND_DIE: Any = np.array([[COLUMN_NUMBER[(*pair, die)] for die in range(1, FACES + 1)] for pair in PAIRS])
"""The throw that a pair and a sixth part of chance make: pair, then face of the third die."""

WITHOUT: Any = np.array([[PAIR_NUMBER[tuple(np.delete(dice, place))] for place in range(3)] for dice in DICE])
"""The pair that stays when one of the three dice of a throw rolls again."""


def column_number(dice: tuple[int, ...]) -> int:
    """The number of a column, or throw, whose dice may lie in any order."""
    return int(COLUMN_NUMBER[dice])
