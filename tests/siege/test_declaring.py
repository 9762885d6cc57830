"""Declaring control (rules B5, B3.1, B6.1)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.siege.lines import DECK, EDITIONS, NORTH, SOUTH, Table, damaged, declarations, moves, position

BEST = {4: "R10R11"}
"""The strongest that can lie at the gate; the defender could only equal it, and later."""

TWO = {4: "R10R11", 3: "B9B10B11"}
"""Two tiles for the taking."""

both_books = pytest.mark.parametrize("edition", EDITIONS)


def chosen(table: tb.Position) -> tb.Position:
    """Where a pile has to be chosen, the siege pile."""
    return table.play("+c") if table.phase.rstrip("*").startswith("draw") else table


# When


@both_books
@pytest.mark.parametrize("phase", ["prepare", "play", "declare", "close"])
def test_the_attacker_declares_at_any_time_of_his_turn(edition: str, phase: str) -> None:
    """B3.1."""
    table = position(BEST, "S", phase, edition=edition)
    assert declarations(table) == {4}
    after = Table.of(table.play("!4"))
    assert after.cells[3] == "!."
    assert after.discards == ("r10", "r11")


def test_each_window_leads_on_as_the_turn_does() -> None:
    """B3.1: before the preparation, before PLAY, before the draw, after the draw."""
    table = position({**BEST, 2: "Y1"}, "S", "prepare", south="b1b2b3b4b5b6")
    assert moves(table) == {"<2", "<4", "!4", "."}
    table = table.play(".")
    assert table.phase == "play"
    assert {"!4", "b1@1"} <= moves(table)
    table = table.play("b1@1")
    assert (table.phase, moves(table), len(Table.of(table).hands["S"])) == ("declare", {"!4", "."}, 5)
    table = table.play(".")
    assert (table.phase, moves(table), len(Table.of(table).hands["S"])) == ("close", {"!4", "."}, 6)
    table = table.play(".")
    assert (table.to_move, table.phase) == (NORTH, "prepare")
    assert Table.of(table).cells[3] == "R10R11", "declaring is voluntary"


def test_after_a_declaration_the_same_window_goes_on() -> None:
    """B3.1, B5.7, D-57: declare, retreat, declare, play."""
    table = position({**TWO, 2: "Y1"}, "S", "prepare", south="b1b2b3b4b5b6")
    table = table.play("!4")
    assert (table.phase, moves(table)) == ("prepare", {"<2", "<3", "!3", "."})
    table = table.play("<2")
    assert (table.phase, moves(table)) == ("prepare", {"<3", "!3", "."})
    table = table.play("!3")
    assert table.phase == "play", "nothing is left to retreat from or to declare"
    assert Table.of(table).breaches == {3, 4}


def test_a_tile_that_was_left_cannot_be_declared() -> None:
    """B3.2, B5.1."""
    table = position(TWO, "S", "prepare").play("<4")
    assert declarations(table) == {3}
    with pytest.raises(tb.IllegalMove):
        table.play("!4")


def test_a_declaration_before_play_does_not_end_the_play() -> None:
    """B3.1."""
    table = position(TWO, "S", "play", south="b1b2b3b4b5b6").play("!3")
    assert table.phase == "play"
    assert {"!4", "b1@3"} <= moves(table)
    assert not any(move.startswith("<") for move in moves(table))


def test_windows_in_which_nothing_can_be_declared_are_skipped() -> None:
    """B3.1."""
    table = position({4: "R10"}, "S", "play", south="b1b2b3b4b5r11")
    assert table.play("b1@4").to_move is NORTH
    completing = table.play("r11@4")
    assert completing.phase == "declare"
    assert completing.play("!4").to_move is NORTH, "drawn, and nothing to declare after it"


@both_books
def test_a_line_at_a_window_without_choice_is_read(edition: str) -> None:
    for phase in ("declare", "close"):
        assert moves(position({}, "S", phase, edition=edition)) == {"."}


# What it needs


def test_the_attackers_side_must_be_complete() -> None:
    """B5.1."""
    table = position({3: "R10R11b1"})
    proof = table.prove(3)
    assert not proof.holds
    assert (proof.formation, proof.counter) == (None, None)
    assert "2 of 3" in proof.reason
    with pytest.raises(tb.IllegalMove, match="2 of 3"):
        table.play("!3")


def test_an_empty_tile_cannot_be_declared() -> None:
    """B5.1."""
    with pytest.raises(tb.IllegalMove):
        position({}).play("!3")
    with pytest.raises(tb.TottenburyError):
        position({}).play("!8")
    with pytest.raises(tb.TottenburyError):
        position({}).prove(8)


@pytest.mark.parametrize("phase", ["draw", "support:2", "swap:3"])
def test_a_refusal_between_the_windows_says_what_comes_first(phase: str) -> None:
    """B3.1: the declaration would hold, so that is not the reason."""
    also = {"support:2": "Su", "swap:3": "Sw"}.get(phase, "")
    table = position({4: "R10R11"}, "S", phase, edition="siege-2020-tactics", discards="b0b1", also=also)
    assert table.prove(4).holds
    with pytest.raises(tb.IllegalMove, match=r"draws|picks") as caught:
        table.play("!4")
    assert "best North can" not in str(caught.value)


def test_a_failed_declaration_changes_nothing_and_names_what_refutes_it() -> None:
    """B5.6: it is simply not legal."""
    table = position({3: "R7R8R9"})
    before = str(table)
    with pytest.raises(tb.IllegalMove, match="colour run 30"):
        table.play("!3")
    assert str(table) == before
    proof = table.prove(3)
    assert (proof.counter.key, proof.counter.total) == ("colour run", 30)
    assert proof.added == proof.counter.cards
    assert not set(proof.added) & set(Table.of(table).face_up)
    with pytest.raises(tb.IllegalMove, match="sum 33"):
        position({1: "R7R8R9b11g11p11"}).play("!1")


def test_a_tie_at_best_is_enough_against_an_incomplete_side() -> None:
    """B5.3."""
    proof = position({3: "R9R10R11"}).prove(3)
    assert proof.holds
    assert (proof.best.key, proof.best.total) == ("colour run", 30)


@pytest.mark.parametrize("where", ["south", "north", "pile"])
def test_cards_in_any_hand_or_pile_could_still_come(where: str) -> None:
    """B5.3: b7 completes b6 b8; it refutes wherever it is, in the attacker's own hand as well."""
    hands = {"south": "y1y2y3y4y5y6", "north": "p1p2p3p4p5p6"}
    if where != "pile":
        hands[where] = "b7" + hands[where][2:]
    proof = position({3: "R4R5R6b6b8"}, "S", "play", **hands).prove(3)
    assert not proof.holds
    assert proof.added == ("b7",)


