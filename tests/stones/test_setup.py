"""Components, set-up and hidden information (rules A1, A2 and A10)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.stones.lines import DECK, EDITIONS, Table, position

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH
SEEDS = range(40)

pytestmark = pytest.mark.parametrize("edition", EDITIONS)


def test_fifty_four_clan_cards_in_six_colours_from_one_to_nine(edition):
    """S1.1, S1.3: nothing else takes part in the base game."""
    table = Table.of(tb.rulebook(edition).deal(seed=1))
    assert sorted(table.hands["S"] + table.hands["N"] + table.pile) == sorted(DECK)
    assert {card[0] for card in DECK} == set("roygbp")


def test_nine_border_stones_stand_in_a_row_and_none_is_claimed(edition):
    """S1.2."""
    assert Table.of(tb.rulebook(edition).deal(seed=1)).cells == (".",) * 9


@pytest.mark.parametrize("stone", [10, 99])
def test_there_is_no_tenth_stone(edition, stone):
    """S1.2."""
    dealt = tb.rulebook(edition).deal(seed=1)
    card = Table.of(dealt).hands[dealt.to_move.letter][0]
    with pytest.raises(tb.TottenburyError, match=f"there is no stone {stone}"):
        dealt.play(f"{card}@{stone}")
    with pytest.raises(tb.TottenburyError, match=f"there is no stone {stone}"):
        dealt.prove(stone)


def test_each_hand_gets_six_cards_and_forty_two_are_the_pile(edition):
    """S2.1."""
    for seed in SEEDS:
        table = Table.of(tb.rulebook(edition).deal(seed=seed))
        assert (len(table.hands["S"]), len(table.hands["N"]), len(table.pile)) == (6, 6, 42), f"seed {seed}"


def test_the_cards_are_shuffled(edition):
    """S2.1: other seeds, other hands and piles; every card is dealt to every place now and then."""
    tables = [Table.of(tb.rulebook(edition).deal(seed=seed)) for seed in range(400)]
    assert len({table.text.split(" ", 3)[3] for table in tables}) == len(tables)
    for seat in "SN":
        assert {card for table in tables for card in table.hands[seat]} == set(DECK)
    assert {table.pile[0] for table in tables} == set(DECK)


def test_a_seed_gives_the_same_game_every_time(edition):
    dealt = [str(tb.rulebook(edition).deal(seed=77)) for _ in range(2)]
    assert dealt[0] == dealt[1]


def test_who_begins_can_be_said_and_changes_no_card(edition):
    """S2.5, D-27."""
    book = tb.rulebook(edition)
    south, north = book.deal(seed=5, first=SOUTH), book.deal(seed=5, first=NORTH)
    assert (south.to_move, north.to_move) == (SOUTH, NORTH)
    assert str(south).replace(" S play ", " N play ") == str(north)


def test_the_lot_decides_who_begins_if_nobody_says(edition):
    """S2.5, D-27: both begin about equally often."""
    begin = [tb.rulebook(edition).deal(seed=seed).to_move for seed in range(100)]
    assert 30 <= begin.count(SOUTH) <= 70


def test_the_game_begins_with_play(edition):
    """S3.1."""
    dealt = tb.rulebook(edition).deal(seed=1)
    assert (dealt.phase, dealt.outcome) == ("play", None)


def test_a_seat_sees_its_own_hand_and_neither_the_other_hand_nor_the_pile(edition):
    """S2.1, S10.1."""
    for seed in SEEDS:
        dealt = tb.rulebook(edition).deal(seed=seed)
        open_fields = str(dealt).split()
        for seat in tb.Seat:
            fields = str(dealt.view(seat)).split()
            assert fields[4 + seat] == open_fields[4 + seat], f"seed {seed}"
            assert (fields[4 + seat.other], fields[6]) == ("?6", "?42"), f"seed {seed}"


def test_a_spectator_sees_no_hand(edition):
    """S10.1."""
    dealt = tb.rulebook(edition).deal(seed=1)
    assert str(dealt.view(None)).split()[4:] == ["?6", "?6", "?42"]


def test_face_up_cards_claimed_stones_and_numbers_of_cards_are_public(edition):
    """S10.1."""
    table = position({1: "R7R8R9b1b2g3+", 2: "o1"}, "N", north="g4g5g6", south="p1p2", edition=edition)
    whole = str(table).split()
    for viewer in (SOUTH, NORTH, None):
        shown = str(table.view(viewer)).split()
        assert shown[:4] == whole[:4]
        assert shown[4] == ("p1p2" if viewer is SOUTH else "?2")
        assert shown[5] == ("g4g5g6" if viewer is NORTH else "?3")
        assert shown[6] == f"?{54 - 7 - 5}"


def test_a_view_of_the_seat_to_move_knows_its_moves_and_the_other_does_not(edition):
    """S10.1: the other seat cannot know which cards may be played."""
    dealt = tb.rulebook(edition).deal(seed=3, first=NORTH)
    assert dealt.view(NORTH).legal_moves() == dealt.legal_moves()
    for viewer in (SOUTH, None):
        with pytest.raises(tb.NotYourTurn):
            dealt.view(viewer).legal_moves()


def test_claims_and_proofs_are_public(edition):
    """S5.5, S10.1: what can be proven follows from the cards face up alone, so that every view agrees."""
    table = position({1: "R7R8R9b1", 2: "G1O5P9y3y4"}, "S", "claim", edition=edition)
    for viewer in (SOUTH, NORTH, None):
        seen = table.view(viewer)
        assert seen.legal_moves() == table.legal_moves() == ("!1", ".")
        for stone in range(1, 10):
            for seat in tb.Seat:
                assert seen.prove(stone, seat) == table.prove(stone, seat)
