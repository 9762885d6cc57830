"""Proven bounds on a model's values: what a player who pays a small fee for every turn can make sure of.

Let T be Bellman's operator and d > 0. If two tables satisfy, at every state,

    lower <= T(upper) - d    and    upper >= T(lower) + d,

then a mover wins with probability at least `lower`, and at most `upper`, whatever the opponent does. For let X be `lower` while the player
in question is to move and 1 - `upper` while the other one is, and 1 or 0 once the game is won or lost. If that player always takes
the results that are best by `upper`, X rises by at least d a turn in the mean, against any play. X is bounded, so the game ends with
probability one, and the chance to win, the mean of the last X, is at least the first X. The same for the opponent gives the upper bound.

Here `lower` is T(upper) - fee by construction, and `upper` is looked for as a fixed point of F(upper) = T(T(upper) - fee) + fee: the game
in which the player pays the fee. What has to be checked is one-sided, at every state: F(upper) - upper <= fee / 2.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tottenbury.tug.solving.anderson import Anderson
from tottenbury.tug.solving.iteration import FixedPoint, Options, iterate
from tottenbury.tug.solving.operator import Operator
from tottenbury.tug.solving.results import Model
from tottenbury.tug.solving.solver import WINDOW

FEE = 1e-8
SLACK = 1e-13
"""More than all rounding of one application: 56 products and sums of numbers of at most about one, and three means of six."""


@dataclass(frozen=True)
class Certificate:
    """Two tables between which the value lies, and how wide they are apart at most."""

    model: Model
    lower: Any
    upper: Any
    fee: float
    drift: float
    """What the player gains every turn at least; positive, or nothing is proven."""
    sweeps: int

    @property
    def gap(self) -> float:
        """The largest distance of the bounds."""
        return float((np.minimum(self.upper, 1.0) - np.maximum(self.lower, 0.0)).max())

    def turns(self) -> Any:
        """About how many turns are left when both play well, from what the fees add up to (only without `overflow_wins`)."""
        return (self.upper - self.lower) / (2 * self.fee)


class Bounds(FixedPoint):
    """The upper bound: a table that F leaves nearly as it is, and raises nowhere by more than a share of the fee."""

    name = "upper"
    sweeps = 2

    def __init__(self, model: Model, fee: float, overflow_wins: bool, tight: float, threads: int) -> None:
        super().__init__(model)
        self.fee = fee
        self.overflow_wins = overflow_wins
        self.tight = tight
        self.pays = Operator(model, threads=threads)
        self.against = Operator(model, overflow_wins, threads, self.pays.results)
        self.memory = Anderson(WINDOW, model.states)
        self.lower = np.empty(model.shape)
        self.rise = 0.0

    def image(self, point: Any) -> Any:
        """T(T(upper) - fee) + fee; T(upper) - fee is the lower bound."""
        self.pays.apply(point, self.lower)
        self.lower -= self.fee
        image = np.empty(self.model.shape)
        self.against.apply(self.lower, image)
        image += self.fee
        return image

    def measure(self, point: Any, image: Any) -> tuple[float, bool]:
        """The largest change at any state; what has to be small is how far the table rises."""
        change = image - point
        self.rise, still = float(change.max()), float(np.abs(change).max())
        return still, self.rise <= self.tight * self.fee and still <= 4 * self.fee

    def next(self, point: Any, image: Any, sweeps: int) -> Any:
        """Anderson's step."""
        return self.memory.step(point.ravel(), image.ravel()).reshape(self.model.shape)

    def kept(self, residual: float) -> dict[str, Any]:
        """What the bounds are of."""
        return {"fee": np.array(self.fee), "overflow_wins": np.array(self.overflow_wins)}


def certify(
    model: Model,
    values: Any,
    *,
    fee: float = FEE,
    overflow_wins: bool = False,
    tight: float = 0.5,
    options: Options | None = None,
) -> Certificate:
    """Bounds near `values`, a solved table, with a drift of at least (1 - tight) · fee and tables that are nearly still.

    With `overflow_wins` the bounds hold for the game without cap (all weakened counted): the player they speak for loses the surplus,
    while an opponent who outgrows the cap has won.
    """
    options = options or Options()
    wanted = Bounds(model, fee, overflow_wins, tight, options.threads)
    found = iterate(wanted, lambda: np.array(values, np.float64), options)
    return Certificate(model, wanted.lower, found.point, fee, fee - max(wanted.rise, 0.0) - SLACK, found.sweeps)


def check(certificate: Certificate, overflow_wins: bool = False, threads: int = 2) -> float:
    """The drift that the two tables prove, from them alone; a certificate holds if it is positive."""
    model = certificate.model
    image = np.empty(model.shape)
    pays = Operator(model, threads=threads)
    pays.apply(certificate.upper, image)
    drift = float((image - certificate.lower).min())
    Operator(model, overflow_wins, threads, pays.results).apply(certificate.lower, image)
    return min(drift, float((certificate.upper - image).min())) - SLACK
