"""Formations, ties and claims (rules A4 and A5)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.stones.lines import DECK, EDITIONS, Table, claims, position

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH

pytestmark = pytest.mark.parametrize("edition", EDITIONS)


@pytest.mark.parametrize(
    ("side", "key", "total"),
    [
        ("R3R1R2", "colour run", 6),
        ("R7R8R9", "colour run", 24),
        ("R1B1G1", "same strength", 3),
        ("R9R1R2", "colour", 12),  # no way round from 9 to 1 (S4.2)
        ("R8R9R1", "colour", 18),
        ("R1R3R5", "colour", 9),
        ("R5B6G4", "run", 15),
        ("R5R6G7", "run", 18),
        ("R9B1G2", "sum", 12),
        ("R5B5G6", "sum", 16),
        ("R1B3G5", "sum", 9),
    ],
)
def test_a_side_counts_as_the_highest_formation_it_satisfies(edition, side, key, total):
    """S4.1, S4.2."""
    formation = position({1: side}, "S", "claim", edition=edition).prove(1).formation
    assert (formation.key, formation.total) == (key, total)
    assert formation.cards == tuple(card.lower() for card in (side[:2], side[2:4], side[4:]))


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("R1R2R3", "b9g9o9"),  # rank before sum
        ("R1B1G1", "o6o8o9"),
        ("R1R2R4", "b7g8o9"),
        ("R1B2G3", "b9o9y8"),
        ("R4R5R6", "b3b4b5"),  # equal rank: the sum
        ("R5B5G5", "o4p4y4"),
        ("R1R2R9", "b1b3b7"),
        ("R4B5G6", "b3g4o5"),
        ("R9B9G1", "o8p8y2"),
    ],
)
@pytest.mark.parametrize("first", ["stronger", "weaker"])
def test_rank_decides_before_the_sum_and_the_sum_before_the_order(edition, stronger, weaker, first):
    """S4.3, S5.3: both sides complete, it does not matter who was first."""
    cell = stronger + weaker if first == "stronger" else weaker + stronger
    south = position({4: cell}, "S", "claim", edition=edition)
    assert claims(south) == {4}
    assert south.prove(4).holds
    assert south.prove(4).counter is None
    north = position({4: cell}, "N", "claim", edition=edition)
    assert claims(north) == set()
    proof = north.prove(4)
    assert not proof.holds
    assert proof.counter == south.prove(4).formation


def test_single_cards_are_never_compared(edition):
    """S4.3: r9 b4 g2 and o6 p6 y3 are both a sum of 15; the 9 is worth nothing of itself."""
    cell = "o6p6y3R9B4G2"
    assert claims(position({1: cell}, "S", "claim", edition=edition)) == set()
    assert claims(position({1: cell}, "N", "claim", edition=edition)) == {1}


@pytest.mark.parametrize(
    ("cell", "winner"),
    [
        ("R9B4G2o9p4y2", "S"),
        ("o9p4y2R9B4G2", "N"),
        ("R9o9B4p4G2y2", "S"),  # card by card: South's third comes first
        ("o9p4R9B4G2y2", "S"),  # North was ahead, but not complete
        ("R9B4o9p4y2G2", "N"),
    ],
)
def test_a_tie_goes_to_the_side_that_was_complete_first(edition, cell, winner):
    """S4.4, S4.5."""
    for seat in tb.Seat:
        table = position({7: cell}, seat.letter, "claim", edition=edition)
        assert claims(table) == ({7} if seat.letter == winner else set())
        assert table.prove(7).holds == (seat.letter == winner)


def test_the_tie_is_told_in_the_proof(edition):
    """S4.4."""
    table = position({7: "R9B4G2o9p4y2"}, "S", "claim", edition=edition)
    assert table.prove(7, SOUTH).reason == "North has only sum 15 (o9 p4 y2), complete later"
    assert table.prove(7, NORTH).reason == "South has sum 15 (r9 b4 g2), complete first"


def test_only_the_player_whose_turn_it_is_may_claim(edition):
    """S5.1: North's stone 2 is there for the taking, but it is South's claim window."""
    table = position({1: "R7R8R9", 2: "b7b8b9"}, "S", "claim", edition=edition)
    assert claims(table) == {1}
    with pytest.raises(tb.IllegalMove, match="South's side of stone 2 has 0 of 3 cards"):
        table.play("!2")


def test_the_own_side_must_be_complete(edition):
    """S5.2: r8 r9 against nothing at all."""
    table = position({1: "R8R9"}, "S", "claim", edition=edition)
    proof = table.prove(1)
    assert not proof.holds
    assert proof.reason == "South's side of stone 1 has 2 of 3 cards"
    assert (proof.formation, proof.best, proof.counter) == (None, None, None)
    with pytest.raises(tb.IllegalMove, match="2 of 3 cards"):
        table.play("!1")


def test_the_best_formation_of_all_is_proven_against_an_empty_side(edition):
    """S5.4, S5.7: five other colours can make 7 8 9 too, but only later."""
    proof = position({1: "R7R8R9"}, "S", "claim", edition=edition).prove(1)
    assert proof.holds
    assert (proof.best.key, proof.best.total) == ("colour run", 24)
    assert proof.reason.endswith("complete later")


def test_a_weaker_formation_is_refuted_by_an_empty_side(edition):
    """S5.4: the counter-formation names three cards that are not face up."""
    table = position({1: "R6R7R8"}, "S", "claim", edition=edition)
    proof = table.prove(1)
    assert not proof.holds
    assert (proof.counter.key, proof.counter.total) == ("colour run", 24)
    assert proof.counter == proof.best
    assert proof.added == proof.counter.cards
    assert not set(proof.added) & set(Table.of(table).face_up)


def test_a_weaker_formation_is_proven_against_an_empty_side_once_the_better_runs_are_broken(edition):
    """S5.6: one card of each 7 8 9 lies face up, on either side, at claimed stones too; r6 r7 r8 ties with 6 7 8 at best."""
    cells = {1: "R6R7R8", 2: "B9r9g9", 3: "Y9p9o9"}
    assert claims(position(cells, "S", "claim", edition=edition)) == {1}
    cells[3] = "Y9p9"
    refuted = position(cells, "S", "claim", edition=edition).prove(1)
    assert refuted.counter.cards == ("o7", "o8", "o9")
    closed = {1: "R6R7R8", 2: "B9r9g9", 3: "y9p9o9-"}
    assert claims(position(closed, "S", "claim", edition=edition)) == {1}


@pytest.mark.parametrize("where", ["south", "north", "pile"])
def test_cards_in_any_hand_or_pile_count_as_unseen(edition, where):
    """S5.5, S5.6: b7 would refute the claim wherever it is, even in the claimant's own hand."""
    hands = {"south": "o1o2o3o4o5", "north": "p1p2p3p4p5p6"}
    if where != "pile":
        hands[where] = "b7" + hands[where][2:]
    table = position({1: "R5b6R6b8R7"}, "S", "claim", edition=edition, **hands)
    proof = table.prove(1)
    assert not proof.holds
    assert proof.added == ("b7",)
    assert claims(table) == set()


