"""The prover: by brute force on random contests, and by hand on the cases that a reader wonders about."""

from __future__ import annotations

import pytest

from tests import judge as judging
from tests.judge import (
    ALL,
    COLOUR,
    COLOUR_RUN,
    DECKS,
    RUN,
    SAME_STRENGTH,
    SUM,
    Contest,
    Side,
    all_cards,
    ask_prover,
    judge,
    number,
    rank_and_sum,
)

SEED = 20240


def cards(deck: str, names: str) -> tuple[tuple[int, int], ...]:
    return tuple((DECKS[deck].letters.index(name[0]), int(name[1:])) for name in names.split())


def strongest(side="", wilds="", unseen="", *, seen=None, size=3, counting=ALL, lower=False, deck="clan", floor=0):
    """Rank, sum and added cards of the best that a side can become; with `seen`, all cards but those and the side are unseen."""
    lying = Side(cards(deck, side), tuple(wilds.split()))
    offered = cards(deck, unseen)
    if seen is not None:
        offered = tuple(card for card in all_cards(deck) if card not in cards(deck, seen) + lying.cards)
    contest = Contest(deck, size, frozenset(counting), lower, lying, lying, offered)
    weight, added = ask_prover(contest, lying, size - lying.count, offered, floor)
    if weight == 0:
        assert added == 0
        return None
    names = " ".join(sorted(DECKS[deck].name(number(deck, card)) for card in offered if (added >> number(deck, card)) & 1))
    return (*rank_and_sum(contest, weight), names)


# By brute force


def test_the_prover_agrees_with_brute_force_on_random_contests():
    """S4, S5.6 to S5.8, S9.10 to S9.13. `make judge` does the same with 100,000."""
    summary = judge(3_000, SEED)
    assert not summary.mismatches, "\n".join(summary.mismatches[:5])
    assert not summary.not_covered(), summary


def test_the_judge_notices_a_prover_that_wraps_from_nine_to_one(monkeypatch):
    """A judge that never complains would be worth nothing: this prover takes r9 r1 r2 for a colour run (against S4.2)."""

    def wrapping(contest, side, missing, unseen, floor=0):
        weight, added = ask_prover(contest, side, missing, unseen, floor)
        kind = DECKS[contest.deck]
        if sorted(strength for _, strength in side.cards) == [kind.weakest, kind.weakest + 1, kind.strongest] and missing == 0:
            weight += 256
        return weight, added

    monkeypatch.setattr(judging, "ask_prover", wrapping)
    wraps = Contest("clan", 3, ALL, False, Side(cards("clan", "r9 r1 r2")), Side(cards("clan", "b1 g5 o9")), ())
    assert judging.opinions(wraps)[0]


def test_the_judge_notices_a_prover_that_offers_cards_which_are_face_up(monkeypatch):
    def cheating(contest, side, missing, unseen, floor=0):
        return ask_prover(contest, side, missing, [card for card in all_cards(contest.deck) if card not in side.cards], floor)

    monkeypatch.setattr(judging, "ask_prover", cheating)
    assert judge(100, SEED).mismatches, f"seed {SEED}"


# Three cards


def test_a_colour_run_is_closed_in_the_middle():
    """S4.1. Without r6 red is still one colour: 5 + 7 and the best red card, 9."""
    assert strongest("r5 r7", seen="") == (COLOUR_RUN, 18, "r6")
    assert strongest("r5 r7", seen="r6") == (COLOUR, 21, "r9")


def test_a_colour_run_grows_at_the_better_end():
    assert strongest("r5 r6", seen="") == (COLOUR_RUN, 18, "r7")
    assert strongest("r5 r6", seen="r7") == (COLOUR_RUN, 15, "r4")
    assert strongest("r5 r6", seen="", lower=True) == (COLOUR_RUN, 15, "r4")


@pytest.mark.parametrize(
    ("side", "expected"),
    [
        ("r9 r1", (COLOUR, 18, "r8")),  # 9 + 1 + 8, no run r9 r1 r2
        ("r8 r9", (COLOUR, 23, "r6")),  # r7 is face up, and r1 does not follow r9
        ("r1 r2", (COLOUR, 12, "r9")),  # r3 is face up, and r9 does not precede r1
    ],
)
def test_there_is_no_way_round_from_nine_to_one(side, expected):
    """S4.2."""
    assert strongest(side, seen="r7 r3") == expected


