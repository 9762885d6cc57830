"""The one thread that writes to a file of games. Whatever was asked for while it wrote goes into the next transaction together.

A transaction is durable after one wait for the disk, however much it holds, so many callers share that wait. The rows of a group go into
few statements with many rows each: between any two statements the thread has to win Python's lock back from a busy event loop.
"""

from __future__ import annotations

import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from queue import SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any

from tottenbury.storage.searching import COLUMNS, ON_CONFLICT, row_of
from tottenbury.storage.sqlite_known import Known
from tottenbury.storage.store import Entry, Hidden, Listing, StoreError, Taken, Uncertain

Call = tuple[Sequence[Entry], Sequence[Listing | Hidden], "Future[None]"]

_SIZES = (128, 32, 8, 4, 2, 1)
"""How many rows a statement may have; few sizes, so that each is compiled once."""
_MOST = 2000
"""How many calls share a transaction at most."""
_PACE = 0.01
"""So far apart, in seconds, transactions begin at least: with many callers more of them share one. Who comes after a pause never waits."""
_EVENTS = ("INSERT INTO events (game, sequence, command, at, body)", 5, "")
_LISTINGS = (f"INSERT INTO listings ({', '.join(COLUMNS)})", len(COLUMNS), ON_CONFLICT)
_HIDDEN = ("INSERT INTO hidden (holder, game, changed)", 3, "ON CONFLICT (holder, game) DO UPDATE SET changed = excluded.changed")
_ATTEMPT = "INSERT INTO health (one, tries) VALUES (1, 1) ON CONFLICT (one) DO UPDATE SET tries = tries + 1"
_UNSYNCED = ("SQLITE_IOERR_FSYNC", "SQLITE_IOERR_DIR_FSYNC")
"""All was written, but the disk did not say that it has kept it: after a crash it may be there."""
_MOVED_ON = (
    "WITH fresh (game, changed, sequence, turn) AS (",
    4,
    ") UPDATE listings SET changed = fresh.changed, sequence = fresh.sequence, turn = fresh.turn"
    " FROM fresh WHERE listings.game = fresh.game",
)