def test_the_proof_ignores_who_could_still_play_the_cards(edition):
    """S5.5, S5.9: the pile is empty, South itself holds o9 and p9, North only y9; that three nines are unseen refutes the claim."""
    rest = [card for card in DECK if card not in ("r9", "b4", "g2", "o9", "p9", "y9")]
    cells = {1: "R9B4G2"}
    for stone in range(2, 10):
        six = rest[6 * (stone - 2) : 6 * (stone - 1)]
        cells[stone] = "".join(card.capitalize() for card in six[:3]) + "".join(six[3:])
    table = position(cells, "S", "claim", south="o9p9", north="y9", pile="-", edition=edition)
    proof = table.prove(1)
    assert proof.added == ("o9", "p9", "y9")
    assert (proof.counter.key, proof.counter.total) == ("same strength", 27)
    assert 1 not in claims(table)


def test_a_tie_at_best_is_enough(edition):
    """S5.7: without a 7 North's r8 g6 can only be a sum, and reaches 8 + 6 + 9 = 23, which South has already."""
    cells = {1: "B9O9P5r8g6", 2: "R7b7G7", 3: "O7p7Y7"}
    proof = position(cells, "S", "claim", edition=edition).prove(1)
    assert (proof.formation.key, proof.formation.total) == ("sum", 23)
    assert (proof.best.key, proof.best.total) == ("sum", 23)
    assert proof.holds
    cells[3] = "O7p7"
    assert position(cells, "S", "claim", edition=edition).prove(1).added == ("y7",)


