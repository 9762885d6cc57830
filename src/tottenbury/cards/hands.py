"""Two hands, a main pile and a pile of tactic cards, and who knows what of them.

A game's record holds them in the fields of `hand_fields` and `pile_fields`. Cards below TACTIC are the deck's, sets of them are bit sets;
tactic cards are counted by kind. A record that is somebody's view counts the cards it does not know in `hidden` and `hidden_tactics`.
"""

from __future__ import annotations

from typing import Any

from tottenbury.cards.deck import MAX_CARDS
from tottenbury.cards.moves import DRAW_MOVE, DRAW_TACTIC_MOVE, SOME_CARD, SOME_TACTIC
from tottenbury.kernel import compiled, inlined
from tottenbury.kernel.bits import lowest, popcount
from tottenbury.kernel.layout import INT8, INT16, INT64, FieldSpec

MAIN_PILE, TACTIC_PILE = range(2)
MAX_PILE = MAX_CARDS + 2
MAX_TACTICS = 20

TACTIC = 64
"""Cards from this number on are tactic cards: TACTIC + kind. The first three kinds are the wild cards of the cards room."""

UNKNOWN = -1
"""A card that the holder of this record may not see."""

KNOWN_AT = 8
KNOWN_TO = 1 << KNOWN_AT
CARD = KNOWN_TO - 1
"""A card in a pile is `entry & CARD`; the bits above say who knows of it."""

SPECTATOR, EVERYBODY = 2, -1
"""Values of `viewer` beside the two seats: whose knowledge a record is."""


def hand_fields(kinds: int) -> list[FieldSpec]:
    """The fields of a state that hold the hands, for a game with so many kinds of tactic card."""
    return [
        ("viewer", INT64),  # whose knowledge this record is: a seat, SPECTATOR, or EVERYBODY
        ("hand", INT64, (2,)),  # the known cards of each hand, as a set
        ("hidden", INT64, (2,)),  # how many unknown cards each hand holds besides
        ("known", INT64, (2,)),  # those cards of a hand that the other seat knows of, as a set
        ("tactics", INT8, (2, kinds)),  # the known tactic cards of each hand, by kind
        ("hidden_tactics", INT64, (2,)),
        ("known_tactics", INT8, (2, kinds)),
        ("returned", INT8, (kinds,)),  # tactic cards that were played and lie in their pile again, by kind (D-53)
    ]


def pile_fields() -> list[FieldSpec]:
    """The fields of a state that hold the piles, and what was played of the tactic cards."""
    return [
        ("plays", INT64),  # how many tactic cards have been played from hands
        ("played", INT16, (MAX_TACTICS,)),  # each of them in order: seat * 256 + card
        ("pile_size", INT64, (2,)),
        ("pile_top", INT64, (2,)),
        # Main pile and tactic pile, from pile_top on, the next card first: UNKNOWN where it cannot be seen, and KNOWN_TO << seat added to a
        # card if that seat knows that it lies there.
        ("pile", INT16, (2, MAX_PILE)),
    ]


@inlined
def tactics_held(s: Any, seat: int) -> int:
    """How many tactic cards a hand has; everybody can count them."""
    held = s.hidden_tactics[seat]
    for kind in range(s.tactics.shape[1]):
        held += s.tactics[seat, kind]
    return held


@inlined
def hand_size(s: Any, seat: int, tactics: bool) -> int:
    """How many cards a hand holds; `tactics`: whether there are tactic cards in the game."""
    size = popcount(s.hand[seat]) + s.hidden[seat]
    if tactics:
        size += tactics_held(s, seat)
    return size


@inlined
def can_draw(s: Any, tactics: bool) -> bool:
    """Whether a pile has cards."""
    return s.pile_size[MAIN_PILE] > 0 or (tactics and s.pile_size[TACTIC_PILE] > 0)


