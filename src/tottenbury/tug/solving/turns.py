"""Every way to use a throw: which dice meet which column dice, and what they do together (rules C2.3 to C2.11)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from tottenbury.kernel import compiled, some_ints
from tottenbury.tug.solving.columns import COLUMN_NUMBER
from tottenbury.tug.state import WEAK

FULL, CHEAP, WEAKEN, SWAP = range(4)
"""What one die does: a hit at full price, a hit on a lying athlete only, laying one down, changing places with its column die."""

NEW_COLUMN, GAIN, LOSS, LOWEST, FULLS, CHEAPS, WEAKENS, BERSERKS, SCRIPT = range(9)
"""The fields of a result: the column after the turn; athletes that come and leave, and the lowest point on the way; what strikes the
opponent; and how it was done, for `steps`."""

FIELDS = 9
BERSERK_SCRIPT = -1
MOST = 6 * 27 * 27
"""Room for the ways to use one throw."""

ORDERS = tuple(permutations(range(3)))
"""The orders in which three dice can meet the three places."""


@compiled
def _actions(die: int, against: int, which: int) -> int:
    """The action number `which` of a die against a column die, or -1. A full hit is never worse than a cheap one or weakening."""
    if which == 0:
        return SWAP
    if die >= against:
        return FULL if which == 1 else -1
    if which == 1:
        return WEAKEN
    return CHEAP if die >= against - WEAK else -1


@compiled
def _note(found: Any, count: int, column: Any, script: int, tally: Any) -> int:
    """Write down one result: the column reached and the tally of what the dice did."""
    found[count, NEW_COLUMN] = COLUMN_NUMBER[column[0], column[1], column[2]]
    for field in range(GAIN, SCRIPT):
        found[count, field] = tally[field]
    found[count, SCRIPT] = script
    return count + 1


@compiled
def _step(column: Any, place: int, die: int, action: int, tally: Any) -> None:
    """One die acts: change the column and the tally."""
    if action == SWAP:
        rise = die - column[place]
        tally[GAIN] += 1 + max(0, rise)
        tally[LOSS] += max(0, -rise)
        tally[LOWEST] = min(tally[LOWEST], tally[GAIN] - tally[LOSS])
        column[place] = die
    else:
        tally[FULLS + action] += 1


@compiled
def ways(column: Any, throw: Any, found: Any, free: int) -> int:
    """Write every way to use a throw into `found`, answer how many; both come sorted, several ways may have the same result.

    One to one (D-63) the order does not matter but for swaps, of which those that gain come first. With `free` every die may meet any
    column die as it lies then, so that all orders are tried.
    """
    count = 0
    if throw[0] == throw[2] and throw[0] >= column[0]:
        count = _note_berserk(found, column)
    for order in range(len(ORDERS)):
        repeated = False
        for i in range(2):
            for j in range(i + 1, 3):
                one, other = ORDERS[order][i], ORDERS[order][j]
                repeated |= throw[one] == throw[other] and one > other
        if not repeated:
            count = _ways_in_order(column, throw, order, found, count, free)
    return count


@compiled
def _note_berserk(found: Any, column: Any) -> int:
    """Write down the berserk as the first result."""
    tally = some_ints(FIELDS)
    for field in range(FIELDS):
        tally[field] = 0
    tally[BERSERKS] = 1
    return _note(found, 0, column, BERSERK_SCRIPT, tally)


@compiled
def _ways_in_order(column: Any, throw: Any, order: int, found: Any, count: int, free: int) -> int:
    """Write the ways in which the dice act in one order behind the first `count`, answer how many there are in all now."""
    now, dice, sizes, tally = some_ints(3), some_ints(3), some_ints(3), some_ints(FIELDS)
    choices = 1
    for i in range(3):
        dice[i] = int(throw[ORDERS[order][i]])
        sizes[i] = 3 if free or column[i] - WEAK <= dice[i] < column[i] else 2
        choices *= sizes[i]
    for choice in range(choices):
        for places in range(27 if free else 1):
            for i in range(3):
                now[i] = int(column[i])
            for field in range(FIELDS):
                tally[field] = 0
            script = 0
            legal = True
            chosen, met = choice, places
            for i in range(3):
                place = met % 3 if free else i
                action = _actions(dice[i], now[place], chosen % sizes[i])
                chosen, met = chosen // sizes[i], met // 3
                legal = action >= 0
                if not legal:
                    break
                script |= (place | ORDERS[order][i] << 2 | action << 4) << 6 * i
                _step(now, place, dice[i], action, tally)
            if legal:
                if not free:
                    tally[LOWEST] = min(0, tally[GAIN] - tally[LOSS])
                count = _note(found, count, now, script, tally)
    return count


def steps(script: int, column: list[int], throw: list[int], free: bool = False) -> list[tuple[int, int, int]]:
    """How a result comes about: (place in the sorted column, in the sorted throw, action) in the order to play them; [] for a berserk.

    One to one: weaken, cheap dice, full hits, then swaps, those that gain first. A cheap die that finds nobody lying weakens.
    """
    if script == BERSERK_SCRIPT:
        return []
    parts = [(script >> 6 * i) & 63 for i in range(3)]
    found = [(part & 3, (part >> 2) & 3, part >> 4) for part in parts]
    if free:
        return sorted(found, key=lambda step: step[2] != WEAKEN)  # laying down does not care for the column, the rest keeps its order
    rank = {WEAKEN: 0, CHEAP: 1, FULL: 2, SWAP: 3}
    return sorted(found, key=lambda step: (rank[step[2]], column[step[0]] - throw[step[1]]))
