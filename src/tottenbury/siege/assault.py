"""Retreat, oil and breach, and how a siege ends (rules B3.2, B3.3, B5.6, B6)."""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import inlined
from tottenbury.kernel.bits import popcount
from tottenbury.siege.state import ATTACKER, DEFENDER, FOURTH_BREACH, NOT_ENDING, OVER, PLAY, SECOND_BREACH
from tottenbury.siege.wall import clear_side, discard, take_away


@inlined
def end_game(s: Any, winner: int, reason: int) -> None:
    """The game ends at once (B6)."""
    s.phase = OVER
    s.to_move = s.decider = s.winner = winner
    s.reason = reason
    s.claimable = s.passes = s.left = 0
    s.ending = NOT_ENDING


@inlined
def retreat(rules: Any, s: Any, tile: int) -> None:
    """The attacker discards all his cards at a tile (B3.2)."""
    s.passes = 0
    clear_side(rules, s, tile, ATTACKER)
    s.claimable &= ~(1 << tile)


@inlined
def throw_oil(rules: Any, s: Any, tile: int) -> None:
    """The attacker's card nearest to a tile is discarded, and the cauldron is used up (B3.3)."""
    s.passes = 0
    s.cauldrons -= 1
    discard(s, take_away(rules, s, tile, ATTACKER, 0))
    s.phase = PLAY


@inlined
def breach(rules: Any, s: Any, tile: int) -> None:
    """A declaration that holds: all cards there go, the tile shows its damaged face (B5.6), and the attacker may have won (B6.1)."""
    s.passes = 0
    s.claimable &= ~(1 << tile)
    clear_side(rules, s, tile, ATTACKER)
    clear_side(rules, s, tile, DEFENDER)
    if (s.damaged >> tile) & 1:
        end_game(s, ATTACKER, SECOND_BREACH)
    else:
        s.damaged |= 1 << tile
        if popcount(s.damaged) >= rules.breaches_to_win:
            end_game(s, ATTACKER, FOURTH_BREACH)
