"""The turn: preparation, PLAY, DRAW (rules B3.1 to B3.5, B3.8, B3.9)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.siege.lines import BASE, EDITIONS, NORTH, SOUTH, TILES, Table, declarations, moves, position

SWORDS = {1: "R1B3g4", 2: "G5G7p1", 4: "R10", 6: "y2y3"}
"""The attacker has cards at 1, 2 and 4, the defender at 1, 2 and 6; nothing is complete."""

both_books = pytest.mark.parametrize("edition", EDITIONS)


def drawn(table: tb.Position) -> tb.Position:
    """Where a pile has to be chosen, the siege pile."""
    return table.play("+c") if table.phase.startswith("draw") else table


# Order


@both_books
def test_turns_alternate_beginning_with_the_attacker(edition: str) -> None:
    """B3.1: without cards of his own the attacker plays at once; the defender then has something to throw at."""
    table = tb.rulebook(edition).deal(seed=2)
    for seat, phases in ((SOUTH, ("play",)), (NORTH, ("prepare", "play")), (SOUTH, ("prepare", "play")), (NORTH, ("prepare", "play"))):
        for phase in phases:
            assert (table.turn, table.to_move, table.phase) == (seat, seat, phase)
            table = table.play("." if phase == "prepare" else table.legal_moves()[0])
        table = drawn(table)


def test_a_base_turn_draws_by_itself_and_passes_on() -> None:
    """B3.1, B3.9."""
    table = position({}, "S")
    before = Table.of(table)
    card = before.hands["S"][2]
    after = Table.of(table.play(f"{card}@5"))
    assert after.pile == before.pile[1:]
    assert set(after.hands["S"]) == set(before.hands["S"]) - {card} | {before.pile[0]}
    assert after.hands["N"] == before.hands["N"]
    assert (after.to_move, after.phase) == ("N", "prepare")


def test_the_defender_without_cauldrons_has_nothing_to_prepare() -> None:
    """B3.1, B3.3."""
    assert position({}, "S", cauldrons=0).play("b0@1").phase == "play"
    assert position({}, "S", cauldrons=1).play("b0@1").phase == "prepare"


def test_the_defender_has_nothing_to_prepare_while_no_attacker_stands_at_the_wall() -> None:
    """B3.3: South's r0 takes North's r11 along and leaves nothing."""
    after = position({3: "r11"}, "S", south="*r0").play("r0@3")
    assert (after.to_move, after.phase) == (NORTH, "play")


def test_a_line_at_a_preparation_without_choice_is_read_and_its_move_is_the_point() -> None:
    assert moves(position({1: "b5"}, "S", "prepare")) == {"."}
    assert moves(position({1: "b5"}, "N", "prepare")) == {"."}
    assert moves(position({1: "B5"}, "N", "prepare", cauldrons=0)) == {"."}


@both_books
def test_no_declaration_in_the_defenders_turn(edition: str) -> None:
    """B3.1, B5.1: r10 r11 at the gate is the best of all, but it is not the attacker's turn; the defender's own never counts."""
    cells = {4: "R10R11", 3: "b9b10b11R1"}
    for phase in ("prepare", "play"):
        table = position(cells, "N", phase, edition=edition)
        assert declarations(table) == set()
        for tile in (3, 4):
            with pytest.raises(tb.IllegalMove):
                table.play(f"!{tile}")
    assert declarations(position(cells, "S", "play", edition=edition)) == {4}


# Retreat


@both_books
def test_the_attacker_may_retreat_from_every_tile_where_he_has_cards(edition: str) -> None:
    """B3.2."""
    table = position(SWORDS, "S", "prepare", edition=edition)
    assert moves(table) == {"<1", "<2", "<4", "."}


def test_a_retreat_discards_all_own_cards_there_and_no_other() -> None:
    """B3.2, B3.8."""
    table = position(SWORDS, "S", "prepare")
    after = Table.of(table.play("<1"))
    assert after.cells[0] == "g4"
    assert after.cells[1:] == Table.of(table).cells[1:]
    assert after.discards == ("b3", "r1")
    assert (after.to_move, after.phase, after.hands) == ("S", "prepare", Table.of(table).hands)


def test_the_attacker_may_retreat_from_several_tiles_and_then_plays() -> None:
    """B3.2."""
    table = position(SWORDS, "S", "prepare", discards="b0y11").play("<1").play("<4")
    assert moves(table) == {"<2", "."}
    assert table.play(".").phase == "play"
    all_gone = table.play("<2")
    assert all_gone.phase == "play", "nothing is left to retreat from"
    assert Table.of(all_gone).discards == ("b0", "b3", "g5", "g7", "r1", "r10", "y11")
    assert Table.of(all_gone).cells == ("g4", "p1", ".", ".", ".", "y2y3", ".")


def test_a_retreat_is_possible_from_a_complete_formation_and_frees_its_slots() -> None:
    """B3.2, B3.4."""
    table = position({4: "R10R11b1"}, "S", "prepare", south="*r5").play("<4")
    assert "r5@4" in moves(table)
    assert Table.of(table.play("r5@4")).cells[3] == "b1R5"


@pytest.mark.parametrize("tile", [3, 6])
def test_there_is_no_retreat_from_a_tile_without_own_cards(tile: int) -> None:
    """B3.2."""
    with pytest.raises(tb.IllegalMove):
        position(SWORDS, "S", "prepare").play(f"<{tile}")


def test_no_retreat_after_the_preparation_and_none_for_the_defender() -> None:
    """B3.2: only at the start of the attacker's turn."""
    for phase in ("play", "declare"):
        with pytest.raises(tb.IllegalMove):
            position({4: "R10R11", 1: "B1"}, "S", phase).play("<1")
    for phase in ("prepare", "play"):
        with pytest.raises(tb.IllegalMove):
            position(SWORDS, "N", phase).play("<6")


