"""The three things that one die can do: eliminate, swap in, weaken (rules C2.5 to C2.9)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.tug.lines import FACES, NORTH, SOUTH, Table, moves, played, turn

PAIRS = [(die, column) for die in FACES for column in FACES]


def last_die(die: int, column: int, own: str = "9", other: str = "7", *, seat: str = "S", options: str = "") -> tb.Position:
    """One die is left, and one column die; the others are 3s, or whatever keeps the order."""
    dice = sorted([(column, ""), (3, "'"), (3, "'")], key=lambda one: (-one[0], one[1]))
    return turn("".join(f"{face}{mark}" for face, mark in dice), str(die), own, other, seat=seat, options=options)


# A: eliminate


@pytest.mark.parametrize(("die", "column"), PAIRS)
def test_a_die_eliminates_if_it_is_as_high_as_its_column_die(die: int, column: int) -> None:
    """C2.5: for a weakened athlete two less is enough."""
    wanted = {f"B{die}/{column}", f"C{die}/{column}"}
    wanted |= {f"A{die}/{column}"} if die >= column else set()
    assert moves(last_die(die, column)) == wanted, "nobody is weakened"
    wanted |= {f"A{die}/{column}w"} if die >= column - 2 else set()
    assert moves(last_die(die, column, other="6w1")) == wanted


@pytest.mark.parametrize("seat", "SN")
def test_any_one_athlete_goes_standing_or_lying(seat: str) -> None:
    """C2.5: of the other side, and the column stays."""
    other = "SN"["NS".index(seat)]
    for move, left in (("A5/4", "5w2"), ("A5/4w", "6w1")):
        table = Table.of(turn("432", "551", other="6w2", seat=seat).play(move))
        assert table.athletes == {seat: "9", other: left}
        assert (table.columns[seat], table.throw) == ("4'32", "51")


def test_a_column_of_ones_is_hit_by_every_throw() -> None:
    assert moves(turn("111", "111", other="3w1")) == {"A1/1", "A1/1w", "B1/1", "C1/1", "D"}


def test_only_lying_ones_are_left() -> None:
    """C2.5: no standing one can be eliminated."""
    assert moves(turn("432", "441", other="0w2")) >= {"A4/4w", "A4/3w", "A1/3w", "A1/2w"}
    assert not any(move[0] == "A" and not move.endswith("w") for move in moves(turn("432", "441", other="0w2")))
    assert "A1/4w" not in moves(turn("432", "441", other="0w2"))


@pytest.mark.parametrize(
    ("move", "other", "words"),
    [
        ("A1/2", "7", "too low"),
        ("A1/4", "7", "too low"),
        ("A1/4w", "6w1", "too low"),
        ("A4/4w", "7", "no weakened"),
        ("A1/3w", "7", "no weakened"),
        ("A4/4", "0w2", "no standing"),
        ("A4/5", "7", "no 5 is free"),
        ("A5/4", "7", "no 5 is left"),
    ],
)
def test_a_hit_that_is_too_low_or_finds_nobody_is_refused(move: str, other: str, words: str) -> None:
    """C2.5."""
    with pytest.raises(tb.IllegalMove, match=words):
        turn("432", "441", other=other).play(move)


# B: swap in


@pytest.mark.parametrize(("die", "column"), PAIRS)
def test_a_swap_brings_one_athlete_and_the_difference(die: int, column: int) -> None:
    """C2.6: net change = 1 + new - old, for any pair; the new die lies in the column."""
    then = last_die(die, column, own="9").play(f"B{die}/{column}")
    table = Table.of(then)
    assert table.columns["S"] == "".join(sorted(f"33{die}", reverse=True))
    assert table.athletes == {"S": str(9 + 1 + die - column), "N": "7"}
    assert then.to_move is NORTH


def test_the_new_column_die_has_been_used() -> None:
    """C2.3, C2.6: neither it nor the one that was there takes another die."""
    then = turn("433", "644").play("B4/3")
    assert str(then) == "tug 44'3 11 511 7 S act 64"
    assert {move[3] for move in moves(then)} == {"4", "3"}
    then = then.play("B4/4")
    assert str(then) == "tug 4'4'3 12 511 7 S act 6"
    assert {move[3] for move in moves(then)} == {"3"}
    high = turn("432", "641").play("B6/2")
    assert str(high) == "tug 6'43 14 511 7 S act 41"
    with pytest.raises(tb.IllegalMove, match="free"):
        high.play("C4/6")
    with pytest.raises(tb.IllegalMove, match="free"):
        high.play("C4/2")


@pytest.mark.parametrize(
    ("own", "move", "left"),
    [
        ("3w2", "B3/4", "4w1"),  # a standing one for a lying one
        ("3w1", "B3/4", "4"),
        ("3", "B3/4", "3"),
        ("3w2", "B2/4", "4"),
        ("3w1", "B2/4", "3"),
        ("3w3", "B1/4", "4"),
        ("0w5", "B1/4", "1w2"),
        ("0w3", "B1/4", "1"),
        ("0w2", "B3/4", "1w1"),
        ("1w1", "B1/4", None),
        ("3w2", "B4/4", "4w2"),
        ("3w2", "B6/4", "6w2"),
        ("0w2", "B6/4", "3w2"),
    ],
)
def test_a_loss_is_paid_with_lying_ones_first(own: str, move: str, left: str | None) -> None:
    """C2.7, D-67: after the new one has arrived, who stands; the other's athletes are not touched."""
    then = turn("444", "".join(sorted(f"55{move[1]}", reverse=True)), own=own, other="6w1").play(move)
    if left is None:
        assert str(then.outcome) == "N last-athlete"
    else:
        assert Table.of(then).athletes == {"S": left, "N": "6w1"}


