"""Filling in what a view of a siege does not show: hands, piles, the hidden picks of a swap, and the shuffles to come."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.hands import (
    EVERYBODY,
    MAIN_PILE,
    MAX_TACTICS,
    TACTIC,
    TACTIC_PILE,
    played_by,
    unplaced,
    unplaced_tactics,
)
from tottenbury.cards.worlds import add_tactics, fill_cards, fill_tactics, some_card
from tottenbury.kernel import compiled, some_ints
from tottenbury.kernel.chance import EVENTS, seed_stream, word
from tottenbury.siege.state import KINDS, SUPPORT, SUPPORTER, SWAP, SWAPPER


@compiled
def imagine(rules: Any, s: Any, rng: Any) -> None:
    """Make an open position of a view, each that agrees with what the viewer knows as likely as any other."""
    cards = fill_cards(s, rng, unplaced(rules, s) & ~(s.picked[0] | s.picked[1]))
    if rules.has_tactics:
        imagine_picks(rules, s, rng, cards)
        seed_stream(s.events, word(rng), EVENTS)
        s.shuffled = 0  # the stream will do it
    s.viewer = EVERYBODY


@compiled
def imagine_picks(rules: Any, s: Any, rng: Any, cards: int) -> None:
    """The tactic cards, and the picks of a swap; `cards` are the siege cards that only those can be."""
    order = some_ints(MAX_TACTICS)
    size = 0
    for kind in range(KINDS):
        size = add_tactics(order, size, kind, unplaced_tactics(rules, s, kind) - s.picked_tactics[0, kind] - s.picked_tactics[1, kind])
    size = fill_tactics(s, rng, order, size)
    for seat in range(2):
        while s.picked_hidden[seat] > 0:
            card = some_card(rng, cards)
            cards &= ~(1 << card)
            s.picked[seat] |= 1 << card
            s.picked_hidden[seat] -= 1
        while s.picked_hidden_tactics[seat] > 0:
            size -= 1
            s.picked_tactics[seat, order[size] - TACTIC] += 1
            s.picked_hidden_tactics[seat] -= 1


@compiled
def nothing_to_come(rules: Any, s: Any) -> bool:
    """Whether the rest of the siege is open: no pile left, nor any Support that could bring one back, nor a Swap with its secret picks."""
    if s.pile_size[MAIN_PILE] > 0 or s.pile_size[TACTIC_PILE] > 0 or s.phase in (SUPPORT, SWAP):
        return False
    left = 0
    for kind in (SUPPORTER, SWAPPER):
        left += rules.tactic_count[kind] - played_by(s, 0, kind) - played_by(s, 1, kind)
    return left == 0
