"""Wild cards: joker, spy and shield bearer (rules S9.10 to S9.15)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.stones.lines import TACTIC_EDITIONS, Table, claims
from tests.stones.tactic_lines import AFTER_PLAY, claim_phase, tactic_position, targets

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH

pytestmark = pytest.mark.parametrize("edition", TACTIC_EDITIONS)

WILDS = ("Jo", "Sp", "Sh")
CELLS = {1: "R1B3G5", 2: "r2b4g6", 3: "O7O8O9y1+", 4: "y7y8y9P1-"}
"""Stone 1 is full on South's side, 2 on North's; 3 and 4 are claimed."""


def claiming(cells: dict[int, str], seat: str, edition: str, **fields: str) -> tb.Position:
    """A position in the edition's claim window."""
    return tactic_position(cells, seat, claim_phase(edition), edition=edition, **fields)


@pytest.mark.parametrize("seat", ["S", "N"])
def test_a_wild_card_goes_where_a_clan_card_may_go_and_nowhere_else(edition, seat):
    """S9.1, S9.10, S3.2: every card of the hand to every free own slot at an unclaimed stone."""
    hand = "*JoSpSh"
    table = tactic_position(CELLS, seat, south=hand if seat == "S" else None, north=hand if seat == "N" else None, edition=edition)
    held = Table.of(table).hands[seat]
    assert set(WILDS) < set(held)
    stones = "256789" if seat == "S" else "156789"
    assert set(table.legal_moves()) == {f"{card}@{stone}" for card in held for stone in stones}


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("Jo@1", "South's side of stone 1 is full"),
        ("Jo@3", "stone 3 is claimed by South"),
        ("Jo@4", "stone 4 is claimed by North"),
        ("Jo@10", "there is no stone 10"),
        ("Sp@2", "Sp is not in South's hand"),
        ("Sh@2", "Sh is not in South's hand"),
    ],
)
def test_a_wild_card_is_refused_with_the_reason(edition, move, reason):
    """S9.10, S5.13."""
    table = tactic_position(CELLS, "S", south="*Jo", north="*Sh", edition=edition)
    with pytest.raises(tb.IllegalMove, match=reason):
        table.play(move)


@pytest.mark.parametrize("wild", WILDS)
def test_a_wild_card_lands_on_the_own_side_and_counts_as_played(edition, wild):
    """S9.1, S9.4, S9.10: it is a card of the formation, in order of arrival; then a card is drawn, from either pile (S3.6)."""
    table = tactic_position({5: "B2r1"}, "S", south=f"*{wild}", edition=edition)
    before, after = Table.of(table), Table.of(table.play(f"{wild}@5"))
    assert after.cells[4] == f"B2r1{wild}"
    assert after.side(5, "S") == ["b2", wild]
    assert after.played == (wild,)
    assert (after.to_move, after.phase, after.discards) == ("S", "draw", ())
    assert set(before.hands["S"]) - set(after.hands["S"]) == {wild}
    north = tactic_position({5: "B2r1"}, "N", north=f"*{wild}", edition=edition).play(f"{wild}@5")
    assert (Table.of(north).cells[4], Table.of(north).played) == (f"B2r1{wild.lower()}", (wild.lower(),))


@pytest.mark.parametrize(
    ("side", "key", "total"),
    [
        ("R5R6Jo", "colour run", 18),
        ("R8R9Jo", "colour run", 24),
        ("R4R6Jo", "colour run", 15),
        ("R5R9Jo", "colour", 23),  # S9.13: a second r9
        ("R5G5Jo", "same strength", 15),
        ("R1B2Jo", "run", 6),
        ("R1B5Jo", "sum", 15),
        ("R6R8Sp", "colour run", 21),
        ("R7B7Sp", "same strength", 21),
        ("R1R2Sp", "colour", 10),
        ("R7R1Sp", "colour", 15),  # S9.13: a second r7
        ("R5B6Sp", "run", 18),
        ("R9B1Sp", "sum", 17),
        ("R1R2Sh", "colour run", 6),
        ("R4R5Sh", "colour run", 12),
        ("R3B3Sh", "same strength", 9),
        ("R1B1Sh", "same strength", 3),
        ("R8R9Sh", "colour", 20),
        ("R4B5Sh", "run", 12),
        ("R4G4Sh", "sum", 11),
        ("R8JoSp", "colour run", 24),
        ("R3JoSh", "colour run", 9),
        ("R8SpSh", "colour", 18),
        ("JoSpSh", "colour", 19),
        ("R9JoSh", "colour", 21),
        ("R2JoSh", "colour run", 9),  # 2 3 4: a shield of 3, a joker of 4
    ],
)
def test_a_wild_card_makes_the_best_formation_it_can(edition, side, key, total):
    """S9.10, S9.12, S9.13: rank first, then the sum."""
    formation = claiming({1: side}, "S", edition).prove(1).formation
    assert (formation.key, formation.total) == (key, total)


