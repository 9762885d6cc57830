"""The tactic cards of the siege (rules B8): which may be played where, and what they do."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.contest import WILD_KINDS, find, name_of
from tottenbury.cards.deck import SHIELD
from tottenbury.cards.hands import (
    CARD,
    EVERYBODY,
    MAIN_PILE,
    TACTIC,
    TACTIC_PILE,
    UNKNOWN,
    hand_size,
    played_by,
    tactics_held,
    take_covered,
)
from tottenbury.cards.moves import (
    DESERT,
    NOWHERE,
    REDEPLOY,
    SOME_CARD,
    SOME_TACTIC,
    TURN_TRAITOR,
    make_move,
    play_move,
)
from tottenbury.kernel import compiled, inlined
from tottenbury.kernel.bits import NO_CARDS, lowest, popcount
from tottenbury.kernel.chance import shuffle
from tottenbury.siege.moves import CALL_SUPPORT, CALL_SUPPORT_MOVE, CALL_SWAP, CALL_SWAP_MOVE, EXPLODE, PICK_SUPPORT, PICK_SWAP, RECRUIT
from tottenbury.siege.state import (
    DESERTER,
    EXPLOSION,
    KINDS,
    NOT_ENDING,
    RECRUITER,
    REDEPLOYER,
    SUPPORT_CARDS,
    SUPPORTER,
    SWAP,
    SWAP_CARDS,
    SWAPPER,
    TILES,
    TRAITOR,
)
from tottenbury.siege.views import elites_picked, may_hold, may_hold_tactic
from tottenbury.siege.wall import clear_side, discard, free_slots, land, take_away

# What may be played


@compiled
def tactic_plays(rules: Any, s: Any, moves: Any, number: int) -> int:
    """Add the tactic cards that may be played now, with every legal target (B8.2)."""
    seat = s.to_move
    if played_by(s, seat, -1) - played_by(s, 1 - seat, -1) >= rules.tactic_lead:
        return number
    slots = free_slots(s, seat)
    for kind in range(KINDS):
        if not may_hold_tactic(rules, s, seat, kind):
            continue
        if kind <= SHIELD:
            number = into_slots(moves, number, play_move(TACTIC + kind, 0), slots)  # B8.4
        elif kind == REDEPLOYER:
            number = redeploy_plays(s, moves, number, seat, slots)
        elif kind == RECRUITER:
            number = recruit_plays(s, moves, number, slots)
        elif kind in (DESERTER, TRAITOR):
            number = plays_on_others(s, moves, number, 1 - seat, kind, slots)
        elif kind == EXPLOSION:
            for tile in range(TILES):
                if s.count[tile, 0] + s.count[tile, 1] > 0:  # D-54
                    moves[number] = make_move(EXPLODE, 0, 0, tile)
                    number += 1
        elif kind == SUPPORTER:
            if popcount(s.discarded) + elites_from(rules, s, 0) >= SUPPORT_CARDS:
                moves[number] = CALL_SUPPORT_MOVE
                number += 1
        else:
            moves[number] = CALL_SWAP_MOVE
            number += 1
    return number


@compiled
def into_slots(moves: Any, number: int, move: int, slots: int) -> int:
    """Add a move once for each tile of a set; `move` is the one to tile 0."""
    while slots:
        moves[number] = move + lowest(slots)
        number += 1
        slots &= slots - 1
    return number


@compiled
def redeploy_plays(s: Any, moves: Any, number: int, seat: int, slots: int) -> int:
    """One own card to another tile with a free slot, or off the wall (D-51)."""
    for tile in range(TILES):
        for n in range(s.count[tile, seat]):
            card = name_of(s, tile, seat, n)
            number = into_slots(moves, number, make_move(REDEPLOY, card, tile, 0), slots & ~(1 << tile))
            moves[number] = make_move(REDEPLOY, card, tile, NOWHERE)
            number += 1
    return number


@compiled
def recruit_plays(s: Any, moves: Any, number: int, slots: int) -> int:
    """One discarded siege or elite card to a free own slot (D-52)."""
    cards = s.discarded
    while cards:
        number = into_slots(moves, number, make_move(RECRUIT, lowest(cards), 0, 0), slots)
        cards &= cards - 1
    for kind in range(SHIELD + 1):
        if s.discarded_tactics[kind] > 0:
            number = into_slots(moves, number, make_move(RECRUIT, TACTIC + kind, 0, 0), slots)
    return number


@compiled
def plays_on_others(s: Any, moves: Any, number: int, other: int, kind: int, slots: int) -> int:
    """Desertion: any card of the other side. Treason: the same to a free own slot, even at the same tile."""
    for tile in range(TILES):
        for n in range(s.count[tile, other]):
            card = name_of(s, tile, other, n)
            if kind == DESERTER:
                moves[number] = make_move(DESERT, card, tile, NOWHERE)
                number += 1
            else:
                number = into_slots(moves, number, make_move(TURN_TRAITOR, card, tile, 0), slots)
    return number


# What they do


@compiled
def tactic_of(kind: int) -> int:
    """The tactic card that a kind of move plays from the hand, or -1."""
    if REDEPLOY <= kind <= TURN_TRAITOR:
        return REDEPLOYER if kind == REDEPLOY else DESERTER if kind == DESERT else TRAITOR
    if kind == RECRUIT:
        return RECRUITER
    if kind == EXPLODE:
        return EXPLOSION
    if kind == CALL_SUPPORT:
        return SUPPORTER
    return SWAPPER if kind == CALL_SWAP else -1


@compiled
def redeploy(rules: Any, s: Any, card: int, source: int, target: int) -> None:
    """Move or discard an own card."""
    seat = s.to_move
    taken = take_away(rules, s, source, seat, find(s, source, seat, card))
    if target == NOWHERE:
        discard(s, taken)
    else:
        land(rules, s, target, seat, taken, rules.redeploy_cancels != 0)  # D-50


@compiled
def recruit(rules: Any, s: Any, card: int, target: int) -> None:
    """A discarded card comes back to the wall; 0 and 11 cancel as ever (D-50)."""
    if card < TACTIC:
        s.discarded &= ~(1 << card)
    else:
        s.discarded_tactics[card - TACTIC] -= 1
    land(rules, s, target, s.to_move, card, True)


@compiled
def take_from_other(rules: Any, s: Any, card: int, source: int, target: int) -> None:
    """Discard a card of the other side (desertion), or play it on one's own (treason)."""
    other = 1 - s.to_move
    taken = take_away(rules, s, source, other, find(s, source, other, card))
    if target == NOWHERE:
        discard(s, taken)
    else:
        land(rules, s, target, s.to_move, taken, True)


