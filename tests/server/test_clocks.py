"""Time to think: the server's time decides, and it decides alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from tests.server.running import FIRST_TIME, Running
from tests.server.tables import BOOK, Pair, sit_down
from tottenbury.server.tables import times

SECOND, HOUR = 1000, 3_600_000


def _lost_on_time(pair: Pair) -> tuple[str, float]:
    """The result, once the server has ended the game, and how long that took."""
    began = time.monotonic()
    while pair.table("S")["status"] == "running":
        pair.client["S"].hear("update")
    return pair.table("S")["result"], time.monotonic() - began


def test_who_lets_a_turn_s_time_pass_loses_without_anybody_saying_so(server: Running) -> None:
    pair = sit_down(server, clock="move:1", first="S")
    result, took = _lost_on_time(pair)
    assert result == "N time"
    assert took < 10
    assert pair.web["N"].get(f"/api/games/{pair.game}").json()["table"]["result"] == "N time"


def test_each_turn_begins_with_its_whole_time(server: Running) -> None:
    pair = sit_down(server, clock="move:2", first="S")
    for _ in range(4):
        time.sleep(0.55)
        assert pair.move()["type"] == "accepted"
    clock = pair.table("S")["clock"]
    assert (clock["south"], clock["north"], clock["running"]) == (2 * SECOND, 2 * SECOND, "S")


def test_with_an_increment_every_turn_adds_to_what_is_left(server: Running) -> None:
    pair = sit_down(server, clock="fischer:60+5", first="S")
    time.sleep(0.3)
    pair.move()
    clock = pair.table("N")["clock"]
    assert 60 * SECOND < clock["south"] <= 64_700
    assert (clock["north"], clock["running"]) == (60 * SECOND, "N")


def test_time_for_the_game_runs_out_in_the_middle_of_it(server: Running) -> None:
    pair = sit_down(server, clock="fischer:1+0", first="S")
    assert pair.move()["type"] == "accepted"
    result, _ = _lost_on_time(pair)
    assert result == "S time"
    assert pair.act("N", "move", move=pair.table("S")["legal"][0] if pair.table("S")["legal"] else "r1@1")["type"] == "refused"


def test_a_computer_s_clock_never_runs(server: Running) -> None:
    web = server.web()
    game = web.post("/api/games", json={"rulebook": BOOK, "against": "novice", "seat": "S", "first": "N", "clock": "move:1"}).json()["game"]
    client = server.socket(web)
    table = client.follow(game)["table"]
    while not table["legal"]:
        assert table["clock"]["running"] is None
        table = client.wait(game, "S", table["sequence"] + 1)["table"]
    assert table["clock"]["running"] == "S"
    while table["status"] == "running":
        table = client.wait(game, "S", table["sequence"] + 1)["table"]
    assert table["result"] == "N time"


def test_a_clock_goes_on_after_a_restart_without_the_break(serving: Callable[..., Running]) -> None:
    first = serving()
    pair = sit_down(first, clock="fischer:2+0", first="S")
    pair.move()
    before = pair.table("N")["clock"]
    first.stop()
    time.sleep(2.1)  # longer than North has left
    second = serving()
    client = second.socket()
    table = client.follow(pair.game, pair.token["N"])["table"]
    assert table["status"] == "running"
    assert (table["clock"]["running"], table["clock"]["south"], table["clock"]["north"]) == ("N", before["south"], before["north"])
    assert client.act(pair.game, "move", move=table["legal"][0])["type"] == "accepted"
    while table["status"] == "running":
        table = client.wait(pair.game, "N", table["sequence"] + 1)["table"]
    assert table["result"] == "N time"


def test_running_clocks_run_again_after_a_restart_though_nobody_looks(serving: Callable[..., Running]) -> None:
    first = serving()
    pair = sit_down(first, clock="move:1", first="S")
    first.stop()
    second = serving()
    end = time.monotonic() + 20
    web = second.web(headers={"Authorization": f"Bearer {pair.token['S']}"})
    while web.get(f"/api/games/{pair.game}").json()["table"]["result"] is None:
        assert time.monotonic() < end
        time.sleep(0.2)


class Shifted(times.TimeBase):
    """A time that can be moved: as the steady clock does while a machine sleeps, or as if it had been set wrongly before the start."""

    def __init__(self, ahead: int = 0) -> None:
        super().__init__()
        self.ahead = ahead

    def now(self) -> int:
        return super().now() + self.ahead


@pytest.fixture
def base(monkeypatch: pytest.MonkeyPatch) -> Iterator[Shifted]:
    shifted = Shifted()
    monkeypatch.setattr(times, "BASE", shifted)
    yield shifted
    monkeypatch.undo()


def test_whoever_sets_the_machine_s_clock_does_not_set_the_server_s() -> None:
    wall, steady = [10 * HOUR * 10**6], [5 * 10**6]
    base = times.TimeBase(lambda: wall[0], lambda: steady[0])
    assert base.now() == 10 * HOUR
    for jump in (HOUR, -2 * HOUR):
        wall[0] += jump * 10**6
        steady[0] += SECOND * 10**6
    assert base.now() == 10 * HOUR + 2 * SECOND


def test_the_server_notices_when_it_was_not_there(base: Shifted) -> None:
    presence = times.Presence()
    assert presence.look() == 0
    base.ahead += HOUR
    assert presence.look() == 0, "nothing is noticed before the first beat"
    assert not presence.beat()
    base.ahead += times.ABSENCE // 2
    assert not presence.beat()
    base.ahead += HOUR
    assert presence.look() == 1, "who acts may come before the beat"
    assert not presence.beat()
    base.ahead += HOUR
    assert presence.beat()
    assert presence.absences == 2


@pytest.mark.parametrize("who", ["mover", "nobody"])
def test_time_in_which_the_machine_slept_counts_for_nobody(serving: Callable[..., Running], base: Shifted, who: str) -> None:
    server = serving()
    pair = sit_down(server, clock="fischer:60+0", first="S")
    pair.move()
    before = pair.table("N")["clock"]

    async def sleep() -> None:
        if who == "mover":
            assert server.tables._heart is not None
            server.tables._heart.cancel()  # he comes before the beat
        base.ahead += HOUR

    server.inside(sleep)
    if who == "mover":
        assert pair.move()["type"] == "accepted", "though the table he saw was one entry older"
    else:
        pair.client["N"].hear("update")
        pair.client["S"].settle()
    clock = pair.table("S")["clock"]
    assert pair.table("S")["status"] == "running"
    assert 60 * SECOND - 10 * SECOND < clock["north"] <= before["north"]
    assert clock["at"] > before["at"] + HOUR
    assert pair.move()["type"] == "accepted"

    async def moments() -> list[int]:
        return [row.at for row in await server.tables.store.entries(pair.game)]

    stored = server.inside(moments)
    assert stored == sorted(stored)


def test_after_a_sleep_a_clock_runs_out_as_it_should(serving: Callable[..., Running], base: Shifted) -> None:
    server = serving()
    pair = sit_down(server, clock="move:2", first="S")
    base.ahead += HOUR
    pair.client["S"].hear("update")
    assert pair.table("S")["status"] == "running", "nobody loses for the sleep"
    assert _lost_on_time(pair)[0] == "N time"


def test_nobody_is_told_that_his_time_is_up_while_the_game_goes_on(serving: Callable[..., Running], base: Shifted) -> None:
    server = serving()
    pair = sit_down(server, clock="move:60", first="S")

    async def beat() -> None:
        assert not server.tables.presence.beat()

    for _ in range(30):  # too little at a time to count as an absence, and no timer knows of it
        base.ahead += times.ABSENCE // 2
        server.inside(beat)
    refused = pair.client["S"].act(pair.game, "move", move=pair.table("S")["legal"][0])
    assert refused["type"] == "refused"
    assert _lost_on_time(pair)[0] == "N time"


def test_where_the_machine_s_clock_was_put_back_meanwhile_time_still_passes(serving: Callable[..., Running], base: Shifted) -> None:
    base.ahead = HOUR
    first = serving()
    pair = sit_down(first, clock="fischer:60+0", first="S")
    pair.move()
    before = pair.table("N")["clock"]
    first.stop()
    base.ahead = 0
    second = serving()
    client = second.socket()
    table = client.follow(pair.game, pair.token["N"])["table"]
    time.sleep(0.3)
    assert client.act(pair.game, "move", move=table["legal"][0])["type"] == "accepted"
    clock = client.tables[pair.game, "N"]["table"]["clock"]
    assert clock["at"] >= before["at"]
    assert clock["north"] <= before["north"] - 300


def test_a_server_that_stood_still_counts_that_for_nobody(serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(times, "ABSENCE", 300)
    monkeypatch.setattr("tottenbury.server.tables.registry.BEAT", 0.05)
    server = serving()
    pair = sit_down(server, clock="fischer:2+0", first="S")

    async def stand_still() -> None:
        time.sleep(2.5)  # longer than South has

    server.inside(stand_still)
    assert pair.client["S"].act(pair.game, "move", move=pair.table("S")["legal"][0])["type"] == "accepted"
    end = time.monotonic() + FIRST_TIME
    while pair.table("N")["to_move"] != "N":
        assert time.monotonic() < end
        pair.client["N"].hear("update")
    assert pair.table("N")["clock"]["south"] > 1 * SECOND
