"""The first greedy opponent, kept as it is: the yardstick `greedy-1` by which later opponents are measured.

It looks one move ahead and plays the card that improves its prospects most, by what it has seen.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.kernel import variant
from tottenbury.kernel.doors import Array, Door, One
from tottenbury.kernel.kernels import INTS, Kernels
from tottenbury.kernel.layout import FLOAT64
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.opponent import Opponent, Thought
from tottenbury.table.kernel_game import KernelGame
from tottenbury.table.position import Move, View

RATE_FIRST = "rate_first"


class FirstGreedyOpponent(Opponent):
    """A sensible beginner: takes what it can prove, builds the best formation within reach, minds what matters most."""

    def __init__(self, seed: int = 0, name: str = "greedy-1") -> None:
        super().__init__(seed)
        self.name = name

    def _think(self, view: View, moves: tuple[Move, ...], budget: Budget | None) -> Thought:
        if len(moves) == 1:
            return Thought(moves[0])
        ratings = _ratings(view, moves)
        best = np.flatnonzero(ratings >= ratings.max() - 1e-9)
        return Thought(moves[int(best[self._chance(view).below(len(best))])])


def _ratings(view: View, moves: tuple[Move, ...]) -> Any:
    """What each move is worth, the more the better."""
    ratings = np.zeros(len(moves), np.float64)
    game = view.book.game
    assert isinstance(game, KernelGame)
    rater_of(game.kernels)(game.rules, view.state, np.array([move.number for move in moves], np.int64), ratings)
    return ratings


def rater_of(kernels: Kernels) -> Door:
    """The door to how the moves of a game are rated."""
    if RATE_FIRST not in kernels.doors:
        kinds = One(kernels.rules), One(kernels.state), INTS, Array(FLOAT64)
        kernels.enter(Door(RATE_FIRST, _rate(kernels.name), kinds))
    return kernels.doors[RATE_FIRST]


def _rate(kernels: str) -> Any:
    """The function that rates the moves of a game; the one for rulebooks without tactic cards is leaner."""
    from tottenbury.opponents.yardsticks import greedy_siege, greedy_stones, greedy_tug

    if kernels == "tug":
        return greedy_tug.rate
    module = greedy_siege if kernels.startswith("siege") else greedy_stones
    return module.rate if kernels.endswith("_tactics") else variant(module, "base", {"TACTICS": False})["rate"]