@compiled
def explode(rules: Any, s: Any, tile: int) -> None:
    """Both sides of a tile are discarded; the tile stays as it is."""
    clear_side(rules, s, tile, 0)
    clear_side(rules, s, tile, 1)


# Support: two discards go back into their piles


@inlined
def by_name(rank: int) -> int:
    """The elite card with this rank in the order of a hand, or the rank of an elite card: joker, shield, spy."""
    return (WILD_KINDS - rank) % WILD_KINDS


@compiled
def elites_from(rules: Any, s: Any, rank: int) -> int:
    """How many of the discards are elite cards that may be picked, from a rank on (D-53)."""
    number = 0
    if rules.support_elite:
        for later in range(rank, WILD_KINDS):
            number += s.discarded_tactics[by_name(later)]
    return number


@compiled
def support_picks(rules: Any, s: Any, moves: Any) -> int:
    """The discards that may be picked: the second one does not come earlier in the order of a hand than the first (D-53)."""
    cards, rank = s.discarded, 0
    if s.left == 1:
        if elites_picked(s) > 0:
            cards = NO_CARDS
            rank = by_name((s.pile[TACTIC_PILE, s.pile_top[TACTIC_PILE] + s.pile_size[TACTIC_PILE] - 1] & CARD) - TACTIC)
        else:
            first = s.pile[MAIN_PILE, s.pile_top[MAIN_PILE] + s.pile_size[MAIN_PILE] - 1] & CARD
            cards &= ~((2 << first) - 1)
    number = 0
    while cards and (s.left == 1 or cards & (cards - 1) or elites_from(rules, s, 0) > 0):
        moves[number] = make_move(PICK_SUPPORT, lowest(cards), 0, 0)
        number += 1
        cards &= cards - 1
    for later in range(rank, WILD_KINDS):
        if s.discarded_tactics[by_name(later)] > 0 and elites_from(rules, s, later) >= s.left:
            moves[number] = make_move(PICK_SUPPORT, TACTIC + by_name(later), 0, 0)
            number += 1
    return number


