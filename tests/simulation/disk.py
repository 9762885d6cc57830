"""A disk that refuses, fills up, tears writes and forgets what was not synced; and the stores that stand on it."""

from __future__ import annotations

import asyncio
import os
import pickle
import shutil
import sqlite3
import tempfile
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from tottenbury.storage.sqlite import SqliteStore
from tottenbury.storage.sqlite_writer import Call, Writer, _settle
from tottenbury.storage.store import MOST, Entry, Hidden, Listing, Query, Store, StoreError, Taken, Tally, Uncertain

FINE, REFUSES, FULL, FAILS_TO_SYNC = "fine", "refuses", "full", "fails to sync"
MOODS = (REFUSES, FULL, FAILS_TO_SYNC)

Kept = tuple[Sequence[Entry], Sequence[Listing | Hidden]]
"""What a call wants to be kept."""

_FRAME = 8
"""Bytes before the contents of a frame: length and checksum."""


class Disk:
    """What outlives a crash, and in which mood it is. A store is opened on it anew in every life of the server."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.mood = FINE
        self.reads_fail = False
        self.slow = False
        self.doubtful: set[tuple[str, str]] = set()
        """Entries of which a caller was told that they are not stored, though a crash at the wrong moment may leave them: game and id."""
        self.torn = 0
        """How often a crash left part of what was not synced."""
        self.syncs = 0

    def pause(self) -> float:
        """How long a wait for the disk takes, in virtual seconds."""
        return self.chance.choice((0.5, 1.5, 3.0)) if self.slow else self.chance.choice((0.0002, 0.004, 0.004, 0.03))

    def check_read(self) -> None:
        """Refuse to read while the disk does."""
        if self.reads_fail:
            raise StoreError("simulated: the disk cannot be read")

    async def open(self) -> Store:
        """The store on this disk."""
        raise NotImplementedError

    def crash(self) -> None:
        """The power fails: what was not synced may be there, in part or not at all."""
        raise NotImplementedError

    def rows(self) -> list[Entry]:
        """Every entry that is on the disk."""
        raise NotImplementedError

    def close(self) -> None:
        """The world ends."""


# A store of our own over a journal of frames


class JournalDisk(Disk):
    """A journal: frames with checksums, each a group of calls. Behind `platter` lies what was written and not yet synced."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.platter = bytearray()
        self.written = bytearray()

    async def open(self) -> Store:
        """Read the journal as far as it is whole; whatever stands behind that is cut off."""
        store = JournalStore(self)
        end = 0
        while end + _FRAME <= len(self.platter):
            length, check = (int.from_bytes(self.platter[end + at : end + at + 4]) for at in (0, 4))
            body = bytes(self.platter[end + _FRAME : end + _FRAME + length])
            if len(body) < length or zlib.crc32(body) != check:
                break
            for entries, lines in pickle.loads(body):
                store.take_in(entries, lines)
            end += _FRAME + length
        del self.platter[end:]
        await asyncio.sleep(self.pause())
        return store

    def crash(self) -> None:
        """Some of the written bytes survive, cut anywhere, perhaps with rubbish behind them."""
        survived = self.written[: self.chance.randint(0, len(self.written))] if self.chance.random() < 0.7 else self.written[:]
        if self.written and len(survived) < len(self.written):
            self.torn += 1
            if self.chance.random() < 0.5:
                survived += self.chance.randbytes(self.chance.randint(1, 40))
        self.platter += survived
        self.written.clear()

    def rows(self) -> list[Entry]:
        """See Disk."""
        store = JournalStore(self)
        at = 0
        while at + _FRAME <= len(self.platter):
            length = int.from_bytes(self.platter[at : at + 4])
            for entries, lines in pickle.loads(bytes(self.platter[at + _FRAME : at + _FRAME + length])):
                store.take_in(entries, lines)
            at += _FRAME + length
        return [entry for entries in store.games.values() for entry in entries]


