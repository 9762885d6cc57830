"""Calls of doors, written down with all that went in and came out, to be made again by another way of answering.

Whatever answers a door works on plain bytes; so a call is its numbers, and its buffers before and after. All ways of answering must
leave the same bytes behind and give the same answer, to the last bit.
"""

from __future__ import annotations

import json
import struct
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tottenbury.kernel.doors import Array, Door, Group, Kind, Number, One, Row
from tottenbury.kernel.kernels import Kernels
from tottenbury.kernel.layout import FLOAT64

MOST_BYTES = 256_000_000
"""Calls with larger buffers are not written down."""


@dataclass
class Buffer:
    """A buffer of a call: its bytes before and after, and its shape (None: a record, or a row of them)."""

    before: bytes
    after: bytes
    shape: tuple[int, ...] | None
    same: int | None = None
    """The number of the argument that is the same memory seen in another way, if there is one."""


@dataclass
class Call:
    """One call: numbers and buffers in the order of the door's kinds, groups laid flat, and the answer."""

    door: Door
    arguments: list[int | float | Buffer]
    answer: int | float


def flat(kinds: tuple[Kind, ...], arguments: tuple[Any, ...]) -> Iterator[tuple[Kind, Any]]:
    """Kinds and arguments with groups laid flat."""
    for kind, argument in zip(kinds, arguments, strict=True):
        if isinstance(kind, Group):
            yield from flat(kind.members, tuple(argument))
        else:
            yield kind, argument


def nested(kinds: tuple[Kind, ...], arguments: Iterator[Any]) -> list[Any]:
    """The other way round."""
    return [kind.type(*nested(kind.members, arguments)) if isinstance(kind, Group) else next(arguments) for kind in kinds]


class Recorder:
    """Writes down the first calls of every door of a family."""

    def __init__(self, kernels: Kernels, most: int) -> None:
        self.kernels = kernels
        self.most = most
        self.calls: list[Call] = []
        self._counts: Counter[str] = Counter()
        self._known: dict[bytes, bytes] = {}

    @contextmanager
    def listening(self, monkeypatch: Any) -> Iterator[None]:
        """While this lasts, calls are written down."""
        plain_call, recorder = Door.__call__, self

        def call(door: Door, *arguments: Any) -> Any:
            if recorder.kernels.doors.get(door.name) is not door or not recorder.wanted(door, arguments):
                return plain_call(door, *arguments)
            return recorder.note(door, arguments, plain_call)

        with monkeypatch.context() as patch:
            patch.setattr(Door, "__call__", call)
            patch.setattr(Door, "prepare", lambda door, *buffers: lambda *rest: door(*buffers, *rest))
            yield

    def wanted(self, door: Door, arguments: tuple[Any, ...]) -> bool:
        """Whether a call is still to be written down."""
        if self._counts[door.name] >= self.most:
            return False
        sizes = [memoryview(argument).nbytes for kind, argument in flat(door.kinds, arguments) if not isinstance(kind, Number)]
        if sum(sizes) > MOST_BYTES:
            return False
        self._counts[door.name] += 1
        return True

    def note(self, door: Door, arguments: tuple[Any, ...], plain_call: Any) -> Any:
        """Make a call and write it down."""
        before = [None if isinstance(kind, Number) else self._kept(argument) for kind, argument in flat(door.kinds, arguments)]
        answer = plain_call(door, *arguments)
        noted: list[int | float | Buffer] = []
        seen: dict[tuple[int, int], int] = {}
        for (kind, argument), was in zip(flat(door.kinds, arguments), before, strict=True):
            if was is None:
                assert isinstance(kind, Number)
                noted.append(float(argument) if kind.code == FLOAT64 else int(argument))
            else:
                shape = tuple(argument.shape) if isinstance(kind, Array) and hasattr(argument, "shape") else None
                shape = (len(argument),) if isinstance(kind, Array) and shape is None else shape
                place = (np.frombuffer(argument, np.uint8).ctypes.data, len(was))
                same = seen.setdefault(place, len(noted)) if was else len(noted)
                noted.append(Buffer(was, self._kept(argument), shape, None if same == len(noted) else same))
        self.calls.append(Call(door, noted, answer))
        return answer

    def _kept(self, buffer: Any) -> bytes:
        """The bytes of a buffer; of equal ones, such as a net in every call, only one copy is kept."""
        blob = raw(buffer)
        return self._known.setdefault(blob, blob)


def raw(buffer: Any) -> bytes:
    """The bytes of a buffer."""
    return buffer.tobytes() if hasattr(buffer, "tobytes") else bytes(buffer)


def bits(number: float) -> bytes:
    """A number to the last bit."""
    return struct.pack("<d", number) if isinstance(number, float) else struct.pack("<q", number)