def test_a_failed_claim_has_no_penalty(edition):
    """S5.12: it is simply not legal; the position is as it was, and the game goes on."""
    table = position({1: "R6R7R8", 2: "B7B8B9"}, "S", "claim", edition=edition)
    before = str(table)
    with pytest.raises(tb.IllegalMove, match="can still make"):
        table.play("!1")
    assert str(table) == before
    assert Table.of(table.play("!2")).owned("S") == {2}


def test_a_claimed_stone_is_closed_to_both(edition):
    """S5.13: also where a side is incomplete; its cards stay where they are, and it is not claimed twice."""
    table = position({5: "R7R8R9b1"}, "S", "claim", south="g1g2g3g4g5", north="o1o2o3o4o5o6", edition=edition)
    claimed = table.play("!5")
    assert Table.of(claimed).cells[4] == "R7R8R9b1+"
    assert claimed.to_move == NORTH
    assert not [move for move in claimed.legal_moves() if move.endswith("@5")]
    with pytest.raises(tb.IllegalMove, match="o1@5 is illegal: stone 5 is claimed by South"):
        claimed.play("o1@5")
    assert claimed.prove(5, SOUTH).reason == "stone 5 is claimed by South"
    assert not claimed.prove(5, SOUTH).holds
    south = claimed.play("o1@1")
    assert not [move for move in south.legal_moves() if move.endswith("@5")]
    with pytest.raises(tb.IllegalMove, match="stone 5 is claimed by South"):
        south.play("g1@5")


def test_a_claim_can_become_provable_by_the_claimants_own_card(edition):
    """S5.6: the card just played lies face up; it takes the last refutation away."""
    table = position({1: "R5b6R6b8R7"}, "S", south="b7g1g2g3g4g5", edition=edition)
    assert not table.prove(1).holds
    played = table.play("b7@9")
    assert claims(played) == {1}


def test_a_claim_can_become_provable_by_the_opponents_card(edition):
    """S5.6: North closes its own way to a colour run with b1; South may then claim, in South's turn."""
    table = position({1: "R5b6R6b8R7"}, "N", north="b1g1g2g3g4g5", south="o1o2o3o4o5o6", edition=edition)
    after = table.play("b1@1")
    assert (after.to_move, after.phase) == (SOUTH, "play")
    assert after.prove(1).holds
    assert claims(after.play("o1@9")) == {1}


def test_a_claim_that_cannot_be_answered_any_more_is_provable(edition):
    """S5.4: whatever b6 b8 can become is looked at, not only colour runs: b9 makes a colour of 23, which loses to a colour run."""
    proof = position({1: "R1R2R3b6b8", 2: "B7"}, "S", "claim", edition=edition).prove(1)
    assert proof.holds
    assert (proof.best.key, proof.best.total, proof.added) == ("colour", 23, ("b9",))
    assert proof.reason == "the best North can still make is colour 23 (b6 b8 b9)"


def test_a_proof_is_as_true_as_it_holds(edition):
    table = position({1: "R7R8R9", 2: "R1B3G5"}, "S", "claim", edition=edition)
    assert table.prove(1)
    assert not table.prove(2)
    assert (table.prove(1).place, table.prove(1).claimant) == (1, SOUTH)


def test_each_edition_names_the_formations_in_its_own_words(edition):
    """S4.1, strongest first."""
    names = {
        "stones-1999": ("der geordnete Clan", "das Schotten-Totten-Team", "der Clan", "die Schotten-Totten-Staffel", "die wilde Horde"),
        "stones-2004": ("de geordende clan", "het Schotten-Totten-Team", "de Clan", "de Schotten-Totten-Staffel", "de wilde horde"),
        "stones-2024": ("Königstrupp", "Dreierspitze", "Farbwall", "Bunter Trupp", "Wilde Horde"),
    }[edition]
    own = tb.rulebook(edition).game.edition
    assert own.formation_names("nl" if edition == "stones-2004" else "de") == names
    assert own.formation_names("en") == ("colour run", "same strength", "colour", "run", "sum")
