"""What both stores promise, asked of each in turn; and what only a PostgreSQL server can be asked."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.storage.games import Place, PostgresPlace, SqlitePlace, entry, listing
from tests.storage.test_searching import PARTS, random_searches
from tottenbury.storage import Entry, Hidden, Listing, Query, Store, StoreError, Taken, Tally, open_store, sqlite_known
from tottenbury.storage.migrations import PRESENT

Run = Callable[[Callable[[Store], Awaitable[Any]]], Any]


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return SqlitePlace(tmp_path / "games.sqlite") if request.param == "sqlite" else PostgresPlace(request.getfixturevalue("server"))


@pytest.fixture
def run(place: Place, runner: asyncio.Runner) -> Run:
    """Open the store, do something with it, close it."""

    def with_store(work: Callable[[Store], Awaitable[Any]]) -> Any:
        async def opened() -> Any:
            async with await open_store(place.url) as store:
                return await work(store)

        return runner.run(opened())

    return with_store


def fill(run: Run, *listings: Listing) -> None:
    async def work(store: Store) -> None:
        await asyncio.gather(*(store.append([], one) for one in listings))

    run(work)


def find(run: Run, query: Query) -> str:
    """The names of the games found, one letter each."""
    return "".join(one.game for one in run(lambda store: store.find(query)))


def test_entries_come_back_as_they_were_in_order_and_after_a_number(run: Run) -> None:
    stored = [entry(1, body=b"\0\xff"), entry(2, body=b""), entry(3, command="Ünï 'x'")]

    async def work(store: Store) -> None:
        await store.append(stored[:2])
        await store.append(stored[2:])
        await store.append([entry(1, game="h")])

    run(work)
    assert run(lambda store: store.entries("g")) == stored
    assert run(lambda store: store.entries("g", after=1)) == stored[1:]
    assert run(lambda store: store.entries("g", after=3)) == []
    assert run(lambda store: store.entries("unknown")) == []


def test_a_listing_comes_back_as_it_was_and_the_last_one_counts(run: Run) -> None:
    first = listing("g", 5, south="Åsa 'x' %_", holders=("h1", "h2"), timed=True, public=False)
    last = listing("g", 9, status="finished", result="South wins", holders=("h2", "h3"))

    async def work(store: Store) -> None:
        await store.append([entry(1)], first)
        assert await store.listing("g") == first
        await store.append([entry(2)], last)

    run(work)
    assert run(lambda store: store.listing("g")) == last
    assert run(lambda store: store.listing("unknown")) is None


def test_a_taken_sequence_or_command_stores_nothing_of_its_call(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.append([entry(1), entry(2)], listing("g", 1))
        with pytest.raises(Taken, match="sequence"):
            await store.append([entry(3), entry(2, command="new")], listing("g", 2))
        with pytest.raises(Taken, match="command"):
            await store.append([entry(3), entry(4, command="c1")], listing("g", 2))
        with pytest.raises(Taken):
            await store.append([entry(3), entry(4, command="c3")], listing("g", 2))
        await store.append([entry(1, game="h", command="c1")])  # another game has commands of its own

    run(work)
    assert [one.sequence for one in run(lambda store: store.entries("g"))] == [1, 2]
    assert run(lambda store: store.listing("g")).changed == 1


def test_calls_in_the_group_of_a_refused_one_are_unharmed(run: Run) -> None:
    async def work(store: Store) -> list[Any]:
        calls: list[tuple[list[Entry], *tuple[Listing, ...]]] = [([entry(n)], listing("g", n)) for n in (1, 2, 3)]
        calls.insert(1, ([entry(4), entry(1, command="again")], listing("g", 99)))
        calls.insert(3, ([entry(0)],))
        calls.insert(4, ([entry(2**70)],))
        calls.insert(5, ([entry(5, command="\ud800")],))
        calls.insert(6, ([], listing("x", status="lost")))
        return await asyncio.gather(*(store.append(*call) for call in calls), return_exceptions=True)

    outcomes = run(work)
    refused = {place: type(outcome) for place, outcome in enumerate(outcomes) if outcome is not None}
    assert refused.pop(1) is Taken
    assert list(refused) == [3, 4, 5, 6]
    assert all(issubclass(kind, StoreError) and kind is not Taken for kind in refused.values())
    assert [one.sequence for one in run(lambda store: store.entries("g"))] == [1, 2, 3]
    assert run(lambda store: store.listing("g")).changed == 3


@pytest.mark.parametrize("seed", range(3))
def test_random_groups_end_as_if_each_call_had_come_alone(run: Run, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_known, "MOST", 2)  # forget often
    chance, model, listings = random.Random(seed), Model(), {}

    def call() -> tuple[list[Entry], list[Listing]]:
        game = chance.choice("ghij")
        entries = [entry(chance.randint(1, 60), game, f"c,\n'{chance.randint(1, 80)}") for _ in range(chance.choice([0, 1, 1, 1, 2]))]
        status = chance.choice(["running", "running", "finished"])
        one = listing(game, chance.randint(1, 9), status=status, holders=(chance.choice("xy"),), turn=chance.choice("SN"))
        return entries, chance.choice([[], [one]])

    async def work(store: Store) -> None:
        for _ in range(12):
            group = [call() for _ in range(chance.randint(1, 12))]
            outcomes = await asyncio.gather(*(store.append(one[0], *one[1]) for one in group), return_exceptions=True)
            for one, outcome in zip(group, outcomes, strict=True):
                assert (outcome is None) == model.accepts(one[0])
                if outcome is None:
                    listings.update({line.game: line for line in one[1]})

    for _ in range(2):  # the second time with nothing remembered
        run(work)
        for game in "ghij":
            assert run(lambda store, game=game: store.entries(game)) == model.entries(game)  # type: ignore[misc]
            assert run(lambda store, game=game: store.listing(game)) == listings.get(game)  # type: ignore[misc]
        for holder in "xy":
            found = find(run, Query(holder=holder))
            assert sorted(found) == sorted(game for game, one in listings.items() if one.holders == (holder,))


class Model:
    """What is stored, in the plainest way."""

    def __init__(self) -> None:
        self._stored: list[Entry] = []

    def accepts(self, entries: list[Entry]) -> bool:
        whole = [*self._stored, *entries]
        keys = [(one.game, key) for one in whole for key in (one.sequence, one.command)]
        if len(set(keys)) < len(keys):
            return False
        self._stored = whole
        return True

    def entries(self, game: str) -> list[Entry]:
        return sorted((one for one in self._stored if one.game == game), key=lambda one: one.sequence)


def test_of_many_tasks_that_want_one_number_exactly_one_gets_it(run: Run) -> None:
    games, rivals, moves = 20, 5, 8

    async def play(store: Store, game: str, name: int) -> int:
        won = 0
        for sequence in range(1, moves + 1):
            try:
                await store.append([entry(sequence, game, f"{name}-{sequence}")], listing(game, sequence))
                won += 1
            except Taken:
                pass
        return won

    async def work(store: Store) -> int:
        return sum(await asyncio.gather(*(play(store, f"g{game}", name) for game in range(games) for name in range(rivals))))

    assert run(work) == games * moves
    for game in range(games):
        assert [one.sequence for one in run(lambda store, game=game: store.entries(f"g{game}"))] == list(range(1, moves + 1))  # type: ignore[misc]


def test_find_filters_by_everything_that_a_query_names(run: Run) -> None:
    fill(
        run,
        listing("a", 1, status="open", holders=("h1",)),
        listing("b", 2, status="running", public=False, holders=("h1", "h2"), timed=True),
        listing("c", 3, status="finished", rulebook="tug", timed=True),
        listing("d", 4, status="finished", public=False, south="Zoë_50%", north="ÅSA"),
    )
    expected = {
        Query(): "dcba",
        Query(status=("open",)): "a",
        Query(status=("open", "finished")): "dca",
        Query(status=("lost",)): "",
        Query(public=True): "ca",
        Query(public=False, status=("running",)): "b",
        Query(holder="h1"): "ba",
        Query(holder="h1", public=True): "a",
        Query(holder="h2", status=("running",)): "b",
        Query(holder="h"): "",
        Query(rulebook="tug"): "c",
        Query(timed=True): "cb",
        Query(timed=False): "da",
        Query(timed=True, status=("running", "open")): "b",
        Query(timed=True, holder="h1"): "b",
        Query(player="åsa"): "d",
        Query(player="nn"): "cba",
        Query(player="ZOË_"): "d",
        Query(player="%"): "d",
        Query(player="Ann_"): "",
        Query(player="e\nb"): "",
        Query(player=""): "dcba",
    }
    assert {query: find(run, query) for query in expected} == expected
    assert {query: run(lambda store, query=query: store.count(query)) for query in expected} == {  # type: ignore[misc]
        query: len(games) for query, games in expected.items()
    }


def test_random_searches_by_name_find_what_a_plain_search_would(run: Run) -> None:
    seed = random.SystemRandom().randrange(10**6)
    print("seed", seed)
    chance = random.Random(seed)
    names = ["".join(chance.choice(PARTS) for _ in range(chance.randrange(1, 5))) for _ in range(25)]
    run(lambda store: random_searches(store, chance, names))


def test_a_store_can_be_tried(run: Run) -> None:
    async def work(store: Store) -> None:
        await asyncio.gather(store.attempt(), store.append([entry(1)]), store.attempt())
        assert [one.sequence for one in await store.entries("g")] == [1]

    run(work)


def test_a_holder_who_is_replaced_no_longer_finds_the_game(run: Run) -> None:
    fill(run, listing("a", 1, holders=("old", "both", "both")))
    fill(run, listing("a", 2, holders=("both", "new")))
    assert [find(run, Query(holder=holder)) for holder in ("old", "both", "new")] == ["", "a", "a"]


def test_pages_follow_one_another_even_where_games_changed_at_the_same_time(run: Run) -> None:
    games = [listing(name, changed, public=name in "ace") for changed, names in enumerate(["ab", "cde", "f"]) for name in names]
    fill(run, *games)
    seen, before = "", None
    while page := run(lambda store, before=before: store.find(Query(before=before, limit=2))):  # type: ignore[misc]
        assert len(page) <= 2
        seen, before = seen + "".join(one.game for one in page), (page[-1].changed, page[-1].game)
    assert seen == "fedcba"
    assert run(lambda store: store.count(Query(before=(1, "d"), limit=1))) == 6


def test_the_limit_stays_between_one_and_two_hundred(run: Run) -> None:
    fill(run, *(listing(f"g{number}", number) for number in range(210)))
    lengths = [len(run(lambda store, limit=limit: store.find(Query(limit=limit)))) for limit in (-5, 0, 7, 500)]  # type: ignore[misc]
    assert lengths == [1, 1, 7, 200]
    assert len(run(lambda store: store.find(Query()))) == 50


def test_closing_finishes_what_was_queued_and_refuses_what_comes_later(place: Place, runner: asyncio.Runner, run: Run) -> None:
    async def work() -> None:
        store = await open_store(place.url)
        appends = [asyncio.ensure_future(store.append([entry(number)])) for number in range(1, 51)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*appends)
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append([entry(51)])
        with pytest.raises(StoreError, match="closed"):
            await store.entries("g")

    runner.run(work())
    assert len(run(lambda store: store.entries("g"))) == 50


def test_a_cancelled_caller_disturbs_nobody(run: Run) -> None:
    async def work(store: Store) -> None:
        first, second = (asyncio.ensure_future(store.append([entry(number)])) for number in (1, 2))
        await asyncio.sleep(0)
        first.cancel()
        await second
        await store.append([entry(3)])

    run(work)
    assert [one.sequence for one in run(lambda store: store.entries("g"))][-2:] == [2, 3]


def test_one_call_keeps_several_lines_of_lists(run: Run) -> None:
    lines = [listing("g", 2), listing("g/1", 1, status="finished", result="S five")]

    async def work(store: Store) -> None:
        await store.append([entry(1)], *lines)
        with pytest.raises(Taken):
            await store.append([entry(1)], listing("g/2", 3, status="finished"))

    run(work)
    assert run(lambda store: store.find(Query())) == lines


def test_games_are_found_by_whose_turn_it_is_and_against_whom(run: Run) -> None:
    seats = {"south_holder": "h", "north_holder": "i", "holders": ("h", "i")}
    fill(
        run,
        listing("a", 1, turn="S", **seats),
        listing("b", 2, turn="N", **seats),
        listing("c", 3, turn="N", north_holder="h", holders=("h",), computer="easy"),
    )
    assert [find(run, Query(holder=holder, turn=True)) for holder in ("h", "i")] == ["ca", "b"]
    assert [find(run, Query(holder="h", computer=computer)) for computer in (True, False)] == ["c", "ba"]
    fill(run, listing("a", 4, turn="N", **seats))  # it has merely moved on
    assert [find(run, Query(holder=holder, turn=True)) for holder in ("h", "i")] == ["c", "ab"]


def test_what_a_holder_has_hidden_he_finds_again_when_it_changes_and_others_always(run: Run) -> None:
    fill(run, listing("a", 5, holders=("h", "i")), listing("b", 6, holders=("h",)))

    async def hide(store: Store) -> None:
        await store.append([], Hidden("h", "a", 5), Hidden("h", "x", 1))

    run(hide)
    assert [find(run, Query(holder=holder)) for holder in ("h", "i")] == ["b", "a"]
    assert find(run, Query()) == "ba"
    fill(run, listing("a", 7, holders=("h", "i")))
    assert find(run, Query(holder="h")) == "ab"
    run(lambda store: store.append([], Hidden("h", "a", 7)))
    assert find(run, Query(holder="h")) == "b"


def test_games_against_each_computer_are_counted(run: Run) -> None:
    over = {"status": "finished", "holders": ("h",)}
    results = ["S five", "S three", "N five", "- agreed", "S match", "closed", ""]
    fill(
        run,
        *(listing(f"a{n}", 1, result=result, south_holder="h", computer="easy", **over) for n, result in enumerate(results)),
        listing("b", 1, result="S time", north_holder="h", computer="hard", **over),
        listing("c", 1, result="S time", north_holder="h", **over),
        listing("d", 1, south_holder="h", computer="easy", holders=("h",)),
    )
    assert run(lambda store: store.tally("h")) == [Tally("easy", 2, 1, 1), Tally("hard", 0, 1, 0)]
    assert run(lambda store: store.tally("nobody")) == []


def test_a_store_of_version_3_learns_who_sat_where_against_the_computer(place: Place, run: Run) -> None:
    place.build_old(3)
    columns = "game, created, changed, rulebook, format, status, public, south, north, names, result, sequence, holders, timed"
    games = {
        "a": ("Anne", "easy", '["h"]'),
        "b": ("normal", "Anne", '["h"]'),
        "c": ("Anne", "Ben", '["h", "i"]'),
        "d": ("Anne", "", '["h"]'),
    }
    place.run(
        *(
            f"INSERT INTO listings ({columns}) VALUES ('{game}', 1, 1, 'tug', 'single', 'running', '1', '{south}', '{north}', '', '', 1,"
            f" '{holders}', '0')"
            for game, (south, north, holders) in games.items()
        )
    )
    found = {one.game: one for one in run(lambda store: store.find(Query(holder="h")))}
    assert {game: (one.south_holder, one.north_holder, one.computer) for game, one in found.items()} == {
        "a": ("h", "", "easy"),
        "b": ("", "h", "normal"),
        "c": ("", "", ""),
        "d": ("", "", ""),
    }


def test_a_second_server_is_refused_until_the_first_has_closed(place: Place, runner: asyncio.Runner) -> None:
    async def work() -> None:
        first = await open_store(place.url)
        with pytest.raises(StoreError, match="in use by another server"):
            await open_store(place.url)
        await first.append([entry(1)])
        await first.close()
        async with await open_store(place.url) as second:
            assert len(await second.entries("g")) == 1

    runner.run(work())


def test_a_store_of_version_1_comes_to_the_present_one_with_its_games(place: Place, run: Run) -> None:
    place.build_old(1)
    place.run(
        "INSERT INTO events (game, sequence, command, at, body) VALUES ('g', 1, 'c1', 1700000000001, 'move')",
        "INSERT INTO listings (game, created, changed, rulebook, format, status, public, south, north, names, result, sequence, holders)"
        " VALUES ('g', 1, 1, 'stones-1999', 'single', 'running', '1', 'Anne', 'Ben', 'anne ben', '', 1, '[\"h\"]')",
    )
    old = listing("g", holders=("h",), south_holder="h", north_holder="h")  # one person at both seats
    assert run(lambda store: store.find(Query(holder="h"))) == [old]
    assert find(run, Query(timed=False)) == "g"
    fill(run, listing("g", 2, timed=True))
    assert find(run, Query(timed=True)) == "g"
    assert len(run(lambda store: store.entries("g"))) == 1


def test_a_store_of_a_newer_version_is_refused_and_left_as_it_is(place: Place, runner: asyncio.Runner) -> None:
    place.build_old(PRESENT)
    place.claim_version(PRESENT + 1)
    for _ in range(2):
        with pytest.raises(StoreError, match="newer Tottenbury"):
            runner.run(open_store(place.url))


def test_a_lost_connection_is_made_anew_with_its_lock(server: str, runner: asyncio.Runner) -> None:
    place = PostgresPlace(server)

    async def work() -> None:
        async with await open_store(place.url) as store:
            await store.append([entry(1)])
            other = await asyncpg.connect(place.url)
            ours = await other.fetch("SELECT pid FROM pg_stat_activity WHERE application_name = 'tottenbury'")
            pids = [row["pid"] for row in ours]
            await other.execute(f"SELECT {', '.join(f'pg_terminate_backend({pid})' for pid in pids)}")
            while await other.fetchval("SELECT count(*) FROM pg_stat_activity WHERE pid = ANY($1)", pids):
                await asyncio.sleep(0.01)
            await other.close()
            outcomes = await asyncio.gather(*(store.append([entry(2 + n, "h")]) for n in range(3)), return_exceptions=True)
            assert [outcome for outcome in outcomes if outcome is not None and "lost" not in str(outcome)] == []
            await store.append([entry(2)])
            assert [one.sequence for one in await store.entries("g")] == [1, 2]
            with pytest.raises(StoreError, match="in use"):
                await open_store(place.url)

    runner.run(work())


def test_an_unknown_database_is_told_without_the_password(server: str, runner: asyncio.Runner) -> None:
    with pytest.raises(StoreError, match="nowhere") as caught:
        runner.run(open_store(server.replace("/postgres", "/nowhere")))
    assert "secret" not in str(caught.value)
