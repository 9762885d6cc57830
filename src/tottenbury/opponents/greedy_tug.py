"""How the greedy opponent rates moves in a tug of war: by what the rest of this turn can lead to, and not a turn further.

A position is judged by athletes (weakened ones count less) and by how easily each column hits.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.kernel import jit, record_at
from tottenbury.tug.moves import KIND, THROW_AGAIN, die_in
from tottenbury.tug.state import DICE, FACES, NOBODY, REROLL
from tottenbury.tug.turn import apply, legal_moves

WEAKENED_WORTH = 0.7
"""What a weakened athlete is worth beside a standing one."""
HITTING_WORTH = 1.5
"""What it is worth to hit with one die more a turn, in athletes."""
WON = 1000.0
MOST_USES = 64
"""Room for the uses of one throw."""


@jit
def judge(s: Any, me: int) -> float:
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


@jit
def best_use(rules: Any, states: Any, moves: Any, depth: int) -> float:
    """The best that the mover of `states[depth]` can make of the dice that are left, going through every way to use them."""
    start = depth
    me = record_at(states, depth).to_move
    left, best = np.zeros(len(states), np.int64), -2 * WON
    left[depth] = legal_moves(rules, record_at(states, depth), moves[depth])
    while depth >= start:
        if left[depth] == 0:
            depth -= 1
            continue
        left[depth] -= 1
        states[depth + 1] = states[depth]
        after = record_at(states, depth + 1)
        apply(rules, after, moves[depth, left[depth]])
        if after.winner != NOBODY or after.to_move != me:
            best = max(best, judge(after, me))
        else:
            depth += 1
            left[depth] = legal_moves(rules, after, moves[depth])
    return best


@jit
def best_throw(rules: Any, states: Any, moves: Any, depth: int, move: int) -> float:
    """What a move is worth: a die thrown again on average, anything else by the best use after it."""
    if move >> KIND != THROW_AGAIN:
        return best_after(rules, states, moves, depth, move)
    total = 0.0
    for face in range(1, FACES + 1):
        total += best_after(rules, states, moves, depth, move + face)
    return total / FACES


@jit
def best_after(rules: Any, states: Any, moves: Any, depth: int, move: int) -> float:
    """What comes of a move, further throws left out."""
    states[depth + 1] = states[depth]
    after = record_at(states, depth + 1)
    me = after.to_move
    apply(rules, after, move)
    if after.winner != NOBODY or after.to_move != me:
        return judge(after, me)
    if after.phase == REROLL:
        after.phase += 1  # take the throw as it is
    return best_use(rules, states, moves, depth + 1)


@jit
def rate(all_rules: Any, before: Any, moves: Any, ratings: Any) -> None:
    """Rate each legal move of a view."""
    rules = record_at(all_rules, 0)
    states = np.zeros(DICE + 3, before.dtype)
    room = np.empty((DICE + 3, MOST_USES), np.int64)
    states[0] = before[0]
    for n in range(len(moves)):
        ratings[n] = best_throw(rules, states, room, 0, moves[n])
        if moves[n] >> KIND == THROW_AGAIN:
            ratings[n] -= 0.001 * die_in(moves[n])  # of equal prospects the lower die
