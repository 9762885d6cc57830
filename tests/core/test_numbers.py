"""Whole numbers, and seeds among them."""

from __future__ import annotations

import numpy as np
import pytest

import tottenbury as tb
from tottenbury.core.chance import MAX_SEED, check_seed
from tottenbury.core.numbers import NO_NUMBER, whole_number


@pytest.mark.parametrize("number", [5, np.int64(5), np.uint8(5), np.array(5), tb.Seat.NORTH + 4])
def test_a_whole_number_is_one_whosever_it_is(number: object) -> None:
    assert (whole_number(number), type(whole_number(number))) == (5, int)


@pytest.mark.parametrize("value", [1.0, np.float64(1), True, np.True_, "1", None, [1], np.array([1, 2])])
def test_anything_else_is_none(value: object) -> None:
    assert whole_number(value) == NO_NUMBER


def test_a_seed_is_a_whole_number_within_its_bounds() -> None:
    assert [type(check_seed(seed)) for seed in (0, np.int64(3), MAX_SEED)] == [int, int, int]
    for wrong in (-1, MAX_SEED + 1, np.int64(-1), True, 2.0, None):
        with pytest.raises(tb.TottenburyError, match="a seed is a whole number from 0 to 9223372036854775807"):
            check_seed(wrong)  # type: ignore[arg-type]
