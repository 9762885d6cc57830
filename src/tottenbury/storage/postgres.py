"""Games in a PostgreSQL database: one connection writes and holds the lock of the house, a few read."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import unquote, urlsplit

import asyncpg

from tottenbury.storage.migrations import steps_from
from tottenbury.storage.searching import (
    COLUMNS,
    ON_CONFLICT,
    POSTGRES,
    SELECT,
    by_name,
    counting,
    finding,
    listing_of,
    names_in,
    naming,
    row_of,
    tallying,
)
from tottenbury.storage.store import Entry, Hidden, Listing, Query, Store, StoreError, Taken, Tally, Uncertain

Call = tuple[Sequence[Entry], Sequence[Listing | Hidden], "asyncio.Future[None]"]

SCHEMA = "tottenbury"
_LOCK = 0x54544259
"""The advisory lock that a server holds as long as it may write; such locks are counted for each database."""
_PATIENCE = 15.0
"""For how many seconds to wait for a connection."""
_MOST = 2000
"""How many calls share a transaction at most."""
_READERS, _SEARCHES = 6, 2
"""How many connections read, and how many of them may search at a time: who only looks a game up never waits for a search."""
_ATTEMPT = "INSERT INTO health (one, tries) VALUES (1, 1) ON CONFLICT (one) DO UPDATE SET tries = health.tries + 1"
_TYPES = (
    "text",
    "bigint",
    "bigint",
    "text",
    "text",
    "text",
    "boolean",
    "text",
    "text",
    "text",
    "bigint",
    "text",
    "boolean",
    *("text",) * 5,
)
_APPEND = (  # one statement is one transaction, with one wait for the disk
    "WITH stored AS (INSERT INTO events (game, sequence, command, at, body)"
    " SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::bytea[])) "
    f"INSERT INTO listings ({', '.join(COLUMNS)})"
    f" SELECT * FROM unnest({', '.join(f'${number}::{type_}[]' for number, type_ in enumerate(_TYPES, start=6))}) {ON_CONFLICT}"
)
_HIDE = "INSERT INTO hidden (holder, game, changed) VALUES ($1, $2, $3) ON CONFLICT (holder, game) DO UPDATE SET changed = excluded.changed"
_FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError, UnicodeEncodeError)


_UNFIT = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, ValueError)
_LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # asyncpg says this when a connection ends in the very moment in which it is used
    OSError,
)


class _Unfit(StoreError):
    """What a call wants to store cannot be stored, by no fault of the database."""


class PostgresStore(Store):
    """A database of games that this server alone writes to. It belongs to the event loop it was opened in."""

    def __init__(self, address: str, writing: asyncpg.Connection, reading: asyncpg.Pool) -> None:
        self._address = address
        self._writing = writing
        self._reading = reading
        self._searching = asyncio.Semaphore(_SEARCHES)
        self._calls: deque[Call] = deque()
        self._wake = asyncio.Event()
        self._closed = False
        self._writer = asyncio.create_task(self._write(), name="storage writer")

    @classmethod
    async def open(cls, address: str) -> PostgresStore:
        """Connect, take the lock and bring the tables to the present version."""
        _check(address)
        writing = await _connect_to_write(address)
        try:
            with_settings = {"server_settings": _SETTINGS, "timeout": _PATIENCE}
            async with _explained("the database cannot be used"):
                await _migrate(writing)
                reading = await asyncpg.create_pool(address, min_size=1, max_size=_READERS, **with_settings)
        except BaseException:
            await writing.close()
            raise
        return cls(address, writing, reading)

    async def append(self, entries: Sequence[Entry], *lines: Listing | Hidden) -> None:
        """See Store."""
        if self._closed:
            raise StoreError("the store is closed")
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._calls.append((entries, lines, waiting))
        self._wake.set()
        await waiting

    async def entries(self, game: str, after: int = 0) -> list[Entry]:
        """See Store."""
        rows = await self._read(
            "SELECT game, sequence, command, at, body FROM events WHERE game = $1 AND sequence > $2 ORDER BY sequence", (game, after)
        )
        return [Entry(*row) for row in rows]

    async def listing(self, game: str) -> Listing | None:
        """See Store."""
        rows = await self._read(f"{SELECT} FROM listings WHERE game = $1", (game,))
        return listing_of(rows[0]) if rows else None

    async def find(self, query: Query) -> list[Listing]:
        """See Store."""
        async with self._searching:
            names = names_in(await self._read(*naming(query, POSTGRES))) if by_name(query) else None
            return [listing_of(tuple(row)) for row in await self._read(*finding(query, POSTGRES, names))]

    async def count(self, query: Query) -> int:
        """See Store."""
        async with self._searching:
            rows = await self._read(*counting(query, POSTGRES))
        number: int = rows[0][0]
        return number

    async def tally(self, holder: str) -> list[Tally]:
        """See Store."""
        async with self._searching:
            return [Tally(*row) for row in await self._read(*tallying(holder, POSTGRES))]

    async def close(self) -> None:
        """See Store."""
        self._closed = True
        self._wake.set()
        await asyncio.shield(self._writer)
        await self._reading.close()
        await self._writing.close()

    async def _read(self, statement: str, values: Sequence[Any]) -> Sequence[Any]:
        if self._closed:
            raise StoreError("the store is closed")
        rows: Sequence[Any]
        async with _explained("the games cannot be read"):
            try:
                rows = await self._reading.fetch(statement, *values)
            except _LOST:  # reading twice does no harm, and the pool has a new connection
                rows = await self._reading.fetch(statement, *values)
        return rows

    async def _write(self) -> None:
        """Whatever was asked for while one group was written is the next group."""
        while self._calls or not self._closed:
            await self._wake.wait()
            self._wake.clear()
            while self._calls:
                group = [self._calls.popleft() for _ in range(min(len(self._calls), _MOST))]
                await self._store(group)

    async def _store(self, calls: Sequence[Call]) -> None:
        error = await self._try(calls)
        if isinstance(error, Taken | _Unfit) and len(calls) > 1:  # one call was refused, and the group with it: each on its own
            for call in calls:
                _settle(call[2], await self._try([call]))
            return
        for _, _, waiting in calls:
            _settle(waiting, error)

    async def _try(self, calls: Sequence[Call]) -> StoreError | None:
        """Store these calls together; what went wrong, if something did."""
        game = calls[0][0][0].game if calls[0][0] else "a listing"
        try:
            if self._writing.is_closed():
                self._writing = await _connect_to_write(self._address, attempts=20)
            if any(not entries and not lines for entries, lines, _ in calls):
                await self._writing.execute(_ATTEMPT)
            await self._writing.execute(_APPEND, *_columns(calls))
            if hidden := [line for _, lines, _ in calls for line in lines if isinstance(line, Hidden)]:
                await self._writing.executemany(_HIDE, [(line.holder, line.game, line.changed) for line in hidden])
        except StoreError as error:
            return error
        except asyncpg.UniqueViolationError as error:
            return Taken(f"game {game}: a {'command id' if 'command' in (error.constraint_name or '') else 'sequence number'} is taken")
        except _UNFIT as error:
            return _Unfit(f"game {game}: this cannot be stored: {error}")
        except _LOST as error:
            self._writing.terminate()  # the next group gets a new one
            return Uncertain(f"the connection to the database was lost, and it is not known whether the last entries were stored: {error}")
        except Exception as error:
            return StoreError(f"nothing was stored: {error}")
        return None


_SETTINGS = {"search_path": SCHEMA, "synchronous_commit": "on", "application_name": "tottenbury"}


def _check(address: str) -> None:
    """Refuse an address that a part of the password might have slipped out of: that part would be shown in errors."""
    try:
        parts = urlsplit(address)
        _ = parts.port
        outside = unquote(parts.path) + parts.query + parts.fragment
    except ValueError:
        outside = "@"
    if "@" in outside or "#" in address:
        raise StoreError(
            "the address of the database is not well written: postgresql://USER:PASSWORD@HOST:PORT/DATABASE, "
            "with %40, %3A, %2F, %3F and %23 for @ : / ? and # in the password"
        )


@asynccontextmanager
async def _explained(what: str) -> AsyncIterator[None]:
    try:
        yield
    except _FAILURES as error:
        why = "no answer in time" if isinstance(error, TimeoutError) else getattr(error, "strerror", None) or str(error)
        raise StoreError(f"{what}: {why}") from None


async def _connect_to_write(address: str, attempts: int = 1) -> asyncpg.Connection:
    """A connection that holds the lock until it ends; whoever has lost one tries again until the database has noticed that, too."""
    async with _explained("the database cannot be reached"):
        try:
            connection = await asyncpg.connect(address, server_settings=_SETTINGS, timeout=_PATIENCE)
        except ValueError:  # its text may repeat a part of the address
            raise StoreError("the address of the database is not well written") from None
        try:
            while not await connection.fetchval("SELECT pg_try_advisory_lock($1)", _LOCK):
                attempts -= 1
                if attempts < 1:
                    raise StoreError("the database is in use by another server")
                await asyncio.sleep(0.1)
        except BaseException:
            await connection.close()
            raise
    return connection


async def _migrate(connection: asyncpg.Connection) -> None:
    await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
    await connection.execute("CREATE TABLE IF NOT EXISTS version (number integer NOT NULL)")
    for step in steps_from(await connection.fetchval("SELECT coalesce(max(number), 0) FROM version"), "the database"):
        async with connection.transaction():
            for statement in step.postgres:
                await connection.execute(statement)
            await connection.execute("INSERT INTO version (number) VALUES ($1)", step.version)


def _columns(calls: Sequence[Call]) -> list[Sequence[Any]]:
    """The parameters of _APPEND: every column of the entries and of the listings as a list."""
    events = [(entry.game, entry.sequence, entry.command, entry.at, entry.body) for entries, _, _ in calls for entry in entries]
    listings = {line.game: row_of(line) for _, lines, _ in calls for line in lines if isinstance(line, Listing)}
    return [*_turned(events, 5), *_turned(list(listings.values()), len(COLUMNS))]


def _turned(rows: Sequence[Sequence[Any]], width: int) -> list[Sequence[Any]]:
    return list(zip(*rows, strict=True)) if rows else [()] * width


def _settle(waiting: asyncio.Future[None], error: StoreError | None) -> None:
    if waiting.done():  # it was cancelled
        return
    if error is None:
        waiting.set_result(None)
    else:
        waiting.set_exception(error)
