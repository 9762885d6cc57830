"""Exact search of endings in which nothing is hidden any more, game-neutral: bound to a game's functions like the loops of the kernel.

The search keeps its place in arrays, so that it can be interrupted after any number of positions and taken up again. A memory of
positions spares it looking at the same one again when it comes about by other moves.
"""

# ruff: noqa: F821
# mypy: disable-error-code="name-defined"
from __future__ import annotations

from typing import Any

from tottenbury.kernel.compiling import record_at

LEVELS = 96
"""The longest sequence of decisions; longer ones are left unsolved."""

NUMBER, AT, BEST, ALPHA, BETA, LOW, HIGH, KEY, CHECK = range(9)
LEVEL_FIELDS = 9
"""Columns of `work`: how many moves a level has, which comes next, what was found, between which bounds it matters now and mattered in the
beginning, and the position's two keys in the memory."""

KNOWN_KEY, KNOWN_CHECK, KNOWN_LOW, KNOWN_HIGH = range(4)
MEMORY_FIELDS = 4
"""Columns of `memory`: a position's keys, and the bounds of what it is worth."""

MEMORY = 1 << 16
"""Positions that are remembered; a new one takes the place of an old one."""

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


def fill_keys(words: Any, chosen: Any, work: Any, level: int) -> None:
    """Reckon two keys of 31 bits for a position, from those of its words that matter."""
    key, check = 0x2F6E2B1, 0x165667B1
    for n in range(len(chosen)):
        word = words[level, chosen[n]]
        low, high = word & 0x7FFFFFFF, (word >> 31) & 0x7FFFFFFF
        key = ((key ^ low) * 0x2545F491 + high) & 0x7FFFFFFF
        check = ((check ^ high) * 0x1B873593 + low + (check >> 15)) & 0x7FFFFFFF
        key ^= key >> 13
    work[level, KEY], work[level, CHECK] = key, check


def open_level(
    all_rules: Any, states: Any, words: Any, chosen: Any, memory: Any, moves: Any, work: Any, level: int, alpha: int, beta: int
) -> int:
    """Begin with the position of a level; the answer is its value if that is known or out of bounds, else UNSOLVED."""
    s = record_at(states, level)
    number = legal_moves(record_at(all_rules, 0), s, moves[level])
    if number == 0:
        return end_of(s)
    work[level, LOW], work[level, HIGH] = alpha, beta
    fill_keys(words, chosen, work, level)
    entry = memory[work[level, KEY] & (MEMORY - 1)]
    if entry[KNOWN_KEY] == work[level, KEY] and entry[KNOWN_CHECK] == work[level, CHECK]:
        if entry[KNOWN_LOW] == entry[KNOWN_HIGH] or entry[KNOWN_LOW] >= beta:
            return entry[KNOWN_LOW]
        if entry[KNOWN_HIGH] <= alpha:
            return entry[KNOWN_HIGH]
    work[level, NUMBER], work[level, AT] = number, 0
    work[level, ALPHA], work[level, BETA] = alpha, beta
    work[level, BEST] = LOST if s.decider == 0 else WON
    return UNSOLVED


def remember(memory: Any, work: Any, level: int) -> None:
    """Keep what has been found out about the position of a level: its value, or a bound where the rest did not matter."""
    key, check, best = work[level, KEY], work[level, CHECK], work[level, BEST]
    entry = memory[key & (MEMORY - 1)]
    low, high = LOST, WON
    if entry[KNOWN_KEY] == key and entry[KNOWN_CHECK] == check:
        low, high = entry[KNOWN_LOW], entry[KNOWN_HIGH]
    if best > work[level, LOW]:
        low = max(low, best)
    if best < work[level, HIGH]:
        high = min(high, best)
    entry[KNOWN_KEY], entry[KNOWN_CHECK], entry[KNOWN_LOW], entry[KNOWN_HIGH] = key, check, low, high


def take_in(states: Any, work: Any, level: int, result: int) -> None:
    """One move of a level has been looked at."""
    if record_at(states, level).decider == 0:
        work[level, BEST] = max(work[level, BEST], result)
        work[level, ALPHA] = max(work[level, ALPHA], result)
    else:
        work[level, BEST] = min(work[level, BEST], result)
        work[level, BETA] = min(work[level, BETA], result)


def search_ending(
    all_rules: Any, states: Any, words: Any, chosen: Any, memory: Any, moves: Any, work: Any, place: Any, positions: int
) -> int:
    """Go on with the search for what `states[0]` is worth to South; the answer is UNSOLVED after so many positions more.

    `words` are the states again, as plain words, of which those `chosen` tell positions apart. `place[0]` is the level where it goes on,
    -1 in the beginning; `place[1]` counts the positions looked at.
    """
    rules = record_at(all_rules, 0)
    wanted = positions
    level = place[0]
    if level < 0:
        result = open_level(all_rules, states, words, chosen, memory, moves, work, 0, LOST, WON)
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
            alpha, beta = work[level, ALPHA], work[level, BETA]
            result = open_level(all_rules, states, words, chosen, memory, moves, work, level + 1, alpha, beta)
            if result == UNSOLVED:
                level += 1
            else:
                take_in(states, work, level, result)
        else:
            remember(memory, work, level)
            if level == 0:
                place[1] += wanted - positions
                return work[0, BEST]
            level -= 1
            take_in(states, work, level, work[level + 1, BEST])
    place[0] = level
    place[1] += wanted - positions
    return UNSOLVED
