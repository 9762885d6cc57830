"""Solving a model: Anderson's iteration to a small residual."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tottenbury.tug.solving.anderson import Anderson
from tottenbury.tug.solving.iteration import FixedPoint, Options, iterate
from tottenbury.tug.solving.operator import Operator
from tottenbury.tug.solving.results import Model

WINDOW = 12
GOAL = 1e-9


@dataclass(frozen=True)
class Solution:
    """A model's table of win probabilities before the throw, by own column, opposing column, own row, opposing row."""

    model: Model
    values: Any
    residual: float
    sweeps: int


class Values(FixedPoint):
    """The table that Bellman's operator leaves as it is, up to `goal` at every state."""

    def __init__(self, model: Model, goal: float, threads: int, memory: Anderson) -> None:
        super().__init__(model)
        self.goal = goal
        self.operator = Operator(model, threads=threads)
        self.memory = memory

    def image(self, point: Any) -> Any:
        """One application of the operator."""
        image = np.empty(self.model.shape)
        self.operator.apply(point, image)
        return image

    def measure(self, point: Any, image: Any) -> tuple[float, bool]:
        """The largest change at any state."""
        residual = float(np.abs(image - point).max())
        return residual, residual <= self.goal

    def next(self, point: Any, image: Any, sweeps: int) -> Any:
        """Anderson's step, within 0 and 1."""
        values = self.memory.step(point.ravel(), image.ravel()).reshape(self.model.shape)
        return np.clip(values, 0.0, 1.0, out=values)


def solve(model: Model, *, goal: float = GOAL, start: Any = None, options: Options | None = None) -> Solution:
    """Find the table that Bellman's operator leaves as it is, up to `goal` at every state."""
    options = options or Options()
    wanted = Values(model, goal, options.threads, Anderson(WINDOW, model.states))
    found = iterate(wanted, lambda: np.full(model.shape, 0.5) if start is None else np.array(start, np.float64), options)
    return Solution(model, found.point, found.residual, found.sweeps)


def prolong(solution: Solution, model: Model) -> Any:
    """A first guess for a larger model: every row is worth what the row that stands for it in the smaller model is."""
    rows = np.array([solution.model.rows.project(*member) for member in model.rows.members.tolist()])
    return np.ascontiguousarray(solution.values[:, :, rows][:, :, :, rows])