@inlined
def only_draw(s: Any, tactics: bool) -> int:
    """The draw that needs no decision, because only one pile has cards and its top card is known here; -1 if there is none."""
    pile = MAIN_PILE
    if tactics:
        if s.pile_size[MAIN_PILE] == 0:
            pile = TACTIC_PILE
        if s.pile_size[1 - pile] > 0:
            return -1
    if s.pile[pile, s.pile_top[pile]] == UNKNOWN:
        return -1
    return DRAW_MOVE if pile == MAIN_PILE else DRAW_TACTIC_MOVE


@compiled
def played_by(s: Any, seat: int, kind: int) -> int:
    """How many tactic cards a seat has played from its hand in this game (S9.4, B8.2); of one kind, unless `kind` is negative."""
    number = 0
    for n in range(s.plays):
        if s.played[n] >> 8 == seat and (kind < 0 or (s.played[n] & 255) - TACTIC == kind):
            number += 1
    return number


@inlined
def use_card(s: Any, seat: int, card: int) -> None:
    """A card of the deck leaves a hand, face up."""
    if (s.hand[seat] >> card) & 1:
        s.hand[seat] &= ~(1 << card)
        s.known[seat] &= ~(1 << card)
    else:
        s.hidden[seat] -= 1


@inlined
def use_tactic(s: Any, seat: int, kind: int) -> None:
    """A tactic card leaves the hand and is counted as played (S9.4)."""
    if s.tactics[seat, kind] > 0:
        s.tactics[seat, kind] -= 1
        s.known_tactics[seat, kind] = max(s.known_tactics[seat, kind] - 1, 0)  # of equal cards the known one counts as played first
    else:
        s.hidden_tactics[seat] -= 1
    s.played[s.plays] = (seat << 8) | (TACTIC + kind)
    s.plays += 1


@inlined
def take_top(s: Any, pile: int, seat: int) -> None:
    """The top card of a pile comes into a hand; who knew where it lay now knows who holds it."""
    entry = s.pile[pile, s.pile_top[pile]]
    s.pile_top[pile] += 1
    s.pile_size[pile] -= 1
    if entry == UNKNOWN:
        if pile == MAIN_PILE:
            s.hidden[seat] += 1
        else:
            s.hidden_tactics[seat] += 1
        return
    card = entry & CARD
    known_to_other = (entry >> KNOWN_AT) >> (1 - seat) & 1
    if card < TACTIC:
        s.hand[seat] |= 1 << card
        s.known[seat] |= known_to_other << card
    else:
        s.tactics[seat, card - TACTIC] += 1
        s.known_tactics[seat, card - TACTIC] += known_to_other


@compiled
def take_covered(s: Any, seat: int, card: int) -> int:
    """A card leaves a hand face down; the answer is its entry in a pile: known to `seat`, and to the other seat only if that is certain.

    The other seat sees only of which kind it is, so what it knew of the hand's cards of this kind is void, unless there was only one.
    """
    if card == SOME_CARD or card < TACTIC:
        return _covered_card(s, seat, card)
    return _covered_tactic(s, seat, card)


@compiled
def _covered_card(s: Any, seat: int, card: int) -> int:
    alone = popcount(s.hand[seat]) + s.hidden[seat] == 1
    if card == SOME_CARD:
        if not alone or not s.hand[seat]:
            s.hidden[seat] += popcount(s.hand[seat]) - 1
            s.hand[seat] = s.known[seat] = 0
            return UNKNOWN
        card = lowest(s.hand[seat])
    shared = alone and (s.known[seat] >> card) & 1
    if (s.hand[seat] >> card) & 1:
        s.hand[seat] &= ~(1 << card)
    else:
        s.hidden[seat] -= 1
    s.known[seat] = 0
    return card + (KNOWN_TO << seat) + (KNOWN_TO << (1 - seat) if shared else 0)


