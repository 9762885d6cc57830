"""Setting up a siege (rules B1)."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.dealing import deal_hands, deal_tactics
from tottenbury.kernel import compiled
from tottenbury.kernel.chance import EVENTS, seed_stream, word
from tottenbury.siege.state import ATTACKER, KINDS, NO_REASON, NOBODY, NOT_ENDING, PLAY, TILES


@compiled
def deal(rules: Any, s: Any, rng: Any, first: int) -> None:  # noqa: ARG001 - as the loops call it
    """Set up a game: hands, piles, an intact wall (B1.2, B1.3). The attacker begins, whatever the lot says (B1.4)."""
    deal_hands(rules, s, rng)
    for tile in range(TILES):
        s.order[tile] = s.doubt[tile] = 0
        for seat in range(2):
            s.count[tile, seat] = 0
    for seat in range(2):
        s.complete[seat] = s.picked[seat] = s.picked_hidden[seat] = s.picked_hidden_tactics[seat] = 0
    s.seen = s.damaged = s.discarded = s.claimable = s.passes = s.left = s.shuffled = 0
    s.cauldrons = rules.cauldrons
    s.swaps_shown = rules.swap_in_proof
    s.ending = NOT_ENDING
    s.winner = NOBODY
    s.reason = NO_REASON
    s.to_move = s.decider = ATTACKER
    s.phase = PLAY  # there is nothing to retreat from yet
    if rules.has_tactics:
        deal_tactics(rules, s, rng)
        for kind in range(KINDS):
            s.discarded_tactics[kind] = 0
            for seat in range(2):
                s.picked_tactics[seat, kind] = 0
        seed_stream(s.events, word(rng), EVENTS)
