"""Solved tables as a whole: monotone, certified, resumed from a checkpoint, and agreeing with games played by them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tottenbury.tug.solving.advice import Advice
from tottenbury.tug.solving.certificate import certify, check
from tottenbury.tug.solving.columns import CHANCES, column_number
from tottenbury.tug.solving.doors import door
from tottenbury.tug.solving.iteration import Options, Unsolved, load
from tottenbury.tug.solving.multigrid import solve_by_ladder, solve_multigrid
from tottenbury.tug.solving.operator import Operator
from tottenbury.tug.solving.playing import play_from_random_states
from tottenbury.tug.solving.results import Model
from tottenbury.tug.solving.solver import prolong, solve
from tottenbury.tug.solving.throws import COLUMNS

MODEL = Model(3, 1)


@pytest.fixture(scope="module")
def solution():
    return solve(MODEL, goal=1e-10)


@pytest.mark.parametrize("model", [MODEL, Model(24, 0), Model(2, 1, both=True)], ids=str)
def test_a_sweep_by_the_library_is_the_one_by_numpy_to_the_bit(model, monkeypatch):
    values = np.random.default_rng(1).random(model.shape)
    images = []
    for native in (door("sweep").native, None):
        monkeypatch.setattr(door("sweep"), "native", native)
        images.append(np.empty(model.shape))
        Operator(model).apply(values, images[-1])
    assert (images[0] == images[1]).all()


def test_more_athletes_are_never_worse(solution):
    rows, values = MODEL.rows.members, solution.values
    totals = rows.sum(axis=1)
    for i in range(len(rows)):
        for j in range(len(rows)):
            if rows[i, 0] >= rows[j, 0] and totals[i] >= totals[j]:
                assert (values[:, :, i] >= values[:, :, j] - 1e-8).all()
                assert (values[:, :, :, i] <= values[:, :, :, j] + 1e-8).all()


def test_the_certificate_encloses_the_values_and_proves_its_drift(solution):
    certificate = certify(MODEL, solution.values, fee=1e-7)
    assert certificate.drift > 0
    assert check(certificate) == pytest.approx(certificate.drift, abs=1e-10)
    assert (certificate.lower <= solution.values).all()
    assert (solution.values <= certificate.upper).all()
    assert certificate.gap < 1e-4
    assert certificate.turns().min() >= 0.9


def test_a_wrong_table_proves_nothing(solution):
    certificate = certify(MODEL, solution.values, fee=1e-7)
    assert check(replace(certificate, lower=certificate.lower + 1e-3)) < 0


def test_bounds_without_cap_enclose_a_larger_cap(solution):
    certificate = certify(MODEL, solution.values, fee=1e-7, overflow_wins=True)
    assert check(certificate, overflow_wins=True) > 0
    larger = Model(4, 1)
    values = solve(larger, goal=1e-9, start=prolong(solution, larger)).values
    rows = [larger.rows.number[tuple(row)] for row in MODEL.rows.members]
    inner = values[:, :, rows][:, :, :, rows]
    assert (inner >= certificate.lower).all()
    assert (inner <= certificate.upper).all()


def test_a_solve_goes_on_from_its_checkpoint(tmp_path, solution):
    path = tmp_path / "tug.npz"
    with pytest.raises(Unsolved):
        solve(MODEL, goal=1e-10, options=Options(checkpoint=path, save_every=5, most_sweeps=15))
    model, kept = load(path)
    assert model == MODEL
    assert int(kept["sweeps"]) == 15
    seen = []
    again = solve(MODEL, goal=1e-10, options=Options(checkpoint=path, progress=seen.append))
    assert seen[0].sweeps == 16
    assert seen[0].residual < 0.1
    np.testing.assert_allclose(again.values, solution.values, atol=1e-7)
    assert not list(tmp_path.glob("*.part"))
    with pytest.raises(ValueError, match="another model"):
        solve(Model(4, 1), options=Options(checkpoint=path))


def test_a_model_solved_with_the_help_of_a_smaller_one_has_the_same_values(tmp_path):
    model, path = Model(3, 3), tmp_path / "levels.npz"
    small = solve(Model(3, 1), goal=1e-7)
    with pytest.raises(Unsolved):
        solve_multigrid(model, small, goal=1e-9, options=Options(checkpoint=path, most_sweeps=5))
    seen = []
    helped = solve_multigrid(model, small, goal=1e-9, options=Options(checkpoint=path, progress=seen.append))
    assert seen[0].sweeps == 6
    np.testing.assert_allclose(helped.values, solve(model, goal=1e-9).values, atol=1e-6)


def test_a_ladder_of_models_leads_to_the_same_values(tmp_path, solution):
    rungs = []
    climbed = solve_by_ladder(MODEL, goal=1e-9, folder=tmp_path, progress=lambda rung, _: rungs.append(rung.weakened))
    np.testing.assert_allclose(climbed.values, solution.values, atol=1e-7)
    assert sorted(set(rungs)) == [0, 1]
    assert {path.name for path in tmp_path.iterdir()} == {"cap3-weakened0.npz", "cap3-weakened1.npz"}


def simulate(advice, rng, column, other, own, opposing):
    """Play a game by the table's advice; True if who moves first wins."""
    first = True
    while True:
        dice = [int(die) for die in rng.integers(1, 7, size=3)]
        left, marks = advice.rerolls(column, other), 0
        scores = advice.throws(column, other, own, opposing) if left else None
        while left:
            keep, rolling = advice.reroll_worths(scores, tuple(dice), marks, left)
            place = int(np.argmax(rolling))
            if rolling[place] <= keep:
                break
            dice[place] = int(rng.integers(1, 7))
            marks |= 1 << place
            left -= 1
        use = advice.uses(column, other, own, opposing, column_number(tuple(dice)))[0]
        mine, theirs = (advice.model.rows.project(*row) for row in (use.own, use.opposing))
        if theirs < 0 or mine < 0:
            return first == (theirs < 0)
        members = advice.model.rows.members
        column, other = other, use.column
        own, opposing = tuple(members[theirs].tolist()), tuple(members[mine].tolist())
        first = not first


