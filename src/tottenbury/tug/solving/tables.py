"""Solved tables in files: the one that comes with the package, and those that a user has solved; found by the rules they are for.

A file holds the win probabilities in 16 bits and the turns left in 8 (on a logarithmic scale), the model, and how it was made.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from tottenbury.core.errors import TottenburyError
from tottenbury.kit.files import whole_file
from tottenbury.kit.folders import data_folder
from tottenbury.tug.edition import TugEdition
from tottenbury.tug.solving.results import Model

SHIPPED = Path(__file__).parent.parent / "data"
FULL_SCALE = 65535
"""What a sure win is written as."""
TURN_STEPS = 24.0
"""Steps of the logarithmic scale for each doubling of the turns left."""


@dataclass(frozen=True)
class Table:
    """A solved model, as `perfect` and the analysis read it."""

    model: Model
    values: Any
    """The mover's win probability before the throw: own column, opposing column, own row, opposing row."""
    turns: Any
    """The turns left in a game of two perfect players, on a logarithmic scale; see `turns_of`."""
    about: dict[str, Any]
    """How it was made: command, residual, proven gap."""

    def value(self, column: int, opposing_column: int, own: int, opposing: int) -> float:
        """The mover's win probability before the throw, by columns and rows."""
        return float(self.values[column, opposing_column, own, opposing])


def turns_of(step: Any) -> Any:
    """How many turns a step of the logarithmic scale stands for."""
    return np.exp2(np.asarray(step, np.float64) / TURN_STEPS) - 1


def pack(model: Model, values: Any, turns: Any, about: dict[str, Any]) -> Table:
    """A table as it will be read back."""
    steps = np.rint(np.log2(1 + np.maximum(turns, 0)) * TURN_STEPS).clip(0, 255)
    return Table(model, unpacked(packed(values)), steps.astype(np.uint8), about)


def packed(values: Any) -> Any:
    """Probabilities in 16 bits."""
    return np.rint(np.asarray(values, np.float64) * FULL_SCALE).astype(np.uint16)


def unpacked(values: Any) -> Any:
    """The same back again."""
    return values.astype(np.float32) / np.float32(FULL_SCALE)


def name_of(model: Model) -> str:
    """The file's name, from which everything that distinguishes models can be told."""
    options = [name for name in ("free", "later", "both") if getattr(model, name)]
    return "-".join(["tug", str(model.cap), str(model.weakened), *options]) + ".npz"


def write(path: Path, table: Table) -> None:
    """Write a file; a half-written one never takes the place of a whole one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    about = json.dumps({"model": asdict(table.model), **table.about})
    with whole_file(path) as file:
        np.savez_compressed(file, values=packed(table.values), turns=table.turns, about=np.array(about))


@cache
def read(path: Path) -> Table:
    """Read a file."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            values, turns = unpacked(file["values"]), file["turns"]
        model = Model(**about.pop("model"))
    except (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile) as error:
        raise TottenburyError(f"{path} is no solved table: {error}") from None
    if values.shape != model.shape or turns.shape != model.shape:
        raise TottenburyError(f"{path} is no solved table: it has another shape than its model")
    return Table(model, values, turns, about)


def fits(model: Model, edition: TugEdition) -> bool:
    """Whether a model is of this edition's game."""
    options = bool(edition.free_assignment), bool(edition.weak_next_turn), bool(edition.reroll_source)
    return bool(edition.idle_weaken) and (model.free, model.later, model.both) == options and edition.cap in (0, model.cap)


def table_for(edition: TugEdition) -> Table:
    """The best table for an edition: the one that counts the most weakened athletes, then the one with the highest cap."""
    paths = [path for folder in (data_folder(), SHIPPED) if folder.is_dir() for path in sorted(folder.glob("tug-*.npz"))]
    found = [table for table in map(read, paths) if fits(table.model, edition)]
    if not found:
        options = [("--free", edition.free_assignment), ("--later", edition.weak_next_turn), ("--both", edition.reroll_source)]
        wanted = " ".join([f"--cap {edition.cap or 24}", *(option for option, on in options if on)])
        if not edition.idle_weaken:
            raise TottenburyError(f"{edition.id} is not solved: idle_weaken=no is beyond the solver")
        raise TottenburyError(f"no table is there for {edition.id}; `tottenbury solve tug {wanted}` makes one")
    return max(found, key=lambda table: (table.model.weakened, table.model.cap))
