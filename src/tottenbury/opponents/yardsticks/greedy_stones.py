"""How the greedy opponent rates moves at the border: for each stone, how likely it is to be won, before and after a move.

Everything is estimated from the mover's view: his own hand, the cards face up, the size of the pile. `rate` never reads another hand; in a
view's record there is none to read.
"""

from __future__ import annotations

from typing import Any

from tottenbury.cards.contest import WILD, deck_cards, kind_of_wild, wild_cards
from tottenbury.cards.formations import ALL_FORMATIONS, SUM_ONLY
from tottenbury.cards.hands import TACTIC, played_by, tactics_held
from tottenbury.cards.moves import (
    CLAIM_PLACE,
    DESERT,
    DONE,
    DRAW_CARD,
    DRAW_TACTIC,
    KIND,
    NOWHERE,
    PASS,
    PLAY_CARD,
    REDEPLOY,
    TURN_TRAITOR,
    card_in,
    place_in,
    source_in,
)
from tottenbury.kernel import compiled, some_floats
from tottenbury.kernel.bits import popcount
from tottenbury.opponents.judgement.sides import Face
from tottenbury.opponents.yardsticks.chances import standing_side, winning_chance
from tottenbury.stones.claims import need_at, open_stones
from tottenbury.stones.moves import GIVE_UP, RETURN_CARD, SCOUT_OUT
from tottenbury.stones.state import FOG, KINDS, MAX_STONES, MUD, REDEPLOYER, SCOUT

TACTICS = True
"""False in the copy that the base games use, as in stones.turn."""

KEEP = (1.8, 1.0, 0.7, 1.0, 1.0, 0.7, 1.2, 1.8, 1.8)
"""What it costs to use up each kind of tactic card, in the measure of the ratings: joker, spy, shield bearer, fog, mud, scout, ..."""

SCOUT_GAIN = 0.95
WANTED_TACTICS = 1
"""How many tactic cards the greedy opponent likes to hold, if it may play so many."""


@compiled
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


@compiled
def stone_chance(rules: Any, s: Any, me: int, stone: int, more: int, less: int, terrain: int, hand: int) -> float:
    """How likely `me` wins a stone if a card came to his side (`more`), one left either side (`less`, negative: his), or terrain came.

    Cards are named as in moves; NOWHERE is none. `terrain` is FOG, MUD or 0; its negative says that it leaves.
    """
    mine, my_wilds = deck_cards(s, stone, me), wild_cards(s, stone, me)
    theirs, their_wilds = deck_cards(s, stone, 1 - me), wild_cards(s, stone, 1 - me)
    need, sum_only = need_at(rules, s, stone), s.terrain[stone, 0] != 0
    if more < WILD:
        mine |= 1 << more
    elif TACTICS and more != NOWHERE:
        my_wilds += 1 << 4 * kind_of_wild(more)
    if TACTICS:
        card = abs(less) - 1  # one more than the card's number, so that card 0 has a sign too
        if less != 0:
            if card < WILD:
                mine &= ~(1 << card)
                theirs &= ~(1 << card)
            else:
                gone = 1 << 4 * kind_of_wild(card)
                my_wilds -= gone if less < 0 else 0
                their_wilds -= gone if less > 0 else 0
        if abs(terrain) == MUD:
            need += 1 if terrain > 0 else -1
        elif abs(terrain) == FOG:
            sum_only = terrain > 0
    face = Face(SUM_ONLY if sum_only else ALL_FORMATIONS, False, need)
    return winning_chance(rules, s, face, standing_side(mine, my_wilds, need), standing_side(theirs, their_wilds, need), hand)


