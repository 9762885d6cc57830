"""Redeploy, deserter and traitor (rules S9.33 to S9.38, S9.15, S9.26)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.stones.lines import TACTIC_EDITIONS, Table, claims
from tests.stones.tactic_lines import AFTER_PLAY, DUTCH, GERMAN, claim_phase, tactic_position, targets

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH

all_editions = pytest.mark.parametrize("edition", TACTIC_EDITIONS)
dutch = pytest.mark.parametrize("edition", DUTCH)
german = pytest.mark.parametrize("edition", GERMAN)

CELLS = {1: "R1B3G5r2", 2: "R9b4g6o6", 3: "O7O8O9y1+", 4: "y7y8y9P1-", 5: "JoP2sp"}
"""Stone 1 is full on South's side, 2 on North's; 3 and 4 are claimed; at 5 lie South's joker and North's spy."""

ONE_OPEN = {
    1: "R1R2R3b1",
    **{stone: f"{colour}1{colour}2{colour}3+" for stone, colour in zip((2, 4, 6, 8), "GOPY", strict=True)},
    **{stone: f"{colour}4{colour}5{colour}6-" for stone, colour in zip((3, 5, 7, 9), "gopy", strict=True)},
}
"""Only stone 1 is not claimed, and South's side there is full."""


def claiming(cells: dict[int, str], seat: str, edition: str, **fields: str) -> tb.Position:
    """A position in the edition's claim window."""
    return tactic_position(cells, seat, claim_phase(edition), edition=edition, **fields)


# Redeploy


@all_editions
def test_redeploy_takes_any_own_card_to_any_other_free_slot_or_off_the_table(edition):
    """S9.33: clan and wild cards at unclaimed stones; never to a full side, to the same stone or to a claimed one."""
    table = tactic_position(CELLS, "S", south="*Re", edition=edition)
    stones = {"r1": 1, "b3": 1, "g5": 1, "r9": 2, "Jo": 5, "p2": 5}
    free = (2, 5, 6, 7, 8, 9)
    expected = {f"{card}:{source}>{target}" for card, source in stones.items() for target in free if target != source}
    assert targets(table, "Re") == expected | {f"{card}:{source}>x" for card, source in stones.items()}


@all_editions
def test_norths_redeploy_has_norths_targets(edition):
    """S9.33."""
    table = tactic_position(CELLS, "N", north="*Re", edition=edition)
    stones = {"r2": 1, "b4": 2, "g6": 2, "o6": 2, "Sp": 5}
    free = (1, 5, 6, 7, 8, 9)
    expected = {f"{card}:{source}>{target}" for card, source in stones.items() for target in free if target != source}
    assert targets(table, "Re") == expected | {f"{card}:{source}>x" for card, source in stones.items()}


@all_editions
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("Re r9:2>1", "South's side of stone 1 is full"),
        ("Re r9:2>2", "the card has to go to another stone"),
        ("Re r9:2>3", "stone 3 is claimed by South"),
        ("Re r9:2>4", "stone 4 is claimed by North"),
        ("Re o7:3>6", "stone 3 is claimed by South"),
        ("Re p1:4>x", "stone 4 is claimed by North"),
        ("Re r2:1>6", "r2 does not lie on South's side of stone 1"),
        ("Re Sp:5>6", "Sp does not lie on South's side of stone 5"),
        ("Re r9:6>7", "r9 does not lie on South's side of stone 6"),
        ("Re r9:2>10", "there is no stone 10"),
        ("Re Mu:1>2", "Mu of South does not lie at stone 1"),
        ("Re", "it needs a target"),
        ("De r2:1", "De is not in South's hand"),
    ],
)
def test_a_redeployment_is_refused_with_the_reason(edition, move, reason):
    """S9.33, D-16, D-17."""
    table = tactic_position(CELLS, "S", south="*Re", edition=edition)
    with pytest.raises(tb.IllegalMove, match=reason):
        table.play(move)


