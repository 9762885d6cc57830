"""Fog and mud (rules S4.6, S4.7, S9.20 to S9.26)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.stones.lines import TACTIC_EDITIONS, Table, claims
from tests.stones.tactic_lines import AFTER_PLAY, DUTCH, GERMAN, claim_phase, tactic_line, tactic_position, targets

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH

all_editions = pytest.mark.parametrize("edition", TACTIC_EDITIONS)
dutch = pytest.mark.parametrize("edition", DUTCH)
german = pytest.mark.parametrize("edition", GERMAN)

CELLS = {1: "R1B3G5r2b4g6", 2: "r3b2g3", 3: "O7O8O9y1+", 4: "y7y8y9P1-", 5: "P2"}


def claiming(cells: dict[int, str], seat: str, edition: str, **fields: str) -> tb.Position:
    """A position in the edition's claim window."""
    return tactic_position(cells, seat, claim_phase(edition), edition=edition, **fields)


@all_editions
@pytest.mark.parametrize("card", ["Fo", "Mu"])
@pytest.mark.parametrize("seat", ["S", "N"])
def test_a_terrain_card_may_be_laid_at_every_unclaimed_stone(edition, card, seat):
    """S9.20: empty, half-finished or finished on either side, they take no slot."""
    table = tactic_position(
        CELLS, seat, south=f"*{card}" if seat == "S" else None, north=f"*{card}" if seat == "N" else None, edition=edition
    )
    assert targets(table, card) == set("1256789")
    for stone, owner in ((3, "South"), (4, "North")):
        with pytest.raises(tb.IllegalMove, match=f"stone {stone} is claimed by {owner}"):
            table.play(f"{card}@{stone}")
    with pytest.raises(tb.IllegalMove, match="there is no stone 10"):
        table.play(f"{card}@10")
    other = {"Fo": "Mu", "Mu": "Fo"}[card]
    with pytest.raises(tb.IllegalMove, match=f"{other} is not in"):
        table.play(f"{other}@1")


@all_editions
@pytest.mark.parametrize("card", ["Fo", "Mu"])
def test_a_terrain_card_stands_before_the_cards_and_takes_no_slot(edition, card):
    """S9.20, S9.4: it is written with its owner's letter case, and counts as played."""
    table = tactic_position({5: "R1B3r2"}, "N", north=f"*{card}", edition=edition).play(f"{card}@5")
    after = Table.of(table)
    assert after.cells[4] == f"{card.lower()}R1B3r2"
    assert (after.played, after.phase) == ((card.lower(),), "draw")
    south = tactic_position({5: f"{card}R1B3r2"}, "S", edition=edition)
    assert f"{Table.of(south).hands['S'][0]}@5" in south.legal_moves()
    full = tactic_position({5: "FoR1B3G5r2"}, "S", edition=edition)
    assert not [move for move in full.legal_moves() if move.endswith("@5")]


@german
@pytest.mark.parametrize(("lying", "card"), [("Fo", "Mu"), ("mu", "Fo")])
def test_in_2024_fog_and_mud_never_meet(edition, lying, card):
    """S9.21: whoever laid the other one."""
    also = "sp" if lying == "Fo" else "Sp"
    table = tactic_position({5: f"{lying}R1", 6: also}, "S", south=f"*{card}", edition=edition)
    assert targets(table, card) == set("12346789")
    with pytest.raises(tb.IllegalMove, match="another terrain card lies at stone 5"):
        table.play(f"{card}@5")
    with pytest.raises(tb.NotationError, match="too many terrain cards at one stone"):
        tb.position(tactic_line({5: "FoMuR1"}, edition=edition))


@dutch
@pytest.mark.parametrize(("lying", "card", "cell"), [("Fo", "Mu", "FoMuR1"), ("mu", "Fo", "FomuR1")])
def test_in_2004_fog_and_mud_may_meet(edition, lying, card, cell):
    """S9.22."""
    table = tactic_position({5: f"{lying}R1", 6: "sp"}, "S", south=f"*{card}", edition=edition)
    assert targets(table, card) == set("123456789")
    assert Table.of(table.play(f"{card}@5")).cells[4] == cell


