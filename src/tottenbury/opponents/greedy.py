"""The greedy opponent: it looks one move ahead and plays the card that improves its prospects most, by what it has seen."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from tottenbury.opponents.opponent import Opponent
from tottenbury.table.position import Move, View


class GreedyOpponent(Opponent):
    """A sensible beginner: takes what it can prove, builds the best formation within reach, minds the centre and neighbouring stones."""

    name = "greedy"

    def _choose(self, view: View, moves: tuple[Move, ...]) -> Move:
        if len(moves) == 1:
            return moves[0]
        ratings = _ratings(view, moves)
        best = np.flatnonzero(ratings >= ratings.max() - 1e-9)
        return moves[int(best[self._chance(view).below(len(best))])]


def _ratings(view: View, moves: tuple[Move, ...]) -> Any:
    """What each move is worth, the more the better."""
    ratings = np.zeros(len(moves), np.float64)
    game = view.book.game
    _rater(bool(game.rules["tactic_count"][0].any()))(game.rules, view.state, np.array([move.number for move in moves], np.int64), ratings)
    return ratings


@cache
def _rater(tactics: bool) -> Any:
    """The compiled function that rates moves; the one for games without tactic cards is leaner."""
    from tottenbury.kernel import variant
    from tottenbury.opponents import greedy_stones  # imported late: it needs the compiler

    return greedy_stones.rate if tactics else variant(greedy_stones, "base", {"TACTICS": False})["rate"]


def warm(tactics: bool) -> None:
    """Compile what this opponent needs, so that the next process finds it on disk."""
    from tottenbury.stones.edition import DUTCH_TACTICS, GERMAN_1999
    from tottenbury.stones.state import STATE

    edition = DUTCH_TACTICS if tactics else GERMAN_1999
    _rater(tactics)(edition.record(), np.zeros(1, STATE), np.empty(0, np.int64), np.empty(0, np.float64))