class JournalStore(Store):
    """The promises of a store, kept in memory and in a journal: groups, all or nothing, acknowledged when they are synced."""

    def __init__(self, disk: JournalDisk) -> None:
        self._disk = disk
        self.games: dict[str, list[Entry]] = {}
        self._taken: set[tuple[str, int | str]] = set()
        self.listings: dict[str, Listing] = {}
        self._queue: list[Call] = []
        self._writing = False
        self._closed = False

    def take_in(self, entries: Sequence[Entry], lines: Sequence[Listing | Hidden]) -> None:
        """What is on the disk is what is read from now on."""
        for entry in entries:
            self.games.setdefault(entry.game, []).append(entry)
            self._taken |= {(entry.game, entry.sequence), (entry.game, entry.command)}
        self.listings |= {line.game: line for line in lines if isinstance(line, Listing)}

    async def append(self, entries: Sequence[Entry], *lines: Listing | Hidden) -> None:
        """See Store."""
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        waiting = loop.create_future()
        self._queue.append((entries, lines, waiting))
        if not self._writing:
            self._writing = True
            loop.call_later(self._disk.pause(), self._write)
        await waiting

    def _write(self) -> None:
        """Write everything that was asked for meanwhile as one frame; it counts when it is synced."""
        disk, calls, outcomes = self._disk, self._queue, []
        self._queue = []
        disk.written.clear()  # what failed to be synced before is written over
        good: list[Kept] = []
        for entries, lines, _ in calls:
            outcomes.append(self._refusal(entries, good))
            if outcomes[-1] is None:
                good.append((entries, lines))
        if disk.mood in (REFUSES, FULL):
            failure = StoreError(f"simulated: the disk is in a mood: {disk.mood}")
            self._end(calls, [refused or failure for refused in outcomes])
            return
        body = pickle.dumps(good)
        disk.written += len(body).to_bytes(4) + zlib.crc32(body).to_bytes(4) + body
        asyncio.get_running_loop().call_later(disk.pause(), self._sync, calls, outcomes, good)

    def _sync(self, calls: list[Call], outcomes: list[StoreError | None], good: list[Kept]) -> None:
        disk = self._disk
        disk.syncs += 1
        if disk.mood == FAILS_TO_SYNC:
            failure = Uncertain("simulated: the disk failed to sync")
            disk.doubtful |= {(entry.game, entry.command) for entries, _ in good for entry in entries}
            self._end(calls, [refused or failure for refused in outcomes])
            return
        disk.platter += disk.written
        disk.written.clear()
        for entries, lines in good:
            self.take_in(entries, lines)
        self._end(calls, outcomes)

    def _end(self, calls: list[Call], outcomes: Sequence[StoreError | None]) -> None:
        self._writing = bool(self._queue)
        if self._writing:
            asyncio.get_running_loop().call_later(self._disk.pause(), self._write)
        _settle(calls, outcomes)

    def _refusal(self, entries: Sequence[Entry], before: Sequence[Kept]) -> StoreError | None:
        """Why a call cannot be stored behind what is stored and what goes before it in its group."""
        fresh = [entry for group, _ in before for entry in group]
        for entry in entries:
            if (entry.game, entry.sequence) in self._taken or (entry.game, entry.command) in self._taken:
                return Taken("simulated: a sequence number or a command id is taken")
            same = [other for other in fresh if other.game == entry.game]
            if any(entry.sequence == other.sequence or entry.command == other.command for other in same):
                return Taken("simulated: a sequence number or a command id is taken")
            fresh.append(entry)
        return None

    async def entries(self, game: str, after: int = 0) -> list[Entry]:
        """See Store."""
        await asyncio.sleep(self._disk.pause() / 4)
        self._disk.check_read()
        return sorted((entry for entry in self.games.get(game, []) if entry.sequence > after), key=lambda entry: entry.sequence)

    async def listing(self, game: str) -> Listing | None:
        """See Store."""
        await asyncio.sleep(self._disk.pause() / 4)
        self._disk.check_read()
        return self.listings.get(game)

    async def find(self, query: Query) -> list[Listing]:
        """See Store."""
        await asyncio.sleep(self._disk.pause() / 4)
        self._disk.check_read()
        found = sorted((one for one in self.listings.values() if _asked(query, one)), key=lambda one: (one.changed, one.game), reverse=True)
        if query.before is not None:
            found = [one for one in found if (one.changed, one.game) < query.before]
        return found[: min(max(query.limit, 1), MOST)]

    async def count(self, query: Query) -> int:
        """See Store."""
        return sum(_asked(query, one) for one in self.listings.values())

    async def tally(self, holder: str) -> list[Tally]:
        """See Store; nobody asks for it here."""
        return []

    async def close(self) -> None:
        """See Store."""
        self._closed = True


def _asked(query: Query, one: Listing) -> bool:
    return (
        (not query.status or one.status in query.status)
        and query.public in (None, one.public)
        and (query.holder is None or query.holder in one.holders)
        and query.rulebook in (None, one.rulebook)
        and query.timed in (None, one.timed)
    )


# The store that people use, on a file whose write-ahead log is cut when the power fails


