"""Processes that play pairs. The results do not depend on how many there are."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from types import TracebackType
from typing import Any

from tottenbury.arena.pairs import MatchSetup, PairResult, play_pair
from tottenbury.core.errors import TottenburyError

AHEAD = 2
"""How many pairs are handed out for each process: one is being played, one waits."""


class WorkerDied(Exception):
    """A process that played is gone: it was killed, or ran out of memory."""


class Processes:
    """Some processes, for one match or many. A single one is this process itself."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._pool: ProcessPoolExecutor | None = None

    def play(self, setup: MatchSetup, numbers: Iterable[int]) -> Generator[PairResult, None, None]:
        """The pairs of these numbers, each as soon as it is finished, in no particular order."""
        if self.number == 1:
            yield from (play_pair(setup, number) for number in numbers)
            return
        waiting, given = iter(numbers), set[Future[Any]]()
        try:
            while True:
                given |= {self._hand_out(setup, number) for number in islice(waiting, self.number * AHEAD - len(given))}
                if not given:
                    return
                done, given = wait(given, return_when=FIRST_COMPLETED)
                for future in done:
                    yield _answer(future)
        finally:
            for future in given:
                future.cancel()

    def _hand_out(self, setup: MatchSetup, number: int) -> Future[Any]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.number, get_context("spawn"), _begin_work)
            with _deaf_children():
                return self._pool.submit(_work, setup, number)
        try:
            return self._pool.submit(_work, setup, number)
        except BrokenProcessPool:
            raise _died() from None

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """End all processes at once, even in the middle of a game."""
        if self._pool is None:
            return
        workers = list((getattr(self._pool, "_processes", None) or {}).values())  # no public way before Python 3.14
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(5)
            if worker.is_alive():
                worker.kill()
        self._pool = None


class _deaf_children:  # noqa: N801 - used like a function
    """Processes started here ignore Ctrl-C: it is for the main process, which then ends them."""

    def __enter__(self) -> None:
        self._before = signal.signal(signal.SIGINT, signal.SIG_IGN) if threading.current_thread() is threading.main_thread() else None

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)


def _answer(future: Future[Any]) -> PairResult:
    try:
        answer = future.result()
    except BrokenProcessPool:
        raise _died() from None
    if isinstance(answer, str):
        raise TottenburyError(answer)
    assert isinstance(answer, PairResult)
    return answer


def _died() -> WorkerDied:
    return WorkerDied("a process that played games has died; it may have been killed or have run out of memory")


# In those processes


def _begin_work() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave(*_: object) -> None:
    """End in the middle of a game, which still closes its players; errors about being cut short help nobody."""
    sys.unraisablehook = lambda _: None
    sys.exit(1)


def _leave_with_parent() -> None:
    """Do not play on when the main process has been killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(setup: MatchSetup, number: int) -> PairResult | str:
    """A pair, or the text of an error: not every exception can be sent between processes."""
    try:
        return play_pair(setup, number)
    except TottenburyError as error:
        return str(error)
