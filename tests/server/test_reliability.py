"""Storage that fails, histories that are broken, tables that come and go: nothing accepted is lost, nothing refused remains."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Running
from tests.server.tables import BOOK, sit_down
from tottenbury.core.seats import Seat
from tottenbury.session import commands as c
from tottenbury.storage import StoreError
from tottenbury.storage.sqlite import SqliteStore

APPEND = SqliteStore.append


async def _no_append(*_: Any) -> None:
    raise StoreError("/var/lib/games.db: disk full")


def test_a_table_that_is_found_in_the_store_while_it_is_laid_is_there_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A starting server takes up every game whose clock runs, and finds one that somebody has just begun."""
    found: list[Any] = []

    async def append(self: SqliteStore, rows: Any, *lines: Any) -> None:
        await APPEND(self, rows, *lines)
        if len(rows) > 1:  # a new table: somebody else asks for it before whoever laid it hears that it is stored
            found.append(asyncio.ensure_future(server.tables.table(rows[0].game)))
            await asyncio.sleep(0.2)

    monkeypatch.setattr(SqliteStore, "append", append)
    wanted = {"rulebook": BOOK, "against": "self", "clock": "move:60"}
    game = server.web().post("/api/games", json=wanted).json()["game"]

    async def same() -> bool:
        return await found[0] is await server.tables.table(game)

    assert server.inside(same)


def test_a_command_that_cannot_be_stored_changes_nothing_and_the_table_goes_on(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = sit_down(server, public=True)
    spectator = server.socket()
    spectator.follow(pair.game)
    mover = pair.mover()
    before = pair.web["S"].get(f"/api/games/{pair.game}").json()
    move = pair.table(mover)["legal"][0]
    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "append", _no_append)
        answer = pair.client[mover].act(pair.game, "move", move=move, name="m")
        assert answer["code"] == "unavailable"
        assert "games.db" not in answer["reason"]
        assert pair.web["S"].get(f"/api/games/{pair.game}").json() == before
        assert pair.web["S"].post("/api/games", json={"rulebook": BOOK}).status_code == 503
    accepted = pair.act(mover, "move", move=move, name="m")
    assert accepted["sequence"] == before["table"]["sequence"] + 1
    assert spectator.wait(pair.game, None, accepted["sequence"])["table"]["position"] != before["table"]["position"]
    for seat in "SN":
        assert pair.client[seat].tables[pair.game, seat] == pair.web[seat].get(f"/api/games/{pair.game}").json()


def test_commands_that_wait_behind_a_failure_do_not_build_on_it(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = sit_down(server)
    first = [True]

    async def fails_once(self: SqliteStore, *arguments: Any) -> None:
        if first.pop() if first else False:
            await asyncio.sleep(0.2)
            raise StoreError("disk full")
        await APPEND(self, *arguments)

    monkeypatch.setattr(SqliteStore, "append", fails_once)

    async def at_once() -> list[Any]:
        table = server.tables.open[pair.game]
        said = [table.act(Seat.SOUTH, c.Chat(text), text) for text in ("one", "two", "three")]
        return await asyncio.gather(*said, return_exceptions=True)

    failed, two, three = server.inside(at_once)
    assert isinstance(failed, StoreError)
    assert (two, three) == (4, 5)
    pair.client["N"].wait(pair.game, "N", 5)
    assert [said[1] for said in pair.client["N"].tables[pair.game, "N"]["chat"]] == ["two", "three"]
    entries = server.inside(lambda: server.tables.store.entries(pair.game))
    assert [entry.sequence for entry in entries] == [1, 2, 3, 4, 5]


def test_nobody_reads_what_is_not_stored_yet(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = sit_down(server)
    before = pair.web["S"].get(f"/api/games/{pair.game}/record").text

    async def slow_and_vain(*_: Any) -> None:
        await asyncio.sleep(0.7)
        raise StoreError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "append", slow_and_vain)
        mover = pair.mover()
        command = {"do": "move", "move": pair.table(mover)["legal"][0]}
        pair.client[mover].send({"type": "act", "game": pair.game, "id": "m", "seen": 3, "command": command})
        time.sleep(0.2)
        late = server.socket(pair.web["S"])
        assert late.follow(pair.game)["table"]["sequence"] == 3
        assert pair.client[mover].hear("refused")["code"] == "unavailable"
        pair.client[mover].send({"type": "act", "game": pair.game, "id": "n", "seen": 3, "command": command})
        time.sleep(0.2)
        assert pair.web["S"].get(f"/api/games/{pair.game}/record").text == before
        assert pair.client[mover].hear("refused")["code"] == "unavailable"


def test_a_client_who_goes_away_in_mid_command_breaks_nothing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = sit_down(server)

    async def slow(self: SqliteStore, *arguments: Any) -> None:
        await asyncio.sleep(0.4)
        await APPEND(self, *arguments)

    async def leave_early() -> None:
        table = server.tables.open[pair.game]
        task = asyncio.ensure_future(table.act(Seat.SOUTH, c.Chat("farewell"), "bye"))
        await asyncio.sleep(0.1)
        task.cancel()

    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "append", slow)
        server.inside(leave_early)
        pair.client["N"].wait(pair.game, "N", 4)
    assert pair.client["N"].tables[pair.game, "N"]["chat"][-1][1] == "farewell"
    assert pair.move()["sequence"] == 5