@pytest.mark.parametrize(
    ("side", "key", "total"),
    [
        ("MuR5R6R7Jo", "colour run", 26),
        ("MuR5R8R9Jo", "colour", 31),
        ("MuR5R6R9Jo", "colour", 29),
        ("MuR6B8G9Sp", "run", 30),
        ("MuR3B3G3Sh", "same strength", 12),
        ("MuR7B7G7Sp", "same strength", 28),
        ("MuR4R5R6Sh", "colour run", 18),
        ("MuR1B2G3Sp", "sum", 13),
        ("MuR5JoSpSh", "colour", 24),
        ("MuR4JoSh", None, None),
    ],
)
def test_in_the_mud_a_wild_card_is_one_of_four(edition, side, key, total):
    """S4.6, S9.12, S9.24."""
    formation = claiming({1: side}, "S", edition).prove(1).formation
    assert (formation and (formation.key, formation.total)) == (key and (key, total))


@pytest.mark.parametrize(("side", "total"), [("R5R6Jo", 20), ("R6R8Sp", 21), ("R1R2Sh", 6), ("JoSpSh", 19)])
def test_in_the_fog_a_joker_is_nine_a_spy_seven_and_a_shield_bearer_three(edition, side, total):
    """S9.23."""
    formation = claiming({1: f"Fo{side}"}, "S", edition).prove(1).formation
    assert (formation.key, formation.total) == ("sum", total)


@pytest.mark.parametrize("first", ["south", "north"])
@pytest.mark.parametrize(
    ("south", "north", "winner"),
    [
        ("R5R6Jo", "b4b5b6", "S"),  # 5 6 7 against 4 5 6
        ("R5R6Jo", "b6b7b8", "N"),
        ("R5R6Jo", "b7b8jo", "N"),  # 5 6 7 against 7 8 9
        ("R4B4Jo", "g2g3g9", "S"),
        ("R4B4Sp", "g1g2sh", "N"),  # a sum of 15 against a colour run
    ],
)
def test_whoever_claims_each_wild_card_counts_best_for_its_owner(edition, south, north, winner, first):
    """S9.11, S9.12, D-10: the choice stays open on both sides until the stone is decided."""
    cell = south + north if first == "south" else north + south
    for seat in "SN":
        table = claiming({6: cell}, seat, edition)
        assert claims(table) == ({6} if seat == winner else set())
        assert [table.prove(6, one).holds for one in tb.Seat] == [winner == "S", winner == "N"]


@pytest.mark.parametrize(("cell", "winner"), [("R5R6Job5b6b7", "S"), ("b5b6b7R5R6Jo", "N"), ("R5b5b6R6b7Jo", "N"), ("JoR5b5b6R6b7", "S")])
def test_a_tie_with_a_wild_card_goes_by_the_order_of_arrival(edition, cell, winner):
    """S4.5, S9.12: colour run 18 on both sides; a wild card has its time like any other."""
    for seat in "SN":
        assert claims(claiming({2: cell}, seat, edition)) == ({2} if seat == winner else set())


@pytest.mark.parametrize("seat", ["S", "N"])
def test_an_opponents_wild_card_is_best_for_him_in_an_open_proof_too(edition, seat):
    """S5.11, S9.12: of 6 7 8 the joker may be the 7 that has been played elsewhere, or with one more card any 7 8 9."""
    mine, theirs = ("R6R7R8", "b8jo") if seat == "S" else ("r6r7r8", "B8Jo")
    proof = claiming({1: mine + theirs, 2: "b7" if seat == "S" else "B7"}, seat, edition).prove(1)
    assert not proof.holds
    assert (proof.counter.key, proof.counter.total) == ("colour run", 24)
    assert proof.added == ("b9",)
    assert proof.counter.cards == ("b8", "b9", "Jo=b7")
    # With b9 and b6 face up only the joker's own reach is left: 7 8 9 would need both a 7 and a 9.
    cells = {1: mine + theirs, 2: "b7b9", 3: "B6"}
    shut = claiming(cells, seat, edition).prove(1)
    assert shut.holds
    assert shut.best.key != "colour run"


@pytest.mark.parametrize("seat", ["S", "N"])
def test_the_claimants_own_wild_card_is_best_for_the_claimant(edition, seat):
    """S5.11, S9.12: r8 r9 and a joker are 7 8 9, which nothing beats."""
    cell = "R8R9Jo" if seat == "S" else "r8r9jo"
    assert claims(claiming({4: cell}, seat, edition)) == {4}


