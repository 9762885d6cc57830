"""How a move is chosen by what all moves are worth: the best, or with a temperature by lot."""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import compiled
from tottenbury.kernel.chance import word
from tottenbury.kernel.mathematics import exp, log_odds

FAR = 3.0
"""A move that looks worse by more temperatures than this is never chosen: slips, but nothing absurd."""


@compiled
def uniform(rng: Any) -> float:
    """A number between 0 and 1."""
    return word(rng) / 4294967296.0


@compiled
def weight_of(value: float, best: float, temperature: float) -> float:
    """How readily a move of this value is chosen beside the best one.

    Values are compared by their odds, on a scale that around a half is that of values: in a game that looks lost, or won, small differences
    matter as well.
    """
    steps = (stretched(value) - stretched(best)) / temperature
    return exp(steps) if steps > -FAR else 0.0


@compiled
def stretched(value: float) -> float:
    """A value by its odds."""
    return 0.25 * log_odds(min(1.0 - 1e-4, max(1e-4, value)))


@compiled
def best_of(values: Any, number: int) -> int:
    """The place of the greatest value."""
    best = 0
    for n in range(1, number):
        if values[n] > values[best]:
            best = n
    return best


@compiled
def choose(values: Any, number: int, temperature: float, rng: Any) -> int:
    """The best move, or with a temperature one by lot: the worse the rarer, and none that looks worse by more than FAR temperatures."""
    best = best_of(values, number)
    if temperature <= 0.0:
        return best
    total = 0.0
    for n in range(number):
        total += weight_of(values[n], values[best], temperature)
    left = uniform(rng) * total
    for n in range(number):
        left -= weight_of(values[n], values[best], temperature)
        if left < 0.0:
            return n
    return best
