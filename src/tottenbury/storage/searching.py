"""Listings as rows of a table, and queries as SQL, for both dialects.

A search without holder or running clock is put together from one part for every status, public and not: each part walks the one index in
its order and stops at the limit, so that the first page costs the same however many games there are. A search by name first asks which
names have that part (`naming`), then has one part for each of them, too.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Any

from tottenbury.storage.store import MOST, STATUSES, Listing, Query

_SEATED = ("south_holder", "north_holder", "computer", "turn")
_READ = (
    *("game", "created", "changed", "rulebook", "format", "status", "public", "south", "north", "result", "sequence", "holders", "timed"),
    *_SEATED,
)
COLUMNS = (*_READ, "names")
"""The columns in the order in which `row_of` gives them; `names` holds both names folded, for searching."""
MOST_NAMES, MOST_ENDINGS = 50, 500
"""A part of a name that fits more names than that, or more endings of names, says too little to be looked up."""
DEPTH = 10_000
"""Where no index leads: so many of the newest games are looked through."""
SELECT = "SELECT " + ", ".join(f"listings.{column}" for column in _READ)
ON_CONFLICT = "ON CONFLICT (game) DO UPDATE SET " + ", ".join(f"{column} = excluded.{column}" for column in COLUMNS[1:])


@dataclass(frozen=True)
class Dialect:
    """What the two databases say differently."""

    mark: str
    """What stands before the number of a parameter."""
    contains: str
    """The function that looks for a text in another."""
    then: str
    """Joins a second table that is looked at for each row of the first; SQLite has to be told which is the first."""
    by_holder: str
    """Listings by way of the table of holders; SQLite has to be told to go that way, PostgreSQL counts rows and knows."""
    by_clock: str
    """Listings by way of the index of running clocks."""
    true: str
    false: str
    integer: str


SQLITE = Dialect(
    mark="?",
    contains="instr",
    then="CROSS JOIN",
    by_holder="holders CROSS JOIN listings ON listings.game = holders.game",
    by_clock="listings INDEXED BY listings_timed",
    true="1",
    false="0",
    integer="INTEGER",
)
POSTGRES = Dialect(
    "$", "strpos", "JOIN", "holders JOIN listings ON listings.game = holders.game", "listings AS listings", "true", "false", "bigint"
)


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
        listing.south_holder,
        listing.north_holder,
        listing.computer,
        listing.turn,
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


def by_name(query: Query) -> bool:
    """Whether a search has to know first which names have the part that is asked for."""
    return bool(query.player) and query.holder is None and query.timed is None


def naming(query: Query, dialect: Dialect) -> tuple[str, list[Any]]:
    """The SQL and the parameters that find the names with a part that a query asks for, each perhaps several times."""
    values = _Values(dialect)
    part = _folded(query.player or "")
    conditions = [f"ending >= {values.mark(part)}", f"ending < {values.mark(part + chr(0x10FFFF))}"]
    return f"SELECT name FROM endings {_where(conditions)} ORDER BY ending, name LIMIT {MOST_ENDINGS + 1}", values


def names_in(rows: Sequence[Sequence[Any]]) -> list[str] | None:
    """The names that `naming` has found; None if there are too many."""
    names = list(dict.fromkeys(row[0] for row in rows))
    return None if len(rows) > MOST_ENDINGS or len(names) > MOST_NAMES else names


def finding(query: Query, dialect: Dialect, names: Sequence[str] | None = None) -> tuple[str, list[Any]]:
    """The SQL and the parameters that find what a query asks for; `names` are those that have the part it asks for, None: too many."""
    values = _Values(dialect)
    tail = f"ORDER BY 3 DESC, 1 DESC LIMIT {min(max(query.limit, 1), MOST)}"
    if by_name(query) and names is not None:
        return _of_names(query, dialect, names, values), values
    source, conditions = _asked(query, dialect, values)
    before = _before(query, "listings", values)
    if source != "listings":
        return f"{SELECT} FROM {source} {_where([*conditions, *before])} {tail}", values
    statuses, publics = _kinds_of(query)
    parts = []
    for status, public in product(statuses, publics):
        kind = [*before, f"status = {values.mark(status)}", f"public = {values.mark(public)}"]
        if by_name(query):
            newest = f"SELECT * FROM listings {_where(kind)} ORDER BY changed DESC, game DESC LIMIT {DEPTH}"
            parts.append(f"SELECT * FROM ({SELECT} FROM ({newest}) AS listings {_where(conditions)} {tail}) AS part")
        else:
            parts.append(f"SELECT * FROM ({SELECT} FROM listings {_where([*conditions, *kind])} {tail}) AS part")
    if not parts:  # no status of ours was asked for
        return f"{SELECT} FROM listings WHERE 1 = 0", []
    return f"{' UNION ALL '.join(parts)} {tail}", values


def _of_names(query: Query, dialect: Dialect, names: Sequence[str], values: _Values) -> str:
    """The SQL that finds games of these names: a part for each name, status, public and not."""
    statuses, publics = _kinds_of(query)
    kinds = list(product(names, statuses, publics))
    if not kinds:
        values.clear()
        return f"{SELECT} FROM listings WHERE 1 = 0"
    order = f"ORDER BY changed DESC, game DESC LIMIT {min(max(query.limit, 1), MOST)}"
    before = _before(query, "named", values)
    rulebook = [f"rulebook = {values.mark(query.rulebook)}"] if query.rulebook is not None else []
    marks = {value: values.mark(value) for value in (*names, *statuses, *publics)}
    parts = []
    for name, status, public in kinds:
        where = _where([f"name = {marks[name]}", f"status = {marks[status]}", f"public = {marks[public]}", *before])
        if rulebook:  # somebody may have played another one a hundred thousand times
            deep = f"SELECT * FROM named {where} ORDER BY changed DESC, game DESC LIMIT {1 + 2 * DEPTH // len(kinds)}"
            parts.append(f"SELECT * FROM (SELECT changed, game FROM ({deep}) AS newest {_where(rulebook)} {order}) AS part")
        else:
            parts.append(f"SELECT * FROM (SELECT changed, game FROM named {where} {order}) AS part")
    found = f"SELECT DISTINCT changed, game FROM ({' UNION ALL '.join(parts)}) AS parts {order}"  # both players may have such a name
    return f"{SELECT} FROM ({found}) AS found {dialect.then} listings ON listings.game = found.game ORDER BY 3 DESC, 1 DESC"


def counting(query: Query, dialect: Dialect) -> tuple[str, list[Any]]:
    """The SQL and the parameters that count what a query asks for."""
    values = _Values(dialect)
    source, conditions = _asked(query, dialect, values)
    if source == "listings":
        conditions += _kinds(query, values)
    return f"SELECT count(*) FROM {source} {_where(conditions)}", values


def tallying(holder: str, dialect: Dialect) -> tuple[str, list[Any]]:
    """The SQL and the parameters that count how a holder's games against each computer opponent ended. Of a match its games count."""
    values = _Values(dialect)
    mark = values.mark(holder)
    won, lost = (
        " OR ".join(f"(substr(result, 1, 2) = '{seat[0].upper()} ' AND {seat}_holder {same} {mark})" for seat in ("south", "north"))
        for same in ("=", "<>")
    )
    drawn = "substr(result, 1, 2) = '- '"
    sums = (f"CAST(sum(CASE WHEN {which} THEN 1 ELSE 0 END) AS {dialect.integer})" for which in (won, lost, drawn))
    where = [f"holders.holder = {mark}", "status = 'finished'", "computer <> ''", "result NOT LIKE '% match'"]
    return f"SELECT computer, {', '.join(sums)} FROM {dialect.by_holder} {_where(where)} GROUP BY computer ORDER BY computer", values


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
    if query.computer is not None:
        conditions.append(f"computer {'<>' if query.computer else '='} ''")
    if query.holder is not None:
        source, mark = dialect.by_holder, values.mark(query.holder)
        unseen = "hidden.game = listings.game AND hidden.changed >= listings.changed"
        conditions += [f"holders.holder = {mark}", f"NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.holder = {mark} AND {unseen})"]
        if query.turn:
            conditions.append(f"((turn = 'S' AND south_holder = {mark}) OR (turn = 'N' AND north_holder = {mark}))")
    elif query.timed:
        source = dialect.by_clock
    if source != "listings":
        conditions += _kinds(query, values)
    return source, conditions


def _before(query: Query, table: str, values: _Values) -> list[str]:
    """Where a page begins, as a condition on a table."""
    if query.before is None:
        return []
    changed, game = query.before
    return [f"({table}.changed, {table}.game) < ({values.mark(changed)}, {values.mark(game)})"]


def _kinds_of(query: Query) -> tuple[list[str], list[bool]]:
    """Every status and publicity that is asked for."""
    return [one for one in STATUSES if not query.status or one in query.status], [
        one for one in (True, False) if query.public in (None, one)
    ]


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
