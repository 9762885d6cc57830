"""Setting up a game (rules A2)."""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import jit
from tottenbury.kernel.chance import shuffle
from tottenbury.stones.state import CLAN_PILE, EVERYBODY, KINDS, NO_REASON, NOBODY, PLAY, TACTIC, TACTIC_PILE


@jit
def deal(rules: Any, s: Any, rng: Any, first: int) -> None:
    """Set up a game (S2.1 to S2.4): shuffle, a hand for South, a hand for North, the rest is the pile; the tactic cards beside it."""
    cards = rules.colours * rules.strengths
    for card in range(cards):
        s.pile[CLAN_PILE, card] = card
    shuffle(rng, s.pile[CLAN_PILE], cards)
    for seat in range(2):
        s.hand[seat] = s.hidden[seat] = s.known[seat] = 0
        s.owned[seat] = s.complete[seat] = 0
        for n in range(rules.hand):
            s.hand[seat] |= 1 << s.pile[CLAN_PILE, seat * rules.hand + n]
    s.pile_top[CLAN_PILE] = 2 * rules.hand
    s.pile_size[CLAN_PILE] = cards - 2 * rules.hand
    for stone in range(rules.stones):
        s.order[stone] = 0
        for seat in range(2):
            s.count[stone, seat] = s.doubt[stone, seat] = 0
    s.seen = s.passes = s.claimable = 0
    s.winner = NOBODY
    s.reason = NO_REASON
    s.viewer = EVERYBODY
    s.to_move = s.decider = first
    s.phase = PLAY  # nothing can be claimed before the first card
    if rules.has_tactics:
        deal_tactics(rules, s, rng)


@jit
def deal_tactics(rules: Any, s: Any, rng: Any) -> None:
    """Nobody has a tactic card yet (S2.4); all lie in a pile of their own."""
    size = 0
    for kind in range(KINDS):
        for _ in range(rules.tactic_count[kind]):
            s.pile[TACTIC_PILE, size] = TACTIC + kind
            size += 1
        for seat in range(2):
            s.tactics[seat, kind] = s.known_tactics[seat, kind] = s.discarded_tactics[seat, kind] = 0
    shuffle(rng, s.pile[TACTIC_PILE], size)
    s.pile_top[TACTIC_PILE] = 0
    s.pile_size[TACTIC_PILE] = size
    for seat in range(2):
        s.hidden_tactics[seat] = s.discarded[seat] = 0
        for stone in range(rules.stones):
            s.terrain[stone, seat] = 0
    s.plays = s.left = 0
