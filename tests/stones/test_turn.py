"""The turn: PLAY, CLAIM, DRAW (rules A3)."""

from __future__ import annotations

from itertools import permutations

import pytest

import tottenbury as tb
from tests.stones.lines import EDITIONS, Table, claims, position

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH

pytestmark = pytest.mark.parametrize("edition", EDITIONS)

HAND = "b1g2o3p4r5y6"
BEST = {5: "R7R8R9"}
"""Nothing beats this; other colours can only tie it, and later (S5.7)."""


def test_players_alternate(edition):
    """S3.1."""
    table = tb.rulebook(edition).deal(seed=4, first=NORTH)
    for seat in (NORTH, SOUTH, NORTH, SOUTH):
        assert (table.to_move, table.turn, table.phase) == (seat, seat, "play")
        table = table.play(table.legal_moves()[0])


def test_a_turn_plays_then_claims_then_draws(edition):
    """S3.1, S3.5: between PLAY and CLAIM nothing is drawn; the claim made, the card comes and the other seat plays."""
    table = position({5: "R7R8"}, "S", south="r9" + HAND[2:], edition=edition)
    before = Table.of(table)
    played = table.play("r9@5")
    claiming = Table.of(played)
    assert (played.to_move, played.phase) == (SOUTH, "claim")
    assert claiming.pile == before.pile
    assert len(claiming.hands["S"]) == 5
    drawn = played.play("!5")
    after = Table.of(drawn)
    assert (drawn.to_move, drawn.phase) == (NORTH, "play")
    assert after.pile == before.pile[1:]
    assert set(after.hands["S"]) - set(claiming.hands["S"]) == {before.pile[0]}


def test_every_card_of_the_hand_may_go_to_every_stone(edition):
    """S3.2, S3.4: no obligation to play opposite the opponent or to go on with a formation."""
    table = position({1: "r1", 2: "B2B3"}, "S", south=HAND, edition=edition)
    hand = Table.of(table).hands["S"]
    assert set(table.legal_moves()) == {f"{card}@{stone}" for card in hand for stone in range(1, 10)}
    assert len(table.legal_moves()) == 54


def test_only_stones_with_a_free_own_slot_and_without_an_owner_take_cards(edition):
    """S3.2, S5.13: stone 1 is full on South's side, 2 only on North's, 3 and 4 are claimed, though North's side of 3 has room."""
    cells = {1: "R1B3G5", 2: "r2b4g6", 3: "O7O8O9y1+", 4: "y7y8y9P1-"}
    table = position(cells, "S", south=HAND[2:], edition=edition)
    assert {move.split("@")[1] for move in table.legal_moves()} == set("256789")
    other = position(cells, "N", north=HAND[2:], edition=edition)
    assert {move.split("@")[1] for move in other.legal_moves()} == set("156789")


def test_a_card_lands_on_the_own_side_behind_those_that_lie_there(edition):
    """S3.2: the cell lists the cards in order of arrival."""
    south = position({2: "B2r1"}, "S", south=HAND, edition=edition).play("y6@2")
    assert Table.of(south).cells[1] == "B2r1Y6"
    north = position({2: "B2r1"}, "N", north=HAND, edition=edition).play("y6@2")
    assert Table.of(north).cells[1] == "B2r1y6"


def test_a_played_card_never_moves_again(edition):
    """S3.3: from move to move a cell only grows, or gets its owner."""
    for seed in range(10):
        table = tb.rulebook(edition).deal(seed=seed)
        while table.outcome is None:
            moves = table.legal_moves()
            after = table.play(moves[seed % len(moves)])
            for before, now in zip(Table.of(table).cells, Table.of(after).cells, strict=True):
                assert before == "." or now.startswith(before), f"seed {seed}"
            table = after


@pytest.mark.parametrize("cards", list(permutations(("r3", "b4", "g5"))))
def test_the_order_of_a_formation_has_no_influence(edition, cards):
    """S3.4."""
    cell = "".join(card.capitalize() for card in cards)
    formation = position({1: cell}, "S", "claim", edition=edition).prove(1).formation
    assert (formation.key, formation.total) == ("run", 12)


def test_the_card_drawn_is_the_top_of_the_pile_and_refills_the_hand(edition):
    """S3.6."""
    table = position({}, "S", south=HAND, north="b2b3b4b5b6b7", edition=edition)
    before = Table.of(table)
    after = Table.of(table.play("g2@1"))
    assert after.pile == before.pile[1:]
    assert set(after.hands["S"]) == set(before.hands["S"]) - {"g2"} | {before.pile[0]}
    assert after.hands["N"] == before.hands["N"]


def test_a_card_drawn_this_turn_cannot_help_this_turns_claim(edition):
    """S3.5: South completes stone 5 next turn with the r9 on top of the pile; now the claim is over before it is drawn."""
    cells = {5: "R7R8", 1: "B7B8B9"}
    rest = "".join(f"{colour}{n}" for colour in "gopy" for n in range(1, 10))
    table = position(cells, "S", south="b1b2", north="b3b4", pile="r9r1r2r3r4r5r6b5b6" + rest, edition=edition)
    played = table.play("b2@2")
    assert played.phase == "claim"
    assert claims(played) == {1}
    assert "r9" not in Table.of(played).hands["S"]
    done = played.play(".")
    assert (done.to_move, done.phase) == (NORTH, "play")
    assert "r9" in Table.of(done).hands["S"]


