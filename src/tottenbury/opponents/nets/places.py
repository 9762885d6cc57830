"""What a net is told about one place, a stone or a tile: rows of its first layer, the same for every card game.

Every place has a block of rows. A slot holds the number of one active row, or NONE; a place fills PLACE_SLOTS of them. Nothing here depends
on which colour is which, so a net values a position with its colours exchanged the same.
"""

from __future__ import annotations

from typing import Any

from tottenbury.cards.formations import RUN, SUM, rank_of, total_of
from tottenbury.kernel import compiled
from tottenbury.opponents.judgement.formation_odds import RANKS
from tottenbury.opponents.judgement.sides import Face, Force
from tottenbury.opponents.nets.offsets import following

NONE = -1
"""A slot without a row."""

SIDE_SLOTS = 5
CHANCE_SLOT, JOINT_SLOT, MY_SLOT, THEIR_SLOT, GROUND_SLOT, PLACE_SLOTS = following(0, 1, 1, SIDE_SLOTS, SIDE_SLOTS, 1)
"""Slots of a place: who owns it or the chance to win it, both sides together, each side, and the ground; and how many there are."""

BUCKETS = 24
_COUNTS = 5
_TOTALS = 48
_LEVELS = 8
_SUMS = 16
_CLASSES = 36
_PARTIAL = RANKS * _LEVELS + _SUMS

OWNED, CHANCE, COMPLETE, PARTIAL, JOINT, BLOCK = following(
    0, 2, _COUNTS * _COUNTS * BUCKETS, 2 * RANKS * _TOTALS, 2 * 4 * _PARTIAL, _CLASSES * _CLASSES
)
"""Rows of a place, and how many there are: who owns it, I or they; the chance to win it, by how many cards lie on both sides; what a
complete side is worth, rank and sum, mine and theirs; what an incomplete side may become, for each rank how likely, and the sum to be
expected, by how many cards are missing; both sides together, each in one of 36 classes."""

STATUSES = 7
"""How a place stands, from 0, theirs, to 6, mine."""

MINE, THEIRS = 2.0, -1.0
"""In place of a chance: the place belongs to somebody."""


@compiled
def level_of(chance: float) -> int:
    """A chance as one of eight levels; the lowest is as good as none."""
    if chance < 0.25:
        return 0 if chance < 0.02 else 1 if chance < 0.06 else 2 if chance < 0.13 else 3
    return 4 if chance < 0.42 else 5 if chance < 0.65 else 6 if chance < 0.9 else 7


@compiled
def status_of(chance: float) -> int:
    """How a place stands for whom this is the chance to win it."""
    if chance < 0.38:
        return 0 if chance < 0.0 else 1 if chance < 0.12 else 2
    return 3 if chance < 0.62 else 4 if chance < 0.88 else 5 if chance <= 1.0 else 6


@compiled
def relative(rules: Any, total: float, size: int) -> float:
    """A sum of `size` cards between the least, 0, and the most, 1."""
    return max(0.0, min(1.0, (total / size - rules.weakest) / (rules.strengths - 1)))


@compiled
def class_of(rules: Any, force: Force, face: Face) -> int:
    """A side as one of 36 classes: what it is, or the best that it may well become."""
    side = force.side
    if side.missing <= 0:
        third = min(2, int(3.0 * relative(rules, total_of(side.weight, face.low), face.need)))
        return (rank_of(side.weight) - 1) * 3 + third
    likely, rank = 0.0, RANKS
    while rank > SUM and likely < 0.3:
        rank -= 1
        likely += force.distribution[rank]
    if side.missing == 1:
        return 15 + (rank - 1) * 2 + (likely >= 0.75)
    return (25 if side.missing == 2 else 30) + rank - 1


@compiled
def side_rows(rules: Any, block: int, theirs: int, force: Force, face: Face, slots: Any, at: int) -> None:
    """The slots of a side; `theirs` is 0 for mine and 1 for the other one."""
    side = force.side
    for n in range(SIDE_SLOTS):
        slots[at + n] = NONE
    if side.missing <= 0:
        total = min(_TOTALS - 1, total_of(side.weight, face.low))
        slots[at] = block + COMPLETE + (theirs * RANKS + rank_of(side.weight)) * _TOTALS + total
        return
    first = block + PARTIAL + (theirs * 4 + min(4, side.missing) - 1) * _PARTIAL
    for rank in range(RUN, RANKS):
        level = level_of(force.distribution[rank])
        if level > 0:
            slots[at + rank - RUN] = first + rank * _LEVELS + level
    total = min(_SUMS - 1, int(_SUMS * relative(rules, force.distribution[RANKS + SUM], face.need)))
    slots[at + SIDE_SLOTS - 1] = first + RANKS * _LEVELS + total


@compiled
def place_rows(rules: Any, block: int, face: Face, mine: Force, theirs: Force, chance: float, slots: Any, at: int) -> None:
    """Fill the slots of an open place, but for the ground."""
    counts = min(_COUNTS - 1, face.need - mine.side.missing) * _COUNTS + min(_COUNTS - 1, face.need - theirs.side.missing)
    slots[at + CHANCE_SLOT] = block + CHANCE + counts * BUCKETS + min(BUCKETS - 1, int(BUCKETS * chance))
    slots[at + JOINT_SLOT] = block + JOINT + class_of(rules, mine, face) * _CLASSES + class_of(rules, theirs, face)
    side_rows(rules, block, 0, mine, face, slots, at + MY_SLOT)
    side_rows(rules, block, 1, theirs, face, slots, at + THEIR_SLOT)


@compiled
def owned_rows(block: int, mine: bool, slots: Any, at: int) -> None:
    """Fill the slots of a place that somebody owns."""
    for n in range(PLACE_SLOTS):
        slots[at + n] = NONE
    slots[at + CHANCE_SLOT] = block + OWNED + (0 if mine else 1)
