"""Listings as rows of a table, and queries as SQL, for both dialects.

A search without holder or running clock is put together from one part for every status, public and not: each part walks the one index in
its order and stops at the limit, so that the first page costs the same however many games there are.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Any

from tottenbury.storage.store import MOST, STATUSES, Listing, Query

_READ = ("game", "created", "changed", "rulebook", "format", "status", "public", "south", "north", "result", "sequence", "holders", "timed")
COLUMNS = (*_READ, "names")
"""The columns in the order in which `row_of` gives them; `names` holds both names folded, for searching."""
SELECT = "SELECT " + ", ".join(f"listings.{column}" for column in _READ)
ON_CONFLICT = "ON CONFLICT (game) DO UPDATE SET " + ", ".join(f"{column} = excluded.{column}" for column in COLUMNS[1:])


@dataclass(frozen=True)
class Dialect:
    """What the two databases say differently."""

    mark: str
    """What stands before the number of a parameter."""
    contains: str
    """The function that looks for a text in another."""
    by_holder: str
    """Listings by way of the table of holders; SQLite has to be told to go that way, PostgreSQL counts rows and knows."""
    by_clock: str
    """Listings by way of the index of running clocks."""
    true: str
    false: str


SQLITE = Dialect(
    "?", "instr", "holders CROSS JOIN listings ON listings.game = holders.game", "listings INDEXED BY listings_timed", "1", "0"
)
POSTGRES = Dialect("$", "strpos", "holders JOIN listings ON listings.game = holders.game", "listings AS listings", "true", "false")


def row_of(listing: Listing) -> tuple[Any, ...]:
    """A listing as a row."""
    return (
        listing.game,
        listing.created,
        listing.changed,
        listing.rulebook,
        listing.format,
        listing.status,
        listing.public,
        listing.south,
        listing.north,
        listing.result,
        listing.sequence,
        _packed(listing.holders),
        listing.timed,
        f"{_folded(listing.south)}\n{_folded(listing.north)}",
    )


def listing_of(row: Sequence[Any]) -> Listing:
    """The listing in a row that SELECT has read."""
    values: Mapping[str, Any] = dict(zip(_READ, row, strict=True))
    changes = {"public": bool(values["public"]), "holders": tuple(json.loads(values["holders"])), "timed": bool(values["timed"])}
    return Listing(**{**values, **changes})


@lru_cache(maxsize=10_000)  # the same with every move of a game
def _packed(holders: tuple[str, ...]) -> str:
    return json.dumps(holders)


def _folded(name: str) -> str:
    """A name as it is searched for; a line break divides the two names, so none of them keeps one."""
    return name.casefold().replace("\n", " ")


def finding(query: Query, dialect: Dialect) -> tuple[str, list[Any]]:
    """The SQL and the parameters that find what a query asks for."""
    values = _Values(dialect)
    source, conditions = _asked(query, dialect, values)
    if query.before is not None:
        changed, game = query.before
        conditions.append(f"(listings.changed, listings.game) < ({values.mark(changed)}, {values.mark(game)})")
    tail = f"ORDER BY 3 DESC, 1 DESC LIMIT {min(max(query.limit, 1), MOST)}"
    if source != "listings":
        return f"{SELECT} FROM {source} {_where(conditions)} {tail}", values
    statuses = [values.mark(status) for status in STATUSES if not query.status or status in query.status]
    publics = [values.mark(public) for public in (True, False) if query.public in (None, public)]
    parts = [
        f"SELECT * FROM ({SELECT} FROM listings {_where([*conditions, f'status = {status}', f'public = {public}'])} {tail}) AS part"
        for status, public in product(statuses, publics)
    ]
    if not parts:  # no status of ours was asked for
        return f"{SELECT} FROM listings WHERE 1 = 0", []
    return f"{' UNION ALL '.join(parts)} {tail}", values


def counting(query: Query, dialect: Dialect) -> tuple[str, list[Any]]:
    """The SQL and the parameters that count what a query asks for."""
    values = _Values(dialect)
    source, conditions = _asked(query, dialect, values)
    if source == "listings":
        conditions += _kinds(query, values)
    return f"SELECT count(*) FROM {source} {_where(conditions)}", values


class _Values(list[Any]):
    """The parameters of a statement while it is written."""

    def __init__(self, dialect: Dialect) -> None:
        super().__init__()
        self._mark = dialect.mark

    def mark(self, value: Any) -> str:
        """Keep a value; what stands for it in the statement."""
        self.append(value)
        return f"{self._mark}{len(self)}"


def _asked(query: Query, dialect: Dialect, values: _Values) -> tuple[str, list[str]]:
    """Where to look, and the conditions; status and public are left to the caller where their index is walked."""
    source, conditions = "listings", []
    if query.timed is not None:
        conditions.append(f"timed = {dialect.true if query.timed else dialect.false}")  # written out, or the index would not be used
    if query.rulebook is not None:
        conditions.append(f"rulebook = {values.mark(query.rulebook)}")
    if query.player:
        conditions.append(f"{dialect.contains}(names, {values.mark(_folded(query.player))}) > 0")
    if query.holder is not None:
        source = dialect.by_holder
        conditions.append(f"holder = {values.mark(query.holder)}")
    elif query.timed:
        source = dialect.by_clock
    if source != "listings":
        conditions += _kinds(query, values)
    return source, conditions


def _kinds(query: Query, values: _Values) -> list[str]:
    conditions = []
    if query.status:
        conditions.append(f"status IN ({', '.join(map(values.mark, query.status))})")
    if query.public is not None:
        conditions.append(f"public = {values.mark(query.public)}")
    return conditions


def _where(conditions: Iterable[str]) -> str:
    joined = " AND ".join(conditions)
    return f"WHERE {joined}" if joined else ""
