"""One step of Bellman's equation for all states with the same opposing column, in rows of neighbouring states.

Everything here runs over the last axis of its arrays, so that the compiler can take several states at once.
"""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import jit
from tottenbury.tug.solving.columns import CHANCES, COUNT, PAIR_AND_DIE, PAIR_COUNT, PAIR_NUMBER, PAIRS, SIXES, WITHOUT
from tottenbury.tug.state import FACES

DEAD, WON = -1, -2
ROW_WIDTH = 192
"""About how many states go through the loops together: enough to keep them busy, few enough for the near cache."""

PAIR_DICE = PAIRS


@jit
def turn_round(values: Any, after: Any) -> None:
    """What a turn's end is worth to who has moved: one minus the opponent's chances, with own and opposing rows changed about.

    `values` are the opponent's (his column is fixed): own column, his row, own row. The last place of `after` is an opponent beaten.
    """
    rows = values.shape[1]
    for column in range(COUNT):
        for own in range(rows):
            for opposing in range(rows):
                after[column, own, opposing] = 1.0 - values[column, opposing, own]
            after[column, own, rows] = 1.0


@jit
def gather(after: Any, entry: Any, own_moves: Any, opposing_moves: Any, first: int, last: int, line: Any) -> None:
    """The worth of one entry (new column, own and opposing operation) for own rows `first` to `last` and all opposing ones."""
    rows = after.shape[1]
    source, moves, targets = after[entry[0]], own_moves[entry[1]], opposing_moves[entry[2]]
    place = 0
    for own in range(first, last):
        reached = moves[own]
        if reached < 0:
            worth = 0.0 if reached == DEAD else 1.0
            for opposing in range(rows):
                line[place + opposing] = worth
        else:
            worths = source[reached]
            for opposing in range(rows):
                line[place + opposing] = worths[targets[opposing]]
        place += rows


@jit
def best_of(lines: Any, picks: Any, begin: int, end: int, width: int, best: Any) -> None:
    """The largest of the picked lines at every place."""
    one = lines[picks[begin]]
    for i in range(width):
        best[i] = one[i]
    k = begin + 1
    while k + 3 <= end:
        a, b, c = lines[picks[k]], lines[picks[k + 1]], lines[picks[k + 2]]
        for i in range(width):
            x = a[i] if a[i] > b[i] else b[i]
            x = x if x > c[i] else c[i]
            best[i] = best[i] if best[i] > x else x
        k += 3
    while k < end:
        one = lines[picks[k]]
        for i in range(width):
            best[i] = best[i] if best[i] > one[i] else one[i]
        k += 1


@jit
def _mean(lines: Any, numbers: Any, width: int, out: Any) -> None:
    """The mean of six lines."""
    a, b, c = lines[numbers[0]], lines[numbers[1]], lines[numbers[2]]
    d, e, f = lines[numbers[3]], lines[numbers[4]], lines[numbers[5]]
    for i in range(width):
        out[i] = (a[i] + b[i] + c[i] + d[i] + e[i] + f[i]) / FACES


@jit
def _raise_to(line: Any, width: int, out: Any) -> None:
    """The larger of two lines."""
    for i in range(width):
        out[i] = out[i] if out[i] > line[i] else line[i]


@jit
def reroll(best: Any, rerolls: int, width: int, kept: Any, marked: Any, spare: Any) -> None:
    """Turn the worth of throws as they lie into their worth with so many rerolls left, each of another die (D-62); `best` changes in place.

    `kept[pair]` is the worth of a pair while the third die is in the air; `marked` that of a die which may still roll again beside one
    which may not, while the third is in the air.
    """
    for pair in range(PAIR_COUNT):
        _mean(best, PAIR_AND_DIE[pair], width, kept[pair])
    if rerolls >= 2:
        _with_marks(best, rerolls, width, kept, marked, spare)
        for pair in range(PAIR_COUNT):
            kept[pair, :width] = spare[pair, :width]
    for throw in range(COUNT):
        for place in range(3):
            _raise_to(kept[WITHOUT[throw, place]], width, best[throw])


@jit
def _with_marks(best: Any, rerolls: int, width: int, kept: Any, marked: Any, spare: Any) -> None:
    """Into `spare[pair]`: the worth of a pair that may still roll again while the third die, rolling now, may not."""
    for die in range(FACES):
        for mark in range(FACES):
            line = marked[die * FACES + mark]
            line[:width] = 0.0
            for face in range(FACES):
                stay = best[PAIR_AND_DIE[PAIR_NUMBER[die + 1, mark + 1], face]]
                again = kept[PAIR_NUMBER[mark + 1, face + 1]]
                if rerolls == 2:
                    for i in range(width):
                        line[i] += stay[i] / FACES
                else:
                    for i in range(width):
                        line[i] += (stay[i] if stay[i] > again[i] else again[i]) / FACES
    for pair in range(PAIR_COUNT):
        low, high = PAIR_DICE[pair][0] - 1, PAIR_DICE[pair][1] - 1
        out = spare[pair]
        out[:width] = 0.0
        for face in range(FACES):
            stay = best[PAIR_AND_DIE[pair, face]]
            a, b = marked[low * FACES + face], marked[high * FACES + face]
            for i in range(width):
                x = a[i] if a[i] > b[i] else b[i]
                out[i] += (stay[i] if stay[i] > x else x) / FACES


@jit
def sweep_column(
    opposing_column: int,
    both: int,
    after: Any,
    own_moves: Any,
    opposing_moves: Any,
    entry_start: Any,
    entries: Any,
    pick_start: Any,
    picks: Any,
    lines: Any,
    best: Any,
    small: Any,
    out: Any,
) -> None:
    """The mover's win probability before the throw in all states with this opposing column, into `out`."""
    rows = after.shape[1]
    chunk = best.shape[1] // rows
    for first in range(0, rows, chunk):
        last = min(rows, first + chunk)
        width = (last - first) * rows
        for column in range(COUNT):
            start = entry_start[column]
            for entry in range(start, entry_start[column + 1]):
                gather(after, entries[entry], own_moves, opposing_moves, first, last, lines[entry - start])
            for throw in range(COUNT):
                pick = column * COUNT + throw
                best_of(lines, picks, pick_start[pick], pick_start[pick + 1], width, best[throw])
            rerolls = min(3, SIXES[column] + (SIXES[opposing_column] if both else 0))
            if rerolls > 0:
                reroll(best, rerolls, width, small[0], small[1], small[2])
            _expect(best, first, last, out[column, opposing_column])


@jit
def _expect(best: Any, first: int, last: int, out: Any) -> None:
    """The mean over all throws, put where it belongs."""
    rows = out.shape[1]
    for own in range(first, last):
        line, shift = out[own], (own - first) * rows
        line[:] = 0.0
        for throw in range(COUNT):
            chance, source = CHANCES[throw], best[throw]
            for i in range(rows):
                line[i] += chance * source[shift + i]
