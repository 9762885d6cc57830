"""What a server asks of the world outside: time, secrets, threads. In the simulation all of it comes from the seed."""

from __future__ import annotations

import asyncio
import base64
import secrets
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from io import StringIO
from random import Random
from types import FunctionType, ModuleType
from typing import Any
from unittest.mock import patch

from tests.simulation.disk import SimulatedWriter
from tests.simulation.loop import SimulatedLoop
from tottenbury.opponents.budget import Budget
from tottenbury.server import logs
from tottenbury.server.tables import computers, times
from tottenbury.storage import sqlite_writer
from tottenbury.storage.sqlite_writer import Writer

EPOCH = 1_700_000_000_000
"""When the worlds begin, in milliseconds since 1970."""

ROOMS = ("tottenbury.server", "tottenbury.session", "tottenbury.storage")
"""Whose modules get simulated time and secrets instead of the real ones."""

HINTS = Budget(simulations=4)
"""How long an adviser thinks here: counted in simulations, because real time is not the seed's."""


class Time:
    """The module `time`, as far as a server asks it. The wall clock may jump; the monotonic one goes with the loop."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop = loop
        self.jumped = 0.0
        """By how many seconds the wall clock is off."""
        self.slept = 0.0
        """How long the machine was suspended: the wall clock and the boot clock count it, the monotonic one does not."""

    CLOCK_REALTIME, CLOCK_MONOTONIC, CLOCK_BOOTTIME = time.CLOCK_REALTIME, time.CLOCK_MONOTONIC, getattr(time, "CLOCK_BOOTTIME", 7)

    def time(self) -> float:
        """Seconds since 1970."""
        return EPOCH / 1000 + self._loop.time() + self.jumped + self.slept

    def monotonic(self) -> float:
        """Seconds that this machine was awake."""
        return 1000.0 + self._loop.time()

    perf_counter = monotonic

    def thread_time(self) -> float:
        """Nothing takes processor time here, so nothing has to pause."""
        return 0.0

    def clock_gettime(self, clock: int) -> float:
        """Seconds of one of the clocks."""
        if clock == self.CLOCK_REALTIME:
            return self.time()
        return self.monotonic() + (self.slept if clock == self.CLOCK_BOOTTIME else 0.0)

    def time_ns(self) -> int:
        """Nanoseconds since 1970."""
        return int(self.time() * 1e6) * 1000

    def monotonic_ns(self) -> int:
        """Nanoseconds that this machine was awake."""
        return int(self.monotonic() * 1e6) * 1000

    def clock_gettime_ns(self, clock: int) -> int:
        """Nanoseconds of one of the clocks."""
        return int(self.clock_gettime(clock) * 1e6) * 1000

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name)


class Secrets:
    """The module `secrets`, out of the seed."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self.randbits, self.randbelow, self.choice = chance.getrandbits, chance.randrange, chance.choice
        self.compare_digest = secrets.compare_digest

    def token_bytes(self, nbytes: int | None = None) -> bytes:
        """Random bytes."""
        return self._chance.randbytes(32 if nbytes is None else nbytes)

    def token_hex(self, nbytes: int | None = None) -> str:
        """Random hexadecimal digits."""
        return self.token_bytes(nbytes).hex()

    def token_urlsafe(self, nbytes: int | None = None) -> str:
        """A random text."""
        return base64.urlsafe_b64encode(self.token_bytes(nbytes)).rstrip(b"=").decode()


class Threads:
    """A pool of threads, as far as a server uses it: each piece of work is done in one go after some virtual time."""

    def __init__(self, *_: Any, **__: Any) -> None:
        pass

    def submit(self, work: Any, *args: Any) -> None:
        """Do it soon."""
        asyncio.get_running_loop().run_in_executor(None, work, *args)

    def shutdown(self, *_: Any, **__: Any) -> None:
        """Nothing has to be ended."""


def _modules() -> Iterator[ModuleType]:
    for name, module in list(sys.modules.items()):
        if module is not None and name.startswith(ROOMS):
            yield module


def _functions(module: ModuleType) -> Iterator[FunctionType]:
    """The functions and methods of a module."""
    for value in list(vars(module).values()):
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            yield value
        elif isinstance(value, type) and value.__module__ == module.__name__:
            yield from (one for one in vars(value).values() if isinstance(one, FunctionType))


@contextmanager
def surrounded(clock: Time, chance: Random) -> Iterator[StringIO]:
    """While this lasts the rooms of the server live in the simulated world; the answer is where their log goes."""
    sources: dict[int, Any] = {id(time): clock, id(secrets): Secrets(chance), id(ThreadPoolExecutor): Threads, id(Writer): SimulatedWriter}
    sources |= {id(getattr(time, name)): getattr(clock, name) for name in ("time", "time_ns", "monotonic", "monotonic_ns", "perf_counter")}
    log = StringIO()
    with ExitStack() as stack:
        for module in _modules():
            for name, value in list(vars(module).items()):
                if id(value) in sources and module is not sqlite_writer:
                    stack.enter_context(patch.object(module, name, sources[id(value)]))
            for function in _functions(module):
                if any(id(value) in sources for value in function.__defaults__ or ()):
                    new = tuple(sources.get(id(value), value) for value in function.__defaults__ or ())
                    stack.enter_context(patch.object(function, "__defaults__", new))
        stack.enter_context(patch.object(computers, "HINT_BUDGET", HINTS))
        stack.enter_context(patch.object(logs.SINK, "stream", log))
        stack.enter_context(patch.object(times, "BASE", times.BASE))
        yield log


def begin_life() -> None:
    """What a process does when it starts: look at the clock on the wall."""
    times.BASE = times.TimeBase()
