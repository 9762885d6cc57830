"""Looking for a fixed point, sweep by sweep: the loop that every solve runs, with progress, checkpoints and a limit."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tottenbury.kit.files import whole_file
from tottenbury.tug.solving.results import Model

MOST_SWEEPS = 5000


@dataclass(frozen=True)
class Progress:
    """How far a solve has come, after each step."""

    sweeps: int
    """Sweeps over all states."""
    residual: float
    """The largest change that one more application makes."""


@dataclass(frozen=True)
class Options:
    """How a solve is run, apart from what it looks for."""

    threads: int = 2
    checkpoint: Path | None = None
    """Where to go on from, if it is there, and where to keep how far one has come. Anderson's memory is not part of it."""
    save_every: int | None = None
    """How many steps lie between two checkpoints; None: as suits the solve."""
    most_sweeps: int = MOST_SWEEPS
    progress: Callable[[Progress], None] | None = None


class Unsolved(RuntimeError):
    """The residual did not become small enough in the sweeps allowed."""


class FixedPoint(ABC):
    """A fixed point that is looked for: a table that a function leaves as it is."""

    name = "values"
    """What the table is called in a checkpoint."""
    sweeps = 1
    """How many sweeps over all states one step takes."""
    save_every = 25

    def __init__(self, model: Model) -> None:
        self.model = model

    @abstractmethod
    def image(self, point: Any) -> Any:
        """The function's value, in a table of its own."""

    @abstractmethod
    def measure(self, point: Any, image: Any) -> tuple[float, bool]:
        """The residual, and whether it is small enough."""

    @abstractmethod
    def next(self, point: Any, image: Any, sweeps: int) -> Any:
        """The next point to try."""

    def kept(self, residual: float) -> dict[str, Any]:
        """What a checkpoint holds beside the table and the sweeps."""
        return {"residual": np.array(residual)}


@dataclass(frozen=True)
class Found:
    """A point that changes little enough, its image, and how much it changes."""

    point: Any
    image: Any
    residual: float
    sweeps: int


def iterate(wanted: FixedPoint, start: Callable[[], Any], options: Options) -> Found:
    """Step until the residual is small enough, from the checkpoint if there is one, else from what `start` makes."""
    kept = resumed(options.checkpoint, wanted.model)
    point = np.asarray(kept.pop(wanted.name) if wanted.name in kept else start(), np.float64)
    sweeps = int(kept.get("sweeps", 0))
    every = wanted.sweeps * (options.save_every or wanted.save_every)
    while True:
        image = wanted.image(point)
        sweeps += wanted.sweeps
        residual, done = wanted.measure(point, image)
        if options.progress is not None:
            options.progress(Progress(sweeps, residual))
        if options.checkpoint is not None and (done or sweeps % every == 0):
            save(options.checkpoint, wanted.model, **{wanted.name: point}, sweeps=np.array(sweeps), **wanted.kept(residual))
        if done:
            return Found(point, image, residual, sweeps)
        if sweeps >= options.most_sweeps:
            raise Unsolved(f"residual {residual:.2e} after {sweeps} sweeps")
        point = wanted.next(point, image, sweeps)


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
