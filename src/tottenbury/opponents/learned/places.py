"""What a net is told about one place, a stone or a tile: rows of its first layer, the same for every card game.

Every place has a block of rows. A slot holds the number of one active row, or NONE; a place fills PLACE_SLOTS of them. Nothing here depends
on which colour is which, so a net values a position with its colours exchanged the same.
"""

from __future__ import annotations

from typing import Any

from tottenbury.cards.formations import RUN, SUM, rank_of, total_of
from tottenbury.kernel import jit
from tottenbury.opponents.outlook import RANKS
from tottenbury.opponents.sides import Side

NONE = -1
"""A slot without a row."""

PLACE_SLOTS = 13
"""Who owns a place or the chance to win it, both sides together, five rows for each side, and the ground."""

BUCKETS = 24
_COUNTS = 5
_TOTALS = 48
_LEVELS = 8
_SUMS = 16
_CLASSES = 36

OWNED = 0
"""Two rows: mine, theirs."""

CHANCE = OWNED + 2
"""The chance to win the place, by how many cards lie on both sides."""

COMPLETE = CHANCE + _COUNTS * _COUNTS * BUCKETS
"""What a complete side is worth: rank and sum, mine and theirs."""

PARTIAL = COMPLETE + 2 * RANKS * _TOTALS
"""What an incomplete side may become: for each rank how likely, and the sum to be expected, by how many cards are missing."""

JOINT = PARTIAL + 2 * 4 * (RANKS * _LEVELS + _SUMS)
"""Both sides together, each in one of 36 classes."""

BLOCK = JOINT + _CLASSES * _CLASSES
"""Rows of a place."""

STATUSES = 7
"""How a place stands, from 0, theirs, to 6, mine."""

MINE, THEIRS = 2.0, -1.0
"""In place of a chance: the place belongs to somebody."""


@jit
def level_of(chance: float) -> int:
    """A chance as one of eight levels; the lowest is as good as none."""
    if chance < 0.25:
        return 0 if chance < 0.02 else 1 if chance < 0.06 else 2 if chance < 0.13 else 3
    return 4 if chance < 0.42 else 5 if chance < 0.65 else 6 if chance < 0.9 else 7


@jit
def status_of(chance: float) -> int:
    """How a place stands for whom this is the chance to win it."""
    if chance < 0.38:
        return 0 if chance < 0.0 else 1 if chance < 0.12 else 2
    return 3 if chance < 0.62 else 4 if chance < 0.88 else 5 if chance <= 1.0 else 6


@jit
def relative(rules: Any, total: float, size: int) -> float:
    """A sum of so many cards between the least, 0, and the most, 1."""
    return max(0.0, min(1.0, (total / size - rules.weakest) / (rules.strengths - 1)))


@jit
def class_of(rules: Any, side: Side, size: int, low: bool, spread: Any) -> int:
    """A side as one of 36 classes: what it is, or the best that it may well become."""
    if side[2] <= 0:
        return (rank_of(side[3]) - 1) * 3 + min(2, int(3.0 * relative(rules, total_of(side[3], low), size)))
    likely, rank = 0.0, RANKS
    while rank > SUM and likely < 0.3:
        rank -= 1
        likely += spread[rank]
    if side[2] == 1:
        return 15 + (rank - 1) * 2 + (likely >= 0.75)
    return (25 if side[2] == 2 else 30) + rank - 1


@jit
def side_rows(rules: Any, block: int, theirs: int, side: Side, size: int, low: bool, spread: Any, slots: Any, at: int) -> None:
    """The five slots of a side; `theirs` is 0 for mine and 1 for the other one."""
    for n in range(5):
        slots[at + n] = NONE
    if side[2] <= 0:
        total = min(_TOTALS - 1, total_of(side[3], low))
        slots[at] = block + COMPLETE + (theirs * RANKS + rank_of(side[3])) * _TOTALS + total
        return
    first = block + PARTIAL + (theirs * 4 + min(4, side[2]) - 1) * (RANKS * _LEVELS + _SUMS)
    for rank in range(RUN, RANKS):
        level = level_of(spread[rank])
        if level > 0:
            slots[at + rank - RUN] = first + rank * _LEVELS + level
    slots[at + 4] = first + RANKS * _LEVELS + min(_SUMS - 1, int(_SUMS * relative(rules, spread[RANKS + SUM], size)))


@jit
def place_rows(
    rules: Any,
    block: int,
    size: int,
    low: bool,
    mine: Side,
    theirs: Side,
    my_spread: Any,
    their_spread: Any,
    chance: float,
    slots: Any,
    at: int,
) -> None:
    """Fill the slots of an open place, but for the last one, the ground."""
    counts = min(_COUNTS - 1, size - mine[2]) * _COUNTS + min(_COUNTS - 1, size - theirs[2])
    slots[at] = block + CHANCE + counts * BUCKETS + min(BUCKETS - 1, int(BUCKETS * chance))
    classes = class_of(rules, mine, size, low, my_spread) * _CLASSES + class_of(rules, theirs, size, low, their_spread)
    slots[at + 1] = block + JOINT + classes
    side_rows(rules, block, 0, mine, size, low, my_spread, slots, at + 2)
    side_rows(rules, block, 1, theirs, size, low, their_spread, slots, at + 7)


@jit
def owned_rows(block: int, mine: bool, slots: Any, at: int) -> None:
    """Fill the slots of a place that somebody owns."""
    for n in range(PLACE_SLOTS):
        slots[at + n] = NONE
    slots[at] = block + OWNED + (0 if mine else 1)
