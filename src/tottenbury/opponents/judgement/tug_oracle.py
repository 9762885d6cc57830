"""What a solved table says about the tug of war: what each move is worth, and which of equal ways is the fastest."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tottenbury.core.game import State
from tottenbury.kernel import bind_module, compiled
from tottenbury.kernel.doors import INT, REAL, Array, Door, Group, One
from tottenbury.kernel.kernels import INTS, TABLE, Kernels
from tottenbury.kernel.layout import FLOAT32, FLOAT64, INT8
from tottenbury.kernel.mathematics import exp, log
from tottenbury.opponents.judgement import tug_uses
from tottenbury.tug.game import TugGame
from tottenbury.tug.moves import KIND, THROW_AGAIN, die_in
from tottenbury.tug.solving.advice import HURRY, Advice
from tottenbury.tug.solving.columns import COLUMN_NUMBER, column_number
from tottenbury.tug.solving.judging import place_of
from tottenbury.tug.solving.tables import TURN_STEPS, Table, table_for
from tottenbury.tug.state import NOBODY, REROLL, ROLL

RATE_PERFECT = "rate_perfect"

TURN_STEP = log(2.0) / TURN_STEPS
"""By how much a step of the turns left raises the logarithm of their number."""


class Book(NamedTuple):
    """A solved table as compiled code reads it."""

    values: Any
    turns: Any
    """As bytes with a sign, which is to be ignored."""
    number: Any
    cap: int
    weakened: int
    hurry: float


@compiled
def judge(s: Any, me: int, book: Any) -> float:
    """A seat's win probability after a whole turn, less a little for every turn still to come."""
    if s.winner != NOBODY:
        return 1.0 if s.winner == me else 0.0
    other = 1 - me
    mine = place_of(s.standing[me], s.weakened[me], book.cap, book.weakened, book.number)
    theirs = place_of(s.standing[other], s.weakened[other], book.cap, book.weakened, book.number)
    my_column = COLUMN_NUMBER[s.column[me, 0], s.column[me, 1], s.column[me, 2]]
    their_column = COLUMN_NUMBER[s.column[other, 0], s.column[other, 1], s.column[other, 2]]
    left = exp((int(book.turns[their_column, my_column, theirs, mine]) & 255) * TURN_STEP) - 1.0
    return 1.0 - np.float64(book.values[their_column, my_column, theirs, mine]) - book.hurry * left


_BOOK = Group(Book, (Array(FLOAT32, 4), Array(INT8, 4), TABLE, INT, INT, REAL))


def perfect_rate(kernels: Kernels) -> Door:
    """The door to what a table says about the uses of a throw."""
    if RATE_PERFECT not in kernels.doors:
        rate = bind_module(tug_uses, "perfect", {"judge": judge})["rate"]
        kernels.enter(Door(RATE_PERFECT, rate, (One(kernels.rules), One(kernels.state), INTS, Array(FLOAT64), _BOOK)))
    return kernels.doors[RATE_PERFECT]


class TugOracle:
    """What a solved table says about positions of one edition."""

    def __init__(self, game: TugGame, table: Table | None = None) -> None:
        self.game = game
        self.table = table_for(game.edition) if table is None else table
        model = self.table.model
        self.advice = Advice(model, self.table.values)
        self._book = Book(self.table.values, self.table.turns.view(np.int8), model.rows.number, model.cap, model.weakened, 0.0)
        self._rate = perfect_rate(game.kernels)

    def win(self, state: State) -> float:
        """The mover's win probability if both go on perfectly; in a game that is over, 1."""
        if self.game.is_over(state):
            return 1.0
        return float(self.ratings(state, self.game.moves(state)).max())

    def ratings(self, state: State, numbers: list[int], hurry: float = 0.0) -> Any:
        """What each legal move is worth to the mover: the win probability if both go on perfectly after it."""
        moves, ratings = np.array(numbers, np.int64), np.zeros(len(numbers), np.float64)
        s = self.game.read(state)
        if s.phase == ROLL:
            ratings[:] = self.advice.before_throw(*_columns(s), *_rows(s))
        elif s.phase == REROLL:
            self._rate_rerolls(s, moves, ratings)
        else:
            self._rate(self.game.rules, state, moves, ratings, self._book._replace(hurry=hurry))
        return ratings

    def preferences(self, state: State, numbers: list[int]) -> Any:
        """The same less a little for every turn still to come: among moves of equal worth the quickest is best."""
        return self.ratings(state, numbers, HURRY)

    def _rate_rerolls(self, s: Any, moves: Any, ratings: Any) -> None:
        """Keeping, and throwing each die again, with everything that may be thrown again after it."""
        dice, again = s.dice.tolist(), [bool(mark) for mark in s.again]
        columns = _columns(s)
        scores = self.advice.throws(*columns, *_rows(s))
        marks = sum(1 << place for place, mark in enumerate(again) if mark)
        left = self.advice.rerolls(*columns) - sum(again)
        keeping, rolling = self.advice.reroll_worths(scores, (dice[0], dice[1], dice[2]), marks, left)
        for n, move in enumerate(moves):
            if move >> KIND == THROW_AGAIN:
                ratings[n] = rolling[next(place for place in range(3) if dice[place] == die_in(move) and not again[place])]
            else:
                ratings[n] = keeping


def _columns(s: Any) -> tuple[int, int]:
    """The mover's column and the other one."""
    return column_number(tuple(s.column[s.to_move])), column_number(tuple(s.column[1 - s.to_move]))


def _rows(s: Any) -> tuple[tuple[int, int], tuple[int, int]]:
    """The mover's athletes and the other's, standing and lying."""
    own, opposing = ((s.standing[seat], s.weakened[seat]) for seat in (s.to_move, 1 - s.to_move))
    return own, opposing
