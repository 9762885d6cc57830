"""How the greedy opponent rates moves in a siege: for each tile, how likely its side is to prevail, before and after a move.

Everything is estimated from the mover's view: his own hand, the wall, the discards, the size of the pile.
"""

from __future__ import annotations

from typing import Any

from tottenbury.cards.contest import WILD, find
from tottenbury.cards.hands import TACTIC, played_by, tactics_held
from tottenbury.cards.moves import (
    CLAIM_PLACE,
    DESERT,
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
from tottenbury.opponents.judgement.breaching import face_at, side_at
from tottenbury.opponents.judgement.sides import Side, emptied, with_card, without_card
from tottenbury.opponents.yardsticks.chances import winning_chance
from tottenbury.siege.moves import CALL_SUPPORT, CALL_SWAP, EXPLODE, PICK_SUPPORT, PICK_SWAP, RECRUIT, RETREAT, THROW_OIL
from tottenbury.siege.state import ATTACKER, DEFENDER, TILES
from tottenbury.siege.tactics import tactic_of
from tottenbury.siege.wall import face_of, facing_card, free_slots, need_at

TACTICS = True
"""False in the copy that the base game uses, as in siege.turn."""

KEEP = (0.55, 0.3, 0.2, 0.3, 0.35, 0.4, 0.5, 0.3, 0.25, 0.25)
"""What it costs to use up each kind of tactic card, in the measure of the ratings: joker, spy, shield, redeploy, recruit, ..."""

OIL_COST = 0.3
TEMPO = 0.09
"""What a thrown cauldron costs, and what a card given up in a retreat."""

NOTHING = -1


@compiled
def importance(rules: Any, s: Any, tile: int) -> float:
    """How much a breach at a tile matters: the last one wins, and so does any at a damaged tile (B6.1)."""
    breaches = popcount(s.damaged)
    if face_of(s, tile) or breaches == rules.breaches_to_win - 1:
        return 2.5
    return 1.0 + 0.35 * breaches


@compiled
def tile_chance(rules: Any, s: Any, me: int, tile: int, mine: Side, theirs: Side, hand: int) -> float:
    """How likely `me` prevails at a tile where these sides stand: the attacker by a breach, the defender by holding it."""
    turns = s.pile_size[0] // 2 + 1
    if s.ending > 0:
        turns = 1
    if (mine.missing if me == ATTACKER else theirs.missing) > turns:  # no time left to complete that side
        return 0.0 if me == ATTACKER else 1.0
    return winning_chance(rules, s, face_at(rules, s, tile), mine, theirs, hand)


@compiled
def chance_with(rules: Any, s: Any, me: int, tile: int, more: int, less: int, lost: int, hand: int) -> float:
    """The same after `more` came to the own side, `less` left it and `lost` left the other side; cards as in moves, or NOTHING."""
    mine, theirs = side_at(rules, s, tile, me), side_at(rules, s, tile, 1 - me)
    if less >= 0:
        mine = without_card(mine, less)
    if lost >= 0:
        theirs = without_card(theirs, lost)
    if more >= WILD:
        mine = with_card(mine, more)
    elif more >= 0:
        facing = opposite(rules, s, tile, 1 - me, more)
        if facing >= 0 and facing != lost:
            theirs = without_card(theirs, facing)  # B3.6: both are discarded
        else:
            mine = with_card(mine, more)
    return tile_chance(rules, s, me, tile, mine, theirs, hand)


@compiled
def opposite(rules: Any, s: Any, tile: int, seat: int, card: int) -> int:
    """The card of a side that a 0 or 11 would cancel, or -1."""
    facing = facing_card(rules, card)
    return facing if facing >= 0 and find(s, tile, seat, facing) >= 0 else -1


@compiled
def rate(rules: Any, s: Any, moves: Any, ratings: Any) -> None:
    """Rate each legal move of a view: declarations before all, then whatever raises the chances at important tiles most."""
    me = s.decider
    before, matters = some_floats(TILES), some_floats(TILES)
    for tile in range(TILES):
        matters[tile] = importance(rules, s, tile)
        before[tile] = chance_with(rules, s, me, tile, NOTHING, NOTHING, NOTHING, s.hand[me])
    for n in range(len(moves)):
        move = int(moves[n])
        kind, card, tile = move >> KIND, card_in(move), place_in(move)
        if kind == CLAIM_PLACE:
            ratings[n] = 100.0 + matters[tile]
        elif kind == PASS:
            ratings[n] = -100.0
        elif kind == PLAY_CARD and card < TACTIC:
            after = chance_with(rules, s, me, tile, card, NOTHING, NOTHING, s.hand[me] & ~(1 << card))
            ratings[n] = matters[tile] * (after - before[tile])
        elif kind == RETREAT:
            mine, theirs = emptied(need_at(rules, s, tile)), side_at(rules, s, tile, DEFENDER)
            after = tile_chance(rules, s, me, tile, mine, theirs, s.hand[me])
            ratings[n] = matters[tile] * (after - before[tile]) - TEMPO * s.count[tile, ATTACKER]
        elif kind == THROW_OIL:
            after = chance_with(rules, s, me, tile, NOTHING, NOTHING, s.cards[tile, ATTACKER, 0], s.hand[me])
            ratings[n] = matters[tile] * (after - before[tile]) - OIL_COST
        elif TACTICS:
            ratings[n] = rate_tactic(rules, s, me, move, matters, before)


@compiled
def rate_tactic(rules: Any, s: Any, me: int, move: int, matters: Any, before: Any) -> float:
    """The same for tactic cards, for what is drawn, and for what is picked."""
    kind, card, source, tile = move >> KIND, card_in(move), source_in(move), place_in(move)
    hand = s.hand[me]
    if kind in (DRAW_CARD, DRAW_TACTIC):
        playable = rules.tactic_lead + played_by(s, 1 - me, -1) - played_by(s, me, -1)
        likes_tactics = tactics_held(s, me) < min(playable, 2 if me == ATTACKER else 1)
        return 1.0 if (kind == DRAW_TACTIC) == likes_tactics else 0.0
    if kind == PICK_SWAP:
        return -usefulness(rules, s, me, card, matters, before)
    if kind == PICK_SUPPORT:
        return 0.0
    played = card - TACTIC if kind == PLAY_CARD else tactic_of(kind)
    if played < 0:
        return 0.0  # done with a phase
    cost = KEEP[played]
    if kind in (CALL_SUPPORT, CALL_SWAP):
        return -cost
    if kind == EXPLODE:
        empty = emptied(need_at(rules, s, tile))
        return matters[tile] * (tile_chance(rules, s, me, tile, empty, empty, hand) - before[tile]) - cost
    if kind in (PLAY_CARD, RECRUIT):
        return matters[tile] * (chance_with(rules, s, me, tile, card, NOTHING, NOTHING, hand) - before[tile]) - cost
    less, lost = (card, NOTHING) if kind == REDEPLOY else (NOTHING, card)
    if kind == TURN_TRAITOR and tile == source:
        return matters[tile] * (chance_with(rules, s, me, tile, card, NOTHING, lost, hand) - before[tile]) - cost
    gain = matters[source] * (chance_with(rules, s, me, source, NOTHING, less, lost, hand) - before[source])
    if kind != DESERT and tile != NOWHERE:
        gain += matters[tile] * (chance_with(rules, s, me, tile, card, NOTHING, NOTHING, hand) - before[tile])
    return gain - cost


@compiled
def usefulness(rules: Any, s: Any, me: int, card: int, matters: Any, before: Any) -> float:
    """How much a card of the hand could do at the tile that it fits best."""
    if card >= TACTIC:
        return KEEP[card - TACTIC]
    best = -10.0
    for tile in range(TILES):
        if (free_slots(s, me) >> tile) & 1:
            after = chance_with(rules, s, me, tile, card, NOTHING, NOTHING, s.hand[me] & ~(1 << card))
            best = max(best, matters[tile] * (after - before[tile]))
    return best