@all_editions
def test_a_redeployed_card_is_the_latest_arrival_at_its_new_stone(edition):
    """S9.33, S4.5, S9.4: and nothing but redeploy itself is counted as played."""
    table = tactic_position({1: "R1B3G5r2", 2: "b4", 5: "sp"}, "S", south="*Re", edition=edition).play("Re b3:1>2")
    after = Table.of(table)
    assert (after.cells[0], after.cells[1]) == ("R1G5r2", "b4B3")
    assert (after.discards, after.played) == ((), ("sp", "Re"))
    assert (after.to_move, after.phase) == ("S", "draw")


@all_editions
def test_a_joker_can_be_redeployed(edition):
    """S9.15, S9.33, S9.14: it stays what it was, open; the second one in the hand stays blocked."""
    table = tactic_position({1: "R1Jo", 2: "B8B9", 5: "sp"}, "S", south="*JoRe", edition=edition).play("Re Jo:1>2")
    assert Table.of(table).cells[:2] == ("R1", "B8B9Jo")
    formation = table.prove(2, SOUTH).formation
    assert (formation.key, formation.total, formation.cards) == ("colour run", 24, ("b8", "b9", "Jo=b7"))
    if edition in AFTER_PLAY:
        assert claims(table) == {2}, "S9.38"


@all_editions
@pytest.mark.parametrize(("card", "lower"), [("r1", "r1"), ("Jo", "jo")])
def test_a_redeployed_card_may_be_discarded(edition, card, lower):
    """S9.33, S9.30: to one pile for both in 2024, to the own side in 2004."""
    table = tactic_position({1: "R1Jo", 5: "sp"}, "S", south="*Re", edition=edition).play(f"Re {card}:1>x")
    after = Table.of(table)
    assert after.discards == ((lower,) if edition in GERMAN else (lower.capitalize(),))
    assert after.side(1, "S") == [one for one in ("r1", "Jo") if one != card]
    assert after.played == ("Jo", "sp", "Re"), "S9.4: the joker still counts"


@all_editions
def test_redeploy_without_an_own_card_at_an_unclaimed_stone_cannot_be_played(edition):
    """S9.5, D-16."""
    table = tactic_position({1: "b1b2", 3: "O7O8O9y1+"}, "S", south="*Re", edition=edition)
    assert targets(table, "Re") == set()


@all_editions
def test_a_full_border_still_allows_to_discard(edition):
    """S9.33: discarding is always possible."""
    table = tactic_position(ONE_OPEN, "S", south="*Re", edition=edition)
    assert targets(table, "Re") == {"r1:1>x", "r2:1>x", "r3:1>x"}


# Deserter


@all_editions
@pytest.mark.parametrize(
    ("seat", "expected"), [("S", {"r2:1", "b4:2", "g6:2", "o6:2", "Sp:5"}), ("N", {"r1:1", "b3:1", "g5:1", "r9:2", "Jo:5", "p2:5"})]
)
def test_a_deserter_is_any_card_of_the_opponent_at_an_unclaimed_stone(edition, seat, expected):
    """S9.34, S9.15, S9.6."""
    table = tactic_position(CELLS, seat, edition=edition, **{"south" if seat == "S" else "north": "*De"})
    assert targets(table, "De") == expected


@all_editions
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("De r1:1", "r1 does not lie on North's side of stone 1"),
        ("De Jo:5", "Jo does not lie on North's side of stone 5"),
        ("De y1:3", "stone 3 is claimed by South"),
        ("De y7:4", "stone 4 is claimed by North"),
        ("De b4:1", "b4 does not lie on North's side of stone 1"),
        ("De b4:10", "there is no stone 10"),
        ("De Fo:1", "Fo of North does not lie at stone 1"),
        ("De", "it needs a target"),
    ],
)
def test_a_desertion_is_refused_with_the_reason(edition, move, reason):
    """S9.34, D-16."""
    with pytest.raises(tb.IllegalMove, match=reason):
        tactic_position(CELLS, "S", south="*De", edition=edition).play(move)


@all_editions
@pytest.mark.parametrize("card", ["b4", "Sp"])
def test_a_deserter_is_discarded_face_up(edition, card):
    """S9.34: on the pile of both in 2024, on the opponent's side in 2004: small letters either way for North's card."""
    table = tactic_position({1: "R1b4sp"}, "S", south="*De", edition=edition).play(f"De {card}:1")
    after = Table.of(table)
    assert after.discards == (card.lower(),)
    assert after.cells[0] == ("R1sp" if card == "b4" else "R1b4")
    assert after.played == ("sp", "De")
    north = tactic_position({1: "R1b4Sp"}, "N", north="*De", edition=edition).play("De r1:1")
    assert Table.of(north).discards == ("r1" if edition in GERMAN else "R1",)


