"""Empty pile, no place to play, passing and adjudication (rules A7)."""

from __future__ import annotations

from random import Random

import pytest

import tottenbury as tb
from tests.stones.lines import DECK, EDITIONS, Table, claimed, claims, full_border, position, without

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH

pytestmark = pytest.mark.parametrize("edition", EDITIONS)


def no_slot_for_south(edition: str) -> tb.Position:
    """Stones 1 and 9 are North's, South's sides there empty, all other South sides full: six cards and no place for them.

    North still has the whole side of stone 2 free.
    """
    cells = without(full_border("NSNSNSNSN"), "y4y5y6 b1b2b3 y1y2y3")
    return position(claimed(cells, N=(1, 9)), "S", south="y4y5y6b1b2b3", north="y1y2", pile="y3", edition=edition)


def nobody_has_a_slot(winners: str, edition: str, to_move: str = "S", phase: str = "play~") -> tb.Position:
    """All 54 cards lie on the border; the seat to move is the second one that has to pass."""
    return position(full_border(winners), to_move, phase, edition=edition)


def test_with_an_empty_pile_the_game_goes_on_with_the_hands(edition):
    """S7.1: South plays and draws nothing, North plays and draws nothing, then both have nothing left."""
    cells = without(full_border("SNSNSNSNS"), "b6 b3")
    table = position(cells, "S", south="b6", north="b3", pile="-", edition=edition)
    assert table.legal_moves() == ("b6@9",)
    south = table.play("b6@9").play(".")
    assert (south.to_move, south.phase) == (NORTH, "play")
    assert Table.of(south).hands == {"S": (), "N": ("b3",)}
    assert south.legal_moves() == ("b3@9",)
    north = south.play("b3@9").play(".")
    assert Table.of(north).hands == {"S": (), "N": ()}
    assert north.outcome is None
    assert north.legal_moves() == ("pass",)


def test_an_empty_pile_stops_nobody_from_claiming(edition):
    """S7.1, S3.1."""
    cells = without(full_border("SNSNSNSNS"), "b6 b3")
    played = position(cells, "S", south="b6", north="b3", pile="-", edition=edition).play("b6@9")
    assert claims(played) == {1, 3, 5, 7, 9}


def test_the_last_card_of_the_pile_is_drawn(edition):
    """S3.6, S7.1."""
    cells = without(full_border("SNSNSNSNS"), "b6 b3 b5")
    played = position(cells, "S", south="b6", north="b3", pile="b5", edition=edition).play("b6@9").play(".")
    assert Table.of(played).hands["S"] == ("b5",)
    assert Table.of(played).pile == ()


def test_without_a_free_slot_the_player_passes(edition):
    """S7.3, D-02: six cards in hand, no place for any."""
    table = no_slot_for_south(edition)
    assert table.legal_moves() == ("pass",)
    with pytest.raises(tb.IllegalMove, match="y4@1 is illegal: stone 1 is claimed by North"):
        table.play("y4@1")
    with pytest.raises(tb.IllegalMove, match="South's side of stone 2 is full"):
        table.play("y4@2")


def test_a_passing_player_may_still_claim(edition):
    """S7.3."""
    passed = no_slot_for_south(edition).play("pass")
    assert (passed.to_move, passed.phase) == (SOUTH, "claim~")
    assert claims(passed) == {2, 4, 6, 8}
    assert Table.of(passed.play("!4")).owned("S") == {4}


def test_a_passing_player_draws_nothing_since_the_hand_is_full(edition):
    """S7.3: a card lies in the pile, and stays there."""
    table = no_slot_for_south(edition)
    before, after = Table.of(table), Table.of(table.play("pass").play("."))
    assert (after.to_move, after.phase) == ("N", "play~")
    assert (after.hands, after.pile) == (before.hands, before.pile)


def test_who_can_play_a_card_may_not_pass(edition):
    """S7.6 by contrast with S7.3: North has a free slot at stone 2."""
    north = no_slot_for_south(edition).play("pass").play(".")
    assert "pass" not in north.legal_moves()
    assert set(north.legal_moves()) == {"y1@2", "y2@2"}
    with pytest.raises(tb.IllegalMove, match="North can play a card, and then must"):
        north.play("pass")


def test_an_empty_hand_passes(edition):
    """S7.4: it cannot come to this in the base game, and is answered all the same."""
    table = position({1: "R1"}, "S", south="-", edition=edition)
    assert table.legal_moves() == ("pass",)


def test_a_card_played_in_between_breaks_the_row_of_passes(edition):
    """S7.9: South passes, North plays, South passes: these are not two in a row."""
    played = no_slot_for_south(edition).play("pass").play(".").play("y1@2")
    assert played.phase == "claim", "no pass is counted any more"
    again = played.play(".").play("pass")
    assert again.phase == "claim~"
    assert again.play(".").outcome is None


