"""Fog and mud as targets, and what happens when the mud goes (rules S9.26, D-13, D-14, D-19)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.stones.lines import Table, claims
from tests.stones.tactic_lines import DUTCH, GERMAN, tactic_line, tactic_position, targets

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH

dutch = pytest.mark.parametrize("edition", DUTCH)
german = pytest.mark.parametrize("edition", GERMAN)


@german
@pytest.mark.parametrize("owner", ["S", "N"])
@pytest.mark.parametrize("card", ["Fo", "Mu"])
def test_in_2024_terrain_cards_are_nobodys_and_no_target(edition, card, owner):
    """S9.26: neither the own nor the opponent's."""
    cells = {1: (card if owner == "S" else card.lower()) + "R1b1", 2: "sp" if owner == "S" else "Sp"}
    table = tactic_position(cells, "S", south="*ReDe", edition=edition)
    assert not [move for move in table.legal_moves() if f"{card}:" in move]
    move = f"Re {card}:1>3" if owner == "S" else f"De {card}:1"
    with pytest.raises(tb.IllegalMove, match="terrain cards lie on nobody's side and stay where they are"):
        table.play(move)


@dutch
def test_in_2004_redeploy_moves_or_discards_the_own_terrain_card_and_needs_no_slot(edition):
    """S9.26, S9.33, D-19: to every other unclaimed stone, full or empty, where the other one lies too."""
    cells = {1: "FoR1", 2: "muR2R3R4R5", 3: "O7O8O9y1+", 4: "B1B2B3b4b5b6", 5: "sp"}
    table = tactic_position(cells, "S", south="*Re", edition=edition)
    assert {move for move in targets(table, "Re") if move.startswith("Fo")} == {f"Fo:1>{target}" for target in "2456789x"}
    moved = Table.of(table.play("Re Fo:1>2"))
    assert moved.cells[:2] == ("R1", "FomuR2R3R4R5")
    gone = Table.of(table.play("Re Fo:1>x"))
    assert (gone.cells[0], gone.discards, gone.played) == ("R1", ("Fo",), ("Fo", "mu", "sp", "Re"))
    with pytest.raises(tb.IllegalMove, match="Mu of South does not lie at stone 2"):
        table.play("Re Mu:2>1")
    with pytest.raises(tb.IllegalMove, match="stone 3 is claimed by South"):
        table.play("Re Fo:1>3")
    with pytest.raises(tb.IllegalMove, match="stone 1 takes no Fo"):
        table.play("Re Fo:1>1")


@dutch
def test_in_2004_a_deserter_discards_the_opponents_terrain_card(edition):
    """S9.26, S9.34: to its owner's side; the own one is no target."""
    table = tactic_position({1: "foR1b1", 2: "Mu"}, "S", south="*De", edition=edition)
    assert targets(table, "De") == {"Fo:1", "b1:1"}
    after = Table.of(table.play("De Fo:1"))
    assert (after.cells[0], after.discards, after.played) == ("R1b1", ("fo",), ("fo", "Mu", "De"))
    with pytest.raises(tb.IllegalMove, match="Mu of North does not lie at stone 2"):
        table.play("De Mu:2")


@dutch
def test_a_traitor_never_takes_a_terrain_card(edition):
    """S9.35."""
    table = tactic_position({1: "foR1b1"}, "S", south="*Tr", edition=edition)
    assert not [move for move in table.legal_moves() if "Fo" in move]
    with pytest.raises(tb.IllegalMove, match="a traitor is a clan card"):
        table.play("Tr Fo:1>2")


@dutch
def test_fog_gone_the_rank_counts_again(edition):
    """S9.23, S9.34: 1 2 3 of one colour beat any sum."""
    table = tactic_position({1: "foR1R2R3b9g9o8"}, "S", south="*De", edition=edition)
    assert table.prove(1, NORTH).holds
    after = table.play("De Fo:1")
    assert [after.prove(1, seat).holds for seat in tb.Seat] == [True, False]


