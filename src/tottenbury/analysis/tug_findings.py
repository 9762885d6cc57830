"""What the solved table tells about the tug of war as a whole: who has the advantage, what a bonus is worth, how long it lasts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np

from tottenbury.core.rulebook import Rulebook
from tottenbury.opponents.perfect import PerfectOpponent
from tottenbury.tug.game import TugGame
from tottenbury.tug.solving.columns import CHANCES, DICE
from tottenbury.tug.solving.tables import Table, turns_of


@dataclass(frozen=True)
class Findings:
    """Averages over all deals of two perfect players."""

    starter: float
    """How often the starter of a game wins."""
    starter_with_bonus: float
    """The same with one athlete more."""
    starter_against_bonus: float
    """The same if the opponent has it."""
    turns: float
    """Turns of a game (of both players together)."""
    match_after_win: float
    """How often the winner of the first game wins the rematch, which is begun by the player who did not begin the first."""
    match_starter: float
    """How often the player who begins the first game wins the rematch."""
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


@dataclass(frozen=True)
class Habits:
    """What perfect players do with their dice, counted over some turns."""

    turns: int
    uses: dict[str, float]
    """The share of dice that eliminate (A, with `w` a weakened athlete), swap in (B), weaken (C) or go berserk (D)."""
    rerolls: float
    """Dice thrown again a turn."""
    column: float
    """The sum of the mover's column, on average."""
    athletes: float
    """The mover's athletes, on average."""


def habits(book: Rulebook, turns: int, seed: int) -> Habits:
    """Watch two perfect players for some turns; a finished game is followed by the next."""
    player = PerfectOpponent(seed)
    uses: Counter[str] = Counter()
    seen = rerolls = 0
    column = athletes = 0.0
    position = book.deal(seed)
    while seen < turns:
        if position.outcome is not None:
            seed += 1
            position = book.deal(seed)
        if position.phase == "roll":
            seen += 1
            game = book.game
            assert isinstance(game, TugGame)
            s, mover = game.read(position.state), position.turn
            column += sum(s.column[mover])
            athletes += s.standing[mover] + s.weakened[mover]
        move = player.choose(position.view(position.to_move))
        rerolls += move.startswith("reroll")
        if move[0] in "ABCD":
            uses[move[0] + ("w" if move.endswith("w") else "")] += 1
        position = position.play(move)
    dice = sum(count for use, count in uses.items() if use != "D") + 3 * uses["D"]
    shares = {use: count * (3 if use == "D" else 1) / dice for use, count in sorted(uses.items())}
    return Habits(turns, shares, rerolls / turns, column / turns, athletes / turns)


def _values(table: Table, values: Any, own: Any, opposing: Any) -> Any:
    """A table's entries for all pairs of columns, with these numbers of athletes standing."""
    rows = table.model.rows
    mine = np.array([rows.project(int(athletes), 0) for athletes in own])
    theirs = np.array([rows.project(int(athletes), 0) for athletes in opposing])
    columns = np.arange(len(DICE))
    return values[columns[:, None], columns[None, :], mine[:, None], theirs[None, :]]


def _average(table: Table, values: Any, own: Any, opposing: Any) -> float:
    return float(CHANCES @ _values(table, values, own, opposing) @ CHANCES)
