"""Going through every way to use the dice of a throw: written once, bound to a way of judging what a turn leaves.

The functions here call `judge(s, me, book)`, which says how good a position is for a seat; `book` is whatever that needs to know.
"""

# ruff: noqa: F821
# mypy: disable-error-code="name-defined"
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tottenbury.kernel import record_at
from tottenbury.kernel.compiling import bind
from tottenbury.tug.moves import KIND, THROW_AGAIN
from tottenbury.tug.state import ACT, DICE, FACES, NOBODY, REROLL, STATE
from tottenbury.tug.turn import apply, legal_moves

LEVELS = DICE + 3
"""Room for the positions on the way: a die thrown again, three dice used, and what is left."""
MOST_USES = 64
"""Room for the uses of one die."""
WORST = -1e9


def best_use(rules: Any, states: Any, moves: Any, depth: int, book: Any) -> float:
    """The best that the mover of `states[depth]` can make of the dice that are left."""
    start = depth
    me = record_at(states, depth).to_move
    left, best = np.zeros(len(states), np.int64), WORST
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
            best = max(best, judge(after, me, book))
        else:
            depth += 1
            left[depth] = legal_moves(rules, after, moves[depth])
    return best


def best_after(rules: Any, states: Any, moves: Any, depth: int, move: int, book: Any) -> float:
    """What comes of a move when nothing is thrown again after it."""
    states[depth + 1] = states[depth]
    after = record_at(states, depth + 1)
    me = after.to_move
    apply(rules, after, move)
    if after.winner != NOBODY or after.to_move != me:
        return judge(after, me, book)
    if after.phase == REROLL:
        after.phase = ACT  # take the throw as it is
    return best_use(rules, states, moves, depth + 1, book)


def rate_uses(rules: Any, s: Any, moves: Any, number: int, ratings: Any, book: Any) -> None:
    """Rate moves of a position: a die thrown again by its mean, anything else by the best use of the dice after it."""
    states = np.zeros(LEVELS, STATE)
    room = np.empty((LEVELS, MOST_USES), np.int64)
    states[0] = s
    for n in range(number):
        if moves[n] >> KIND == THROW_AGAIN:
            total = 0.0
            for face in range(1, FACES + 1):
                total += best_after(rules, states, room, 0, moves[n] + face, book)
            ratings[n] = total / FACES
        else:
            ratings[n] = best_after(rules, states, room, 0, moves[n], book)


def rate(all_rules: Any, before: Any, moves: Any, ratings: Any, book: Any) -> None:
    """Rate each legal move of a position."""
    rate_uses(record_at(all_rules, 0), record_at(before, 0), moves, len(moves), ratings, book)


def bound_to(name: str, judge_by: Callable[..., float]) -> dict[str, Any]:
    """`rate` and `rate_uses` with this way of judging."""
    functions: dict[str, Any] = {"judge": judge_by}
    for inner in (best_use, best_after, rate_uses, rate):
        functions[inner.__name__] = bind(inner, name, functions)
    return functions
