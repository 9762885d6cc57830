"""One step of Bellman's equation for all states with the same opposing columns, in lines of neighbouring states.

A line holds, for each of the opposing columns, some own rows, and for each of them all opposing rows. Everything here works on whole lines.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tottenbury.kernel import compiled
from tottenbury.tug.solving.columns import CHANCES, COUNT, PAIR_AND_DIE, PAIR_COUNT, PAIR_NUMBER, SIXES, WITHOUT
from tottenbury.tug.solving.lines import add_sixth, add_times, gather, largest, lay, mean_of_six, raise_to
from tottenbury.tug.solving.throws import PAIRS
from tottenbury.tug.state import FACES


class Moves(NamedTuple):
    """Where every own and every opposing operation leads from every row (`results.own_moves`, `results.opposing_moves`)."""

    own: Any
    opposing: Any


class Lists(NamedTuple):
    """The results of all columns and throws: see `Results`."""

    entry_start: Any
    entries: Any
    pick_start: Any
    picks: Any


class Workspace(NamedTuple):
    """Room for one thread's work."""

    lines: Any
    """What each entry of a column is worth."""
    best: Any
    """What each throw is worth, and in the last line what the column is."""
    kept: Any
    """What a pair is worth while the third die is in the air."""
    marked: Any
    """What a die which may still roll again is worth beside one which may not, while the third is in the air."""
    spare: Any


@compiled
def reroll(workspace: Any, rerolls: int, width: int) -> None:
    """Turn the worth of throws as they lie into their worth with this many rerolls left, each of another die (D-62)."""
    best, kept = workspace.best, workspace.kept
    for pair in range(PAIR_COUNT):
        mean_of_six(best, PAIR_AND_DIE[pair], width, kept[pair])
    if rerolls >= 2:
        _with_marks(workspace, rerolls, width)
        kept = workspace.spare
    for throw in range(COUNT):
        for place in range(3):
            raise_to(kept[WITHOUT[throw, place]], width, best[throw])


@compiled
def _with_marks(workspace: Any, rerolls: int, width: int) -> None:
    """Into `spare`, by pairs: the worth of a pair that may still roll again while the third die, rolling now, may not."""
    best, marked, spare = workspace.best, workspace.marked, workspace.spare
    for die in range(FACES):
        for mark in range(FACES):
            line = marked[die * FACES + mark]
            line[:width] = 0.0
            for face in range(FACES):
                stay = best[PAIR_AND_DIE[PAIR_NUMBER[die + 1, mark + 1], face]]
                again = workspace.kept[PAIR_NUMBER[mark + 1, face + 1]] if rerolls > 2 else stay
                add_sixth(stay, again, again, width, line)
    for pair in range(PAIR_COUNT):
        low, high = PAIRS[pair][0] - 1, PAIRS[pair][1] - 1
        out = spare[pair]
        out[:width] = 0.0
        for face in range(FACES):
            add_sixth(marked[low * FACES + face], marked[high * FACES + face], best[PAIR_AND_DIE[pair, face]], width, out)


@compiled
def sweep(after: Any, moves: Any, lists: Any, workspace: Any, out: Any, opposing_columns: Any, more_rerolls: int) -> None:
    """The mover's win probability before the throw in all states with these opposing columns, into `out`.

    `after` is what a turn's end is worth to the last mover (`Operator`), `more_rerolls` how many rerolls the opposing columns add.
    """
    rows = out.shape[2]
    chunk = workspace.best.shape[1] // (rows * len(opposing_columns))
    for first in range(0, rows, chunk):
        last = min(rows, first + chunk)
        width = (last - first) * rows * len(opposing_columns)
        for column in range(COUNT):
            start = lists.entry_start[column]
            for n in range(start, lists.entry_start[column + 1]):
                new, own, opposing = lists.entries[n, 0], lists.entries[n, 1], lists.entries[n, 2]
                gather(after[new], moves.own[own], moves.opposing[opposing], first, last, workspace.lines[n - start])
            for throw in range(COUNT):
                pick = column * COUNT + throw
                largest(workspace.lines, lists.picks, lists.pick_start[pick], lists.pick_start[pick + 1], width, workspace.best[throw])
            rerolls = min(3, SIXES[column] + more_rerolls)
            if rerolls > 0:
                reroll(workspace, rerolls, width)
            mean = workspace.best[COUNT]
            mean[:width] = 0.0
            for throw in range(COUNT):
                add_times(CHANCES[throw], workspace.best[throw], width, mean)
            lay(mean, out[column], opposing_columns, first, last)
