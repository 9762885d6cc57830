"""Shuffling and dealing: two hands and the piles of a fresh game."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.hands import EVERYBODY, MAIN_PILE, TACTIC, TACTIC_PILE
from tottenbury.kernel import compiled
from tottenbury.kernel.chance import shuffle


@compiled
def deal_hands(rules: Any, s: Any, rng: Any) -> None:
    """Shuffle the deck; a hand for South, a hand for North, the rest is the pile."""
    cards = rules.colours * rules.strengths
    for card in range(cards):
        s.pile[MAIN_PILE, card] = card
    shuffle(rng, s.pile[MAIN_PILE], cards)
    for seat in range(2):
        s.hand[seat] = s.hidden[seat] = s.known[seat] = 0
        for n in range(rules.hand):
            s.hand[seat] |= 1 << s.pile[MAIN_PILE, seat * rules.hand + n]
    s.pile_top[MAIN_PILE] = 2 * rules.hand
    s.pile_size[MAIN_PILE] = cards - 2 * rules.hand
    s.viewer = EVERYBODY


@compiled
def deal_tactics(rules: Any, s: Any, rng: Any) -> None:
    """Nobody has a tactic card yet; all lie shuffled in a pile of their own."""
    size = 0
    for kind in range(s.tactics.shape[1]):
        for _ in range(rules.tactic_count[kind]):
            s.pile[TACTIC_PILE, size] = TACTIC + kind
            size += 1
        for seat in range(2):
            s.tactics[seat, kind] = s.known_tactics[seat, kind] = 0
        s.returned[kind] = 0
    shuffle(rng, s.pile[TACTIC_PILE], size)
    s.pile_top[TACTIC_PILE] = 0
    s.pile_size[TACTIC_PILE] = size
    for seat in range(2):
        s.hidden_tactics[seat] = 0
    s.plays = 0
