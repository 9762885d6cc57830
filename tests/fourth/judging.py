"""How sticks are judged: whoever has to take when one more than a multiple of four is left has lost."""

from __future__ import annotations

from typing import Any

from tests.fourth.state import MOST
from tests.fourth.turn import NOBODY
from tottenbury.kernel import compiled


@compiled
def chance(left: int) -> float:
    """The chance of whoever has to take."""
    return 0.05 if left % (MOST + 1) == 1 else 0.95


@compiled
def rate(rules: Any, params: Any, s: Any, moves: Any, number: int, values: Any) -> None:
    for n in range(number):
        left = s.left - (moves[n] & 255) - 1
        values[n] = 0.0 if left == 0 else 1.0 - chance(left)


@compiled
def value(rules: Any, params: Any, s: Any, viewer: int) -> float:
    if s.winner != NOBODY:
        return 1.0 - s.winner
    return chance(s.left) if s.to_move == 0 else 1.0 - chance(s.left)


@compiled
def worthwhile(rules: Any, s: Any, moves: Any, number: int) -> int:
    return number


@compiled
def chance_key(s: Any) -> int:
    return 0


@compiled
def imagine(rules: Any, s: Any, rng: Any) -> None:
    """Nothing is hidden."""


@compiled
def nothing_to_come(rules: Any, s: Any) -> bool:
    return True
