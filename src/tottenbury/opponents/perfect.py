"""The perfect opponent: it plays by a solution of the game, and among equal ways takes the fastest."""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.core.errors import TottenburyError
from tottenbury.core.position import Move, View
from tottenbury.core.rulebook import Rulebook
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.games import players_of
from tottenbury.opponents.games.game import Oracle
from tottenbury.opponents.opponent import Candidate, Opponent, Thought
from tottenbury.opponents.valued import PROBABILITIES, weights_of


class PerfectOpponent(Opponent):
    """Plays a solved game as well as it can be played. With a temperature it errs, the more readily the less an error costs."""

    name = "perfect"

    def __init__(self, seed: int = 0, temperature: float = 0.0) -> None:
        super().__init__(seed)
        self.temperature = temperature
        self._oracles: dict[str, Oracle] = {}

    def check_plays(self, book: Rulebook) -> None:
        """Refuse what is not solved."""
        self.oracle(book)

    def oracle(self, book: Rulebook) -> Oracle:
        """The solution of the rules that are played."""
        game = book.game
        if game.id not in self._oracles:
            oracle = players_of(game).oracle(game)
            if oracle is None:
                raise TottenburyError(f"perfect plays what has been solved; nobody plays {game.id} perfectly")
            self._oracles[game.id] = oracle
        return self._oracles[game.id]

    def _think(self, view: View, moves: tuple[Move, ...], budget: Budget | None) -> Thought:
        oracle = self.oracle(view.book)
        numbers = [move.number for move in moves]
        rated = zip(moves, oracle.ratings(view.state, numbers).tolist(), strict=True)
        candidates = tuple(Candidate(move, worth) for move, worth in sorted(rated, key=lambda pair: -pair[1]))
        return Thought(self._pick(view, moves, oracle.preferences(view.state, numbers)), candidates, exact=True)

    def _pick(self, view: View, moves: tuple[Move, ...], ratings: Any) -> Move:
        if self.temperature <= 0 or len(moves) == 1:
            return moves[int(np.argmax(ratings))]
        weights = weights_of(ratings, self.temperature, PROBABILITIES)
        return self._chance(view).pick(list(zip(moves, weights.tolist(), strict=True)))
