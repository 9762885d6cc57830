"""From values to probabilities: maps that are monotone, and gaps that are measured."""

from __future__ import annotations

import numpy as np
import pytest

import tottenbury as tb
from tests.opponents.nets.nets import plain_source
from tottenbury.core.kernel_game import KernelGame
from tottenbury.opponents.judgement.combining import combine, likely_share
from tottenbury.opponents.judgement.judging import params_of
from tottenbury.opponents.nets.files import DECIDING, WAITING, Model
from tottenbury.training.calibration import calibrate, mean_gap, monotone_map, never_falling


def sayings(seed: int, number: int = 40_000) -> tuple[np.ndarray, np.ndarray]:
    """Somebody who is too sure of himself: where he says v, it happens with probability 0.5 + 0.6 * (v - 0.5)."""
    rng = np.random.default_rng(seed)
    values = rng.beta(1.2, 1.2, number)
    return values, (rng.random(number) < 0.5 + 0.6 * (values - 0.5)).astype(float)


def test_a_map_takes_boasting_out() -> None:
    values, results = sayings(1)
    points = monotone_map(values, results)
    assert (np.diff(points[0]) > 0).all()
    assert (np.diff(points[1]) >= 0).all()
    assert points[:, 0].tolist() == [0.0, 0.0]
    assert points[:, -1].tolist() == [1.0, 1.0]
    fresh, came = sayings(2)
    assert mean_gap(fresh, came) > 0.08
    assert mean_gap(np.interp(fresh, points[0], points[1]), came) < 0.015


def test_the_gap_of_an_honest_saying_is_small_and_of_a_constant_one_its_distance() -> None:
    values, _ = sayings(3)
    came = (np.random.default_rng(4).random(len(values)) < values).astype(float)
    assert mean_gap(values, came) < 0.015
    assert abs(mean_gap(np.full(1000, 0.7), np.repeat([1.0, 0.0], 500)) - 0.2) < 1e-12


def test_what_is_decided_stays_decided() -> None:
    model = Model(
        None, maps={DECIDING: np.array([[0.0, 0.5, 1.0], [0.0, 0.4, 1.0]]), "deciding/siege-2020": np.array([[0, 1], [0.2, 0.3]])}
    )  # type: ignore[arg-type]
    assert model.calibrated(1.0, DECIDING) == 1.0
    assert model.calibrated(0.0, DECIDING) == 0.0
    assert model.calibrated(0.5, DECIDING) == 0.4
    assert model.calibrated(0.5, DECIDING, "siege-2020;siege_full=pass") == 0.25
    assert model.calibrated(0.5, WAITING) == 0.5  # no map, no change


def test_a_net_is_calibrated_for_each_of_its_rulebooks() -> None:
    games = [tb.rulebook(name).game for name in ("stones-2004-tactics", "stones-2024-early-bird")]
    assert all(isinstance(game, KernelGame) for game in games)
    model = plain_source(games[0])  # type: ignore[arg-type]
    assert model is not None
    own = Model(model.net)
    found = calibrate(own, games, 96, 5 * 10**9)  # type: ignore[arg-type]
    assert set(found) == {"stones-2004-tactics", "stones-2024-early-bird"}
    assert found["stones-2004-tactics"]["games"] == 96
    assert {f"{kind}/{book}" for kind in (DECIDING, WAITING) for book in found} < set(own.maps)


def test_the_share_alone_is_the_share_with_its_slopes() -> None:
    game = tb.rulebook("stones-1999").game
    assert isinstance(game, KernelGame)
    params, rng = params_of(game), np.random.default_rng(7)
    for _ in range(50):
        chances = rng.random(9)
        chances[rng.random(9) < 0.3] = rng.integers(0, 2)
        taken = np.where(chances == 1.0, 2.0, np.where(chances == 0.0, -1.0, chances))  # places that are taken
        assert abs(combine(params, 9, chances, np.empty(9)) - likely_share(params, 9, taken)) < 1e-12


def test_numbers_that_never_fall_are_those_of_scipy() -> None:
    from scipy.optimize import isotonic_regression

    seed = 20
    rng = np.random.default_rng(seed)
    for size in (1, 2, 7, 60):
        numbers, weights = rng.random(size).tolist(), rng.integers(1, 9, size).tolist()
        assert never_falling(numbers, weights) == pytest.approx(isotonic_regression(numbers, weights=weights).x, abs=1e-12), f"seed {seed}"
