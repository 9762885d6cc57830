"""Solved tables against the plain solver in reference.py, which enumerates every order of actions die by die."""

from __future__ import annotations

import numpy as np
import pytest

from tests.tug.reference import TRIPLES, Reference
from tottenbury.tug.solving.columns import CHANCES, PAIR_AND_DIE, SIXES, WITHOUT, column_number
from tottenbury.tug.solving.results import Model
from tottenbury.tug.solving.solver import solve
from tottenbury.tug.solving.throws import COLUMNS, PAIRS


def tables_of(model, values):
    """The solved values by pairs of rows, as the reference keeps them."""
    number = model.rows.number
    rows = [tuple(row) for row in model.rows.members.tolist()]
    return {(own, other): values[:, :, number[own], number[other]] for own in rows for other in rows}


def test_throws_without_order_have_the_chances_of_three_dice():
    assert len(COLUMNS) == 56
    assert CHANCES.sum() == pytest.approx(1, abs=1e-15)
    assert CHANCES[column_number((4, 4, 1))] == pytest.approx(3 / 216)
    assert SIXES[column_number((6, 1, 6))] == 2
    assert COLUMNS[PAIR_AND_DIE[PAIRS.index((2, 5)), 3]] == (2, 4, 5)
    assert [PAIRS[pair] for pair in WITHOUT[column_number((1, 2, 3))]] == [(2, 3), (1, 3), (1, 2)]


@pytest.mark.parametrize(("cap", "weakened"), [(1, 0), (1, 1)])
def test_a_tiny_game_solved_plainly_has_the_same_values_everywhere(cap, weakened):
    model = Model(cap, weakened)
    mine = tables_of(model, solve(model, goal=1e-11).values)
    plain = Reference(cap, weakened).solve(1e-8)
    assert mine.keys() == plain.keys()
    for pair in plain:
        np.testing.assert_allclose(mine[pair], plain[pair], atol=1e-6)


@pytest.mark.parametrize(
    "model",
    [Model(4, 0), Model(3, 3), Model(2, 1), Model(3, 2, free=True), Model(3, 3, later=True), Model(2, 1, both=True)],
    ids=str,
)
def test_solved_values_satisfy_the_plain_equation(model):
    """Sampled states (own column and both rows, all 56 opposing columns), with every option of the rules."""
    values = tables_of(model, solve(model, goal=1e-11).values)
    plain = Reference(model.cap, model.weakened, model.free, model.later, model.both)
    rng = np.random.default_rng(5)
    pairs = list(values)
    for column in (0, 20, 54, 55, *rng.integers(56, size=8)):
        pair = pairs[rng.integers(len(pairs))]
        expected = plain.state_values(TRIPLES[column], *pair, values)
        np.testing.assert_allclose(values[pair][column], expected, atol=1e-9, err_msg=f"{model} {TRIPLES[column]} {pair}")
