"""What a solved table advises in one state: the worth of every way to use a throw, of every reroll, and the fastest way to what is best.

Rows of athletes may be larger than the model's and hold more weakened ones: the dice act on the rows as they are, and only what a turn
leaves is looked up as the row that stands for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tottenbury.tug.solving.columns import COUNT, DICE, SIXES, column_number
from tottenbury.tug.solving.doors import door
from tottenbury.tug.solving.judging import new_room, solved_by
from tottenbury.tug.solving.results import Model
from tottenbury.tug.solving.turns import NEW_COLUMN, SCRIPT, steps
from tottenbury.tug.state import FACES

HURRY = 1e-7
"""What a turn more is thought to cost when a table of turns is at hand: results equally good but for that go to the faster one."""

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


class Advice:
    """Advice from a table of win probabilities (read with 32 bits), and from one of turns left if there is one."""

    def __init__(self, model: Model, values: Any, turns: Any = None, hurry: float = HURRY) -> None:
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
