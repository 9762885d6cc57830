"""Public and hidden information (rules A10): what a record looks like to one seat or to a spectator."""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import jit
from tottenbury.kernel.bits import popcount
from tottenbury.stones.state import UNKNOWN

SPECTATOR = -1


@jit
def blind(s: Any, viewer: int) -> None:
    """Take out of a record what `viewer` may not see: other hands and the order of the pile (S10.1)."""
    for seat in range(2):
        if seat != viewer:
            s.hidden[seat] += popcount(s.hand[seat])
            s.hand[seat] = 0
    for place in range(len(s.pile)):
        s.pile[place] = UNKNOWN


@jit
def unplaced(rules: Any, s: Any) -> int:
    """The clan cards that this record does not locate: they lie in the pile or in a hidden hand."""
    cards = rules.all_cards & ~(s.seen | s.hand[0] | s.hand[1])
    for place in range(s.pile_top, s.pile_top + s.pile_size):
        if s.pile[place] != UNKNOWN:
            cards &= ~(1 << s.pile[place])
    return cards