def test_same_strength_needs_as_many_unseen_cards_as_are_missing():
    """S4.1. r9 and one more 9 are not three: then 9 + 9 + 8."""
    assert strongest("r9", unseen="b9 g9 o8") == (SAME_STRENGTH, 27, "b9 g9")
    assert strongest("r9", unseen="b9 g8 o1") == (SUM, 26, "b9 g8")


def test_each_rank_is_preferred_to_a_higher_sum_of_a_lower_rank():
    """S4.1, S4.3: the unseen cards leave, one after another, less and less."""
    assert strongest("r1", unseen="r2 r3 b1 g1 r9 b9") == (COLOUR_RUN, 6, "r2 r3")
    assert strongest("r1", unseen="r2 b1 g1 r9 b9 g9") == (SAME_STRENGTH, 3, "b1 g1")
    assert strongest("r1", unseen="b2 g3 r2 r9 b9 g9") == (COLOUR, 12, "r2 r9")
    assert strongest("r1", unseen="b2 g3 b9 g9") == (RUN, 6, "b2 g3")
    assert strongest("r1", unseen="b2 g4 b9 g9") == (SUM, 19, "b9 g9")


def test_an_empty_side_may_become_the_best_colour_run_of_any_colour():
    """S5.4. Only green still has three in a row."""
    seen = " ".join(f"{colour}{strength}" for colour in "bopry" for strength in (2, 5, 8))
    assert strongest(seen=seen) == (COLOUR_RUN, 24, "g7 g8 g9")
    assert strongest(seen=seen + " g8") == (COLOUR_RUN, 18, "g5 g6 g7")
    assert strongest(seen=seen + " g8 g5 g2") == (SAME_STRENGTH, 27, "b9 g9 o9")


def test_the_order_of_the_cards_has_no_influence():
    """S3.4."""
    assert strongest("r7 r5 r6") == strongest("r6 r7 r5") == (COLOUR_RUN, 18, "")


def test_a_side_that_cannot_be_completed_has_no_formation():
    """S5.8, D-08."""
    assert strongest("r5", unseen="r6") is None
    assert strongest("", "Jo", unseen="b9", size=3) is None
    assert strongest(unseen="", size=2) is None
    assert strongest("r5", unseen="r6 r7") == (COLOUR_RUN, 18, "r6 r7")


def test_a_reply_that_only_ties_weighs_no_more_than_the_claim():
    """S5.7. Against 22 any 9 beside g9 y4 reaches 22, and nothing else is possible for two colours so far apart."""
    claim = Contest("clan", 3, ALL, False, Side(cards("clan", "r9 o9 p4")), Side(cards("clan", "g9 y4")), cards("clan", "b9 p9 y9"))
    mine, _ = ask_prover(claim, claim.claimant, 0, ())
    for floor in (0, mine):
        assert ask_prover(claim, claim.opponent, 1, claim.unseen, floor)[0] == mine
    assert rank_and_sum(claim, mine) == (SUM, 22)


def test_formations_below_the_floor_are_not_looked_at():
    """The claim is a colour: that two blue cards can still be a sum is of no interest, that they can become a run neither."""
    colour = Contest("clan", 3, ALL, False, Side(cards("clan", "r1 r3 r5")), Side(()), ())
    floor, _ = ask_prover(colour, colour.claimant, 0, ())
    assert strongest("b7 g8", unseen="y9 y1", floor=floor) is None
    assert strongest("b7 g8", unseen="y9 y1") == (RUN, 24, "y9")
    assert strongest("b7 b8", unseen="b1 y9", floor=floor) == (COLOUR, 16, "b1")


# Four and two cards


def test_four_cards_form_the_same_five_formations():
    """S4.6: at a stone with mud."""
    assert strongest("r2 r3 r5", seen="", size=4) == (COLOUR_RUN, 14, "r4")
    assert strongest("r9 b9", unseen="g9 y9 r8 r7", size=4) == (SAME_STRENGTH, 36, "g9 y9")
    assert strongest("r9 b9", unseen="g9 y7 r8 b8", size=4) == (SUM, 35, "b8 g9")
    assert strongest("r2 r9", unseen="r4 r5 b9 g9", size=4) == (COLOUR, 20, "r4 r5")
    assert strongest("r2 b3", unseen="g4 y5 b9 g9", size=4) == (RUN, 14, "g4 y5")