@compiled
def _covered_tactic(s: Any, seat: int, card: int) -> int:
    held = tactics_held(s, seat)
    kinds = s.tactics.shape[1]
    if card == SOME_TACTIC:
        if held > 1 or s.hidden_tactics[seat] > 0:
            s.hidden_tactics[seat] = held - 1
            for kind in range(kinds):
                s.tactics[seat, kind] = s.known_tactics[seat, kind] = 0
            return UNKNOWN
        for kind in range(kinds):
            if s.tactics[seat, kind] > 0:
                card = TACTIC + kind
    shared = held == 1 and s.known_tactics[seat, card - TACTIC] > 0
    if s.tactics[seat, card - TACTIC] > 0:
        s.tactics[seat, card - TACTIC] -= 1
    else:
        s.hidden_tactics[seat] -= 1
    for kind in range(kinds):
        s.known_tactics[seat, kind] = 0
    return card + (KNOWN_TO << seat) + (KNOWN_TO << (1 - seat) if shared else 0)


@compiled
def cover_hands(s: Any, viewer: int, shared: bool) -> None:
    """Take out of a record the cards in hands that `viewer` may not see, but for those that he knows of.

    With `shared` a spectator, too, sees the cards that both players know of.
    """
    s.viewer = viewer
    for seat in range(2):
        if seat == viewer:
            continue
        knows = viewer == 1 - seat or (shared and viewer == SPECTATOR)
        kept = s.known[seat] if knows else 0
        s.hidden[seat] += popcount(s.hand[seat] & ~kept)
        s.hand[seat] &= kept
        s.known[seat] &= kept
        for kind in range(s.tactics.shape[1]):
            kept_tactics = s.known_tactics[seat, kind] if knows else 0
            s.hidden_tactics[seat] += s.tactics[seat, kind] - kept_tactics
            s.tactics[seat, kind] = s.known_tactics[seat, kind] = kept_tactics


@compiled
def cover_piles(s: Any, viewer: int) -> None:
    """Take out of a record what lies in the piles, but for cards that `viewer` knows of."""
    for pile in range(2):
        cards, top = s.pile[pile], s.pile_top[pile]
        end = top + s.pile_size[pile]
        for place in range(MAX_PILE):
            entry = cards[place]
            if not top <= place < end or entry == UNKNOWN or not ((entry >> KNOWN_AT) >> viewer) & 1:
                cards[place] = UNKNOWN
            else:
                cards[place] = (entry & CARD) + (KNOWN_TO << viewer)


@compiled
def unplaced(rules: Any, s: Any) -> int:
    """The cards of the deck that this record does not locate: they lie in the pile or in a hidden hand."""
    cards = rules.all_cards & ~(s.seen | s.hand[0] | s.hand[1])
    for place in range(s.pile_top[MAIN_PILE], s.pile_top[MAIN_PILE] + s.pile_size[MAIN_PILE]):
        if s.pile[MAIN_PILE, place] != UNKNOWN:
            cards &= ~(1 << (s.pile[MAIN_PILE, place] & CARD))
    return cards


@compiled
def unplaced_tactics(rules: Any, s: Any, kind: int) -> int:
    """How many tactic cards of a kind this record does not locate."""
    left = rules.tactic_count[kind] + s.returned[kind] - s.tactics[0, kind] - s.tactics[1, kind]
    for n in range(s.plays):
        left -= (s.played[n] & 255) == TACTIC + kind
    for place in range(s.pile_top[TACTIC_PILE], s.pile_top[TACTIC_PILE] + s.pile_size[TACTIC_PILE]):
        entry = s.pile[TACTIC_PILE, place]
        left -= entry != UNKNOWN and (entry & CARD) == TACTIC + kind
    return left


@compiled
def holds(rules: Any, s: Any, seat: int, kind: int) -> bool:
    """Whether a hand has a tactic card of this kind, or in a view may have one."""
    return s.tactics[seat, kind] > 0 or (s.hidden_tactics[seat] > 0 and unplaced_tactics(rules, s, kind) > 0)
