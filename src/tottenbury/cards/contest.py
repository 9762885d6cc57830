"""Two sides facing each other at one stone or tile, each card in its order of arrival.

A game's record holds its contests in three fields: `cards[place, seat, n]` the n-th card that arrived on that side, `count[place, seat]`
how many lie there, `order[place]` one bit an arrival of either side (1 = North), the first arrival lowest.
"""

from __future__ import annotations

from typing import Any

from tottenbury.cards.deck import SHIELD
from tottenbury.kernel import compiled, inlined
from tottenbury.kernel.layout import INT8, INT16, FieldSpec

MAX_SIDE = 5

WILD = 64
"""Cards from this number on are not in the deck; WILD + kind (joker, spy, shield) is a wild card."""

WILD_KINDS = SHIELD + 1

LATER_WILD = 96
"""From this number on moves name the later ones of equal wild cards on one side: the second joker, spy and shield bearer, the third joker,
and so on. The first of each kind is named by itself."""

SECOND_JOKER = LATER_WILD
"""The later one of two jokers, the only such card in the published rulebooks."""


def contest_fields(places: int) -> list[FieldSpec]:
    """The fields of a state that hold its contests."""
    return [
        ("cards", INT8, (places, 2, MAX_SIDE)),
        ("count", INT8, (places, 2)),
        ("order", INT16, (places,)),
    ]


@inlined
def arrive(s: Any, place: int, seat: int, card: int) -> None:
    """Lay a card on a side; it is now the latest arrival."""
    s.order[place] |= seat << (s.count[place, 0] + s.count[place, 1])
    s.cards[place, seat, s.count[place, seat]] = card
    s.count[place, seat] += 1


@compiled
def depart(s: Any, place: int, seat: int, n: int) -> int:
    """Take the n-th card from a side; those that came later move up. The answer is the card."""
    card = s.cards[place, seat, n]
    for later in range(n, s.count[place, seat] - 1):
        s.cards[place, seat, later] = s.cards[place, seat, later + 1]
    arrival = 0  # when the card came, among the cards of both sides
    before = n
    while before > 0 or (s.order[place] >> arrival) & 1 != seat:
        if (s.order[place] >> arrival) & 1 == seat:
            before -= 1
        arrival += 1
    earlier = s.order[place] & ((1 << arrival) - 1)
    s.order[place] = earlier | ((s.order[place] >> (arrival + 1)) << arrival)
    s.count[place, seat] -= 1
    return card


@compiled
def find(s: Any, place: int, seat: int, name: int) -> int:
    """Which of a side's cards a move means by this name, or -1. Equal wild cards are told apart by their order of arrival."""
    card, earlier = name, 0
    if name >= LATER_WILD:
        card, earlier = WILD + kind_of_wild(name), (name - LATER_WILD) // WILD_KINDS + 1
    for n in range(s.count[place, seat]):
        if s.cards[place, seat, n] == card:
            if earlier == 0:
                return n
            earlier -= 1
    return -1


@compiled
def name_of(s: Any, place: int, seat: int, n: int) -> int:
    """How a move names the n-th card of a side."""
    card = s.cards[place, seat, n]
    earlier = 0
    if card >= WILD:
        for before in range(n):
            earlier += s.cards[place, seat, before] == card
    return card if earlier == 0 else later_wild(card - WILD, earlier)


@inlined
def later_wild(kind: int, earlier: int) -> int:
    """How a move names a wild card on whose side so many of its kind lie that came before it."""
    return LATER_WILD + (earlier - 1) * WILD_KINDS + kind


@inlined
def kind_of_wild(name: int) -> int:
    """The kind of a wild card, from its name in a move."""
    return (name - LATER_WILD) % WILD_KINDS if name >= LATER_WILD else name - WILD


@inlined
def latest_seat(s: Any, place: int) -> int:
    """Whose card arrived last among those that lie there."""
    return (s.order[place] >> (s.count[place, 0] + s.count[place, 1] - 1)) & 1


@inlined
def deck_cards(s: Any, place: int, seat: int) -> int:
    """The deck's cards on a side, as a set."""
    cards = 0
    for n in range(s.count[place, seat]):
        card = s.cards[place, seat, n]
        if card < WILD:
            cards |= 1 << card
    return cards


@inlined
def wild_cards(s: Any, place: int, seat: int) -> int:
    """A side's wild cards, counted four bits a kind."""
    wilds = 0
    for n in range(s.count[place, seat]):
        card = s.cards[place, seat, n]
        if card >= WILD:
            wilds += 1 << 4 * (card - WILD)
    return wilds