def test_three_in_a_row_and_a_stray_card_are_no_run_of_four():
    """S4.6."""
    assert strongest("r1 b2 g3 y7", size=4) == (SUM, 13, "")
    assert strongest("r1 r2 r3 r7", size=4) == (COLOUR, 13, "")
    assert strongest("r1 b2 g3", unseen="y7 o1", size=4) == (SUM, 13, "y7")


def test_two_cards_form_all_formations_too():
    """B4: a tile of the siege may ask for two cards. In the siege strengths go from 0 to 11."""
    assert strongest("r11", seen="", size=2, deck="siege") == (COLOUR_RUN, 21, "r10")
    assert strongest("r11", seen="r10", size=2, deck="siege") == (SAME_STRENGTH, 22, "b11")
    assert strongest("r11", unseen="r0 b10", size=2, deck="siege") == (COLOUR, 11, "r0")
    assert strongest("r0", unseen="b1 b11", size=2, deck="siege") == (RUN, 1, "b1")
    assert strongest("r0", unseen="b11 y2", size=2, deck="siege") == (SUM, 11, "b11")
    assert strongest("r0 b11", size=2, deck="siege") == (SUM, 11, "")


# Restricted formations and the lower sum


def test_a_colour_run_counts_as_whatever_formation_is_named():
    """D-42: on a face that names only colour it is a colour, on one that names only run a run."""
    assert strongest("r5 r6 r7", counting={SUM, COLOUR}) == (COLOUR, 18, "")
    assert strongest("r5 r6 r7", counting={SUM, RUN}) == (RUN, 18, "")
    assert strongest("r5 r6 r7", counting={SUM, RUN, COLOUR}) == (COLOUR, 18, "")
    assert strongest("r5 r6 r7", counting={SUM, SAME_STRENGTH}) == (SUM, 18, "")


def test_only_formations_that_count_are_looked_for():
    """Without the colour run red's best third card is the highest one; without colour any 7 does."""
    assert strongest("r5 r6", unseen="r7 r9 b7", counting={SUM, COLOUR}) == (COLOUR, 20, "r9")
    assert strongest("r5 r6", unseen="b4 b7 r9", counting={SUM, RUN}) == (RUN, 18, "b7")
    assert strongest("r5 b5", unseen="g5 o9", counting={SUM, RUN, COLOUR}) == (SUM, 19, "o9")


def test_in_fog_only_the_sum_counts():
    """S4.7."""
    assert strongest("r1 r2", unseen="r3 b9", counting={SUM}) == (SUM, 12, "b9")


def test_where_the_lower_sum_wins_the_lowest_cards_are_taken():
    assert strongest("b3", unseen="g1 o1 p2 y9", counting={SUM}, lower=True) == (SUM, 5, "g1 o1")
    assert strongest("b0", unseen="g0 p1 b1", counting={SUM}, lower=True, deck="siege", size=2) == (SUM, 0, "g0")
    assert strongest(unseen="r9 b9 g9 r2 b2 g2", lower=True) == (SAME_STRENGTH, 6, "b2 g2 r2")
    assert strongest("r5", unseen="r6 r7 r3 r4 r8", lower=True) == (COLOUR_RUN, 12, "r3 r4")


def test_rank_comes_before_a_lower_sum():
    """S4.3: 5 + 1 + 1 = 7 is lower than 18, but only a sum."""
    assert strongest("r5", unseen="r6 r7 b1 g1", lower=True) == (COLOUR_RUN, 18, "r6 r7")


# Wild cards


