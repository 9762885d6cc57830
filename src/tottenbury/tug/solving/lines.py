"""Arithmetic on whole lines of neighbouring states: what the sweeps are made of.

Interpreted these are NumPy's operations on whole lines; the build exchanges them for plain loops (`compiled_lines`), of which a compiler
makes vector instructions. Both do the same at every place, in the same order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tottenbury.kernel.compiling import BUILDING
from tottenbury.tug.state import FACES


def gather(source: Any, rows: Any, targets: Any, first: int, last: int, line: Any) -> None:
    """From each table of `source` the rows that stand in `rows` from `first` to `last`, of each the places in `targets`."""
    part = source[:, rows[first:last]][:, :, targets]
    line[: part.size] = part.ravel()


def largest(lines: Any, numbers: Any, begin: int, end: int, width: int, out: Any) -> None:
    """The largest of the lines whose numbers stand from `begin` to `end`, place by place."""
    out[:width] = lines[numbers[begin], :width]
    for k in range(begin + 1, end):
        raise_to(lines[numbers[k]], width, out)


def raise_to(line: Any, width: int, out: Any) -> None:
    """The larger of two lines."""
    np.maximum(out[:width], line[:width], out=out[:width])


def mean_of_six(lines: Any, numbers: Any, width: int, out: Any) -> None:
    """The mean of six lines."""
    total = lines[numbers[0], :width] + lines[numbers[1], :width]
    for k in range(2, FACES):
        total += lines[numbers[k], :width]
    np.divide(total, FACES, out=out[:width])


def add_sixth(one: Any, other: Any, third: Any, width: int, out: Any) -> None:
    """Add a sixth of the largest of three lines."""
    part = np.maximum(one[:width], other[:width])
    np.maximum(part, third[:width], out=part)
    part /= FACES
    out[:width] += part


def add_times(factor: float, line: Any, width: int, out: Any) -> None:
    """Add a multiple of a line."""
    out[:width] += factor * line[:width]


def lay(line: Any, out: Any, columns: Any, first: int, last: int) -> None:
    """Put a line where it belongs: for each of the columns the rows from `first` to `last`."""
    rows = out.shape[1]
    out[columns, first:last] = line[: len(columns) * (last - first) * rows].reshape(len(columns), last - first, rows)


if BUILDING and not TYPE_CHECKING:
    from tottenbury.tug.solving.compiled_lines import add_sixth, add_times, gather, largest, lay, mean_of_six, raise_to

__all__ = ["add_sixth", "add_times", "gather", "largest", "lay", "mean_of_six", "raise_to"]
