"""Storage: games as entries that are only ever added, in SQLite or PostgreSQL. What an entry says is not its business."""

from tottenbury.storage.opening import open_store
from tottenbury.storage.store import Entry, Hidden, Listing, Query, Store, StoreError, Taken, Tally, Uncertain

__all__ = ["Entry", "Hidden", "Listing", "Query", "Store", "StoreError", "Taken", "Tally", "Uncertain", "open_store"]
