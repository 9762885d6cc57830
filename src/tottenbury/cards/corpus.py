"""A corpus of positions from the middle of games, for measuring the prover."""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.cards.game import CardGame
from tottenbury.kernel.chance import EVENTS, below, new_stream

EARLIEST, LATEST = 15, 45
"""Between which decisions of a random game a position is taken."""


def midgame_corpus(game: CardGame, positions: int, seed: int) -> Any:
    """Positions from the middle of random games in which there is something to prove, one record each."""
    rng = new_stream(seed, EVENTS)
    chosen: list[Any] = []
    for n in range(positions * 100):
        state = game.deal(seed + n, None)
        for _ in range(EARLIEST + int(below(rng, LATEST - EARLIEST))):
            choices = game.moves(state)
            if not choices:
                break
            state = game.try_move(state, choices[below(rng, len(choices))])
        else:
            if game.count_proofs(state, 1) > 0:
                chosen.append(state)
        if len(chosen) == positions:
            break
    return np.concatenate(chosen)
