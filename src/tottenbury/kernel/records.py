"""What functions that are compiled do with whole records and with room of their own, in the form that runs interpreted.

The build exchanges these functions for the compiler's own (`intrinsics`): a record is then a pointer, and room lies on the stack.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

from tottenbury.kernel.compiling import BUILDING


def record_at(records: Any, index: int) -> Any:
    """The record at `index` of a row of records, with its fields as attributes."""
    return records[index]


def copy_record(target: Any, source: Any) -> None:
    """Make one record equal to another of the same layout."""
    target.raw[:] = source.raw


def copy_numbers(target: Any, source: Any) -> None:
    """Make one array equal to another of the same shape."""
    target[...] = source


def fill_numbers(target: Any, value: float) -> None:
    """Write the same number everywhere into an array."""
    target[...] = value


def some_ints(size: int) -> Any:
    """Room for so many integers; what stands in it is undefined."""
    return [0] * size


def some_int32s(size: int) -> Any:
    """Room for so many integers of 32 bits."""
    return _array((size,), "int32")


def some_float32s(size: int) -> Any:
    """Room for so many floats of 32 bits."""
    return _array((size,), "float32")


def some_floats(size: int) -> Any:
    """Room for so many floats."""
    return _array((size,), "float64")


def some_floats_2d(rows: int, columns: int) -> Any:
    """Room for a table of floats."""
    return _array((rows, columns), "float64")


def some_floats_3d(layers: int, rows: int, columns: int) -> Any:
    """Room for several tables of floats."""
    return _array((layers, rows, columns), "float64")


def some_records(layout: Any, number: int) -> Any:
    """Room for so many records of a layout; what stands in it is undefined."""
    return layout.records(bytearray(number * layout.size))


def _array(shape: tuple[int, ...], kind: str) -> Any:
    import numpy as np

    return np.full(prod(shape), 77 if kind == "int32" else np.nan, kind).reshape(shape)


if BUILDING and not TYPE_CHECKING:
    from tottenbury.kernel.intrinsics import (
        copy_numbers,
        copy_record,
        fill_numbers,
        record_at,
        some_float32s,
        some_floats,
        some_floats_2d,
        some_floats_3d,
        some_int32s,
        some_ints,
        some_records,
    )

__all__ = [
    "copy_numbers",
    "copy_record",
    "fill_numbers",
    "record_at",
    "some_float32s",
    "some_floats",
    "some_floats_2d",
    "some_floats_3d",
    "some_int32s",
    "some_ints",
    "some_records",
]
