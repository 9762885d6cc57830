"""The wall: what each tile asks for, what lies there, and when a declaration holds (rules B2, B4, B5)."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.contest import WILD, arrive, deck_cards, depart, find, latest_seat, wild_cards
from tottenbury.cards.deck import JOKER, SHIELD, SPY
from tottenbury.cards.formations import NO_FLOOR
from tottenbury.cards.hands import TACTIC
from tottenbury.cards.prover import strongest
from tottenbury.kernel import compiled, inlined
from tottenbury.kernel.bits import NO_CARDS, lowest
from tottenbury.siege.state import ATTACKER, DEFENDER, TILES

TACTICS = True
"""False in the copy of these functions that the base game is bound to, as in siege.turn."""


@inlined
def face_of(s: Any, tile: int) -> int:
    """Which face a tile shows: 0 intact, 1 damaged (B2)."""
    return (s.damaged >> tile) & 1


@inlined
def need_at(rules: Any, s: Any, tile: int) -> int:
    """How many cards a side of a tile takes (B2)."""
    return rules.need[tile, face_of(s, tile)]


@inlined
def free_slots(s: Any, seat: int) -> int:
    """The tiles where a seat's side takes another card (B3.4), as a set."""
    return ((1 << TILES) - 1) & ~s.complete[seat]


@inlined
def unseen_cards(rules: Any, s: Any) -> int:
    """The siege cards that may still come to the defender as far as the table shows (B5.3)."""
    cards = rules.all_cards & ~s.seen
    if TACTICS and rules.swap_in_proof:
        cards &= ~s.known[ATTACKER]  # D-55: both know that the attacker holds them
    return cards


@compiled
def best_side(rules: Any, s: Any, tile: int, seat: int, floor: int) -> tuple[int, int, int]:
    """The strongest formation that a side has or could still become (B4, B5.3): its weight, the cards it adds, the wild cards it adds.

    Cancelling and oil are left out (B5.4), and so are unplayed tactic cards (B5.5) unless the option counts wild ones (D-49).
    """
    face = face_of(s, tile)
    side = deck_cards(s, tile, seat)
    wilds = wild_cards(s, tile, seat) if TACTICS else NO_CARDS
    missing = rules.need[tile, face] - s.count[tile, seat]
    counting, lower_wins = rules.counting[tile, face], rules.lower_wins[tile, face] != 0
    unseen = unseen_cards(rules, s)
    best, added = strongest(rules, side, wilds, missing, unseen, counting, lower_wins, floor)
    more_wilds = NO_CARDS
    if TACTICS and rules.siege_proof_tactics and missing > 0:
        for jokers in range(unplayed(rules, s, JOKER) + 1):
            for spies in range(unplayed(rules, s, SPY) + 1):
                for shields in range(unplayed(rules, s, SHIELD) + 1):
                    number = jokers + spies + shields
                    if 0 < number <= missing:
                        more = jokers + (spies << 4) + (shields << 8)
                        reached, cards = strongest(rules, side, wilds + more, missing - number, unseen, counting, lower_wins, floor)
                        if reached > best:
                            best, added, more_wilds = reached, cards, more
    return best, added, more_wilds


@compiled
def unplayed(rules: Any, s: Any, kind: int) -> int:
    """How many tactic cards of a kind nobody has played yet, or not since they went back into their pile."""
    left = rules.tactic_count[kind] + s.returned[kind]
    for n in range(s.plays):
        left -= (s.played[n] & 255) == TACTIC + kind
    return left


@inlined
def weigh(rules: Any, s: Any, tile: int, seat: int) -> None:
    """Note whether a side is complete and what it is worth, whenever something has changed there."""
    s.doubt[tile] = 0  # what refuted a declaration may be gone
    if s.count[tile, seat] >= need_at(rules, s, tile):
        s.complete[seat] |= 1 << tile
        s.weight[tile, seat], _, _ = best_side(rules, s, tile, seat, NO_FLOOR)
    else:
        s.complete[seat] &= ~(1 << tile)


@compiled
def provable(rules: Any, s: Any, tile: int) -> bool:
    """Whether the attacker, whose side is complete, may declare control: nothing the defender has or can become leads (B5.2, B5.3)."""
    mine = s.weight[tile, ATTACKER]
    if (s.complete[DEFENDER] >> tile) & 1:
        theirs = s.weight[tile, DEFENDER]
        return theirs < mine or (theirs == mine and latest_seat(s, tile) != ATTACKER)  # B4.4: complete first
    doubt = s.doubt[tile]
    if doubt and not doubt & ~unseen_cards(rules, s):
        return False  # the cards that refuted this declaration before may still come
    theirs, added, more_wilds = best_side(rules, s, tile, DEFENDER, mine)
    if theirs <= mine:
        return True  # who would complete later loses the tie
    if not TACTICS or more_wilds == 0:
        s.doubt[tile] = added
    return False


@compiled
def provable_tiles(rules: Any, s: Any) -> int:
    """All tiles where the attacker may declare control, as a set (B5.1: his side must be complete)."""
    tiles = 0
    candidates = s.complete[ATTACKER]
    while candidates:
        tile = lowest(candidates)
        if provable(rules, s, tile):
            tiles |= 1 << tile
        candidates &= candidates - 1
    return tiles


# Cards come and go


@inlined
def discard(s: Any, card: int) -> None:
    """A card leaves the wall, face up, to the one pile of discards (B3.8)."""
    if card < TACTIC:
        s.discarded |= 1 << card
    else:
        s.discarded_tactics[card - TACTIC] += 1


@inlined
def facing_card(rules: Any, card: int) -> int:
    """The 11 that a 0 of the same colour cancels, or the other way round (B3.6); -1 for other cards."""
    top = rules.strengths - 1
    if rules.strength_of[card] == 0:
        return card + top
    return card - top if rules.strength_of[card] == top else -1


@inlined
def land(rules: Any, s: Any, tile: int, seat: int, card: int, cancels: bool) -> None:
    """A card comes to a side as its outermost one (B3.4, B3.5); a 0 and an 11 of one colour facing each other are discarded (B3.6)."""
    if cancels and card < WILD:
        facing = facing_card(rules, card)
        if facing >= 0:
            n = find(s, tile, 1 - seat, facing)
            if n >= 0:
                discard(s, depart(s, tile, 1 - seat, n))
                discard(s, card)
                weigh(rules, s, tile, 1 - seat)
                return
    arrive(s, tile, seat, card)
    weigh(rules, s, tile, seat)


@compiled
def take_away(rules: Any, s: Any, tile: int, seat: int, n: int) -> int:
    """Take the n-th card from a side; the next ones move up to the wall (B3.5). The answer is the card."""
    card = depart(s, tile, seat, n)
    weigh(rules, s, tile, seat)
    return card


@inlined
def clear_side(rules: Any, s: Any, tile: int, seat: int) -> None:
    """All cards of a side are discarded."""
    while s.count[tile, seat] > 0:
        discard(s, depart(s, tile, seat, 0))
    weigh(rules, s, tile, seat)
