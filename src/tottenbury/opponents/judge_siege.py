"""How a siege is judged: the chance of a breach at each tile, and from these the game; and what each legal move would change.

Everything is seen with the eyes of one seat (`eye`), as in `judge_stones`. Chances are the attacker's, who sits South.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.cards.contest import latest_seat
from tottenbury.cards.hands import MAIN_PILE, TACTIC, tactics_held
from tottenbury.cards.moves import (
    CLAIM_PLACE,
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
from tottenbury.kernel.bits import NO_CARDS, lowest, popcount
from tottenbury.opponents.breaching import ALL_TURNS, breach_chance, cancelled, cauldron, fill_spread, side_at, turns_left, unseen_after
from tottenbury.opponents.combining import combine_breaches, judged
from tottenbury.opponents.eyes import hand_seen, holding_of, means_of, unknown_tactic
from tottenbury.opponents.lore import AGAIN, CLOCK, GLUT, HOLD, ROLE, SWAP_USE, WARD
from tottenbury.opponents.outlook import MISS_CARDS, RANKS
from tottenbury.opponents.sides import Side, weighed, with_card, without_card
from tottenbury.siege.moves import CALL_SUPPORT, CALL_SWAP, EXPLODE, PICK_SUPPORT, PICK_SWAP, RECRUIT, RETREAT, THROW_OIL
from tottenbury.siege.state import (
    ATTACKER,
    CLOSE,
    DECLARE,
    DEFENDER,
    KINDS,
    LAST_TURN,
    NOT_ENDING,
    OVER,
    PLAY,
    PREPARE,
    SUPPORT_CARDS,
    TILES,
)
from tottenbury.siege.tactics import tactic_of
from tottenbury.siege.wall import face_of, free_slots, need_at

TACTICS = True
"""False in the copy that the base game uses, as in siege.turn."""

NOTHING = -1
"""No card."""

ROWS = TILES + 2
"""Rows of the spreads: one a tile, one to work in, one for an attack that begins afresh."""

# The tiles


@jit
def survey(rules: Any, lore: Any, s: Any, eye: int, turns: float, miss: Any, spreads: Any, chances: Any) -> int:
    """The chance of a breach at every tile, with each incomplete side's spread beside it; the answer is the pool."""
    pool = means_of(rules, lore, s, eye, miss)
    hands = hand_seen(s, ATTACKER, eye), hand_seen(s, DEFENDER, eye)
    unseen = unseen_after(rules, s, NOTHING)
    for tile in range(TILES):
        attack, defence = side_at(rules, s, tile, ATTACKER), side_at(rules, s, tile, DEFENDER)
        if attack[2] > 0 and defence[2] > 0:
            twin = twin_of(rules, s, tile)  # two towers, two walls: the same as long as they are empty
            if twin != NOTHING:
                spreads[tile] = spreads[twin]
            else:
                fill_spread(rules, lore, s, tile, attack, hands[0], pool, miss[0], spreads[tile, 0])
                fill_spread(rules, lore, s, tile, defence, hands[1], pool, miss[1], spreads[tile, 1])
        first = latest_seat(s, tile) != ATTACKER if attack[2] <= 0 and defence[2] <= 0 else False
        rows = spreads[tile, 0], spreads[tile, 1]
        work = spreads[TILES + 1, 0]
        chances[tile] = breach_chance(rules, lore, s, tile, attack, defence, first, hands, pool, unseen, miss, turns, rows, work)
    return pool


@jit
def twin_of(rules: Any, s: Any, tile: int) -> int:
    """An earlier tile with the same intact face, if both are untouched; else NOTHING."""
    if face_of(s, tile) or s.count[tile, 0] + s.count[tile, 1] > 0:
        return NOTHING
    for twin in range(tile):
        untouched = not face_of(s, twin) and s.count[twin, 0] + s.count[twin, 1] == 0
        alike = rules.need[twin, 0] == rules.need[tile, 0] and rules.counting[twin, 0] == rules.counting[tile, 0]
        if untouched and alike and rules.lower_wins[twin, 0] == rules.lower_wins[tile, 0]:
            return twin
    return NOTHING


