"""All thinking, reading and replaying for clients, in threads: shared fairly by addresses, and by the persons of each address."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any, Generic, TypeVar

from tottenbury.server.edge.limits import Bucket
from tottenbury.server.errors import TooMany
from tottenbury.server.tables.asking import Asker, asking
from tottenbury.words import say

T = TypeVar("T")

LONG = 0.1
"""Work that is expected to take more seconds than this is long: it never has all threads, and runs at a lower priority."""

SLICE = 0.02
"""Work that can pause lets others go first after so many seconds of processor time."""

BREATH = 0.002
"""So much processor time it takes at most before it lets the event loop have the interpreter."""

PATIENCE = 10.0
"""Of one person's work the first to come goes first, except that each second it takes counts as if it had come so many seconds later."""

MOST_STARTED = 4
"""So many pieces of work of one address are under way, running or pausing, or as many as there are threads: each of them holds one."""

MOST_THREADS = 48
NICENESS = 10
SWITCH = 0.0005
"""So long, in seconds, the event loop waits at most for a thread that computes in Python."""

FORGET = 1000
"""So many kinds of work, and addresses that want nothing, are remembered at most; and as many persons of an address."""

RECENT = 60.0
"""While another address has asked for something within so many seconds, long work of one address leaves a thread free."""

SHARE, BURST = 0.2, 15.0
"""And it takes no more than this part of each core in the long run, after so many seconds of processor time at once."""


class Given(BaseException):
    """Whoever wanted this has gone: raised where the work pauses, to end it."""


class Work(Generic[T]):
    """A piece of work that waits, runs or pauses."""

    def __init__(self, call: Callable[[], T], kind: str, asker: Asker, expected: float, order: float) -> None:
        self.call, self.kind, self.asker = call, kind, asker
        self.expected, self.order = expected, order
        self.long = expected > LONG
        self.done: asyncio.Future[T] | None = None
        self.gate = threading.Semaphore(0)
        self.started = self.running = self.given_up = False
        self.began = self.breathed = 0.0
        self.spent = 0.0
        self.owed = 0.0
        """What it was charged for the present slice before it is known what that takes."""


class Account:
    """What an address, or a person there, has had of the processor, and what of theirs waits."""

    __slots__ = ("allowance", "long", "parts", "rests", "running", "started", "used", "waiting")

    def __init__(self, used: float, allowance: Bucket | None = None) -> None:
        self.used = used
        self.allowance = allowance
        """Of an address: what its long work may take while others want something, too."""
        self.rests = 0.0
        """Until then it has used that up."""
        self.parts: dict[str, Account] = {}
        self.waiting: list[Work[Any]] = []
        self.running = self.started = self.long = 0


