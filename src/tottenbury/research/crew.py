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


class Hand:
    """One thread that waits for a call, makes it, and says so."""

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
        """Until the call has been made; what went wrong there goes wrong here."""
        if not self.busy:
            return
        self.done.acquire()
        self.busy = False
        error, self.error = self.error, None
        if error is not None:
            raise error

    def dismiss(self) -> None:
        """No more calls: the thread ends."""
        self.call = None
        self.go.release()


def _work(hand: Hand) -> None:
    while True:
        hand.go.acquire()
        if hand.call is None:
            return
        function, arguments = hand.call
        try:
            function(*arguments)
        except BaseException as error:  # it belongs to whoever waits for the call
            hand.error = error
        hand.call = None
        del function, arguments  # an idle thread holds nothing that somebody else has let go
        hand.done.release()


class Crew:
    """So many threads besides the one that calls. They end with the crew, and a process that was forked off hires its own."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._hire()

    def _hire(self) -> None:
        self._process = os.getpid()
        self._hands = [Hand() for _ in range(self._number)]
        weakref.finalize(self, _dismiss, self._hands, self._process)

    def run(self, function: Any, calls: Sequence[tuple[Any, ...]]) -> None:
        """Make the first call here and each other one in a thread of its own."""
        if self._hands and self._process != os.getpid():
            self._hire()
        for hand, arguments in zip(self._hands, calls[1:], strict=True):
            hand.give(function, arguments)
        try:
            function(*calls[0])
        finally:
            for hand in self._hands:
                hand.wait()


def _dismiss(hands: list[Hand], process: int) -> None:
    if process == os.getpid():
        for hand in hands:
            hand.dismiss()
