"""How the border is judged: the chance of winning each stone, and from these the game; and what each legal move would change.

Everything is seen with the eyes of one seat (`eye`): the other hand is a number of cards out of those not seen, also in a world that the
search has imagined, where the record shows them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.cards.contest import deck_cards, latest_seat, wild_cards
from tottenbury.cards.formations import ALL_FORMATIONS, SUM_ONLY
from tottenbury.cards.hands import MAIN_PILE, TACTIC, TACTIC_PILE
from tottenbury.cards.moves import (
    DESERT,
    DRAW_CARD,
    DRAW_TACTIC,
    KIND,
    NOWHERE,
    PLAY_CARD,
    REDEPLOY,
    TURN_TRAITOR,
    card_in,
    claim_move,
    place_in,
    source_in,
)
from tottenbury.kernel import jit
from tottenbury.kernel.bits import NO_CARDS, lowest
from tottenbury.opponents.combining import combine, judged
from tottenbury.opponents.eyes import hand_seen, holding, means_of, unknown_tactic
from tottenbury.opponents.lore import HOLD, SCOUT_USE
from tottenbury.opponents.outlook import MISS_CARDS, RANKS, concerns, prevail, spread
from tottenbury.opponents.sides import Side, weighed, with_card, without_card
from tottenbury.stones.claims import counting_at, need_at, open_stones
from tottenbury.stones.moves import GIVE_UP, RETURN_CARD, SCOUT_OUT
from tottenbury.stones.state import CLAIM, CLAIM_FIRST, DRAW_GAME, FOG, KINDS, MAX_STONES, MUD, OVER, REDEPLOYER, SCOUT

TACTICS = True
"""False in the copy that the base games use, as in stones.turn."""

NOTHING = -1
"""No card."""

# The stones


@jit
def side_at(rules: Any, s: Any, stone: int, seat: int) -> Side:
    """A side in the form that `prevail` reads."""
    missing = need_at(rules, s, stone) - s.count[stone, seat]
    wilds = wild_cards(s, stone, seat) if TACTICS else NO_CARDS
    return deck_cards(s, stone, seat), wilds, missing, s.weight[stone, seat] if missing <= 0 else 0


@jit
def survey(rules: Any, lore: Any, s: Any, eye: int, miss: Any, spreads: Any, chances: Any) -> int:
    """South's chance at every stone, with each incomplete side's spread beside it; the answer is the pool."""
    pool = means_of(rules, lore, s, eye, miss)
    empty = np.full(2, NOTHING, np.int64)  # a stone whose side is empty and plain: all such sides have the same spread
    for stone in range(rules.stones):
        if not (open_stones(rules, s) >> stone) & 1:
            chances[stone] = 1.0 if (s.owned[0] >> stone) & 1 else 0.0
            continue
        south, north = side_at(rules, s, stone, 0), side_at(rules, s, stone, 1)
        counting = counting_at(s, stone)
        for seat in range(2):
            side = south if seat == 0 else north
            if side[2] <= 0:
                continue
            plain = side[2] == rules.need and not (TACTICS and has_terrain(s, stone))
            if plain and empty[seat] >= 0:
                spreads[stone, seat] = spreads[empty[seat], seat]
            elif south[2] > 0 and north[2] > 0:
                spread(
                    rules, lore, side[0], side[1], side[2], counting, False, hand_seen(s, seat, eye), pool, miss[seat], spreads[stone, seat]
                )
                if plain:
                    empty[seat] = stone
        first = south[2] <= 0 and north[2] <= 0 and latest_seat(s, stone) != 0
        means = (hand_seen(s, 0, eye), miss[0]), (hand_seen(s, 1, eye), miss[1])
        sides = spreads[stone, 0], spreads[stone, 1]
        chances[stone] = prevail(rules, lore, counting, False, first, south, means[0], north, means[1], pool, sides[0], sides[1])
    return pool


@jit
def has_terrain(s: Any, stone: int) -> bool:
    """Whether fog or mud lies at a stone."""
    return s.terrain[stone, 0] + s.terrain[stone, 1] != 0


@jit
def chance_after(
    rules: Any, lore: Any, s: Any, stone: int, more: int, less: int, lost: int, terrain: int, hand: int, pool: int, miss: Any, spreads: Any
) -> float:
    """The decider's chance at a stone if `more` came to his side, `less` left it and `lost` left the other one; cards as in moves.

    `terrain` is FOG or MUD that comes, or the negative if it leaves. Behind the stones, `spreads` has two rows to work in.
    """
    me = s.decider
    counting = counting_at(s, stone)
    mine, theirs = side_at(rules, s, stone, me), side_at(rules, s, stone, 1 - me)
    first = latest_seat(s, stone) != me if mine[2] <= 0 and theirs[2] <= 0 else False
    if more != NOTHING:
        mine = with_card(mine, more)
        first = False
    changed = lost != NOTHING or terrain != 0
    if TACTICS:
        if less != NOTHING:
            mine = without_card(mine, less)
        if lost != NOTHING:
            theirs = without_card(theirs, lost)
        if abs(terrain) == MUD:
            step = 1 if terrain > 0 else -1
            mine, theirs = (mine[0], mine[1], mine[2] + step, 0), (theirs[0], theirs[1], theirs[2] + step, 0)
        elif terrain != 0:
            counting = SUM_ONLY if terrain > 0 else ALL_FORMATIONS
        if changed:
            theirs = weighed(rules, theirs, counting, False)
    if more != NOTHING or less != NOTHING or changed:
        mine = weighed(rules, mine, counting, False)
    work = spreads[MAX_STONES, me]
    other = spreads[stone, 1 - me]
    if mine[2] > 0 and theirs[2] > 0:
        spread(rules, lore, mine[0], mine[1], mine[2], counting, False, hand, pool, miss[me], work)
        if changed or s.count[stone, me] >= need_at(rules, s, stone):  # the other spread is not there yet
            other = spreads[MAX_STONES, 1 - me]
            hand_there = hand_seen(s, 1 - me, me)
            spread(rules, lore, theirs[0], theirs[1], theirs[2], counting, False, hand_there, pool, miss[1 - me], other)
    their_means = hand_seen(s, 1 - me, me), miss[1 - me]
    return prevail(rules, lore, counting, False, first, mine, (hand, miss[me]), theirs, their_means, pool, work, other)


# The game


@jit
def value(rules: Any, lore: Any, s: Any, eye: int) -> float:
    """South's chance to win, as far as `eye` can tell."""
    if s.phase == OVER:
        return 0.5 if s.winner == DRAW_GAME else 1.0 - s.winner
    miss = np.empty((2, 3, MISS_CARDS), np.float64)
    spreads = np.empty((MAX_STONES, 2, 2 * RANKS), np.float64)
    chances, slopes = np.empty(MAX_STONES, np.float64), np.empty(MAX_STONES, np.float64)
    survey(rules, lore, s, eye, miss, spreads, chances)
    extra = holding(rules, lore, s, eye) if TACTICS and rules.has_tactics else 0.0
    return judged(lore, combine(lore, rules.stones, chances, slopes), 1.0 if s.to_move == 0 else -1.0, extra)


