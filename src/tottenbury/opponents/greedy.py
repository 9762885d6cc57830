"""The greedy opponent: it looks one move ahead and plays the card that improves its prospects most, by what it has seen."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from tottenbury.opponents.opponent import Opponent
from tottenbury.table.kernel_game import KernelGame
from tottenbury.table.position import Move, View


class GreedyOpponent(Opponent):
    """A sensible beginner: takes what it can prove, builds the best formation within reach, minds what matters most."""

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
    assert isinstance(game, KernelGame)
    _rater(game.kernels.name)(game.rules, view.state, np.array([move.number for move in moves], np.int64), ratings)
    return ratings


@cache
def _rater(kernels: str) -> Any:
    """The compiled function that rates the moves of a game; the one for rulebooks without tactic cards is leaner."""
    from tottenbury.kernel import variant
    from tottenbury.opponents import greedy_siege, greedy_stones, greedy_tug  # imported late: they need the compiler

    if kernels == "tug":
        return greedy_tug.rate
    module = greedy_siege if kernels.startswith("siege") else greedy_stones
    return module.rate if kernels.endswith("_tactics") else variant(module, "base", {"TACTICS": False})["rate"]


def warm(rulebook: str) -> None:
    """Compile what this opponent needs for a rulebook, so that the next process finds it on disk."""
    from tottenbury.table.rulebook import LIBRARY

    game = LIBRARY.get(rulebook).game
    assert isinstance(game, KernelGame)
    _rater(game.kernels.name)(game.rules, np.zeros(1, game.kernels.state_type), np.empty(0, np.int64), np.empty(0, np.float64))