class Writer:
    """Stores calls in the order in which they were put, in groups, and tells each what became of it."""

    def __init__(self, connection: sqlite3.Connection, loop: AbstractEventLoop) -> None:
        self._connection = connection
        self._known = Known(connection)
        self._loop = loop
        self._queue: SimpleQueue[Call | None] = SimpleQueue()
        self.put = self._queue.put
        """Takes a call, or None for the end."""
        self._thread = Thread(target=self._run, name="storage writer", daemon=True)
        self._thread.start()

    def finish(self) -> None:
        """Write all that was put; then the thread ends."""
        self.put(None)
        self._thread.join()

    def _run(self) -> None:
        more, began = True, 0.0
        while more:
            first = self._queue.get()
            if first is not None and (rest := began + _PACE - monotonic()) > 0:
                sleep(rest)
            began = monotonic()
            taken = [first, *(self._queue.get() for _ in range(min(self._queue.qsize(), _MOST)))]
            calls = [call for call in taken if call is not None]
            more = len(calls) == len(taken)
            outcomes = self._store(calls)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(_settle, calls, outcomes)

    def _store(self, calls: Sequence[Call]) -> Sequence[StoreError | None] | None:
        """What became of every call; None if all were stored."""
        outcomes: Sequence[StoreError | None] | None = None
        try:
            try:
                self._begin()
                self._insert(calls)
            except Exception as error:
                if _of_the_disk(error):
                    raise
                outcomes = self._one_by_one(calls)
            self._connection.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                self._roll_back(calls)
            if getattr(error, "sqlite_errorname", "") in _UNSYNCED:
                return [Uncertain(f"it is not certain whether this was stored: {error}") for _ in calls]
            return [StoreError(f"nothing was stored: {error}") for _ in calls]
        listings = (line for _, lines, _ in calls for line in lines if isinstance(line, Listing))
        self._known.forget([listing.game for listing in listings if listing.status == "finished"])
        return outcomes

    def _one_by_one(self, calls: Sequence[Call]) -> list[StoreError | None]:
        """The same once more, after a call in the group was refused: each call alone can fail."""
        self._roll_back(calls)
        self._begin()
        outcomes: list[StoreError | None] = []
        for call in calls:
            self._connection.execute("SAVEPOINT one")
            try:
                self._insert([call])
                outcomes.append(None)
            except Exception as error:
                if _of_the_disk(error):
                    raise
                self._connection.execute("ROLLBACK TO one")
                self._known.forget(_games([call]))
                outcomes.append(_refusal(error, call[0]))
            self._connection.execute("RELEASE one")
        return outcomes

    def _begin(self) -> None:
        if self._connection.in_transaction:  # a rollback has failed before
            self._connection.execute("ROLLBACK")
        self._connection.execute("BEGIN IMMEDIATE")

    def _roll_back(self, calls: Sequence[Call]) -> None:
        self._known.forget(_games(calls))
        if self._connection.in_transaction:  # after a failed write SQLite may have done it already
            self._connection.execute("ROLLBACK")

    def _insert(self, calls: Sequence[Call]) -> None:
        events: list[Any] = []
        hidden: list[Any] = []
        listings: dict[str, Listing] = {}
        self._known.load({entry.game for entries, _, _ in calls for entry in entries})
        for entries, lines, _ in calls:
            if not entries and not lines:
                self._connection.execute(_ATTEMPT)
            self._known.claim(entries)
            for entry in entries:
                events += (entry.game, entry.sequence, entry.command, entry.at, entry.body)
            for line in lines:
                if isinstance(line, Hidden):
                    hidden += (line.holder, line.game, line.changed)
                else:
                    listings[line.game] = line  # the last one of a game counts
        self._insert_rows(*_EVENTS, events)
        whole: list[Any] = []
        moved: list[Any] = []
        for listing in listings.values():
            if self._known.merely_moved_on(listing):
                moved += (listing.game, listing.changed, listing.sequence, listing.turn)
            else:
                whole += row_of(listing)
        self._insert_rows(*_LISTINGS, whole)
        self._insert_rows(*_MOVED_ON, moved)
        self._insert_rows(*_HIDDEN, hidden)

    def _insert_rows(self, head: str, width: int, tail: str, values: list[Any]) -> None:
        start = 0
        for size in _SIZES:
            while len(values) - start >= size * width:
                self._connection.execute(_statement(head, width, tail, size), values[start : start + size * width])
                start += size * width


@cache
def _statement(head: str, width: int, tail: str, rows: int) -> str:
    row = f"({', '.join('?' * width)})"
    return f"{head} VALUES {', '.join([row] * rows)} {tail}"


def _of_the_disk(error: Exception) -> bool:
    """The file or the disk is at fault, and not what a call wanted to store."""
    refusals = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError)
    return isinstance(error, sqlite3.DatabaseError) and not isinstance(error, refusals)


def _games(calls: Sequence[Call]) -> set[str]:
    return {one.game for entries, lines, _ in calls for one in (*entries, *lines)}


def _refusal(error: Exception, entries: Sequence[Entry]) -> StoreError:
    game = entries[0].game if entries else "a listing"
    if isinstance(error, Taken):
        return error
    if getattr(error, "sqlite_errorname", "") == "SQLITE_CONSTRAINT_PRIMARYKEY":
        return Taken(f"game {game}: a sequence number is taken")
    return StoreError(f"game {game}: this cannot be stored: {error}")


def _settle(calls: Sequence[Call], outcomes: Sequence[StoreError | None] | None) -> None:
    """Wake all callers of a group, in the event loop."""
    if outcomes is None:
        for _, _, waiting in calls:
            if not waiting.done():  # it was cancelled
                waiting.set_result(None)
        return
    for (_, _, waiting), error in zip(calls, outcomes, strict=True):
        if waiting.done():
            continue
        if error is None:
            waiting.set_result(None)
        else:
            waiting.set_exception(error)