class FairQueue:
    """Who has had least goes first; what is short goes first among equals. Nothing is lost, but too much may be refused."""

    def __init__(self, threads: int, waiting: int = 64, clock: Callable[[], float] = time.monotonic) -> None:
        self.long_threads = max(2, threads)
        self.threads = self.long_threads + 1
        """One more than there are for long work: what is short always gets in."""
        self._most_started = max(MOST_STARTED, self.threads)
        self.most_waiting = waiting
        """So much of one address may wait before more is refused."""
        self._clock = clock
        self._lock = threading.Lock()
        self._accounts: dict[str, Account] = {}
        self._active: dict[str, Account] = {}
        """Those of whom something waits or is under way."""
        self._latest: dict[str, float] = {}
        """When the two addresses that asked last did so."""
        self._costs: dict[str, float] = {}
        self._running = self._long = self._started = 0
        self._level = 0.0
        self._number = count()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._woken = 0.0
        """When somebody looks again whether a rest is over."""
        self._light = ThreadPoolExecutor(MOST_THREADS, "worker")
        self._heavy = ThreadPoolExecutor(MOST_THREADS, "thinker", initializer=_be_nice)
        self._closed = False
        sys.setswitchinterval(min(SWITCH, sys.getswitchinterval()))

    # Asking

    async def run(self, call: Callable[[], T], kind: str, asker: Asker | None = None, *, cost: float = 0.01, must: bool = False) -> T:
        """Do this in a thread when its asker's turn has come, and answer its result. Who no longer waits for it has it cancelled.

        `kind` is remembered with what it takes; `cost`, in seconds, is a guess for the first time. Unless it `must` be done it is refused
        where too much of the same address waits already.
        """
        asker = asking() if asker is None else asker
        loop = self._loop = asyncio.get_running_loop()
        with self._lock:
            expected = self._costs.get(kind, cost)
            account = self._accounts.get(asker.address)
            if not must and account is not None and _waiting(account) >= self.most_waiting:
                raise TooMany(say("reason-too-much-work"))
            work = Work(call, kind, asker, expected, self._clock() + PATIENCE * expected + next(self._number) * 1e-9)
            done: asyncio.Future[T] = loop.create_future()
            work.done = done
            self._latest.pop(asker.address, None)
            self._latest[asker.address] = self._clock()
            if len(self._latest) > 2:
                del self._latest[next(iter(self._latest))]
            self._wait(work)
            self._dispatch()
        try:
            return await done
        finally:
            if not done.done() or done.cancelled():
                self._give_up(work)

    def waiting(self, address: str | None = None) -> int:
        """How much waits, of one address or of all."""
        with self._lock:
            if address is None:
                return sum(map(_waiting, self._active.values()))
            return _waiting(self._active[address]) if address in self._active else 0

    def used(self, address: str) -> float:
        """What an address has been charged, in seconds; it counts from where the least of those stood when it came."""
        with self._lock:
            return self._accounts[address].used if address in self._accounts else 0.0

    def close(self) -> None:
        """Do nothing more; whatever pauses ends where it does."""
        with self._lock:
            self._closed = True
            for account in self._active.values():
                for part in account.parts.values():
                    for work in part.waiting:
                        work.given_up = True
                        work.gate.release()
                        if work.done is not None and not work.started:
                            work.done.cancel()
        self._light.shutdown(wait=False, cancel_futures=True)
        self._heavy.shutdown(wait=False, cancel_futures=True)

    # Waiting

    def _account_of(self, work: Work[Any]) -> tuple[Account, Account]:
        """The accounts of its address and of its person. Who was away gets no credit for that: he begins where the others are."""
        address = self._accounts.get(work.asker.address)
        if address is None:
            self._forget()
            allowance = Bucket(SHARE * self.long_threads, BURST, self._clock)
            address = self._accounts[work.asker.address] = Account(self._level, allowance)
        elif not _busy(address):
            address.used = max(address.used, self._level)
        person = address.parts.get(work.asker.person)
        busy = [part.used for part in address.parts.values() if _busy(part)]
        if person is None:
            if len(address.parts) > FORGET:
                address.parts = {name: part for name, part in address.parts.items() if _busy(part)}
            person = address.parts[work.asker.person] = Account(min(busy, default=0.0))
        elif not _busy(person) and busy:
            person.used = max(person.used, min(busy))
        return address, person

    def _wait(self, work: Work[Any]) -> None:
        address, person = self._account_of(work)
        self._active[work.asker.address] = address
        person.waiting.append(work)
        person.waiting.sort(key=lambda one: one.order)

    def _forget(self) -> None:
        """Addresses that want nothing need not be remembered for long."""
        if len(self._accounts) - len(self._active) > FORGET:
            self._accounts = dict(self._active)

    def _give_up(self, work: Work[Any]) -> None:
        with self._lock:
            work.given_up = True
            address, person = self._account_of(work)
            if work in person.waiting and not work.started:
                person.waiting.remove(work)
                self._rest(work.asker.address, address)
            elif work in person.waiting:  # it pauses: let it end
                person.waiting.remove(work)
                self._take_up(work, address, person)

    # Choosing

    def _may(self, work: Work[Any], address: Account) -> bool:
        """Whether there is room for it now."""
        if not work.started and (address.started >= self._most_started or self._started >= MOST_THREADS):
            return False
        if not work.long:
            return True
        if self._alone(work.asker.address):
            return self._long < self.long_threads
        return address.rests <= self._clock() and self._long < (self.long_threads if address.long == 0 else self.long_threads - 1)

    def _alone(self, address: str) -> bool:
        """Whether nobody else has asked for anything for a while."""
        since = self._clock() - RECENT
        return all(other == address or at < since for other, at in self._latest.items())

    def _rest(self, name: str, address: Account) -> None:
        if not _busy(address):
            self._active.pop(name, None)

    def _next(self) -> tuple[Work[Any], Account, Account] | None:
        """Whose turn it is: of the address that has had least, the person who has had least."""
        found: tuple[tuple[float, float, float, float], Work[Any], Account, Account] | None = None
        for address in self._active.values():
            for person in address.parts.values():
                for work in person.waiting:
                    if self._may(work, address):
                        key = (address.used, person.used, work.expected, work.order)
                        if found is None or key < found[0]:
                            found = (key, work, address, person)
                        break
        return None if found is None else found[1:]

    def _dispatch(self) -> None:
        while self._running < self.threads and not self._closed:
            chosen = self._next()
            if chosen is None:
                self._look_again()
                return
            work, address, person = chosen
            person.waiting.remove(work)
            self._take_up(work, address, person)

    def _look_again(self) -> None:
        """When the first of those who rest may go on."""
        now = self._clock()
        due = min((address.rests for address in self._active.values() if address.rests > now and _waiting(address)), default=0.0)
        if due and self._loop is not None and not now < self._woken <= due:
            self._woken = due
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(self._loop.call_later, due - now, self._wake)

    def _wake(self) -> None:
        with self._lock:
            self._woken = 0.0
            self._dispatch()

    def _take_up(self, work: Work[Any], address: Account, person: Account) -> None:
        """Let it run from now on; it is charged what it probably takes, until it is known better."""
        self._level = max(self._level, min(one.used for one in self._active.values()))
        work.owed = max(0.0, work.expected - work.spent) if work.long else 0.0
        for account in (address, person):
            account.used += work.owed
            account.running += 1
            account.long += work.long
            account.started += not work.started
        self._running += 1
        self._long += work.long
        work.running = True
        if work.started:
            work.gate.release()
        else:
            work.started = True
            self._started += 1
            (self._heavy if work.long else self._light).submit(self._do, work)

    def _leave(self, work: Work[Any], spent: float) -> None:
        """It has ended or pauses: settle the account."""
        work.spent += spent
        work.running = False
        self._running -= 1
        self._long -= work.long
        address, person = self._account_of(work)
        for account in (address, person):
            account.used += spent - work.owed
            account.running -= 1
            account.long -= work.long
        if work.long and address.allowance is not None:
            address.rests = self._clock() + address.allowance.wait(spent)
        work.owed = 0.0

    # In the threads

    def _do(self, work: Work[Any]) -> None:
        _HERE.work, _HERE.queue = work, self
        work.began = work.breathed = time.thread_time()
        result: Any = None
        error: BaseException | None = None
        try:
            if work.given_up:
                raise Given
            result = work.call()
        except BaseException as caught:
            error = caught
        finally:
            _HERE.work = None
            with self._lock:
                self._leave(work, time.thread_time() - work.began)
                address, person = self._account_of(work)
                self._started -= 1
                address.started -= 1
                person.started -= 1
                self._rest(work.asker.address, address)
                self._learn(work)
                self._dispatch()
        assert work.done is not None
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            work.done.get_loop().call_soon_threadsafe(_settle, work.done, result, error)

    def _learn(self, work: Work[Any]) -> None:
        """What such work takes: as much as it took last, and only slowly less."""
        if len(self._costs) > FORGET:
            self._costs.clear()
        known = self._costs.get(work.kind, 0.0)
        self._costs[work.kind] = max(work.spent, 0.85 * known + 0.15 * work.spent)

    def pause(self, work: Work[Any]) -> None:
        """Let others go first, if it has had its slice; called in its thread."""
        now = time.thread_time()
        if work.given_up:
            raise Given
        if now - work.breathed < BREATH:
            return
        if now - work.began >= SLICE:
            with self._lock:
                self._leave(work, now - work.began)
                self._wait(work)
                self._dispatch()
            work.gate.acquire()
            work.began = time.thread_time()
            if work.given_up:
                raise Given
        else:
            time.sleep(BREATH / 4)
        work.breathed = time.thread_time()


class _Here(threading.local):
    work: Work[Any] | None = None
    queue: FairQueue


_HERE = _Here()


def breathe() -> None:
    """A good place to pause in long work; elsewhere it does nothing."""
    if _HERE.work is not None:
        _HERE.queue.pause(_HERE.work)


def _busy(account: Account) -> bool:
    return bool(account.started or account.waiting or any(part.waiting for part in account.parts.values()))


def _waiting(account: Account) -> int:
    return sum(len(part.waiting) for part in account.parts.values())


def _settle(done: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(result)
    elif isinstance(error, Given):
        done.cancel()
    else:
        done.set_exception(error)


def _be_nice() -> None:
    """Whoever thinks for long leaves the processor to the event loop, where the system lets threads differ."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            thread = threading.get_native_id()
            os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + NICENESS)
