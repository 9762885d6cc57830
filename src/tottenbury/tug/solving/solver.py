"""Solving a model: Anderson's iteration to a small residual, with checkpoints."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tottenbury.kit.files import whole_file
from tottenbury.tug.solving.anderson import Anderson
from tottenbury.tug.solving.operator import Operator
from tottenbury.tug.solving.results import Model

WINDOW = 12
GOAL = 1e-9
SAVE_EVERY = 25
MOST_SWEEPS = 5000


@dataclass(frozen=True)
class Progress:
    """How far a solve has come, after each sweep over all states."""

    sweeps: int
    residual: float
    """The largest change that one more application makes."""


@dataclass(frozen=True)
class Solution:
    """A model's table of win probabilities before the throw, by own column, opposing column, own row, opposing row."""

    model: Model
    values: Any
    residual: float
    sweeps: int


class Unsolved(RuntimeError):
    """The residual did not become small enough in the sweeps allowed."""


def save(path: Path, model: Model, **arrays: Any) -> None:
    """Write arrays and the model they belong to; the old file stays whole until the new one is."""
    described: dict[str, Any] = {f"model_{key}": np.array(value) for key, value in asdict(model).items()}
    with whole_file(path) as file:
        np.savez(file, **described, **arrays)


def load(path: Path) -> tuple[Model, dict[str, Any]]:
    """Read back what `save` wrote."""
    with np.load(path, allow_pickle=False) as file:
        arrays = {key: file[key] for key in file.files}
    model = {key.removeprefix("model_"): arrays.pop(key).item() for key in list(arrays) if key.startswith("model_")}
    return Model(**model), arrays


def resumed(checkpoint: Path | None, model: Model) -> dict[str, Any]:
    """What a checkpoint of this model holds, or nothing."""
    if checkpoint is None or not checkpoint.exists():
        return {}
    kept, arrays = load(checkpoint)
    if kept != model:
        raise ValueError(f"{checkpoint} belongs to another model: {kept}")
    return arrays


def prolong(solution: Solution, model: Model) -> Any:
    """A first guess for a larger model: every row is worth what the row that stands for it in the smaller model is."""
    rows = np.array([solution.model.rows.project(*member) for member in model.rows.members.tolist()])
    return np.ascontiguousarray(solution.values[:, :, rows][:, :, :, rows])


def solve(
    model: Model,
    *,
    goal: float = GOAL,
    start: Any = None,
    threads: int = 2,
    window: int = WINDOW,
    small: bool = False,
    checkpoint: Path | None = None,
    save_every: int = SAVE_EVERY,
    most_sweeps: int = MOST_SWEEPS,
    progress: Callable[[Progress], None] | None = None,
) -> Solution:
    """Find the table that Bellman's operator leaves as it is, up to `goal` at every state.

    A checkpoint that exists is continued; Anderson's memory is not part of it. With `small` that memory is kept in float32.
    """
    operator = Operator(model, threads=threads)
    kept = resumed(checkpoint, model)
    values = kept.get("values", start)
    values = np.full(model.shape, 0.5) if values is None else np.array(values, np.float64)
    sweeps = int(kept.get("sweeps", 0))
    memory = Anderson(window, model.states, small)
    while True:
        image = np.empty(model.shape)
        operator.apply(values, image)
        sweeps += 1
        residual = float(np.abs(image - values).max())
        if progress is not None:
            progress(Progress(sweeps, residual))
        done = residual <= goal
        if checkpoint is not None and (done or sweeps % save_every == 0):
            save(checkpoint, model, values=values, sweeps=np.array(sweeps), residual=np.array(residual))
        if done:
            return Solution(model, values, residual, sweeps)
        if sweeps >= most_sweeps:
            raise Unsolved(f"residual {residual:.2e} after {sweeps} sweeps")
        values = np.clip(memory.step(values.ravel(), image.ravel()), 0.0, 1.0).reshape(model.shape)
