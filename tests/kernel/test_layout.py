"""Where the fields of a record lie, and that everybody who reads them reads the same."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.kernels import DECK
from tottenbury.kernel.layout import FLOAT32, FLOAT64, INT8, INT16, INT32, INT64, SIZES, FieldSpec, Layout
from tottenbury.kernel.records import copy_record, some_records
from tottenbury.siege import state as siege
from tottenbury.stones import state as stones
from tottenbury.tug import state as tug

FIELDS: list[FieldSpec] = [
    ("few", INT8, (3,)),
    ("number", INT64),
    ("pair", INT16, (2, 2)),
    ("lone", INT32, (1,)),
    ("cube", INT8, (2, 3, 5)),
    ("wide", INT64, (2, 3)),
    ("last", INT8, (1,)),
]
SMALL = Layout("small", FIELDS)
SLICED = Layout("sliced", [("number", INT64), ("halves", FLOAT32, (3,)), ("table", FLOAT64, (2, 2)), ("counts", INT32, (5,))], sliced=True)
GAMES = [module_layout for module in (stones, siege, tug) for module_layout in (module.RULES, module.STATE)]
LAYOUTS = [SMALL, DECK, *GAMES]


def random_bytes(layout: Layout, seed: int) -> bytes:
    """A record full of anything."""
    print("seed", seed)
    return Random(f"{layout.name} {seed}").randbytes(layout.size)


# Where fields lie


def test_each_field_lies_at_a_multiple_of_its_size_and_a_record_ends_with_a_word() -> None:
    assert {field.name: field.offset for field in SMALL.fields.values()} == {
        "few": 0,
        "number": 8,
        "pair": 16,
        "lone": 24,
        "cube": 28,
        "wide": 64,
        "last": 112,
    }
    assert SMALL.size == 120
    assert [field.size for field in SMALL.fields.values()] == [3, 8, 8, 4, 30, 48, 1]


@pytest.mark.parametrize("layout", [*LAYOUTS, SLICED], ids=lambda layout: layout.name)
def test_fields_are_aligned_in_order_and_do_not_overlap(layout: Layout) -> None:
    end = 0
    for field in layout.fields.values():
        assert field.offset % SIZES[field.code] == 0, field
        assert end <= field.offset < end + 8, field
        end = field.offset + field.size
    assert end <= layout.size < end + 8
    assert layout.size % 8 == 0


def test_a_single_number_must_have_a_whole_word() -> None:
    with pytest.raises(TypeError, match="flag"):
        Layout("wrong", [("flag", INT8)])


# What a layout is known by


def changed() -> dict[str, list[FieldSpec]]:
    """Every kind of change to the fields."""
    return {
        "another name": [("fewer", INT8, (3,)), *FIELDS[1:]],
        "another code": [("few", INT16, (3,)), *FIELDS[1:]],
        "another code of the same size": [*FIELDS[:5], ("wide", FLOAT64, (2, 3)), FIELDS[6]],
        "another size within the same bytes": [("few", INT8, (4,)), *FIELDS[1:]],
        "another shape of the same size": [*FIELDS[:5], ("wide", INT64, (3, 2)), FIELDS[6]],
        "fewer dimensions of the same size": [*FIELDS[:5], ("wide", INT64, (6,)), FIELDS[6]],
        "an array of one": [FIELDS[0], ("number", INT64, (1,)), *FIELDS[2:]],
        "another order": [FIELDS[1], FIELDS[0], *FIELDS[2:]],
        "one more": [*FIELDS, ("more", INT8, (1,))],
        "one less": FIELDS[:-1],
    }


def test_a_digest_changes_with_any_change_and_only_then() -> None:
    digests = {change: Layout("small", fields).digest for change, fields in changed().items()}
    assert len({SMALL.digest, *digests.values()}) == 1 + len(digests), digests
    assert Layout("small", list(FIELDS)).digest == SMALL.digest
    assert len({layout.digest for layout in LAYOUTS}) == len(LAYOUTS)


# Records


def test_what_is_written_to_a_record_is_in_its_bytes() -> None:
    buffer = SMALL.new()
    assert bytes(buffer) == bytes(SMALL.size)
    s = SMALL.record(buffer)
    s.number = -2
    s.few[1] = -3
    s.pair[1, 0] = 1999
    s.cube[1, 2, 4] = 7
    s.wide[1, 2] = -(1 << 63)
    assert bytes(buffer[8:16]) == (-2).to_bytes(8, "little", signed=True)
    assert bytes(buffer[0:3]) == bytes([0, 253, 0])
    assert bytes(buffer[20:22]) == (1999).to_bytes(2, "little")
    assert buffer[28 + 29] == 7
    assert bytes(buffer[104:112]) == bytes([0] * 7 + [128])
    assert sum(map(bool, buffer)) == 8 + 1 + 2 + 1 + 1, "nothing else was touched"
    again = SMALL.record(bytes(buffer))
    assert (again.number, list(again.few), again.pair[1, 0], again.cube[1, 2, 4], again.wide[1, 2]) == (-2, [0, -3, 0], 1999, 7, -(1 << 63))
    assert all(type(number) is int for number in (again.number, again.few[1], again.pair[1, 0], again.cube[1, 2, 4]))


def test_positions_cannot_be_written_to() -> None:
    s = SMALL.record(bytes(SMALL.size))
    with pytest.raises(TypeError):
        s.number = 1
    with pytest.raises(TypeError):
        s.few[0] = 1
    with pytest.raises(TypeError):
        s.pair[0, 0] = 1


def test_a_number_that_does_not_fit_is_refused() -> None:
    s = SMALL.record(SMALL.new())
    for write in (lambda: s.few.__setitem__(0, 128), lambda: s.pair.__setitem__((0, 0), 1 << 15), lambda: setattr(s, "number", 1 << 63)):
        with pytest.raises(ValueError, match="invalid value"):
            write()
    assert s == SMALL.record(SMALL.new())


def test_records_are_equal_by_layout_and_bytes() -> None:
    one, other = SMALL.record(SMALL.new()), SMALL.record(SMALL.new())
    assert one == other
    other.few[2] = 1
    assert one != other
    assert SMALL.record(SMALL.new()) != Layout("small", FIELDS[:-1]).record(SMALL.new())
    with pytest.raises(TypeError):
        hash(one)


def test_a_copied_record_is_a_record_of_its_own() -> None:
    source, target = SMALL.record(random_bytes(SMALL, 1)), SMALL.record(SMALL.new())
    few = target.few  # looked at before: a view, not a copy
    copy_record(target, source)
    assert target == source
    assert list(few) == list(source.few)
    target.number = source.number ^ 1
    assert target != source


# Arrays


def test_a_grid_is_indexed_by_place_and_gives_rows() -> None:
    s = SMALL.record(SMALL.new())
    s.assign("wide", [[1, 2, 3], [4, 5, 6]])
    assert [[s.wide[n, m] for m in range(3)] for n in range(2)] == [[1, 2, 3], [4, 5, 6]]
    assert s.wide[1].tolist() == list(s.wide[-1]) == [4, 5, 6]
    assert [row.tolist() for row in s.wide] == [[1, 2, 3], [4, 5, 6]]
    assert (len(s.wide), s.wide.shape) == (2, (2, 3))
    s.wide[0][1] = 9
    assert s.wide[0, 1] == 9, "a row is the field itself"
    with pytest.raises(IndexError):
        _ = s.wide[2]
    with pytest.raises(IndexError):
        _ = s.wide[2, 0]


def test_a_grid_of_three_dimensions_gives_tables_and_rows() -> None:
    s = SMALL.record(SMALL.new())
    values = [[[25 * n + 5 * m + k for k in range(5)] for m in range(3)] for n in range(2)]
    s.assign("cube", values)
    assert [[[s.cube[n, m, k] for k in range(5)] for m in range(3)] for n in range(2)] == values
    assert s.cube[1, 2].tolist() == s.cube[1][2].tolist() == values[1][2]
    assert [[row.tolist() for row in table] for table in s.cube] == values
    assert s.cube[1].shape == (3, 5)
    s.cube[1][0, 3] = -1
    assert s.cube[1, 0, 3] == -1
    assert s.cube[0, 0, np.int64(3)] == 3, "numbers of NumPy's are as good"


def test_assign_takes_nested_and_flat_values_of_any_kind() -> None:
    s = SMALL.record(SMALL.new())
    s.assign("pair", ((1, 2), (3, 4)))
    assert s.pair.flat.tolist() == [1, 2, 3, 4]
    s.assign("pair", np.array([[5, 6], [7, 8]], np.int8))
    assert s.pair.flat.tolist() == [5, 6, 7, 8]
    s.assign("few", (n > 1 for n in range(3)))
    assert s.few.tolist() == [0, 0, 1]
    with pytest.raises(IndexError):
        s.assign("few", [1, 2, 3, 4])


def test_one_field_can_be_had_as_plain_numbers_or_as_bytes() -> None:
    buffer = SMALL.new()
    s = SMALL.record(buffer)
    s.number = 5
    s.assign("wide", [[1, 2, 3], [4, 5, 6]])
    s.assign("cube", range(30))
    state = bytes(buffer)
    assert SMALL.plain(state, "number") == 5
    assert SMALL.plain(state, "few") == [0, 0, 0]
    assert SMALL.plain(state, "wide") == [[1, 2, 3], [4, 5, 6]]
    assert SMALL.plain(state, "cube")[1][2] == [25, 26, 27, 28, 29]
    assert SMALL.part(state, "cube") == bytes(range(30))
    assert SMALL.part(state, "last") == bytes(1)


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
@pytest.mark.parametrize("seed", range(3))
def test_records_lists_and_numpy_read_the_same_from_the_same_bytes(layout: Layout, seed: int) -> None:
    state = random_bytes(layout, seed)
    s, one = layout.record(state), np.frombuffer(state, layout.dtype)[0]
    assert layout.dtype.itemsize == layout.size
    assert layout.dtype.names == tuple(layout.fields)
    for name, field in layout.fields.items():
        expected = one[name].tolist()
        assert layout.plain(state, name) == expected, name
        value = getattr(s, name)
        assert (plain(value) if field.shape else value) == expected, name
        assert layout.part(state, name) == one[name].tobytes(), name


def plain(value: Any) -> Any:
    """A row or grid as lists."""
    return value.tolist() if isinstance(value, memoryview) else [plain(part) for part in value]


# Rows of records


def test_a_row_of_records_lies_in_one_buffer() -> None:
    buffer = bytearray(3 * SMALL.size)
    records = SMALL.records(buffer)
    assert len(records) == 3
    records[1].number = 7
    records[2].assign("pair", [[1, 2], [3, 4]])
    many = np.frombuffer(buffer, SMALL.dtype)
    assert many["number"].tolist() == [0, 7, 0]
    assert many["pair"][2].tolist() == [[1, 2], [3, 4]]
    assert bytes(records[1].raw) == bytes(buffer[SMALL.size : 2 * SMALL.size])
    assert len(some_records(SMALL, 4)) == 4


def test_a_sliced_layout_has_arrays_of_numpy() -> None:
    buffer = bytearray(2 * SLICED.size)
    records = SLICED.records(buffer)
    records[1].table[:] = 0.5
    records[1].table[0, :] = [1.5, 2.5]
    records[1].halves[1:] = 0.25
    records[1].counts[:] = 3
    s = SLICED.record(bytearray(buffer[SLICED.size :]))
    assert s.table.tolist() == [[1.5, 2.5], [0.5, 0.5]]
    assert s.halves.tolist() == [0, 0.25, 0.25]
    assert s.counts.tolist() == [3] * 5
    assert (s.halves.dtype, s.counts.dtype) == (np.float32, np.int32)
    assert not any(buffer[: SLICED.size])
