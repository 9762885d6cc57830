"""Opponents that value every move and choose by these values: what they share is how values become candidates, and a choice."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tottenbury.core.position import Move, View
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.choosing import weight_of
from tottenbury.opponents.opponent import Candidate, Opponent, Thought


class Scale(NamedTuple):
    """How values of moves are compared."""

    of: Callable[[float], float]
    """Where a value lies on the scale on which temperatures are measured."""
    far: float
    """A move that looks worse by more temperatures is never chosen."""
    same: float
    """Values that differ by less are the same but for rounding."""


PROBABILITIES = Scale(float, float("inf"), 1e-9)


def weights_of(values: Any, temperature: float, scale: Scale) -> Any:
    """How likely each move is chosen with a temperature above 0: the less it seems to cost, the more."""
    best = scale.of(float(values.max()))
    weights = np.array([weight_of(scale.of(float(value)) - best, temperature, scale.far) for value in values])
    return weights / weights.sum()


class ValuedOpponent(Opponent):
    """Plays the move of the greatest value, among equal ones by lot. With a temperature it errs: it may choose another move, the more
    readily the less that seems to cost.
    """

    scale: Scale = PROBABILITIES

    def __init__(self, seed: int, temperature: float, name: str) -> None:
        super().__init__(seed)
        self.temperature = temperature
        self.name = name

    @abstractmethod
    def _values(self, view: View) -> tuple[Any, Any]:
        """The numbers of the worthwhile moves, and what each is worth to the mover."""

    def _likely(self, view: View, value: float) -> float:
        """The chance to win that a value means."""
        return value

    def _think(self, view: View, moves: tuple[Move, ...], budget: Budget | None) -> Thought:
        if len(moves) == 1:
            return Thought(moves[0])
        numbers, values = self._values(view)
        named = {move.number: move for move in moves}
        order = np.argsort(-values, kind="stable")
        candidates = tuple(Candidate(named[int(numbers[n])], self._likely(view, float(values[n]))) for n in order)
        return Thought(named[int(numbers[self._pick(view, values)])], candidates)

    def _pick(self, view: View, values: Any) -> int:
        if self.temperature > 0:
            return self._chance(view).pick(list(enumerate(weights_of(values, self.temperature, self.scale).tolist())))
        best = np.flatnonzero(values >= values.max() - self.scale.same)  # mirrored stones are worth the same: the lot decides
        return int(best[self._chance(view).below(len(best))])
