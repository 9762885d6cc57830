"""Completing a record that was written by hand: everything that follows from the cards on the table."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.contest import deck_cards
from tottenbury.kernel import compiled
from tottenbury.siege.state import ATTACKER, OVER, TILES
from tottenbury.siege.wall import provable_tiles, weigh


@compiled
def finish_reading(rules: Any, s: Any) -> None:
    """Fill in what is face up, which sides are complete and what they are worth, and what can be declared now."""
    s.swaps_shown = rules.swap_in_proof
    s.seen = s.discarded
    for tile in range(TILES):
        for seat in range(2):
            s.seen |= deck_cards(s, tile, seat)
            weigh(rules, s, tile, seat)
    s.claimable = 0
    if s.to_move == ATTACKER and s.phase != OVER:
        s.claimable = provable_tiles(rules, s)
