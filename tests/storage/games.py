"""Entries, listings and places for the tests of both stores."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import asyncpg

from tottenbury.storage import Entry, Listing
from tottenbury.storage.migrations import STEPS
from tottenbury.storage.sqlite_file import OURS

LISTING = Listing("g", 1, 1, "stones-1999", "single", "running", True, "Anne", "Ben", "", 1, (), False)


def entry(sequence: int, game: str = "g", command: str | None = None, body: bytes = b"move") -> Entry:
    return Entry(game, sequence, command or f"c{sequence}", 1_700_000_000_000 + sequence, body)


def listing(game: str, changed: int = 1, **values: object) -> Listing:
    return replace(LISTING, game=game, changed=changed, **values)  # type: ignore[arg-type]


class SqlitePlace:
    """A file for games that the tests can also reach past the store."""

    def __init__(self, path: Path) -> None:
        self.url = str(path)

    def run(self, *statements: str) -> None:
        with closing(sqlite3.connect(self.url, isolation_level=None)) as connection:
            for statement in statements:
                connection.execute(statement)

    def build_old(self, version: int) -> None:
        """The tables as a program of that version left them."""
        for step in STEPS[:version]:
            self.run(*step.sqlite)
        self.run(f"PRAGMA application_id = {OURS}", f"PRAGMA user_version = {version}")

    def claim_version(self, version: int) -> None:
        self.run(f"PRAGMA user_version = {version}")


class PostgresPlace:
    """An empty database for games that the tests can also reach past the store."""

    def __init__(self, address: str) -> None:
        self.url = address
        self.run("DROP SCHEMA IF EXISTS tottenbury CASCADE")

    def run(self, *statements: str) -> None:
        async def talk() -> None:
            connection = await asyncpg.connect(self.url, server_settings={"search_path": "tottenbury"})
            try:
                for statement in statements:
                    await connection.execute(statement)
            finally:
                await connection.close()

        asyncio.run(talk())

    def build_old(self, version: int) -> None:
        self.run("CREATE SCHEMA tottenbury", "CREATE TABLE version (number integer NOT NULL)")
        for step in STEPS[:version]:
            self.run(*step.postgres, f"INSERT INTO version VALUES ({step.version})")

    def claim_version(self, version: int) -> None:
        self.run(f"INSERT INTO version VALUES ({version})")


Place = SqlitePlace | PostgresPlace
