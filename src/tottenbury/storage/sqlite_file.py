"""A file of games: created for its owner alone, locked against a second server, recognised, and brought to the present version."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from tottenbury.storage.migrations import steps_from
from tottenbury.storage.store import StoreError

OURS = 0x54544259
"""The application id in the header of our files: TTBY."""
_MAGIC = b"SQLite format 3\0"
_OLDEST = (3, 33, 0)
"""The first that updates many rows from a list of values."""
_PATIENCE = 10.0
"""For how many seconds to wait while somebody else, perhaps a backup, keeps the file busy."""
CHECK_SECONDS = 1.0
"""So long the start waits for the check of a file; a file too large for that is checked on while the server runs."""


class SqliteFile:
    """An open file of games: a connection that writes, others that read, and the lock that keeps other servers out."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()  # one lock, whatever the name
        if sqlite3.sqlite_version_info < _OLDEST:
            raise StoreError(f"SQLite 3.33 or newer is needed, and this Python has {sqlite3.sqlite_version}")
        if self.path.is_dir():
            raise StoreError(f"{path} is a folder, not a file of games")
        if not self.path.parent.is_dir():
            raise StoreError(f"there is no folder {self.path.parent} for a file of games")
        self._lock = _take_lock(self.path)
        try:
            _create_or_recognise(self.path)
            self.writing = _connect(self.path, "rw")
            try:
                self.checked = _prepare(self.writing, self.path)
                """Whether the whole file was found sound; else there was not enough time for all of it."""
                self._reading = [_connect(self.path, "ro")]
            except BaseException:
                self.writing.close()
                raise
        except sqlite3.Error as error:
            os.close(self._lock)
            raise StoreError(f"{path} cannot be used: {error}") from None
        except BaseException:
            os.close(self._lock)
            raise

    def reader(self) -> sqlite3.Connection:
        """One more connection that reads."""
        try:
            self._reading.append(_connect(self.path, "ro"))
        except sqlite3.Error as error:
            raise StoreError(f"{self.path} cannot be read: {error}") from None
        return self._reading[-1]

    def close(self) -> None:
        """Close the connections, the writing one last so that it leaves a single file behind, and give up the lock."""
        try:
            for connection in self._reading:
                connection.close()
            self.writing.close()
        except sqlite3.Error as error:
            raise StoreError(f"{self.path} could not be closed properly: {error}; nothing stored is lost") from None
        finally:
            os.close(self._lock)


def _take_lock(path: Path) -> int:
    """A lock of its own beside the file, because SQLite locks the file itself in a way that closing another handle undoes."""
    try:
        lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreError(f"{path} cannot be locked: {error.strerror}") from None
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(lock)
            why = "in use by another server" if isinstance(error, BlockingIOError) else f"not to be locked: {error.strerror}"
            raise StoreError(f"{path} is {why}") from None
    return lock


def _create_or_recognise(path: Path) -> None:
    """An empty file that only its owner may read, as it will hold the secrets of games; or one that is a database at all."""
    try:
        with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "rb") as file:
            start = file.read(len(_MAGIC))
    except OSError as error:
        raise StoreError(f"{path} cannot be written: {error.strerror}") from None
    if start not in (b"", _MAGIC):
        raise StoreError(f"{path} is no file of games; it is left as it is")


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.as_uri()}?mode={mode}", uri=True, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)


def damage_in(connection: sqlite3.Connection, path: Path, seconds: float, stop: Callable[[], bool] = lambda: False) -> str | None:
    """What is wrong with a file, "" if nothing is; None if there was not enough time to look at all of it, or somebody said stop."""
    end = monotonic() + seconds
    connection.set_progress_handler(lambda: int(monotonic() > end or stop()), 20_000)
    try:
        found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorname", "") == "SQLITE_INTERRUPT":
            return None
        if getattr(error, "sqlite_errorname", "") in ("SQLITE_BUSY", "SQLITE_LOCKED"):
            raise
        found = str(error)
    finally:
        connection.set_progress_handler(None, 0)
    if found == "ok":
        return ""
    first = " ".join(found.split())[:200]
    return f"{path} is damaged ({first}); restore a backup, or save what can be read: sqlite3 {path.name} .recover | sqlite3 saved.db"


def _prepare(connection: sqlite3.Connection, path: Path) -> bool:
    """Recognise, check and bring up to date; whether the check got to the end. A damaged file is refused: writing could spoil the rest."""
    version = _pragma(connection, "user_version")
    if _pragma(connection, "application_id") != OURS and (
        version != 0 or connection.execute("SELECT count(*) FROM sqlite_master").fetchone() != (0,)
    ):
        raise StoreError(f"{path} is a database of something else; it is left as it is")
    steps = steps_from(version, str(path))
    if damage := damage_in(connection, path, CHECK_SECONDS):
        raise StoreError(damage)
    if _pragma(connection, "journal_mode = WAL") != "wal":
        raise StoreError(f"{path} cannot be used: its file system has no shared memory for SQLite's write-ahead log")
    for setting in ("synchronous = FULL", "wal_autocheckpoint = 4000", "journal_size_limit = 67108864", "cache_size = -32000"):
        connection.execute(f"PRAGMA {setting}")
    for step in steps:
        connection.execute("BEGIN IMMEDIATE")
        for statement in (*step.sqlite, f"PRAGMA application_id = {OURS}", f"PRAGMA user_version = {step.version}"):
            connection.execute(statement)
        connection.execute("COMMIT")
    return damage is not None


def _pragma(connection: sqlite3.Connection, pragma: str) -> Any:
    return connection.execute(f"PRAGMA {pragma}").fetchone()[0]
