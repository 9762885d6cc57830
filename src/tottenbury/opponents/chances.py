"""How likely a side is to become what, and a stone to be won: quick estimates from what one seat knows."""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.cards.formations import ALL_FORMATIONS, COLOUR, COLOUR_RUN, NO_FLOOR, RUN, SAME_STRENGTH, SUM, SUM_ONLY, rank_of, total_of
from tottenbury.cards.prover import strongest
from tottenbury.kernel import jit
from tottenbury.kernel.bits import NO_CARDS, popcount

CERTAIN = 0.93
"""How likely a card in the own hand really gets to the stone it would fit."""

FLOORS = (0.0, 0.0, 0.22, 0.40, 0.62, 0.82)
SPANS = (0.0, 0.24, 0.14, 0.20, 0.18, 0.18)
"""What a formation of each rank is worth at its lowest sum, and how much more at its highest: roughly the share of sides it beats."""

STEEPNESS = 5.0
"""How sharply a difference in worth decides a stone."""


@jit
def worth(rules: Any, need: int, rank: int, total: float, counting: int, lower_wins: bool) -> float:
    """A formation between 0 and 1, where these formations count."""
    share = total / (need * (rules.strengths - 1 + rules.weakest))
    if counting == SUM_ONLY:
        return 1.0 - share if lower_wins else share
    if counting != ALL_FORMATIONS:
        return 0.45 * share if rank == SUM else 0.5 + 0.4 * share  # one named type beside the sum
    return FLOORS[rank] + SPANS[rank] * share


@jit
def at_least(needed: int, cards: int, share: float) -> float:
    """The chance to get `needed` of some cards when each comes with probability `share`."""
    if needed <= 0:
        return CERTAIN
    if needed > cards:
        return 0.0
    none = (1.0 - share) ** cards
    if needed == 1:
        return 1.0 - none
    one = cards * share * (1.0 - share) ** (cards - 1)
    if needed == 2:
        return max(0.0, 1.0 - none - one)
    two = cards * (cards - 1) / 2 * share * share * (1.0 - share) ** (cards - 2)
    return max(0.0, 1.0 - none - one - two)


@jit
def run_prospect(rules: Any, need: int, side: int, hand: int, pool: int, share: float, colour: int) -> tuple[float, float]:
    """How likely the side becomes a run (of one colour, if `colour` is not negative), and the sum it would have."""
    best, best_total = 0.0, 0.0
    lying = 0
    for strength in range(rules.strengths):
        if side & (rules.one_strength << strength):
            lying |= 1 << strength
    if popcount(lying) != popcount(side):
        return best, best_total
    for start in range(rules.strengths - need, -1, -1):
        window = ((1 << need) - 1) << start
        if lying & ~window:
            continue
        chance = 1.0
        for strength in range(start, start + need):
            if (lying >> strength) & 1:
                continue
            fitting = rules.one_strength << strength
            if colour >= 0:
                fitting &= rules.one_colour << (colour * rules.strengths)
            chance *= CERTAIN if hand & fitting else at_least(1, popcount(pool & fitting), share)
        if chance > best:
            best = chance
            best_total = need * (start + rules.weakest) + need * (need - 1) / 2
    return best, best_total


@jit
def prospects(rules: Any, need: int, side: int, wilds: int, counting: int, lower_wins: bool, hand: int, pool: int, share: float) -> float:
    """What a side is worth on average when it is complete."""
    missing = need - popcount(side) - (wilds & 15) - ((wilds >> 4) & 15) - ((wilds >> 8) & 15)
    if missing > 0 and wilds == 0 and counting == ALL_FORMATIONS:
        return plain_prospects(rules, need, side, missing, hand, pool, share)
    # With wild cards or where not everything counts: what the hand gives for sure, and what luck might bring.
    sure, _ = strongest(rules, side, wilds, missing, hand if missing > 0 else NO_CARDS, counting, lower_wins, NO_FLOOR)
    sure_worth = worth(rules, need, rank_of(sure), total_of(sure, lower_wins), counting, lower_wins) if sure > 0 else 0.0
    if missing <= 0:
        return sure_worth
    lucky, _ = strongest(rules, side, wilds, missing, hand | pool, counting, lower_wins, NO_FLOOR)
    lucky_worth = worth(rules, need, rank_of(lucky), total_of(lucky, lower_wins), counting, lower_wins) if lucky > 0 else 0.0
    chance = (0.3 + 0.4 * share) ** missing
    return chance * lucky_worth + (1.0 - chance) * max(CERTAIN * sure_worth, 0.55 * lucky_worth)


