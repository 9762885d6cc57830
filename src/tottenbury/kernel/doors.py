"""Doors: the functions of a game that Python calls, each answered by a library that was built ahead or, without one, interpreted.

A door takes buffers and numbers and answers one number; whatever else it has to say it writes into buffers. Both ways of answering work on
the same bytes, so a library can take over between any two calls.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from operator import index
from typing import Any, Protocol

from tottenbury.kernel.layout import FLOAT32, FLOAT64, INT8, INT16, INT32, INT64, Grid, Layout, Records

FAILED = -(1 << 63)
"""What a library answers in place of an integer if something went wrong inside."""

_NUMBERS: dict[str, Any] = {INT64: ctypes.c_int64, FLOAT64: ctypes.c_double}


class Kind(Protocol):
    """What a door takes in one place."""

    @property
    def text(self) -> str:
        """The kind in the signature of a door, by which a library is checked."""

    @property
    def native(self) -> list[Any]:
        """What a library takes for it, as ctypes knows it."""

    def lower(self, argument: Any, out: list[Any]) -> None:
        """Add what the library takes."""

    def lift(self, argument: Any) -> Any:
        """What the interpreted function takes."""


@dataclass(frozen=True)
class Number:
    """A single number."""

    code: str

    @property
    def text(self) -> str:
        """Its code."""
        return self.code

    @property
    def native(self) -> list[Any]:
        """Itself."""
        return [_NUMBERS[self.code]]

    def lower(self, argument: Any, out: list[Any]) -> None:
        """Itself."""
        out.append(self.lift(argument))

    def lift(self, argument: Any) -> Any:
        """Itself, as a number of Python's: those of NumPy have fewer bits."""
        return index(argument) if self.code == INT64 else float(argument)


INT, REAL = Number(INT64), Number(FLOAT64)


@dataclass(frozen=True)
class One:
    """One record."""

    layout: Layout

    @property
    def text(self) -> str:
        """The layout, by its digest."""
        return f"{self.layout.name}:{self.layout.digest}"

    @property
    def native(self) -> list[Any]:
        """Where it lies."""
        return [ctypes.c_void_p]

    def lower(self, argument: Any, out: list[Any]) -> None:
        """Where it lies."""
        self._check(argument)
        out.append(address(argument))

    def lift(self, argument: Any) -> Any:
        """The record."""
        self._check(argument)
        return self.layout.record(argument)

    def _check(self, argument: Any) -> None:
        size = len(argument) if type(argument) is bytes else view_of(argument).nbytes
        if size != self.layout.size:
            raise ValueError(f"a door takes the {self.layout.size} bytes of one {self.layout.name} here, not {size}")


@dataclass(frozen=True)
class Row:
    """A row of records."""

    layout: Layout

    @property
    def text(self) -> str:
        """The layout, by its digest."""
        return f"{self.layout.name}:{self.layout.digest}[]"

    @property
    def native(self) -> list[Any]:
        """Where it lies, and how many there are."""
        return [ctypes.c_void_p, ctypes.c_int64]

    def lower(self, argument: Any, out: list[Any]) -> None:
        """Where it lies, and how many there are."""
        number = self._check(argument)
        out += [address(argument), number]

    def lift(self, argument: Any) -> Any:
        """The row."""
        self._check(argument)
        return self.layout.records(argument)

    def _check(self, argument: Any) -> int:
        size = view_of(argument).nbytes
        number, rest = divmod(size, self.layout.size)
        if rest:
            raise ValueError(f"a door takes whole records of {self.layout.name} here, {self.layout.size} bytes each, not {size}")
        return number


@dataclass(frozen=True)
class Array:
    """An array of numbers."""

    code: str
    dimensions: int = 1

    @property
    def text(self) -> str:
        """Its code and dimensions."""
        return f"{self.code}[{',' * (self.dimensions - 1)}]"

    @property
    def native(self) -> list[Any]:
        """Where it lies, and how far it goes in each dimension."""
        return [ctypes.c_void_p] + [ctypes.c_int64] * self.dimensions

    def lower(self, argument: Any, out: list[Any]) -> None:
        """Where it lies, and how far it goes in each dimension."""
        out += [address(argument), *self._checked(argument).shape]

    def lift(self, argument: Any) -> Any:
        """Itself; whole words such that they are read as Python's numbers, whose arithmetic is quicker than that of NumPy's."""
        whole = self._checked(argument)
        if self.code != INT64:
            return argument
        flat = whole.cast("B").cast(INT64) if whole.nbytes else memoryview(array(INT64))
        return flat if self.dimensions == 1 else Grid(flat, whole.shape)

    def _checked(self, argument: Any) -> Any:
        whole = view_of(argument)
        if whole.format not in _SAME[self.code] or whole.ndim != self.dimensions:
            raise TypeError(f"a door takes {self.text} here, not {whole.ndim} dimensions of {whole.format!r}")
        return whole


