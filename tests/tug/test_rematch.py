"""Two games: the winner of the first has an athlete more in the second, which the other one begins and which decides (C3.2, C3.3)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.tug.lines import BOOK, NORTH, SOUTH, Table, position


def won(seat: tb.Seat) -> tb.Position:
    """A game that this seat has won."""
    end = position(f"tug 111 {9 if seat is SOUTH else 0} 111 {0 if seat is SOUTH else 9} {seat.letter} over -")
    assert end.outcome is not None
    assert end.outcome.winner is seat
    return end


def add(match: tb.Match, seat: tb.Seat) -> None:
    """A game that this seat has won is entered."""
    end = won(seat)
    match.add(end.outcome, end.book.game.points(end.state, end.outcome))


@pytest.mark.parametrize("first", tb.Seat)
@pytest.mark.parametrize("winner", tb.Seat)
def test_the_other_one_begins_and_the_winner_has_one_athlete_more(first: tb.Seat, winner: tb.Seat) -> None:
    """C3.2, D-70: whoever has won."""
    match = tb.Match("rematch", first)
    assert (match.first, match.bonus, match.round, match.over) == (first, None, 1, False)
    add(match, winner)
    assert (match.first, match.bonus, match.round, match.over) == (first.other, winner, 2, False)
    assert match.seat(SOUTH) is SOUTH, "nobody changes seats"
    dealt = tb.rulebook(BOOK).deal(4, first=match.first, bonus=match.bonus)
    table = Table.of(dealt)
    assert dealt.to_move is first.other
    assert int(table.athletes[winner.letter]) == sum(map(int, table.columns[winner.letter])) + 1


@pytest.mark.parametrize("one", tb.Seat)
@pytest.mark.parametrize("two", tb.Seat)
def test_the_second_game_decides(one: tb.Seat, two: tb.Seat) -> None:
    """C3.3, D-69: the first is worth the athlete."""
    match = tb.Match("rematch", SOUTH)
    add(match, one)
    with pytest.raises(tb.TottenburyError, match="not over"):
        _ = match.winner
    add(match, two)
    assert (match.over, match.winner) == (True, two)
    with pytest.raises(tb.TottenburyError, match="over"):
        add(match, one)


def test_one_win_each_may_be_a_draw() -> None:
    """D-69: an option; two wins are two wins."""
    for one, two, winner in ((SOUTH, NORTH, None), (NORTH, SOUTH, None), (SOUTH, SOUTH, SOUTH), (NORTH, NORTH, NORTH)):
        match = tb.Match("rematch", SOUTH, split="draw")
        add(match, one)
        add(match, two)
        assert (match.over, match.winner) == (True, winner)


def test_one_win_each_may_be_decided_by_a_third_game() -> None:
    """D-69."""
    for last in tb.Seat:
        match = tb.Match("rematch", SOUTH, split="decider")
        add(match, SOUTH)
        add(match, NORTH)
        assert not match.over
        assert match.bonus is None
        add(match, last)
        assert (match.over, match.winner) == (True, last)
    match = tb.Match("rematch", SOUTH, split="decider")
    add(match, NORTH)
    add(match, NORTH)
    assert (match.over, match.winner) == (True, NORTH)


def test_the_format_belongs_to_this_game() -> None:
    with pytest.raises(tb.UnknownName):
        tb.Match("rematch:3", SOUTH)
    with pytest.raises(tb.UnknownName):
        tb.Match("rematch", SOUTH, split="maybe")
    match = tb.Match("rematch", SOUTH)
    match.format.check_fits(tb.rulebook(BOOK).game)
    for other in ("stones-1999", "siege-2020"):
        with pytest.raises(tb.UnknownName, match="rematch"):
            match.format.check_fits(tb.rulebook(other).game)
    for name in ("revenge", "feud:3", "series"):
        with pytest.raises(tb.UnknownName):
            tb.Match(name, SOUTH).format.check_fits(tb.rulebook(BOOK).game)
    tb.Match("single", SOUTH).format.check_fits(tb.rulebook(BOOK).game)