@jit
def chance_with(
    rules: Any,
    lore: Any,
    s: Any,
    tile: int,
    mine: Side,
    theirs: Side,
    first: bool,
    card: int,
    hand: int,
    pool: int,
    turns: float,
    miss: Any,
    spreads: Any,
) -> float:
    """The chance of a breach at a tile where the decider has the side `mine` and the other seat `theirs`, `card` being seen now."""
    me = s.decider
    face = face_of(s, tile)
    counting, low = rules.counting[tile, face], rules.lower_wins[tile, face] != 0
    mine, theirs = weighed(rules, mine, counting, low), weighed(rules, theirs, counting, low)
    rest = hand_seen(s, 1 - me, me)
    work = spreads[TILES]
    if mine[2] > 0 and theirs[2] > 0:
        fill_spread(rules, lore, s, tile, mine, hand, pool, miss[me], work[me])
        fill_spread(rules, lore, s, tile, theirs, rest, pool, miss[1 - me], work[1 - me])
    attack, defence = (mine, theirs) if me == ATTACKER else (theirs, mine)
    hands = (hand, rest) if me == ATTACKER else (rest, hand)
    rows = work[0], work[1]
    unseen = unseen_after(rules, s, card)
    return breach_chance(rules, lore, s, tile, attack, defence, first, hands, pool, unseen, miss, turns, rows, spreads[TILES + 1, 0])


@jit
def chance_after(
    rules: Any, lore: Any, s: Any, tile: int, more: int, less: int, lost: int, hand: int, pool: int, turns: float, miss: Any, spreads: Any
) -> float:
    """The chance of a breach if `more` came to the decider's side, `less` left it and `lost` left the other one; cards as in moves."""
    me = s.decider
    mine, theirs = side_at(rules, s, tile, me), side_at(rules, s, tile, 1 - me)
    both = mine[2] <= 0 and theirs[2] <= 0
    first = latest_seat(s, tile) != ATTACKER if both else me == DEFENDER
    if lost != NOTHING:
        theirs = without_card(theirs, lost)
    if less != NOTHING:
        mine = without_card(mine, less)
    if more != NOTHING:
        facing = cancelled(rules, s, tile, 1 - me, more)
        if facing != NOTHING and facing != lost:
            theirs = without_card(theirs, facing)
        else:
            mine = with_card(mine, more)
    return chance_with(rules, lore, s, tile, mine, theirs, first, more, hand, pool, turns, miss, spreads)


# The game


@jit
def extras(rules: Any, lore: Any, s: Any, eye: int, turns: float) -> float:
    """What counts for the attacker beside the tiles, in log odds."""
    extra = lore[ROLE] + lore[CLOCK] * turns / ALL_TURNS - cauldron(lore, turns) * s.cauldrons
    if TACTICS and rules.has_tactics:
        extra += holding_of(rules, lore, s, ATTACKER, eye) - lore[WARD] * holding_of(rules, lore, s, DEFENDER, eye)
        for seat in range(2):
            held = tactics_held(s, seat)
            glut = lore[GLUT] * held * (held - 1) / 2
            extra += glut if seat == DEFENDER else -glut
    return extra


@jit
def combined(rules: Any, lore: Any, s: Any, turns: float, chances: Any, slopes: Any) -> float:
    """The attacker's chance to win from the chances at the tiles."""
    again = lore[AGAIN] * turns / ALL_TURNS
    return combine_breaches(again, TILES, chances, s.damaged, rules.breaches_to_win - popcount(s.damaged), slopes)


@jit
def value(rules: Any, lore: Any, s: Any, eye: int) -> float:
    """The attacker's chance to win, as far as `eye` can tell."""
    if s.phase == OVER:
        return 1.0 - s.winner
    miss = np.empty((2, 3, MISS_CARDS), np.float64)
    spreads = np.empty((ROWS, 2, 2 * RANKS), np.float64)
    chances, slopes = np.empty(TILES, np.float64), np.empty(TILES, np.float64)
    turns = turns_left(s)
    survey(rules, lore, s, eye, turns, miss, spreads, chances)
    now = combined(rules, lore, s, turns, chances, slopes)
    return judged(lore, now, 1.0 if s.to_move == ATTACKER else -1.0, extras(rules, lore, s, eye, turns))


@jit
def chance_key(s: Any) -> int:
    """Cards are drawn and shuffled in secret: chance shows nothing to both."""
    return 0


# The moves


@jit
def worthwhile(rules: Any, s: Any, moves: Any, number: int) -> int:
    """Leave out moves that nobody would make: what is proven is taken, first what wins at once."""
    if s.to_move == ATTACKER and s.claimable > 0 and s.phase in (PREPARE, PLAY, DECLARE, CLOSE):
        again = s.claimable & s.damaged
        moves[0] = claim_move(lowest(again if again else s.claimable))
        return 1
    return number


