"""The turn of sticks: take some, and lose with the last one."""

from __future__ import annotations

from typing import Any

from tests.fourth.state import LAST_STICK, MOST, NO_REASON, OVER, TAKING
from tottenbury.kernel import compiled, inlined
from tottenbury.kernel.moves import KIND_AT

NOBODY, NO_MOVE = -1, -1
TAKE = 1


@compiled
def deal(rules: Any, s: Any, rng: Any, first: int) -> None:
    s.to_move = s.decider = first
    s.phase, s.winner, s.reason = TAKING, NOBODY, NO_REASON
    s.left = rules.sticks


@inlined
def legal_moves(rules: Any, s: Any, moves: Any) -> int:
    number = min(s.left, MOST)
    for n in range(number):
        moves[n] = (TAKE << KIND_AT) | n
    return number


@inlined
def apply(rules: Any, s: Any, move: int) -> None:
    s.left -= (move & 255) + 1
    s.to_move = s.decider = 1 - s.to_move
    if s.left == 0:
        s.phase, s.winner, s.reason = OVER, s.to_move, LAST_STICK


@inlined
def forced(rules: Any, s: Any) -> int:
    return NO_MOVE


@compiled
def blind(s: Any, viewer: int) -> None:
    """Everything lies open."""
