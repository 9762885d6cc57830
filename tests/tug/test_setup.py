"""The set-up of a tug of war (rules C1), and the deal of a second game (C3.2)."""

from __future__ import annotations

from collections import Counter

import pytest

import tottenbury as tb
from tests.tug.lines import BOOK, NORTH, OPTIONS, SOUTH, Table, moves

SEEDS = range(300)


@pytest.mark.parametrize("book", [BOOK, *(f"{BOOK};{option}" for option in OPTIONS)])
def test_everybody_throws_a_column_and_sets_up_as_many_athletes(book: str) -> None:
    """C1.3, C1.4: three dice, high to low, and their sum, all of them standing."""
    for seed in SEEDS[:60]:
        table = Table.of(tb.rulebook(book).deal(seed))
        assert table.book == book
        for seat in "SN":
            assert list(table.columns[seat]) == sorted(table.columns[seat], reverse=True), f"seed {seed}"
            assert len(table.columns[seat]) == 3, f"seed {seed}"
            assert set(table.columns[seat]) <= set("123456"), f"seed {seed}"
            assert table.athletes[seat] == str(sum(map(int, table.columns[seat]))), f"seed {seed}"
        assert (table.phase, table.throw) == ("roll", "-"), f"seed {seed}"


def test_a_game_begins_with_the_throw_of_whoever_begins() -> None:
    """C2.1: a throw is a move, and before it there is nothing else to do."""
    dealt = tb.rulebook(BOOK).deal(1, first=NORTH)
    assert (dealt.turn, dealt.to_move, dealt.phase) == (NORTH, NORTH, "roll")
    assert moves(dealt) == {"roll"}
    assert dealt.outcome is None


@pytest.mark.parametrize("first", tb.Seat)
def test_who_begins_is_agreed(first: tb.Seat) -> None:
    """C1.5; the columns do not depend on it."""
    for seed in SEEDS[:40]:
        dealt = tb.rulebook(BOOK).deal(seed, first=first)
        assert dealt.to_move is first, f"seed {seed}"
        assert Table.of(dealt).columns == Table.of(tb.rulebook(BOOK).deal(seed)).columns, f"seed {seed}"


def test_otherwise_the_lot_decides_who_begins() -> None:
    """C1.5."""
    begins = Counter(tb.rulebook(BOOK).deal(seed).to_move for seed in SEEDS)
    assert min(begins[SOUTH], begins[NORTH]) > 100, begins


def test_a_seed_decides_the_deal() -> None:
    """The same seed gives the same columns, other seeds others."""
    book = tb.rulebook(BOOK)
    assert [str(book.deal(seed)) for seed in SEEDS] == [str(book.deal(seed)) for seed in SEEDS]
    assert len({str(book.deal(seed)) for seed in SEEDS}) > 250


def test_the_dice_are_fair() -> None:
    """C1.3: 3,600 dice of 600 deals; a face that shows up 600 times on average stays within five sigma, for either seat."""
    for seat in "SN":
        faces = Counter("".join(Table.of(tb.rulebook(BOOK).deal(seed)).columns[seat] for seed in range(1_200)))
        assert all(abs(faces[face] - 600) < 5 * 22.4 for face in "123456"), faces


@pytest.mark.parametrize("seed", ["1", -1, 1.5, True, 1 << 63])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(tb.TottenburyError, match="seed"):
        tb.rulebook(BOOK).deal(seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("bonus", tb.Seat)
def test_the_winner_of_the_first_game_has_one_athlete_more(bonus: tb.Seat) -> None:
    """C3.2: beside the sum of his dice; 19 is allowed."""
    book = tb.rulebook(BOOK)
    highest = 0
    for seed in SEEDS:
        plain, table = Table.of(book.deal(seed)), Table.of(book.deal(seed, bonus=bonus))
        assert table.columns == plain.columns, f"seed {seed}"
        assert int(table.athletes[bonus.letter]) == int(plain.athletes[bonus.letter]) + 1, f"seed {seed}"
        assert table.athletes[bonus.other.letter] == plain.athletes[bonus.other.letter], f"seed {seed}"
        highest = max(highest, int(table.athletes[bonus.letter]))
    assert highest >= 18


@pytest.mark.parametrize("book", ["stones-1999", "siege-2020"])
def test_other_games_know_no_extra_athlete(book: str) -> None:
    with pytest.raises(tb.TottenburyError):
        tb.rulebook(book).deal(1, bonus=SOUTH)


def test_the_rulebook_is_in_the_library() -> None:
    assert BOOK in tb.rulebooks()
    book = tb.rulebook(BOOK)
    assert (book.id, tb.rulebook("tug")) == ("tug", book)
    assert "tug" in book.title.lower()
    assert set(book.game.formats) == {"single", "rematch"}