_SAME = {INT8: "b?", INT16: "h", INT32: "i", INT64: "q", FLOAT32: "f", FLOAT64: "d"}
"""What buffers call the same numbers; flags are bytes."""

_SAME[INT64 if ctypes.sizeof(ctypes.c_long) == 8 else INT32] += "l"


@dataclass(frozen=True)
class Group:
    """Several arguments that belong together: a NamedTuple."""

    type: Callable[..., Any]
    members: tuple[Kind, ...]

    @property
    def text(self) -> str:
        """Its members."""
        return f"({','.join(member.text for member in self.members)})"

    @property
    def native(self) -> list[Any]:
        """All that its members are."""
        return [part for member in self.members for part in member.native]

    def lower(self, argument: Any, out: list[Any]) -> None:
        """One member after the other."""
        for member, value in zip(self.members, argument, strict=True):
            member.lower(value, out)

    def lift(self, argument: Any) -> Any:
        """The tuple of what its members are."""
        return self.type(*(member.lift(value) for member, value in zip(self.members, argument, strict=True)))


def view_of(buffer: Any) -> memoryview:
    """A buffer in one piece, whatever it is made of."""
    try:
        whole = memoryview(buffer)
    except TypeError:
        raise TypeError(f"a door takes a buffer here, not {type(buffer).__name__}") from None
    if not whole.c_contiguous:
        raise TypeError("a door takes a buffer in one piece")
    return whole


def address(buffer: Any) -> Any:
    """Where a buffer lies, for a library that may write to it. The caller keeps the buffer alive."""
    if type(buffer) is bytes or isinstance(buffer, ctypes.Array):
        return buffer
    if hasattr(buffer, "ctypes"):
        return buffer.ctypes.data
    whole = view_of(buffer)
    return bytes(whole) if whole.readonly else (ctypes.c_char * whole.nbytes).from_buffer(buffer)


class Door:
    """One function, by its name, what it takes, and whether it answers a float."""

    def __init__(self, name: str, function: Any, kinds: tuple[Kind, ...], real: bool = False) -> None:
        self.name = name
        self.function = function
        self.kinds = kinds
        self.real = real
        self.native: Any = None
        """The library's function, as soon as there is a library."""

    @property
    def signature(self) -> str:
        """What the door takes and answers, layouts by their digests."""
        return f"{','.join(kind.text for kind in self.kinds)}->{FLOAT64 if self.real else INT64}"

    def connect(self, native: Any) -> None:
        """Let a library answer from now on."""
        native.argtypes = [part for kind in self.kinds for part in kind.native]
        native.restype = _NUMBERS[FLOAT64 if self.real else INT64]
        self.native = native

    def __call__(self, *arguments: Any) -> Any:
        """Answer, by the library if there is one."""
        native = self.native
        if native is None:
            return self._interpret(arguments)
        lowered: list[Any] = []
        for kind, argument in zip(self.kinds, arguments, strict=True):
            kind.lower(argument, lowered)
        return self._checked(native(*lowered))

    def prepare(self, *buffers: Any) -> Callable[..., Any]:
        """The door with its first arguments laid ready, for whoever calls it again and again with the same buffers."""
        number = len(buffers)
        lowered: list[Any] = []
        for kind, argument in zip(self.kinds, buffers, strict=False):
            kind.lower(argument, lowered)
        ready = tuple(lowered)
        rest = self.kinds[number:]

        def call(*arguments: Any) -> Any:
            native = self.native
            if native is None:
                return self._interpret((*buffers, *arguments))
            more: list[Any] = []
            for kind, argument in zip(rest, arguments, strict=True):
                kind.lower(argument, more)
            return self._checked(native(*ready, *more))

        return call

    def _interpret(self, arguments: tuple[Any, ...]) -> Any:
        answer = self.function(*(kind.lift(argument) for kind, argument in zip(self.kinds, arguments, strict=True)))
        if answer is None:
            return 0
        return float(answer) if self.real else int(answer)

    def _checked(self, answer: Any) -> Any:
        if answer == FAILED:
            raise RuntimeError(f"the library failed at {self.name}")
        return answer

    def __repr__(self) -> str:
        return f"<Door {self.name} {'library' if self.native is not None else 'interpreted'}>"


__all__ = ["INT", "REAL", "Array", "Door", "Group", "Kind", "One", "Records", "Row"]
