"""Editions: what the three rulebooks share, their options, and the fields that an edition of one's own may set otherwise."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import tottenbury as tb
from tests.stones.lines import EDITIONS, Cells, Table, claims, full_border, position
from tottenbury.core.rulebook import LIBRARY
from tottenbury.notation.stones import StonesNotation
from tottenbury.stones.game import StonesGame

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH


@pytest.fixture
def own_book(monkeypatch):
    """Makes a rulebook like that of 1999 but for some fields, and enters it into the library for one test."""

    def make(**fields) -> tb.Rulebook:
        game = StonesGame(replace(tb.rulebook("stones-1999").game.edition, id="own", **fields))
        book = tb.Rulebook(game, StonesNotation(game))
        monkeypatch.setitem(LIBRARY._made, "own", book)
        return book

    return make


def eight_stones(cells: Cells, edition: str = "own") -> tb.Position:
    """A row of eight, South being the second player in a row to have passed; the cards left over are in the hands."""
    border = "/".join(cells[stone] for stone in range(1, 9))
    left = [f"{colour}{n}" for colour in "bgopry" for n in range(1, 10) if f"{colour}{n}" not in border.lower()]
    read = tb.position(f"{edition} {border} S claim~~ {''.join(left[:6])} {''.join(left[6:12]) or '-'} {''.join(left[12:]) or '-'}")
    assert isinstance(read, tb.Position)
    return read


def test_the_three_base_games_differ_in_words_and_matches_only():
    """Part E: hand 6, need 3, nine stones, claims after PLAY in all three."""
    records = [tb.rulebook(edition).game.rules for edition in EDITIONS]
    assert records[0] == records[1] == records[2]


def test_equal_stones_after_two_passes_are_a_draw(own_book):
    """S7.9: with eight stones four each are possible. In a draw each scores its stones."""
    book = own_book(stones=8)
    over = eight_stones(full_border("SSNNSSNNS")).play(".")
    assert over.outcome == tb.Outcome(None, "adjudicated")
    assert Table.of(over).to_move == "-"
    assert (Table.of(over).owned("S"), Table.of(over).owned("N")) == ({1, 2, 5, 6}, {3, 4, 7, 8})
    assert book.game.points(over.state, over.outcome) == (4, 4)
    assert tb.position(str(over)).outcome == over.outcome


def test_more_stones_win_without_three_adjacent_or_five(own_book):
    """S7.9: four stones against three, and one that nobody has completed."""
    own_book(stones=8)
    cells = full_border("SSNSNSNNS") | {8: "B7B8"}
    over = eight_stones(cells).play(".")
    assert (Table.of(over).owned("S"), Table.of(over).owned("N")) == ({1, 2, 4, 6}, {3, 5, 7})
    assert over.outcome == tb.Outcome(SOUTH, "adjudicated")


def test_other_conditions_to_win(own_book):
    """S6.1 with other numbers: two adjacent, or three anywhere."""
    own_book(adjacent_to_win=2, stones_to_win=3)
    table = position(full_border("SSSSSSSSS"), "S", "claim", edition="own")
    assert table.play("!1").play("!2").outcome == tb.Outcome(SOUTH, "three-adjacent")
    assert table.play("!1").play("!3").outcome is None
    assert table.play("!1").play("!3").play("!5").outcome == tb.Outcome(SOUTH, "five")


def test_a_standstill_may_be_a_draw():
    """D-03."""
    over = position(full_border("SSSSSSSSS"), "S", "claim~~", edition="stones-1999;stalemate=draw").play(".")
    assert over.outcome == tb.Outcome(None, "standstill")
    assert Table.of(over).open_stones == set(range(1, 10))


def test_claims_at_the_start_of_the_turn_come_before_play_and_never_after():
    """S3.8, D-25."""
    table = position(
        {1: "R7R8R9", 8: "B8B9"},
        "S",
        "claim-first",
        south="b7b1b2b3b4b5",
        north="g1g2g3g4g5g6",
        edition="stones-1999;claim_window=turn_start",
    )
    assert table.legal_moves() == ("!1", ".")
    playing = table.play("!1")
    assert (playing.to_move, playing.phase) == (SOUTH, "play")
    after = playing.play("b7@8")
    assert after.to_move is NORTH, "b7 b8 b9 are complete, but claimed in a later turn"
    with pytest.raises(tb.IllegalMove, match="at the start of the turn"):
        after.play("!8")
    next_turn = after.play("g1@2")
    assert (next_turn.to_move, next_turn.phase) == (SOUTH, "claim-first")
    assert claims(next_turn) == {8}


def test_claims_in_the_whole_own_turn_come_before_and_after_play():
    """D-01."""
    table = position(
        {1: "R7R8R9", 8: "B8B9"},
        "S",
        "claim-first",
        south="b7b1b2b3b4b5",
        north="g1g2g3g4g5g6",
        edition="stones-1999;claim_window=own_turn",
    )
    after = table.play(".").play("b7@8")
    assert (after.to_move, after.phase) == (SOUTH, "claim")
    assert claims(after) == {1, 8}
    assert (after.play(".").to_move, after.play(".").phase) == (NORTH, "play")


@pytest.mark.parametrize("window", ["own_turn", "turn_start"])
def test_nothing_is_to_be_claimed_before_the_first_card(window):
    """S3.8: the deal begins with PLAY in every edition."""
    assert tb.rulebook(f"stones-1999;claim_window={window}").deal(seed=1).phase == "play"


def test_a_hand_may_have_another_size():
    """D-30."""
    table = Table.of(tb.rulebook("stones-1999;hand=7").deal(seed=1))
    assert (len(table.hands["S"]), len(table.hands["N"]), len(table.pile)) == (7, 7, 40)


def test_an_early_claim_and_a_pass_go_together():
    """D-26: without a slot a player still claims at the start of the turn, then passes."""
    table = position(full_border("SNSNSNSNS"), "S", "claim-first", edition="stones-1999;claim_window=turn_start")
    assert claims(table) == {1, 3, 5, 7, 9}
    passing = table.play("!1").play(".")
    assert passing.legal_moves() == ("pass",)
    assert passing.play("pass").phase == "claim-first~"


@pytest.mark.parametrize(
    "fields",
    [
        {"hand": 7},
        {"hand": 3, "stones": 7},
        {"need": 2},
        {"need": 4},
        {"need": 5, "stones": 9},
        {"claim_window": 1, "need": 4},
        {"claim_window": 2},
        {"stones": 6, "adjacent_to_win": 6, "stones_to_win": 6},
    ],
    ids=str,
)
@pytest.mark.parametrize("seed", range(5))
def test_random_games_of_other_editions_end(own_book, fields, seed):
    """Legal moves are never missing before the end, each can be played, and the text is read back as the same position."""
    book = own_book(**fields)
    rng = Random(seed)
    table = book.deal(seed=seed)
    for _ in range(400):
        if table.outcome is not None:
            break
        moves = table.legal_moves()
        assert moves, f"seed {seed}: {table}"
        again = book.position(str(table))
        assert (again, again.legal_moves()) == (table, moves), f"seed {seed}"
        table = table.play(rng.choice(moves))
    assert table.outcome is not None, f"seed {seed}"
