"""What one seat can know of the hands, and what it can expect from cards that it has not seen."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.hands import EVERYBODY, MAIN_PILE, TACTIC, played_by, tactics_held
from tottenbury.kernel import compiled
from tottenbury.kernel.bits import popcount
from tottenbury.opponents.judgement.formation_odds import fill_miss_table
from tottenbury.opponents.judgement.parameters import BLOCKED, HOLD


@compiled
def hand_seen(s: Any, seat: int, viewer: int) -> int:
    """The cards of a hand that `viewer` knows, as a set."""
    return s.known[seat] if seat != viewer and s.viewer == EVERYBODY else s.hand[seat]


@compiled
def tactics_seen(s: Any, seat: int, kind: int, viewer: int) -> int:
    """How many tactic cards of a kind `viewer` knows in a hand."""
    return s.known_tactics[seat, kind] if seat != viewer and s.viewer == EVERYBODY else s.tactics[seat, kind]


@compiled
def draw_odds(rules: Any, params: Any, s: Any, viewer: int, miss_table: Any) -> int:
    """Fill both seats' miss tables; returns the pool: the cards of which neither place nor hand is known."""
    pool = rules.all_cards & ~(s.seen | hand_seen(s, 0, viewer) | hand_seen(s, 1, viewer))
    cards = max(1, popcount(pool))
    for seat in range(2):
        hidden = s.hidden[seat] + popcount(s.hand[seat] & ~hand_seen(s, seat, viewer))
        fill_miss_table(params, (hidden + s.pile_size[MAIN_PILE] * 0.5) / cards, miss_table[seat])
    return pool


@compiled
def holding(rules: Any, params: Any, s: Any, viewer: int) -> float:
    """What South's tactic cards are worth more than North's, in log odds."""
    return holding_of(rules, params, s, 0, viewer) - holding_of(rules, params, s, 1, viewer)


@compiled
def holding_of(rules: Any, params: Any, s: Any, seat: int, viewer: int) -> float:
    """What the tactic cards of a hand are worth, in log odds; those that `viewer` does not know count as average ones."""
    worth, hidden = 0.0, tactics_held(s, seat)
    for kind in range(s.tactics.shape[1]):
        seen = tactics_seen(s, seat, kind, viewer)
        worth += seen * params[HOLD + kind]
        hidden -= seen
    if hidden > 0:
        worth += hidden * unknown_tactic(rules, params, s, viewer)
    if played_by(s, seat, -1) - played_by(s, 1 - seat, -1) >= rules.tactic_lead:
        worth *= params[BLOCKED]
    return worth


@compiled
def unknown_tactic(rules: Any, params: Any, s: Any, viewer: int) -> float:
    """What a tactic card is worth that nobody has seen."""
    worth, cards = 0.0, 0
    for kind in range(s.tactics.shape[1]):
        left = rules.tactic_count[kind] + s.returned[kind] - tactics_seen(s, 0, kind, viewer) - tactics_seen(s, 1, kind, viewer)
        for n in range(s.plays):
            left -= s.played[n] & 255 == TACTIC + kind
        worth += left * params[HOLD + kind]
        cards += left
    return worth / max(1, cards)
