"""Columns and throws of three dice without their order: 56 each, and the tables that lead from one to another."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations
from typing import Any

import numpy as np

from tottenbury.tug.state import FACES

COLUMNS: tuple[tuple[int, int, int], ...] = tuple(combinations_with_replacement(range(1, FACES + 1), 3))
"""The 56 sorted columns; throws have the same numbers."""

PAIRS: tuple[tuple[int, int], ...] = tuple(combinations_with_replacement(range(1, FACES + 1), 2))
"""The 21 sorted pairs of dice: what is left of a throw while one die rolls again."""

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

CHANCES: Any = np.array([len(set(permutations(dice))) / FACES**3 for dice in COLUMNS])
"""How likely each throw is."""

SIXES: Any = (DICE == FACES).sum(axis=1)
"""How many sixes lie in each column: so many dice may be rolled again (C2.2)."""

PAIR_AND_DIE: Any = np.array([[COLUMN_NUMBER[(*pair, die)] for die in range(1, FACES + 1)] for pair in PAIRS])
"""The throw that a pair and a sixth part of chance make: pair, then face of the third die."""

WITHOUT: Any = np.array([[PAIR_NUMBER[tuple(np.delete(dice, place))] for place in range(3)] for dice in DICE])
"""The pair that stays when one of the three dice of a throw rolls again."""


def column_number(dice: tuple[int, ...]) -> int:
    """The number of a column, or throw, whose dice may lie in any order."""
    return int(COLUMN_NUMBER[dice])
