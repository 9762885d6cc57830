"""Columns and throws of three dice without their order, and how likely each throw is: plain numbers, for the rules as well."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

from tottenbury.tug.state import FACES

COLUMNS: tuple[tuple[int, int, int], ...] = tuple(combinations_with_replacement(range(1, FACES + 1), 3))
"""The 56 sorted columns; throws have the same numbers."""

PAIRS: tuple[tuple[int, int], ...] = tuple(combinations_with_replacement(range(1, FACES + 1), 2))
"""The 21 sorted pairs of dice: what is left of a throw while one die rolls again."""

SHARES: tuple[float, ...] = tuple(len(set(permutations(dice))) / FACES**3 for dice in COLUMNS)
"""How likely each throw is."""
