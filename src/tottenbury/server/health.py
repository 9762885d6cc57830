"""Whether a server can do what it is there for: store games and read them. It is tried, not assumed."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

from tottenbury.core.errors import TottenburyError
from tottenbury.server.logs import log
from tottenbury.storage import Store

FRESH_SECONDS = 2.0
"""Who asks again within this time gets the same answer: asking often costs nothing."""

PATIENCE_SECONDS = 5.0
"""A store that takes longer than this for next to nothing is out of order."""


_FILE = re.compile(r"(?<!\S)(?:/|[A-Za-z]:\\)[^\s:;]*")


def for_all(wrong: str, place: str = "") -> str:
    """What is wrong, for anybody to read: where our files lie is nobody else's business, nor what the operator is advised to do."""
    if place and "://" not in place:
        wrong = wrong.replace(str(Path(place.removeprefix("sqlite:")).resolve()), "the store")
    return _FILE.sub("the store", wrong).partition(";")[0]


class Health:
    """Tries the store now and then, and says in the log when that begins or ceases to fail."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trial: asyncio.Task[str] | None = None
        self._tried = float("-inf")
        self.wrong = ""
        """What was wrong at the last trial; empty: nothing."""
        self.trials = self.failures = 0

    async def look(self) -> str:
        """What is wrong, by a trial that is not older than two seconds; those who ask at the same time share it."""
        now = asyncio.get_running_loop().time()
        if self._trial is None or (self._trial.done() and now - self._tried > FRESH_SECONDS):
            self._trial = asyncio.ensure_future(self._try())
        return await asyncio.shield(self._trial)

    async def _try(self) -> str:
        self.trials += 1
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._store.attempt()
                await self._store.listing("health")
            wrong = ""
        except TimeoutError:
            wrong = f"the store has not answered for {PATIENCE_SECONDS:.0f} seconds"
        except TottenburyError as error:
            wrong = str(error)
        self._tried = asyncio.get_running_loop().time()
        self.failures += bool(wrong)
        if wrong and wrong != self.wrong:
            log("storage fails", reason=wrong)
        elif self.wrong and not wrong:
            log("storage works again")
        self.wrong = wrong
        return wrong

    async def watch(self, seconds: float) -> None:
        """Try again and again, so that the log tells also where nobody asks."""
        while True:
            await self.look()
            await asyncio.sleep(seconds)


@cache
def _allocator() -> Any:
    """The C library's way to give memory back, where it has one."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):
        return None


def give_memory_back() -> None:
    """Return to the system what is free. For a moment in which little happens: it takes a while where much is in use."""
    gc.collect(1)  # the oldest objects are those of tables still in use; looking through them takes long and finds little
    trim = _allocator()
    if trim is not None:
        trim(0)