@all_editions
def test_a_wild_card_is_no_obstacle_to_terrain(edition):
    """D-15: wild cards lie at the stone, not on it."""
    table = tactic_position({5: "Jojo"}, "S", south="*FoMu", edition=edition)
    assert targets(table, "Fo") == targets(table, "Mu") == set("123456789")


@all_editions
@pytest.mark.parametrize(
    ("cell", "winner"),
    [
        ("FoR1R2R3b9g8o5", "N"),  # rank is ignored
        ("FoR9B8G5o7o8o6", "S"),
        ("foR9B8G4o7o8o6", "S"),  # 21 on both sides: South was complete first
        ("foo7o8o6R9B8G4", "N"),
        ("FoR1B2Joo4p4y3", "S"),  # a joker is 9 (S9.23): 12 against 11
    ],
)
def test_in_the_fog_only_the_sum_counts_and_the_tie_stays(edition, cell, winner):
    """S4.7, S9.23."""
    for seat in "SN":
        table = claiming({1: cell}, seat, edition)
        assert claims(table) == ({1} if seat == winner else set())
        assert {proof.formation.key for proof in (table.prove(1, one) for one in tb.Seat)} == {"sum"}


@all_editions
def test_in_the_fog_a_proof_looks_at_sums_only(edition):
    """S4.7, S5.6: against an 8 and two unseen nines 26 would be needed; 9 9 8 is just that, and a tie is enough (S5.7)."""
    table = claiming({1: "FoR9B9G8o8", 2: "r8"}, "S", edition)
    assert (table.prove(1).best.total, claims(table)) == (26, {1})
    refuted = claiming({1: "FoR9B9G7o8"}, "S", edition).prove(1)
    assert (refuted.counter.key, refuted.counter.total) == ("sum", 26)


@all_editions
def test_fog_may_turn_a_lost_stone_into_a_claim_of_the_same_turn(edition):
    """S9.38, S9.20: laid on finished formations."""
    after = tactic_position({5: "R9B9G8o1o2o3"}, "S", south="*Fo", edition=edition).play("Fo@5")
    assert after.prove(5, SOUTH).holds
    if edition in AFTER_PLAY:
        assert (after.phase, claims(after)) == ("claim", {5})
    else:
        assert after.phase == "draw"


@all_editions
@pytest.mark.parametrize(
    ("side", "key", "total"),
    [
        ("R3R4R5R6", "colour run", 18),
        ("R3B3G3Y3", "same strength", 12),
        ("R1R2R3R9", "colour", 15),
        ("R1B2G3Y4", "run", 10),
        ("R1B2G3Y9", "sum", 15),  # three in a row and a stray one
        ("R3B3G3Y4", "sum", 13),
        ("R7R8R9R1", "colour", 25),  # no way round
    ],
)
def test_in_the_mud_the_same_five_formations_have_four_cards(edition, side, key, total):
    """S4.6."""
    formation = claiming({1: f"Mu{side}"}, "S", edition).prove(1).formation
    assert (formation.key, formation.total) == (key, total)


@all_editions
@pytest.mark.parametrize(
    ("stronger", "weaker"), [("R1R2R3R4", "b9g9o9y9"), ("R1B1G1Y1", "o4o7o8o9"), ("P1P2P3P5", "b6g7o8y9"), ("R1B2G3Y4", "b9o9y9g8")]
)
def test_in_the_mud_rank_decides_before_the_sum(edition, stronger, weaker):
    """S4.3, S4.6."""
    assert claims(claiming({1: f"Mu{weaker}{stronger}"}, "S", edition)) == {1}
    assert claims(claiming({1: f"Mu{weaker}{stronger}"}, "N", edition)) == set()


@all_editions
def test_mud_makes_complete_sides_incomplete_at_once(edition):
    """S9.24: what was proven is so no longer, and both may add a fourth card."""
    before = tactic_position({5: "R7R8R9b1b2b3"}, "N", north="*Mu", south="*", edition=edition)
    assert before.prove(5, SOUTH).holds
    table = before.play("Mu@5")
    assert not table.prove(5, SOUTH).holds
    assert table.prove(5, SOUTH).reason == "South's side of stone 5 has 3 of 4 cards"
    south = table.play("+c")
    assert (south.to_move, south.phase) == (SOUTH, "play"), "nothing to claim at the start of the turn either"
    card = Table.of(south).hands["S"][0]
    assert f"{card}@5" in south.legal_moves()
    assert Table.of(south.play(f"{card}@5")).side(5, "S")[-1] == card


