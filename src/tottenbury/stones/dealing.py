"""Setting up a game (rules A2)."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.dealing import deal_hands, deal_tactics
from tottenbury.kernel import compiled
from tottenbury.stones.state import KINDS, NO_REASON, NOBODY, PLAY


@compiled
def deal(rules: Any, s: Any, rng: Any, first: int) -> None:
    """Set up a game (S2.1 to S2.4): shuffle, a hand for South, a hand for North, the rest is the pile; the tactic cards beside it."""
    deal_hands(rules, s, rng)
    for seat in range(2):
        s.owned[seat] = s.complete[seat] = 0
    for stone in range(rules.stones):
        s.order[stone] = 0
        for seat in range(2):
            s.count[stone, seat] = s.doubt[stone, seat] = 0
    s.seen = s.passes = s.claimable = 0
    s.winner = NOBODY
    s.reason = NO_REASON
    s.to_move = s.decider = first
    s.phase = PLAY  # nothing can be claimed before the first card
    if rules.has_tactics:
        deal_tactics(rules, s, rng)
        for seat in range(2):
            s.discarded[seat] = 0
            for stone in range(rules.stones):
                s.terrain[stone, seat] = 0
            for kind in range(KINDS):
                s.discarded_tactics[seat, kind] = 0
        s.left = 0
