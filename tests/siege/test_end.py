"""The end of the siege pile, passing and standing still (rules B6, B3.10, B3.11)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.siege.lines import EDITIONS, FULL, NORTH, SOUTH, TACTICAL, Table, declarations, moves, position, without

both_books = pytest.mark.parametrize("edition", EDITIONS)
GATE = {4: "R10R11"}


def ends_held(table: tb.Position) -> bool:
    """Whether the defender has won by holding the wall; the line says the same."""
    over = table.outcome is not None and (table.outcome.winner, table.outcome.reason) == (NORTH, "held")
    if over:
        again = tb.position(str(table))
        assert (again, again.outcome, again.legal_moves()) == (table, table.outcome, ())
        assert (Table.of(table).to_move, Table.of(table).name) == ("N", "over")
    return over


# The last card


@both_books
def test_the_defender_draws_the_last_card_and_the_attacker_has_one_more_turn(edition: str) -> None:
    """B6.2, B6.3."""
    elite = "jojoshsp" if edition == TACTICAL else ""
    fields = {"tactics": "-", "played": "DeexJojoRcreShspSutrSw"} if edition == TACTICAL else {}
    full = position({1: "B1"}, "N", "play", pile="y11", edition=edition)
    discards = "".join(Table.of(full).discards) + elite
    table = position({1: "B1"}, "N", "play", pile="y11", edition=edition, discards=discards, **fields)
    card = Table.of(table).hands["N"][0]
    table = table.play(f"{card}@1")
    assert (table.to_move, table.phase) == (SOUTH, "prepare**")
    assert Table.of(table).pile == ()
    assert "y11" in Table.of(table).hands["N"]
    table = table.play(".")
    assert table.phase == "play**"
    card = Table.of(table).hands["S"][0]
    end = table.play(f"{card}@2")
    assert ends_held(end)
    assert len(Table.of(end).hands["S"]) == len(Table.of(table).hands["S"]) - 1, "nothing is drawn in the last turn"


def test_the_attacker_draws_the_last_card_and_both_have_one_more_turn() -> None:
    """B6.3, D-47."""
    table = position({}, "S", "play", pile="y11", south="b1b2b3b4b5b6", north="g1g2g3g4g5g6").play("b1@1")
    assert (table.to_move, table.phase) == (NORTH, "prepare*")
    assert "y11" in Table.of(table).hands["S"]
    table = table.play(".")
    assert table.phase == "play*"
    table = table.play("g1@1")
    assert (table.to_move, table.phase) == (SOUTH, "prepare**")
    assert len(Table.of(table).hands["N"]) == 5
    assert ends_held(table.play(".").play("b2@1"))


def test_the_last_card_drawn_by_the_attacker_shows_in_his_closing_window() -> None:
    """B6.2, D-47."""
    table = position(GATE, "S", "declare", pile="y11", discards=None).play(".")
    assert (table.to_move, table.phase, declarations(table)) == (SOUTH, "close*", {4})
    assert table.play("!4").phase == "play*", "the gate is empty again, nothing to throw at"
    assert table.play(".").phase == "prepare*"


def test_oil_and_play_go_on_in_the_defenders_turn_after_the_last_card() -> None:
    """B6.3."""
    table = position({1: "B1"}, "N", "prepare*", pile="-").play("oil@1")
    assert table.phase == "play*"
    assert table.play(f"{Table.of(table).hands['N'][0]}@1").phase == "play**"


@pytest.mark.parametrize("phase", ["prepare**", "play**", "declare**"])
def test_declarations_stay_possible_until_the_last_turn_ends(phase: str) -> None:
    """B6.4."""
    table = position({1: "!.", 2: "!R11B11"}, "S", phase, pile="-")
    end = table.play("!2")
    assert (end.outcome.winner, end.outcome.reason) == (SOUTH, "second-breach")
    assert tb.position(str(end)).outcome == end.outcome


def test_after_the_last_play_there_is_one_window_and_then_the_end() -> None:
    """B6.4: nothing is drawn, so nothing comes after the draw."""
    table = position({4: "R10"}, "S", "play**", south="r11b1", north="g1g2", pile="-").play("r11@4")
    assert (table.phase, moves(table)) == ("declare**", {"!4", "."})
    assert ends_held(table.play("."))
    breached = table.play("!4")
    assert ends_held(breached), "one breach is not enough"
    assert Table.of(breached).breaches == {4}


def test_the_last_turn_may_breach_and_win() -> None:
    """B6.1, B6.4."""
    table = position({4: "R10", 1: "!.", 2: "!.", 7: "!."}, "S", "play**", south="r11b1", north="g1g2", pile="-")
    assert table.play("r11@4").play("!4").outcome.reason == "fourth-breach"


def test_the_attacker_may_retreat_in_his_last_turn() -> None:
    """B3.2, B6.2."""
    table = position({4: "R5"}, "S", "prepare**", south="b1b2", north="g1g2", pile="-").play("<4")
    assert table.phase == "play**"


# Passing


@both_books
def test_a_player_without_a_free_slot_passes_and_draws_nothing(edition: str) -> None:
    """B3.10, D-46."""
    for seat in "SN":
        table = position(FULL, seat, "play", cauldrons=0, edition=edition)
        assert moves(table) == {"pass"}
        after = Table.of(table.play("pass"))
        assert (after.hands, after.pile, after.cells) == (Table.of(table).hands, Table.of(table).pile, Table.of(table).cells)
        assert after.to_move == "SN".replace(seat, "")
        assert after.passes == 1


def test_a_full_defender_may_still_throw_oil() -> None:
    """B3.3, B3.10."""
    table = position(FULL, "N", "prepare", cauldrons=1)
    assert "oil@2" in moves(table)
    table = table.play("oil@2")
    assert (table.phase, moves(table)) == ("play", {"pass"})


def test_an_attacker_without_a_slot_may_retreat_or_pass() -> None:
    """B3.2, B3.10."""
    table = position(FULL, "S", "prepare")
    assert moves(table) == {*(f"<{tile}" for tile in range(1, 8)), "."}
    assert moves(table.play(".")) == {"pass"}
    assert "pass" not in moves(table.play("<4").play("."))


def test_declarations_stand_beside_the_pass() -> None:
    """B3.10, B5.1: the attacker leads at the gate."""
    cells = {**FULL, 4: "R9R10b4g6"}
    table = position(cells, "S", "play")
    assert moves(table) == {"pass", "!4"}
    after = table.play("pass")
    assert after.phase == "declare~"
    assert moves(after) == {"!4", "."}
    assert after.play(".").to_move is NORTH, "no draw, so no window after it"
    declared = table.play("!4")
    assert "pass" not in moves(declared), "the breach has made room"


def test_two_passes_in_a_row_end_the_game_for_the_defender() -> None:
    """B3.11: whoever passes first."""
    table = position(FULL, "N", "play", cauldrons=0).play("pass")
    assert (table.to_move, table.phase) == (SOUTH, "prepare~")
    table = table.play(".")
    assert table.phase == "play~"
    assert ends_held(table.play("pass"))
    other = position(FULL, "S", "prepare", cauldrons=0).play(".").play("pass")
    assert (other.to_move, other.phase) == (NORTH, "play~")
    assert ends_held(other.play("pass"))


def test_a_retreat_or_a_card_begins_the_count_anew() -> None:
    """B3.11."""
    table = position(FULL, "S", "prepare~", cauldrons=0)
    retreated = table.play("<4")
    assert retreated.phase == "prepare"
    played = retreated.play(".").play(f"{Table.of(table).hands['S'][0]}@4")
    assert (played.to_move, played.phase) == (NORTH, "play")
    assert played.play("pass").phase == "prepare~"
    one_free = position(without(FULL, "b1"), "S", "play~", cauldrons=0)
    assert one_free.play(f"{Table.of(one_free).hands['S'][0]}@1").phase == "play"


def test_oil_begins_the_count_anew() -> None:
    """B3.11: the attacker passed; the defender throws, and makes room for the attacker."""
    table = position(FULL, "N", "prepare~", cauldrons=1)
    assert table.play("oil@2").phase == "play"
    assert table.play("oil@2").play("pass").outcome is None
    assert ends_held(table.play(".").play("pass"))


@pytest.mark.parametrize("when", ["prepare", "play", "declare"])
def test_a_declaration_begins_the_count_anew(when: str) -> None:
    """B3.11: before PLAY, or after the second pass in a row."""
    cells = {**FULL, 4: "R9R10b4g6"}
    table = position(cells, "S", "prepare~", cauldrons=0)
    if when == "prepare":
        assert table.play("!4").phase == "prepare"
        return
    table = table.play(".")
    if when == "play":
        assert table.play("!4").phase == "play"
        return
    table = table.play("pass")
    assert (table.phase, table.outcome) == ("declare~~", None)
    assert ends_held(table.play("."))
    after = table.play("!4")
    assert (after.outcome, after.to_move, after.phase) == (None, NORTH, "play")


def test_passing_does_not_postpone_the_last_turn() -> None:
    """B6.2, B3.10."""
    table = position(FULL, "N", "play*", cauldrons=0, pile="-").play("pass")
    assert table.phase == "prepare~**"
    assert ends_held(table.play(".").play("pass"))
    retreated = table.play("<4")
    assert retreated.phase == "prepare**"
    assert ends_held(retreated.play(".").play(f"{Table.of(table).hands['S'][0]}@4"))


# Only the siege pile


def test_the_last_tactic_card_ends_nothing() -> None:
    """D-58, B8.1."""
    table = position({}, "S", "draw", edition=TACTICAL, tactics="Sw", discards="jojoshsp", played="DeexJojoRcreShspSutr").play("+t")
    assert (table.to_move, table.phase) == (NORTH, "play")
    assert Table.of(table).tactic_pile == ()


def test_tactic_cards_are_drawn_on_when_the_siege_pile_is_empty() -> None:
    """B8.1, B6.4: the only pile with cards is taken at once; the game ends all the same."""
    table = position({}, "S", "play**", edition=TACTICAL, pile="-")
    top = Table.of(table).tactic_pile[0]
    card = Table.of(table).hands["S"][0]
    end = table.play(f"{card}@1")
    assert ends_held(end)
    assert top in Table.of(end).hands["S"]
    before = position({}, "N", "play*", edition=TACTICAL, pile="-")
    after = before.play(f"{Table.of(before).hands['N'][0]}@1")
    assert (after.to_move, after.phase) == (SOUTH, "play**")
    assert Table.of(before).tactic_pile[0] in Table.of(after).hands["N"]


def test_the_last_siege_card_may_be_drawn_while_tactic_cards_are_left() -> None:
    """B6.2, D-58."""
    table = position({}, "N", "draw", edition=TACTICAL, pile="y11")
    assert table.play("+c").phase == "play**"
    assert table.play("+t").phase == "play"
