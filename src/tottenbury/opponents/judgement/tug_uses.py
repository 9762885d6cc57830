"""Going through every way to use the dice of a throw: written once, bound to a way of judging what a turn leaves.

The functions here call `judge(s, me, book)`, which says how good a position is for a seat; `book` is whatever that needs to know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tottenbury.kernel import copy_record, record_at, some_records
from tottenbury.kernel.layout import INT64, Layout
from tottenbury.tug.moves import KIND, THROW_AGAIN
from tottenbury.tug.state import ACT, DICE, FACES, NOBODY, REROLL, STATE
from tottenbury.tug.turn import apply, legal_moves

if TYPE_CHECKING:
    from tottenbury.opponents.judgement.judge_api import judge

LEVELS = DICE + 3
"""Room for the positions on the way: a die thrown again, three dice used, and what is left."""
MOST_USES = 64
"""Room for the uses of one die."""
WORST = -1e9

ROOM = Layout("tug_uses", [("moves", INT64, (LEVELS, MOST_USES)), ("left", INT64, (LEVELS,))], sliced=True)
"""The moves of each level, and how many of them are still to be tried."""


def best_use(rules: Any, states: Any, room: Any, depth: int, book: Any) -> float:
    """The best that the mover of `states[depth]` can make of the dice that are left."""
    start = depth
    me = record_at(states, depth).to_move
    moves, left, best = room.moves, room.left, WORST
    left[depth] = legal_moves(rules, record_at(states, depth), moves[depth])
    while depth >= start:
        if left[depth] == 0:
            depth -= 1
            continue
        left[depth] -= 1
        after = record_at(states, depth + 1)
        copy_record(after, record_at(states, depth))
        apply(rules, after, int(moves[depth, left[depth]]))
        if after.winner != NOBODY or after.to_move != me:
            best = max(best, judge(after, me, book))
        else:
            depth += 1
            left[depth] = legal_moves(rules, after, moves[depth])
    return best


def best_after(rules: Any, states: Any, room: Any, depth: int, move: int, book: Any) -> float:
    """What comes of a move when nothing is thrown again after it."""
    after = record_at(states, depth + 1)
    copy_record(after, record_at(states, depth))
    me = after.to_move
    apply(rules, after, move)
    if after.winner != NOBODY or after.to_move != me:
        return judge(after, me, book)
    if after.phase == REROLL:
        after.phase = ACT  # take the throw as it is
    return best_use(rules, states, room, depth + 1, book)


def best_of_throw(rules: Any, s: Any, book: Any) -> float:
    """The best that the mover can make of the throw as it lies."""
    states, room = some_records(STATE, LEVELS), record_at(some_records(ROOM, 1), 0)
    first = record_at(states, 0)
    copy_record(first, s)
    first.phase = ACT
    return best_use(rules, states, room, 0, book)


def rate_uses(rules: Any, s: Any, moves: Any, number: int, ratings: Any, book: Any) -> None:
    """Rate moves of a position: a die thrown again by its mean, anything else by the best use of the dice after it."""
    states, room = some_records(STATE, LEVELS), record_at(some_records(ROOM, 1), 0)
    copy_record(record_at(states, 0), s)
    for n in range(number):
        move = int(moves[n])
        if move >> KIND == THROW_AGAIN:
            total = 0.0
            for face in range(1, FACES + 1):
                total += best_after(rules, states, room, 0, move + face, book)
            ratings[n] = total / FACES
        else:
            ratings[n] = best_after(rules, states, room, 0, move, book)


def rate(rules: Any, s: Any, moves: Any, ratings: Any, book: Any) -> None:
    """Rate each legal move of a position."""
    rate_uses(rules, s, moves, len(moves), ratings, book)
