"""Games in a file of SQLite: one thread writes, one reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tottenbury.storage.searching import SELECT, SQLITE, counting, finding, listing_of
from tottenbury.storage.sqlite_file import SqliteFile
from tottenbury.storage.sqlite_writer import Writer
from tottenbury.storage.store import Entry, Listing, Query, Store, StoreError


class SqliteStore(Store):
    """A file of games that this process alone writes to. It belongs to the event loop it was opened in."""

    def __init__(self, file: SqliteFile, loop: asyncio.AbstractEventLoop) -> None:
        self._file = file
        self._loop = loop
        self._writer = Writer(file.writing, loop)
        self._reader = ThreadPoolExecutor(1, "storage reader")
        self._closing: asyncio.Future[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        """Open a file, or create it."""
        return cls(await asyncio.to_thread(SqliteFile, path), asyncio.get_running_loop())

    async def append(self, entries: Sequence[Entry], listing: Listing | None = None) -> None:
        """See Store."""
        if self._closing is not None:
            raise StoreError("the store is closed")
        waiting = self._loop.create_future()
        self._writer.put((entries, listing, waiting))
        await waiting

    async def entries(self, game: str, after: int = 0) -> list[Entry]:
        """See Store."""
        rows = await self._read(
            "SELECT game, sequence, command, at, body FROM events WHERE game = ? AND sequence > ? ORDER BY sequence", (game, after)
        )
        return [Entry(*row) for row in rows]

    async def listing(self, game: str) -> Listing | None:
        """See Store."""
        rows = await self._read(f"{SELECT} FROM listings WHERE game = ?", (game,))
        return listing_of(rows[0]) if rows else None

    async def find(self, query: Query) -> list[Listing]:
        """See Store."""
        return [listing_of(row) for row in await self._read(*finding(query, SQLITE))]

    async def count(self, query: Query) -> int:
        """See Store."""
        rows = await self._read(*counting(query, SQLITE))
        number: int = rows[0][0]
        return number

    async def _read(self, statement: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        if self._closing is not None:
            raise StoreError("the store is closed")
        return await self._loop.run_in_executor(self._reader, self._rows, statement, values)

    def _rows(self, statement: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        try:
            return self._file.reading.execute(statement, values).fetchall()
        except (sqlite3.Error, OverflowError, UnicodeEncodeError) as error:
            raise StoreError(f"{self._file.path} cannot be read: {error}") from None

    async def close(self) -> None:
        """See Store."""
        if self._closing is None:
            self._closing = asyncio.ensure_future(asyncio.to_thread(self._close))
        await asyncio.shield(self._closing)

    def _close(self) -> None:
        self._reader.shutdown()
        self._writer.finish()
        self._file.close()
