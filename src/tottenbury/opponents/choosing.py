"""How a move is chosen by what all moves are worth: the best, or with a temperature by lot."""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import compiled
from tottenbury.kernel.chance import word
from tottenbury.kernel.mathematics import exp, log_odds

FAR = 3.0
"""On the scale of odds a move that looks worse by more temperatures than this is never chosen: slips, but nothing absurd."""


@compiled
def uniform(rng: Any) -> float:
    """A number between 0 and 1."""
    return word(rng) / 4294967296.0


@compiled
def weight_of(gain: float, temperature: float, far: float) -> float:
    """How readily a move is chosen beside the best one, from which it differs by `gain`, at most 0; never beyond `far` temperatures.

    What `gain` is measured in is the scale of the choice: values themselves, or values by their odds (`stretched`).
    """
    steps = gain / temperature
    return exp(steps) if steps > -far else 0.0


@compiled
def stretched(value: float) -> float:
    """A value by its odds, on a scale that around a half is that of values: in a game that looks lost, or won, small differences matter
    as well.
    """
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
        total += weight_of(stretched(values[n]) - stretched(values[best]), temperature, FAR)
    left = uniform(rng) * total
    for n in range(number):
        left -= weight_of(stretched(values[n]) - stretched(values[best]), temperature, FAR)
        if left < 0.0:
            return n
    return best