def test_games_played_by_the_table_end_as_it_says(solution):
    """300 games from random states: the sum of results minus promises stays within four standard deviations."""
    seed = 2024
    print("seed", seed)
    rng = np.random.default_rng(seed)
    advice = Advice(MODEL, solution.values, certify(MODEL, solution.values, fee=1e-7).turns())
    surprise = variance = 0.0
    for _ in range(300):
        column, other = (int(n) for n in rng.integers(56, size=2))
        own, opposing = (tuple(MODEL.rows.members[n].tolist()) for n in rng.integers(MODEL.rows.count, size=2))
        promised = advice.before_throw(column, other, own, opposing)
        surprise += simulate(advice, rng, column, other, own, opposing) - promised
        variance += promised * (1 - promised)
    assert abs(surprise) < 4 * variance**0.5


def test_many_games_played_by_the_table_end_as_it_says(solution):
    """3,000 games from random states within four standard deviations; the same seed gives the same games."""
    seed = 77
    print("seed", seed)
    played = play_from_random_states(MODEL, solution.values, 3000, seed)
    assert (played.won >= 0).all()
    assert abs(played.deviation) < 4
    again = play_from_random_states(MODEL, solution.values, 10, seed)
    assert (again.turns == played.turns[:10]).all()


def test_a_wrong_table_is_found_out_by_games(solution):
    wrong = np.clip(solution.values + 0.1, 0, 1)
    assert abs(play_from_random_states(MODEL, wrong, 3000, 77).deviation) > 4


def test_advice_adds_up_to_the_value_before_the_throw(solution):
    """With rerolls: the mean worth of all throws is the table's value."""
    advice = Advice(MODEL, solution.values)
    rng = np.random.default_rng(3)
    for column in (0, 17, 54, 55):
        other = int(rng.integers(56))
        own, opposing = (tuple(MODEL.rows.members[n].tolist()) for n in rng.integers(MODEL.rows.count, size=2))
        scores = advice.throws(column, other, own, opposing)
        total = 0.0
        for throw, chance in enumerate(CHANCES):
            keep, rolling = advice.reroll_worths(scores, COLUMNS[throw], 0, advice.rerolls(column, other))
            total += chance * max(keep, *rolling)
        assert total == pytest.approx(advice.before_throw(column, other, own, opposing), abs=1e-6)  # it reads the table in 32 bits


def test_among_equal_results_the_faster_one_comes_first(solution):
    """A won position: without turns any winning way will do; a use that ends the game at once is worth one."""
    advice = Advice(MODEL, solution.values, np.ones(MODEL.shape), hurry=1e-3)
    best = advice.uses(column_number((1, 1, 1)), column_number((6, 6, 6)), (3, 0), (3, 0), column_number((4, 5, 6)))[0]
    assert best.worth == best.score == 1.0
    assert best.opposing == (0, 0)
