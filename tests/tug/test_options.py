"""Rulings that may be decided otherwise (D-61, D-63, D-65, D-66, D-68, and who begins)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.tug.lines import ALL_OPTIONS, BOOK, NORTH, OPTIONS, SOUTH, Table, line, moves, played, position, turn

BOTH, FREE, NEXT, IDLE, CAP, FEWER = (
    "reroll_source=both",
    "free_assignment=yes",
    "weak_next_turn=yes",
    "idle_weaken=no",
    "cap=18",
    "starter=fewer_athletes",
)

# Names


@pytest.mark.parametrize("option", OPTIONS)
def test_an_option_stands_behind_the_id(option: str) -> None:
    book = tb.rulebook(f"{BOOK};{option}")
    assert book.id == f"{BOOK};{option}"
    assert str(book.deal(1)).startswith(book.id + " ")
    assert tb.position(str(book.deal(1))) == book.deal(1)


@pytest.mark.parametrize(
    "default", ["cap=none", "free_assignment=no", "idle_weaken=yes", "reroll_source=own", "starter=agreed", "weak_next_turn=no"]
)
def test_a_default_does_not(default: str) -> None:
    assert tb.rulebook(f"{BOOK};{default}").id == BOOK


def test_several_options_stand_in_alphabetical_order() -> None:
    assert tb.rulebook(";".join((BOOK, *reversed(OPTIONS)))).id == ALL_OPTIONS
    text = f"{BOOK};weak_next_turn=yes;cap=18 432 9 511 6 S roll -"
    assert str(position(text)) == f"{BOOK};cap=18;weak_next_turn=yes 432 9 511 6 S roll -"


@pytest.mark.parametrize("option", ["cap=17", "cap", "luck=yes", "free_assignment=maybe", "reroll_source=none", "stalemate=draw"])
def test_unknown_options_and_values_are_refused(option: str) -> None:
    with pytest.raises(tb.UnknownName):
        tb.rulebook(f"{BOOK};{option}")
    with pytest.raises(tb.NotationError) as caught:
        tb.position(f"{BOOK};{option} 432 9 511 6 S roll -")
    assert caught.value.field == "rulebook"


# reroll_source


@pytest.mark.parametrize(
    ("own", "other", "rerolls"),
    [("432", "611", 1), ("632", "611", 2), ("661", "665", 3), ("666", "666", 3), ("432", "666", 3), ("432", "555", 0)],
)
def test_the_sixes_of_both_columns_may_count(own: str, other: str, rerolls: int) -> None:
    """D-61: at most one for each die."""
    table = turn(own, other_column=other, options=BOTH).play("roll 321")
    made = 0
    while table.phase == "reroll":
        table = table.play(f"reroll {3 - made}=1")
        made += 1
    assert made == rerolls
    assert table.phase == "act"


def test_a_line_in_the_middle_of_rerolls_by_both_columns_reads() -> None:
    text = line("432", "55'3'", other_column="666", options=BOTH, phase="reroll")
    assert str(position(text)) == text
    assert moves(position(text)) == {"reroll 5", "keep"}


# free_assignment


def test_several_dice_may_go_on_one_column_die() -> None:
    """D-63: and nothing is marked."""
    table = turn("652", "332", options=FREE)
    then = table.play("A3/2")
    assert str(then) == line("652", "32", other="6", options=FREE)
    then = then.play("A3/2")
    assert str(then) == line("652", "2", other="5", options=FREE)
    assert str(then.play("A2/2")) == "tug;free_assignment=yes 652 9 511 4 N roll -"


def test_a_swapped_in_die_may_be_used_again() -> None:
    """D-63: the one that it replaced has gone."""
    then = turn("666", "511", options=FREE).play("B1/6")
    assert str(then) == line("661", "51", own="5", options=FREE)
    assert moves(then) == {"A5/1", "B5/6", "C5/6", "B5/1", "C5/1", "A1/1", "B1/6", "C1/6", "B1/1", "C1/1"}
    assert Table.of(then.play("A1/1").play("A5/1")).athletes["N"] == "5"
    only = turn("432", "644", options=FREE).play("B6/2")
    with pytest.raises(tb.IllegalMove, match="no 2"):
        only.play("C4/2")


def test_berserk_needs_all_three_dice_all_the_same() -> None:
    table = turn("432", "222", options=FREE)
    assert "D" in moves(table)
    assert "D" not in moves(table.play("C2/4"))


def test_a_line_of_that_option_has_as_many_dice_as_are_left() -> None:
    for throw in ("441", "41", "1"):
        text = line("432", throw, options=FREE)
        assert str(position(text)) == text
    with pytest.raises(tb.NotationError) as caught:
        position(line("43'2", "41", options=FREE))
    assert caught.value.field == "column-S"


# weak_next_turn


def test_a_weakened_one_may_become_cheaper_only_with_the_next_turn() -> None:
    """D-65."""
    table = turn("444", "222", options=NEXT).play("C2/4")
    assert str(table) == line("444'", "22", other="6w1'1", options=NEXT)
    assert moves(table) == {"B2/4", "C2/4"}
    with pytest.raises(tb.IllegalMove, match="next"):
        table.play("A2/4w")
    table = played(table, "C2/4, C2/4")
    assert str(table) == "tug;weak_next_turn=yes 444 9 511 4w3 N roll -"
    table = played(table, "roll 111, C1/5, C1/1, C1/1, roll 222")
    assert "A2/4w" in moves(table)
    assert Table.of(table).athletes == {"S": "6w3", "N": "4w3"}


def test_at_the_full_price_it_can_be_hit_at_once() -> None:
    """C2.5: a lying athlete is an athlete."""
    table = turn("443", "541", other="1", options=NEXT).play("C1/3")
    assert moves(table) >= {"A5/4w", "A4/4w"}
    assert str(table.play("A4/4w").outcome) == "S last-athlete"


def test_earlier_ones_stay_cheap() -> None:
    """D-65: one of the two was there before, and can be hit with a low die."""
    table = turn("444", "222", other="6w1", options=NEXT).play("C2/4")
    assert Table.of(table).athletes["N"] == "5w2'1"
    assert "A2/4w" in moves(table)
    then = table.play("A2/4w")
    assert Table.of(then).athletes["N"] == "5w1'1"
    assert "A2/4w" not in moves(then)


def test_the_full_price_spares_the_cheap_one() -> None:
    """C2.5: "any one athlete", so that the one who is not cheap yet goes first, which is never worse."""
    table = played(turn("444", "442", other="1w1", options=NEXT), "C4/4, A4/4w")
    assert str(table) == line("44'4'", "2", other="0w1", options=NEXT)
    assert str(table.play("A2/4w").outcome) == "S last-athlete"


def test_how_many_are_fresh_is_in_the_line() -> None:
    text = line("44'4'", "2", other="3w3'2", options=NEXT)
    assert str(position(text)) == text
    assert "A2/4w" in moves(position(text))
    none = line("44'4'", "2", other="3w2'2", options=NEXT)
    assert moves(position(none)) == {"B2/4", "C2/4"}
    end = played(turn("444", "441", own="2", other="5w1", options=NEXT), "C4/4, B1/4")
    assert str(end) == "tug;weak_next_turn=yes 441 0 511 4w2 N over -"


@pytest.mark.parametrize(
    ("column", "own", "other", "throw", "phase", "field"),
    [
        ("432", "9", "6w1'2", "441", "act", "athletes-N"),  # more than lie
        ("432", "9", "6'1", "441", "act", "athletes-N"),
        ("432", "9", "6w1'0", "441", "act", "athletes-N"),
        ("4'32", "6w1'1", "7", "41", "act", "athletes-S"),  # his own
        ("432", "9", "6w1'1", "-", "roll", "athletes-N"),
        ("632", "9", "6w1'1", "441", "reroll", "athletes-N"),
    ],
)
def test_fresh_ones_where_none_can_be_are_refused(column: str, own: str, other: str, throw: str, phase: str, field: str) -> None:
    with pytest.raises(tb.NotationError) as caught:
        position(line(column, throw, own, other, phase=phase, options=NEXT))
    assert caught.value.field == field


# idle_weaken


def test_weakening_nobody_may_be_forbidden() -> None:
    """D-66: then a ruinous swap can be forced."""
    table = turn("666", "111", own="1", other="0w3", options=IDLE)
    assert moves(table) == {"B1/6"}
    with pytest.raises(tb.IllegalMove, match="standing"):
        table.play("C1/6")
    assert str(table.play("B1/6").outcome) == "N last-athlete"
    assert "C1/6" in moves(turn("666", "111", other="1w3", options=IDLE))


# cap


@pytest.mark.parametrize(
    ("own", "move", "left"),
    [
        ("18", "B6/4", "18"),
        ("18", "B4/4", "18"),
        ("17", "B4/4", "18"),
        ("16", "B6/4", "18"),
        ("15", "B5/4", "17"),
        ("10w8", "B6/4", "10w8"),
        ("10w7", "B6/4", "11w7"),
        ("0w18", "B4/4", "0w18"),
        ("18", "B3/4", "18"),
        ("18", "B1/4", "16"),
        ("16w2", "B3/4", "17w1"),
    ],
)
def test_eighteen_may_be_the_most(own: str, move: str, left: str) -> None:
    """D-68: the net change is applied, and what is too much is lost."""
    then = turn("444", "".join(sorted(f"44{move[1]}", reverse=True)), own=own, options=CAP).play(move)
    assert Table.of(then).athletes["S"] == left


def test_nobody_ever_has_more_than_the_cap() -> None:
    """D-68: not even by the athlete of a rematch."""
    book = tb.rulebook(f"{BOOK};{CAP}")
    for seed in range(2_000):
        dealt = Table.of(book.deal(seed, bonus=SOUTH))
        assert int(dealt.athletes["S"]) == min(18, sum(map(int, dealt.columns["S"])) + 1), f"seed {seed}"


@pytest.mark.parametrize("own", ["19", "0w19", "10w9"])
def test_a_line_above_the_cap_is_refused(own: str) -> None:
    with pytest.raises(tb.NotationError) as caught:
        position(line("444", "441", own=own, options=CAP))
    assert caught.value.field == "athletes-S"


# starter


@pytest.mark.parametrize("bonus", [None, SOUTH, NORTH])
def test_the_side_with_fewer_athletes_may_begin(bonus: tb.Seat | None) -> None:
    """Whoever would have begun otherwise; with equal numbers he does. The extra athlete of a second game counts."""
    book = tb.rulebook(f"{BOOK};{FEWER}")
    equal = 0
    for seed in range(150):
        for first in (SOUTH, NORTH, None):
            dealt = book.deal(seed, first=first, bonus=bonus)
            south, north = (int(Table.of(dealt).athletes[seat]) for seat in "SN")
            if south != north:
                assert dealt.to_move is (SOUTH if south < north else NORTH), f"seed {seed}"
            else:
                equal += 1
                assert dealt.to_move is tb.rulebook(BOOK).deal(seed, first=first).to_move, f"seed {seed}"
    assert equal > 5


# All together


def test_all_options_can_be_chosen_together() -> None:
    table = position(f"{ALL_OPTIONS} 432 17 665 1w1 S roll -").play("roll 222")
    assert moves(table) == {"reroll 2", "keep"}
    table = played(table, "reroll 2=4, keep")
    assert str(table) == f"{ALL_OPTIONS} 432 17 665 1w1 S act 422"
    table = table.play("C2/4")
    assert str(table) == f"{ALL_OPTIONS} 432 17 665 0w2'1 S act 42"
    assert not any(move[0] == "C" for move in moves(table))
    table = table.play("B4/2")
    assert str(table) == f"{ALL_OPTIONS} 443 18 665 0w2'1 S act 2"
    assert moves(table) == {"A2/4w", "A2/3w", "B2/4", "B2/3"}
    assert str(table.play("A2/4w")) == f"{ALL_OPTIONS} 443 18 665 0w1 N roll -"
