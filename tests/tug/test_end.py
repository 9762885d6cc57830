"""The end: who loses the last athlete loses the game, at once (rule C3.1, D-68, D-72)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.tug.lines import NORTH, SOUTH, Table, line, moves, played, position, turn

WINS = [
    ("432", "441", "1", "A4/4"),
    ("432", "441", "1", "A4/3"),
    ("432", "441", "0w1", "A4/4w"),
    ("432", "441", "0w1", "A1/3w"),
    ("432", "441", "1", "C4/4,A1/3w"),
    ("432", "441", "2", "A4/4,A4/3"),
    ("432", "441", "1w1", "A4/4,A1/2w"),
    ("431", "441", "3", "A4/4,A4/3,A1/1"),
    ("432", "441", "2", "B4/2,A4/4,C1/3,roll 111,C1/5,C1/1,C1/1,roll 441,A4/4w"),
    ("432", "222", "4", "D"),
]


@pytest.mark.parametrize(("column", "throw", "other", "made"), WINS)
@pytest.mark.parametrize("seat", "SN")
def test_who_takes_the_last_athlete_wins_at_once(column: str, throw: str, other: str, made: str, seat: str) -> None:
    """C3.1: standing or lying, with the first, second or third die, or berserk; dice that are left are not used."""
    table = turn(column, throw, other=other, seat=seat)
    *before, last = made.split(",")
    for move in before:
        table = table.play(move)
        assert table.outcome is None
    end = table.play(last)
    winner = tb.Seat.of(seat)
    assert (end.outcome.winner, end.outcome.reason) == (winner, "last-athlete")
    assert str(end.outcome) == f"{seat} last-athlete"


@pytest.mark.parametrize("seat", "SN")
@pytest.mark.parametrize(
    ("column", "throw", "own", "move"),
    [
        ("643", "551", "4", "B1/6"),
        ("643", "551", "2w2", "B1/6"),
        ("643", "551", "0w4", "B1/6"),
        ("643", "551", "1", "B1/6"),
        ("643", "551", "0w1", "B1/3"),
        ("643", "551", "1", "B1/3"),
        ("643", "551", "2", "B1/4"),
    ],
)
def test_who_swaps_his_own_last_athlete_away_loses_at_once(column: str, throw: str, own: str, move: str, seat: str) -> None:
    """C3.1, D-72: legal, and lost; one athlete more would have been enough, or not even that."""
    table = turn(column, throw, own=own, seat=seat)
    assert move in moves(table)
    end = table.play(move)
    assert end.outcome.winner is tb.Seat.of(seat).other
    assert end.outcome.reason == "last-athlete"
    assert Table.of(end).athletes[seat] == "0"


def test_one_athlete_more_survives_the_swap() -> None:
    """C2.7: the new one has arrived first."""
    assert Table.of(turn("643", "551", own="5").play("B1/6")).athletes["S"] == "1"
    assert Table.of(turn("643", "551", own="0w5").play("B1/6")).athletes["S"] == "1"
    assert Table.of(turn("643", "551", own="1").play("B5/6")).athletes["S"] == "1"


def test_a_lying_athlete_still_counts() -> None:
    """C3.1: weakening the last one ends nothing."""
    then = played(turn("432", "441", other="1"), "C4/4, C4/3, C1/2")
    assert then.outcome is None
    assert str(then) == "tug 432 9 511 0w1 N roll -"


def test_the_last_line_has_no_throw_no_marks_and_the_winner_to_move() -> None:
    for start, made, text in (
        (turn("432", "441", other="2"), "A4/4, A4/3", "tug 432 9 511 0 S over -"),
        (turn("654", "441", own="3", other="6w1"), "C4/4, C4/5, B1/6", "tug 541 0 511 4w3 N over -"),
        (turn("432", "444", other="2", seat="N"), "B4/2, A4/4, A4/3", "tug 511 0 443 12 N over -"),
        (turn("432", "222", other="3w1"), "D", "tug 432 9 511 0 S over -"),
    ):
        end = played(start, made)
        assert str(end) == text
        again = position(text)
        assert (again, again.outcome) == (end, end.outcome)
        assert (end.phase, end.legal_moves(), end.chance()) == ("over", (), ())
        assert end.to_move is end.outcome.winner


@pytest.mark.parametrize("move", ["roll", "roll 441", "keep", "A4/4", "B4/4", "C4/4", "D", "reroll 4"])
def test_nothing_can_be_played_when_the_game_is_over(move: str) -> None:
    end = turn("432", "441", other="1").play("A4/4")
    with pytest.raises(tb.GameOver, match="over"):
        end.play(move)
    with pytest.raises(tb.GameOver):
        end.view(NORTH).play(move)
    with pytest.raises(tb.GameOver):
        end.results(move)


def test_a_game_counts_one_point_for_the_winner() -> None:
    for seat, points in (("S", (1, 0)), ("N", (0, 1))):
        end = turn("432", "441", other="1", seat=seat).play("A4/4")
        assert end.book.game.points(end.state, end.outcome) == points


def test_nothing_can_be_claimed_or_proved() -> None:
    with pytest.raises(tb.TottenburyError):
        turn("432", "441").prove(1)


def test_the_game_has_no_limit_between_people() -> None:
    """D-71: 400 turns in which nobody takes anything, and it goes on."""
    table = position(line("111"))
    for _ in range(400):
        table = played(table, "roll 111, C1/1, C1/1, C1/1") if table.to_move is SOUTH else played(table, "roll 511, C5/5, C1/1, C1/1")
    assert table.outcome is None
    assert str(table) == "tug 111 0w9 511 0w7 S roll -"