@all_editions
def test_a_discarded_clan_card_is_visible_in_every_later_proof(edition):
    """S9.37, S5.6, D-06: b7 is not unseen any more, and never comes back."""
    table = tactic_position({1: "R5b6R6b8R7", 2: "b7", 3: "sp"}, "S", south="*De", edition=edition)
    assert table.prove(1).holds
    after = table.play("De b7:2")
    assert after.prove(1, SOUTH).holds
    assert Table.of(after).cells[1] == "."
    assert "b7" not in Table.of(after).pile


@all_editions
@pytest.mark.parametrize(("added", "winner"), [("b3", "S"), ("b5", "N")])
def test_a_deserter_opens_a_complete_side_that_can_be_filled_again(edition, added, winner):
    """S9.36: North's colour 15 was complete first; with b3 instead of b4 it is 14, with b5 16. The b4 itself never returns (S9.37)."""
    cells = {5: "b2b4b9R1R5R9"}
    assert claims(claiming(cells, "N", edition)) == {5}
    table = tactic_position(cells, "S", south="*De", north="*b3b5", edition=edition).play("De b4:5")
    assert table.prove(5, NORTH).reason == "North's side of stone 5 has 2 of 3 cards"
    table = (table.play(".") if table.phase == "claim" else table).play("+c").play(f"{added}@5")
    assert Table.of(table).cells[4] == f"b2b9R1R5R9{added}"
    assert {seat.letter for seat in tb.Seat if table.prove(5, seat).holds} == {winner}


@all_editions
def test_the_tie_that_follows_a_deserter_on_the_completing_card(edition):
    """S4.5, S9.36: North's sum of 15 was last; South loses a card, plays another one, and now South's is the latest card."""
    cells = {5: "R9B4G2o9p4y2", 1: "Sp"}
    assert claims(claiming(cells, "S", edition, also="sc")) == {5}
    table = tactic_position(cells, "N", north="*De", south="*p2", edition=edition)
    table = table.play("De g2:5")
    assert table.prove(5, SOUTH).reason == "South's side of stone 5 has 2 of 3 cards"
    table = (table.play(".") if table.phase == "claim" else table).play("+c").play("p2@5")
    assert Table.of(table).cells[4] == "R9B4o9p4y2P2"
    assert [table.prove(5, seat).holds for seat in tb.Seat] == [False, True]
    assert table.prove(5, SOUTH).reason == "North has sum 15 (o9 p4 y2), complete first"


@all_editions
def test_a_deserter_on_an_early_card_keeps_the_time_of_the_later_ones(edition):
    """S4.5: the time of completion is the latest among the present cards, whatever left before."""
    cells = {5: "R9o9p4B4G2y2", 1: "Sp"}
    table = tactic_position(cells, "N", north="*De", south="*b9", edition=edition).play("De r9:5")
    table = (table.play(".") if table.phase == "claim" else table).play("+c").play("b9@5")
    assert Table.of(table).cells[4] == "o9p4B4G2y2B9"
    assert [table.prove(5, seat).holds for seat in tb.Seat] == [False, True]


# Traitor


@all_editions
def test_a_traitor_is_a_clan_card_of_the_opponent_and_goes_to_any_free_own_slot(edition):
    """S9.35, S9.15: never a wild card; the same stone is allowed."""
    table = tactic_position(CELLS, "S", south="*Tr", edition=edition)
    assert targets(table, "Tr") == {f"{card}>{stone}" for card in ("r2:1", "b4:2", "g6:2", "o6:2") for stone in "256789"}
    north = tactic_position(CELLS, "N", north="*Tr", edition=edition)
    cards = ("r1:1", "b3:1", "g5:1", "r9:2", "p2:5")
    assert targets(north, "Tr") == {f"{card}>{stone}" for card in cards for stone in "156789"}


