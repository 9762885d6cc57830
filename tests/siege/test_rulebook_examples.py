"""Every example that the rulebook prints. Their pictures are lost: the positions are made to fit the captions.

The first one, "Der Angreifer kann die Führung ansagen", was a picture only: nothing is left of it.
"""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.siege.lines import NORTH, SOUTH, TACTICAL, Table, declarations, moves, position, tactical


def test_the_strongest_formation_at_the_gate() -> None:
    """Two cards of one colour in a row, the maximal sum of 21: the defender could make it too, but later (B5.3)."""
    table = position({4: "R10R11"}, "S", "declare")
    proof = table.prove(4)
    assert (proof.formation.key, proof.formation.total) == ("colour run", 21)
    assert (proof.best.key, proof.best.total) == ("colour run", 21)
    assert proof.holds
    breached = table.play("!4")
    assert Table.of(breached).cells[3] == "!."
    assert Table.of(breached).discards == ("r10", "r11")


def test_the_damaged_gate_wants_the_lower_sum() -> None:
    """Four in a row do not count there; 6 against 5 so far, and two cards with 0 are still to come (B4.4, B5.3)."""
    cells = {4: "!R0G1B2Y3r1g4"}
    table = position(cells, "S", "play", discards="b0g0")
    proof = table.prove(4)
    assert (proof.formation.key, proof.formation.total) == ("sum", 6)
    assert (proof.counter.key, proof.counter.total, proof.added) == ("sum", 5, ("p0", "y0"))
    assert declarations(table) == set()

    one_left = position(cells, "S", "play", discards="b0g0p0")
    assert (one_left.prove(4).best.total, one_left.prove(4).holds) == (6, True), "with one 0 and one 1 it is a tie, and later"
    assert one_left.play("!4").outcome.reason == "second-breach"


def test_the_attacker_retreats_and_leaves_the_defender_standing_there() -> None:
    """Three cards of one colour with a low sum of 14; the defender goes for a higher one, and the attacker takes his cards away (B3.2)."""
    table = position({3: "!R1b5R5b9R8"}, "S", "prepare", south="*g0g1g2")
    formation = table.prove(3).formation
    assert (formation.key, formation.total) == ("colour", 14)
    after = table.play("<3")
    assert Table.of(after).cells[2] == "!b5b9"
    assert Table.of(after).discards == ("r1", "r5", "r8")
    assert after.phase == "play"
    assert "g0@3" in moves(after)


def test_the_defender_pours_oil_over_the_first_1() -> None:
    """Two 1s lie at the wall, a third would follow; the first one goes, and the immediate danger is over (B3.3)."""
    table = position({5: "R1b9B1b10"}, "N", "prepare", north="*y9")
    after = table.play("oil@5")
    assert Table.of(after).cells[4] == "b9B1b10"
    assert (Table.of(after).discards, Table.of(after).cauldrons) == (("r1",), 2)
    assert (after.to_move, after.phase) == (NORTH, "play")
    back = after.play("y9@1").play("<5")
    assert Table.of(back).cells[4] == "b9b10", "the attacker had better retreat once more and begin anew"


def test_a_stronger_type_that_is_not_shown_never_wins_against_a_weaker_one_that_is() -> None:
    """ "nur Farbe und Summe berücksichtigt ..., schlägt eine Formation Gleiche Stärke eine Formation Farbe nicht" (B4.2)."""
    table = position({5: "!R1R2R4b11g11p11"}, "S", "play")
    assert table.prove(5).holds
    assert table.prove(5).best.key == "sum"


def test_2_1_3_is_a_colour_run() -> None:
    """ "2, 1, 3 wäre z. B. erlaubt" (B4.1)."""
    assert position({3: "R2R1R3"}).prove(3).formation.key == "colour run"


def test_one_tactic_card_more_than_the_opponent() -> None:
    """The opponent has played one, you two: no further one, unless the opponent plays a second (B8.2)."""
    fields = {"south": "*DeRe", "north": "*Rc"}
    table = tactical({1: "R1b5"}, "S", discards="jo", played="SujoEx", tactics="JoShSpSwTr", **fields)
    assert not any(move[0].isupper() for move in table.legal_moves())
    with pytest.raises(tb.IllegalMove, match="tactic"):
        table.play("De b5:1")
    second = tactical({1: "R1b5"}, "S", discards="josh", played="SujoExsh", tactics="JoSpSwTr", **fields)
    assert {"De b5:1", "Re r1:1>x"} <= moves(second)


def test_the_tactics_variant_begins_with_seven_siege_cards_and_a_second_pile() -> None:
    """ "Jeder Spieler beginnt mit 7 Belagerungskarten statt den üblichen 6" (B1.3, B8.1)."""
    table = tb.rulebook(TACTICAL).deal(seed=4)
    assert (len(Table.of(table).hands["S"]), len(Table.of(table).hands["N"])) == (7, 7)
    drawing = table.play(table.legal_moves()[0])
    assert (drawing.to_move, moves(drawing)) == (SOUTH, {"+c", "+t"})


def test_the_joker_takes_the_best_value_when_the_attacker_declares() -> None:
    """ "nimmt Farbe und Stärke (0 bis 11) deiner Wahl an, wenn der Angreifer die Führung ansagt" (B8.4)."""
    proof = tactical({4: "R10Jo"}, "S", "declare").prove(4)
    assert (proof.formation.key, proof.formation.total) == ("colour run", 21)
    assert proof.holds
