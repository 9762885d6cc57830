"""The perfect opponent: it plays the tug of war by a solved table, and among equal ways takes the fastest."""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.kernel import jit
from tottenbury.opponents.opponent import Opponent
from tottenbury.opponents.tug_uses import bound_to
from tottenbury.table.errors import TottenburyError
from tottenbury.table.position import Move, View
from tottenbury.tug.game import TugGame
from tottenbury.tug.moves import KIND, THROW_AGAIN, die_in
from tottenbury.tug.solving.advice import throw_scores, worth_with_rerolls
from tottenbury.tug.solving.columns import COLUMN_NUMBER, COUNT
from tottenbury.tug.solving.tables import TURN_STEPS, Table, table_for
from tottenbury.tug.solving.turns import FIELDS, MOST
from tottenbury.tug.state import FACES, NOBODY, REROLL, ROLL

HURRY = 1e-7
"""What a turn more is thought to cost: results equally good but for that go to the faster one."""


@jit
def row_of(standing: int, lying: int, cap: int, weakened: int, number: Any) -> int:
    """The row of a table that stands for these athletes (as `Rows.project`)."""
    total = min(standing + lying, cap)
    lying = min(max(0, total - standing), weakened)
    return number[total - lying, lying]


@jit
def judge(s: Any, me: int, book: Any) -> float:
    """The mover's win probability after a whole turn, less a little for every turn still to come."""
    if s.winner != NOBODY:
        return 1.0 if s.winner == me else 0.0
    values, turns, number, limits = book
    other = 1 - me
    mine = row_of(s.standing[me], s.weakened[me], limits[0], limits[1], number)
    theirs = row_of(s.standing[other], s.weakened[other], limits[0], limits[1], number)
    my_column = COLUMN_NUMBER[s.column[me, 0], s.column[me, 1], s.column[me, 2]]
    their_column = COLUMN_NUMBER[s.column[other, 0], s.column[other, 1], s.column[other, 2]]
    left = 2.0 ** (turns[their_column, my_column, theirs, mine] / TURN_STEPS) - 1.0
    return 1.0 - values[their_column, my_column, theirs, mine] - HURRY * left


_rate = bound_to("perfect", judge)


class Oracle:
    """What a table says about positions of one edition."""

    def __init__(self, game: TugGame, table: Table | None = None) -> None:
        self.game = game
        self.table = table_for(game.edition) if table is None else table
        model = self.table.model
        self.book = (self.table.values, self.table.turns, model.rows.number, np.array([model.cap, model.weakened], np.int64))

    def before_throw(self, state: Any, seat: int) -> float:
        """The win probability of the seat that is about to throw."""
        s, rows = state[0], self.table.model.rows
        own, opposing = (rows.project(int(s["standing"][n]), int(s["weakened"][n])) for n in (seat, 1 - seat))
        columns = [int(COLUMN_NUMBER[tuple(s["column"][n])]) for n in (seat, 1 - seat)]
        return self.table.value(columns[0], columns[1], own, opposing)

    def ratings(self, state: Any, numbers: list[int]) -> Any:
        """What each legal move is worth to the mover: his win probability if he goes on perfectly."""
        moves, ratings = np.array(numbers, np.int64), np.zeros(len(numbers), np.float64)
        phase = int(state["phase"][0])
        if phase == ROLL:
            ratings[:] = self.before_throw(state, int(state["to_move"][0]))
        elif phase == REROLL:
            self._rate_rerolls(state[0], moves, ratings)
        else:
            _rate(self.game.rules, state, moves, ratings, self.book)
        return ratings

    def _rate_rerolls(self, s: Any, moves: Any, ratings: Any) -> None:
        """Keeping, and throwing each die again: with everything that may be thrown again after it."""
        scores = self.throw_scores(s)
        dice, again = [int(die) for die in s["dice"]], [bool(mark) for mark in s["again"]]
        left = self._rerolls(s) - sum(again)
        marks = sum(1 << n for n, mark in enumerate(again) if mark)
        for n, move in enumerate(moves):
            if move >> KIND != THROW_AGAIN:
                ratings[n] = scores[COLUMN_NUMBER[tuple(dice)]]
                continue
            place = next(at for at in range(3) if dice[at] == die_in(move) and not again[at])
            for face in range(1, FACES + 1):
                thrown = np.array([*dice[:place], face, *dice[place + 1 :]], np.int64)
                ratings[n] += worth_with_rerolls(scores, thrown, marks | 1 << place, left - 1) / FACES

    def _rerolls(self, s: Any) -> int:
        columns = s["column"] if self.game.edition.reroll_source else s["column"][int(s["to_move"])]
        return min(3, int((columns == FACES).sum()))

    def throw_scores(self, s: Any) -> Any:
        """The worth of each of the 56 throws to the mover if it stays as it lies."""
        seat = int(s["to_move"])
        other = 1 - seat
        model = self.table.model
        column, opposing = (int(COLUMN_NUMBER[tuple(s["column"][n])]) for n in (seat, other))
        rows = [int(s[name][n]) for n in (seat, other) for name in ("standing", "weakened")]
        rules = np.array([model.free, model.later, model.cap, model.weakened], np.int64)
        scores, found, after = np.empty(COUNT), np.empty((MOST, FIELDS), np.int64), np.empty(4, np.int64)
        state = np.array([opposing, *rows], np.int64)
        throw_scores(column, state, rules, model.rows.number, self.table.values, found, after, scores)
        return scores


class PerfectOpponent(Opponent):
    """Plays the tug of war as well as it can be played. With a temperature it errs, the more readily the less an error costs."""

    name = "perfect"

    def __init__(self, seed: int = 0, temperature: float = 0.0) -> None:
        super().__init__(seed)
        self.temperature = temperature
        self._oracles: dict[str, Oracle] = {}

    def oracle(self, view: View) -> Oracle:
        """The table for the rules that are played."""
        game = view.book.game
        if not isinstance(game, TugGame):
            raise TottenburyError(f"perfect plays the tug of war; nobody plays {game.id} perfectly")
        return self._oracles.setdefault(game.id, Oracle(game))

    def _choose(self, view: View, moves: tuple[Move, ...]) -> Move:
        oracle = self.oracle(view)
        if len(moves) == 1:
            return moves[0]
        ratings = oracle.ratings(view.state, [move.number for move in moves])
        if self.temperature <= 0:
            return moves[int(np.argmax(ratings))]
        weights = np.exp((ratings - ratings.max()) / self.temperature)
        return self._chance(view).pick([(move, float(weight)) for move, weight in zip(moves, weights / weights.sum(), strict=True)])
