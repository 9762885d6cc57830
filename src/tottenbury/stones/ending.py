"""Taking stones, and how a game ends (rules A6 and S7.9)."""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import compiled, inlined
from tottenbury.kernel.bits import lowest, popcount
from tottenbury.stones.claims import has_row, provable_stones
from tottenbury.stones.state import ADJUDICATE, ADJUDICATED, DRAW_GAME, FIVE, NO_REASON, OVER, STOOD_STILL, THREE_ADJACENT


@inlined
def take_stone(rules: Any, s: Any, stone: int, seat: int) -> None:
    """The stone is closed (S5.13), and may decide the game (S6.1)."""
    s.owned[seat] |= 1 << stone
    reason = NO_REASON
    if has_row(s.owned[seat], rules.adjacent_to_win):
        reason = THREE_ADJACENT
    elif popcount(s.owned[seat]) >= rules.stones_to_win:
        reason = FIVE
    if reason != NO_REASON:
        end_game(s, seat, reason)


@compiled
def adjudicate(rules: Any, s: Any, seat: int) -> None:
    """Nobody plays any more: each seat takes what it can prove, beginning with `seat`; then more stones win (S7.9)."""
    winner, reason = DRAW_GAME, STOOD_STILL
    if rules.stalemate == ADJUDICATE:
        reason = ADJUDICATED
        for turn in range(2):
            taker = seat ^ turn
            stones = provable_stones(rules, s, taker)
            while stones and s.phase != OVER:
                take_stone(rules, s, lowest(stones), taker)
                stones &= stones - 1
        if s.phase == OVER:
            winner = s.winner
        elif popcount(s.owned[0]) != popcount(s.owned[1]):
            winner = int(popcount(s.owned[1]) > popcount(s.owned[0]))
    end_game(s, winner, reason)


@inlined
def end_game(s: Any, winner: int, reason: int) -> None:
    """The game ends at once (S6.1)."""
    s.phase = OVER
    s.winner = winner
    s.to_move = s.decider = 0 if winner == DRAW_GAME else winner
    s.reason = reason
    s.passes = 2 if reason in (ADJUDICATED, STOOD_STILL) else 0  # an end by a claim is told from one by standstill
    s.claimable = 0
