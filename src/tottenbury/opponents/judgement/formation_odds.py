"""What a side may still become, and how likely: rank by rank, from the cards that can still come to it.

Part of a seat's supply is its `miss_table`: `miss_table[m - 1, n]` is the chance that none of `n` such cards comes in time to a
side where `m` are missing. The functions of this file do not know whose side it is, nor on which stone or tile.
"""

from __future__ import annotations

from math import ceil
from math import floor as whole_below
from typing import Any, NamedTuple

from tottenbury.cards.deck import JOKER, SHIELD
from tottenbury.cards.formations import ANY_SHAPE, CONSECUTIVE, EQUAL, SUM, asks_one_colour, rank_of, shape_of, total_of
from tottenbury.cards.prover import count_wilds, gaps_after_wilds, strengths_lying, strengths_offered, total_of_any
from tottenbury.kernel import compiled, inlined
from tottenbury.kernel.bits import NO_CARDS, highest, lowest, popcount
from tottenbury.kernel.mathematics import exp
from tottenbury.opponents.judgement.parameters import FILLER, HAND_1, REACH_1, SOFT, SUM_SOFT
from tottenbury.opponents.judgement.sides import Face, Force, Side, Supply

RANKS = 6
DISTRIBUTION = 2 * RANKS
"""Numbers of a distribution: for each rank how likely it is, and the sum to be expected."""

MISS_CARDS = 16
"""The miss table ends here: this many cards are as good as certain."""

ANY_TOTAL = ANY_COLOUR = -1

SAME_CHANCE = 1e-12
"""Chances that differ by less are the same but for rounding."""


@compiled
def fill_miss_table(params: Any, share: float, miss_table: Any) -> None:
    """The miss table for somebody who gets each card of the pool with probability `share`."""
    for m in range(3):
        each = 1.0 - min(1.0, share * params[REACH_1 + m])
        miss_table[m, 0] = 1.0
        for n in range(1, MISS_CARDS):
            miss_table[m, n] = miss_table[m, n - 1] * each


class Goal(NamedTuple):
    """Which sum is to be beaten, if any (else ANY_TOTAL), and whether by a lower one."""

    floor: int
    low: bool


class Lying(NamedTuple):
    """What a side's cards amount to, wild cards aside."""

    strengths: int
    """As a set."""
    total: int
    """Above the weakest card's strength."""
    size: int
    """How many cards the complete side has."""


@compiled
def lying_on(rules: Any, side: Side) -> Lying:
    """What lies on a side."""
    strengths, total = strengths_lying(rules, side.cards)
    return Lying(strengths, total, popcount(side.cards) + count_wilds(side.wilds) + side.missing)


@inlined
def at_least(params: Any, needed: int, fitting: int, supply: Supply, missing: int) -> float:
    """The chance to get `needed` of the fitting cards."""
    m = min(missing, 3) - 1
    held = min(needed, popcount(supply.hand & fitting))
    sure = 1.0
    for _ in range(held):
        sure *= params[HAND_1 + m]
    needed -= held
    if needed == 0:
        return sure
    cards = min(MISS_CARDS - 1, popcount(supply.pool & fitting))
    if needed > cards:
        return 0.0
    none = supply.miss_table[m, cards]
    if needed == 1:
        return sure * (1.0 - none)
    each = 1.0 - supply.miss_table[m, 1]
    one = cards * each * supply.miss_table[m, cards - 1]
    if needed == 2:
        return sure * max(0.0, 1.0 - none - one)
    two = cards * (cards - 1) / 2 * each * each * supply.miss_table[m, cards - 2]
    three = max(0.0, 1.0 - none - one - two)
    return sure * (three if needed == 3 else three * three)


@compiled
def no_better(total: int, goal: Goal) -> bool:
    """Whether a sum does not beat the one that is to be beaten."""
    return goal.floor != ANY_TOTAL and (total >= goal.floor if goal.low else total <= goal.floor)


