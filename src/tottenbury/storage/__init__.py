"""Storage: games as entries that are only ever added, in SQLite or PostgreSQL. What an entry says is not its business."""

from tottenbury.storage.opening import open_store
from tottenbury.storage.store import Entry, Listing, Query, Store, StoreError, Taken, Uncertain

__all__ = ["Entry", "Listing", "Query", "Store", "StoreError", "Taken", "Uncertain", "open_store"]
