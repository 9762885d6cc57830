"""Putting scouted cards back under or onto the piles (rules S9.30, S9.31)."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.hands import MAIN_PILE, MAX_PILE, TACTIC, TACTIC_PILE, take_covered
from tottenbury.cards.moves import SOME_CARD
from tottenbury.kernel import compiled


@compiled
def put_back(rules: Any, s: Any, seat: int, card: int) -> None:
    """A card of the hand goes face down on top of its pile or under it (S9.30). Who returned it knows where it lies (S9.31)."""
    pile = MAIN_PILE if card == SOME_CARD or card < TACTIC else TACTIC_PILE
    lay_down(rules, s, pile, take_covered(s, seat, card))


@compiled
def lay_down(rules: Any, s: Any, pile: int, entry: int) -> None:
    """Put an entry on top of a pile or under it, as the edition says (S9.30)."""
    top, size = s.pile_top[pile], s.pile_size[pile]
    if rules.scout_under:
        if top + size == MAX_PILE:
            for n in range(size):
                s.pile[pile, n] = s.pile[pile, top + n]
            s.pile_top[pile] = top = 0
        s.pile[pile, top + size] = entry
    else:
        if top == 0:
            for n in range(size - 1, -1, -1):
                s.pile[pile, n + 1] = s.pile[pile, n]
            top = 1
        s.pile_top[pile] = top - 1
        s.pile[pile, top - 1] = entry
    s.pile_size[pile] = size + 1