def test_a_computer_and_a_clock_go_on_when_the_storage_is_back(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tottenbury.server.tables.table.RETRY_SECONDS", 0.2)
    web = server.web()
    wanted = {"rulebook": BOOK, "against": "novice", "seat": "S", "first": "S", "clock": "move:1"}
    game = web.post("/api/games", json=wanted).json()["game"]
    client = server.socket(web)
    table = client.follow(game)["table"]
    calls = []

    async def fails_after_one(self: SqliteStore, *arguments: Any) -> None:
        calls.append(1)
        if 1 < len(calls) < 4:
            raise StoreError("disk full")
        await APPEND(self, *arguments)

    monkeypatch.setattr(SqliteStore, "append", fails_after_one)
    assert client.act(game, "move", move=table["legal"][0])["type"] == "accepted"
    while not (table := client.wait(game, "S", table["sequence"] + 1)["table"])["legal"]:
        pass
    assert len(calls) >= 4
    calls.clear()
    calls.append(1)  # and once more, for the time-out
    while table["status"] == "running":
        table = client.wait(game, "S", table["sequence"] + 1)["table"]
    assert table["result"] == "N time"
    assert len(calls) < 12


def test_a_broken_history_harms_no_other_table(serving: Callable[..., Running], tmp_path: Path) -> None:
    first = serving()
    pairs = [sit_down(first) for _ in range(4)]
    for pair in pairs:
        pair.move()
    first.stop()
    with sqlite3.connect(tmp_path / "games.db") as file:
        file.execute("UPDATE events SET body = 'rubbish' WHERE game = ? AND sequence = 2", (pairs[0].game,))
        file.execute("DELETE FROM events WHERE game = ? AND sequence = 3", (pairs[1].game,))
        file.execute("DELETE FROM events WHERE game = ? AND sequence = 1", (pairs[2].game,))
    file.close()
    second = serving()
    for pair in pairs[:3]:
        client = second.socket(pair.web["S"])
        assert client.follow(pair.game)["code"] == "unavailable"
        assert client.act(pair.game, "resign", seen=4)["code"] == "unavailable"
        assert second.web().get(f"/api/games/{pair.game}").status_code == 503
    healthy = second.socket(pairs[3].web["S"])
    assert healthy.follow(pairs[3].game)["table"]["sequence"] == 4
    assert "table broken" in second.log.getvalue()
    assert pairs[0].game not in second.log.getvalue()


def test_idle_tables_leave_memory_and_come_back_as_they_were(serving: Callable[..., Running]) -> None:
    server = serving(idle_seconds=0.2)
    pair, timed = sit_down(server), sit_down(server, clock="move:600")
    pair.move()
    shown = pair.client["S"].tables[pair.game, "S"]
    for one in (pair, timed):
        for client in one.client.values():
            client.close()

    async def tables() -> set[str]:
        return set(server.tables.open)

    end = time.monotonic() + 20
    while server.inside(tables) != {timed.game}:  # a running clock is watched
        assert time.monotonic() < end
        time.sleep(0.05)
    assert server.socket(pair.web["S"]).follow(pair.game) == shown


def test_tables_may_come_and_go_under_the_hands_of_those_who_use_them(serving: Callable[..., Running]) -> None:
    server = serving(idle_seconds=0.001)
    pair = sit_down(server)
    for client in pair.client.values():
        client.send({"type": "unfollow", "game": pair.game})
        client.settle()

    async def use() -> int:
        async def say(number: int) -> None:
            for turn in range(12):
                table = await server.tables.table(pair.game)
                await table.act(Seat.SOUTH, c.Chat("hello"), f"{number}-{turn}")
                await asyncio.sleep(0.001 * (number % 3))

        await asyncio.gather(*(say(number) for number in range(4)))
        return len(await server.tables.store.entries(pair.game))

    assert server.inside(use) == 3 + 48


def test_health_and_figures(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tottenbury.server.health.FRESH_SECONDS", 0.0)  # answers are otherwise shared for two seconds
    web, client = server.web(), server.socket()
    assert web.get("/health").json()["status"] == "ok"
    figures = dict(line.split() for line in web.get("/metrics").text.splitlines() if not line.startswith("#"))
    assert int(figures["tottenbury_sockets"]) >= 1
    assert int(figures["tottenbury_tables"]) >= 0
    assert int(figures["tottenbury_commands_total"]) >= 0

    async def no_answer(*_: Any) -> None:
        raise StoreError("/var/lib/games.db cannot be read")

    monkeypatch.setattr(SqliteStore, "listing", no_answer)
    assert web.get("/health").status_code == 503
    assert "games.db" not in web.get("/health").text
    client.settle()
