"""What a seat may know of hands, piles and contests, written into the planes that all card games share.

These functions read an open record or a seat's own view, and write the same from both: nothing that a view would not show is looked at.
"""

from __future__ import annotations

from typing import Any

from tottenbury.cards.contest import MAX_SIDE, WILD, WILD_KINDS
from tottenbury.cards.hands import CARD, KNOWN_TO, MAIN_PILE, TACTIC, TACTIC_PILE, UNKNOWN, tactics_held
from tottenbury.kernel import compiled, inlined
from tottenbury.kernel.bits import lowest, popcount
from tottenbury.research.observing.plain import write_turn

PLANES = (
    "hand", "own side", "other side", "cards in other hand", "pile", "turn", "phase", "passes",
    "tactics", "own wild cards", "other wild cards", "known hand", "known tactics", "tactics in other hand",
    "known pile", "tactic pile", "known tactic pile", "own played", "other played", "left",
)  # fmt: skip
"""The planes that every card game has first."""

(
    HAND, OWN_SIDE, OTHER_SIDE, IN_OTHER_HAND, PILE, TURN, PHASE, PASSES,
    TACTICS, OWN_WILD, OTHER_WILD, KNOWN_HAND, KNOWN_TACTICS, TACTICS_IN_OTHER_HAND,
    KNOWN_PILE, TACTIC_PILE_SIZE, KNOWN_TACTIC_PILE, OWN_PLAYED, OTHER_PLAYED, LEFT,
) = range(len(PLANES))  # fmt: skip

WILD_ROWS = WILD_KINDS + 1
"""Rows of a side's wild cards: joker, spy, shield bearer, second joker. Only an edition of somebody's own can need more."""


@inlined
def wild_rows(counts: Any) -> int:
    """How many rows the wild cards of a side have with this many cards of each kind: a row for each that moves could name."""
    rows = WILD_ROWS
    for kind in range(WILD_KINDS):
        if counts[kind] > 1:
            rows = max(rows, (min(counts[kind], MAX_SIDE) - 1) * WILD_KINDS + kind + 1)
    return rows


@inlined
def write_set(out: Any, row: int, at: int, cards: int) -> None:
    """A 1 for every card of a set."""
    while cards:
        out[row, at + lowest(cards)] = 1
        cards &= cards - 1


@inlined
def observe_cards(rules: Any, at: Any, s: Any, seat: int, places: int, out: Any, row: int) -> None:
    """Whatever is there without tactic cards."""
    other = 1 - seat
    deck = rules.colours * rules.strengths
    wild = wild_rows(rules.tactic_count)
    write_set(out, row, at[HAND], s.hand[seat])
    for place in range(places):
        observe_contest(at, s, seat, place, deck, wild, out, row)
    out[row, at[IN_OTHER_HAND]] = popcount(s.hand[other]) + s.hidden[other]
    out[row, at[PILE]] = s.pile_size[MAIN_PILE]
    write_turn(s, seat, out, row, at[TURN])
    out[row, at[PHASE] + s.phase] = 1
    out[row, at[PASSES]] = s.passes


@inlined
def observe_contest(at: Any, s: Any, seat: int, place: int, deck: int, wild: int, out: Any, row: int) -> None:
    """Both sides at a place; each card with its rank of arrival. `wild` is how many rows its wild cards have."""
    order = s.order[place]
    north = 0
    for arrival in range(s.count[place, 0] + s.count[place, 1]):
        side = (order >> arrival) & 1
        card = s.cards[place, side, north if side else arrival - north]
        north += side
        own = side == seat
        if card < WILD:
            out[row, (at[OWN_SIDE] if own else at[OTHER_SIDE]) + place * deck + card] = arrival + 1
        else:
            kind = card - WILD
            first = (at[OWN_WILD] if own else at[OTHER_WILD]) + place * wild
            while out[row, first + kind] > 0:
                kind += WILD_KINDS
            out[row, first + kind] = arrival + 1


@compiled
def observe_tactics(at: Any, s: Any, seat: int, out: Any, row: int) -> None:
    """Tactic cards, and what a seat knows of the other hand and of the piles."""
    other = 1 - seat
    write_set(out, row, at[KNOWN_HAND], s.known[other])
    for kind in range(s.tactics.shape[1]):
        out[row, at[TACTICS] + kind] = s.tactics[seat, kind]
        out[row, at[KNOWN_TACTICS] + kind] = s.known_tactics[other, kind]
    out[row, at[TACTICS_IN_OTHER_HAND]] = tactics_held(s, other)
    for n in range(s.plays):
        mine = s.played[n] >> 8 == seat
        out[row, (at[OWN_PLAYED] if mine else at[OTHER_PLAYED]) + (s.played[n] & 255) - TACTIC] += 1
    out[row, at[TACTIC_PILE_SIZE]] = s.pile_size[TACTIC_PILE]
    out[row, at[LEFT]] = s.left
    for pile in range(2):
        for depth in range(s.pile_size[pile]):
            entry = s.pile[pile, s.pile_top[pile] + depth]
            if entry != UNKNOWN and ((entry // KNOWN_TO) >> seat) & 1:
                if pile == MAIN_PILE:
                    out[row, at[KNOWN_PILE] + (entry & CARD)] = depth + 1
                else:
                    out[row, at[KNOWN_TACTIC_PILE] + depth] = 1 + (entry & CARD) - TACTIC
