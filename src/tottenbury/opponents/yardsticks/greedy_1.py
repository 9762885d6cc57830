"""The first greedy opponent, kept as it is: the yardstick `greedy-1` by which later opponents are measured.

It looks one move ahead and plays the card that improves its prospects most, by what it has seen.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.core.errors import TottenburyError
from tottenbury.core.game import Game
from tottenbury.core.position import Move, View
from tottenbury.core.rulebook import Rulebook
from tottenbury.kernel.doors import Array, Door, One
from tottenbury.kernel.kernels import INTS
from tottenbury.kernel.layout import FLOAT64
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.games import players_of
from tottenbury.opponents.games.game import kernel_game
from tottenbury.opponents.opponent import Opponent, Thought

RATE_FIRST = "rate_first"


class FirstGreedyOpponent(Opponent):
    """A sensible beginner: takes what it can prove, builds the best formation within reach, minds what matters most."""

    def __init__(self, seed: int = 0, name: str = "greedy-1") -> None:
        super().__init__(seed)
        self.name = name

    def check_plays(self, book: Rulebook) -> None:
        """Refuse a game that it does not know."""
        rater_of(book.game)

    def _think(self, view: View, moves: tuple[Move, ...], budget: Budget | None) -> Thought:
        if len(moves) == 1:
            return Thought(moves[0])
        ratings = _ratings(view, moves)
        best = np.flatnonzero(ratings >= ratings.max() - 1e-9)
        return Thought(moves[int(best[self._chance(view).below(len(best))])])


def _ratings(view: View, moves: tuple[Move, ...]) -> Any:
    """What each move is worth, the more the better."""
    ratings = np.zeros(len(moves), np.float64)
    rate, game = rater_of(view.book.game), kernel_game(view.book.game)
    assert game is not None
    rate(game.rules, view.state, np.array([move.number for move in moves], np.int64), ratings)
    return ratings


_RATERS: dict[str, Door] = {}


def rater_of(game: Game) -> Door:
    """The door to how the moves of a game are rated; refuses a game that this player does not know."""
    name, playing = game.family.name, kernel_game(game)
    if playing is not None and name not in _RATERS:
        rate = players_of(game).yardstick(game.family)
        if rate is not None:
            kernels = playing.kernels
            _RATERS[name] = kernels.enter(Door(RATE_FIRST, rate, (One(kernels.rules), One(kernels.state), INTS, Array(FLOAT64))))
    if name not in _RATERS:
        raise TottenburyError(f"greedy-1 does not know {game.id}; random plays it all the same")
    return _RATERS[name]
