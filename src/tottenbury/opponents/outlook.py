"""What a side may still become, and how likely: rank by rank, from the cards that can still come to it.

The seat's means are a set of cards in its hand (or known to be there), a set of cards that may come (`pool`), and the table `miss`:
`miss[m - 1, n]` is the chance that none of `n` such cards comes in time to a side where `m` are missing. The functions of this file do not
know whose side it is, nor on which stone or tile.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.cards.deck import JOKER, SHIELD
from tottenbury.cards.formations import ANY_SHAPE, CONSECUTIVE, EQUAL, ONE_COLOUR, SHAPE, SUM, rank_of, total_of
from tottenbury.cards.prover import count_wilds, gaps_after_wilds, strengths_lying, strengths_offered, total_of_any
from tottenbury.kernel import jit, jit_inline
from tottenbury.kernel.bits import NO_CARDS, highest, lowest, popcount
from tottenbury.opponents.lore import FILLER, HAND_1, REACH_1, SOFT, SUM_SOFT

RANKS = 6
MISS_CARDS = 16
"""The miss table ends here: so many cards are as good as certain."""

ANY_TOTAL = ANY_COLOUR = -1

SAME_CHANCE = 1e-12
"""Chances that differ by less are the same but for rounding."""


@jit
def fill_miss(lore: Any, share: float, miss: Any) -> None:
    """The miss table for somebody who gets each card of the pool with probability `share`."""
    for m in range(3):
        each = 1.0 - min(1.0, share * lore[REACH_1 + m])
        miss[m, 0] = 1.0
        for n in range(1, MISS_CARDS):
            miss[m, n] = miss[m, n - 1] * each


@jit_inline
def at_least(lore: Any, needed: int, fitting: int, hand: int, pool: int, missing: int, miss: Any) -> float:
    """The chance to get `needed` of the fitting cards."""
    m = min(missing, 3) - 1
    held = min(needed, popcount(hand & fitting))
    sure = 1.0
    for _ in range(held):
        sure *= lore[HAND_1 + m]
    needed -= held
    if needed == 0:
        return sure
    cards = min(MISS_CARDS - 1, popcount(pool & fitting))
    if needed > cards:
        return 0.0
    none = miss[m, cards]
    if needed == 1:
        return sure * (1.0 - none)
    each = 1.0 - miss[m, 1]
    one = cards * each * miss[m, cards - 1]
    if needed == 2:
        return sure * max(0.0, 1.0 - none - one)
    two = cards * (cards - 1) / 2 * each * each * miss[m, cards - 2]
    three = max(0.0, 1.0 - none - one - two)
    return sure * (three if needed == 3 else three * three)


@jit
def no_better(total: int, floor: int, low: bool) -> bool:
    """Whether a sum does not beat the one that is to be beaten."""
    return floor != ANY_TOTAL and (total >= floor if low else total <= floor)


@jit
def reach_run(
    rules: Any,
    lore: Any,
    side: int,
    lying: int,
    wilds: int,
    missing: int,
    size: int,
    colour: int,
    hand: int,
    pool: int,
    miss: Any,
    floor: int,
    low: bool,
) -> tuple[float, float]:
    """The chance of consecutive strengths, of one colour or with ANY_COLOUR of all, with a better sum than `floor`; their mean sum."""
    if popcount(lying) != popcount(side) or rules.strengths < size:
        return 0.0, 0.0
    if colour == ANY_COLOUR:
        held, offered = NO_CARDS, strengths_offered(rules, hand | pool)
    else:
        held = (hand >> (colour * rules.strengths)) & rules.one_colour
        offered = ((hand | pool) >> (colour * rules.strengths)) & rules.one_colour
    m = min(missing, 3) - 1
    sure, each = lore[HAND_1 + m], 1.0 - miss[m, 1]
    first, last = 0, rules.strengths - size
    if lying:
        first, last = max(first, highest(lying) - size + 1), min(last, lowest(lying))
    fails, weighted, shares = 1.0, 0.0, 0.0
    for start in range(first, last + 1):
        total = size * (start + rules.weakest) + size * (size - 1) // 2
        if no_better(total, floor, low):
            continue
        gaps = (((1 << size) - 1) << start) & ~lying
        if wilds:
            gaps = gaps_after_wilds(rules, wilds, gaps, offered)
        if gaps & ~offered:
            continue
        chance = 1.0
        while gaps:
            if colour == ANY_COLOUR:
                chance *= at_least(lore, 1, rules.one_strength << lowest(gaps), hand, pool, missing, miss)
            else:  # there is one card of each strength
                chance *= sure if held & gaps & -gaps else each
            gaps &= gaps - 1
        fails *= 1.0 - chance
        weighted += chance * total
        shares += chance
    if shares == 0.0:
        return 0.0, 0.0
    return 1.0 - fails, weighted / shares


@jit
def reach_equal(
    rules: Any, lore: Any, lying: int, wilds: int, missing: int, size: int, hand: int, pool: int, miss: Any, floor: int, low: bool
) -> tuple[float, float]:
    """The chance of equal strengths with a better sum than `floor`; their mean sum."""
    first, last = 0, rules.strengths - 1
    if lying:
        first, last = highest(lying), lowest(lying)
    if wilds:
        for kind in range(JOKER, SHIELD + 1):
            if (wilds >> 4 * kind) & 15:
                first, last = max(first, rules.wild_low[kind]), min(last, rules.wild_high[kind])
    fails, weighted, shares = 1.0, 0.0, 0.0
    for strength in range(first, last + 1):
        total = size * (strength + rules.weakest)
        if no_better(total, floor, low):
            continue
        chance = at_least(lore, missing, rules.one_strength << strength, hand, pool, missing, miss)
        fails *= 1.0 - chance
        weighted += chance * total
        shares += chance
    if shares == 0.0:
        return 0.0, 0.0
    return 1.0 - fails, weighted / shares


@jit
def reach_total(
    rules: Any, lore: Any, lying_total: float, missing: int, among: int, hand: int, pool: int, miss: Any, floor: int, low: bool
) -> tuple[float, float]:
    """The chance of any cards `among` with a better sum than `floor`, and the sum to be expected."""
    wanted = among
    likely = 1.0
    if floor != ANY_TOTAL:
        # How strong must each of the missing cards be, on average, to do better?
        each = (floor - lying_total) / missing - rules.weakest
        step = int(np.ceil(each - 1e-9)) - 1 if low else int(np.floor(each + 1e-9)) + 1
        if missing > 1:
            likely = 0.75
        if low:
            bound = min(step, rules.strengths - 1)
            wanted = 0
            for strength in range(bound + 1):
                wanted |= rules.one_strength << strength
        else:
            wanted = 0
            for strength in range(max(0, step), rules.strengths):
                wanted |= rules.one_strength << strength
        wanted &= among
    chance = at_least(lore, missing, wanted, hand, pool, missing, miss)
    filler = 1.0 - lore[FILLER] if low else lore[FILLER]
    return likely * chance, lying_total + missing * (rules.weakest + filler * (rules.strengths - 1))


@jit
def reach(
    rules: Any,
    lore: Any,
    rank: int,
    side: int,
    lying: int,
    above: int,
    wilds: int,
    missing: int,
    hand: int,
    pool: int,
    miss: Any,
    floor: int,
    low: bool,
) -> tuple[float, float]:
    """The chance that a side becomes a formation of this rank with a better sum than `floor`, and its mean sum.

    `lying` and `above` are the side's strengths (`strengths_lying`).
    """
    if SHAPE[rank] != ANY_SHAPE and not wilds and popcount(lying) != (1 if SHAPE[rank] == EQUAL else popcount(side)) and side:
        return 0.0, 0.0
    size = popcount(side) + count_wilds(wilds) + missing
    if SHAPE[rank] == EQUAL:
        return reach_equal(rules, lore, lying, wilds, missing, size, hand, pool, miss, floor, low)
    lying_total = 0.0
    if SHAPE[rank] != CONSECUTIVE:
        wild_total, _ = total_of_any(rules, above, wilds, 0, pool, low)
        lying_total = wild_total + (size - missing) * rules.weakest
    if not ONE_COLOUR[rank]:
        if SHAPE[rank] == CONSECUTIVE:
            return reach_run(rules, lore, side, lying, wilds, missing, size, ANY_COLOUR, hand, pool, miss, floor, low)
        return reach_total(rules, lore, lying_total, missing, rules.all_cards, hand, pool, miss, floor, low)
    best, best_total = 0.0, 0.0
    first = rules.colour_of[lowest(side)] if side else 0
    for colour in range(first, first + 1 if side else rules.colours):
        among = rules.one_colour << (colour * rules.strengths)
        if side & ~among:
            break
        if SHAPE[rank] == CONSECUTIVE:
            chance, total = reach_run(rules, lore, side, lying, wilds, missing, size, colour, hand, pool, miss, floor, low)
        else:
            chance, total = reach_total(rules, lore, lying_total, missing, among, hand, pool, miss, floor, low)
        # Of colours that are equally likely the better sum counts, so that it does not matter which colour is which.
        equal = abs(chance - best) < SAME_CHANCE
        if chance > best + SAME_CHANCE or (equal and (total < best_total if low else total > best_total)):
            best, best_total = chance, total
    return best, best_total


@jit
def spread(
    rules: Any, lore: Any, side: int, wilds: int, missing: int, counting: int, low: bool, hand: int, pool: int, miss: Any, out: Any
) -> None:
    """What an incomplete side becomes: `out[rank]` the chance that it will be of that rank and none better, `out[RANKS + rank]` the sum."""
    lying, above = strengths_lying(rules, side)
    left = 1.0
    for rank in range(RANKS - 1, 0, -1):
        out[rank] = 0.0
        out[RANKS + rank] = 0.0
        if not (counting >> rank) & 1:
            continue
        chance, total = reach(rules, lore, rank, side, lying, above, wilds, missing, hand, pool, miss, ANY_TOTAL, low)
        if rank == SUM:
            chance = 1.0
        out[rank] = left * chance
        out[RANKS + rank] = total
        left *= 1.0 - chance
    out[0] = left  # never complete


@jit
def concerns(rules: Any, card: int, side: int, size: int) -> bool:
    """Whether a card might matter to a side of plain cards beyond its sum: by its colour or strength, or as part of a run of `size`."""
    rest = side
    strength = rules.strength_of[card]
    colour, strengths = True, 0
    while rest:
        other = lowest(rest)
        colour &= rules.colour_of[other] == rules.colour_of[card]
        strengths |= 1 << rules.strength_of[other]
        rest &= rest - 1
    if colour:
        return True
    if popcount(strengths) < popcount(side):  # no run any more
        return strengths == 1 << strength
    if (strengths >> strength) & 1:
        return strengths == 1 << strength
    strengths |= 1 << strength
    return highest(strengths) - lowest(strengths) < size


@jit
def overtaking(
    rules: Any, lore: Any, side: int, wilds: int, missing: int, counting: int, low: bool, hand: int, pool: int, miss: Any, weight: int
) -> float:
    """The chance that an incomplete side still beats a complete one of this weight."""
    lying, above = strengths_lying(rules, side)
    fails = 1.0
    for rank in range(RANKS - 1, rank_of(weight) - 1, -1):
        if (counting >> rank) & 1:
            floor = total_of(weight, low) if rank == rank_of(weight) else ANY_TOTAL
            chance, _ = reach(rules, lore, rank, side, lying, above, wilds, missing, hand, pool, miss, floor, low)
            fails *= 1.0 - chance
    return 1.0 - fails


@jit
def duel(lore: Any, mine: Any, my_missing: int, theirs: Any, their_missing: int, low: bool) -> float:
    """How likely the first of two sides wins where both are still incomplete."""
    below = theirs[0]
    chance = 0.5 * mine[0] * theirs[0]
    for rank in range(1, RANKS):
        if mine[rank] > 0.0:
            level = 0.0
            if theirs[rank] > 0.0:
                soft = (lore[SUM_SOFT] if rank == SUM else lore[SOFT]) * (my_missing + their_missing)
                more = theirs[RANKS + rank] - mine[RANKS + rank] if low else mine[RANKS + rank] - theirs[RANKS + rank]
                level = theirs[rank] / (1.0 + np.exp(-more / soft))
            chance += mine[rank] * (below + level)
        below += theirs[rank]
    return chance


@jit
def prevail(
    rules: Any,
    lore: Any,
    counting: int,
    low: bool,
    first: bool,
    mine: tuple[int, int, int, int],
    my_means: tuple[int, Any],
    theirs: tuple[int, int, int, int],
    their_means: tuple[int, Any],
    pool: int,
    my_spread: Any,
    their_spread: Any,
) -> float:
    """How likely `mine` beats `theirs`. A side is its cards, wild cards, missing cards, and weight if it is complete; means are a hand and
    a miss table. The spreads must be filled for sides that are incomplete while the other one is too; `first`: I was complete before.
    """
    if mine[2] <= 0:
        if theirs[2] <= 0:
            return 1.0 if mine[3] > theirs[3] or (mine[3] == theirs[3] and first) else 0.0
        return 1.0 - overtaking(rules, lore, theirs[0], theirs[1], theirs[2], counting, low, their_means[0], pool, their_means[1], mine[3])
    if theirs[2] <= 0:
        return overtaking(rules, lore, mine[0], mine[1], mine[2], counting, low, my_means[0], pool, my_means[1], theirs[3])
    return duel(lore, my_spread, mine[2], their_spread, theirs[2], low)
