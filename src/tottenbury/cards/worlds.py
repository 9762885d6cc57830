"""Filling in what a view does not show: a world that agrees with all that the viewer knows, each as likely as any other."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.hands import EVERYBODY, MAIN_PILE, MAX_TACTICS, TACTIC, TACTIC_PILE, UNKNOWN, unplaced, unplaced_tactics
from tottenbury.kernel import compiled, some_ints
from tottenbury.kernel.bits import lowest, popcount
from tottenbury.kernel.chance import below, shuffle


@compiled
def fill_cards(s: Any, rng: Any, cards: int) -> int:
    """Deal the cards of a set to the unknown places in hands and main pile; the answer is the set of those that are left."""
    for seat in range(2):
        while s.hidden[seat] > 0:
            card = some_card(rng, cards)
            cards &= ~(1 << card)
            s.hand[seat] |= 1 << card
            s.hidden[seat] -= 1
    top = s.pile_top[MAIN_PILE]
    unknown = 0
    for place in range(top, top + s.pile_size[MAIN_PILE]):
        unknown += s.pile[MAIN_PILE, place] == UNKNOWN
    if unknown > 0:
        order = some_ints(64)
        size = 0
        rest = cards
        while rest:
            order[size] = lowest(rest)
            size += 1
            rest &= rest - 1
        shuffle(rng, order, size)
        for place in range(top, top + s.pile_size[MAIN_PILE]):
            if s.pile[MAIN_PILE, place] == UNKNOWN:
                size -= 1
                s.pile[MAIN_PILE, place] = order[size]
                cards &= ~(1 << order[size])
    return cards


@compiled
def some_card(rng: Any, cards: int) -> int:
    """One card of a set, by lot."""
    for _ in range(below(rng, popcount(cards))):
        cards &= cards - 1
    return lowest(cards)


@compiled
def fill_tactics(s: Any, rng: Any, order: Any, size: int) -> int:
    """Deal the first `size` tactic cards of `order` to the unknown places; the answer is how many are left, at the front of `order`."""
    shuffle(rng, order, size)
    for seat in range(2):
        while s.hidden_tactics[seat] > 0:
            size -= 1
            s.tactics[seat, order[size] - TACTIC] += 1
            s.hidden_tactics[seat] -= 1
    for place in range(s.pile_top[TACTIC_PILE], s.pile_top[TACTIC_PILE] + s.pile_size[TACTIC_PILE]):
        if s.pile[TACTIC_PILE, place] == UNKNOWN:
            size -= 1
            s.pile[TACTIC_PILE, place] = order[size]
    return size


@compiled
def list_tactics(rules: Any, s: Any, order: Any) -> int:
    """Write the tactic cards that a record does not locate into `order`; the answer is their number."""
    size = 0
    for kind in range(s.tactics.shape[1]):
        size = add_tactics(order, size, kind, unplaced_tactics(rules, s, kind))
    return size


@compiled
def add_tactics(order: Any, size: int, kind: int, number: int) -> int:
    """Write so many tactic cards of a kind behind the first `size` ones of `order`; the answer is the new size."""
    for _ in range(number):
        order[size] = TACTIC + kind
        size += 1
    return size


@compiled
def imagine(rules: Any, s: Any, rng: Any) -> None:
    """Make an open position of a view."""
    fill_cards(s, rng, unplaced(rules, s))
    if rules.has_tactics:
        order = some_ints(MAX_TACTICS)
        fill_tactics(s, rng, order, list_tactics(rules, s, order))
    s.viewer = EVERYBODY


@compiled
def nothing_to_come(rules: Any, s: Any) -> bool:
    """Whether the rest of the game is open: with no pile left, every card that a seat has not seen is in the other hand."""
    return s.pile_size[MAIN_PILE] == 0 and (not rules.has_tactics or s.pile_size[TACTIC_PILE] == 0)


@compiled
def unlocated(rules: Any, s: Any, counts: Any) -> int:
    """The cards of the deck that a record does not locate, as a set, and in `counts` the tactic cards by kind."""
    for kind in range(len(counts)):
        counts[kind] = unplaced_tactics(rules, s, kind)
    return unplaced(rules, s)
