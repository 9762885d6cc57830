"""The perfect opponent: it plays the tug of war by a solved table, and among equal ways takes the fastest."""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.kernel import jit
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.opponent import Candidate, Opponent, Thought
from tottenbury.opponents.tug_uses import bound_to
from tottenbury.table.errors import TottenburyError
from tottenbury.table.position import Move, View
from tottenbury.table.rulebook import Rulebook
from tottenbury.tug.game import TugGame
from tottenbury.tug.moves import KIND, THROW_AGAIN, die_in
from tottenbury.tug.solving.advice import HURRY, Advice, place_of
from tottenbury.tug.solving.columns import COLUMN_NUMBER
from tottenbury.tug.solving.tables import TURN_STEPS, Table, table_for
from tottenbury.tug.state import NOBODY, OVER, REROLL, ROLL


@jit
def judge(s: Any, me: int, book: Any) -> float:
    """A seat's win probability after a whole turn, less a little for every turn still to come."""
    if s.winner != NOBODY:
        return 1.0 if s.winner == me else 0.0
    values, turns, number, limits, hurry = book
    other = 1 - me
    mine = place_of(s.standing[me], s.weakened[me], limits[0], limits[1], number)
    theirs = place_of(s.standing[other], s.weakened[other], limits[0], limits[1], number)
    my_column = COLUMN_NUMBER[s.column[me, 0], s.column[me, 1], s.column[me, 2]]
    their_column = COLUMN_NUMBER[s.column[other, 0], s.column[other, 1], s.column[other, 2]]
    left = 2.0 ** (turns[their_column, my_column, theirs, mine] / TURN_STEPS) - 1.0
    return 1.0 - values[their_column, my_column, theirs, mine] - hurry * left


_rate = bound_to("perfect", judge)["rate"]


class Oracle:
    """What a solved table says about positions of one edition."""

    def __init__(self, game: TugGame, table: Table | None = None) -> None:
        self.game = game
        self.table = table_for(game.edition) if table is None else table
        model = self.table.model
        self.advice = Advice(model, self.table.values)
        self._limits = np.array([model.cap, model.weakened], np.int64)

    def win(self, state: Any) -> float:
        """The mover's win probability if both go on perfectly; in a game that is over, 1."""
        if state["phase"][0] == OVER:
            return 1.0
        return float(self.ratings(state, self.game.moves(state)).max())

    def ratings(self, state: Any, numbers: list[int], hurry: float = 0.0) -> Any:
        """What each legal move is worth to the mover: his win probability if both go on perfectly after it."""
        moves, ratings = np.array(numbers, np.int64), np.zeros(len(numbers), np.float64)
        phase = int(state["phase"][0])
        if phase == ROLL:
            ratings[:] = self.advice.before_throw(*self._columns(state[0]), *self._rows(state[0]))
        elif phase == REROLL:
            self._rate_rerolls(state[0], moves, ratings)
        else:
            model = self.table.model
            book = (self.table.values, self.table.turns, model.rows.number, self._limits, hurry)
            _rate(self.game.rules, state, moves, ratings, book)
        return ratings

    def _columns(self, s: Any) -> tuple[int, int]:
        """The mover's column and the other one."""
        seat = int(s["to_move"])
        return int(COLUMN_NUMBER[tuple(s["column"][seat])]), int(COLUMN_NUMBER[tuple(s["column"][1 - seat])])

    def _rows(self, s: Any) -> tuple[tuple[int, int], tuple[int, int]]:
        """The mover's athletes and the other's, standing and lying."""
        own, opposing = ((int(s["standing"][seat]), int(s["weakened"][seat])) for seat in (int(s["to_move"]), 1 - int(s["to_move"])))
        return own, opposing

    def _rate_rerolls(self, s: Any, moves: Any, ratings: Any) -> None:
        """Keeping, and throwing each die again, with everything that may be thrown again after it."""
        dice, again = tuple(int(die) for die in s["dice"]), [bool(mark) for mark in s["again"]]
        columns = self._columns(s)
        scores = self.advice.throws(*columns, *self._rows(s))
        marks = sum(1 << place for place, mark in enumerate(again) if mark)
        left = self.advice.rerolls(*columns) - sum(again)
        keeping, rolling = self.advice.reroll_worths(scores, (dice[0], dice[1], dice[2]), marks, left)
        for n, move in enumerate(moves):
            if move >> KIND == THROW_AGAIN:
                ratings[n] = rolling[next(place for place in range(3) if dice[place] == die_in(move) and not again[place])]
            else:
                ratings[n] = keeping


class PerfectOpponent(Opponent):
    """Plays the tug of war as well as it can be played. With a temperature it errs, the more readily the less an error costs."""

    name = judgement = "perfect"

    def __init__(self, seed: int = 0, temperature: float = 0.0) -> None:
        super().__init__(seed)
        self.temperature = temperature
        self._oracles: dict[str, Oracle] = {}

    def check_plays(self, book: Rulebook) -> None:
        """Refuse what is not solved."""
        self.oracle(book)

    def warm(self, book: Rulebook) -> None:
        """Compile how throws are used and rerolls weighed."""
        for line in ("tug 654 9 543 9 S act 441", "tug 654 9 543 9 S reroll 441"):
            state = book.notation.read_position(line)
            self.oracle(book).ratings(state, book.game.moves(state))

    def oracle(self, book: Rulebook) -> Oracle:
        """The table for the rules that are played."""
        game = book.game
        if not isinstance(game, TugGame):
            raise TottenburyError(f"perfect plays the tug of war; nobody plays {game.id} perfectly")
        if game.id not in self._oracles:
            self._oracles[game.id] = Oracle(game)
        return self._oracles[game.id]

    def _think(self, view: View, moves: tuple[Move, ...], budget: Budget | None) -> Thought:
        oracle = self.oracle(view.book)
        numbers = [move.number for move in moves]
        rated = zip(moves, oracle.ratings(view.state, numbers).tolist(), strict=True)
        candidates = tuple(Candidate(move, worth) for move, worth in sorted(rated, key=lambda pair: -pair[1]))
        return Thought(self._pick(view, moves, oracle.ratings(view.state, numbers, HURRY)), candidates, exact=True)

    def _pick(self, view: View, moves: tuple[Move, ...], ratings: Any) -> Move:
        if self.temperature <= 0 or len(moves) == 1:
            return moves[int(np.argmax(ratings))]
        weights = np.exp((ratings - ratings.max()) / self.temperature)
        return self._chance(view).pick([(move, float(weight)) for move, weight in zip(moves, weights / weights.sum(), strict=True)])
