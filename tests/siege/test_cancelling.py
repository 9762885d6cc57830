"""Chicken against cook: a 0 and the 11 of its colour (rules B3.6, B3.7, B5.4)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.siege.lines import EDITIONS, NORTH, SOUTH, Table, declarations, moves, position

both_books = pytest.mark.parametrize("edition", EDITIONS)


def hand(seat: str, card: str) -> dict[str, str]:
    """A full hand of this seat with the card in it."""
    return {"south" if seat == "S" else "north": f"*{card}"}


@both_books
@pytest.mark.parametrize("seat", ["S", "N"])
@pytest.mark.parametrize(("lying", "arriving"), [("r11", "r0"), ("r0", "r11"), ("b11", "b0")])
def test_a_0_and_an_11_of_one_colour_on_opposite_sides_are_discarded(edition: str, seat: str, lying: str, arriving: str) -> None:
    """B3.6."""
    other = lying if seat == "S" else lying.capitalize()
    table = position({3: other}, seat, edition=edition, **hand(seat, arriving)).play(f"{arriving}@3")
    after = Table.of(table)
    assert after.cells == (".",) * 7
    assert set(after.discards) == {"r0", "r11"} or set(after.discards) == {"b0", "b11"}
    assert arriving not in after.hands[seat]


def test_the_others_at_the_tile_stay_and_keep_their_order() -> None:
    """B3.6."""
    after = Table.of(position({2: "B5r2r0G7r3"}, "S", south="*r11").play("r11@2"))
    assert after.cells[1] == "B5r2G7r3"
    assert after.discards == ("r0", "r11")


@pytest.mark.parametrize(
    ("cells", "card", "cell"),
    [
        ({3: "b11"}, "r0", "b11R0"),  # another colour
        ({3: "R11"}, "r0", "R11R0"),  # the own side
        ({2: "r11"}, "r0", "R0"),  # another tile
        ({3: "r10"}, "r0", "r10R0"),
        ({3: "r1"}, "r11", "r1R11"),
        ({3: "r11"}, "r1", "r11R1"),
    ],
)
def test_nothing_else_cancels(cells: dict[int, str], card: str, cell: str) -> None:
    """B3.6."""
    after = Table.of(position(cells, "S", south=f"*{card}").play(f"{card}@3"))
    assert after.cells[2] == cell
    assert after.discards == ()


def test_on_a_full_side_the_card_cannot_be_played_not_even_to_be_discarded() -> None:
    """B3.6."""
    table = position({4: "B1G2r11"}, "S", south="*r0")
    assert "r0@4" not in moves(table)
    with pytest.raises(tb.IllegalMove, match="full"):
        table.play("r0@4")


def test_the_last_slot_is_enough() -> None:
    """B3.6: the defender's full side loses its 11, the attacker's is as short as before."""
    table = position({4: "B1r11g5"}, "S", south="*r0", cauldrons=0).play("r0@4")
    assert Table.of(table).cells[3] == "B1g5"
    assert f"{Table.of(table).hands['N'][0]}@4" in moves(table), "there is room for the defender again"


def test_no_declaration_comes_in_between_and_the_side_is_not_completed() -> None:
    """B3.7: r0 would complete y11 b11 at the sum; it never lies there."""
    table = position({1: "Y11B11r11g1p1"}, "S", south="*r0").play("r0@1")
    after = Table.of(table)
    assert after.cells[0] == "Y11B11g1p1"
    assert (after.to_move, after.phase) == ("N", "prepare"), "nothing could be declared"
    assert len(after.hands["S"]) == 6, "and the card was drawn"


def test_a_cancelled_card_counts_as_played() -> None:
    """B3.6, B3.11: the count of passes begins again."""
    after = position({3: "r11"}, "S", "play~", south="*r0").play("r0@3")
    assert after.phase == "play"


def test_cancelled_cards_are_known_to_both_at_once() -> None:
    """B3.8, B5.3: g0 was the last 0 that could refute tile 7; discarded, it does so no longer."""
    table = position({3: "g11", 7: "Y11B0R0y4p6"}, "S", south="*g0", discards="p0y0")
    assert declarations(table) == set()
    played = table.play("g0@3")
    assert (played.phase, declarations(played)) == ("declare", {7})


def test_the_proof_leaves_cancelling_out_in_both_directions() -> None:
    """B5.4, D-48: r0 could never stay opposite r11, and still it refutes: 4 + 6 + 0 is less than 11 + 0 + 0."""
    cells = {7: "R11B0G0y4p6"}
    table = position(cells, "S", "declare", discards="p0y0")
    proof = table.prove(7)
    assert not proof.holds
    assert proof.added == ("r0",)
    assert declarations(table) == set()
    gone = position(cells, "S", "declare", discards="p0y0r0")
    assert gone.prove(7).holds, "11 against 11 at best, and later"
    assert declarations(gone) == {7}


def test_an_11_that_would_cancel_counts_in_the_proof() -> None:
    """B5.4, D-48: r11 would take r0 along, and refutes: 11 + 11 + 11 is more than 22."""
    cells = {1: "R0B11G11p11y11"}
    assert position(cells, "S", "declare").prove(1).added == ("r11",)
    assert not position(cells, "S", "declare").prove(1).holds
    below = position({1: "R0B11G11p11y4"}, "S", "declare")
    assert below.prove(1).best.total == 26
    held = position({1: "R0B11G11p8y3"}, "S", "declare")
    assert (held.prove(1).holds, held.prove(1).best.total) == (True, 22), "a tie at best"


@both_books
def test_a_game_in_which_they_meet_goes_on(edition: str) -> None:
    """B3.6, B3.9: the player draws, the other seat is next."""
    table = position({5: "G11"}, "N", "play", edition=edition, north="*g0").play("g0@5")
    table = table.play("+c") if table.phase == "draw" else table
    assert (table.to_move, table.phase) == (SOUTH, "play")
    assert len(Table.of(table).hands["N"]) == (7 if edition.endswith("tactics") else 6)
    assert table.turn is not NORTH
