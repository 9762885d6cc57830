"""Named layouts of plain buffers: where each field of a record lies, and records over buffers for code that is not compiled.

A position is a `bytes` object of its layout's size. Compiled code reads these bytes as a record of machine integers; everything else reads
them through `Layout.record`, which needs no array library.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from math import prod
from operator import mul
from typing import Any

INT8, INT16, INT32, INT64, FLOAT32, FLOAT64 = "b", "h", "i", "q", "f", "d"
"""Codes of the `struct` module for what a field is made of."""

SIZES = {INT8: 1, INT16: 2, INT32: 4, INT64: 8, FLOAT32: 4, FLOAT64: 8}

WORD = 8
"""Records begin and end at whole words, so that a row of them is aligned."""

FieldSpec = tuple[str, str] | tuple[str, str, tuple[int, ...]]
"""A field as games write it down: its name, its code, and the shape if it is an array."""


@dataclass(frozen=True)
class Field:
    """One field of a record."""

    name: str
    code: str
    shape: tuple[int, ...]
    """Empty: a single number."""
    offset: int

    @property
    def size(self) -> int:
        """In bytes."""
        return prod(self.shape) * SIZES[self.code]


class Grid:
    """A field of two or more dimensions: `grid[place, seat]` is a number, `grid[place]` a row."""

    __slots__ = ("flat", "shape", "strides")

    def __init__(self, flat: memoryview, shape: tuple[int, ...]) -> None:
        self.flat = flat
        self.shape = shape
        self.strides = tuple(prod(shape[n + 1 :]) for n in range(len(shape)))

    def _part(self, key: tuple[int, ...]) -> Any:
        at = sum(number * stride for number, stride in zip(key, self.strides, strict=False))
        shape = self.shape[len(key) :]
        part = self.flat[at : at + prod(shape)]
        return part if len(shape) == 1 else Grid(part, shape)

    def __getitem__(self, key: Any) -> Any:
        if type(key) is not tuple:
            return self._part((range(self.shape[0])[key],))
        if len(key) < len(self.shape):
            return self._part(key)
        if len(key) == 2:
            return self.flat[key[0] * self.shape[1] + key[1]]
        return self.flat[sum(map(mul, key, self.strides))]

    def __setitem__(self, key: tuple[int, ...], value: int) -> None:
        if len(key) == 2:
            self.flat[key[0] * self.shape[1] + key[1]] = value
        else:
            self.flat[sum(map(mul, key, self.strides))] = value

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[n] for n in range(self.shape[0]))


class Record:
    """The fields of one record as attributes; writing to them writes to the buffer."""

    __slots__ = ("__dict__", "raw", "words")
    layout: Layout

    def __init__(self, buffer: Any) -> None:
        self.raw: Any = memoryview(buffer).cast("B")
        self.words: Any = self.raw.cast("q")  # INT64

    def assign(self, name: str, values: Iterable[Any]) -> None:
        """Write all numbers of an array field, nested as they are."""
        array = getattr(self, name)
        flat = array.flat if isinstance(array, Grid) else array
        for n, value in enumerate(_flattened(values)):
            flat[n] = int(value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and other.layout is self.layout and other.raw == self.raw

    __hash__ = None  # type: ignore[assignment] # what can be written to has no lasting hash


class Records:
    """A row of records in one buffer, for code that is not compiled."""

    __slots__ = ("layout", "raw")

    def __init__(self, layout: Layout, buffer: Any) -> None:
        self.layout = layout
        self.raw = memoryview(buffer).cast("B")

    def __len__(self) -> int:
        return len(self.raw) // self.layout.size

    def __getitem__(self, index: int) -> Record:
        size = self.layout.size
        return self.layout.record(self.raw[index * size : (index + 1) * size])


class Layout:
    """The fields of a record and where they lie. Equal layouts have equal digests."""

    def __init__(self, name: str, fields: Iterable[FieldSpec], sliced: bool = False) -> None:
        self.name = name
        self.sliced = sliced
        """Whether its arrays are worked on in slices: interpreted, they are then NumPy's."""
        self.fields: dict[str, Field] = {}
        offset = 0
        for field, code, *rest in fields:
            shape: tuple[int, ...] = rest[0] if rest else ()
            offset = _up_to(offset, SIZES[code])
            self.fields[field] = Field(field, code, shape, offset)
            offset += self.fields[field].size
        self.size = _up_to(offset, WORD)
        described = "|".join(f"{field.name} {field.code} {field.shape} {field.offset}" for field in self.fields.values())
        self.digest = hashlib.blake2b(described.encode(), digest_size=8).hexdigest()
        members = {field.name: _accessor(field) for field in self.fields.values()}
        self._type: type[Record] = type(f"{name.title()}Record", (Record,), {"__slots__": (), "layout": self, **members})

    def record(self, buffer: Any) -> Any:
        """The fields of a buffer as attributes. Typed as Any: the names of the fields are the layout's."""
        return self.records(buffer)[0] if self.sliced else self._type(buffer)

    def records(self, buffer: Any) -> Any:
        """A row of records in one buffer."""
        if not self.sliced:
            return Records(self, buffer)
        import numpy as np

        return np.frombuffer(buffer, self.dtype).view(np.recarray)

    def plain(self, buffer: bytes, name: str) -> Any:
        """One field as a number or as lists: the quickest way to many numbers at once."""
        field = self.fields[name]
        part: Any = memoryview(buffer)[field.offset : field.offset + field.size]
        return part.cast(field.code, field.shape).tolist() if field.shape else part.cast(field.code)[0]

    def part(self, buffer: bytes, name: str) -> bytes:
        """The bytes of one field."""
        field = self.fields[name]
        return buffer[field.offset : field.offset + field.size]

    def new(self) -> bytearray:
        """Room for one record, all 0."""
        return bytearray(self.size)

    @cached_property
    def dtype(self) -> Any:
        """The same layout for NumPy: where many records are worked on at once."""
        import numpy as np

        names = list(self.fields)
        fields = list(self.fields.values())
        formats = [(f"<{field.code}" if field.code != INT8 else "i1", field.shape) for field in fields]
        offsets = [field.offset for field in fields]
        return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": self.size}, align=True)

    def __repr__(self) -> str:
        return f"<Layout {self.name}: {len(self.fields)} fields, {self.size} bytes>"


def _up_to(offset: int, size: int) -> int:
    return (offset + size - 1) // size * size


def _flattened(values: Iterable[Any]) -> Iterator[Any]:
    for value in values:
        if hasattr(value, "__iter__"):
            yield from _flattened(value)
        else:
            yield value


class _Array:
    """Makes the view of an array field when it is first asked for; the record then keeps it under the field's name."""

    def __init__(self, field: Field) -> None:
        self._name = field.name
        self._code = field.code
        self._shape = field.shape
        self._bytes = slice(field.offset, field.offset + field.size)

    def __get__(self, record: Record, owner: object) -> Any:
        flat = record.raw[self._bytes].cast(self._code)
        view = flat if len(self._shape) == 1 else Grid(flat, self._shape)
        record.__dict__[self._name] = view
        return view


def _accessor(field: Field) -> Any:
    if field.shape:
        return _Array(field)
    if field.code != INT64:
        raise TypeError(f"{field.name}: a single number has a whole word, so that compiled code has one type for it")
    index = field.offset // WORD
    read: Callable[[Record], int] = lambda record: record.words[index]  # noqa: E731

    def write(record: Record, value: int) -> None:
        record.words[index] = int(value)

    return property(read, write)