@jit
def rate(rules: Any, lore: Any, s: Any, moves: Any, number: int, values: Any) -> None:
    """Rate moves by the chance to win that the decider has after them."""
    miss = np.empty((2, 3, MISS_CARDS), np.float64)
    spreads = np.empty((ROWS, 2, 2 * RANKS), np.float64)
    chances, slopes = np.empty(TILES, np.float64), np.empty(TILES, np.float64)
    me = s.decider
    turns = turns_left(s)
    if s.phase == PLAY and s.to_move == ATTACKER:
        turns = 0.0 if s.ending == LAST_TURN else max(1.0, turns - 1.0)  # the card that is played now is on the wall then
    pool = survey(rules, lore, s, me, turns, miss, spreads, chances)
    now = combined(rules, lore, s, turns, chances, slopes)
    extra = extras(rules, lore, s, me, turns)
    lost = np.zeros((rules.colours * rules.strengths, TILES), np.float64)
    spent = np.zeros(rules.colours * rules.strengths, np.float64)
    if s.phase not in (PREPARE, DECLARE, CLOSE):
        weigh_hand(rules, lore, s, pool, turns, miss, spreads, chances, slopes, lost, spent)
    for n in range(number):
        kind, card, tile = moves[n] >> KIND, card_in(moves[n]), place_in(moves[n])
        then, more = now, extra
        if kind == PLAY_CARD and card < TACTIC:
            rest = s.hand[me] & ~(1 << card)
            after = chance_after(rules, lore, s, tile, card, NOTHING, NOTHING, rest, pool, turns, miss, spreads)
            then += slopes[tile] * (after - chances[tile]) - (spent[card] - lost[card, tile])
        elif kind in (RETREAT, THROW_OIL):
            then += slopes[tile] * (prepared(rules, lore, s, kind, tile, pool, turns, miss, spreads) - chances[tile])
            more += cauldron(lore, turns) if kind == THROW_OIL else 0.0
        elif kind == CLAIM_PLACE:
            then += slopes[tile] * (1.0 - chances[tile])
        elif TACTICS:
            then, more = rate_tactic(rules, lore, s, moves[n], now, extra, pool, turns, miss, spreads, chances, slopes, spent)
        moving = 1.0 if (s.phase == PREPARE) == (s.to_move == ATTACKER) else -1.0
        values[n] = judged(lore, then, moving, more)
        if me == DEFENDER:
            values[n] = 1.0 - values[n]


@jit
def prepared(rules: Any, lore: Any, s: Any, kind: int, tile: int, pool: int, turns: float, miss: Any, spreads: Any) -> float:
    """The chance of a breach after a retreat, or after oil."""
    me = s.decider
    hand = s.hand[me]
    if kind == THROW_OIL:
        return chance_after(rules, lore, s, tile, NOTHING, NOTHING, s.cards[tile, ATTACKER, 0], hand, pool, turns, miss, spreads)
    empty = (NO_CARDS, NO_CARDS, need_at(rules, s, tile), 0)
    theirs = side_at(rules, s, tile, DEFENDER)
    return chance_with(rules, lore, s, tile, empty, theirs, False, NOTHING, hand, pool, turns, miss, spreads)


@jit
def weigh_hand(
    rules: Any,
    lore: Any,
    s: Any,
    pool: int,
    turns: float,
    miss: Any,
    spreads: Any,
    chances: Any,
    slopes: Any,
    lost: Any,
    spent: Any,
) -> None:
    """What the attacker would lose (or win) at each tile (`lost`), and in all (`spent`), without each card of the decider's hand."""
    me = s.decider
    tiles = free_slots(s, me)
    cards = s.hand[me]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        rest = s.hand[me] & ~(1 << card)
        for tile in range(TILES):
            if not (tiles >> tile) & 1:
                continue
            twin = twin_of(rules, s, tile)
            if twin != NOTHING:
                lost[card, tile] = lost[card, twin] * slopes[tile] / max(1e-12, slopes[twin])
            else:
                after = chance_after(rules, lore, s, tile, NOTHING, NOTHING, NOTHING, rest, pool, turns, miss, spreads)
                lost[card, tile] = slopes[tile] * (chances[tile] - after)
            spent[card] += lost[card, tile]


# Tactic cards


