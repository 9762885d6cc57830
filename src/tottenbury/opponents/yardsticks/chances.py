"""How likely a side is to become what, and a stone to be won: quick estimates from what one seat knows."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.formations import ALL_FORMATIONS, COLOUR, COLOUR_RUN, NO_FLOOR, RUN, SAME_STRENGTH, SUM, SUM_ONLY, rank_of, total_of
from tottenbury.cards.prover import count_wilds, strongest
from tottenbury.kernel import compiled
from tottenbury.kernel.bits import NO_CARDS, popcount
from tottenbury.kernel.mathematics import logistic
from tottenbury.opponents.judgement.sides import Face, Side

CERTAIN = 0.93
"""How likely a card in the own hand really gets to the stone it would fit."""

FLOORS = (0.0, 0.0, 0.22, 0.40, 0.62, 0.82)
SPANS = (0.0, 0.24, 0.14, 0.20, 0.18, 0.18)
"""What a formation of each rank is worth at its lowest sum, and how much more at its highest: roughly the share of sides it beats."""

STEEPNESS = 5.0
"""How sharply a difference in worth decides a stone."""


@compiled
def worth(rules: Any, rank: int, total: float, face: Face) -> float:
    """A formation between 0 and 1."""
    share = total / (face.need * (rules.strengths - 1 + rules.weakest))
    if face.counting == SUM_ONLY:
        return 1.0 - share if face.low else share
    if face.counting != ALL_FORMATIONS:
        return 0.45 * share if rank == SUM else 0.5 + 0.4 * share  # one named type beside the sum
    return FLOORS[rank] + SPANS[rank] * share


@compiled
def power(base: float, exponent: int) -> float:
    """The product of so many equal factors."""
    product = 1.0
    for _ in range(exponent):
        product *= base
    return product


@compiled
def at_least(needed: int, cards: int, share: float) -> float:
    """The chance to get `needed` of some cards when each comes with probability `share`."""
    if needed <= 0:
        return CERTAIN
    if needed > cards:
        return 0.0
    none = power(1.0 - share, cards)
    if needed == 1:
        return 1.0 - none
    one = cards * share * power(1.0 - share, cards - 1)
    if needed == 2:
        return max(0.0, 1.0 - none - one)
    two = cards * (cards - 1) / 2 * share * share * power(1.0 - share, cards - 2)
    return max(0.0, 1.0 - none - one - two)


@compiled
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


@compiled
def prospects(rules: Any, side: Side, face: Face, hand: int, pool: int, share: float) -> float:
    """What a side is worth on average when it is complete."""
    if side.missing > 0 and side.wilds == 0 and face.counting == ALL_FORMATIONS:
        return plain_prospects(rules, face.need, side, hand, pool, share)
    # With wild cards or where not everything counts: what the hand gives for sure, and what luck might bring.
    sure_worth = best_worth(rules, side, face, hand if side.missing > 0 else NO_CARDS)
    if side.missing <= 0:
        return sure_worth
    lucky_worth = best_worth(rules, side, face, hand | pool)
    chance = power(0.3 + 0.4 * share, side.missing)
    return chance * lucky_worth + (1.0 - chance) * max(CERTAIN * sure_worth, 0.55 * lucky_worth)


@compiled
def best_worth(rules: Any, side: Side, face: Face, cards: int) -> float:
    """What the best is worth that a side can become with some cards."""
    best, _ = strongest(rules, side.cards, side.wilds, side.missing, cards, face.counting, face.low, NO_FLOOR)
    return worth(rules, rank_of(best), total_of(best, face.low), face) if best > 0 else 0.0


@compiled
def plain_prospects(rules: Any, need: int, lying: Side, hand: int, pool: int, share: float) -> float:
    """The same for a side of clan cards only: rank by rank, how likely it gets there and none better."""
    side, missing, lying_total = lying.cards, lying.missing, 0.0
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
        expected += left * chance * worth(rules, rank, total, Face(ALL_FORMATIONS, False, need))
        left *= 1.0 - chance
    return expected


@compiled
def standing_side(cards: int, wilds: int, need: int) -> Side:
    """A side by its cards, of which it takes so many; its weight is not looked after."""
    return Side(cards, wilds, need - popcount(cards) - count_wilds(wilds), 0)


@compiled
def winning_chance(rules: Any, s: Any, face: Face, mine: Side, theirs: Side, hand: int) -> float:
    """How likely the mover wins a stone or tile where these sides stand, with `hand` in hand."""
    unseen = rules.all_cards & ~(s.seen | mine.cards | theirs.cards)
    pool = unseen & ~hand
    pool_size = max(1, popcount(pool))
    my_share = s.pile_size[0] / 2 / pool_size
    their_share = min(0.8, (rules.hand + s.pile_size[0] / 2) / pool_size)
    for turn in range(2):
        # A complete side that nothing can beat any more decides the stone.
        done, other = (theirs, mine) if turn else (mine, theirs)
        if done.missing <= 0:
            value, _ = strongest(rules, done.cards, done.wilds, 0, unseen, face.counting, face.low, NO_FLOOR)
            reply, _ = strongest(rules, other.cards, other.wilds, max(0, other.missing), unseen, face.counting, face.low, value)
            if reply <= value:
                return 0.0 if turn else 1.0
    my_worth = prospects(rules, mine, face, hand, pool, my_share)
    their_worth = prospects(rules, theirs, face, NO_CARDS, pool, their_share)
    return logistic(STEEPNESS * (my_worth - their_worth))
