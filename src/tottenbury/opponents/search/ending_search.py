"""Exact search of endings in which nothing is hidden any more, game-neutral: bound to a game's functions like the loops of the kernel.

The search keeps its place in arrays, so that it can be interrupted after any number of positions and taken up again. A memory of
positions spares it looking at the same one again when it comes about by other moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tottenbury.kernel import copy_record, record_at

if TYPE_CHECKING:
    from tottenbury.kernel.game_api import legal_moves, settle
    from tottenbury.opponents.judgement.judge_api import imagine, nothing_to_come

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


class Search(NamedTuple):
    """Where a search has got to, and what it has found."""

    states: Any
    """The positions on the way, one a level."""
    words: Any
    """The same as plain words."""
    masks: Any
    """The bits of each word that tell positions apart."""
    memory: Any
    moves: Any
    work: Any
    place: Any
    """The level where it goes on, -1 in the beginning, and how many positions have been looked at."""


def knowable(rules: Any, view: Any) -> int:
    """Whether a view leaves nothing open but what the players will decide."""
    return 1 if nothing_to_come(rules, view) else 0


def imagine_at(rules: Any, world: Any, rng: Any) -> None:
    """Fill in what a view does not show; see `tree`."""
    imagine(rules, world, rng)


def end_of(s: Any) -> int:
    """What a finished game is to South."""
    if s.winner == 2:
        return DRAWN
    return WON if s.winner == 0 else LOST


def fill_keys(search: Search, level: int) -> None:
    """Reckon two keys of 31 bits for a position, from those bits of its words that matter."""
    key, check = 0x2F6E2B1, 0x165667B1
    for n in range(len(search.masks)):
        word = int(search.words[level, n]) & int(search.masks[n])
        low, high = word & 0x7FFFFFFF, (word >> 31) & 0x1FFFFFFFF
        key = ((key ^ low) * 0x2545F491 + high) & 0x7FFFFFFF
        check = ((check ^ high) * 0x1B873593 + low + (check >> 15)) & 0x7FFFFFFF
        key ^= key >> 13
    search.work[level, KEY], search.work[level, CHECK] = key, check


def open_level(rules: Any, search: Search, level: int, alpha: int, beta: int) -> int:
    """Begin with the position of a level; returns its value if that is known or out of bounds, else UNSOLVED."""
    s, work = record_at(search.states, level), search.work
    number = legal_moves(rules, s, search.moves[level])
    if number == 0:
        return end_of(s)
    work[level, LOW], work[level, HIGH] = alpha, beta
    fill_keys(search, level)
    entry = search.memory[work[level, KEY] & (MEMORY - 1)]
    if entry[KNOWN_KEY] == work[level, KEY] and entry[KNOWN_CHECK] == work[level, CHECK]:
        if entry[KNOWN_LOW] == entry[KNOWN_HIGH] or entry[KNOWN_LOW] >= beta:
            return entry[KNOWN_LOW]
        if entry[KNOWN_HIGH] <= alpha:
            return entry[KNOWN_HIGH]
    work[level, NUMBER], work[level, AT] = number, 0
    work[level, ALPHA], work[level, BETA] = alpha, beta
    work[level, BEST] = LOST if s.decider == 0 else WON
    return UNSOLVED


def remember(search: Search, level: int) -> None:
    """Keep what has been found out about the position of a level: its value, or a bound where the rest did not matter."""
    work = search.work
    key, check, best = work[level, KEY], work[level, CHECK], work[level, BEST]
    entry = search.memory[key & (MEMORY - 1)]
    low, high = LOST, WON
    if entry[KNOWN_KEY] == key and entry[KNOWN_CHECK] == check:
        low, high = entry[KNOWN_LOW], entry[KNOWN_HIGH]
    if best > work[level, LOW]:
        low = max(low, best)
    if best < work[level, HIGH]:
        high = min(high, best)
    entry[KNOWN_KEY], entry[KNOWN_CHECK], entry[KNOWN_LOW], entry[KNOWN_HIGH] = key, check, low, high


def take_in(search: Search, level: int, result: int) -> None:
    """One move of a level has been looked at."""
    work = search.work
    if record_at(search.states, level).decider == 0:
        work[level, BEST] = max(work[level, BEST], result)
        work[level, ALPHA] = max(work[level, ALPHA], result)
    else:
        work[level, BEST] = min(work[level, BEST], result)
        work[level, BETA] = min(work[level, BETA], result)


def search_ending(rules: Any, search: Search, positions: int) -> int:
    """Go on with the search for what the first position is worth to South; returns UNSOLVED after this many positions more."""
    states, work, place = search.states, search.work, search.place
    wanted = positions
    level = int(place[0])
    if level < 0:
        result = open_level(rules, search, 0, LOST, WON)
        if result != UNSOLVED:
            return result
        level = 0
    while positions > 0:
        if work[level, AT] < work[level, NUMBER] and work[level, ALPHA] < work[level, BETA]:
            if level + 1 == len(states):
                break
            positions -= 1
            copy_record(record_at(states, level + 1), record_at(states, level))
            settle(rules, record_at(states, level + 1), int(search.moves[level, work[level, AT]]), True)
            work[level, AT] += 1
            result = open_level(rules, search, level + 1, work[level, ALPHA], work[level, BETA])
            if result == UNSOLVED:
                level += 1
            else:
                take_in(search, level, result)
        else:
            remember(search, level)
            if level == 0:
                place[1] += wanted - positions
                return work[0, BEST]
            level -= 1
            take_in(search, level, work[level + 1, BEST])
    place[0] = level
    place[1] += wanted - positions
    return UNSOLVED