@all_editions
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("Tr Sp:5>6", "a traitor is a clan card"),
        ("Tr r2:1>1", "South's side of stone 1 is full"),
        ("Tr r9:2>6", "r9 does not lie on North's side of stone 2"),
        ("Tr y1:3>6", "stone 3 is claimed by South"),
        ("Tr b4:2>3", "stone 3 is claimed by South"),
        ("Tr b4:2>4", "stone 4 is claimed by North"),
        ("Tr b4:2>10", "there is no stone 10"),
        ("Tr", "it needs a target"),
    ],
)
def test_treason_is_refused_with_the_reason(edition, move, reason):
    """S9.35, D-18."""
    with pytest.raises(tb.IllegalMove, match=reason):
        tactic_position(CELLS, "S", south="*Tr", edition=edition).play(move)


@all_editions
def test_a_traitor_cannot_be_thrown_away(edition):
    """S9.35: there is no move that discards him."""
    with pytest.raises(tb.NotationError, match="is no move"):
        tactic_position(CELLS, "S", south="*Tr", edition=edition).play("Tr b4:2>x")


@all_editions
def test_a_traitor_changes_sides_at_the_same_stone(edition):
    """S9.35, S4.5: as the latest arrival."""
    table = tactic_position({2: "R7r8R9b1"}, "S", south="*Tr", edition=edition).play("Tr r8:2>2")
    assert Table.of(table).cells[1] == "R7R9b1R8"
    assert table.prove(2, SOUTH).holds
    if edition in AFTER_PLAY:
        assert (table.phase, claims(table)) == ("claim", {2}), "S9.38"


@all_editions
def test_a_traitor_goes_to_another_stone(edition):
    """S9.35, S9.36: North's side is open again."""
    table = tactic_position({2: "b1b2b3", 3: "B9g5"}, "S", south="*Tr", edition=edition).play("Tr b2:2>3")
    assert Table.of(table).cells[1:3] == ("b1b3", "B9g5B2")
    assert (Table.of(table).discards, Table.of(table).played) == ((), ("Tr",))
    assert table.prove(2, NORTH).reason == "North's side of stone 2 has 2 of 3 cards"


@all_editions
def test_a_tie_after_treason_goes_against_the_traitors_new_side(edition):
    """S4.5: the moved card has a new time."""
    table = tactic_position({2: "R9B4o9p4y2", 3: "g2"}, "S", south="*Tr", edition=edition).play("Tr g2:3>2")
    assert Table.of(table).cells[1] == "R9B4o9p4y2G2"
    assert [table.prove(2, seat).holds for seat in tb.Seat] == [False, True]


@all_editions
def test_a_tie_after_redeploying_the_own_earlier_card_back_and_forth_counts_the_new_time(edition):
    """S4.5, S9.33: South was complete first with the same sum; the g2 that comes from stone 3 is the latest now."""
    table = tactic_position({2: "R9B4o9p4y2", 3: "G2", 4: "sp"}, "S", south="*Re", edition=edition).play("Re g2:3>2")
    assert Table.of(table).cells[1] == "R9B4o9p4y2G2"
    assert [table.prove(2, seat).holds for seat in tb.Seat] == [False, True]


@all_editions
def test_a_traitor_without_a_free_own_slot_or_an_opposing_card_cannot_be_played(edition):
    """S9.5, D-18."""
    table = tactic_position(ONE_OPEN, "S", south="*Tr", edition=edition)
    assert targets(table, "Tr") == set()
    with pytest.raises(tb.IllegalMove, match="South's side of stone 1 is full"):
        table.play("Tr b1:1>1")
    nobody = tactic_position({1: "R1sp"}, "S", south="*DeTr", edition=edition)
    assert (targets(nobody, "Tr"), targets(nobody, "De")) == (set(), {"Sp:1"})


@all_editions
def test_after_a_card_has_left_its_owner_can_play_clan_cards_again(edition):
    """S9.36, S7.5: all South sides were full; North's deserter opens one, and South may not pass any more."""
    assert tactic_position(ONE_OPEN, "S", edition=edition).legal_moves() == ("pass",)
    table = tactic_position(ONE_OPEN, "N", north="*De", edition=edition).play("De r2:1")
    table = (table.play(".") if table.phase == "claim" else table).play("+c")
    held = Table.of(table).hands["S"]
    assert set(table.legal_moves()) == {f"{card}@1" for card in held}