@jit
def rate_tactic(
    rules: Any,
    lore: Any,
    s: Any,
    move: int,
    now: float,
    extra: float,
    pool: int,
    turns: float,
    miss: Any,
    spreads: Any,
    chances: Any,
    slopes: Any,
    spent: Any,
) -> tuple[float, float]:
    """The combined value and the extras after a tactic card, or after a draw or pick; done with a phase changes nothing."""
    kind, card, tile = move >> KIND, card_in(move), place_in(move)
    sign, worth = (1.0, 1.0) if s.decider == ATTACKER else (-1.0, -lore[WARD])
    held = tactics_held(s, s.decider)
    if kind in (DRAW_CARD, DRAW_TACTIC):
        return rate_draw(rules, lore, s, kind, turns, extra)
    if kind == PICK_SUPPORT:
        return with_pile(rules, lore, s, 0, card, turns), extra
    if kind == PICK_SWAP:
        if card < TACTIC:
            return now - spent[card], extra
        return now, extra - worth * lore[HOLD + card - TACTIC] + sign * lore[GLUT] * (held - 1) if card - TACTIC < KINDS else extra
    used = card - TACTIC if kind == PLAY_CARD else tactic_of(kind)
    if used < 0:
        return now, extra
    extra += sign * lore[GLUT] * (held - 1) - worth * lore[HOLD + used]
    if kind == CALL_SUPPORT:
        return with_pile(rules, lore, s, SUPPORT_CARDS, NOTHING, turns + 1.0), extra + lore[CLOCK] / ALL_TURNS
    if kind == CALL_SWAP:
        return now, extra + sign * lore[SWAP_USE]
    hand = s.hand[s.decider]
    if kind == EXPLODE:
        empty = (NO_CARDS, NO_CARDS, need_at(rules, s, tile), 0)
        after = chance_with(rules, lore, s, tile, empty, empty, False, NOTHING, hand, pool, turns, miss, spreads)
        return now + slopes[tile] * (after - chances[tile]), extra
    if kind in (PLAY_CARD, RECRUIT):
        after = chance_after(rules, lore, s, tile, card, NOTHING, NOTHING, hand, pool, turns, miss, spreads)
        return now + slopes[tile] * (after - chances[tile]), extra
    return now + move_changes(rules, lore, s, move, pool, turns, miss, spreads, chances, slopes), extra


@jit
def move_changes(
    rules: Any, lore: Any, s: Any, move: int, pool: int, turns: float, miss: Any, spreads: Any, chances: Any, slopes: Any
) -> float:
    """What a redeployed, deserting or turned card changes at the tiles it leaves and reaches."""
    kind, card, source, target = move >> KIND, card_in(move), source_in(move), place_in(move)
    hand = s.hand[s.decider]
    less = card if kind == REDEPLOY else NOTHING
    lost = NOTHING if kind == REDEPLOY else card
    if kind == TURN_TRAITOR and target == source:
        after = chance_after(rules, lore, s, source, card, NOTHING, lost, hand, pool, turns, miss, spreads)
        return slopes[source] * (after - chances[source])
    after = chance_after(rules, lore, s, source, NOTHING, less, lost, hand, pool, turns, miss, spreads)
    gain = slopes[source] * (after - chances[source])
    if kind != DESERT and target != NOWHERE:
        after = chance_after(rules, lore, s, target, card, NOTHING, NOTHING, hand, pool, turns, miss, spreads)
        gain += slopes[target] * (after - chances[target])
    return gain


@jit
def with_pile(rules: Any, lore: Any, s: Any, longer: int, back: int, turns: float) -> float:
    """The combined value with a pile that is longer by so many cards, or with the card `back` in it."""
    miss = np.empty((2, 3, MISS_CARDS), np.float64)
    spreads = np.empty((ROWS, 2, 2 * RANKS), np.float64)
    chances, slopes = np.empty(TILES, np.float64), np.empty(TILES, np.float64)
    seen = s.seen
    s.pile_size[MAIN_PILE] += longer
    if back != NOTHING:
        s.seen &= ~(1 << back)
    survey(rules, lore, s, s.decider, turns, miss, spreads, chances)
    s.pile_size[MAIN_PILE] -= longer
    s.seen = seen
    return combined(rules, lore, s, turns, chances, slopes)


@jit
def rate_draw(rules: Any, lore: Any, s: Any, kind: int, turns: float, extra: float) -> tuple[float, float]:
    """A draw is rated by the kind of card that comes, not by the card: nobody has seen it. Tactic cards make the game longer."""
    me = s.decider
    if kind == DRAW_CARD:
        s.hidden[me] += 1
        now = with_pile(rules, lore, s, -1, NOTHING, turns)
        s.hidden[me] -= 1
        return now, extra
    later = 0.5 if s.ending == NOT_ENDING else 0.0
    worth = unknown_tactic(rules, lore, s, me)
    glut = lore[GLUT] * tactics_held(s, me)
    gain = worth - glut if me == ATTACKER else glut - lore[WARD] * worth
    return with_pile(rules, lore, s, 0, NOTHING, turns + later), extra + gain + lore[CLOCK] * later / ALL_TURNS
