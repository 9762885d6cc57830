"""Chance as an object: one integer reproduces everything, through separate streams (see kernel.chance)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tottenbury.table.errors import TottenburyError
from tottenbury.table.numbers import whole_number

T = TypeVar("T")

MAX_SEED = (1 << 63) - 1


def check_seed(seed: int) -> int:
    """A seed is a whole number from 0 to 2**63 - 1; the answer is one of Python's, whosever it was."""
    number = whole_number(seed)
    if not 0 <= number <= MAX_SEED:
        raise TottenburyError(f"a seed is a whole number from 0 to {MAX_SEED}, not {seed!r}")
    return number


class Chance:
    """A stream of random choices."""

    def __init__(self, seed: int, stream: int | None = None) -> None:
        # Imported late: importing the kernel is slow, and a table can be laid without it.
        from tottenbury.kernel import chance

        self._below = chance.below
        self._rng = chance.new_stream(check_seed(seed), chance.EVENTS if stream is None else stream)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return int(self._below(self._rng, limit))

    def pick(self, outcomes: Sequence[tuple[T, float]]) -> T:
        """One of the outcomes, by their probabilities."""
        point = self.below(1 << 30) / (1 << 30)
        for outcome, share in outcomes:
            point -= share
            if point < 0:
                return outcome
        return outcomes[-1][0]