@compiled
def rate(rules: Any, s: Any, moves: Any, ratings: Any) -> None:
    """Rate each legal move of a view: claims before all, then whatever raises the chances at important stones most."""
    me = s.decider
    before, matters = some_floats(MAX_STONES), some_floats(MAX_STONES)
    for stone in range(rules.stones):
        before[stone] = matters[stone] = 0.0
        if (open_stones(rules, s) >> stone) & 1:
            matters[stone] = importance(rules, s, stone)
            before[stone] = stone_chance(rules, s, me, stone, NOWHERE, 0, 0, s.hand[me])
    for n in range(len(moves)):
        move = int(moves[n])
        kind, card, stone = move >> KIND, card_in(move), place_in(move)
        if kind == CLAIM_PLACE:
            ratings[n] = 100.0 + matters[stone]
        elif kind == DONE:
            ratings[n] = -100.0
        elif kind == PLAY_CARD and card < TACTIC:
            after = stone_chance(rules, s, me, stone, card, 0, 0, s.hand[me] & ~(1 << card))
            ratings[n] = matters[stone] * (after - before[stone])
        elif TACTICS:
            ratings[n] = rate_tactic(rules, s, me, move, matters, before)


@compiled
def rate_tactic(rules: Any, s: Any, me: int, move: int, matters: Any, before: Any) -> float:
    """The same for tactic cards, for passing, and for what is drawn and returned."""
    kind, card, source, stone = move >> KIND, card_in(move), source_in(move), place_in(move)
    hand = s.hand[me]
    if kind == PLAY_CARD:
        tactic = card - TACTIC
        is_terrain = FOG <= tactic <= MUD
        after = stone_chance(rules, s, me, stone, NOWHERE if is_terrain else card, 0, tactic if is_terrain else 0, hand)
        return matters[stone] * (after - before[stone]) - KEEP[tactic]
    if kind == PASS:
        return -0.05
    if kind == SCOUT_OUT:
        return SCOUT_GAIN - KEEP[SCOUT] if s.pile_size[0] + s.pile_size[1] > 2 else -0.2
    if kind in (DRAW_CARD, DRAW_TACTIC):
        playable = rules.tactic_lead + played_by(s, 1 - me, -1) - played_by(s, me, -1)
        likes_tactics = tactics_held(s, me) < min(playable, WANTED_TACTICS) and s.pile_size[0] > 6
        return 1.0 if (kind == DRAW_TACTIC) == likes_tactics else 0.0
    if kind == RETURN_CARD:
        return -usefulness(rules, s, me, card, matters, before)
    if kind in (REDEPLOY, DESERT, TURN_TRAITOR):
        return rate_guile(rules, s, me, move, matters, before) - KEEP[kind - REDEPLOY + REDEPLOYER]
    if kind == GIVE_UP:
        return stone_chance(rules, s, me, source, NOWHERE, -card - 1, 0, hand)
    return 0.0


@compiled
def rate_guile(rules: Any, s: Any, me: int, move: int, matters: Any, before: Any) -> float:
    """What a redeployed, deserting or turned card changes at the stones it leaves and reaches."""
    kind, card, source, target = move >> KIND, card_in(move), source_in(move), place_in(move)
    hand = s.hand[me]
    if source == NOWHERE:
        return -0.5  # played without effect
    if TACTIC + FOG <= card <= TACTIC + MUD:
        leaving = stone_chance(rules, s, me, source, NOWHERE, 0, TACTIC - card, hand) - before[source]
        gain = matters[source] * leaving
        if target != NOWHERE:
            gain += matters[target] * (stone_chance(rules, s, me, target, NOWHERE, 0, card - TACTIC, hand) - before[target])
        return gain
    less = -card - 1 if kind == REDEPLOY else card + 1
    if target == source:
        return matters[source] * (stone_chance(rules, s, me, source, card, less, 0, hand) - before[source])
    gain = matters[source] * (stone_chance(rules, s, me, source, NOWHERE, less, 0, hand) - before[source])
    if target != NOWHERE:
        gain += matters[target] * (stone_chance(rules, s, me, target, card, 0, 0, hand) - before[target])
    return gain


@compiled
def usefulness(rules: Any, s: Any, me: int, card: int, matters: Any, before: Any) -> float:
    """How much a card of the hand could do at the stone that it fits best."""
    if card >= TACTIC:
        return KEEP[card - TACTIC] if card - TACTIC < KINDS else 0.0
    best = -10.0
    free = open_stones(rules, s) & ~s.complete[me]
    for stone in range(rules.stones):
        if (free >> stone) & 1:
            after = stone_chance(rules, s, me, stone, card, 0, 0, s.hand[me] & ~(1 << card))
            best = max(best, matters[stone] * (after - before[stone]))
    return best