# Oil


@both_books
def test_oil_may_be_thrown_where_an_attacker_stands(edition: str) -> None:
    """B3.3."""
    table = position(SWORDS, "N", "prepare", edition=edition)
    assert moves(table) == {"oil@1", "oil@2", "oil@4", "."}
    for tile in (3, 6):
        with pytest.raises(tb.IllegalMove):
            table.play(f"oil@{tile}")


def test_oil_hits_the_card_nearest_to_the_tile_and_costs_a_cauldron() -> None:
    """B3.3, D-43: the earliest played."""
    table = position({1: "b5R1r7B3G2"}, "N", "prepare", cauldrons=2)
    after = Table.of(table.play("oil@1"))
    assert after.cells[0] == "b5r7B3G2"
    assert (after.cauldrons, after.discards) == (1, ("r1",))
    assert (after.to_move, after.phase) == ("N", "play")


def test_one_cauldron_a_turn_and_three_a_game() -> None:
    """B3.3."""
    table = position({2: "R1B3G5y2"}, "N", "prepare", south="b6b7b8g6g7g8", north="p1p2p3p4p5p6")
    for left, card in ((2, "p1"), (1, "p2"), (0, "p3")):
        table = table.play("oil@2")
        assert Table.of(table).cauldrons == left
        assert not any(move.startswith("oil") for move in table.legal_moves())
        with pytest.raises(tb.IllegalMove):
            table.play("oil@2")
        table = table.play(f"{card}@7")
        if table.phase == "prepare":
            table = table.play(".")
        table = table.play(f"{ {2: 'b6', 1: 'b7', 0: 'b8'}[left] }@5")
    assert (table.to_move, table.phase) == (NORTH, "play"), "no cauldron is left to prepare with"


def test_the_next_card_becomes_the_nearest() -> None:
    """B3.5."""
    table = position({2: "R1B3G5"}, "N", "prepare").play("oil@2")
    assert Table.of(table).cells[1] == "B3G5"
    again = tb.position(str(table).replace(" play ", " prepare ")).play("oil@2")
    assert Table.of(again).cells[1] == "G5"
    assert Table.of(again).discards == ("b3", "r1")