@pytest.mark.parametrize(
    "gone",
    [
        {"cells": {1: "B7"}},
        {"cells": {1: "b7"}},
        {"cells": {2: "!b7"}},
        {"discards": "b7"},
    ],
    ids=["attacker's side", "defender's side", "damaged tile", "discards"],
)
def test_cards_at_the_wall_and_in_the_discards_cannot_come(gone: dict) -> None:
    """B5.3."""
    cells = {3: "R4R5R6b6b8", **gone.pop("cells", {})}
    table = position(cells, **gone)
    assert table.prove(3).holds
    assert table.prove(3).best.key == "colour"
    assert declarations(table) == {3}


def test_the_defenders_side_may_be_impossible_to_complete() -> None:
    """B5.3: no card is left that could come; whatever the attacker has leads."""
    rest = [card for card in DECK if card not in ("r0", "b1", "g2")]
    table = position({1: "R0B1G2"}, "S", "play**", south="-", north="-", pile="-", discards="".join(rest))
    assert table.prove(1).holds
    assert table.prove(1).best is None


def test_cauldrons_are_ignored_in_the_proof() -> None:
    """B5.4, D-48."""
    for cauldrons in range(4):
        assert position(BEST, cauldrons=cauldrons).prove(4).holds


def test_the_proof_may_be_asked_for_in_the_defenders_turn() -> None:
    """B5.1: for the attacker; it only cannot be declared then."""
    for seat in "SN":
        assert position(BEST, seat).prove(4, SOUTH).holds
        proof = position({4: "r10r11"}, seat).prove(4, NORTH)
        assert not proof.holds
        assert "attacker" in proof.reason


# What it does


def test_a_breach_turns_the_tile_over_and_discards_both_sides() -> None:
    """B5.6."""
    table = position({4: "R10R11g5", 1: "B1y2"}, "S", "play", discards="b0y0")
    after = Table.of(table.play("!4"))
    assert after.cells == ("B1y2", ".", ".", "!.", ".", ".", ".")
    assert after.discards == ("b0", "g5", "r10", "r11", "y0")
    assert after.hands == Table.of(table).hands