@all_editions
def test_the_order_of_reaching_four_counts_not_that_of_three(edition):
    """S9.24, D-05: South had three first, North has four first; both 1 2 3 9 of one colour."""
    cells = {5: "R1R2R3b1b2b3"}
    table = tactic_position(cells, "S", south="*Mur9", north="*b9", edition=edition).play("Mu@5").play("+c")
    table = table.play("b9@5")
    table = (table.play(".") if table.phase == "claim" else table).play("+c").play("r9@5")
    assert Table.of(table).cells[4] == "MuR1R2R3b1b2b3b9R9"
    assert (table.prove(5, SOUTH).holds, table.prove(5, NORTH).holds) == (False, True)
    assert table.prove(5, SOUTH).reason == "North has colour 15 (b1 b2 b3 b9), complete first"


@all_editions
def test_the_fourth_slot_is_the_last(edition):
    """S3.2, S9.24."""
    table = tactic_position({5: "MuR1R2R3R4"}, "S", edition=edition)
    card = Table.of(table).hands["S"][0]
    with pytest.raises(tb.IllegalMove, match="South's side of stone 5 is full"):
        table.play(f"{card}@5")
    with pytest.raises(tb.NotationError, match="more than 4 cards on South's side"):
        tb.position(tactic_line({5: "MuR1R2R3R4R5"}, edition=edition))
    with pytest.raises(tb.NotationError, match="more than 3 cards on South's side"):
        tb.position(tactic_line({5: "R1R2R3R4"}, edition=edition))


@all_editions
@pytest.mark.parametrize("north", ["", "b1", "b1g1o1"])
def test_a_stone_in_the_mud_can_be_claimed_by_proof(edition, north):
    """S9.25: four against fewer; 6 7 8 9 is the best of all."""
    assert claims(claiming({1: f"muR6R7R8R9{north}"}, "S", edition)) == {1}
    refuted = claiming({1: "muR5R6R7R8"}, "S", edition).prove(1)
    assert (refuted.counter.key, refuted.counter.total, len(refuted.added)) == ("colour run", 30, 4)


@dutch
@pytest.mark.parametrize(
    ("cell", "winner"),
    [
        ("FoMuR1R2R3R4b9g1o1p1", "N"),  # 10 against 12
        ("FomuR9B9G9Y1b8g8o8p5", "N"),  # 28 against 29
        ("FomuR9B9G9Y2b8g8o8p5", "S"),  # 29 each, South first
        ("foMuR9JoB1G1b6g6p6y1", "S"),  # 20 against 19
    ],
)
def test_fog_and_mud_together_ask_for_four_cards_and_the_sum(edition, cell, winner):
    """S9.22."""
    for seat in "SN":
        assert claims(claiming({8: cell}, seat, edition)) == ({8} if seat == winner else set())


@dutch
def test_fog_and_mud_together_in_a_proof(edition):
    """S9.22, S9.25: 9 9 9 8 is 35; with one nine left and eights enough North reaches 33."""
    table = claiming({8: "FoMuR9B9G9Y8", 1: "o9p9"}, "S", edition)
    assert (table.prove(8).best.total, claims(table)) == (33, {8})
    assert claims(claiming({8: "FoMuR9B9G9"}, "S", edition)) == set(), "three cards are not enough"


@all_editions
@pytest.mark.parametrize("card", ["Fo", "Mu"])
def test_terrain_at_a_claimed_stone_stays(edition, card):
    """S9.6, S5.13: neither redeploy nor deserter reaches it."""
    side = "R7R8R9R1" if card == "Mu" else "R7R8R9"
    cells = {5: f"{card}{side}+", 6: "b1B2"}
    south = tactic_position(cells, "S", south="*Re", edition=edition, also="sc")
    assert targets(south, "Re") == {f"b2:6>{target}" for target in "1234789x"}
    with pytest.raises(tb.IllegalMove, match="stone 5 is claimed by South"):
        south.play(f"Re {card}:5>6")
    north = tactic_position(cells, "N", north="*De", edition=edition)
    assert targets(north, "De") == {"b2:6"}
    with pytest.raises(tb.IllegalMove, match="stone 5 is claimed by South"):
        north.play(f"De {card}:5")
