"""Berserk: three equal dice against four athletes (rules C2.10, C2.11, D-72)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.tug.lines import FACES, SOUTH, Table, moves, turn


@pytest.mark.parametrize("lowest", FACES)
@pytest.mark.parametrize("die", FACES)
def test_a_triple_must_be_as_high_as_the_lowest_column_die(die: int, lowest: int) -> None:
    """C2.10: the others do not matter."""
    for column in {f"{lowest}" * 3, f"55{lowest}" if lowest <= 5 else "666"}:
        assert ("D" in moves(turn(column, f"{die}" * 3))) == (die >= lowest), column


@pytest.mark.parametrize("seat", "SN")
def test_four_athletes_go_with_all_three_dice(seat: str) -> None:
    """C2.10: and the turn is over."""
    other = "SN"["NS".index(seat)]
    table = Table.of(turn("542", "222", seat=seat).play("D"))
    assert table.athletes == {seat: "9", other: "3"}
    assert (table.to_move, table.phase, table.throw) == (other, "roll", "-")
    assert table.columns[seat] == "542"


@pytest.mark.parametrize(
    ("other", "left"),
    [("7", "3"), ("5", "1"), ("5w5", "1w5"), ("4w1", "0w1"), ("2w5", "0w3"), ("1w4", "0w1"), ("0w6", "0w2"), ("0w5", "0w1")],
)
def test_standing_ones_go_first(other: str, left: str) -> None:
    """C2.11."""
    assert Table.of(turn("542", "222", other=other).play("D")).athletes["N"] == left


@pytest.mark.parametrize("other", ["4", "3", "1", "2w2", "0w4", "0w1", "1w2"])
def test_four_or_fewer_all_go_and_that_wins(other: str) -> None:
    """C2.11, C3.1, D-72."""
    end = turn("542", "222", other=other).play("D")
    assert str(end.outcome) == "S last-athlete"
    assert str(end) == "tug 542 9 511 0 S over -"


def test_the_dice_may_be_used_singly_instead() -> None:
    """C2.10: it is optional, and not possible any more once a die has been used."""
    table = turn("542", "222")
    assert moves(table) == {"D", "A2/2", "B2/5", "B2/4", "B2/2", "C2/5", "C2/4", "C2/2"}
    for move in ("A2/2", "B2/5", "C2/4"):
        then = table.play(move)
        assert "D" not in moves(then)
        with pytest.raises(tb.IllegalMove, match="three equal"):
            then.play("D")
    assert then.to_move is SOUTH


@pytest.mark.parametrize(
    ("column", "throw"), [("542", "221"), ("542", "111"), ("665", "444"), ("111", "654"), ("111", "655"), ("421", "661")]
)
def test_anything_else_is_refused(column: str, throw: str) -> None:
    """C2.10: not a pair, not a lower triple."""
    with pytest.raises(tb.IllegalMove, match="three equal"):
        turn(column, throw).play("D")


def test_two_equal_dice_left_are_no_triple() -> None:
    for column, throw in (("54'2", "66"), ("5'42'", "6")):
        assert "D" not in moves(turn(column, throw))


def test_the_swapped_in_die_never_helps() -> None:
    """C2.10: all three dice are needed, so nothing can have changed the column before."""
    table = turn("555", "444")
    assert "D" not in moves(table)
    assert "D" not in moves(table.play("B4/5"))
