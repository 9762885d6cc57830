"""Solving a large model with the help of one that counts fewer weakened athletes.

What converges slowly, the long struggle between hits and swaps, is nearly the same in the small model, where a sweep costs little. So after
every sweep over the large one the small one is solved, with a term added that makes it agree with the large one wherever that one has come
to rest (a full approximation scheme of two levels), and its correction carried over. Anderson's acceleration runs over these rounds.
The fixed point is that of the large model alone. The help is worth its price for about ten rounds; then choices that the two models make
differently keep the corrections from settling, and plain sweeps go on from there.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from tottenbury.tug.solving.anderson import Anderson
from tottenbury.tug.solving.iteration import Options, Progress, iterate
from tottenbury.tug.solving.operator import Operator
from tottenbury.tug.solving.results import Model
from tottenbury.tug.solving.solver import GOAL, WINDOW, Solution, Values, prolong, solve

ROUNDS_WINDOW = 8
ROUNDS = 10
"""How many sweeps the small model helps; the rest are plain."""

LADDER = (0, 1, 2, 4)
"""Numbers of weakened athletes counted on the way to a large model."""

ROUGH = 1e-5
"""How far models on the way are solved."""

SHARE = 0.3
"""The small model is solved to this share of the large one's mean residual."""

SMALL_SWEEPS = 120
"""The most sweeps over the small model in one round."""


def add_prolonged(values: Any, correction: Any, rows: Any) -> None:
    """Add to every state of the large model the correction of the small model's state that stands for it."""
    for block, change in zip(values, correction, strict=True):
        block += change[:, rows[:, None], rows]


def residuals(values: Any, image: Any) -> tuple[float, float]:
    """The largest and the root-mean-square difference of two tables."""
    largest = total = 0.0
    for one, other in zip(values, image, strict=True):  # not all at once: large tables fill the memory as they are
        change = (other - one).ravel()
        largest = max(largest, float(np.abs(change).max()))
        total += float(change @ change)
    return largest, math.sqrt(total / values.size)


class SmallModel:
    """The small model beside a large one: what to take over from it, and how to solve it with an added term."""

    def __init__(self, small: Model, large: Model, threads: int) -> None:
        self.operator = Operator(small, threads=threads)
        self.shape = small.shape
        self.inside = np.array([large.rows.number[tuple(member)] for member in small.rows.members.tolist()])
        self.stands_for = np.array([small.rows.project(*member) for member in large.rows.members.tolist()])

    def restrict(self, values: Any) -> Any:
        """The large table's values at the small model's states."""
        return np.ascontiguousarray(values[:, :, self.inside][:, :, :, self.inside])

    def correction(self, values: Any, image: Any, goal: float) -> Any:
        """What the small model adds to the image of the large one, by its states."""
        target = self.restrict(image)
        point = self.restrict(values)
        added = np.empty(self.shape)
        self.operator.apply(point, added)
        added = target - added
        memory = Anderson(WINDOW, point.size)
        for _ in range(SMALL_SWEEPS):
            new = np.empty(self.shape)
            self.operator.apply(point, new)
            new += added
            if residuals(point, new)[1] <= goal:
                break
            point = memory.step(point.ravel(), new.ravel()).reshape(self.shape)
        return point - target


class HelpedValues(Values):
    """The same table, with the small model's correction added to the first images."""

    save_every = 5

    def __init__(self, model: Model, goal: float, threads: int, small: Model, rounds: int) -> None:
        super().__init__(model, goal, threads, Anderson(ROUNDS_WINDOW, model.states, small=True))
        self.helper = SmallModel(small, model, threads)
        self.rounds = rounds
        self.mean = 0.0

    def measure(self, point: Any, image: Any) -> tuple[float, bool]:
        """The largest change at any state; the mean one decides how exactly the small model is solved."""
        residual, self.mean = residuals(point, image)
        return residual, residual <= self.goal

    def next(self, point: Any, image: Any, sweeps: int) -> Any:
        """Anderson's step, over corrected images for some rounds and over plain ones after that."""
        if sweeps <= self.rounds:
            add_prolonged(image, self.helper.correction(point, image, SHARE * self.mean), self.helper.stands_for)
        elif sweeps == self.rounds + 1:
            self.memory.restart()
        return super().next(point, image, sweeps)


def solve_multigrid(
    model: Model, small: Solution, *, goal: float = GOAL, start: Any = None, rounds: int = ROUNDS, options: Options | None = None
) -> Solution:
    """Solve `model` with the help of a solved smaller one of the same cap and options; Progress counts sweeps over the large model."""
    options = options or Options()
    wanted = HelpedValues(model, goal, options.threads, small.model, rounds)
    found = iterate(wanted, lambda: prolong(small, model) if start is None else start, options)
    return Solution(model, found.point, found.residual, found.sweeps)


def solve_by_ladder(
    model: Model,
    *,
    goal: float = GOAL,
    ladder: tuple[int, ...] = LADDER,
    rough: float = ROUGH,
    threads: int = 2,
    folder: Path | None = None,
    progress: Callable[[Model, Progress], None] | None = None,
) -> Solution:
    """Solve a large model after smaller ones that count ever more weakened athletes; with a folder each step has its checkpoint there."""
    solution: Solution | None = None
    for weakened in [*(step for step in ladder if step < model.weakened), model.weakened]:
        rung = replace(model, weakened=weakened)
        target = goal if rung == model else rough
        checkpoint = None if folder is None else folder / f"cap{rung.cap}-weakened{weakened}.npz"
        options = Options(threads, checkpoint, progress=None if progress is None else partial(progress, rung))
        if solution is None:
            solution = solve(rung, goal=target, options=options)
        else:
            solution = solve_multigrid(rung, solution, goal=target, options=options)
    assert solution is not None
    return solution
