"""A corpus of positions from the middle of games, for measuring the prover."""

from __future__ import annotations

from tottenbury.cards.game import CardGame
from tottenbury.kernel.chance import EVENTS, below, new_stream

EARLIEST, LATEST = 15, 45
"""Between which decisions of a random game a position is taken."""


def midgame_corpus(game: CardGame, positions: int, seed: int) -> bytearray:
    """Positions from the middle of random games in which there is something to prove, one record after the other."""
    rng = new_stream(seed, EVENTS)
    chosen: list[bytearray] = []
    for n in range(positions * 100):
        state = game.deal(seed + n, None)
        for _ in range(EARLIEST + below(rng, LATEST - EARLIEST)):
            after = None
            if choices := game.moves(state):
                after = game.try_move(state, choices[below(rng, len(choices))])
            if after is None:
                break
            state = after
        else:
            position = bytearray(state)
            if game.count_proofs(position, 1) > 0:
                chosen.append(position)
        if len(chosen) == positions:
            break
    return bytearray().join(chosen)
