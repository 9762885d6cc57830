"""The tactic cards (rules A9): which may be played where, and what they do."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.contest import WILD, arrive, deck_cards, depart, find, name_of, wild_cards
from tottenbury.cards.deck import JOKER, SHIELD
from tottenbury.cards.formations import NO_FLOOR
from tottenbury.cards.hands import TACTIC, holds, played_by
from tottenbury.cards.moves import DESERT, NOWHERE, REDEPLOY, TURN_TRAITOR, make_move, play_move
from tottenbury.cards.prover import strongest
from tottenbury.kernel import compiled, inlined
from tottenbury.kernel.bits import NO_CARDS, lowest
from tottenbury.stones.claims import counting_at, free_slots, need_at, open_stones, weigh
from tottenbury.stones.moves import SCOUT_OUT
from tottenbury.stones.state import (
    ANY_TACTIC,
    AUTO_WORST,
    DESERTER,
    FOG,
    FORBID,
    KINDS,
    LIMIT_ON_TABLE,
    LIMIT_PER_GAME,
    MUD,
    MUD_DISCARD,
    NO_LIMIT,
    REDEPLOYER,
    SCOUT,
)

# What may be played


@compiled
def joker_blocked(rules: Any, s: Any, seat: int) -> bool:
    """Whether a joker in this hand has to stay there (S9.14, D-11)."""
    if rules.joker_limit == LIMIT_PER_GAME:
        return played_by(s, seat, JOKER) > 0
    if rules.joker_limit == LIMIT_ON_TABLE:
        for stone in range(rules.stones):
            if find(s, stone, seat, WILD + JOKER) >= 0:
                return True
    return False


@compiled
def takes_terrain(rules: Any, s: Any, stone: int, kind: int) -> bool:
    """Whether fog or mud may be laid at a stone (S9.20 to S9.22)."""
    if s.terrain[stone, kind - FOG] != 0:
        return False
    if rules.one_tactic_a_stone == NO_LIMIT:
        return True
    return s.terrain[stone, 0] + s.terrain[stone, 1] == 0 and not (rules.one_tactic_a_stone == ANY_TACTIC and has_wild(s, stone))


@compiled
def has_wild(s: Any, stone: int) -> bool:
    """Whether a wild card lies at a stone, on either side."""
    for seat in range(2):
        for n in range(s.count[stone, seat]):
            if s.cards[stone, seat, n] >= WILD:
                return True
    return False


@compiled
def takes_wild(rules: Any, s: Any, stone: int) -> bool:
    """Whether a wild card may come to a stone with a free slot: always, but for the strict reading of D-15."""
    return rules.one_tactic_a_stone != ANY_TACTIC or (s.terrain[stone, 0] + s.terrain[stone, 1] == 0 and not has_wild(s, stone))


@compiled
def tactic_plays(rules: Any, s: Any, moves: Any, number: int) -> int:
    """Add the tactic cards that may be played now, with every legal target (S9.3, S9.5)."""
    seat = s.to_move
    if played_by(s, seat, -1) - played_by(s, 1 - seat, -1) >= rules.tactic_lead:
        return number
    slots = free_slots(rules, s, seat)
    for kind in range(KINDS):
        if not holds(rules, s, seat, kind):
            continue
        if kind <= SHIELD:
            if kind != JOKER or not joker_blocked(rules, s, seat):
                number = wild_plays(rules, s, moves, number, kind, slots)
        elif kind <= MUD:
            for stone in range(rules.stones):
                if (open_stones(rules, s) >> stone) & 1 and takes_terrain(rules, s, stone, kind):
                    moves[number] = play_move(TACTIC + kind, stone)
                    number += 1
        else:
            before = number
            if kind == SCOUT:
                if s.pile_size[0] + s.pile_size[1] > 0:
                    moves[number] = make_move(SCOUT_OUT, 0, NOWHERE, NOWHERE)
                    number += 1
            elif kind == REDEPLOYER:
                number = redeploy_plays(rules, s, moves, number, slots)
            elif kind == DESERTER:
                number = deserter_plays(rules, s, moves, number)
            else:
                number = traitor_plays(rules, s, moves, number, slots)
            if number == before and rules.allow_void_tactics:
                moves[number] = make_move(SCOUT_OUT if kind == SCOUT else REDEPLOY + kind - REDEPLOYER, 0, NOWHERE, NOWHERE)
                number += 1
    return number


@compiled
def wild_plays(rules: Any, s: Any, moves: Any, number: int, kind: int, slots: int) -> int:
    """A wild card goes like a clan card into a free own slot (S9.10)."""
    while slots:
        stone = lowest(slots)
        if takes_wild(rules, s, stone):
            moves[number] = play_move(TACTIC + kind, stone)
            number += 1
        slots &= slots - 1
    return number


@compiled
def redeploy_plays(rules: Any, s: Any, moves: Any, number: int, slots: int) -> int:
    """One own card at an open stone to another stone with a free slot, or off the table (S9.33)."""
    seat = s.to_move
    stones = open_stones(rules, s)
    for stone in range(rules.stones):
        if not (stones >> stone) & 1:
            continue
        for n in range(s.count[stone, seat]):
            card = name_of(s, stone, seat, n)
            for target in range(rules.stones):
                if target != stone and (slots >> target) & 1 and (card < WILD or takes_wild(rules, s, target)):
                    moves[number] = make_move(REDEPLOY, card, stone, target)
                    number += 1
            moves[number] = make_move(REDEPLOY, card, stone, NOWHERE)
            number += 1
        for kind in range(FOG, MUD + 1):
            if not may_leave(rules, s, stone, kind, seat):
                continue
            for target in range(rules.stones):
                if target != stone and (stones >> target) & 1 and takes_terrain(rules, s, target, kind):
                    moves[number] = make_move(REDEPLOY, TACTIC + kind, stone, target)
                    number += 1
            moves[number] = make_move(REDEPLOY, TACTIC + kind, stone, NOWHERE)
            number += 1
    return number


@compiled
def deserter_plays(rules: Any, s: Any, moves: Any, number: int) -> int:
    """One card of the other side at an open stone (S9.34)."""
    other = 1 - s.to_move
    for stone in range(rules.stones):
        if not (open_stones(rules, s) >> stone) & 1:
            continue
        for n in range(s.count[stone, other]):
            moves[number] = make_move(DESERT, name_of(s, stone, other, n), stone, NOWHERE)
            number += 1
        for kind in range(FOG, MUD + 1):
            if may_leave(rules, s, stone, kind, other):
                moves[number] = make_move(DESERT, TACTIC + kind, stone, NOWHERE)
                number += 1
    return number


@compiled
def traitor_plays(rules: Any, s: Any, moves: Any, number: int, slots: int) -> int:
    """One clan card of the other side at an open stone, to a free own slot, which may be at the same stone (S9.35)."""
    other = 1 - s.to_move
    for stone in range(rules.stones):
        if not (open_stones(rules, s) >> stone) & 1:
            continue
        for n in range(s.count[stone, other]):
            card = s.cards[stone, other, n]
            free = slots if card < WILD else 0
            while free:
                moves[number] = make_move(TURN_TRAITOR, card, stone, lowest(free))
                number += 1
                free &= free - 1
    return number


@compiled
def may_leave(rules: Any, s: Any, stone: int, kind: int, owner: int) -> bool:
    """Whether a terrain card of this owner can be taken from a stone (S9.26, D-13, D-14)."""
    if not rules.stone_cards_targetable or s.terrain[stone, kind - FOG] != owner + 1:
        return False
    return kind != MUD or rules.mud_excess != FORBID or max(s.count[stone, 0], s.count[stone, 1]) <= rules.need


# What they do


@compiled
def weigh_both(rules: Any, s: Any, stone: int) -> None:
    """Something has changed that concerns both sides of a stone."""
    weigh(rules, s, stone, 0)
    weigh(rules, s, stone, 1)


@inlined
def discard(rules: Any, s: Any, seat: int, card: int) -> None:
    """A card leaves the table, face up: to the side where it lay, or to the one pile of an edition that shares it (S9.30)."""
    side = 1 if rules.shared_discards else seat
    if card < TACTIC:
        s.discarded[side] |= 1 << card
    else:
        s.discarded_tactics[side, card - TACTIC] += 1


@compiled
def take_from_side(rules: Any, s: Any, stone: int, seat: int, card: int) -> int:
    """Take a card, named as in a move, from a side; the answer is the card itself."""
    taken = depart(s, stone, seat, find(s, stone, seat, card))
    weigh_both(rules, s, stone)
    return taken


@compiled
def lay_terrain(rules: Any, s: Any, seat: int, kind: int, stone: int) -> None:
    """Fog or mud comes to a stone (S9.20); the order of reaching four counts from now on (S9.24)."""
    s.terrain[stone, kind - FOG] = seat + 1
    weigh_both(rules, s, stone)


@compiled
def lift_terrain(rules: Any, s: Any, stone: int, kind: int) -> None:
    """Fog or mud leaves a stone; sides that are now too long will have to give a card (D-14)."""
    s.terrain[stone, kind - FOG] = 0
    weigh_both(rules, s, stone)


@compiled
def redeploy(rules: Any, s: Any, card: int, stone: int, target: int) -> None:
    """Move or discard an own card, or an own terrain card (S9.33)."""
    seat = s.to_move
    if is_terrain(card):
        lift_terrain(rules, s, stone, card - TACTIC)
        if target == NOWHERE:
            discard(rules, s, seat, card)
        else:
            lay_terrain(rules, s, seat, card - TACTIC, target)
        return
    taken = take_from_side(rules, s, stone, seat, card)
    if target == NOWHERE:
        discard(rules, s, seat, taken)
    else:
        arrive(s, target, seat, taken)
        weigh_both(rules, s, target)


@compiled
def desert(rules: Any, s: Any, card: int, stone: int) -> None:
    """Discard a card of the other side, or his terrain card (S9.34)."""
    other = 1 - s.to_move
    if is_terrain(card):
        lift_terrain(rules, s, stone, card - TACTIC)
        discard(rules, s, other, card)
    else:
        discard(rules, s, other, take_from_side(rules, s, stone, other, card))


@compiled
def turn_traitor(rules: Any, s: Any, card: int, stone: int, target: int) -> None:
    """A clan card of the other side comes over (S9.35)."""
    taken = take_from_side(rules, s, stone, 1 - s.to_move, card)
    arrive(s, target, s.to_move, taken)
    weigh_both(rules, s, target)


@inlined
def is_terrain(card: int) -> bool:
    """Whether a card is fog or mud."""
    return TACTIC + FOG <= card <= TACTIC + MUD


# Mud gone: sides with too many cards (D-14)


@compiled
def too_long(rules: Any, s: Any, seat: int) -> int:
    """The stone where a seat's side has more cards than a formation needs there, or -1."""
    for stone in range(rules.stones):
        if s.count[stone, seat] > need_at(rules, s, stone):
            return stone
    return -1