@dutch
def test_mud_gone_three_cards_are_complete_again(edition):
    """S9.24, S4.5: in the order of their arrival."""
    table = tactic_position({1: "muR9B4G2o9p4y2"}, "S", south="*De", edition=edition)
    assert not any(table.prove(1, seat).holds for seat in tb.Seat)
    after = table.play("De Mu:1")
    assert [after.prove(1, seat).holds for seat in tb.Seat] == [True, False]
    if after.phase == "claim":
        assert claims(after) == {1}


@dutch
def test_moved_mud_takes_its_four_cards_with_it(edition):
    """D-19: stone 2 needs four from now on, stone 1 three."""
    table = tactic_position({1: "MuR7R8R9", 2: "b7b8b9", 5: "sp"}, "S", south="*Re", edition=edition)
    assert table.prove(2, NORTH).holds
    after = table.play("Re Mu:1>2")
    assert Table.of(after).cells[:2] == ("R7R8R9", "Mub7b8b9")
    assert (after.prove(1, SOUTH).holds, after.prove(2, NORTH).holds) == (True, False)
    assert after.prove(2, NORTH).reason == "North's side of stone 2 has 3 of 4 cards"


@dutch
@pytest.mark.parametrize("how", ["deserter", "redeploy", "discard"])
@pytest.mark.parametrize("seat", ["S", "N"])
def test_mud_gone_a_side_of_four_discards_a_card_of_its_own_choice(edition, seat, how):
    """D-14: the acting player's own side."""
    side = "R1B2G3Y4" if seat == "S" else "r1b2g3y4"
    mud_is_souths = (seat == "S") != (how == "deserter")
    cells = {3: ("Mu" if mud_is_souths else "mu") + side, 5: "sp" if seat == "S" else "Sp"}
    if how == "deserter":
        del cells[5]
    move = {"deserter": "De Mu:3", "redeploy": "Re Mu:3>8", "discard": "Re Mu:3>x"}[how]
    table = tactic_position(cells, seat, edition=edition, **{"south" if seat == "S" else "north": f"*{move[:2]}"}).play(move)
    assert (Table.of(table).to_move, table.phase) == (seat, "mud-discard")
    assert set(table.legal_moves()) == {"x r1:3", "x b2:3", "x g3:3", "x y4:3"}
    again = tb.position(str(table))
    assert (again, again.legal_moves()) == (table, table.legal_moves())
    after = Table.of(table.play("x b2:3"))
    assert after.side(3, seat) == ["r1", "g3", "y4"]
    assert ("B2" if seat == "S" else "b2") in after.discards
    assert (after.to_move, after.phase) == (seat, "draw")


@dutch
def test_mud_gone_the_other_sides_four_are_its_owners_decision_in_the_same_turn(edition):
    """D-14: written S>N, North decides while it is South's turn."""
    table = tactic_position({3: "mub1b2b4b9R1R2"}, "S", south="*De", edition=edition).play("De Mu:3")
    assert (Table.of(table).to_move, table.phase) == ("S>N", "mud-discard")
    assert (table.turn, table.to_move) == (SOUTH, NORTH)
    assert set(table.legal_moves()) == {"x b1:3", "x b2:3", "x b4:3", "x b9:3"}
    after = table.play("x b4:3")
    assert (after.turn, after.to_move, after.phase) == (SOUTH, SOUTH, "draw")
    assert Table.of(after).cells[2] == "b1b2b9R1R2"
    assert Table.of(after).discards == ("b4", "mu")
    assert str(table.view(NORTH)).split()[2:4] == ["S>N", "mud-discard"]
    assert table.view(NORTH).legal_moves() == table.legal_moves()


@dutch
@pytest.mark.parametrize("seat", ["S", "N"])
def test_mud_gone_with_four_cards_on_both_sides_the_acting_player_discards_first(edition, seat):
    """D-14."""
    cells = {3: "Mub1R1b2R2b3R3b9R9" if seat == "N" else "mub1R1b2R2b3R3b9R9"}
    table = tactic_position(cells, seat, edition=edition, **{"south" if seat == "S" else "north": "*De"}).play("De Mu:3")
    own, other = ("r", "b") if seat == "S" else ("b", "r")
    assert Table.of(table).to_move == seat
    assert set(table.legal_moves()) == {f"x {own}{n}:3" for n in (1, 2, 3, 9)}
    table = table.play(f"x {own}9:3")
    assert Table.of(table).to_move == {"S": "S>N", "N": "N>S"}[seat]
    assert table.phase == "mud-discard"
    assert set(table.legal_moves()) == {f"x {other}{n}:3" for n in (1, 2, 3, 9)}
    table = table.play(f"x {other}9:3")
    assert Table.of(table).cells[2] == "b1R1b2R2b3R3"
    assert (table.turn, table.to_move) == (tb.Seat.of(seat), tb.Seat.of(seat))
    assert [table.prove(3, one).holds for one in tb.Seat] == [False, True], "b3 lay there before r3"