def differences_interpreted(call: Call) -> list[str]:
    """Where the interpreted function says something else."""
    copies: list[Any] = []
    for (kind, _), argument in zip(_kinds(call.door.kinds), call.arguments, strict=True):
        if not isinstance(argument, Buffer):
            copies.append(argument)
            continue
        room = bytearray(argument.before) if argument.same is None else copies[argument.same]
        if isinstance(kind, Array):
            code = np.dtype("i1" if kind.code == "b" else f"<{kind.code}")
            copies.append(np.frombuffer(room, code).reshape(argument.shape))
        else:
            copies.append(room)
    answer = call.door._interpret(tuple(nested(call.door.kinds, iter(copies))))
    wrong = [] if bits(answer) == bits(call.answer) else [f"{call.door.name} answers {answer}, not {call.answer}"]
    for n, (copy, argument) in enumerate(zip(copies, call.arguments, strict=True)):
        if isinstance(argument, Buffer) and raw(copy) != argument.after:
            wrong.append(f"{call.door.name} leaves other bytes in buffer {n}")
    return wrong


def _kinds(kinds: tuple[Kind, ...]) -> Iterator[tuple[Kind, None]]:
    for kind in kinds:
        if isinstance(kind, Group):
            yield from _kinds(kind.members)
        else:
            yield kind, None


def write_calls(calls: list[Call], symbol: Any, folder: Path) -> None:
    """Write calls for programs in other languages: `calls.json`, and all buffers one behind the other in `buffers.bin`."""
    blobs, places = bytearray(), {}

    def placed(blob: bytes) -> list[int]:
        if blob not in places:
            places[blob] = len(blobs)
            blobs.extend(blob)
        return [places[blob], len(blob)]

    written = []
    for call in calls:
        arguments: list[Any] = []
        numbers: list[int] = []
        for (kind, _), argument in zip(_kinds(call.door.kinds), call.arguments, strict=True):
            numbers.append(len(arguments))
            if isinstance(argument, Buffer):
                before, after = placed(argument.before), placed(argument.after)
                arguments.append({"before": before, "after": after} if argument.same is None else {"same": numbers[argument.same]})
                if isinstance(kind, Row):
                    arguments.append({"int": str(len(argument.before) // kind.layout.size)})
                elif isinstance(kind, Array):
                    assert argument.shape is not None
                    arguments += [{"int": str(size)} for size in argument.shape]
                else:
                    assert isinstance(kind, One)
            else:
                arguments.append({"float": argument} if isinstance(argument, float) else {"int": str(argument)})
        answer = bits(call.answer).hex()
        written.append({"symbol": symbol(call.door.name), "real": call.door.real, "arguments": arguments, "answer": answer})
    (folder / "calls.json").write_text(json.dumps(written))
    (folder / "buffers.bin").write_bytes(blobs)


def write_program(calls: list[Call], symbol: Any, folder: Path) -> Path:
    """A C program that makes the calls again on another kind of machine; it is linked with the library and takes `buffers.bin`."""
    write_calls(calls, symbol, folder)
    written = json.loads((folder / "calls.json").read_text())
    lines, cases, prototypes = [], [], {}
    for number, call in enumerate(written):
        parts = ["void *" if "before" in one or "same" in one else "double" if "float" in one else "int64_t" for one in call["arguments"]]
        answer = "double" if call["real"] else "int64_t"
        prototypes[call["symbol"]] = f"extern {answer} {call['symbol']}({', '.join(parts)});"
        values = []
        for n, one in enumerate(call["arguments"]):
            if "before" in one:
                values.append(f"put({n}, {one['before'][0]}, {one['before'][1]})")
            elif "same" in one:
                values.append(f"given[{one['same']}]")
            else:
                values.append(float(one["float"]).hex() if "float" in one else f"INT64_C({one['int']})")
        checks = "".join(
            f" same({number}, {n}, {one['after'][0]}, {one['after'][1]});" for n, one in enumerate(call["arguments"]) if "before" in one
        )
        union = "d" if call["real"] else "i"
        puts = "".join(f" {value};" for value in values if value.startswith("put("))
        given = [f"given[{n}]" if value.startswith("put(") else value for n, value in enumerate(values)]
        cases.append(f"  {{ union {{ double d; int64_t i; uint8_t b[8]; }} a;{puts} a.{union} = {call['symbol']}({', '.join(given)});")
        expected = ", ".join(f"0x{byte:02x}" for byte in bytes.fromhex(call["answer"]))
        cases.append(f"    static const uint8_t want[8] = {{{expected}}}; if (memcmp(a.b, want, 8)) wrong({number}, -1);{checks} }}")
    lines = [_PROGRAM_HEAD, *prototypes.values(), "int main(int count, char **words) {", "  (void)count; load(words[1]);", *cases]
    lines += [f'  printf("%d calls, %d differences\\n", {len(written)}, differences); return differences != 0;', "}"]
    program = folder / "replay.c"
    program.write_text("\n".join(lines))
    return program


_PROGRAM_HEAD = """#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static uint8_t *all; static void *given[512]; static int differences;
static void load(const char *path) {
  FILE *file = fopen(path, "rb"); fseek(file, 0, SEEK_END); long size = ftell(file); rewind(file);
  all = malloc(size + 1); if (fread(all, 1, size, file) != (size_t)size) exit(2); fclose(file);
}
static void *put(int n, long at, long size) {
  free(given[n]); given[n] = aligned_alloc(64, (size + 127) / 64 * 64); memcpy(given[n], all + at, size); return given[n];
}
static void wrong(int call, int buffer) { differences++; printf("call %d, buffer %d differs\\n", call, buffer); }
static void same(int call, int n, long at, long size) { if (memcmp(given[n], all + at, size)) wrong(call, n); }
"""
