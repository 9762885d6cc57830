"""Doors: what arrives at a function, interpreted and in a library, and what never gets there."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest

from tottenbury.kernel.doors import FAILED, INT, REAL, Array, Door, Group, One, Row
from tottenbury.kernel.layout import FLOAT32, FLOAT64, INT8, INT16, INT32, INT64, Layout, Record
from tottenbury.kernel.records import record_at

POINT = Layout("point", [("number", INT64), ("few", INT8, (3,)), ("pair", INT16, (2, 2))])
SLICED = Layout("desk", [("number", INT64), ("sums", FLOAT64, (3,))], sliced=True)
INTS, TABLE = Array(INT64), Array(INT64, 2)


class Reach(NamedTuple):
    """Arguments that belong together."""

    counts: Any
    point: Any
    share: float


REACH = Group(Reach, (INTS, One(POINT), REAL))


# What arrives, interpreted


def test_numbers_arrive_as_those_of_python() -> None:
    door = Door("difference", lambda a, b: a - b if type(a) is type(b) is int else None, (INT, INT))
    assert door(5, 3) == 2
    assert door(np.int64(5), np.int8(3)) == 2
    assert type(door(np.int64(5), np.int64(3))) is int
    half = Door("half", lambda a, b: a / b, (REAL, REAL), real=True)
    assert half(np.float32(0.5), 2) == 0.25
    assert type(half(1, 2)) is float


def test_the_answer_is_one_number_and_nothing_is_zero() -> None:
    assert Door("nothing", lambda n: None, (INT,))(3) == 0
    assert Door("flag", lambda n: n > 2, (INT,))(3) is not True
    assert Door("flag", lambda n: n > 2, (INT,))(3) == 1
    assert type(Door("word", lambda n: np.int64(n), (INT,))(3)) is int
    assert type(Door("whole", lambda n: n, (INT,), real=True)(3)) is float


def test_a_record_arrives_as_the_record_and_is_written_to() -> None:
    def move(source: Any, target: Any, number: int) -> int:
        assert isinstance(source, Record)
        target.number = source.number + number
        target.pair[1, 0] = source.pair[0, 1]
        return len(target.few)

    source, target = POINT.new(), POINT.new()
    POINT.record(source).number = 40
    POINT.record(source).pair[0, 1] = 7
    door = Door("move", move, (One(POINT), One(POINT), INT))
    for given in (bytes(source), source, memoryview(source), np.frombuffer(source, np.uint8), np.frombuffer(source, POINT.dtype)):
        assert door(given, target, 2) == 3
        assert (POINT.record(target).number, POINT.plain(target, "pair")) == (42, [[0, 0], [7, 0]])
    many = np.zeros((4, POINT.size), np.uint8)
    door(source, many[2], 3)
    assert many.view(POINT.dtype)["number"].ravel().tolist() == [0, 0, 43, 0]
    with pytest.raises(TypeError):
        door(source, bytes(target), 2)


def test_a_record_of_a_sliced_layout_has_arrays_of_numpy() -> None:
    def fill(desk: Any, value: float) -> None:
        desk.sums[:2] = value
        desk.number = 9

    desk = SLICED.new()
    Door("fill", fill, (One(SLICED), REAL))(desk, 0.5)
    assert SLICED.plain(bytes(desk), "sums") == [0.5, 0.5, 0.0]
    assert SLICED.plain(bytes(desk), "number") == 9


def test_a_row_arrives_as_records() -> None:
    def number_them(points: Any, first: int) -> int:
        for n in range(len(points)):
            record_at(points, n).number = first + n
        return len(points)

    door = Door("number_them", number_them, (Row(POINT), INT))
    buffer = bytearray(3 * POINT.size)
    assert door(buffer, 5) == 3
    assert np.frombuffer(buffer, POINT.dtype)["number"].tolist() == [5, 6, 7]
    many = np.zeros((2, POINT.size), np.uint8)
    assert door(many, 1) == 2
    assert many.view(POINT.dtype)["number"].ravel().tolist() == [1, 2]
    assert door(bytearray(), 1) == 0


def test_whole_words_arrive_as_numbers_of_python_and_are_written_to() -> None:
    def double(numbers: Any) -> int:
        for n in range(len(numbers)):
            assert type(numbers[n]) is int
            numbers[n] = 2 * numbers[n]
        return len(numbers)

    door = Door("double", double, (INTS,))
    for given in (array(INT64, [1, -2, 1 << 61]), np.array([1, -2, 1 << 61], np.int64)):
        assert door(given) == 3
        assert given.tolist() == [2, -4, 1 << 62]
    assert door(array(INT64)) == door(np.zeros(0, np.int64)) == 0


def test_a_table_arrives_with_rows_and_both_sizes() -> None:
    def fill(table: Any, row: int) -> int:
        table[row, 1] = 5
        table[row][2] = 6
        return 100 * len(table) + len(table[row])

    table = np.zeros((2, 3), np.int64)
    assert Door("fill", fill, (TABLE, INT))(table, 1) == 203
    assert table.tolist() == [[0, 0, 0], [0, 5, 6]]
    assert Door("size", lambda rows: len(rows), (TABLE,))(np.zeros((0, 5), np.int64)) == 0


def test_arrays_of_other_numbers_arrive_as_they_are() -> None:
    kinds = {"int8": INT8, "bool": INT8, "int16": INT16, "int32": INT32, "float32": FLOAT32, "float64": FLOAT64}
    for kind, code in kinds.items():
        given = np.zeros(4, kind)
        arrived: list[Any] = []
        Door("see", arrived.append, (Array(code),))(given)
        assert arrived[0] is given


def test_a_group_arrives_as_its_tuple() -> None:
    def measure(reach: Reach, number: int) -> float:
        reach.counts[0] += number
        reach.point.number = len(reach.counts)
        return reach.share * reach.counts[0]

    counts, point = np.array([1, 2], np.int64), POINT.new()
    door = Door("measure", measure, (REACH, INT), real=True)
    assert door(Reach(counts, point, 0.5), 2) == 1.5
    assert (counts.tolist(), POINT.record(point).number) == ([3, 2], 2)


# What never gets there

BACKWARDS = np.zeros((POINT.size, 2), np.uint8)[:, 0]
WRONG: dict[str, tuple[Any, Any, type[Exception]]] = {
    "a record too short": (One(POINT), bytes(POINT.size - 8), ValueError),
    "a record too short to write to": (One(POINT), bytearray(POINT.size - 1), ValueError),
    "a record of numpy's too short": (One(POINT), np.zeros(POINT.size - 8, np.uint8), ValueError),
    "no record at all": (One(POINT), b"", ValueError),
    "a record too long": (One(POINT), bytes(POINT.size + 8), ValueError),
    "two records for one": (One(POINT), bytearray(2 * POINT.size), ValueError),
    "a record in pieces": (One(POINT), BACKWARDS, TypeError),
    "a list for a record": (One(POINT), [0] * POINT.size, TypeError),
    "a text for a record": (One(POINT), "x" * POINT.size, TypeError),
    "nothing for a record": (One(POINT), None, TypeError),
    "a record and a half": (Row(POINT), bytearray(POINT.size * 3 // 2), ValueError),
    "records in pieces": (Row(POINT), np.zeros((4, POINT.size), np.uint8)[::2], TypeError),
    "a list of records": (Row(POINT), [bytes(POINT.size)], TypeError),
    "smaller numbers": (INTS, np.zeros(3, np.int32), TypeError),
    "unsigned numbers": (INTS, np.zeros(3, np.uint64), TypeError),
    "smaller numbers in an array": (INTS, array(INT32, [0]), TypeError),
    "floats for numbers": (INTS, np.zeros(3), TypeError),
    "numbers for floats": (Array(FLOAT64), np.zeros(3, np.int64), TypeError),
    "halves for floats": (Array(FLOAT64), np.zeros(3, np.float32), TypeError),
    "numbers the other way round": (INTS, np.zeros(3, ">i8"), TypeError),
    "bytes for numbers": (INTS, bytearray(8), TypeError),
    "a list for numbers": (INTS, [1, 2], TypeError),
    "a table for a row": (INTS, np.zeros((2, 2), np.int64), TypeError),
    "a row for a table": (TABLE, np.zeros(4, np.int64), TypeError),
    "an array for a table": (TABLE, array(INT64, [0]), TypeError),
    "numbers in pieces": (INTS, np.zeros(6, np.int64)[::2], TypeError),
    "a table lying on its side": (TABLE, np.zeros((2, 3), np.int64).T, TypeError),
    "a float for a number": (INT, 2.0, TypeError),
    "a text for a number": (INT, "2", TypeError),
    "nothing for a number": (INT, None, TypeError),
    "a list for a float": (REAL, [1.0], TypeError),
    "a short record in a group": (REACH, (array(INT64, [0]), bytes(8), 0.5), ValueError),
    "wrong numbers in a group": (REACH, (array(INT32, [0]), POINT.new(), 0.5), TypeError),
    "a group with less": (REACH, (array(INT64, [0]), POINT.new()), ValueError),
}


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("connected", [False, True], ids=["interpreted", "library"])
def test_what_does_not_fit_is_refused_before_anything_is_called(wrong: str, connected: bool) -> None:
    kind, argument, error = WRONG[wrong]
    called: list[Any] = []
    door = Door("see", lambda *arguments: called.append(arguments), (INT, kind))
    if connected:
        door.native = lambda *arguments: called.append(arguments)
    with pytest.raises(error) as refused:
        door(1, argument)
    assert not called
    assert str(refused.value), "and says why"
    with pytest.raises(error):
        door.prepare(1, argument)
    with pytest.raises(error):
        door.prepare(1)(argument)
    assert not called


@pytest.mark.parametrize("connected", [False, True], ids=["interpreted", "library"])
def test_as_many_arguments_as_the_door_takes(connected: bool) -> None:
    called: list[Any] = []
    door = Door("see", lambda *arguments: called.append(arguments), (INT, INT))
    if connected:
        door.native = lambda *arguments: called.append(arguments)
    for arguments in ((), (1,), (1, 2, 3)):
        with pytest.raises(ValueError, match="zip"):
            door(*arguments)
        with pytest.raises(ValueError, match="zip"):
            door.prepare(1)(*arguments[:1], *arguments)
    assert not called


def test_an_error_names_what_the_door_takes() -> None:
    with pytest.raises(ValueError, match=f"{POINT.size} bytes of one point here, not 8"):
        Door("see", len, (One(POINT),))(bytes(8))
    with pytest.raises(ValueError, match=f"point here, {POINT.size} bytes each, not 8"):
        Door("see", len, (Row(POINT),))(bytes(8))
    with pytest.raises(TypeError, match=r"takes q\[,\] here, not 1 dimensions of 'd'"):
        Door("see", len, (TABLE,))(np.zeros(4))
    with pytest.raises(TypeError, match="a buffer here, not list"):
        Door("see", len, (INTS,))([1])


# Prepared doors, and libraries

WORD, PLACE = ctypes.c_int64, ctypes.c_void_p


def native(answer: Callable[..., Any], *kinds: Any) -> Any:
    """A function as a library has it: what it answers, then what it takes."""
    return ctypes.CFUNCTYPE(*kinds)(answer)


def weigh(reach: Reach, points: Any, numbers: Any, table: Any, share: float, row: int) -> float:
    """Some sum over everything, which also writes everywhere."""
    reach.counts[0] += row
    reach.point.number += 1
    total = share * reach.share
    for n in range(len(points)):
        record_at(points, n).few[1] += n
        total += record_at(points, n).few[1] * numbers[n]
    table[row, 0] += reach.point.number
    return total + table[row, 0]


WEIGH = (REACH, Row(POINT), INTS, TABLE, REAL, INT)


def buffers(rng: Random) -> tuple[Any, ...]:
    """What the door is called with again and again."""
    reach = Reach(array(INT64, [rng.randrange(9)]), POINT.new(), rng.random())
    numbers = np.array([rng.randrange(100) for _ in range(3)], np.int64)
    return reach, bytearray(3 * POINT.size), numbers, np.zeros((4, 2), np.int64)


def written(given: tuple[Any, ...]) -> list[Any]:
    """All that a call may have written to."""
    reach, points, numbers, table = given
    return [reach.counts.tolist(), bytes(reach.point), bytes(points), numbers.tolist(), table.tolist()]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("ready", range(5))
def test_a_prepared_door_answers_and_writes_as_a_plain_call_does(seed: int, ready: int) -> None:
    print("seed", seed)
    plain, prepared = buffers(Random(seed)), buffers(Random(seed))
    door = Door("weigh", weigh, WEIGH, real=True)
    call = door.prepare(*prepared[:ready])
    rng = Random(-seed)
    for _ in range(10):
        share, row = rng.random(), rng.randrange(4)
        assert call(*prepared[ready:], share, row) == door(*plain, share, row)
        assert written(prepared) == written(plain)
    assert written(plain) != written(buffers(Random(seed)))


def test_the_library_takes_over_between_two_calls() -> None:
    door = Door("count", lambda numbers, n: numbers[0] + n, (INTS, INT))
    call = door.prepare(array(INT64, [5]))
    assert (call(1), repr(door)) == (6, "<Door count interpreted>")
    door.connect(native(lambda at, size, n: 1000 * size + n, WORD, PLACE, WORD, WORD))
    assert (call(1), door(array(INT64, [5, 6]), 2), repr(door)) == (1001, 2002, "<Door count library>")


# What a library gets


def test_a_library_gets_where_buffers_lie_and_how_far_they_go() -> None:
    seen: list[Any] = []

    def look(*given: Any) -> int:
        counts, size, point, share, points, number, table, rows, columns, n = given
        seen.append((ctypes.string_at(counts, 8 * size), ctypes.string_at(point, POINT.size), share))
        seen.append((ctypes.string_at(points, number * POINT.size), ctypes.string_at(table, 8 * rows * columns), rows, columns, n))
        ctypes.memset(counts, 255, 8)
        ctypes.memset(point, 1, POINT.size)
        ctypes.memset(points + POINT.size, 2, POINT.size)
        ctypes.memset(table, 255, 8)
        return n + 1

    door = Door("look", lambda *_: 0, (REACH, Row(POINT), TABLE, INT))
    door.connect(native(look, WORD, PLACE, WORD, PLACE, ctypes.c_double, PLACE, WORD, PLACE, WORD, WORD, WORD))
    counts, point, points = array(INT64, [3, 4]), bytearray(range(POINT.size)), np.zeros((2, POINT.size), np.uint8)
    table = np.arange(6).reshape(2, 3)
    before = (counts.tobytes(), bytes(point), 0.5), (points.tobytes(), table.tobytes(), 2, 3, 7)
    assert door(Reach(counts, point, 0.5), points, table, np.int64(7)) == 8
    assert tuple(seen) == before
    assert counts.tolist() == [-1, 4]
    assert bytes(point) == bytes([1] * POINT.size)
    assert points.tolist() == [[0] * POINT.size, [2] * POINT.size]
    assert table.tolist() == [[-1, 1, 2], [3, 4, 5]]


def test_a_library_reads_bytes_where_they_are_and_never_writes_to_a_view_that_forbids_it() -> None:
    state, seen = bytes(range(POINT.size)), []

    def look(at: int) -> int:
        seen.append(ctypes.string_at(at, POINT.size))
        ctypes.memset(at, 0, 1)
        return 1

    door = Door("look", lambda *_: 0, (One(POINT),))
    door.connect(native(look, WORD, PLACE))
    kept = bytearray(state)
    assert door(memoryview(kept).toreadonly()) == 1
    assert (seen, kept) == ([state], state)


def test_an_error_inside_a_library_is_an_error_here() -> None:
    door = Door("look", lambda *_: 0, (INT,))
    door.connect(native(lambda n: FAILED, WORD, WORD))
    with pytest.raises(RuntimeError, match="look"):
        door(1)
    with pytest.raises(RuntimeError, match="look"):
        door.prepare(1)()


# What a library is checked by


def test_a_signature_says_all_that_a_door_takes_and_answers() -> None:
    door = Door("weigh", weigh, WEIGH, real=True)
    point = f"point:{POINT.digest}"
    assert door.signature == f"(q[],{point},d),{point}[],q[],q[,],d,q->d"
    other = Layout("point", [("number", INT64), ("few", INT8, (4,)), ("pair", INT16, (2, 2))])
    kinds: list[Any] = [One(POINT), One(other), Row(POINT), INTS, TABLE, Array(INT32), INT, REAL, Group(Reach, (INT,))]
    signatures = {Door("any", len, taken, real).signature for one in kinds for taken in ((one,), (one, one)) for real in (False, True)}
    assert len(signatures) == 4 * len(kinds)