@dutch
def test_the_tie_after_the_discards_goes_by_the_cards_that_are_left(edition):
    """D-14, S4.5: 9 4 2 on both sides; who gives up his latest card is complete first."""
    cells = {3: "muo9p4y2R9B4G2R1b1"}
    table = tactic_position(cells, "S", south="*De", edition=edition).play("De Mu:3")
    both_last = table.play("x r1:3").play("x b1:3")
    assert Table.of(both_last).cells[2] == "o9p4y2R9B4G2"
    assert [both_last.prove(3, seat).holds for seat in tb.Seat] == [False, True]


@dutch
def test_a_discarded_fourth_card_is_visible_in_proofs(edition):
    """D-14, S9.37."""
    cells = {1: "R5b6R6b8R7", 3: "mub1b2b4b7"}
    table = tactic_position(cells, "S", south="*De", edition=edition)
    assert table.prove(1).holds
    after = table.play("De Mu:3").play("x b7:3")
    assert "b7" in Table.of(after).discards
    assert after.prove(1, SOUTH).holds


@dutch
def test_a_wild_card_may_be_the_one_to_go(edition):
    """D-14, S9.14."""
    table = tactic_position({3: "muR1R2R3Jo"}, "S", south="*De", edition=edition, also="sc").play("De Mu:3")
    assert set(table.legal_moves()) == {"x r1:3", "x r2:3", "x r3:3", "x Jo:3"}
    assert Table.of(table.play("x Jo:3")).discards == ("Jo", "mu")


@dutch
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("x r1:3", "give up a card of your own side that has become too long"),
        ("x b1:4", "give up a card of your own side that has become too long"),
        ("x y9:3", "give up a card of your own side that has become too long"),
        ("+c", r"the mud is gone: North now gives up a card, such as 'x b4:3'"),
        (".", "the mud is gone: North now gives up a card"),
        ("pass", "the mud is gone: North now gives up a card"),
        ("!3", "stones are claimed"),
    ],
)
def test_whatever_else_is_refused_while_a_card_is_to_go(edition, move, reason):
    """D-14."""
    table = tactic_position({3: "b1b2b3b9R1R2"}, "S>N", "mud-discard", edition=edition, discards="mu", also="De")
    with pytest.raises(tb.IllegalMove, match=reason):
        table.play(move)


@dutch
def test_a_line_in_this_phase_needs_a_side_that_is_too_long(edition):
    with pytest.raises(tb.NotationError, match="no side of North has a card too many"):
        tb.position(tactic_line({3: "b1b2b3R1R2"}, "S>N", "mud-discard", edition=edition, discards="mu", also="De"))
    with pytest.raises(tb.NotationError, match="S or N is expected"):
        tb.position(tactic_line({3: "b1b2b3R1R2"}, "S>N", "draw", edition=edition, discards="mu", also="De"))


@dutch
def test_a_record_names_the_seat_that_decides_in_the_others_turn(edition):
    """D-14: `N:x b4:3` within South's line, read back as it was written."""
    start = tactic_position({3: "mub1b2b4b9R1R2"}, "S", south="*De", edition=edition)
    recorder = tb.Recorder(start)
    for move in ("De Mu:3", "x b4:3", "+c"):
        recorder.play(move)
    record = recorder.record()
    assert record.turns[0].tokens[:2] == ("De Mu:3", "N:x b4:3")
    again = tb.Record.parse(str(record))
    assert str(again) == str(record)
    assert again.positions() == record.positions()
    for seat in (SOUTH, NORTH, None):
        seen = record.view(seat)
        assert tb.Record.parse(str(seen)).positions() == seen.positions()