@compiled
def chance_of_run(rules: Any, params: Any, side: Side, lying: Lying, supply: Supply, goal: Goal, colour: int) -> tuple[float, float]:
    """The chance of consecutive strengths that reach the goal, of one colour or with ANY_COLOUR of all; their mean sum."""
    size = lying.size
    if popcount(lying.strengths) != popcount(side.cards) or rules.strengths < size:
        return 0.0, 0.0
    if colour == ANY_COLOUR:
        held, offered = NO_CARDS, strengths_offered(rules, supply.hand | supply.pool)
    else:
        held = (supply.hand >> (colour * rules.strengths)) & rules.one_colour
        offered = ((supply.hand | supply.pool) >> (colour * rules.strengths)) & rules.one_colour
    m = min(side.missing, 3) - 1
    sure, each = params[HAND_1 + m], 1.0 - supply.miss_table[m, 1]
    first, last = 0, rules.strengths - size
    if lying.strengths:
        first, last = max(first, highest(lying.strengths) - size + 1), min(last, lowest(lying.strengths))
    fails, weighted, shares = 1.0, 0.0, 0.0
    for start in range(first, last + 1):
        total = size * (start + rules.weakest) + size * (size - 1) // 2
        if no_better(total, goal):
            continue
        gaps = (((1 << size) - 1) << start) & ~lying.strengths
        if side.wilds:
            gaps = gaps_after_wilds(rules, side.wilds, gaps, offered)
        if gaps & ~offered:
            continue
        chance = 1.0
        while gaps:
            if colour == ANY_COLOUR:
                chance *= at_least(params, 1, rules.one_strength << lowest(gaps), supply, side.missing)
            else:  # there is one card of each strength
                chance *= sure if held & gaps & -gaps else each
            gaps &= gaps - 1
        fails *= 1.0 - chance
        weighted += chance * total
        shares += chance
    if shares == 0.0:
        return 0.0, 0.0
    return 1.0 - fails, weighted / shares


@compiled
def chance_of_equal(rules: Any, params: Any, side: Side, lying: Lying, supply: Supply, goal: Goal) -> tuple[float, float]:
    """The chance of equal strengths that reach the goal; their mean sum."""
    first, last = 0, rules.strengths - 1
    if lying.strengths:
        first, last = highest(lying.strengths), lowest(lying.strengths)
    if side.wilds:
        for kind in range(JOKER, SHIELD + 1):
            if (side.wilds >> 4 * kind) & 15:
                first, last = max(first, rules.wild_low[kind]), min(last, rules.wild_high[kind])
    fails, weighted, shares = 1.0, 0.0, 0.0
    for strength in range(first, last + 1):
        total = lying.size * (strength + rules.weakest)
        if no_better(total, goal):
            continue
        chance = at_least(params, side.missing, rules.one_strength << strength, supply, side.missing)
        fails *= 1.0 - chance
        weighted += chance * total
        shares += chance
    if shares == 0.0:
        return 0.0, 0.0
    return 1.0 - fails, weighted / shares


@compiled
def chance_of_total(
    rules: Any, params: Any, missing: int, lying_total: float, among: int, supply: Supply, goal: Goal
) -> tuple[float, float]:
    """The chance of any cards `among` that reach the goal, and the sum to be expected."""
    wanted = among
    likely = 1.0
    if goal.floor != ANY_TOTAL:
        # How strong must each of the missing cards be, on average, to do better?
        each = (goal.floor - lying_total) / missing - rules.weakest
        step = ceil(each - 1e-9) - 1 if goal.low else whole_below(each + 1e-9) + 1
        if missing > 1:
            likely = 0.75
        if goal.low:
            bound = min(step, rules.strengths - 1)
            wanted = 0
            for strength in range(bound + 1):
                wanted |= rules.one_strength << strength
        else:
            wanted = 0
            for strength in range(max(0, step), rules.strengths):
                wanted |= rules.one_strength << strength
        wanted &= among
    chance = at_least(params, missing, wanted, supply, missing)
    filler = 1.0 - params[FILLER] if goal.low else params[FILLER]
    return likely * chance, lying_total + missing * (rules.weakest + filler * (rules.strengths - 1))


