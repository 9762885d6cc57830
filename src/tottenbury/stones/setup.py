"""Completing a record that was written by hand: everything that follows from the cards on the table."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.contest import deck_cards
from tottenbury.kernel import compiled
from tottenbury.stones.claims import provable_stones, weigh
from tottenbury.stones.state import CLAIM, CLAIM_FIRST


@compiled
def finish_reading(rules: Any, s: Any) -> None:
    """Fill in what is face up, which sides are complete and what they are worth, and what can be claimed now."""
    s.seen = s.discarded[0] | s.discarded[1]
    for stone in range(rules.stones):
        for seat in range(2):
            s.seen |= deck_cards(s, stone, seat)
            weigh(rules, s, stone, seat)
    s.claimable = 0
    if s.phase in (CLAIM, CLAIM_FIRST):
        s.claimable = provable_stones(rules, s, s.to_move)