@pytest.mark.parametrize(
    ("side", "wilds", "expected"),
    [
        ("r5 r7", "Jo", (COLOUR_RUN, 18)),  # as r6
        ("r8 r9", "Jo", (COLOUR_RUN, 24)),  # as r7
        ("r5 r6", "Jo", (COLOUR_RUN, 18)),  # as r7, not r4
        ("b7 r7", "Jo", (SAME_STRENGTH, 21)),
        ("r5 r9", "Jo", (COLOUR, 23)),  # S9.13: as a second r9
        ("b7 r8", "Jo", (RUN, 24)),
        ("b2 r8", "Jo", (SUM, 19)),
        ("r5", "Jo Jo", (COLOUR_RUN, 18)),  # as r6 and r7
        ("r9", "Jo Jo", (COLOUR_RUN, 24)),
        ("", "Jo Jo Sp", (COLOUR_RUN, 24)),  # 7, and 8 and 9 of its colour
        ("r6 r8", "Sp", (COLOUR_RUN, 21)),
        ("b7 g7", "Sp", (SAME_STRENGTH, 21)),
        ("r7 r8", "Sp", (COLOUR, 22)),  # the spy is another 7: no run
        ("b6 r8", "Sp", (RUN, 21)),
        ("r4 r5", "Sh", (COLOUR_RUN, 12)),  # as r3
        ("r3 r4", "Sh", (COLOUR_RUN, 9)),  # as r2: r5 is too strong for it
        ("r1 r2", "Sh", (COLOUR_RUN, 6)),
        ("r2 b2", "Sh", (SAME_STRENGTH, 6)),
        ("r4 b4", "Sh", (SUM, 11)),  # cannot be a 4
        ("r4", "Jo Sh", (COLOUR_RUN, 12)),  # r3 and r5; with r5 r6 the shield bearer would be left over
        ("", "Jo Sp Sh", (COLOUR, 19)),  # 9 + 7 + 3: 7 and 3 lie too far apart for a run
    ],
)
def test_wild_cards_of_a_complete_side_count_as_best(side, wilds, expected):
    """S9.10 to S9.13, in the clan deck."""
    assert strongest(side, wilds) == (*expected, "")


def test_wild_cards_count_their_highest_in_fog():
    """S9.23: joker 9, spy 7, shield bearer 3."""
    assert strongest("", "Jo Sp Sh", counting={SUM}) == (SUM, 19, "")


def test_wild_cards_of_the_siege_know_its_strengths():
    """Spy 10, joker 0 to 11, shield bearer 1 to 3; lower sums: 0 + 10 + 1."""
    assert strongest("r9 r11", "Sp", deck="siege") == (COLOUR_RUN, 30, "")
    assert strongest("", "Jo Jo", deck="siege", size=2) == (COLOUR_RUN, 21, "")
    assert strongest("r11", "Jo", deck="siege", size=2, counting={SUM}) == (SUM, 22, "")
    assert strongest("", "Jo Sp Sh", deck="siege", lower=True, counting={SUM}) == (SUM, 11, "")
    assert strongest("r0", "Sh", deck="siege", size=2, counting={SUM}, lower=True) == (SUM, 1, "")


def test_with_the_lower_sum_wild_cards_take_the_lower_end_of_a_run():
    assert strongest("r5", "Jo Jo", lower=True) == (COLOUR_RUN, 12, "")
    assert strongest("r4", "Jo Sh", lower=True) == (COLOUR_RUN, 9, "")


def test_a_joker_fills_the_gap_that_no_unseen_card_can_fill():
    """S5.11: the missing card is the 7 that is there, the joker the 6 that is not."""
    assert strongest("r5", "Jo", unseen="r7 b6 b7") == (COLOUR_RUN, 18, "r7")
    assert strongest("r5", "Jo", unseen="r3 b6 b7") == (COLOUR_RUN, 12, "r3")
    assert strongest("", "Jo", unseen="r8 b9 g1 g3") == (COLOUR_RUN, 6, "g1 g3")


def test_a_shield_bearer_leaves_the_higher_gap_to_a_card():
    """r1 to r4 with r4 r1 lying: only r2 is unseen, so the shield bearer is r3; with r3 unseen it is r2."""
    assert strongest("r1 r4", "Sh", unseen="r2 b9", size=4) == (COLOUR_RUN, 10, "r2")
    assert strongest("r1 r4", "Sh", unseen="r3 b9", size=4) == (COLOUR_RUN, 10, "r3")


def test_spy_and_shield_bearer_never_stand_in_one_run_of_three_or_four():
    """3, 4, 5, 6, 7 would need five cards. Of one colour: r9 and the two wild cards as red ones."""
    assert strongest("r5", "Sp Sh", unseen="r4 r6 r9", size=4) == (COLOUR, 24, "r9")
