"""Opening a store by its place: a file, or the address of a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path

from tottenbury.storage.sqlite import SqliteStore
from tottenbury.storage.store import Store, StoreError


async def open_store(place: str) -> Store:
    """The store at PATH, sqlite:PATH or postgresql://..., created or brought to the present version if need be.

    It belongs to the event loop that runs, and to this process alone until it is closed.
    """
    scheme, divider, _ = place.partition("://")
    if divider and scheme in ("postgresql", "postgres"):
        return await _open_postgres(place)
    if divider:  # only the scheme is repeated: the rest may hold a password
        name = f"{scheme}://" if scheme.isalnum() else "this"
        raise StoreError(f"{name} is no place for games; use a path, sqlite:PATH or postgresql://...")
    path = place.removeprefix("sqlite:")
    if not path:
        raise StoreError("the path of the file of games is empty")
    return await SqliteStore.open(Path(path))


async def _open_postgres(address: str) -> Store:
    try:
        from tottenbury.storage.postgres import PostgresStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreError("PostgreSQL needs one more package: pip install 'tottenbury[postgres]'") from None
    return await PostgresStore.open(address)
