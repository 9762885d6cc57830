"""The results of a turn worth having: for every column and throw those that no other result is at least as good as, whatever the rows.

A result is at least as good as another with the same new column if it leaves, from every pair of rows of the model, at least as many own
athletes standing and in all, and at most as many opposing ones. docs/tug-solution.md says why that is never worse.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from tottenbury.tug.solving.athletes import Rows, gathered, struck
from tottenbury.tug.solving.columns import COUNT, DICE
from tottenbury.tug.solving.doors import door
from tottenbury.tug.solving.turns import BERSERKS, FIELDS, FULLS, GAIN, LOWEST, MOST, NEW_COLUMN, SCRIPT

DEAD, WON = -1, -2
"""In place of a row's number: nobody is left; the row is larger than the model's cap and that counts as won."""


@dataclass(frozen=True)
class Model:
    """What is solved: a cap on athletes a side, how many weakened ones a side are carried over a turn's end, and the rules' options."""

    cap: int = 24
    weakened: int = 0
    free: bool = False
    """Any die may meet any column die (free_assignment, D-63)."""
    later: bool = False
    """An athlete laid down cannot be hit cheaply in the same turn (weak_next_turn, D-65)."""
    both: bool = False
    """Sixes in either column allow rerolls (reroll_source, D-61)."""

    def __post_init__(self) -> None:
        if not 1 <= self.cap <= 127 or not 0 <= self.weakened <= self.cap:
            raise ValueError(f"a model has 1 to 127 athletes a side and at most as many weakened ones: {self.cap}, {self.weakened}")

    @cached_property
    def rows(self) -> Rows:
        """The rows of athletes told apart."""
        return Rows(self.cap, self.weakened)

    @property
    def shape(self) -> tuple[int, int, int, int]:
        """Own column, opposing column, own row, opposing row."""
        return (COUNT, COUNT, self.rows.count, self.rows.count)

    @property
    def states(self) -> int:
        """How many states there are."""
        return int(np.prod(self.shape))


@dataclass(frozen=True)
class Results:
    """The results of all columns and throws; numbers of own and opposing operations stand for what they do to the two rows."""

    own: Any
    """Gain, loss and lowest point of every own operation."""
    opposing: Any
    """Full hits, cheap dice, weakening dice and berserks of every operation on the opponent."""
    entry_start: Any
    """Where the entries of each column begin (57 numbers)."""
    entries: Any
    """New column, own operation, opposing operation; each once for a column that needs it."""
    pick_start: Any
    """Where the results of (column, throw) begin, at 56 · column + throw (3137 numbers)."""
    picks: Any
    """Entries, counted from the first of their column."""
    scripts: Any
    """How each pick is done, for `turns.steps`."""


def _kept(row: tuple[int, int], weakened: int) -> tuple[int, int]:
    """Standing and all athletes as seen by a model that carries over this many weakened ones and has no cap."""
    total = row[0] + row[1]
    return total - min(row[1], weakened), total


def better_own(operations: Any, rows: Rows) -> Any:
    """Whether own operation i is at least as good as j from every row, as a square of truth values."""
    members = rows.members.tolist()
    after = np.array([[_kept(gathered(*member, *op), rows.weakened) for member in members] for op in operations.tolist()])
    return (after[:, None] >= after[None]).all(axis=(2, 3))


def better_opposing(operations: Any, rows: Rows, later: bool) -> Any:
    """Whether operation i on the opponent is at least as good as j against every row."""
    members = rows.members.tolist()
    after = np.array([[_kept(struck(*[*member, *op, int(later)]), rows.weakened) for member in members] for op in operations.tolist()])
    return (after[:, None] <= after[None]).all(axis=(2, 3))


def _survivors(columns: Any, own: Any, opposing: Any, better_own: Any, better_opposing: Any) -> list[int]:
    """The places of results that no other one is at least as good as; of equally good ones the first stays.

    For every result its new column and the numbers of its own and its opposing operation are given.
    """
    outdoes = better_own[own[:, None], own] & better_opposing[opposing[:, None], opposing] & (columns[:, None] == columns)
    places = np.arange(len(columns))
    beaten = outdoes & (~outdoes.T | (places[:, None] < places))
    return np.flatnonzero(~beaten.any(axis=0)).tolist()


@lru_cache(2)
def _distinct(free: bool) -> list[Any]:
    """The different results of every (column, throw), still with those that others outdo."""
    ways, room = door("ways"), np.empty((MOST, FIELDS), np.int64)
    every = []
    for column in DICE:
        for throw in DICE:
            found = room[: ways(column, throw, room, int(free))]
            key = np.zeros(len(found), np.int64)
            for field in range(SCRIPT):
                key = key * 64 + (found[:, field] + (32 if field == LOWEST else 0))
            every.append(found[np.unique(key, return_index=True)[1]])
    return every


def build_results(model: Model) -> Results:
    """Find the results worth having, for a model's rows."""
    every = _distinct(model.free)
    joined = np.concatenate(every)
    own, own_ids = np.unique(joined[:, GAIN:FULLS], axis=0, return_inverse=True)
    opposing, opposing_ids = np.unique(joined[:, FULLS : BERSERKS + 1], axis=0, return_inverse=True)
    own_order = better_own(own, model.rows)
    opposing_order = better_opposing(opposing, model.rows, model.later)
    own_ids = np.argmax(own_order & own_order.T, axis=1)[own_ids.ravel()]  # operations that do the same become one
    opposing_ids = np.argmax(opposing_order & opposing_order.T, axis=1)[opposing_ids.ravel()]
    entry_start, pick_start = [0], [0]
    entries: list[tuple[int, int, int]] = []
    picks: list[int] = []
    scripts: list[int] = []
    begin = 0
    for column in range(COUNT):
        known: dict[tuple[int, int, int], int] = {}
        for throw in range(COUNT):
            found = every[column * COUNT + throw]
            mine, theirs = own_ids[begin : begin + len(found)], opposing_ids[begin : begin + len(found)]
            begin += len(found)
            for i in _survivors(found[:, NEW_COLUMN], mine, theirs, own_order, opposing_order):
                entry = (int(found[i, NEW_COLUMN]), int(mine[i]), int(theirs[i]))
                picks.append(known.setdefault(entry, len(known)))
                scripts.append(int(found[i, SCRIPT]))
            pick_start.append(len(picks))
        entries.extend(known)
        entry_start.append(len(entries))
    return Results(own, opposing, *(np.array(part, np.int64) for part in (entry_start, entries, pick_start, picks, scripts)))


def own_moves(model: Model, results: Results, overflow_wins: bool) -> Any:
    """Where every own operation leads from every row: a row's number, DEAD, or WON where a row outgrows the cap and that counts as won."""
    rows = model.rows
    moves = np.empty((len(results.own), rows.count), np.int32)
    for i, op in enumerate(results.own.tolist()):
        for j, member in enumerate(rows.members.tolist()):
            standing, lying = gathered(*member, *op)
            moves[i, j] = WON if overflow_wins and standing + lying > model.cap else rows.project(standing, lying)
    return moves


def opposing_moves(model: Model, results: Results) -> Any:
    """Where every operation on the opponent leads from every row; the number of rows itself stands for nobody left."""
    rows = model.rows
    moves = np.empty((len(results.opposing), rows.count), np.int32)
    for i, op in enumerate(results.opposing.tolist()):
        for j, member in enumerate(rows.members.tolist()):
            after = rows.project(*struck(*[*member, *op, int(model.later)]))
            moves[i, j] = rows.count if after == DEAD else after
    return moves
