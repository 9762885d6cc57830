"""What time it is: the server's time decides. It never goes back or jumps, whatever happens to the clock of the machine."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

ABSENCE = 5_000
"""If a server has not noticed for so many milliseconds that time passes, it was not there: suspended, stopped, or without a processor."""

BEAT = 1.0
"""It looks so often, in seconds."""


_COUNTS_SLEEP: int | None = getattr(time, {"linux": "CLOCK_BOOTTIME", "darwin": "CLOCK_MONOTONIC"}.get(sys.platform, ""), None)


def _steady() -> int:
    """Nanoseconds of a clock that nobody sets, and that also counts while the machine sleeps, where the system has one."""
    return time.monotonic_ns() if _COUNTS_SLEEP is None else time.clock_gettime_ns(_COUNTS_SLEEP)


class TimeBase:
    """The time by the machine's clock when the server began, and from then on by a steady one."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = _steady) -> None:
        self._steady = steady
        self._ahead = wall() - steady()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (self._steady() + self._ahead) // 1_000_000


BASE = TimeBase()


def now() -> int:
    """Milliseconds since 1970."""
    return BASE.now()


class Presence:
    """Notices when the server was not there for a while, so that no clock counts it."""

    def __init__(self) -> None:
        self.absences = 0
        """How often that was."""
        self._beat: int | None = None

    def beat(self) -> bool:
        """To be called often. Whether the server was away since the last time; nothing is noticed before the first."""
        at, before = now(), self._beat
        self._beat = at
        away = before is not None and at - before > ABSENCE
        self.absences += away
        return away

    def look(self) -> int:
        """How often it was away by now. Who acts looks first: after an absence he may come before the next beat."""
        if self._beat is not None:
            self.beat()
        return self.absences
