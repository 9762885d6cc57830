"""Chance as an object: one integer reproduces everything, through separate streams (see kernel.chance)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from tottenbury.core.errors import TottenburyError
from tottenbury.core.numbers import whole_number

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

    fair = False
    """Whether it comes from a secret that can be checked afterwards (see table.fair)."""
    drawn = 0
    """How many times it was asked for what a move brings."""

    def __init__(self, seed: int, stream: int | None = None) -> None:
        # Imported late: importing the kernel is slow, and a table can be laid without it.
        from tottenbury.kernel import chance

        self._below = chance.below
        self._rng = chance.new_stream(check_seed(seed), chance.EVENTS if stream is None else stream)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return int(self._below(self._rng, limit))

    def begin_draw(self) -> None:
        """What is asked for from here on is what one more move brings."""
        self.drawn += 1

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """These things in random order: from the last to the second, each changes places with one that is not behind it."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def pick(self, outcomes: Sequence[tuple[T, float]]) -> T:
        """One of the outcomes, by their probabilities."""
        point = self.below(1 << 30) / (1 << 30)
        for outcome, share in outcomes:
            point -= share
            if point < 0:
                return outcome
        return outcomes[-1][0]
