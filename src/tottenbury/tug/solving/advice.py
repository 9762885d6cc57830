"""What a solved table advises in one state: the worth of every way to use a throw, of every reroll, and the fastest way to what is best.

Rows of athletes may be larger than the model's and hold more weakened ones: the dice act on the rows as they are, and only what a turn
leaves is looked up as the row that stands for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tottenbury.kernel import compiled
from tottenbury.tug.solving.athletes import gathered, struck
from tottenbury.tug.solving.columns import COLUMN_NUMBER, COUNT, DICE, SIXES, column_number
from tottenbury.tug.solving.results import Model
from tottenbury.tug.solving.turns import (
    BERSERKS,
    CHEAPS,
    FIELDS,
    FULLS,
    GAIN,
    LOSS,
    LOWEST,
    MOST,
    NEW_COLUMN,
    SCRIPT,
    WEAKENS,
    steps,
    ways,
)
from tottenbury.tug.state import FACES

HURRY = 1e-7
"""What a turn more is thought to cost when a table of turns is at hand: results equally good but for that go to the faster one."""

NOTHING = -1.0
"""Less than any worth."""

Row = tuple[int, int]
"""Standing and lying athletes."""


@dataclass(frozen=True)
class Use:
    """One distinct result of a throw: what it leaves, what it is worth, and how it comes about (`turns.steps`)."""

    worth: float
    """The mover's win probability after it."""
    score: float
    """The worth less what the turns still to come cost: what decides between equals."""
    column: int
    own: Row
    opposing: Row
    steps: tuple[tuple[int, int, int], ...]


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
    """The worth of a throw of which so many dice may still roll again, but not those in the bit set `marks` (C2.2, D-62)."""
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


class Advice:
    """Advice from a table of win probabilities (read with 32 bits), and from one of turns left if there is one."""

    def __init__(self, model: Model, values: Any, turns: Any = None, hurry: float = HURRY) -> None:
        from tottenbury.tug.solving.doors import door

        self.model = model
        self.values = np.ascontiguousarray(values, np.float32)
        self.turns = turns
        self.hurry = hurry if turns is not None else 0.0
        self._room, self._state = new_room(), np.empty(5, np.int64)
        self._scores, self._dice = np.empty(COUNT), np.empty(3, np.int64)
        fixed = (solved_by(model, self.values), self._room, self._state)
        self._judge_all = door("judge_all").prepare(*fixed)
        self._throw_scores = door("throw_scores").prepare(*fixed, self._scores)
        self._worth_with_rerolls = door("worth_with_rerolls")

    def before_throw(self, column: int, opposing_column: int, own: Row, opposing: Row) -> float:
        """The mover's win probability before the throw, as the table has it."""
        rows = self.model.rows
        return float(self.values[column, opposing_column, rows.project(*own), rows.project(*opposing)])

    def uses(self, column: int, opposing_column: int, own: Row, opposing: Row, throw: int) -> list[Use]:
        """Every distinct result of a throw as it lies, the best first."""
        self._state[:] = [opposing_column, *own, *opposing]
        count = self._judge_all(column, throw)
        found = zip(*(part[:count].tolist() for part in self._room), strict=True)
        dice = DICE[column].tolist(), DICE[throw].tolist()
        seen: dict[tuple[int, Row, Row], Use] = {}
        for way, left, worth in found:
            key = (way[NEW_COLUMN], (left[0], left[1]), (left[2], left[3]))
            if key not in seen:
                script = tuple(steps(way[SCRIPT], *dice, self.model.free))
                seen[key] = Use(worth, worth - self._cost(opposing_column, *key), *key, script)
        # Among equals: fewer opposing athletes, fewer of them standing, more own ones.
        return sorted(seen.values(), key=lambda use: (-use.score, sum(use.opposing), use.opposing[0], -sum(use.own), -use.own[0]))

    def _cost(self, opposing_column: int, column: int, own: Row, opposing: Row) -> float:
        """What the turns still to come after a result cost."""
        mine, theirs = self.model.rows.project(*own), self.model.rows.project(*opposing)
        if self.turns is None or mine < 0 or theirs < 0:
            return 0.0
        return self.hurry * float(self.turns[opposing_column, column, theirs, mine])

    def throws(self, column: int, opposing_column: int, own: Row, opposing: Row) -> Any:
        """The worth of each of the 56 throws as it lies."""
        self._state[:] = [opposing_column, *own, *opposing]
        self._throw_scores(column)
        return self._scores.copy()

    def rerolls(self, column: int, opposing_column: int) -> int:
        """How many dice may roll again (C2.2)."""
        return min(3, int(SIXES[column] + (SIXES[opposing_column] if self.model.both else 0)))

    def reroll_worths(self, scores: Any, dice: tuple[int, int, int], marks: int, left: int) -> tuple[float, list[float]]:
        """The worth of keeping three dice as they lie, and of rolling each again (-1 where that is not allowed), given `throws`.

        `marks` is a bit set of the dice that have rolled again already, `left` how many may still.
        """
        rolling = []
        for place in range(3):
            total = -float(FACES)
            if left > 0 and not marks >> place & 1:
                total = 0.0
                for face in range(1, FACES + 1):
                    self._dice[:] = [*dice[:place], face, *dice[place + 1 :]]
                    total += self._worth_with_rerolls(scores, self._dice, marks | 1 << place, left - 1)
            rolling.append(total / FACES)
        return float(scores[column_number(dice)]), rolling
