"""Games in a file of SQLite: one thread writes, some read: those that search, and those that look games up and never wait for a search."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

from tottenbury.storage.searching import SELECT, SQLITE, by_name, counting, finding, listing_of, names_in, naming, tallying
from tottenbury.storage.sqlite_file import SqliteFile, damage_in
from tottenbury.storage.sqlite_writer import Writer
from tottenbury.storage.store import Entry, Hidden, Listing, Query, Store, StoreError, Tally

_LOOKERS, _SEARCHERS = 2, 2
"""How many threads look games up, and how many search."""
_LONGEST_CHECK = 1800.0
"""After so many seconds the check of a huge file gives up."""


class _Readers:
    """Threads that read, each with a connection of its own."""

    def __init__(self, file: SqliteFile, number: int, name: str) -> None:
        self._path = file.path
        self._idle = deque(file.reader() for _ in range(number))
        self.threads = ThreadPoolExecutor(number, f"storage {name}")

    def rows(self, statement: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        """What a statement finds; called in one of the threads."""
        connection = self._idle.popleft()
        try:
            return connection.execute(statement, values).fetchall()
        except (sqlite3.Error, OverflowError, UnicodeEncodeError) as error:
            raise StoreError(f"{self._path} cannot be read: {error}") from None
        finally:
            self._idle.append(connection)


class SqliteStore(Store):
    """A file of games that this process alone writes to. It belongs to the event loop it was opened in."""

    def __init__(self, file: SqliteFile, loop: asyncio.AbstractEventLoop) -> None:
        self._file = file
        self._loop = loop
        self._writer = Writer(file.writing, loop)
        self._lookers, self._searchers = _Readers(file, _LOOKERS, "looker"), _Readers(file, _SEARCHERS, "searcher")
        self._stop_checking = Event()
        self._checker = Thread(target=self._check_on, name="storage check", daemon=True)
        if not file.checked:
            self._checker.start()
        self._closing: asyncio.Future[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        """Open a file, or create it."""
        return cls(await asyncio.to_thread(SqliteFile, path), asyncio.get_running_loop())

    async def append(self, entries: Sequence[Entry], *lines: Listing | Hidden) -> None:
        """See Store."""
        await self._put(entries, lines)

    async def attempt(self) -> None:
        """See Store."""
        if self.damage:
            raise StoreError(self.damage)
        await self._put((), ())

    async def _put(self, entries: Sequence[Entry], lines: Sequence[Listing | Hidden]) -> None:
        if self._closing is not None:
            raise StoreError("the store is closed")
        waiting = self._loop.create_future()
        self._writer.put((entries, lines, waiting))
        await waiting

    async def entries(self, game: str, after: int = 0) -> list[Entry]:
        """See Store."""
        rows = await self._read(
            self._lookers,
            "SELECT game, sequence, command, at, body FROM events WHERE game = ? AND sequence > ? ORDER BY sequence",
            (game, after),
        )
        return [Entry(*row) for row in rows]

    async def listing(self, game: str) -> Listing | None:
        """See Store."""
        rows = await self._read(self._lookers, f"{SELECT} FROM listings WHERE game = ?", (game,))
        return listing_of(rows[0]) if rows else None

    async def find(self, query: Query) -> list[Listing]:
        """See Store."""
        names = names_in(await self._read(self._searchers, *naming(query, SQLITE))) if by_name(query) else None
        return [listing_of(row) for row in await self._read(self._searchers, *finding(query, SQLITE, names))]

    async def count(self, query: Query) -> int:
        """See Store."""
        rows = await self._read(self._searchers, *counting(query, SQLITE))
        number: int = rows[0][0]
        return number

    async def tally(self, holder: str) -> list[Tally]:
        """See Store."""
        return [Tally(*row) for row in await self._read(self._searchers, *tallying(holder, SQLITE))]

    async def _read(self, readers: _Readers, statement: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        if self._closing is not None:
            raise StoreError("the store is closed")
        return await self._loop.run_in_executor(readers.threads, readers.rows, statement, values)

    def _check_on(self) -> None:
        """Look at the whole of a large file, while the server serves."""
        with suppress(StoreError, sqlite3.Error):
            self.damage = damage_in(self._file.reader(), self._file.path, _LONGEST_CHECK, self._stop_checking.is_set) or ""

    async def close(self) -> None:
        """See Store."""
        if self._closing is None:
            self._closing = asyncio.ensure_future(asyncio.to_thread(self._close))
        await asyncio.shield(self._closing)

    def _close(self) -> None:
        self._stop_checking.set()
        if self._checker.ident is not None:
            self._checker.join()
        for readers in (self._lookers, self._searchers):
            readers.threads.shutdown()
        self._writer.finish()
        self._file.close()
