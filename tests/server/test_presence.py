"""Whether the other player is there, and what may be done when he does not come back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.running import Running
from tests.server.tables import Pair, sit_down
from tottenbury.core.seats import Seat
from tottenbury.server.tables.attendance import Attendance

S, N = Seat.SOUTH, Seat.NORTH
Serving = Callable[..., Running]


def other(seat: str) -> str:
    return "N" if seat == "S" else "S"


def leave(pair: Pair, seat: str) -> None:
    pair.client[seat].close()


def test_a_player_is_told_when_the_other_one_goes_and_comes_back(serving: Serving) -> None:
    server = serving(away_seconds=0.05)
    pair = sit_down(server)
    leave(pair, "N")
    told = pair.client["S"].hear("presence")
    assert told["away"] is not None
    back = server.socket(pair.web["N"])
    back.follow(pair.game)
    while told["away"] is not None:
        told = pair.client["S"].hear("presence")
    assert told == {"type": "presence", "game": pair.game, "away": None, "claim_from": None, "missed": None}


def test_who_comes_to_a_table_is_told_that_the_other_one_is_away_and_spectators_are_not(serving: Serving) -> None:
    server = serving(away_seconds=0.05)
    pair = sit_down(server, public=True)
    leave(pair, "N")
    pair.client["S"].hear("presence")
    again, spectator = server.socket(pair.web["S"]), server.socket()
    again.follow(pair.game)
    assert again.hear("presence")["away"] is not None
    spectator.follow(pair.game)
    pair.client["S"].act(pair.game, "chat", text="hello?")
    spectator.hear("update")
    assert not [one for one in spectator._heard if one["type"] == "presence"]


@pytest.mark.parametrize(("take", "result"), [("win", "{} abandoned"), ("draw", "- abandoned")])
def test_who_has_waited_for_long_enough_ends_an_abandoned_game(serving: Serving, take: str, result: str) -> None:
    server = serving(away_seconds=0.05, abandoned_seconds=0.3)
    pair = sit_down(server)
    absent = pair.mover()
    here = other(absent)
    assert pair.client[here].act(pair.game, "abandoned", take=take)["code"] == "refused"
    leave(pair, absent)
    while pair.client[here].hear("presence")["claim_from"] is None:
        pass
    answer = {"code": "refused"}
    while answer.get("code") == "refused":
        answer = pair.client[here].act(pair.game, "abandoned", take=take)
    assert answer["type"] == "accepted"
    assert pair.table(here)["result"] == result.format(here)


def test_who_owes_the_move_himself_cannot_end_the_game(serving: Serving) -> None:
    server = serving(away_seconds=0.01, abandoned_seconds=0.0)
    pair = sit_down(server)
    mover = pair.mover()
    leave(pair, other(mover))
    assert pair.client[mover].hear("presence")["claim_from"] is None
    assert pair.client[mover].act(pair.game, "abandoned", take="win")["code"] == "refused"


def test_with_a_clock_nobody_ends_the_game_but_the_clock(serving: Serving) -> None:
    server = serving(away_seconds=0.01, abandoned_seconds=0.0)
    pair = sit_down(server, clock="fischer:600+5")
    absent = pair.mover()
    leave(pair, absent)
    told = pair.client[other(absent)].hear("presence")
    assert (told["away"] is not None, told["claim_from"]) == (True, None)
    assert pair.client[other(absent)].act(pair.game, "abandoned", take="win")["code"] == "refused"


def test_who_comes_back_late_is_warned_until_he_moves(serving: Serving) -> None:
    server = serving(away_seconds=0.01, abandoned_seconds=0.2)
    pair = sit_down(server)
    absent = pair.mover()
    leave(pair, absent)
    told: dict[str, Any] = pair.client[other(absent)].hear("presence")
    server.inside(lambda: asyncio.sleep(0.4))
    back = pair.client[absent] = server.socket(pair.web[absent])
    back.follow(pair.game)
    while told.get("missed") is None:
        told = back.hear("presence")
    assert told["missed"] >= 100
    pair.move()
    while told["missed"] is not None:
        told = back.hear("presence")


def test_a_page_that_is_loaded_again_is_no_absence() -> None:
    table = Attendance(0, 5000, 0)
    table.look({S, N}, 1000, 0)
    table.look({S}, 2000, 0)
    assert table.patient
    table.look({S, N}, 6900, 0)
    assert (table.away, table.here) == ({}, {S: 1000, N: 1000})
    table.look({S}, 8000, 0)
    table.look({S}, 13_000, 0)
    assert (table.away, table.here) == ({N: 8000}, {S: 1000})
    table.look({S, N}, 20_000, 0)
    assert (table.away, table.back[N]) == ({}, 12_000)


def test_the_absence_of_the_server_counts_for_nobody() -> None:
    table = Attendance(0, 5000, 0)
    table.look({S}, 1000, 0)
    assert table.away == {N: 0}
    table.look({S}, 3_600_000, 1)
    assert (table.away, table.here) == ({N: 3_600_000}, {S: 3_600_000})


def test_a_game_with_long_pauses_waits_for_days(serving: Serving) -> None:
    server = serving(away_seconds=0.01, abandoned_seconds=0.1, correspondence_seconds=1000.0)
    pair = sit_down(server)
    server.inside(lambda: asyncio.sleep(0.3))
    pair.move()  # it took longer than anybody waits at a table
    absent = pair.mover()
    leave(pair, absent)
    told = {"claim_from": None}
    while told["claim_from"] is None:  # before, somebody had not connected yet
        told = pair.client[other(absent)].hear("presence")
    assert told["claim_from"] >= told["away"] + 900_000
    assert pair.client[other(absent)].act(pair.game, "abandoned", take="win")["code"] == "refused"


def test_after_a_restart_an_absence_begins_anew(serving: Serving) -> None:
    first = serving(away_seconds=0.01, abandoned_seconds=60.0)
    pair = sit_down(first)
    absent = pair.mover()
    leave(pair, absent)
    before = pair.client[other(absent)].hear("presence")["away"]
    token = pair.token[other(absent)]
    first.stop()
    second = serving(away_seconds=0.01, abandoned_seconds=60.0)
    client = second.socket()
    client.follow(pair.game, token=token)
    assert client.hear("presence")["away"] > before
