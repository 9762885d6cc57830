"""The statistics against known values, and against coins whose bias is known."""

from __future__ import annotations

import math
import random
import subprocess
import sys

import pytest

from tottenbury.arena.ratings import rate
from tottenbury.arena.statistics import (
    Z95,
    Sprt,
    count_scores,
    dispersion,
    elo,
    estimate,
    expected_score,
    student,
    student_below,
    superiority,
    wilson,
)
from tottenbury.core.errors import TottenburyError

SEED = 20261116


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.277533),
        (3, 10, 0.107791, 0.603222),
        (50, 100, 0.403832, 0.596168),
        (10, 10, 0.722467, 1.0),
        (399, 400, 0.985977, 0.999559),
    ],
)
def test_wilsons_interval_is_the_one_of_scipy(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won / games, games, Z95) == pytest.approx((low, high), abs=1e-6)


def test_students_distribution_is_the_one_of_scipy() -> None:
    quantiles = {1: 12.7062047, 2: 4.3026527, 5: 2.5705818, 30: 2.0422725, 401: 1.9658975, 10000: 1.9602012}
    for freedom, quantile in quantiles.items():
        assert student(freedom) == pytest.approx(quantile, abs=1e-7)
    below_of = [
        (1.0, 3, 0.8044988905),
        (-2.0, 7, 0.0428096643),
        (0.1, 200, 0.5397777537),
        (3.5, 21, 0.9989338268),
        (-4.0, 60, 8.81611935e-05),
    ]
    for value, freedom, below in below_of:
        assert student_below(value, freedom) == pytest.approx(below, abs=1e-9)
        assert student_below(-value, freedom) == pytest.approx(1 - below, abs=1e-9)
    assert student_below(0.0, 9) == 0.5


def test_all_or_nothing_scores_have_wilsons_interval_and_narrower_scores_a_narrower_one() -> None:
    decisive = estimate([0.0, 1.0] * 200)
    low, high = wilson(0.5, 400, Z95)
    assert (decisive.low, decisive.high) == pytest.approx((low, high), abs=1e-3)
    halves = estimate([0.25, 0.75] * 200)
    assert halves.high - halves.low == pytest.approx((high - low) / 2, rel=0.02)


def test_pairs_that_were_all_won_or_all_split_leave_some_doubt() -> None:
    won = estimate([1.0] * 20)
    assert (won.mean, won.high) == (1.0, 1.0)
    assert 0.75 < won.low < 0.9
    lost = estimate([0.0] * 20)
    assert (lost.low, lost.high) == (0.0, pytest.approx(1 - won.low))
    split = estimate([0.5] * 20)
    assert 0.4 < split.low < 0.5 < split.high < 0.6
    assert estimate([0.5] * 400).high < split.high
    assert (estimate([]).mean, estimate([]).low, estimate([]).high) == (None, 0.0, 1.0)
    assert estimate([1.0]).low < 0.5


def test_dispersion_is_one_for_all_or_nothing_and_less_for_what_varies_less() -> None:
    assert dispersion([1.0] * 30) == pytest.approx(1)
    assert dispersion([0.0, 1.0, 1.0, 1.0] * 10) == pytest.approx(1)
    assert dispersion([0.5] * 98) == pytest.approx(0.02)


@pytest.mark.parametrize("bias", [0.5, 0.75, 0.95])
@pytest.mark.parametrize("pairs", [20, 100, 400])
@pytest.mark.parametrize("games", [1, 2])
def test_the_interval_covers_the_bias_of_a_coin_as_often_as_it_says(bias: float, pairs: int, games: int) -> None:
    """Pairs of two independent throws, or of one throw that counts for both. 500 repetitions: three standard errors are 3 %."""
    chance, repetitions, covered = random.Random(f"{SEED} {bias} {pairs} {games}"), 500, 0
    for _ in range(repetitions):
        found = estimate([sum(chance.random() < bias for _ in range(games)) / games for _ in range(pairs)])
        covered += found.low <= bias <= found.high
    assert 0.92 <= covered / repetitions <= 1, (SEED, bias, pairs, games, covered)


def test_elo_and_expected_score_are_inverse_and_known() -> None:
    assert expected_score(0) == 0.5
    assert expected_score(400) == pytest.approx(10 / 11)
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo(expected_score(-123.0)) == pytest.approx(-123)
    assert (elo(0), elo(1)) == (-math.inf, math.inf)


def test_superiority_agrees_with_the_interval() -> None:
    chance = random.Random(SEED)
    for _ in range(200):
        scores = [chance.choice((0.0, 0.25, 0.5, 0.75, 1.0)) for _ in range(chance.randrange(2, 60))]
        found = estimate(scores)
        assert (superiority(scores) > 0.975) == (found.low > 0.5), (SEED, scores)
        assert (superiority(scores) < 0.025) == (found.high < 0.5), (SEED, scores)
    assert superiority([0.5] * 9) == pytest.approx(0.5)
    assert superiority([]) == 0.5


def test_pairs_are_counted_by_their_score() -> None:
    assert count_scores([0, 0.25, 0.25, 1, 0.5, 1, 1]) == (1, 2, 1, 0, 3)


# The sequential test


def test_the_bounds_are_walds() -> None:
    assert Sprt(0, 30).bounds == pytest.approx((-math.log(19), math.log(19)))