@compiled
def chance_of_rank(rules: Any, params: Any, rank: int, side: Side, lying: Lying, supply: Supply, goal: Goal) -> tuple[float, float]:
    """The chance that a side becomes a formation of this rank that reaches the goal, and its mean sum."""
    cards, missing = side.cards, side.missing
    alike = 1 if shape_of(rank) == EQUAL else popcount(cards)
    if shape_of(rank) != ANY_SHAPE and not side.wilds and popcount(lying.strengths) != alike and cards:
        return 0.0, 0.0
    if shape_of(rank) == EQUAL:
        return chance_of_equal(rules, params, side, lying, supply, goal)
    lying_total = 0.0
    if shape_of(rank) != CONSECUTIVE:
        wild_total, _ = total_of_any(rules, lying.total, side.wilds, 0, supply.pool, goal.low)
        lying_total = wild_total + (lying.size - missing) * rules.weakest
    if not asks_one_colour(rank):
        if shape_of(rank) == CONSECUTIVE:
            return chance_of_run(rules, params, side, lying, supply, goal, ANY_COLOUR)
        return chance_of_total(rules, params, missing, lying_total, rules.all_cards, supply, goal)
    best, best_total = 0.0, 0.0
    first = rules.colour_of[lowest(cards)] if cards else 0
    for colour in range(first, first + 1 if cards else rules.colours):
        among = rules.one_colour << (colour * rules.strengths)
        if cards & ~among:
            break
        if shape_of(rank) == CONSECUTIVE:
            chance, total = chance_of_run(rules, params, side, lying, supply, goal, colour)
        else:
            chance, total = chance_of_total(rules, params, missing, lying_total, among, supply, goal)
        # Of colours that are equally likely the better sum counts, so that it does not matter which colour is which.
        equal = abs(chance - best) < SAME_CHANCE
        if chance > best + SAME_CHANCE or (equal and (total < best_total if goal.low else total > best_total)):
            best, best_total = chance, total
    return best, best_total


@compiled
def rank_distribution(rules: Any, params: Any, force: Force, face: Face) -> None:
    """Write what an incomplete side becomes into its distribution: by rank the chance that it will be of that rank and none better, and
    behind these the sums; in the first place, the chance that it never gets complete.
    """
    side, supply, out = force
    lying, goal = lying_on(rules, side), Goal(ANY_TOTAL, face.low)
    left = 1.0
    for rank in range(RANKS - 1, 0, -1):
        out[rank] = 0.0
        out[RANKS + rank] = 0.0
        if not (face.counting >> rank) & 1:
            continue
        chance, total = chance_of_rank(rules, params, rank, side, lying, supply, goal)
        if rank == SUM:
            chance = 1.0
        out[rank] = left * chance
        out[RANKS + rank] = total
        left *= 1.0 - chance
    out[0] = left


@compiled
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


@compiled
def overtaking(rules: Any, params: Any, side: Side, supply: Supply, face: Face, weight: int) -> float:
    """The chance that an incomplete side still beats a complete one of this weight."""
    lying = lying_on(rules, side)
    fails = 1.0
    for rank in range(RANKS - 1, rank_of(weight) - 1, -1):
        if (face.counting >> rank) & 1:
            floor = total_of(weight, face.low) if rank == rank_of(weight) else ANY_TOTAL
            chance, _ = chance_of_rank(rules, params, rank, side, lying, supply, Goal(floor, face.low))
            fails *= 1.0 - chance
    return 1.0 - fails


@compiled
def duel(params: Any, mine: Any, theirs: Any, missing: int, low: bool) -> float:
    """How likely the first of two incomplete sides wins, by what they may become; `missing` cards are missing on both together."""
    below = theirs[0]
    chance = 0.5 * mine[0] * theirs[0]
    for rank in range(1, RANKS):
        if mine[rank] > 0.0:
            level = 0.0
            if theirs[rank] > 0.0:
                soft = (params[SUM_SOFT] if rank == SUM else params[SOFT]) * missing
                more = theirs[RANKS + rank] - mine[RANKS + rank] if low else mine[RANKS + rank] - theirs[RANKS + rank]
                level = theirs[rank] / (1.0 + exp(-more / soft))
            chance += mine[rank] * (below + level)
        below += theirs[rank]
    return chance


@compiled
def win_chance(rules: Any, params: Any, face: Face, mine: Force, theirs: Force, first: bool) -> float:
    """How likely my side beats theirs; `first`: it was complete before. The distributions must be there if both sides are incomplete."""
    if mine.side.missing <= 0:
        if theirs.side.missing <= 0:
            return 1.0 if mine.side.weight > theirs.side.weight or (mine.side.weight == theirs.side.weight and first) else 0.0
        return 1.0 - overtaking(rules, params, theirs.side, theirs.supply, face, mine.side.weight)
    if theirs.side.missing <= 0:
        return overtaking(rules, params, mine.side, mine.supply, face, theirs.side.weight)
    return duel(params, mine.distribution, theirs.distribution, mine.side.missing + theirs.side.missing, face.low)
