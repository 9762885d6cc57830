"""Time to think: the server's time decides, and it decides alone."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.server.running import Running
from tests.server.tables import BOOK, Pair, sit_down

SECOND = 1000


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
