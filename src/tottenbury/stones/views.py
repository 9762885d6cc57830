"""Public and hidden information (rules A10): what a record looks like to one seat or to a spectator."""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import jit
from tottenbury.kernel.bits import popcount
from tottenbury.stones.state import CARD, CLAN_PILE, KINDS, KNOWN_TO, MAX_PILE, TACTIC, TACTIC_PILE, UNKNOWN


@jit
def blind(s: Any, viewer: int) -> None:
    """Take out of a record what `viewer` may not see: other hands and the piles, but for cards that he knows of (S9.31, S10.1)."""
    s.viewer = viewer
    for seat in range(2):
        if seat == viewer:
            s.known[seat] = 0  # a view holds what its seat knows, not what it knows of the other's knowledge
            for kind in range(KINDS):
                s.known_tactics[seat, kind] = 0
        else:
            kept = s.known[seat] if viewer == 1 - seat else 0
            s.hidden[seat] += popcount(s.hand[seat] & ~kept)
            s.hand[seat] &= kept
            s.known[seat] &= kept
            for kind in range(KINDS):
                kept_tactics = s.known_tactics[seat, kind] if viewer == 1 - seat else 0
                s.hidden_tactics[seat] += s.tactics[seat, kind] - kept_tactics
                s.tactics[seat, kind] = s.known_tactics[seat, kind] = kept_tactics
    for pile in range(2):
        for place in range(MAX_PILE):
            inside = s.pile_top[pile] <= place < s.pile_top[pile] + s.pile_size[pile]
            entry = s.pile[pile, place]
            if not inside or entry == UNKNOWN or not ((entry // KNOWN_TO) >> viewer) & 1:
                s.pile[pile, place] = UNKNOWN
            else:
                s.pile[pile, place] = (entry & CARD) + (KNOWN_TO << viewer)


@jit
def unplaced(rules: Any, s: Any) -> int:
    """The clan cards that this record does not locate: they lie in the pile or in a hidden hand."""
    cards = rules.all_cards & ~(s.seen | s.hand[0] | s.hand[1])
    for place in range(s.pile_top[CLAN_PILE], s.pile_top[CLAN_PILE] + s.pile_size[CLAN_PILE]):
        if s.pile[CLAN_PILE, place] != UNKNOWN:
            cards &= ~(1 << (s.pile[CLAN_PILE, place] & CARD))
    return cards


@jit
def unplaced_tactics(rules: Any, s: Any, kind: int) -> int:
    """How many tactic cards of a kind this record does not locate."""
    left = rules.tactic_count[kind] - s.tactics[0, kind] - s.tactics[1, kind]
    for n in range(s.plays):
        left -= (s.played[n] & 255) == TACTIC + kind
    for place in range(s.pile_top[TACTIC_PILE], s.pile_top[TACTIC_PILE] + s.pile_size[TACTIC_PILE]):
        entry = s.pile[TACTIC_PILE, place]
        left -= entry != UNKNOWN and (entry & CARD) == TACTIC + kind
    return left
