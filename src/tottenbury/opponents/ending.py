"""Exact search of endings in which nothing is hidden any more, game-neutral: bound to a game's functions like the loops of the kernel.

The search keeps its place in arrays, so that it can be interrupted after any number of positions and taken up again.
"""

# ruff: noqa: F821
# mypy: disable-error-code="name-defined"
from __future__ import annotations

from typing import Any

from tottenbury.kernel.compiling import record_at

LEVELS = 96
"""The longest sequence of decisions; longer ones are left unsolved."""

NUMBER, AT, BEST, ALPHA, BETA = range(5)
LEVEL_FIELDS = 5
"""Columns of `work`: how many moves a level has, which comes next, what was found, and between which bounds it matters."""

LOST, DRAWN, WON = range(3)
"""How a game ends for South."""

UNSOLVED = -1


def knowable(all_rules: Any, view: Any) -> bool:
    """Whether a view leaves nothing open but what the players will decide."""
    return nothing_to_come(record_at(all_rules, 0), record_at(view, 0))


def imagine_at(all_rules: Any, world: Any, rng: Any) -> None:
    """Fill in what a view does not show; see `tree`."""
    imagine(record_at(all_rules, 0), record_at(world, 0), rng)


def end_of(s: Any) -> int:
    """What a finished game is to South."""
    if s.winner == 2:
        return DRAWN
    return WON if s.winner == 0 else LOST


def open_level(all_rules: Any, states: Any, moves: Any, work: Any, level: int, alpha: int, beta: int) -> int:
    """Begin with the position of a level; the answer is its value if the game is over, else UNSOLVED."""
    s = record_at(states, level)
    number = legal_moves(record_at(all_rules, 0), s, moves[level])
    if number == 0:
        return end_of(s)
    work[level, NUMBER], work[level, AT] = number, 0
    work[level, ALPHA], work[level, BETA] = alpha, beta
    work[level, BEST] = LOST if s.decider == 0 else WON
    return UNSOLVED


def take_in(states: Any, work: Any, level: int, result: int) -> None:
    """One move of a level has been looked at."""
    if record_at(states, level).decider == 0:
        work[level, BEST] = max(work[level, BEST], result)
        work[level, ALPHA] = max(work[level, ALPHA], result)
    else:
        work[level, BEST] = min(work[level, BEST], result)
        work[level, BETA] = min(work[level, BETA], result)


def search_ending(all_rules: Any, states: Any, moves: Any, work: Any, place: Any, positions: int) -> int:
    """Go on with the search for what `states[0]` is worth to South; the answer is UNSOLVED after so many positions more.

    `place[0]` is the level where it goes on, -1 in the beginning; `place[1]` counts the positions looked at.
    """
    rules = record_at(all_rules, 0)
    wanted = positions
    level = place[0]
    if level < 0:
        result = open_level(all_rules, states, moves, work, 0, LOST, WON)
        if result != UNSOLVED:
            return result
        level = 0
    while positions > 0:
        if work[level, AT] < work[level, NUMBER] and work[level, ALPHA] < work[level, BETA]:
            if level + 1 == len(states):
                break
            positions -= 1
            states[level + 1] = states[level]
            settle(rules, record_at(states, level + 1), moves[level, work[level, AT]], True)
            work[level, AT] += 1
            result = open_level(all_rules, states, moves, work, level + 1, work[level, ALPHA], work[level, BETA])
            if result == UNSOLVED:
                level += 1
            else:
                take_in(states, work, level, result)
        elif level == 0:
            place[1] += wanted - positions
            return work[0, BEST]
        else:
            level -= 1
            take_in(states, work, level, work[level + 1, BEST])
    place[0] = level
    place[1] += wanted - positions
    return UNSOLVED