@jit
def chance_key(s: Any) -> int:
    """Cards are drawn in secret: chance shows nothing to both."""
    return 0


# The moves


@jit
def worthwhile(rules: Any, s: Any, moves: Any, number: int) -> int:
    """Leave out moves that nobody would make: what is proven is taken, in whatever order."""
    if s.phase in (CLAIM, CLAIM_FIRST) and s.claimable != 0:
        moves[0] = claim_move(lowest(s.claimable))
        return 1
    return number


@jit
def rate(rules: Any, lore: Any, s: Any, moves: Any, number: int, values: Any) -> None:
    """Rate moves by the chance to win that the decider has after them."""
    miss = np.empty((2, 3, MISS_CARDS), np.float64)
    spreads = np.empty((MAX_STONES + 1, 2, 2 * RANKS), np.float64)
    chances, slopes = np.empty(MAX_STONES, np.float64), np.empty(MAX_STONES, np.float64)
    me = s.decider
    pool = survey(rules, lore, s, me, miss, spreads, chances)
    now = combine(lore, rules.stones, chances, slopes)
    extra = holding(rules, lore, s, me) if TACTICS and rules.has_tactics else 0.0
    if me == 1:
        now, extra = 1.0 - now, -extra
        for stone in range(rules.stones):
            chances[stone] = 1.0 - chances[stone]
    lost = np.zeros((rules.colours * rules.strengths, MAX_STONES), np.float64)
    spent = np.zeros(rules.colours * rules.strengths, np.float64)
    weigh_hand(rules, lore, s, pool, miss, spreads, chances, slopes, lost, spent)
    for n in range(number):
        kind, card, stone = moves[n] >> KIND, card_in(moves[n]), place_in(moves[n])
        if kind == PLAY_CARD and card < TACTIC:
            rest = s.hand[me] & ~(1 << card)
            after = chance_after(rules, lore, s, stone, card, NOTHING, NOTHING, 0, rest, pool, miss, spreads)
            then = now + slopes[stone] * (after - chances[stone]) - (spent[card] - lost[card, stone])
            values[n] = judged(lore, then, -1.0, extra)
        elif TACTICS:
            values[n] = rate_tactic(rules, lore, s, moves[n], now, extra, pool, miss, spreads, chances, slopes, spent)
        else:
            values[n] = judged(lore, now, -1.0, extra)