def test_oil_is_the_defenders_and_comes_before_his_play() -> None:
    """B3.3."""
    for seat, phase in (("S", "prepare"), ("S", "play"), ("N", "play")):
        with pytest.raises(tb.IllegalMove):
            position(SWORDS, seat, phase).play("oil@1")


# PLAY


@pytest.mark.parametrize("seat", ["S", "N"])
def test_cards_go_to_free_slots_of_the_own_side(seat: str) -> None:
    """B3.4: tile 1 is full on South's side, tile 2 on North's; tile 4 is damaged and asks for four."""
    cells = {1: "R1B3G5r2", 2: "R9b4g6y6y7", 4: "!B1B2b7"}
    table = position(cells, seat)
    open_tiles = {"S": {2, 3, 4, 5, 6, 7}, "N": {1, 3, 4, 5, 6, 7}}[seat]
    assert {move.split("@")[1] for move in moves(table)} == {str(tile) for tile in open_tiles}
    assert moves(table) == {f"{card}@{tile}" for card in Table.of(table).hands[seat] for tile in open_tiles}


@pytest.mark.parametrize("seat", ["S", "N"])
def test_a_card_lies_behind_those_that_came_before(seat: str) -> None:
    """B3.4."""
    hand = {"south" if seat == "S" else "north": "*y6"}
    after = position({2: "B2r1"}, seat, **hand).play("y6@2")
    assert Table.of(after).cells[1] == "B2r1" + ("Y6" if seat == "S" else "y6")


@pytest.mark.parametrize(("move", "word"), [("y6@2", "hand"), ("b0@8", "tile"), ("b0@0", "")])
def test_a_card_that_cannot_be_played_is_refused(move: str, word: str) -> None:
    """B3.4."""
    with pytest.raises(tb.TottenburyError, match=word or None):
        position({2: "B2r1y6"}, "S", south="b0b1b3b4b5b6").play(move)


def test_pass_and_the_point_are_refused_while_a_card_can_be_played() -> None:
    """B3.4, B3.10."""
    table = position(SWORDS, "S")
    for move in ("pass", "."):
        with pytest.raises(tb.IllegalMove):
            table.play(move)


# Draw


def test_nothing_is_drawn_by_a_hand_that_is_full() -> None:
    """B3.9: with five cards before PLAY there are four after it, and one card is drawn."""
    table = position({}, "S", south="b0b1b2b3b4")
    after = Table.of(table.play("b0@1"))
    assert len(after.hands["S"]) == 5
    assert len(after.pile) == len(Table.of(table).pile) - 1


def test_the_discards_are_open_to_everybody() -> None:
    """B3.8: sorted, in every view."""
    table = position(SWORDS, "S", "prepare", discards="y1b2b10r5")
    for viewer in (SOUTH, NORTH, None):
        assert Table.of(table.view(viewer)).discards == ("b2", "b10", "r5", "y1")
        assert Table.of(table.play("<4").view(viewer)).discards == ("b2", "b10", "r5", "r10", "y1")


def test_a_full_turn_of_each_written_to_the_letter() -> None:
    """B3.1."""
    table = position({4: "R5b1"}, "S", "prepare", south="b2b3b4b5b6b7", north="g0g1g2g3g4g5", edition=BASE)
    top = Table.of(table).pile[:2]
    table = table.play("<4").play("b2@4")
    assert table.phase == "prepare"
    table = table.play("oil@4").play("g0@4")
    after = Table.of(table)
    assert after.cells == (".", ".", ".", "b1g0", ".", ".", ".")
    assert (after.discards, after.cauldrons) == (("b2", "r5"), 2)
    assert set(top) <= {*after.hands["S"], *after.hands["N"]}
    assert (after.to_move, after.phase) == ("S", "play")
    assert all(f"{card}@{tile}" in moves(table) for card in after.hands["S"] for tile in TILES)
