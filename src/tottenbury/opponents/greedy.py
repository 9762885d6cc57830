"""The greedy opponent: it looks one move ahead and plays the card that improves its prospects most, by what it has seen."""

from __future__ import annotations

import numpy as np

from tottenbury.opponents.opponent import Opponent
from tottenbury.table.position import Move, View


class GreedyOpponent(Opponent):
    """A sensible beginner: takes what it can prove, builds the best formation within reach, minds the centre and neighbouring stones."""

    name = "greedy"

    def _choose(self, view: View, moves: tuple[Move, ...]) -> Move:
        if len(moves) == 1:
            return moves[0]
        from tottenbury.opponents.greedy_stones import rate

        numbers = np.array([move.number for move in moves], np.int64)
        ratings = np.zeros(len(moves), np.float64)
        rate(view.book.game.rules, view.state, numbers, ratings)
        best = np.flatnonzero(ratings >= ratings.max() - 1e-9)
        return moves[int(best[self._chance(view).below(len(best))])]
