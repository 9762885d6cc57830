"""The end of the game (rules A6)."""

from __future__ import annotations

from itertools import combinations

import pytest

import tottenbury as tb
from tests.stones.lines import EDITIONS, Table, claimed, full_border, position

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH
WINNERS = {SOUTH: "SSSSSSSSS", NORTH: "NNNNNNNNN"}

pytestmark = pytest.mark.parametrize("edition", EDITIONS)


def end_of(seat: tb.Seat, owned: tuple[int, ...], claim: int, edition: str) -> tb.Position:
    """A seat that would win every stone has some already and claims another."""
    cells = claimed(full_border(WINNERS[seat]), **{seat.letter: owned})
    return position(cells, seat.letter, "claim", edition=edition).play(f"!{claim}")


@pytest.mark.parametrize("seat", list(tb.Seat))
@pytest.mark.parametrize("row", [(n, n + 1, n + 2) for n in range(1, 8)])
@pytest.mark.parametrize("last", range(3))
def test_three_adjacent_stones_win_whichever_comes_last(edition, seat, row, last):
    """S6.1."""
    owned = tuple(stone for stone in row if stone != row[last])
    end = end_of(seat, owned, row[last], edition)
    assert end.outcome == tb.Outcome(seat, "three-adjacent")
    assert (end.phase, end.legal_moves()) == ("over", ())
    assert Table.of(end).to_move == seat.letter


@pytest.mark.parametrize("seat", list(tb.Seat))
def test_the_end_is_right_for_every_set_of_stones(edition, seat):
    """S6.1, S6.2: all sets of two to five stones without a row of three before the last claim."""
    checked = 0
    for size in (2, 3, 4, 5):
        for stones in combinations(range(1, 10), size):
            *owned, last = stones
            if has_row(owned):
                continue
            end = end_of(seat, tuple(owned), last, edition)
            expected = "three-adjacent" if has_row(stones) else "five" if size == 5 else None
            assert (end.outcome and end.outcome.reason) == expected, stones
            assert end.outcome is None or end.outcome.winner is seat
            checked += 1
    assert checked > 200


def has_row(stones) -> bool:
    return any({n, n + 1, n + 2} <= set(stones) for n in range(1, 8))


@pytest.mark.parametrize("stones", [(1, 2, 4, 5), (1, 3, 5, 7), (2, 3, 8, 9)])
def test_four_stones_without_three_adjacent_are_no_win(edition, stones):
    """S6.2."""
    going = end_of(SOUTH, stones[:3], stones[3], edition)
    assert going.outcome is None
    assert going.legal_moves()
    assert Table.of(going).owned("S") == set(stones)


def test_stones_of_the_other_seat_do_not_complete_a_row(edition):
    """S6.1: 1 and 3 are South's, 2 is North's; 1, 3, 4 are no three in a row."""
    cells = claimed(full_border("SNSSNNSNN"), S=(1, 3), N=(2,))
    going = position(cells, "S", "claim", edition=edition).play("!4")
    assert going.outcome is None


def test_nothing_is_claimed_after_the_winning_claim(edition):
    """S6.1: the win is checked after every single claim; stones 4 to 9 could be claimed too and stay open."""
    table = position(full_border(WINNERS[SOUTH]), "S", "claim", edition=edition)
    for stone in (1, 2):
        table = table.play(f"!{stone}")
        assert table.outcome is None
        assert table.to_move is SOUTH
    over = table.play("!3")
    assert over.outcome == tb.Outcome(SOUTH, "three-adjacent")
    assert Table.of(over).owned("S") == {1, 2, 3}
    with pytest.raises(tb.GameOver):
        over.play("!4")


def test_nothing_is_drawn_after_the_end(edition):
    """S6.1: the game ends at once."""
    table = position({1: "R7R8R9+", 2: "B7B8B9+", 3: "G7G8G9"}, "S", "claim", edition=edition)
    before, after = Table.of(table), Table.of(table.play("!3"))
    assert (before.hands, before.pile) == (after.hands, after.pile)


def test_a_fifth_stone_that_also_makes_three_adjacent_wins_by_three_adjacent(edition):
    """S6.1 ("one or both of the conditions", 2024): one reason is told."""
    assert end_of(SOUTH, (1, 3, 5, 7), 2, edition).outcome == tb.Outcome(SOUTH, "three-adjacent")


def test_a_seat_may_own_stones_without_ever_having_won_with_them(edition):
    """S6.1: the loser's stones are as they are; North has four when South wins."""
    cells = claimed(full_border("SSSNNSNNS"), S=(1, 2), N=(4, 5, 7, 8))
    over = position(cells, "S", "claim", edition=edition).play("!3")
    assert over.outcome.winner is SOUTH
    assert over.book.game.points(over.state, over.outcome) == (5, 4)


@pytest.mark.parametrize(("owned", "points"), [((), (5, 0)), ((5,), (5, 1)), ((5, 9), (5, 2)), ((4, 5, 8), (5, 3))])
def test_the_loser_scores_from_nothing_to_four(edition, owned, points):
    """S8.3: a win by three adjacent stones scores 5 as well."""
    cells = claimed(full_border("SSSNNSSNN"), S=(1, 2), N=owned)
    over = position(cells, "S", "claim", edition=edition).play("!3")
    assert over.book.game.points(over.state, over.outcome) == points


def test_a_finished_position_is_read_as_finished(edition):
    over = end_of(NORTH, (4, 5), 6, edition)
    again = tb.position(str(over))
    assert again == over
    assert again.outcome == over.outcome
    assert again.legal_moves() == ()
