"""What the solved table tells about the tug of war as a whole: who has the advantage, what a bonus is worth, how long it lasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tottenbury.tug.solving.columns import CHANCES, DICE
from tottenbury.tug.solving.tables import Table, turns_of


@dataclass(frozen=True)
class Findings:
    """Averages over all deals of two perfect players."""

    starter: float
    """How often the starter of a game wins."""
    starter_with_bonus: float
    """The same if he has one athlete more."""
    starter_against_bonus: float
    """The same if the other one has it."""
    turns: float
    """Turns of a game (of both players together)."""
    match_after_win: float
    """How often a rematch is won by who has won the first game: the second is begun by who did not begin the first, half the time he."""
    match_starter: float
    """How often a rematch is won by who begins the first game."""
    best_column: tuple[tuple[int, ...], float]
    """The starting column that wins most, and how often it wins for the starter."""
    worst_column: tuple[tuple[int, ...], float]


def findings(table: Table) -> Findings:
    """Average over the 56 x 56 columns that may be dealt."""
    sums = DICE.sum(axis=1)
    start = _average(table, table.values, sums, sums)
    ahead, behind = _average(table, table.values, sums + 1, sums), _average(table, table.values, sums, sums + 1)
    by_column = np.array([(_values(table, table.values, sums, sums)[column] * CHANCES).sum() for column in range(len(DICE))])
    best, worst = int(by_column.argmax()), int(by_column.argmin())
    after_own_start, after_other_start = 1.0 - behind, ahead
    return Findings(
        starter=start,
        starter_with_bonus=ahead,
        starter_against_bonus=behind,
        turns=_average(table, turns_of(table.turns), sums, sums),
        match_after_win=start * after_own_start + (1.0 - start) * after_other_start,
        match_starter=start * (1.0 - behind) + (1.0 - start) * (1.0 - ahead),
        best_column=(tuple(DICE[best][::-1].tolist()), float(by_column[best])),
        worst_column=(tuple(DICE[worst][::-1].tolist()), float(by_column[worst])),
    )


def _values(table: Table, values: Any, own: Any, opposing: Any) -> Any:
    """A table's entries for all pairs of columns, with so many athletes standing."""
    rows = table.model.rows
    mine = np.array([rows.project(int(athletes), 0) for athletes in own])
    theirs = np.array([rows.project(int(athletes), 0) for athletes in opposing])
    columns = np.arange(len(DICE))
    return values[columns[:, None], columns[None, :], mine[:, None], theirs[None, :]]


def _average(table: Table, values: Any, own: Any, opposing: Any) -> float:
    return float(CHANCES @ _values(table, values, own, opposing) @ CHANCES)
