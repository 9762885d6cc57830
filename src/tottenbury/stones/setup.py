"""Completing a record that was written by hand: everything that follows from the cards on the table."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.contest import deck_cards
from tottenbury.kernel import jit, record_at
from tottenbury.stones.claims import provable_stones, weigh
from tottenbury.stones.state import CLAIM, CLAIM_FIRST


@jit
def finish_reading(all_rules: Any, states: Any) -> None:
    """Fill in what is face up, which sides are complete and what they are worth, and what can be claimed now."""
    rules, s = record_at(all_rules, 0), record_at(states, 0)
    s.seen = s.discarded[0] | s.discarded[1]
    for stone in range(rules.stones):
        for seat in range(2):
            s.seen |= deck_cards(s, stone, seat)
            weigh(rules, s, stone, seat)
    s.claimable = 0
    if s.phase in (CLAIM, CLAIM_FIRST):
        s.claimable = provable_stones(rules, s, s.to_move)
