"""Can answer times tell twin universes apart? Hints and computer moves, timed in both in turn."""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import erf, sqrt
from random import Random
from statistics import median

from tests.simulation.gathering import BOOKS
from tests.simulation.twins import hint, make_pair
from tottenbury.core.seats import Seat
from tottenbury.opponents.naming import opponent
from tottenbury.session.session import Session

ROUNDS = 20
"""So often everything is timed in each of two universes."""


@dataclass
class Timed:
    """Pairs of universes, and how often their times could be told apart."""

    what: str
    pairs: int
    apart: int
    """Pairs in which the rank test says so at 5 %; so many are expected by chance alone."""
    median_ms: float
    gap: float
    """The median of how far the medians of a pair lie apart, as a part of the time."""

    @property
    def chance(self) -> float:
        """How likely so many or more are where nothing can be told apart (normal approximation of the binomial)."""
        if not self.pairs:
            return 1.0
        deviation = (self.apart - 0.5 - 0.05 * self.pairs) / sqrt(0.05 * 0.95 * self.pairs)
        return 0.5 * (1 - erf(deviation / sqrt(2)))


def ranks_apart(one: list[float], other: list[float]) -> bool:
    """Whether Wilcoxon's signed-rank test tells two samples apart at 5 %; what was measured together is compared."""
    gaps = sorted((first - second for first, second in zip(one, other, strict=True)), key=abs)
    n = len(gaps)
    above = sum(rank for rank, gap in enumerate(gaps, 1) if gap > 0)
    return abs(above - n * (n + 1) / 4) > 1.96 * sqrt(n * (n + 1) * (2 * n + 1) / 24)


def _timed(session: Session, player: Seat, name: str) -> float:
    position = session.position
    assert position is not None
    view = position.view(session.seat_of(player))
    began = time.perf_counter()
    if name == "hint":
        hint(session, player)
    else:
        opponent(name, 7).choose(view)
    return time.perf_counter() - began


def measure(pairs: int, seed: int = 0) -> list[Timed]:
    """Time the viewer's own hints, which must not differ, and the other one's choices, which he may watch and must not learn from."""
    found = []
    for what, name, whose in (("hint", "hint", "own"), ("novice, own view", "novice", "own"), ("novice, other hand", "novice", "other")):
        apart, number, times, gaps, twin = 0, 0, [], [], seed
        chance = Random(seed)
        while number < pairs:
            twin += 1
            pair = make_pair(chance.choice(BOOKS[:-1]), twin)
            viewer = pair.viewers[0]
            decider = pair.universes[0].decider
            if viewer is None or decider is None or (decider is viewer) is not (whose == "own"):
                continue
            samples: tuple[list[float], list[float]] = ([], [])
            for turn in range(ROUNDS + 2):
                order = (0, 1) if turn % 2 else (1, 0)
                for universe in order:
                    taken = _timed(pair.universes[universe], decider, name)
                    if turn >= 2:
                        samples[universe].append(taken)
            number += 1
            apart += ranks_apart(*samples)
            middles = [median(sample) for sample in samples]
            times += middles
            gaps.append(abs(middles[0] - middles[1]) / max(middles))
        found.append(Timed(what, number, apart, median(times) * 1000, median(gaps)))
    return found
