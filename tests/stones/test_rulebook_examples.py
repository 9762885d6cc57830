"""Every example of the base game that the three rulebooks print. Their pictures are lost: the positions are made to fit the captions.

Two more examples, "Dieses Beispiel hilft weiter" (1999) and "dan helpt dit voorbeeld zeker" (2004), were pictures only: nothing is left of
them.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

import tottenbury as tb
from tests.stones.lines import EDITIONS, claims, full_border, position

OLD_EDITIONS = ("stones-1999", "stones-2004")

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH


def winner_between(edition: str, first: str, second: str) -> str:
    """Which of two complete formations at a stone can be claimed: that of South, who was complete first, or North's."""
    cell = "".join(card.capitalize() for card in first.split()) + "".join(second.split())
    south, north = (position({5: cell}, seat.letter, "claim", edition=edition) for seat in tb.Seat)
    assert (claims(south) == {5}) != (claims(north) == {5}), "exactly one of them can claim"
    return first if claims(south) else second


def test_irina_and_thomas_at_the_stone_on_the_edge():
    """2024: Irina has g7 p4 b3, a wild horde; Thomas adds b5 to g5 r5, has three of one strength, and claims the stone (S4.1, S5.3)."""
    table = position({9: "G7P4g5B3r5"}, "N", south="b9g9o9p9r9y9", north="b5b1g1o1p1r1", edition="stones-2024")
    played = table.play("b5@9")
    assert (played.to_move, played.phase) == (NORTH, "claim")
    proof = played.prove(9)
    assert proof.holds
    assert (proof.formation.key, proof.formation.total) == ("same strength", 15)
    assert (proof.best.key, proof.best.total) == ("sum", 14)
    after = played.play("!9")
    assert str(after).split()[1].endswith("/G7P4g5B3r5b5-")


@pytest.mark.parametrize("edition", OLD_EDITIONS)
def test_a_relay_loses_to_a_team_and_wins_against_a_wild_horde(edition):
    """1999: "eine Schotten-Totten-Staffel verliert gegenüber einem Team und gewinnt gegen eine wilde Horde"; 2004 likewise (S4.1)."""
    relay, team, horde = "r7 b8 g9", "r1 b1 g1", "b9 g8 p9"
    for other, expected in ((team, team), (horde, relay)):
        assert winner_between(edition, relay, other) == expected
        assert winner_between(edition, other, relay) == expected


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_list_of_formations_goes_from_the_strongest_to_the_weakest(edition):
    """All rulebooks print the list: each formation beats the next one, however high the sum of that is (S4.1)."""
    ladder = ["r1 r2 r3", "b1 g1 o1", "b2 b3 b5", "g2 o3 p4", "o9 p9 y8"]
    for stronger, weaker in pairwise(ladder):
        assert winner_between(edition, stronger, weaker) == stronger
        assert winner_between(edition, weaker, stronger) == stronger


@pytest.mark.parametrize(
    ("thirteen", "eleven"),
    [
        ("r9 b3 g1", "o5 p5 y1"),  # wild hordes
        ("r9 r3 r1", "b8 b1 b2"),  # clans
    ],
)
def test_thirteen_beats_eleven(thirteen, eleven):
    """1999: "13 schlägt 11": the same formation, the higher sum wins, whoever was there first (S4.3)."""
    assert winner_between("stones-1999", thirteen, eleven) == thirteen
    assert winner_between("stones-1999", eleven, thirteen) == thirteen


@pytest.mark.parametrize("edition", OLD_EDITIONS)
@pytest.mark.parametrize("where", ["b7", "B7"])
def test_if_the_blue_seven_has_already_been_played(edition, where):
    """1999 and 2004, caption of the first example: b6 b8 cannot become a clan in order any more (S5.4, S5.6).

    It does not matter who played b7, and without it face up the claim is refuted by that very card.
    """
    run = "R5b6R6b8R7"
    proof = position({1: run, 2: where}, "S", "claim", edition=edition).prove(1)
    assert proof.holds
    assert (proof.best.key, proof.best.total, proof.added) == ("colour", 23, ("b9",))

    refuted = position({1: run}, "S", "claim", edition=edition).prove(1)
    assert not refuted.holds
    assert (refuted.counter.key, refuted.counter.total, refuted.added) == ("colour run", 21, ("b7",))


@pytest.mark.parametrize("edition", OLD_EDITIONS)
def test_even_a_nine_only_reaches_the_same_sum(edition):
    """1999 and 2004, caption of the second example: 9 + 9 + 4 = 22 against g9 y4, which reach 22 too, but later (S5.7)."""
    table = position({3: "R9g9O9y4P4"}, "S", "claim", edition=edition)
    proof = table.prove(3)
    assert proof.holds
    assert (proof.formation.total, proof.best.total) == (22, 22)
    assert [card[1] for card in proof.added] == ["9"]
    assert claims(table) == {3}

    # One point more on the other side, and the same nine beats the claim.
    refuted = position({3: "R9g9O9y5P4"}, "S", "claim", edition=edition).prove(3)
    assert not refuted.holds
    assert (refuted.counter.key, refuted.counter.total) == ("sum", 23)


@pytest.mark.parametrize("edition", EDITIONS)
def test_of_equal_formations_the_one_who_played_the_last_card_loses_and_the_opponent_takes_the_stone_in_his_own_turn(edition):
    """1999 and 2004 in these words; 2024: the third card played first wins (S4.4)."""
    table = position({4: "R9R4g9O2p2"}, "N", south="b1b2b3b5b6b7", north="b4b8b9g1g2g3", edition=edition)
    tied = table.play("b4@4")  # 9 + 2 + 4 against 9 + 4 + 2, North comes second
    assert (tied.to_move, tied.phase) == (SOUTH, "play"), "North had nothing to claim"
    assert not tied.prove(4, NORTH).holds
    assert tied.prove(4, SOUTH).holds
    played = tied.play("b1@9")
    assert claims(played) == {4}
    assert str(played.play("!4")).split()[1].split("/")[3] == "R9R4g9O2p2b4+"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("winners", "last", "reason", "points"),
    [
        ("SSSNNSSNN", 3, "three-adjacent", (5, 4)),
        ("SSNSSNSNN", 7, "five", (5, 4)),
    ],
)
def test_the_winner_scores_five_and_the_loser_a_point_a_stone(edition, winners, last, reason, points):
    """1999 and 2004, and the Clanfehde of 2024 (S8.1 to S8.3)."""
    marks = {"S": "+", "N": "-"}
    cells = full_border(winners)
    for stone, winner in enumerate(winners, 1):
        if winner == "N" or stone < last:
            cells[stone] += marks[winner]
    end = position(cells, "S", "claim", edition=edition).play(f"!{last}")
    assert (end.outcome.winner, end.outcome.reason) == (SOUTH, reason)
    assert end.book.game.points(end.state, end.outcome) == points