@jit
def plain_prospects(rules: Any, need: int, side: int, missing: int, hand: int, pool: int, share: float) -> float:
    """The same for a side of clan cards only: rank by rank, how likely it gets there and none better."""
    lying_total = 0.0
    for card in range(rules.colours * rules.strengths):
        if (side >> card) & 1:
            lying_total += rules.strength_of[card] + rules.weakest
    middle = lying_total + missing * (rules.strengths / 2 + rules.weakest)
    expected, left = 0.0, 1.0
    for rank in range(COLOUR_RUN, SUM - 1, -1):
        chance, total = 0.0, middle
        if rank == SUM:
            chance = 1.0
        elif rank == RUN:
            chance, total = run_prospect(rules, need, side, hand, pool, share, -1)
        elif rank == SAME_STRENGTH:
            for strength in range(rules.strengths):
                fitting = rules.one_strength << strength
                if not side & ~fitting:
                    likely = at_least(missing - popcount(hand & fitting), popcount(pool & fitting), share)
                    if likely > chance:
                        chance, total = likely, need * (strength + rules.weakest)
        else:
            for colour in range(rules.colours):
                fitting = rules.one_colour << (colour * rules.strengths)
                if side & ~fitting:
                    continue
                likely, its_total = 0.0, middle
                if rank == COLOUR:
                    likely = at_least(missing - popcount(hand & fitting), popcount(pool & fitting), share)
                else:
                    likely, its_total = run_prospect(rules, need, side, hand, pool, share, colour)
                if likely > chance:
                    chance, total = likely, its_total
        expected += left * chance * worth(rules, need, rank, total, ALL_FORMATIONS, False)
        left *= 1.0 - chance
    return expected


@jit
def winning_chance(
    rules: Any,
    s: Any,
    need: int,
    counting: int,
    lower_wins: bool,
    mine: int,
    my_wilds: int,
    theirs: int,
    their_wilds: int,
    hand: int,
) -> float:
    """How likely the mover wins a stone or tile where these cards lie, with `hand` in hand."""
    unseen = rules.all_cards & ~(s.seen | mine | theirs)
    pool = unseen & ~hand
    pool_size = max(1, popcount(pool))
    my_share = s.pile_size[0] / 2 / pool_size
    their_share = min(0.8, (rules.hand + s.pile_size[0] / 2) / pool_size)
    my_missing = need - popcount(mine) - (my_wilds & 15) - ((my_wilds >> 4) & 15) - ((my_wilds >> 8) & 15)
    their_missing = need - popcount(theirs) - (their_wilds & 15) - ((their_wilds >> 4) & 15) - ((their_wilds >> 8) & 15)
    for turn in range(2):
        # A complete side that nothing can beat any more decides the stone.
        if (their_missing if turn else my_missing) <= 0:
            done, done_wilds = (theirs, their_wilds) if turn else (mine, my_wilds)
            other, other_wilds = (mine, my_wilds) if turn else (theirs, their_wilds)
            gap = max(0, my_missing if turn else their_missing)
            value, _ = strongest(rules, done, done_wilds, gap * 0, unseen, counting, lower_wins, NO_FLOOR)
            reply, _ = strongest(rules, other, other_wilds, gap, unseen, counting, lower_wins, value)
            if reply <= value:
                return 0.0 if turn else 1.0
    my_worth = prospects(rules, need, mine, my_wilds, counting, lower_wins, hand, pool, my_share)
    their_worth = prospects(rules, need, theirs, their_wilds, counting, lower_wins, NO_CARDS, pool, their_share)
    return 1.0 / (1.0 + np.exp(-STEEPNESS * (my_worth - their_worth)))
