"""How the greedy opponent rates moves at the border: for each stone, how likely it is to be won, before and after a card.

Everything is estimated from the mover's view: his own hand, the cards face up, the size of the pile. `rate` never reads another hand; in a
view's record there is none to read.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.cards.contest import deck_cards
from tottenbury.cards.formations import ALL_FORMATIONS, COLOUR, COLOUR_RUN, NO_FLOOR, RUN, SAME_STRENGTH, SUM, rank_of, total_of
from tottenbury.cards.prover import strongest
from tottenbury.kernel import jit, record_at
from tottenbury.kernel.bits import NO_CARDS, popcount
from tottenbury.stones.claims import open_stones
from tottenbury.stones.moves import CLAIM_STONE, DONE, KIND, PLAY_CARD, card_in, stone_in

CERTAIN = 0.93
"""How likely a card in the own hand really gets to the stone it would fit."""

FLOORS = (0.0, 0.0, 0.22, 0.40, 0.62, 0.82)
SPANS = (0.0, 0.24, 0.14, 0.20, 0.18, 0.18)
"""What a formation of each rank is worth at its lowest sum, and how much more at its highest: roughly the share of sides it beats."""

STEEPNESS = 5.0
"""How sharply a difference in worth decides a stone."""


@jit
def worth(rules: Any, rank: int, total: float) -> float:
    """A formation between 0 and 1."""
    highest_total = rules.need * (rules.strengths - 1 + rules.weakest)
    return FLOORS[rank] + SPANS[rank] * total / highest_total


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
def run_prospect(rules: Any, side: int, hand: int, pool: int, share: float, colour: int) -> tuple[float, float]:
    """How likely the side becomes a run (of one colour, if `colour` is not negative), and the sum it would have."""
    best, best_total = 0.0, 0.0
    lying = 0
    for strength in range(rules.strengths):
        if side & (rules.one_strength << strength):
            lying |= 1 << strength
    if popcount(lying) != popcount(side):
        return best, best_total
    for start in range(rules.strengths - rules.need, -1, -1):
        window = ((1 << rules.need) - 1) << start
        if lying & ~window:
            continue
        chance = 1.0
        for strength in range(start, start + rules.need):
            if (lying >> strength) & 1:
                continue
            fitting = rules.one_strength << strength
            if colour >= 0:
                fitting &= rules.one_colour << (colour * rules.strengths)
            chance *= CERTAIN if hand & fitting else at_least(1, popcount(pool & fitting), share)
        if chance > best:
            best = chance
            best_total = rules.need * (start + rules.weakest) + rules.need * (rules.need - 1) / 2
    return best, best_total


@jit
def prospects(rules: Any, side: int, hand: int, pool: int, share: float) -> float:
    """What a side is worth on average when it is complete: rank by rank, how likely it gets there and none better."""
    missing = rules.need - popcount(side)
    if missing == 0:
        formation, _ = strongest(rules, side, NO_CARDS, missing, NO_CARDS, ALL_FORMATIONS, False, NO_FLOOR)
        return worth(rules, rank_of(formation), total_of(formation, False))
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
            chance, total = run_prospect(rules, side, hand, pool, share, -1)
        elif rank == SAME_STRENGTH:
            for strength in range(rules.strengths):
                fitting = rules.one_strength << strength
                if not side & ~fitting:
                    likely = at_least(missing - popcount(hand & fitting), popcount(pool & fitting), share)
                    if likely > chance:
                        chance, total = likely, rules.need * (strength + rules.weakest)
        else:
            for colour in range(rules.colours):
                fitting = rules.one_colour << (colour * rules.strengths)
                if side & ~fitting:
                    continue
                likely = 0.0
                its_total = middle
                if rank == COLOUR:
                    likely = at_least(missing - popcount(hand & fitting), popcount(pool & fitting), share)
                else:
                    likely, its_total = run_prospect(rules, side, hand, pool, share, colour)
                if likely > chance:
                    chance, total = likely, its_total
        expected += left * chance * worth(rules, rank, total)
        left *= 1.0 - chance
    return expected


@jit
def stone_chance(rules: Any, s: Any, stone: int, me: int, side: int, hand: int) -> float:
    """How likely `me` wins an open stone, holding `side` there and `hand` in hand."""
    theirs = deck_cards(s, stone, 1 - me)
    seen = s.seen | side
    unseen = rules.all_cards & ~seen
    pool = unseen & ~hand
    pool_size = max(1, popcount(pool))
    my_share = s.pile_size / 2 / pool_size
    their_share = (rules.hand + s.pile_size / 2) / pool_size
    my_missing = rules.need - popcount(side)
    their_missing = rules.need - popcount(theirs)
    if my_missing == 0:
        mine, _ = strongest(rules, side, NO_CARDS, my_missing, unseen, ALL_FORMATIONS, False, NO_FLOOR)
        reply, _ = strongest(rules, theirs, NO_CARDS, their_missing, unseen, ALL_FORMATIONS, False, mine)
        if reply <= mine:
            return 1.0
    if their_missing == 0:
        mine, _ = strongest(rules, theirs, NO_CARDS, their_missing, unseen, ALL_FORMATIONS, False, NO_FLOOR)
        reply, _ = strongest(rules, side, NO_CARDS, my_missing, unseen, ALL_FORMATIONS, False, mine)
        if reply <= mine:
            return 0.0
    mine_worth = prospects(rules, side, hand, pool, my_share)
    their_worth = prospects(rules, theirs, 0 * hand, pool, min(0.8, their_share))
    return 1.0 / (1.0 + np.exp(-STEEPNESS * (mine_worth - their_worth)))


@jit
def importance(rules: Any, s: Any, stone: int) -> float:
    """How much a stone matters: in how many rows of adjacent stones it can still help either seat, more where most of a row is owned."""
    value = 1.0
    for first in range(max(0, stone - rules.adjacent_to_win + 1), min(stone, rules.stones - rules.adjacent_to_win) + 1):
        row = ((1 << rules.adjacent_to_win) - 1) << first
        for seat in range(2):
            if not row & s.owned[1 - seat]:
                owned = popcount(row & s.owned[seat])
                value += 0.25 + 0.9 * owned * owned
    for seat in range(2):
        if popcount(s.owned[seat]) == rules.stones_to_win - 1:
            value += 4.0
    return value


@jit
def rate(all_rules: Any, states: Any, moves: Any, ratings: Any) -> None:
    """Rate each legal move of a view: claims before all, then the card that raises the chance to win important stones most."""
    rules, s = record_at(all_rules, 0), record_at(states, 0)
    me = s.to_move
    before = np.zeros(rules.stones, np.float64)
    matters = np.zeros(rules.stones, np.float64)
    for stone in range(rules.stones):
        if (open_stones(rules, s) >> stone) & 1:
            matters[stone] = importance(rules, s, stone)
            before[stone] = stone_chance(rules, s, stone, me, deck_cards(s, stone, me), s.hand[me])
    for n in range(len(moves)):
        kind, stone = moves[n] >> KIND, stone_in(moves[n])
        if kind == CLAIM_STONE:
            ratings[n] = 100.0 + matters[stone]
        elif kind == DONE:
            ratings[n] = -100.0
        elif kind == PLAY_CARD:
            card = 1 << card_in(moves[n])
            side = deck_cards(s, stone, me) | card
            after = stone_chance(rules, s, stone, me, side, s.hand[me] & ~card)
            ratings[n] = matters[stone] * (after - before[stone])
