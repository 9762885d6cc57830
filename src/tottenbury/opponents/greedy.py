"""The greedy opponent: it plays what looks best at a glance, by the chances that it sees at every stone, tile or rope."""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.kernel.loops import MAX_MOVES
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.judgement.judging import judged, judgement_of, params_of
from tottenbury.opponents.opponent import Candidate, Opponent, Thought
from tottenbury.table.position import Move, View
from tottenbury.table.rulebook import Rulebook


class GreedyOpponent(Opponent):
    """Takes what it can prove, and otherwise the move after which its chance to win looks best. With a temperature it errs: it may choose
    another move, the more readily the less that seems to cost.
    """

    def __init__(self, seed: int = 0, temperature: float = 0.0, name: str = "greedy") -> None:
        super().__init__(seed)
        self.temperature = temperature
        self.name = name

    def check_plays(self, book: Rulebook) -> None:
        """Refuse what nobody can judge."""
        judgement_of(book.game)

    def _think(self, view: View, moves: tuple[Move, ...], budget: Budget | None) -> Thought:
        if len(moves) == 1:
            return Thought(moves[0])
        numbers, chances = glances(view)
        named = {move.number: move for move in moves}
        order = np.argsort(-chances, kind="stable")
        candidates = tuple(Candidate(named[int(numbers[n])], float(chances[n])) for n in order)
        return Thought(named[int(numbers[self._pick(view, chances)])], candidates)

    def _pick(self, view: View, chances: Any) -> int:
        if self.temperature > 0:
            weights = np.exp((chances - chances.max()) / self.temperature)
            return self._chance(view).pick(list(enumerate((weights / weights.sum()).tolist())))
        best = np.flatnonzero(chances >= chances.max() - 1e-9)
        return int(best[self._chance(view).below(len(best))])


def glances(view: View) -> tuple[Any, Any]:
    """The worthwhile moves of a view, and the mover's chance after each as it looks at a glance."""
    game, judgement = judged(view.book.game)
    moves, values = np.empty(MAX_MOVES, np.int64), np.zeros(MAX_MOVES, np.float64)
    number = judgement.rate_at(game.rules, params_of(game), bytearray(view.state), moves, values)
    return moves[:number], values[:number]
