"""Compiled rules and players, made ready in a child process while the lobby is already open."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from tottenbury.library import rulebook, rulebooks
from tottenbury.opponents.levels import LEVELS
from tottenbury.preparing import LEASH, is_prepared, kernels_of, load, published_with
from tottenbury.server.logs import log
from tottenbury.table.errors import TottenburyError, UnknownName
from tottenbury.table.rulebook import LIBRARY
from tottenbury.words import say

SHIPPED = ("battle-line",)
"""Editions that come with the house beside the published rulebooks. Files of somebody's own are never opened for a client."""


def failed(task: asyncio.Task[Any]) -> bool:
    """Whether a task has ended without a result, so that it has to be tried anew."""
    return task.done() and (task.cancelled() or task.exception() is not None)


class Workshop:
    """Knows what is ready, and gets ready what is asked for; what somebody waits for goes before the rest."""

    def __init__(self) -> None:
        self._ready: dict[tuple[str, ...], asyncio.Task[None]] = {}
        self._child = asyncio.Semaphore(1)
        self._loader = ThreadPoolExecutor(1, "loader")
        self._background: asyncio.Task[None] | None = None
        self._processes: set[asyncio.subprocess.Process] = set()
        self.preparing = ""
        """What is being compiled now."""

    def check(self, name: str, *players: str) -> None:
        """Refuse rulebooks and players that a client may not ask for."""
        plain = name.partition(";")[0]
        if plain not in LIBRARY.ids() and plain not in SHIPPED:
            raise UnknownName(say("reason-no-rulebook", name=repr(plain[:60]), known=", ".join([*LIBRARY.ids(), *SHIPPED])))
        for player in players:
            if player not in LEVELS:
                raise UnknownName(say("reason-no-level", name=repr(player[:60]), known=", ".join(LEVELS)))
        rulebook(name)

    async def ready(self, name: str, *players: str) -> None:
        """Wait until a game by this rulebook, with these computer players, can be played without delay."""
        key = (kernels_of(rulebook(name)), *sorted(players))
        task = self._ready.get(key)
        if task is None or failed(task):
            task = self._ready[key] = asyncio.ensure_future(self._prepare(name, *players))
        await asyncio.shield(task)

    async def _prepare(self, name: str, *players: str) -> None:
        book = rulebook(name)
        if not is_prepared(book, *players):
            async with self._child:
                if not is_prepared(book, *players):
                    await self._compile(published_with(kernels_of(book)), *players)
        await asyncio.get_running_loop().run_in_executor(self._loader, lambda: load(book, *players))

    async def _compile(self, name: str, *players: str) -> None:
        self.preparing = name
        command = [sys.executable, "-m", "tottenbury.preparing", name, *players]
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=DEVNULL, stderr=PIPE, env=os.environ | {LEASH: "yes"}
            )
            self._processes.add(process)
            assert process.stderr is not None
            errors = await process.stderr.read()  # its standard input stays open as long as it runs: that is the leash
            await process.wait()
            self._processes.discard(process)
            if process.returncode != 0:
                log("compiling failed", rulebook=name, detail=errors.decode(errors="replace")[-500:])
                raise TottenburyError(say("reason-not-compiled", rulebook=name))
        finally:
            self.preparing = ""

    def prepare_all(self) -> None:
        """Begin to get every rulebook ready in the background, with the level that most people begin with, then with all."""
        self._background = asyncio.ensure_future(self._all())

    async def _all(self) -> None:
        names = {kernels_of(rulebook(name)): name for name in reversed(rulebooks())}
        for level in ("normal", "expert"):
            for name in reversed(names.values()):
                with suppress(TottenburyError):
                    await self.ready(name, level)

    async def close(self) -> None:
        """Stop whatever is under way."""
        tasks = [task for task in [*self._ready.values(), self._background] if task is not None]
        for process in self._processes:
            with suppress(ProcessLookupError):
                process.kill()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._loader.shutdown(wait=False, cancel_futures=True)