def test_the_value_is_not_fixed_by_a_proof_but_follows_the_table(edition):
    """S9.11: one joker, three answers, as the cards around it change."""
    totals = [
        (proof.best.key, proof.best.total)
        for proof in (claiming({1: "R7R8R9" + north}, "S", edition, north="*").prove(1) for north in ("job1", "job1b2", "job1y9", "job5y5"))
    ]
    assert totals == [("colour run", 6), ("colour run", 6), ("sum", 19), ("same strength", 15)]


@pytest.mark.parametrize("holder", ["S", "N"])
@pytest.mark.parametrize("wild", WILDS)
def test_tactic_cards_not_yet_played_are_ignored_in_a_proof(edition, wild, holder):
    """S5.10: b7 lies face up, and that a joker could stand for it does not matter while it is in a hand or a pile."""
    cells = {1: "R5b6R6b8R7", 2: "b7"}
    table = claiming(cells, "S", edition, **{"south" if holder == "S" else "north": f"*{wild}"})
    assert claims(table) == {1}
    assert table.prove(1).best.key == "colour"


def test_a_wild_card_that_lies_there_does_count(edition):
    """S5.11: by contrast, on the border the joker is that b7."""
    table = claiming({1: "R5b6R6joR7", 2: "b7"}, "S", edition)
    assert claims(table) == set()
    assert table.prove(1).counter.key == "colour run"


def test_a_joker_on_one_side_does_not_take_its_value_from_the_unseen_cards(edition):
    """S9.13, S5.6: North's joker may be r9, which lies face up, and the r9 of the proof is no other card's business."""
    proof = claiming({1: "G7G8Y9r8jo", 2: "R9", 3: "r6"}, "S", edition).prove(1)
    assert proof.counter.cards == ("r8", "r7", "Jo=r9")


def second_joker(cells: dict[int, str], edition: str, **fields: str) -> tb.Position:
    """South has played a joker and holds the other one; North has played as much as South."""
    return tactic_position(cells, "S", south="*Jo", edition=edition, **fields)


@pytest.mark.parametrize("cells", [{1: "Jo", 2: "sp"}, {1: "R5R6Job1+", 2: "sp"}])
def test_the_second_joker_stays_in_the_hand(edition, cells):
    """S9.14: wherever the first lies, at a claimed stone too."""
    table = second_joker(cells, edition)
    assert targets(table, "Jo") == set()
    with pytest.raises(tb.IllegalMove, match="South has already played a joker; another one stays in the hand"):
        table.play("Jo@5")


@pytest.mark.parametrize("who", ["South's redeploy", "North's deserter"])
def test_the_second_joker_stays_in_the_hand_after_the_first_was_discarded(edition, who):
    """S9.14, D-11: whoever discarded it, and however it came there."""
    discards = "jo" if edition.startswith("stones-2024") else "Jo"
    played = {"South's redeploy": "JoshResp", "North's deserter": "Jode"}[who]
    cells = {1: "shsp"} if who == "South's redeploy" else {}
    table = second_joker(cells, edition, discards=discards, played=played)
    assert targets(table, "Jo") == set()
    with pytest.raises(tb.IllegalMove, match="already played a joker"):
        table.play("Jo@5")


def test_the_first_joker_is_discarded_in_play_and_the_second_is_still_blocked(edition):
    """S9.14, S9.34: North's deserter takes it."""
    table = tactic_position({1: "R1Jo"}, "N", north="*De", south="*Jo", edition=edition).play("De Jo:1").play("+c")
    assert (table.to_move, table.phase) == (SOUTH, "play")
    assert Table.of(table).side(1, "S") == ["r1"]
    assert targets(table, "Jo") == set()


def test_each_player_may_play_a_joker(edition):
    """S9.14: South's lies on the table, North plays the other one."""
    table = tactic_position({1: "Jo"}, "N", north="*Jo", edition=edition)
    assert targets(table, "Jo") == set("123456789")
    assert Table.of(table.play("Jo@1")).cells[0] == "Jojo"


def test_a_wild_card_can_complete_a_stone_that_is_claimed_in_the_same_turn(edition):
    """S9.1, S9.38, S3.8: where claims come after PLAY; else in the next turn."""
    played = tactic_position({3: "R8R9"}, "S", south="*Jo", edition=edition).play("Jo@3")
    if edition in AFTER_PLAY:
        assert (played.phase, claims(played)) == ("claim", {3})
        assert Table.of(played.play("!3")).phase == "draw"
    else:
        assert played.phase == "draw"
        assert played.prove(3, SOUTH).holds
