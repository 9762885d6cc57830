"""An event loop without time, threads or sockets: virtual time, a seeded order of what is ready, and lives that end at any await."""

from __future__ import annotations

import asyncio
import heapq
from asyncio.events import Handle
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from random import Random
from typing import Any

Worker = Callable[..., Any]


class Life:
    """One life of a simulated process. What belongs to it never runs again once it has ended: no `finally`, no farewell."""

    def __init__(self) -> None:
        self.alive = True
        self.steps = 0
        self.last_step: int | None = None
        """After so many steps the process is killed."""
        self.killed: Callable[[], None] = lambda: None

    def end(self) -> None:
        """Kill it here and now."""
        if self.alive:
            self.alive = False
            self.killed()


LIFE: ContextVar[Life | None] = ContextVar("LIFE", default=None)
"""Whose life a callback belongs to; tasks and callbacks hand it on to whatever they start."""


class Stuck(Exception):
    """Nothing is left to happen, or far too much happens, while somebody still waits."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """Runs callbacks in an order that a seed decides, and jumps over the time in which nothing happens."""

    def __init__(self, order: Random, disorder: float = 0.0, most_steps: int = 1_000_000) -> None:
        super().__init__()
        self._now = 0.0
        self._order = order
        self._disorder = disorder
        """How often another callback than the first of those that are ready goes first."""
        self.steps = 0
        self.most_steps = most_steps
        self._kept: list[asyncio.Task[Any]] = []
        self.failures: list[str] = []
        self.set_task_factory(self._make_task)
        self.set_exception_handler(self._failed)

    def time(self) -> float:
        """Virtual seconds since the beginning of this world."""
        return self._now

    def _make_task(self, loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **more)
        self._kept.append(task)  # a task of a dead process must not be collected in between: its `finally` would run after its death
        return task

    def _failed(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.failures.append(f"{context.get('message')}: {context.get('exception')!r}")

    def run_in_executor(self, executor: Any, func: Worker, *args: Any) -> Any:  # type: ignore[override]
        """Work of another thread: it takes some virtual time and is then done in one go."""
        future = self.create_future()

        def work() -> None:
            if future.cancelled():
                return
            try:
                result = func(*args)
            except Exception as error:
                if not future.cancelled():
                    future.set_exception(error)
            else:
                if not future.cancelled():
                    future.set_result(result)

        self.call_later(self._order.choice((0.0001, 0.002, 0.05, 0.4)), work)
        return future

    def _run_once(self) -> None:
        ready, scheduled = self._ready, self._scheduled  # type: ignore[attr-defined]
        if not ready:
            while scheduled and scheduled[0]._cancelled:
                heapq.heappop(scheduled)._scheduled = False
            if not scheduled:
                raise Stuck("nothing is left to happen")
            self._now = max(self._now, scheduled[0]._when)
        while scheduled and (scheduled[0]._cancelled or scheduled[0]._when <= self._now):
            handle = heapq.heappop(scheduled)
            handle._scheduled = False
            ready.append(handle)
        if not ready:
            return
        if self._disorder and len(ready) > 1 and self._order.random() < self._disorder:
            chosen = self._order.randrange(len(ready))
            handle = ready[chosen]
            del ready[chosen]
        else:
            handle = ready.popleft()
        self._step(handle)

    def _step(self, handle: Handle) -> None:
        if handle._cancelled:
            return
        life: Life | None = handle._context.get(LIFE)  # type: ignore[attr-defined]
        if life is not None:
            if not life.alive:
                return
            life.steps += 1
            if life.last_step is not None and life.steps > life.last_step:
                life.end()
                return
        self.steps += 1
        if self.steps > self.most_steps:
            raise Stuck(f"still not at rest after {self.most_steps} steps")
        handle._run()

    def _timer_handle_cancelled(self, handle: Any) -> None:
        """Cancelled timers are passed over when their time comes."""

    def _write_to_self(self) -> None:
        """There is no other thread that would have to wake this one."""

    def bury(self) -> None:
        """At the end of the world: let go of every task that never came to its end, without a word."""
        asyncio._set_running_loop(self)  # a `finally` that gathers tasks would else make a real loop, which nobody closes
        try:
            for task in self._kept:
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                if not task.done():
                    with suppress(BaseException):  # it is dead; what its `finally` wants does not matter
                        task.get_coro().close()
        finally:
            asyncio._set_running_loop(None)
        self._kept.clear()
        self._ready.clear()  # type: ignore[attr-defined]
        self._scheduled.clear()  # type: ignore[attr-defined]
        self.close()