class SqliteDisk(Disk):
    """Files of SQLite. At a crash the write-ahead log is cut anywhere behind what was acknowledged, and the rest is opened anew."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        memory = Path(os.sep, "dev", "shm")
        self._folder = Path(tempfile.mkdtemp(prefix="tottenbury-simulation-", dir=memory if memory.is_dir() else None))
        self._lives = 0
        self.synced = 0
        """How long the write-ahead log was when the last group was acknowledged."""
        self._opened: list[SqliteStore] = []

    @property
    def path(self) -> Path:
        """The file of this life."""
        return self._folder / str(self._lives) / "games.db"

    def wal(self) -> int:
        """How long the write-ahead log is now."""
        with suppress(FileNotFoundError):
            return Path(f"{self.path}-wal").stat().st_size
        return 0

    async def open(self) -> Store:
        """See Disk."""
        self.path.parent.mkdir(exist_ok=True)
        store = await SqliteStore.open(self.path)
        self._opened.append(store)
        writer = store._writer
        assert isinstance(writer, SimulatedWriter)
        writer.stand_on(self)
        self.synced = self.wal()
        return store

    def crash(self) -> None:
        """See Disk."""
        old, end = self.path, self.wal()
        self._lives += 1
        self.path.parent.mkdir()
        if not old.exists():
            return
        shutil.copy(old, self.path)
        if end:
            body = bytearray(Path(f"{old}-wal").read_bytes())
            if self.chance.random() < 0.7 and len(body) > self.synced:
                self.torn += 1
                cut = self.chance.randint(self.synced, len(body))
                del body[cut:]
                if self.chance.random() < 0.5:
                    body += self.chance.randbytes(self.chance.randint(1, 5000))
            Path(f"{self.path}-wal").write_bytes(body)

    def rows(self) -> list[Entry]:
        """See Disk."""
        connection = sqlite3.connect(self.path)
        try:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            found = connection.execute("SELECT game, sequence, command, at, body FROM events ORDER BY game, sequence")
            return [Entry(*row) for row in found]
        finally:
            connection.close()

    def close(self) -> None:
        """See Disk."""
        for store in self._opened:
            with suppress(Exception):
                store._file.close()
        shutil.rmtree(self._folder, ignore_errors=True)


class _MoodyConnection:
    """SQLite's connection on a disk with moods: what it says, where it would say it."""

    def __init__(self, connection: sqlite3.Connection, disk: SqliteDisk) -> None:
        self._connection, self._disk = connection, disk

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def execute(self, statement: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
        mood = self._disk.mood
        if mood == REFUSES and statement.startswith(("INSERT", "COMMIT", "WITH")):
            raise sqlite3.OperationalError("simulated: disk I/O error")
        if mood == FULL and statement.startswith("INSERT"):
            raise sqlite3.OperationalError("simulated: database or disk is full")
        if mood == FAILS_TO_SYNC and statement == "COMMIT":
            error = sqlite3.OperationalError("simulated: disk I/O error")
            error.sqlite_errorname = "SQLITE_IOERR_FSYNC"
            raise error
        return self._connection.execute(statement, values)


class SimulatedWriter(Writer):
    """The writer of SQLite with its thread replaced by the loop's time; how it groups, stores and settles is the real thing."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        from tottenbury.storage.sqlite_known import Known

        self._connection: Any = connection
        self._known = Known(connection)
        self._loop = loop
        self._waiting: list[Call] = []
        self._under_way = False
        self._disk: SqliteDisk | None = None
        self.put: Callable[[Call | None], None] = self._take  # type: ignore[assignment]

    def stand_on(self, disk: SqliteDisk) -> None:
        """On which disk it writes."""
        self._disk = disk
        self._connection = _MoodyConnection(self._connection, disk)

    def finish(self) -> None:
        """See Writer."""

    def _take(self, call: Call | None) -> None:
        assert call is not None
        assert self._disk is not None
        self._waiting.append(call)
        if not self._under_way:
            self._under_way = True
            self._loop.call_later(self._disk.pause(), self._write)

    def _write(self) -> None:
        assert self._disk is not None
        calls, self._waiting = self._waiting, []
        outcomes = self._store(calls)
        self._disk.syncs += 1
        self._loop.call_later(self._disk.pause(), self._told, calls, outcomes)

    def _told(self, calls: Sequence[Call], outcomes: Sequence[StoreError | None] | None) -> None:
        assert self._disk is not None
        self._disk.synced = self._disk.wal()
        self._under_way = bool(self._waiting)
        if self._under_way:
            self._loop.call_later(self._disk.pause(), self._write)
        _settle(calls, outcomes)
