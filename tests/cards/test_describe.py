"""Formations in words."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tests.judge import DECKS, Contest, Side, ask_prover, may_become, number, random_contest
from tottenbury.cards.contest import WILD
from tottenbury.cards.deck import JOKER, SHIELD, SPY
from tottenbury.cards.describe import describe
from tottenbury.cards.formations import COLOUR, COLOUR_RUN, RUN, SAME_STRENGTH, SUM, weight

KINDS = {"Jo": WILD + JOKER, "Sp": WILD + SPY, "Sh": WILD + SHIELD}


def described(side, rank, total, added="", *, deck="clan", lower=False):
    """What `describe` says of these cards, which are known to make this rank and total."""
    cards = DECKS[deck]
    lying = [KINDS[name] if name in KINDS else cards.number(name) for name in side.split()]
    extra = sum(1 << cards.number(name) for name in added.split())
    return describe(cards, lying, extra, int(weight(rank, total, lower)), lower)


@pytest.mark.parametrize(
    ("side", "rank", "total", "text"),
    [
        ("r5 r7 r6", COLOUR_RUN, 18, "colour run 18 (r5 r7 r6)"),
        ("b5 g5 r5", SAME_STRENGTH, 15, "same strength 15 (b5 g5 r5)"),
        ("p1 p9 p5", COLOUR, 15, "colour 15 (p1 p9 p5)"),
        ("b3 y4 o2", RUN, 9, "run 9 (b3 y4 o2)"),
        ("g7 p4 b3", SUM, 14, "sum 14 (g7 p4 b3)"),
    ],
)
def test_each_formation_has_its_name_its_sum_and_its_cards(side, rank, total, text):
    """S4.1: the cards as they lie, in order of arrival."""
    assert str(described(side, rank, total)) == text


def test_added_cards_stand_behind_those_that_lie_there():
    formation = described("b8 b6", COLOUR_RUN, 21, added="b7")
    assert formation.key == "colour run"
    assert formation.cards == ("b8", "b6", "b7")
    assert formation.total == 21


@pytest.mark.parametrize(
    ("side", "rank", "total", "wilds"),
    [
        ("r5 r7 Jo", COLOUR_RUN, 18, {"Jo=r6"}),
        ("b7 r7 Jo", SAME_STRENGTH, 21, {"Jo=7"}),
        ("r5 r9 Jo", COLOUR, 23, {"Jo=r9"}),
        ("b7 r8 Jo", RUN, 24, {"Jo=9"}),
        ("b2 r8 Jo", SUM, 19, {"Jo=9"}),
        ("r6 Sp r8", COLOUR_RUN, 21, {"Sp=r7"}),
        ("r7 r8 Sp", COLOUR, 22, {"Sp=r7"}),
        ("r4 r5 Sh", COLOUR_RUN, 12, {"Sh=r3"}),
        ("r2 b2 Sh", SAME_STRENGTH, 6, {"Sh=2"}),
        ("r9 b9 Sh", SUM, 21, {"Sh=3"}),
        ("r8 Jo Sp", COLOUR_RUN, 24, {"Sp=r7", "Jo=r9"}),
        ("r4 Jo Sh", COLOUR_RUN, 12, {"Sh=r3", "Jo=r5"}),
        ("r5 Jo Jo", COLOUR_RUN, 18, {"Jo=r6", "Jo=r7"}),
    ],
)
def test_a_wild_card_is_named_with_the_card_it_stands_for(side, rank, total, wilds):
    """S9.10, S9.12. Where its colour does not matter only the strength is named."""
    formation = described(side, rank, total)
    assert {card for card in formation.cards if "=" in card} == wilds
    assert {card for card in formation.cards if "=" not in card} == {card for card in side.split() if card not in KINDS}
    assert len(formation.cards) == 3
    assert formation.total == total


def test_a_wild_card_next_to_added_cards_fills_the_gap():
    """The joker is the 6 between r5 and the added r7."""
    assert described("r5 Jo", COLOUR_RUN, 18, added="r7").cards == ("r5", "r7", "Jo=r6")


def test_a_side_of_wild_cards_takes_the_colour_of_the_added_cards():
    assert described("Jo", COLOUR_RUN, 6, added="g1 g3").cards == ("g1", "g3", "Jo=g2")


def test_where_the_lower_sum_wins_wild_cards_are_as_low_as_they_can_be():
    """Siege: joker 0, spy 10, shield bearer 1."""
    formation = described("Jo Sp Sh", SUM, 11, deck="siege", lower=True)
    assert set(formation.cards) == {"Jo=0", "Sp=10", "Sh=1"}
    assert formation.total == 11


def test_the_siege_writes_strengths_of_two_digits():
    assert str(described("r9 r11 Sp", COLOUR_RUN, 30, deck="siege")) == "colour run 30 (r9 r11 Sp=r10)"


def test_four_cards_are_described_like_three():
    """S4.6."""
    assert described("r2 r3 r5", COLOUR_RUN, 14, added="r4").cards == ("r2", "r3", "r5", "r4")
    assert set(described("r1 r4 Sh", COLOUR_RUN, 10, added="r2").cards) == {"r1", "r4", "r2", "Sh=r3"}


@pytest.mark.parametrize("seed", range(3))
def test_the_cards_of_a_description_really_make_the_formation(seed):
    """Random contests, both sides: the named cards add up, have the named shape, and no wild card stands for more than it may (S9.10)."""
    rng = Random(seed)
    for n in range(500):
        contest = random_contest(rng)
        for side, missing in ((contest.claimant, 0), (contest.opponent, contest.size - contest.opponent.count)):
            found, added = ask_prover(contest, side, missing, contest.unseen)
            if found:
                _check_description(contest, side, found, added, f"seed {seed}, contest {n}: {contest}")


def _check_description(contest: Contest, side: Side, found: int, added: int, where: str) -> None:
    deck = DECKS[contest.deck]
    lying = [number(contest.deck, card) for card in side.cards] + [KINDS[wild] for wild in side.wilds]
    formation = describe(deck, lying, added, found, contest.lower_wins)
    real = [name for name in formation.cards if "=" not in name]
    wild = [name.split("=") for name in formation.cards if "=" in name]
    assert sorted(real) == sorted([*(deck.name(card) for card in lying if card < WILD), *deck.names(added)]), where
    assert sorted(kind for kind, _ in wild) == sorted(side.wilds), where
    for kind, value in wild:
        assert int(value.lstrip(deck.letters)) in {strength for _, strength in may_become(contest.deck, kind)}, where
    names = real + [value for _, value in wild]
    strengths = sorted(int(name.lstrip(deck.letters)) for name in names)
    assert len(names) == contest.size, where
    assert sum(strengths) == formation.total, where
    if formation.key in ("colour run", "colour"):
        assert len({name[0] for name in names}) == 1, where
    if formation.key in ("colour run", "run"):
        assert all(second == first + 1 for first, second in pairwise(strengths)), where
    if formation.key == "same strength":
        assert len(set(strengths)) == 1, where
