"""Public and hidden information in a siege: what a record looks like to one seat or to a spectator."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.contest import WILD_KINDS
from tottenbury.cards.hands import MAIN_PILE, TACTIC_PILE, cover_hands, cover_piles, unplaced, unplaced_tactics
from tottenbury.kernel import compiled
from tottenbury.kernel.bits import popcount
from tottenbury.siege.state import KINDS, SUPPORT, SUPPORT_CARDS


@compiled
def blind(s: Any, viewer: int) -> None:
    """Take out of a record what `viewer` may not see: other hands and picks, the piles, and the shuffles to come.

    What was swapped stays known to both, so a seat also knows which of its cards the other one knows of (D-55).
    """
    last, last_tactic = s.pile_top[MAIN_PILE] + s.pile_size[MAIN_PILE] - 1, s.pile_top[TACTIC_PILE] + s.pile_size[TACTIC_PILE] - 1
    elites = elites_picked(s) if s.phase == SUPPORT else 0  # picked from the discards, not yet shuffled in
    cards = SUPPORT_CARDS - s.left - elites if s.phase == SUPPORT else 0
    lowest_card, next_card = s.pile[MAIN_PILE, max(last, 0)], s.pile[MAIN_PILE, max(last - 1, 0)]
    lowest_tactic, next_tactic = s.pile[TACTIC_PILE, max(last_tactic, 0)], s.pile[TACTIC_PILE, max(last_tactic - 1, 0)]
    cover_hands(s, viewer, s.swaps_shown != 0)
    cover_piles(s, viewer)
    if cards > 0:
        s.pile[MAIN_PILE, last] = lowest_card
    if cards > 1:
        s.pile[MAIN_PILE, last - 1] = next_card
    if elites > 0:
        s.pile[TACTIC_PILE, last_tactic] = lowest_tactic
    if elites > 1:
        s.pile[TACTIC_PILE, last_tactic - 1] = next_tactic
    for seat in range(2):
        if seat != viewer:
            s.picked_hidden[seat] += popcount(s.picked[seat])
            s.picked[seat] = 0
            for kind in range(KINDS):
                s.picked_hidden_tactics[seat] += s.picked_tactics[seat, kind]
                s.picked_tactics[seat, kind] = 0
    for n in range(len(s.events)):
        s.events[n] = 0


@compiled
def elites_picked(s: Any) -> int:
    """How many of the cards that Support picks are elite cards. It is played once a game, so they are all that ever returned (D-53)."""
    number = 0
    for kind in range(WILD_KINDS):
        number += s.returned[kind]
    return number


@compiled
def may_hold(rules: Any, s: Any, seat: int) -> int:
    """The siege cards that a hand holds or, in a view, may hold, as a set."""
    cards = s.hand[seat]
    if s.hidden[seat] > 0:
        cards |= unplaced(rules, s) & ~(s.picked[0] | s.picked[1])
    return cards


@compiled
def may_hold_tactic(rules: Any, s: Any, seat: int, kind: int) -> bool:
    """Whether a hand has a tactic card of this kind or, in a view, may have one."""
    if s.tactics[seat, kind] > 0:
        return True
    return s.hidden_tactics[seat] > 0 and unplaced_tactics(rules, s, kind) > s.picked_tactics[0, kind] + s.picked_tactics[1, kind]
