"""Searches by name and rulebook: what they find, whatever the names, and that no number of games slows them."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.storage.games import SqlitePlace, listing
from tottenbury.storage import Listing, Query, Store, StoreError, Taken, Uncertain, open_store, searching, sqlite_file
from tottenbury.storage.searching import MOST_NAMES, SQLITE, finding, naming

Run = Callable[[Callable[[Store], Awaitable[Any]]], Any]
PARTS = ["a", "an", "Ann", "ß", "SS", "é", "%", "_", "'", "日本", "İ", "🂡", " ", "ba", "\u0301"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def run(path: Path, runner: asyncio.Runner) -> Run:
    """Open the store, do something with it, close it."""

    def with_store(work: Callable[[Store], Awaitable[Any]]) -> Any:
        async def opened() -> Any:
            async with await open_store(str(path)) as store:
                return await work(store)

        return runner.run(opened())

    return with_store


def expected(games: dict[str, Listing], query: Query) -> list[Listing]:
    """What a query asks for, in the plainest way."""
    part = (query.player or "").casefold()
    found = [
        one
        for one in games.values()
        if any(part in name.casefold() for name in (one.south, one.north))
        and (not query.status or one.status in query.status)
        and query.public in (None, one.public)
        and query.rulebook in (None, one.rulebook)
        and (query.before is None or (one.changed, one.game) < query.before)
    ]
    return sorted(found, key=lambda one: (one.changed, one.game), reverse=True)[: query.limit]


async def random_searches(store: Store, chance: random.Random, names: list[str]) -> None:
    games: dict[str, Listing] = {}
    for _ in range(4):
        fresh = [
            listing(
                f"g{chance.randrange(60)}",
                chance.randrange(1, 20),
                status=chance.choice(["open", "running", "finished"]),
                public=chance.random() < 0.7,
                south=chance.choice(names),
                north=chance.choice(names),
                rulebook=chance.choice(["tug", "stones-1999"]),
            )
            for _ in range(40)
        ]
        for one in fresh:
            games[one.game] = one
            await store.append([], one)
        for _ in range(60):
            query = Query(
                player="".join(chance.choice(PARTS) for _ in range(chance.choice([1, 1, 2, 3]))),
                status=chance.choice([(), ("open",), ("running", "finished")]),
                public=chance.choice([None, True, False]),
                rulebook=chance.choice([None, None, "tug"]),
                before=chance.choice([None, (chance.randrange(20), "g3")]),
                limit=chance.choice([3, 50]),
            )
            assert await store.find(query) == expected(games, query), query


@pytest.mark.parametrize("most", [MOST_NAMES, 0])
def test_random_searches_find_what_a_plain_search_would(run: Run, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "MOST_NAMES", most)  # 0: always too many names, so the newest games are looked through
    seed = random.SystemRandom().randrange(10**6)
    print("seed", seed)
    chance = random.Random(seed)
    names = ["".join(chance.choice(PARTS) for _ in range(chance.randrange(1, 5))) for _ in range(25)]
    run(lambda store: random_searches(store, chance, names))


def test_a_player_who_is_replaced_is_no_longer_found(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.append([], listing("a", 1, north="Cleo"))
        await store.append([], listing("a", 2, north="Dora", status="finished"))
        assert await store.find(Query(player="cleo")) == []
        assert [one.changed for one in await store.find(Query(player="dora"))] == [2]
        assert [one.game for one in await store.find(Query(player="dora", status=("running",)))] == []
        await store.append([], listing("b", 3, south="Anne", north="Joanne"))
        assert [one.game for one in await store.find(Query(player="anne"))] == ["b", "a"]

    run(work)


def test_a_part_that_fits_very_many_names_is_looked_for_among_the_newest(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "DEPTH", 30)

    async def work(store: Store) -> None:
        names = [f"Player {number:03}" for number in range(100)]
        await asyncio.gather(*(store.append([], listing(f"g{n:03}", n, south=name)) for n, name in enumerate(names)))
        assert [one.game for one in await store.find(Query(player="player"))] == [f"g{n:03}" for n in range(99, 69, -1)]
        assert [one.game for one in await store.find(Query(player="player 00"))] == [f"g{n:03}" for n in range(9, -1, -1)]

    run(work)


def test_long_names_are_found_by_their_first_hundred_letters(run: Run) -> None:
    name = "".join(chr(0x4E00 + number) for number in range(150))

    async def work(store: Store) -> None:
        await store.append([], listing("a", 1, south=name))
        for part, found in ((name[:60], 1), (name[99:130], 1), (name[101:130], 0)):
            assert len(await store.find(Query(player=part))) == found

    run(work)


def test_searches_by_name_and_rulebook_walk_an_index(path: Path, run: Run) -> None:
    async def nothing(_: Store) -> None:
        pass

    run(nothing)
    statuses: list[tuple[str, ...]] = [(), ("open", "finished")]
    with closing(sqlite3.connect(path)) as connection:
        for status, public, rulebook, before, names in product(
            statuses, (None, True), (None, "tug"), (None, (1, "g")), (None, ["a"], ["a", "b"])
        ):
            query = Query(player="a", status=status, public=public, rulebook=rulebook, before=before)
            for statement, values in (naming(query, SQLITE), finding(query, SQLITE, names)):
                plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
                ours = ("part", "parts", "found", "newest", "listings")  # what the statement has made itself
                assert not [line for line in plan if line.startswith("SCAN") and not line.endswith(ours)], (query, plan)
                assert names is None or "SCAN listings" not in plan, (query, plan)
        statement, values = finding(Query(rulebook="tug"), SQLITE)
        plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
        assert any("listings_of_a_rulebook" in line for line in plan)


def test_who_looks_a_game_up_does_not_wait_for_searches(run: Run) -> None:
    endless = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"

    async def work(store: Any) -> None:
        await store.append([], listing("a", 1))
        connections = list(store._searchers._idle)
        slow = [asyncio.ensure_future(store._read(store._searchers, endless, ())) for _ in range(5)]
        await asyncio.sleep(0.05)
        found = await asyncio.wait_for(store.listing("a"), 30)
        assert found is not None
        assert not any(one.done() for one in slow)
        while not all(one.done() for one in slow):
            for connection in connections:
                connection.interrupt()
            await asyncio.sleep(0.01)
        assert {type(one.exception()) for one in slow} == {StoreError}

    run(work)


def test_trying_to_store_writes_and_leaves_no_game_behind(path: Path, run: Run) -> None:
    async def work(store: Store) -> None:
        for _ in range(3):
            await store.attempt()
        assert await store.count(Query()) == 0

    run(work)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT tries FROM health").fetchall() == [(3,)]


def test_a_commit_whose_sync_failed_is_uncertain_and_any_other_failure_is_not(run: Run) -> None:
    class Failing:
        """A connection whose commits end with an error."""

        def __init__(self, real: sqlite3.Connection, name: str) -> None:
            self._real, self._name = real, name

        def __getattr__(self, name: str) -> Any:
            return getattr(self._real, name)

        def execute(self, statement: str, *values: Any) -> Any:
            if statement == "COMMIT":
                error = sqlite3.OperationalError("disk I/O error")
                error.sqlite_errorname = self._name
                raise error
            return self._real.execute(statement, *values)

    async def work(store: Any) -> None:
        real = store._writer._connection
        for name, kind in (("SQLITE_IOERR_FSYNC", Uncertain), ("SQLITE_FULL", StoreError), ("SQLITE_IOERR_WRITE", StoreError)):
            store._writer._connection = Failing(real, name)
            with pytest.raises(StoreError) as caught:
                await store.append([], listing("a", 1))
            assert type(caught.value) is kind
        store._writer._connection = real
        await store.append([], listing("a", 1))

    run(work)
    assert not issubclass(Uncertain, Taken)


def damaged(path: Path, run: Run) -> bytes:
    """A file with games of which the last quarter is lost."""

    async def fill(store: Store) -> None:
        await asyncio.gather(*(store.append([], listing(f"g{n}", n, south=f"P{n}")) for n in range(300)))

    run(fill)
    content = bytearray(path.read_bytes())
    lost = len(content) // 4
    content[-lost:] = b"\xaa" * lost
    path.write_bytes(content)
    return bytes(content)


def test_a_damaged_file_is_refused_and_left_as_it_is(path: Path, run: Run) -> None:
    content = damaged(path, run)
    with pytest.raises(StoreError, match="is damaged") as caught:
        run(lambda store: store.count(Query()))
    assert "restore a backup" in str(caught.value)
    assert path.read_bytes() == content


def test_damage_in_a_file_too_large_to_be_checked_at_once_is_told_later(path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    damaged(path, run)
    tries: list[float] = []

    def interrupted(connection: sqlite3.Connection, place: Path, seconds: float, stop: Callable[[], bool] = lambda: False) -> str | None:
        tries.append(seconds)
        return None if len(tries) == 1 else original(connection, place, seconds, stop)

    original = sqlite_file.damage_in
    monkeypatch.setattr(sqlite_file, "damage_in", interrupted)

    async def work(store: Any) -> str:
        for _ in range(1000):
            if store.damage:
                with pytest.raises(StoreError, match="is damaged"):
                    await store.attempt()
                break
            await asyncio.sleep(0.01)
        return str(store.damage)

    assert "is damaged" in run(work)


def test_names_of_a_store_of_version_2_are_found(path: Path, run: Run) -> None:
    place = SqlitePlace(path)
    place.build_old(2)
    place.run(
        "INSERT INTO listings (game, created, changed, rulebook, format, status, public, south, north, names, result, sequence, holders)"
        " VALUES ('g', 1, 1, 'stones-1999', 'single', 'running', 1, 'Anne', 'Ben', 'anne' || char(10) || 'ben', '', 1, '[]')"
    )
    for part, found in (("ANN", 1), ("en", 1), ("e\nb", 0), ("x", 0)):
        assert len(run(lambda store, part=part: store.find(Query(player=part)))) == found  # type: ignore[misc]
