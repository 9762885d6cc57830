"""Who may do how much: buckets that fill with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_REMEMBERED = 50_000
"""How many addresses are remembered; the one not heard of for longest is forgotten first."""


class Bucket:
    """Lets a burst pass, then so many a second."""

    __slots__ = ("_burst", "_clock", "_level", "_rate", "_then")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._level, self._then = float(burst), clock()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more, or something that costs more, may pass now."""
        self._fill()
        if self._level < cost:
            return False
        self._level -= cost
        return True

    def wait(self, cost: float = 1.0) -> float:
        """Pass in any case, but after so many seconds: who comes too often gets his turn later."""
        self._fill()
        self._level -= cost
        return max(0.0, -self._level / self._rate)

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._then) * self._rate)
        self._then = now


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether one more from this address may pass now."""
        return self.of(address).take()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket
