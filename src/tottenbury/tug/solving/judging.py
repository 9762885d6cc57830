"""What ways to use a throw are worth by a solved table, with the rerolls before them: the functions behind `advice` and `playing`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tottenbury.kernel import compiled
from tottenbury.tug.solving.athletes import gathered, struck
from tottenbury.tug.solving.columns import COLUMN_NUMBER, COUNT, DICE
from tottenbury.tug.solving.turns import BERSERKS, CHEAPS, FIELDS, FULLS, GAIN, LOSS, LOWEST, MOST, NEW_COLUMN, WEAKENS, ways
from tottenbury.tug.state import FACES

if TYPE_CHECKING:
    from tottenbury.tug.solving.results import Model

NOTHING = -1.0
"""Less than any worth."""


class Solved(NamedTuple):
    """A solved model as compiled code reads it."""

    table: Any
    """The win probabilities."""
    number: Any
    """The numbers of rows (`Rows.number`)."""
    free: int
    later: int
    cap: int
    weakened: int


class Room(NamedTuple):
    """Room for the ways to use one throw: the ways (`turns.ways`), the rows that each leaves, and its worth."""

    found: Any
    left: Any
    worths: Any


def solved_by(model: Model, table: Any) -> Solved:
    """A table with what is to be known of its model."""
    return Solved(table, model.rows.number, int(model.free), int(model.later), model.cap, model.weakened)


def new_room() -> Room:
    """Fresh room."""
    return Room(np.empty((MOST, FIELDS), np.int64), np.empty((MOST, 4), np.int64), np.empty(MOST))


@compiled
def place_of(standing: int, lying: int, cap: int, weakened: int, number: Any) -> int:
    """The number of the row that stands for this one in the table (as `Rows.project`)."""
    total = min(standing + lying, cap)
    if total == 0:
        return -1
    lying = min(max(0, total - standing), weakened)
    return int(number[total - lying, lying])


@compiled
def judge(way: Any, state: Any, solved: Any, after: Any) -> float:
    """The worth of one way to use a throw; the rows it leaves are written into `after`. A cheap die without a target weakens.

    `state` is the opposing column, own standing and lying athletes, opposing standing and lying ones.
    """
    own = gathered(state[1], state[2], way[GAIN], way[LOSS], way[LOWEST])
    opposing = struck(state[3], state[4], way[FULLS], way[CHEAPS], way[WEAKENS], way[BERSERKS], solved.later)
    after[0], after[1] = own
    after[2], after[3] = opposing
    if own[0] + own[1] == 0:
        return 0.0
    if opposing[0] + opposing[1] == 0:
        return 1.0
    mine = place_of(own[0], own[1], solved.cap, solved.weakened, solved.number)
    theirs = place_of(opposing[0], opposing[1], solved.cap, solved.weakened, solved.number)
    return 1.0 - np.float64(solved.table[state[0], way[NEW_COLUMN], theirs, mine])


@compiled
def judge_all(solved: Any, room: Any, state: Any, column: int, throw: int) -> int:
    """Write every way to use a throw into the room, with what it leaves and what it is worth; answers how many there are."""
    count = ways(DICE[column], DICE[throw], room.found, solved.free)
    for i in range(count):
        room.worths[i] = judge(room.found[i], state, solved, room.left[i])
    return count


@compiled
def throw_scores(solved: Any, room: Any, state: Any, scores: Any, column: int) -> None:
    """The best worth of each of the 56 throws as it lies."""
    for throw in range(COUNT):
        best = NOTHING
        for i in range(judge_all(solved, room, state, column, throw)):
            best = max(best, room.worths[i])
        scores[throw] = best


@compiled
def worth_with_rerolls(scores: Any, dice: Any, marks: int, left: int) -> float:
    """The worth of a throw of which some dice may still roll again, but not those in the bit set `marks` (C2.2, D-62)."""
    best = scores[COLUMN_NUMBER[dice[0], dice[1], dice[2]]]
    if left > 0:
        for place in range(3):
            if not marks >> place & 1:
                kept, total = dice[place], 0.0
                for face in range(1, FACES + 1):
                    dice[place] = face
                    total += worth_with_rerolls(scores, dice, marks | 1 << place, left - 1)
                dice[place] = kept
                best = max(best, total / FACES)
    return best