def test_the_ratio_of_a_coin_is_that_of_its_likelihoods() -> None:
    """With scores of 0 and 1 only there is one distribution for each mean, so the ratio is known exactly."""
    s0, s1 = expected_score(0), expected_score(50)
    exact = 30 * math.log((1 - s1) / (1 - s0)) + 50 * math.log(s1 / s0)
    assert Sprt(0, 50).ratio([30, 0, 0, 0, 50]) == pytest.approx(exact, abs=0.01)


def test_the_ratio_is_nearly_the_normal_one_when_the_hypotheses_are_close() -> None:
    counts, test = [20, 60, 130, 70, 30], Sprt(-5, 10)
    total = sum(counts)
    mean = sum(n * count / 4 for n, count in enumerate(counts)) / total
    variance = sum(count * (n / 4 - mean) ** 2 for n, count in enumerate(counts)) / total
    s0, s1 = expected_score(-5), expected_score(10)
    assert test.ratio(counts) == pytest.approx(total * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance), rel=0.03)


def test_the_test_is_undecided_at_first_and_symmetric() -> None:
    test = Sprt(-20, 20)
    assert test.decide([0] * 5) is None
    assert test.ratio([3, 1, 4, 1, 5]) == pytest.approx(-test.ratio([5, 1, 4, 1, 3]))
    assert test.ratio([0, 0, 50, 0, 0]) == pytest.approx(0, abs=1e-6)
    assert test.decide([0, 0, 0, 0, 200]) == "accepted"
    assert test.decide([200, 0, 0, 0, 0]) == "rejected"


@pytest.mark.parametrize(("truth", "wrong"), [(0, "accepted"), (100, "rejected")])
def test_the_sequential_test_errs_as_rarely_as_it_says(truth: float, wrong: str) -> None:
    """300 tests of pairs of games between players whose difference is known; five in a hundred may go wrong, three errors more by luck."""
    chance, share, test = random.Random(SEED), expected_score(truth), Sprt(0, 100)
    decisions = [_run(test, share, chance) for _ in range(300)]
    assert None not in decisions
    assert decisions.count(wrong) / 300 <= 0.05 + 3 * math.sqrt(0.05 * 0.95 / 300), (SEED, decisions.count(wrong))


def _run(test: Sprt, share: float, chance: random.Random) -> str | None:
    counts = [0] * 5
    for _ in range(3000):
        counts[2 * ((chance.random() < share) + (chance.random() < share))] += 1
        if (decision := test.decide(counts)) is not None:
            return decision
    return None


@pytest.mark.parametrize("bounds", [(30, 0), (5, 5), (math.nan, 3), (0, math.inf)])
def test_bounds_that_are_no_interval_are_refused(bounds: tuple[float, float]) -> None:
    with pytest.raises(TottenburyError, match="lower one first"):
        Sprt(*bounds)


# Ratings

TRUE = {"a": -160.0, "b": -80.0, "c": 40.0, "d": 200.0}


def _round_robin(chance: random.Random, pairs: int) -> dict[tuple[str, str], list[float]]:
    met = {}
    for one in TRUE:
        for other in TRUE:
            if one < other:
                share = expected_score(TRUE[one] - TRUE[other])
                met[one, other] = [((chance.random() < share) + (chance.random() < share)) / 2 for _ in range(pairs)]
    return met


def test_ratings_recover_known_strengths_and_their_intervals_hold_them() -> None:
    chance, covered = random.Random(SEED), 0
    for _ in range(60):
        for name, rating in rate(list(TRUE), _round_robin(chance, 100)).items():
            assert rating.elo == pytest.approx(TRUE[name], abs=70), SEED
            covered += rating.low <= TRUE[name] <= rating.high
    assert covered / (60 * len(TRUE)) >= 0.9, (SEED, covered)
    many = rate(list(TRUE), _round_robin(chance, 5000))
    assert {name: rating.elo for name, rating in many.items()} == pytest.approx(TRUE, abs=10), SEED


def test_two_players_are_rated_by_their_score() -> None:
    found = rate(["a", "b"], {("a", "b"): [1.0, 1.0, 1.0, 0.0] * 500})
    assert found["a"].elo - found["b"].elo == pytest.approx(elo(0.75), abs=1)
    assert found["a"].elo == pytest.approx(-found["b"].elo)
    difference = estimate([1.0, 1.0, 1.0, 0.0] * 500)
    assert 2 * (found["a"].high - found["a"].low) == pytest.approx(elo(difference.high) - elo(difference.low), rel=0.03)


def test_who_lost_everything_or_has_not_played_is_still_rated() -> None:
    found = rate(["a", "b", "c", "d"], {("a", "b"): [0.0] * 50, ("a", "c"): [0.0] * 50, ("b", "c"): [0.5] * 50, ("c", "d"): []})
    assert -1500 < found["a"].elo < -300
    assert found["a"].low < found["a"].elo < found["a"].high
    assert found["b"].elo == pytest.approx(found["c"].elo, abs=0.1)
    assert found["d"].high - found["d"].low > 500
    assert sum(rating.elo for rating in found.values()) == pytest.approx(0, abs=1e-6)


def test_the_package_and_its_command_line_do_without_scipy() -> None:
    code = "import sys, tottenbury, tottenbury.terminal.main, tottenbury.arena.statistics; print('scipy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "False"