def test_two_passes_in_a_row_are_adjudicated_after_the_second_passers_turn(edition):
    """S7.9: South has five stones, though no three adjacent ones, and wins."""
    table = nobody_has_a_slot("SSNSSNSNN", edition)
    assert table.legal_moves() == ("pass",)
    passed = table.play("pass")
    assert (passed.to_move, passed.phase, passed.outcome) == (SOUTH, "claim~~", None)
    assert claims(passed) == {1, 2, 4, 5, 7}
    over = passed.play(".")
    assert over.outcome == tb.Outcome(SOUTH, "adjudicated")
    assert Table.of(over).owned("S") == {1, 2, 4, 5, 7}
    assert Table.of(over).owned("N") == {3, 6, 8, 9}
    assert over.legal_moves() == ()


def test_adjudication_counts_the_stones_claimed_before(edition):
    """S7.9: North has claimed 3 and 6, South 1; the rest is taken now."""
    cells = claimed(full_border("SSNSSNSNN"), S=(1,), N=(3, 6))
    over = position(cells, "S", "claim~~", edition=edition).play(".")
    assert over.outcome == tb.Outcome(SOUTH, "adjudicated")
    assert Table.of(over).open_stones == set()


@pytest.mark.parametrize("second_passer", list(tb.Seat))
def test_adjudication_begins_with_the_seat_to_move_next(edition, second_passer):
    """S7.9: both seats would get three adjacent stones; the win is checked after each stone, and whoever begins has it first."""
    over = nobody_has_a_slot("SSSSNNNNN", edition, second_passer.letter, "claim~~").play(".")
    assert over.outcome == tb.Outcome(second_passer.other, "adjudicated")
    assert Table.of(over).owned("S") == ({1, 2, 3} if second_passer is NORTH else set())
    assert Table.of(over).owned("N") == ({5, 6, 7} if second_passer is SOUTH else set())


def test_adjudication_takes_stones_from_one_to_nine(edition):
    """S7.9: North, to move next, has five stones with 8, before it comes to 9, which would make three adjacent ones of them."""
    over = nobody_has_a_slot("NNSNSSNNN", edition, "S", "claim~~").play(".")
    assert Table.of(over).owned("N") == {1, 2, 4, 7, 8}
    assert over.outcome == tb.Outcome(NORTH, "adjudicated")


def test_the_second_passer_may_win_by_a_claim_before_any_adjudication(edition):
    """S7.9, S6.1."""
    table = nobody_has_a_slot("SSSSNNNNN", edition).play("pass")
    for stone in (1, 2, 3):
        table = table.play(f"!{stone}")
    assert table.outcome == tb.Outcome(SOUTH, "three-adjacent")
    assert tb.position(str(table)).outcome == table.outcome, "and its line says so"


def test_the_first_passer_may_claim_too(edition):
    """S7.3: North passes first, claims 3, and it is South's turn to pass."""
    table = position(full_border("SSNSSNSNN"), "N", "play", edition=edition).play("pass")
    assert (table.to_move, table.phase) == (NORTH, "claim~")
    south = table.play("!3").play(".")
    assert (south.to_move, south.phase, south.legal_moves()) == (SOUTH, "play~", ("pass",))


@pytest.mark.parametrize("seed", range(20))
def test_with_nine_full_stones_there_is_always_a_winner(edition, seed):
    """S6.3: each of nine complete stones can be claimed by exactly one seat (no two formations are equal in rank, sum and time), and nine
    is odd: one seat gets five, or three adjacent ones before. A draw is impossible.
    """
    cards = list(DECK)
    rng = Random(seed)
    rng.shuffle(cards)
    cells = {}
    for stone in range(1, 10):
        six = [cards.pop() for _ in range(6)]
        arrivals = [card.capitalize() for card in six[:3]] + six[3:]
        rng.shuffle(arrivals)
        cells[stone] = "".join(arrivals)
    table = position(cells, "S", "claim~~", edition=edition)
    for stone in range(1, 10):
        assert table.prove(stone, SOUTH).holds != table.prove(stone, NORTH).holds, f"seed {seed}"
    over = table.play(".")
    assert over.outcome.winner is not None, f"seed {seed}"
    assert over.outcome.reason == "adjudicated"
    owned = Table.of(over).owned(over.outcome.winner.letter)
    assert len(owned) >= 5 or any({n, n + 1, n + 2} <= owned for n in range(1, 8)), f"seed {seed}"


def test_an_adjudicated_winner_scores_five(edition):
    """S7.9, S8.1."""
    over = nobody_has_a_slot("SSNSSNSNN", edition, phase="claim~~").play(".")
    assert over.book.game.points(over.state, over.outcome) == (5, 4)


def test_an_adjudicated_game_is_read_as_adjudicated(edition):
    over = nobody_has_a_slot("SSNSSNSNN", edition, phase="claim~~").play(".")
    assert Table.of(over).phase == "over~~"
    assert tb.position(str(over)).outcome == over.outcome