@compiled
def pick_support(s: Any, card: int) -> None:
    """A discarded card goes openly under its pile; a siege card is available again in every later proof."""
    pile = MAIN_PILE
    if card < TACTIC:
        s.discarded &= ~(1 << card)
        s.seen &= ~(1 << card)
    else:
        pile = TACTIC_PILE
        s.discarded_tactics[card - TACTIC] -= 1
        s.returned[card - TACTIC] += 1
    s.pile[pile, s.pile_top[pile] + s.pile_size[pile]] = card
    s.pile_size[pile] += 1
    s.left -= 1


@compiled
def shuffle_piles(rules: Any, s: Any) -> None:
    """Shuffle the piles that cards have come to. The end is lifted, if at all, by siege cards (D-47)."""
    if elites_picked(s) < SUPPORT_CARDS:
        shuffle_pile(s, MAIN_PILE)
    if elites_picked(s) > 0:
        shuffle_pile(s, TACTIC_PILE)
    s.shuffled = 0
    if rules.support_revives and s.pile_size[MAIN_PILE] > 0:
        s.ending = NOT_ENDING


@compiled
def shuffle_pile(s: Any, pile: int) -> None:
    """Shuffle a pile. Without a stream of its own the record has been told the order; a view does not know it any more."""
    top, size = s.pile_top[pile], s.pile_size[pile]
    if s.events[0] != 0:
        shuffle(s.events, s.pile[pile][top : top + size], size)
    known = s.viewer == EVERYBODY
    for n in range(top, top + size):
        known = known and s.pile[pile, n] != UNKNOWN
    if not known:
        for n in range(top, top + size):
            s.pile[pile, n] = UNKNOWN


# Swap: three cards each, picked in secret


@compiled
def begin_picks(s: Any, seat: int) -> None:
    """A seat has to pick three cards of its hand, or all it has (D-55)."""
    s.phase = SWAP
    s.decider = seat
    s.left = min(SWAP_CARDS, hand_size(s, seat, True))


@compiled
def swap_picks(rules: Any, s: Any, moves: Any) -> int:
    """Any card of the hand; in a view of somebody else's also a card that is not seen."""
    seat = s.decider
    number = 0
    cards = may_hold(rules, s, seat)
    while cards:
        moves[number] = make_move(PICK_SWAP, lowest(cards), 0, 0)
        number += 1
        cards &= cards - 1
    for kind in range(KINDS):
        if may_hold_tactic(rules, s, seat, kind):
            moves[number] = make_move(PICK_SWAP, TACTIC + kind, 0, 0)
            number += 1
    if s.viewer not in (EVERYBODY, seat):
        if s.hand[seat] or s.hidden[seat] > 0:
            moves[number] = make_move(PICK_SWAP, SOME_CARD, 0, 0)
            number += 1
        if tactics_held(s, seat) > 0:
            moves[number] = make_move(PICK_SWAP, SOME_TACTIC, 0, 0)
            number += 1
    return number


@compiled
def pick_swap(s: Any, card: int) -> None:
    """A card is laid aside face down."""
    seat = s.decider
    entry = take_covered(s, seat, card)
    s.left -= 1
    if entry == UNKNOWN:
        if card == SOME_CARD:
            s.picked_hidden[seat] += 1
        else:
            s.picked_hidden_tactics[seat] += 1
    elif (entry & CARD) < TACTIC:
        s.picked[seat] |= 1 << (entry & CARD)
    else:
        s.picked_tactics[seat, (entry & CARD) - TACTIC] += 1


@compiled
def exchange(s: Any) -> None:
    """The picked cards change hands; each seat goes on knowing what it gave (D-55)."""
    for seat in range(2):
        other = 1 - seat
        s.hand[other] |= s.picked[seat]
        s.known[other] |= s.picked[seat]
        s.hidden[other] += s.picked_hidden[seat]
        s.hidden_tactics[other] += s.picked_hidden_tactics[seat]
        s.picked[seat] = s.picked_hidden[seat] = s.picked_hidden_tactics[seat] = 0
        for kind in range(KINDS):
            s.tactics[other, kind] += s.picked_tactics[seat, kind]
            s.known_tactics[other, kind] += s.picked_tactics[seat, kind]
            s.picked_tactics[seat, kind] = 0
    s.decider = s.to_move
