"""How the greedy opponent rates moves in a tug of war: by what the rest of this turn can lead to, and not a turn further.

A position is judged by athletes (weakened ones count less) and by how easily each column hits.
"""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import bind_module, compiled
from tottenbury.opponents.judgement import tug_uses
from tottenbury.tug.state import DICE, FACES, NOBODY

WEAKENED_WORTH = 0.7
"""What a weakened athlete is worth beside a standing one."""
HITTING_WORTH = 1.5
"""What it is worth to hit with one die more a turn, in athletes."""
WON = 1000.0


@compiled
def judge(s: Any, me: int, book: Any) -> float:  # noqa: ARG001 - greedy knows nothing by heart
    """How good a position is for a seat."""
    if s.winner != NOBODY:
        return WON if s.winner == me else -WON
    value = 0.0
    for seat in range(2):
        side = s.standing[seat] + WEAKENED_WORTH * s.weakened[seat]
        for n in range(DICE):
            side += HITTING_WORTH * (FACES + 1 - s.column[seat, n]) / FACES
        value += side if seat == me else -side
    return value


_rate = bind_module(tug_uses, "greedy", {"judge": judge})["rate"]


@compiled
def rate(rules: Any, s: Any, moves: Any, ratings: Any) -> None:
    """Rate each legal move of a view."""
    _rate(rules, s, moves, ratings, 0)
