"""Threads that share one piece of work with the thread that hands it out.

A pool of the standard library would do, but handing over through its queues and futures takes as long as stepping hundreds of games; two
locks a thread take half of that.
"""

from __future__ import annotations

import os
import weakref
from collections.abc import Sequence
from threading import Lock, Thread
from typing import Any


def processors() -> int:
    """How many processors this process may use, which can be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Worker:
    """One thread that waits for a call, makes it, and reports back."""

    def __init__(self) -> None:
        self.go, self.done = Lock(), Lock()
        self.go.acquire()
        self.done.acquire()
        self.busy = False
        self.call: tuple[Any, tuple[Any, ...]] | None = None
        self.error: BaseException | None = None
        Thread(target=_work, args=(self,), name="tottenbury-batch", daemon=True).start()

    def give(self, function: Any, arguments: tuple[Any, ...]) -> None:
        """Have a call made, after the one before it."""
        self.wait()
        self.call, self.busy = (function, arguments), True
        self.go.release()

    def wait(self) -> None:
        """Wait until the call has been made; an error raised there is raised here."""
        if not self.busy:
            return
        self.done.acquire()
        self.busy = False
        error, self.error = self.error, None
        if error is not None:
            raise error

    def stop(self) -> None:
        """No more calls: the thread ends."""
        self.call = None
        self.go.release()


def _work(worker: Worker) -> None:
    while True:
        worker.go.acquire()
        if worker.call is None:
            return
        function, arguments = worker.call
        try:
            function(*arguments)
        except BaseException as error:  # it belongs to whoever waits for the call
            worker.error = error
        worker.call = None
        del function, arguments  # an idle thread holds nothing that somebody else has let go
        worker.done.release()


class Threads:
    """A number of threads besides the one that calls. They end with this object, and a forked process starts its own."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._start()

    def _start(self) -> None:
        self._process = os.getpid()
        self._workers = [Worker() for _ in range(self._number)]
        weakref.finalize(self, _stop, self._workers, self._process)

    def run(self, function: Any, calls: Sequence[tuple[Any, ...]]) -> None:
        """Make the first call here and each other one in a thread of its own."""
        if self._workers and self._process != os.getpid():
            self._start()
        for worker, arguments in zip(self._workers, calls[1:], strict=True):
            worker.give(function, arguments)
        try:
            function(*calls[0])
        finally:
            for worker in self._workers:
                worker.wait()


def _stop(workers: list[Worker], process: int) -> None:
    if process == os.getpid():
        for worker in workers:
            worker.stop()
