"""The greedy opponent: it plays what looks best at a glance, by the chances that it sees at every stone, tile or rope."""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.core.position import View
from tottenbury.core.rulebook import Rulebook
from tottenbury.kernel.loops import MAX_MOVES
from tottenbury.opponents.judgement.judging import judged, judgement_of, params_of
from tottenbury.opponents.valued import ValuedOpponent


class GreedyOpponent(ValuedOpponent):
    """Takes what it can prove, and otherwise the move after which its chance to win looks best."""

    def __init__(self, seed: int = 0, temperature: float = 0.0, name: str = "greedy") -> None:
        super().__init__(seed, temperature, name)

    def check_plays(self, book: Rulebook) -> None:
        """Refuse what nobody can judge."""
        judgement_of(book.game)

    def _values(self, view: View) -> tuple[Any, Any]:
        return glances(view)


def glances(view: View) -> tuple[Any, Any]:
    """The worthwhile moves of a view, and the mover's chance after each as it looks at a glance."""
    game, judgement = judged(view.book.game)
    moves, values = np.empty(MAX_MOVES, np.int64), np.zeros(MAX_MOVES, np.float64)
    number = judgement.rate_at(game.rules, params_of(game), bytearray(view.state), moves, values)
    return moves[:number], values[:number]