def test_claiming_is_voluntary_and_can_be_postponed(edition):
    """S3.7: South declines, North plays elsewhere, South claims after the next card."""
    table = position(BEST, "S", south=HAND, north="b2b3b4b5b6b7", edition=edition)
    declined = table.play("b1@1").play(".")
    assert (declined.to_move, declined.phase) == (NORTH, "play")
    assert Table.of(declined).owned("S") == set()
    later = declined.play("b2@1").play("g2@1")
    assert claims(later) == {5}
    assert Table.of(later.play("!5")).owned("S") == {5}


def test_each_claim_is_a_decision_of_its_own(edition):
    """S3.1, S5.1: any number of stones, in any order, and stopping in between."""
    cells = {1: "R7R8R9", 4: "B7B8B9", 7: "G7G8G9"}
    table = position(cells, "S", south="o1o2o3o4o5o6", north="p1p2p3p4p5p6", edition=edition).play("o1@2")
    assert table.legal_moves() == ("!1", "!4", "!7", ".")
    second = table.play("!7")
    assert (second.to_move, second.phase) == (SOUTH, "claim")
    assert second.legal_moves() == ("!1", "!4", ".")
    assert Table.of(second).owned("S") == {7}
    stopped = second.play(".")
    assert stopped.to_move == NORTH
    assert Table.of(stopped).owned("S") == {7}
    assert Table.of(second.play("!1").play("!4")).owned("S") == {1, 4, 7}


def test_the_turn_goes_on_by_itself_where_nothing_is_to_be_decided(edition):
    """Nothing to claim, one pile: the position after a card is the other player's PLAY (S3.1)."""
    table = position({}, "S", south=HAND, edition=edition).play("b1@1")
    assert (table.to_move, table.phase) == (NORTH, "play")


def test_a_line_that_stands_before_a_forced_move_has_that_one_move(edition):
    table = position({1: "B2"}, "S", "claim", edition=edition)
    assert table.legal_moves() == (".",)
    drawing = position({1: "B2"}, "S", "draw", edition=edition)
    assert drawing.legal_moves() == ("+c",)
    assert drawing.play("+c") == table.play(".")


@pytest.mark.parametrize(
    ("phase", "move", "reason"),
    [
        ("play", "y9@1", "y9 is not in South's hand"),
        ("play", "b1@2", "South's side of stone 2 is full"),
        ("play", "b1@3", "stone 3 is claimed by South"),
        ("play", "b1@4", "stone 4 is claimed by North"),
        ("play", "b1@10", "there is no stone 10"),
        ("play", "!5", "stones are claimed after playing a card"),
        ("play", "pass", "South can play a card, and then must"),
        ("play", ".", "South has to play a card first"),
        ("play", "+c", "South has to play a card first"),
        ("claim", "b1@1", "South now claims stones, or says '.' for done"),
        ("claim", "+c", "South now claims stones, or says '.' for done"),
        ("claim", "pass", "South now claims stones, or says '.' for done"),
        ("claim", "!3", "stone 3 is claimed by South"),
        ("claim", "!4", "stone 4 is claimed by North"),
        ("claim", "!10", "there is no stone 10"),
        ("claim", "!1", "South's side of stone 1 has 0 of 3 cards"),
        ("claim", "!2", r"North can still make colour run 24 \(o7 o8 o9\)"),
        ("claim", "!6", r"North has sum 22 \(b9 g8 o5\)"),
        ("claim", "!7", r"North has sum 18 \(b8 g6 o4\), complete first"),
        ("draw", "b1@1", r"South now draws a card, '\+c'"),
        ("draw", ".", r"South now draws a card, '\+c'"),
        ("draw", "!5", "stones are claimed after playing a card"),
        ("draw", "pass", r"South now draws a card, '\+c'"),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(edition, phase, move, reason):
    """S3.1, S3.2, S5.2, S5.4, S5.12, S5.13, S7.6."""
    cells = {
        2: "R1P3Y5",
        3: "R2R3R4+",
        4: "p7p8p9-",
        5: "R7R8R9",
        6: "Y1b9P2g8R5o5",
        7: "b8g6o4Y8P6Y4",
    }
    hand = "b1b2b3b4b5b6" if phase == "play" else "b1b2b3b4b5"
    table = position(cells, "S", phase, south=hand, edition=edition)
    assert move not in table.legal_moves()
    with pytest.raises(tb.IllegalMove, match=reason) as refused:
        table.play(move)
    assert str(refused.value).startswith(f"{move} is illegal: ")
    assert str(table) == str(position(cells, "S", phase, south=hand, edition=edition)), "the position is as it was"


@pytest.mark.parametrize("move", ["r7", "r7@", "R7@3", "r10@3", "x7@3", "!", "!0", "!x", "draw", "", "r7@3 !3"])
def test_a_text_that_is_no_move_is_no_illegal_move_but_bad_notation(edition, move):
    table = position({}, "S", south=HAND, edition=edition)
    with pytest.raises(tb.NotationError):
        table.play(move)


def test_after_the_end_nothing_can_be_played(edition):
    """S6.1."""
    over = position({1: "R7R8R9+", 2: "B7B8B9+", 3: "G7G8G9"}, "S", "claim", edition=edition).play("!3")
    assert over.legal_moves() == ()
    for move in ("b1@5", "!4", ".", "+c", "pass"):
        with pytest.raises(tb.GameOver, match="S three-adjacent"):
            over.play(move)
