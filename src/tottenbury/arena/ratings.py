"""Bradley-Terry ratings of several players who met one another, in Elo, the average of all being 0."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tottenbury.arena.statistics import Z95, dispersion

_SCALE = 400 / math.log(10)
"""One natural unit of the logistic curve in Elo."""

FLAT = 1e-9
"""A slope that counts as none."""

MOST_STEPS = 100
"""Far more than are ever needed."""


@dataclass(frozen=True)
class Rating:
    """The rating of a player with its 95 % interval, in Elo against the average of those rated."""

    elo: float
    low: float
    high: float


def rate(players: Sequence[str], met: Mapping[tuple[str, str], Sequence[float]]) -> dict[str, Rating]:
    """Ratings from the pair scores of every match, each entered once as (A, B): A's scores.

    Every player also gets one drawn pair against an imaginary average player, so that one who lost everything is still rated. The interval
    is the robust one (the sandwich): scores of pairs vary less than those of single games, and it takes that into account.
    """
    number = {name: index for index, name in enumerate(players)}
    played = [(number[one], number[other], scores) for (one, other), scores in met.items() if scores]
    rows = np.zeros((len(played) + len(players), len(players)))
    for row, (one, other, _) in enumerate(played):
        rows[row, one], rows[row, other] = 1.0, -1.0
    rows[len(played) :] = np.eye(len(players))
    counts = np.array([float(len(scores)) for *_, scores in played] + [1.0] * len(players))
    won = np.array([float(sum(scores)) for *_, scores in played] + [0.5] * len(players))
    spread = np.array([dispersion(scores) for *_, scores in played] + [1.0] * len(players))

    found = _most_likely(rows, counts, won)
    chance = _logistic(rows @ found)
    information = counts * chance * (1 - chance)
    inverse = np.linalg.inv(rows.T @ (information[:, None] * rows))
    covariance = inverse @ (rows.T @ ((information * spread)[:, None] * rows)) @ inverse
    centred = np.eye(len(players)) - 1 / len(players)
    strengths = _SCALE * (centred @ found)
    errors = _SCALE * np.sqrt(np.diag(centred @ covariance @ centred.T))
    return {
        name: Rating(float(value), float(value - Z95 * error), float(value + Z95 * error))
        for name, value, error in zip(players, strengths, errors, strict=True)
    }


def _most_likely(rows: Any, counts: Any, won: Any) -> Any:
    """The strengths that make what happened most likely, by Newton's method with steps halved until they help."""
    strengths = np.zeros(rows.shape[1])

    def loss(at: Any) -> float:
        edge = rows @ at
        return float(counts @ np.logaddexp(0, edge) - won @ edge)

    for _ in range(MOST_STEPS):
        chance = _logistic(rows @ strengths)
        slope = rows.T @ (counts * chance - won)
        if np.abs(slope).max() < FLAT:
            break
        step = np.linalg.solve(rows.T @ ((counts * chance * (1 - chance))[:, None] * rows), slope)
        before = loss(strengths)
        while loss(strengths - step) > before and np.abs(step).max() > FLAT:
            step = step / 2
        strengths = strengths - step
    return strengths


def _logistic(value: Any) -> Any:
    return 1 / (1 + np.exp(-value))
