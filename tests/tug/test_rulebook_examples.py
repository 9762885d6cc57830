"""Every example that the rulebook prints, with the column 4-3-2 of its first picture."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.tug.lines import NORTH, SOUTH, Table, moves, played, position, turn


def test_yellow_has_thrown_9_and_red_7() -> None:
    """Preparation: "Gelb hat in Summe eine 9 gewürfelt und stellt die 9 Athleten in einer Kolonne auf, Rot hat eine 7" (C1.4)."""
    record = tb.Record.parse('[Rulebook "tug"]\n[First "S"]\n[Deal "432|511"]\n')
    assert str(record.start) == "tug 432 9 511 7 S roll -"


def test_two_fours_eliminate_two_and_the_one_bundles_or_weakens() -> None:
    """A: 4 = 4 and 4 > 3; the 1 is lower than the 2 of the column, which leaves B or C for it (C2.5)."""
    table = position("tug 432 9 511 7 S roll -").play("roll 441")
    table = played(table, "A4/4, A4/3")
    assert str(table) == "tug 4'3'2 9 511 5 S act 1"
    assert moves(table) == {"B1/2", "C1/2"}
    with pytest.raises(tb.IllegalMove, match="too low"):
        table.play("A1/2")
    assert str(table.play("B1/2")) == "tug 431 9 511 5 N roll -"
    assert str(table.play("C1/2")) == "tug 432 9 511 4w1 N roll -"


def test_one_four_eliminates_the_other_is_swapped_in_and_so_is_the_one() -> None:
    """B: two athletes come for the 4 in place of the 3, and none for the 1 in place of the 2 (C2.6)."""
    table = position("tug 432 9 511 7 S roll -").play("roll 441").play("A4/4")
    assert Table.of(table).athletes == {"S": "9", "N": "6"}
    table = table.play("B4/3")
    assert str(table) == "tug 4'4'2 11 511 6 S act 1"
    table = table.play("B1/2")
    assert str(table) == "tug 441 11 511 6 N roll -"


def test_the_one_weakens_and_the_athlete_is_eliminated_later_with_a_lower_die() -> None:
    """C: "Diesen Athleten kannst du dann später mit einem um bis zu 2 niedrigeren Wert eliminieren" (C2.8, C2.9)."""
    table = played(position("tug 432 9 511 7 S act 441"), "A4/4, A4/3, C1/2")
    assert str(table) == "tug 432 9 511 4w1 N roll -"
    table = played(table, "roll 111, C1/5, C1/1, C1/1, roll 221")
    assert {move for move in moves(table) if move[0] == "A"} == {"A2/4w", "A2/3w", "A2/2", "A2/2w", "A1/3w", "A1/2w"}
    assert Table.of(table.play("A2/4w")).athletes["N"] == "4"


def test_a_two_on_the_four_of_the_column() -> None:
    """A: "z. B. eine 2 wird der 4 deiner Kolonne zugeordnet" (C2.5)."""
    assert "A2/4w" in moves(turn("432", "221", other="4w1"))
    assert "A2/4w" not in moves(turn("432", "221", other="5"))
    assert "A1/4w" not in moves(turn("432", "221", other="4w1"))


def test_a_triple_of_twos_is_as_high_as_the_lowest_column_die() -> None:
    """D: "Du eliminierst 4 gegnerische Athleten" (C2.10)."""
    table = position("tug 432 9 511 7 S roll -").play("roll 222").play("D")
    assert str(table) == "tug 432 9 511 3 N roll -"


def test_the_line_of_the_notation() -> None:
    table = position("tug 432 9 511 6w1 S act 441")
    assert (table.turn, table.phase, table.outcome) == (SOUTH, "act", None)
    assert {"A4/3", "A4/3w", "B4/3", "C1/2"} <= moves(table)
    assert table.play("A4/3w").play("A4/4").play("C1/2").to_move is NORTH