def test_the_tile_is_open_under_its_new_face_in_the_same_turn() -> None:
    """B5.6: the damaged gate takes four cards, the damaged tower two."""
    table = position({4: "R10R11"}, "S", "play", south="*b0").play("!4")
    assert Table.of(table.play("b0@4")).cells[3] == "!B0"
    tower = position({2: "R8R9R10R11g3"}, "S", "play").play("!2")
    assert Table.of(tower).cells[1] == "!."
    assert Table.of(tower).face(2).need == 2


def test_the_discarded_cards_stay_known() -> None:
    """B5.3, B5.6: declaring tile 3 does not make its cards available again."""
    cells = {3: "B9B10B11", 5: "R8R9R10b8", 1: "Y11p11", 6: "G11"}
    table = position(cells, discards="r11y9p9g9")
    before = table.prove(5)
    after = table.play("!3").prove(5)
    assert (before.holds, before.best) == (after.holds, after.best)


@pytest.mark.parametrize("order", [(3, 4), (4, 3)])
def test_several_declarations_are_made_one_after_the_other(order: tuple[int, int]) -> None:
    """B5.7."""
    table = position(TWO, "S", "declare").play(f"!{order[0]}")
    assert (table.phase, declarations(table)) == ("declare", {order[1]})
    after = table.play(f"!{order[1]}")
    assert Table.of(after).breaches == {3, 4}
    assert after.to_move is NORTH


# The win


@both_books
@pytest.mark.parametrize("phase", ["prepare", "play", "declare", "close"])
def test_a_breach_of_a_damaged_tile_wins_at_once(edition: str, phase: str) -> None:
    """B6.1."""
    table = position({2: "!R11B11"}, "S", phase, edition=edition)
    end = table.play("!2")
    assert (end.outcome.winner, end.outcome.reason) == (SOUTH, "second-breach")
    assert str(end.outcome) == "S second-breach"
    assert (end.to_move, Table.of(end).to_move, Table.of(end).name) == (SOUTH, "S", "over")
    assert end.legal_moves() == ()
    with pytest.raises(tb.GameOver):
        end.play("b0@1")
    again = tb.position(str(end))
    assert (again, again.outcome) == (end, end.outcome)


@both_books
@pytest.mark.parametrize("phase", ["prepare", "play", "declare", "close"])
def test_the_fourth_damaged_tile_wins_at_once(edition: str, phase: str) -> None:
    """B6.1."""
    end = position(damaged(BEST, 1, 6, 7), "S", phase, edition=edition).play("!4")
    assert (end.outcome.winner, end.outcome.reason) == (SOUTH, "fourth-breach")
    assert Table.of(end).breaches == {1, 4, 6, 7}
    assert set(Table.of(end).discards) == {"r10", "r11"}
    again = tb.position(str(end))
    assert (again, again.outcome) == (end, end.outcome)


def test_the_third_damaged_tile_does_not_win() -> None:
    """B6.1."""
    after = position(damaged(BEST, 1, 7), "S", "declare").play("!4")
    assert after.outcome is None
    assert Table.of(after).breaches == {1, 4, 7}


def test_the_win_is_checked_after_each_declaration() -> None:
    """B5.7: with three tiles damaged the first of two decides."""
    table = position(damaged(TWO, 1, 6, 7), "S", "declare")
    assert declarations(table) == {3, 4}
    end = table.play("!3")
    assert end.outcome.reason == "fourth-breach"
    assert Table.of(end).cells[3] == "R10R11"


def test_a_second_breach_counts_as_one_even_with_three_tiles_damaged() -> None:
    """B6.1."""
    end = position(damaged({2: "!R11B11"}, 1, 7)).play("!2")
    assert end.outcome.reason == "second-breach"


def test_a_declined_declaration_may_be_made_in_a_later_turn() -> None:
    """B3.1, D-45: nothing is declared by itself."""
    table = position(BEST, "S", "play", south="b1b2b3b4b5b6", north="g1g2g3g4g5g6", cauldrons=0)
    table = chosen(table.play("b1@1").play("."))
    assert table.phase == "close"
    table = table.play(".").play("g1@1")
    assert (table.phase, declarations(table)) == ("prepare", {4})
