"""A game that somebody has abandoned, the score over rematches, and what is open when a game is over."""

from __future__ import annotations

from typing import Any

import pytest

from tests.session.tables import DAY, N, S, TryTable
from tottenbury.session import Abandoned, Accept, Join, Offer, Resign, Session, Stop, project


@pytest.mark.parametrize(("take", "result"), [("win", "N abandoned"), ("draw", "- abandoned")])
def test_whoever_does_not_owe_the_move_ends_an_abandoned_game(take: Any, result: str) -> None:
    table = TryTable.joined(first="S")
    table.refuse(S, Abandoned(take), "away")
    table.say(N, Abandoned(take))
    assert table.table(S).result == result
    assert table.session.records[-1].result == result
    table.refuse(N, Abandoned("win"))
    again = Session.replay("g1", table.entries)
    assert project(again, N) == project(table.session, N)


@pytest.mark.parametrize("settings", [{"clock": "move:60"}, {"north": "novice"}])
def test_with_a_clock_or_against_a_computer_no_game_is_abandoned(settings: dict[str, str]) -> None:
    table = TryTable.joined(first="S" if "clock" in settings else "N", **settings)
    table.refuse(N if "clock" in settings else S, Abandoned("win"))


def test_at_one_screen_nobody_is_away() -> None:
    table = TryTable(first="S")
    for player in (S, N):
        table.say(player, Join(f"seat {player}", "", "the same owner"))
    table.refuse(N, Abandoned("win"))


def test_the_table_knows_how_long_a_move_is_due_and_how_long_anybody_ever_took() -> None:
    table = TryTable.joined(first="S")
    table.turn(after=30)
    assert (table.session.due_since, table.session.longest_pause) == (table.now, 30_000)
    table.turn(after=DAY / 1000)
    table.turn(after=5)
    assert (table.session.due_since, table.session.longest_pause) == (table.now, DAY)


def test_the_score_goes_on_over_rematches() -> None:
    table = TryTable.joined(first="S")
    for loser, score in ((S, (0, 1)), (N, (1, 1)), (N, (2, 1))):
        table.say(loser, Resign())
        shown = table.table(S)
        assert (shown.south.won, shown.north.won, shown.drawn) == (*score, 0)
        table.say(S, Offer("rematch"))
        table.say(N, Accept("rematch"))
    table.say(S, Offer("draw"))
    table.say(N, Accept("draw"))
    assert (table.table(None).south.won, table.table(None).north.won, table.table(None).drawn) == (2, 1, 1)


def test_in_the_siege_a_score_goes_with_its_player_to_his_new_seat() -> None:
    table = TryTable.joined("siege-2020", first="S")
    table.say(S, Resign())
    assert (table.table(S).viewer, table.table(S).south.won, table.table(S).north.won) == ("S", 0, 1)
    table.say(S, Offer("rematch"))
    table.say(N, Accept("rematch"))
    assert (table.table(S).viewer, table.table(S).south.won, table.table(S).north.won) == ("N", 1, 0)


def test_a_series_counts_once_when_it_is_stopped() -> None:
    table = TryTable.joined(format="series", first="S")
    table.say(S, Resign())
    assert (table.table(S).south.won, table.table(S).north.won) == (0, 0)
    table.say(S, Stop())
    assert (table.table(S).south.won, table.table(S).north.won) == (0, 1)


def test_hands_are_open_when_the_game_is_over_and_not_before() -> None:
    table = TryTable.joined(first="S")
    table.turn()
    for viewer in (S, N, None):
        assert "?" in table.table(viewer).position
    table.say(S, Resign())
    for viewer in (S, N, None):
        assert table.table(viewer).position == str(table.session.position)
        assert "?" not in table.table(viewer).position
    table.say(S, Offer("rematch"))
    table.say(N, Accept("rematch"))
    for viewer in (S, N, None):
        assert "?" in table.table(viewer).position
