"""What pairs of games say about two players: a mean with its interval, Elo, and the sequential test."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from tottenbury.core.errors import TottenburyError

PAIR_SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What a pair can bring: two games, each lost, drawn or won."""

LEVEL = 0.95
"""The probability with which an interval is to hold the true value."""

Z95 = 1.959964
"""The normal quantile of that level."""


def wilson(share: float, count: float, quantile: float) -> tuple[float, float]:
    """Wilson's score interval of a share among `count` independent trials."""
    square = quantile * quantile
    centre = (share + square / (2 * count)) / (1 + square / count)
    spread = quantile * math.sqrt(max(0.0, share * (1 - share)) / count + square / (4 * count * count)) / (1 + square / count)
    return max(0.0, centre - spread), min(1.0, centre + spread)


@dataclass(frozen=True)
class Estimate:
    """A mean score with its 95 % interval; without any observation nothing is known."""

    count: int
    mean: float | None = None
    low: float = 0.0
    high: float = 1.0


def dispersion(scores: Sequence[float]) -> float:
    """How much scores between 0 and 1 vary, as a share of what all-or-nothing scores of the same mean would vary.

    One observation of 0 and one of 1 are added, so that it is never zero: if all pairs were won it comes out as 1.
    """
    count = len(scores) + 2
    mean = (sum(scores) + 1) / count
    spread = (mean**2 + (1 - mean) ** 2 + sum((score - mean) ** 2 for score in scores)) / count
    return spread / (mean * (1 - mean))


def estimate(scores: Sequence[float]) -> Estimate:
    """The mean of independent scores between 0 and 1, with Wilson's interval for as many trials as the scores are worth.

    Scores that vary less than all-or-nothing ones tell more: n of them are worth n / dispersion trials. Student's quantile allows for
    the dispersion being an estimate.
    """
    if not scores:
        return Estimate(0)
    mean, count = sum(scores) / len(scores), len(scores)
    low, high = wilson(mean, count / dispersion(scores), student(count + 1))
    return Estimate(count, mean, min(low, mean), max(high, mean))


@cache
def student(freedom: int) -> float:
    """The two-sided quantile of Student's distribution at our level."""
    return root(lambda value: (1 + LEVEL) / 2 - student_below(value, freedom), 0.0, 100.0)


def student_below(value: float, freedom: int) -> float:
    """The probability that a number with Student's distribution is below this one."""
    inside = incomplete_beta(value * value / (freedom + value * value), 0.5, freedom / 2)
    return 0.5 + math.copysign(inside / 2, value)


def incomplete_beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function, by its continued fraction, which converges fast on one side of the mean."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(1 - x, b, a)
    front = math.exp(math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)) / a
    numerator, denominator, product = 1.0, 0.0, 1.0  # Lentz's way to evaluate a continued fraction
    for n in range(10_000):
        half = n // 2
        if n == 0:
            term = 1.0
        elif n % 2 == 0:
            term = half * (b - half) * x / ((a + n - 1) * (a + n))
        else:
            term = -(a + half) * (a + b + half) * x / ((a + n - 1) * (a + n))
        denominator = 1 / (1 + term * denominator)
        numerator = 1 + term / numerator
        product *= numerator * denominator
        if abs(numerator * denominator - 1) < 1e-15:
            break
    return front * (product - 1)


def root(falling: Callable[[float], float], low: float, high: float) -> float:
    """Where a function that falls crosses zero between two numbers, by halving."""
    while low < (middle := (low + high) / 2) < high:
        if falling(middle) > 0:
            low = middle
        else:
            high = middle
    return middle


def superiority(scores: Sequence[float]) -> float:
    """The likelihood that the true mean is above a half; above 0.975 just when the interval lies above a half."""
    if not scores:
        return 0.5
    mean, trials = sum(scores) / len(scores), len(scores) / dispersion(scores)
    return student_below((mean - 0.5) / math.sqrt(0.25 / trials), len(scores) + 1)


def elo(share: float) -> float:
    """The difference in Elo that an expected score stands for; infinite at 0 and 1."""
    if share <= 0 or share >= 1:
        return math.inf if share >= 1 else -math.inf
    return 400 * math.log10(share / (1 - share))


def expected_score(difference: float) -> float:
    """The expected score of a player who is better by this difference in Elo."""
    return 1 / (1 + 10 ** (-difference / 400))


def count_scores(scores: Sequence[float]) -> tuple[int, ...]:
    """How many pairs brought 0, 0.25, 0.5, 0.75 and 1."""
    counts = [0] * len(PAIR_SCORES)
    for score in scores:
        counts[round(score * 4)] += 1
    return tuple(counts)


@dataclass(frozen=True)
class Sprt:
    """The sequential test: is A better by `elo1` rather than by `elo0`? It goes on until one of both is refuted.

    The likelihood ratio is the generalised one over the five outcomes of a pair: for each hypothesis the most likely distribution with
    that mean.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    """The probability of deciding for `elo1` though `elo0` is true."""
    beta: float = 0.05
    """The probability of deciding for `elo0` though `elo1` is true."""

    def __post_init__(self) -> None:
        if not (math.isfinite(self.elo0) and math.isfinite(self.elo1) and self.elo0 < self.elo1):
            raise TottenburyError(f"a sequential test needs two Elo bounds, the lower one first, not {self.elo0:g} {self.elo1:g}")

    @property
    def bounds(self) -> tuple[float, float]:
        """Between these the test goes on (Wald)."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, counts: Sequence[float]) -> float:
        """The logarithm of the likelihood ratio after pairs with these outcomes."""
        if sum(counts) == 0:
            return 0.0
        shares = _shares(counts)
        worse, better = (_tilt(shares, expected_score(bound)) for bound in (self.elo0, self.elo1))
        return sum(
            count * (math.log1p(worse[0] * (score - worse[1])) - math.log1p(better[0] * (score - better[1])))
            for count, score in zip(counts, PAIR_SCORES, strict=True)
            if count
        )

    def decide(self, counts: Sequence[float]) -> str | None:
        """`accepted`: A is better by `elo1`; `rejected`: it is not; None: undecided."""
        low, high = self.bounds
        ratio = self.ratio(counts)
        return "accepted" if ratio >= high else "rejected" if ratio <= low else None


_UNSEEN = 1e-3
"""What an outcome that has not occurred counts as, in pairs: any mean between 0 and 1 must be possible."""


def _shares(counts: Sequence[float]) -> list[float]:
    filled = [count or _UNSEEN for count in counts]
    return [count / sum(filled) for count in filled]


def _tilt(shares: Sequence[float], mean: float) -> tuple[float, float]:
    """The distribution with this mean that makes the shares most likely is share / (1 + tilt * (score - mean)); the tilt, and the mean."""

    def slope(tilt: float) -> float:
        return sum(share * (score - mean) / (1 + tilt * (score - mean)) for share, score in zip(shares, PAIR_SCORES, strict=True))

    edge = 1e-9  # beyond the poles a probability would be negative
    return root(slope, -1 / (1 - mean) * (1 - edge), 1 / mean * (1 - edge)), mean