@jit
def weigh_hand(rules: Any, lore: Any, s: Any, pool: int, miss: Any, spreads: Any, chances: Any, slopes: Any, lost: Any, spent: Any) -> None:
    """What the decider would lose at each stone (`lost`), and in all (`spent`), without each single card of his hand."""
    me = s.decider
    stones = open_stones(rules, s) & ~s.complete[me]
    cards = s.hand[me]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        untouched = -1.0  # the same at all stones where nothing lies yet
        for stone in range(rules.stones):
            if not (stones >> stone) & 1:
                continue
            mine = side_at(rules, s, stone, me)
            if (
                mine[1] == 0
                and s.count[stone, 1 - me] < need_at(rules, s, stone)
                and not concerns(rules, card, mine[0], need_at(rules, s, stone))
            ):
                continue
            fresh = s.count[stone, 0] + s.count[stone, 1] == 0 and not (TACTICS and has_terrain(s, stone))
            if fresh and untouched >= 0.0:
                after = untouched
            else:
                after = chance_after(rules, lore, s, stone, NOTHING, NOTHING, NOTHING, 0, s.hand[me] & ~(1 << card), pool, miss, spreads)
                if fresh:
                    untouched = after
            lost[card, stone] = slopes[stone] * (chances[stone] - after)
            spent[card] += lost[card, stone]


@jit
def rate_tactic(
    rules: Any,
    lore: Any,
    s: Any,
    move: int,
    now: float,
    extra: float,
    pool: int,
    miss: Any,
    spreads: Any,
    chances: Any,
    slopes: Any,
    spent: Any,
) -> float:
    """The same for tactic cards, for passing, and for what is drawn, returned or given up."""
    kind, card, source, stone = move >> KIND, card_in(move), source_in(move), place_in(move)
    me = s.decider
    hand = s.hand[me]
    if kind == PLAY_CARD:
        used = card - TACTIC
        terrain = used if FOG <= used <= MUD else 0
        after = chance_after(rules, lore, s, stone, NOTHING if terrain else card, NOTHING, NOTHING, terrain, hand, pool, miss, spreads)
        return judged(lore, now + slopes[stone] * (after - chances[stone]), -1.0, extra - lore[HOLD + used])
    if kind == SCOUT_OUT:
        gain = lore[SCOUT_USE] if s.pile_size[MAIN_PILE] + s.pile_size[TACTIC_PILE] > 2 else 0.0
        return judged(lore, now, -1.0, extra - lore[HOLD + SCOUT] + gain)
    if kind in (DRAW_CARD, DRAW_TACTIC):
        return rate_draw(rules, lore, s, kind, extra)
    if kind == RETURN_CARD:
        if card < TACTIC:
            return judged(lore, now - spent[card], -1.0, extra)
        return judged(lore, now, -1.0, extra - lore[HOLD + card - TACTIC] if card - TACTIC < KINDS else extra)
    if kind == GIVE_UP:
        after = chance_after(rules, lore, s, source, NOTHING, card, NOTHING, 0, hand, pool, miss, spreads)
        return judged(lore, now + slopes[source] * (after - chances[source]), -1.0, extra)
    if REDEPLOY <= kind <= TURN_TRAITOR:
        extra -= lore[HOLD + kind - REDEPLOY + REDEPLOYER]
        if source != NOWHERE:
            now += move_changes(rules, lore, s, move, pool, miss, spreads, chances, slopes)
    return judged(lore, now, -1.0, extra)


@jit
def move_changes(rules: Any, lore: Any, s: Any, move: int, pool: int, miss: Any, spreads: Any, chances: Any, slopes: Any) -> float:
    """What a redeployed, deserting or turned card changes at the stones it leaves and reaches."""
    kind, card, source, target = move >> KIND, card_in(move), source_in(move), place_in(move)
    hand = s.hand[s.decider]
    terrain = card - TACTIC if TACTIC + FOG <= card <= TACTIC + MUD else 0
    less = card if kind == REDEPLOY and not terrain else NOTHING
    lost = card if kind != REDEPLOY and not terrain else NOTHING
    come = NOTHING if terrain or kind == DESERT or target == NOWHERE else card
    if target == source:
        after = chance_after(rules, lore, s, source, come, less, lost, -terrain, hand, pool, miss, spreads)
        return slopes[source] * (after - chances[source])
    after = chance_after(rules, lore, s, source, NOTHING, less, lost, -terrain, hand, pool, miss, spreads)
    gain = slopes[source] * (after - chances[source])
    if target != NOWHERE:
        after = chance_after(rules, lore, s, target, come, NOTHING, NOTHING, terrain, hand, pool, miss, spreads)
        gain += slopes[target] * (after - chances[target])
    return gain


@jit
def rate_draw(rules: Any, lore: Any, s: Any, kind: int, extra: float) -> float:
    """A draw is rated by the kind of card that comes, not by the card: nobody has seen it."""
    me = s.decider
    if kind == DRAW_TACTIC:
        extra += unknown_tactic(rules, lore, s, me)
    miss = np.empty((2, 3, MISS_CARDS), np.float64)
    spreads = np.empty((MAX_STONES, 2, 2 * RANKS), np.float64)
    chances, slopes = np.empty(MAX_STONES, np.float64), np.empty(MAX_STONES, np.float64)
    if kind == DRAW_CARD:
        s.hidden[me] += 1
        s.pile_size[MAIN_PILE] -= 1
    survey(rules, lore, s, me, miss, spreads, chances)
    if kind == DRAW_CARD:
        s.hidden[me] -= 1
        s.pile_size[MAIN_PILE] += 1
    now = combine(lore, rules.stones, chances, slopes)
    return judged(lore, 1.0 - now if me == 1 else now, -1.0, extra)