@compiled
def settle_excess(rules: Any, s: Any) -> bool:
    """Whether somebody has to discard from a side that has become too long; the acting player first."""
    for turn in range(2):
        seat = s.to_move ^ turn
        stone = too_long(rules, s, seat)
        if stone < 0:
            continue
        if rules.mud_excess == AUTO_WORST:
            give_up(rules, s, seat, stone, worst_card(rules, s, seat, stone))
        else:
            s.phase = MUD_DISCARD
            s.decider = seat
            return True
    s.decider = s.to_move
    return False


@compiled
def give_up(rules: Any, s: Any, seat: int, stone: int, card: int) -> None:
    """Discard one card of an own side that is too long."""
    discard(rules, s, seat, take_from_side(rules, s, stone, seat, card))


@compiled
def worst_card(rules: Any, s: Any, seat: int, stone: int) -> int:
    """The card whose loss leaves the strongest side; of several the one that came first."""
    side, wilds = deck_cards(s, stone, seat), wild_cards(s, stone, seat)
    missing = need_at(rules, s, stone) + 1 - s.count[stone, seat]
    counting = counting_at(s, stone)
    best, worst = -1, NOWHERE
    for n in range(s.count[stone, seat]):
        card = s.cards[stone, seat, n]
        kept_side = side & ~(1 << card) if card < WILD else side
        kept_wilds = wilds - (1 << 4 * (card - WILD)) if card >= WILD else wilds
        left, _ = strongest(rules, kept_side, kept_wilds, missing, NO_CARDS, counting, False, NO_FLOOR)
        if left > best:
            best, worst = left, name_of(s, stone, seat, n)
    return worst
