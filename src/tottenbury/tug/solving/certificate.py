"""Proven bounds on a model's values: what a player can make sure of who pays a small fee for every turn.

Let T be Bellman's operator and d > 0. If two tables satisfy, at every state,

    lower <= T(upper) - d    and    upper >= T(lower) + d,

then a mover wins with probability at least `lower`, and at most `upper`, whatever the opponent does. For let X be `lower` while the player
in question is to move and 1 - `upper` while the other one is, and 1 or 0 once the game is won or lost. If he always takes the results that
are best by `upper`, X rises by at least d a turn in the mean, against any play. X is bounded, so the game ends with probability one, and
the chance to win, the mean of the last X, is at least the first X. The same for his opponent gives the upper bound.

Here `lower` is T(upper) - fee by construction, and `upper` is looked for as a fixed point of F(upper) = T(T(upper) - fee) + fee: the game
in which the player pays the fee. What has to be checked is one-sided, at every state: F(upper) - upper <= fee / 2.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tottenbury.tug.solving.anderson import Anderson
from tottenbury.tug.solving.operator import Operator
from tottenbury.tug.solving.results import Model
from tottenbury.tug.solving.solver import MOST_SWEEPS, SAVE_EVERY, WINDOW, Progress, Unsolved, resumed, save

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


def certify(
    model: Model,
    values: Any,
    *,
    fee: float = FEE,
    overflow_wins: bool = False,
    tight: float = 0.5,
    threads: int = 2,
    window: int = WINDOW,
    small: bool = False,
    checkpoint: Path | None = None,
    save_every: int = SAVE_EVERY,
    most_sweeps: int = MOST_SWEEPS,
    progress: Callable[[Progress], None] | None = None,
) -> Certificate:
    """Bounds near `values`, a solved table, with a drift of at least (1 - tight) · fee and tables that are nearly still.

    With `overflow_wins` the bounds hold for the game without cap (all weakened counted): the player whom they speak for loses his surplus,
    while an opponent who outgrows the cap has won.
    """
    pays = Operator(model, threads=threads)
    against = Operator(model, overflow_wins, threads, pays.results)
    kept = resumed(checkpoint, model)
    upper = np.array(kept.get("upper", values), np.float64)
    sweeps = int(kept.get("sweeps", 0))
    memory = Anderson(window, model.states, small)
    lower, image = np.empty(model.shape), np.empty(model.shape)
    while True:
        pays.apply(upper, lower)
        lower -= fee
        image = np.empty(model.shape)
        against.apply(lower, image)
        image += fee
        sweeps += 2
        change = image - upper
        rise, still = float(change.max()), float(np.abs(change).max())
        if progress is not None:
            progress(Progress(sweeps, still))
        done = rise <= tight * fee and still <= 4 * fee
        if checkpoint is not None and (done or sweeps % (2 * save_every) == 0):
            save(checkpoint, model, upper=upper, sweeps=np.array(sweeps), fee=np.array(fee), overflow_wins=np.array(overflow_wins))
        if done:
            return Certificate(model, lower, upper, fee, fee - max(rise, 0.0) - SLACK, sweeps)
        if sweeps >= most_sweeps:
            raise Unsolved(f"no certificate with fee {fee}: tables still move by {still:.2e} after {sweeps} sweeps")
        upper = memory.step(upper.ravel(), image.ravel()).reshape(model.shape)


def check(certificate: Certificate, overflow_wins: bool = False, threads: int = 2) -> float:
    """The drift that the two tables prove, from them alone; a certificate holds if it is positive."""
    model = certificate.model
    image = np.empty(model.shape)
    pays = Operator(model, threads=threads)
    pays.apply(certificate.upper, image)
    drift = float((image - certificate.lower).min())
    Operator(model, overflow_wins, threads, pays.results).apply(certificate.lower, image)
    return min(drift, float((certificate.upper - image).min())) - SLACK