def test_there_is_no_limit_to_athletes() -> None:
    """C3.2, D-68."""
    then = played(turn("111", "666", own="18"), "B6/1, B6/1, B6/1")
    assert str(then) == "tug 666 36 511 7 N roll -"


def test_a_swap_is_always_allowed() -> None:
    """C2.4: also where it ruins the player."""
    for die, column in PAIRS:
        for own in ("1", "0w1", "12"):
            assert f"B{die}/{column}" in moves(last_die(die, column, own=own))


# C: weaken


@pytest.mark.parametrize(("die", "column"), PAIRS)
def test_a_die_of_any_value_weakens(die: int, column: int) -> None:
    """C2.8."""
    then = last_die(die, column, other="6w1").play(f"C{die}/{column}")
    assert Table.of(then).athletes == {"S": "9", "N": "5w2"}
    assert "'" not in Table.of(then).columns["S"]


def test_the_weakened_stay_down() -> None:
    """C2.8: for the rest of the game; what arrives later stands."""
    table = played(turn("432", "441", other="7"), "C4/4, C4/3, C1/2")
    assert Table.of(table).athletes["N"] == "4w3"
    table = played(table, "roll 655, B6/5, C5/1, C5/1")
    assert Table.of(table).athletes == {"S": "7w2", "N": "6w3"}
    table = played(table, "roll 111, C1/4, C1/3, C1/2")
    assert Table.of(table).athletes == {"S": "7w2", "N": "3w6"}


def test_a_weakened_one_is_cheaper_in_the_same_turn() -> None:
    """C2.9, D-65."""
    table = turn("444", "222")
    assert moves(table) == {"B2/4", "C2/4"}
    then = table.play("C2/4")
    assert moves(then) == {"A2/4w", "B2/4", "C2/4"}
    end = played(then, "A2/4w, C2/4")
    assert Table.of(end).athletes["N"] == "5w1"


def test_a_weakened_one_is_cheaper_later_on() -> None:
    """C2.9: until it is gone."""
    table = played(turn("444", "222"), "C2/4, B2/4, B2/4, roll 111, C1/5, C1/1, C1/1, roll 222")
    assert "A2/4w" in moves(table)
    assert "A2/4w" not in moves(table.play("A2/2w"))


def test_weakening_nobody_is_allowed_and_does_nothing() -> None:
    """D-66: so that nobody has to remove his own last athlete."""
    table = turn("666", "111", own="1", other="0w3")
    assert moves(table) == {"B1/6", "C1/6"}
    end = played(table, "C1/6, C1/6, C1/6")
    assert str(end) == "tug 666 1 511 0w3 N roll -"


def test_while_one_stands_it_is_laid_down() -> None:
    """D-66."""
    then = turn("666", "111", other="1w3").play("C1/6")
    assert Table.of(then).athletes["N"] == "0w4"
    assert Table.of(then.play("C1/6")).athletes["N"] == "0w4"


@pytest.mark.parametrize(("move", "words"), [("C5/4", "no 5 is left"), ("C4/6", "no 6 is free"), ("B3/4", "no 3 is left")])
def test_other_dice_cannot_be_used(move: str, words: str) -> None:
    with pytest.raises(tb.IllegalMove, match=words):
        turn("432", "441").play(move)


def test_each_die_has_its_own_action() -> None:
    """C2.4: all three in one turn."""
    then = played(turn("432", "441", other="7"), "A4/4, B4/3, C1/2")
    assert str(then) == "tug 442 11 511 5w1 N roll -"
    assert then.turn is NORTH
    assert then.view(SOUTH).turn is NORTH
