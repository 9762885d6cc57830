"""A corpus of mid-game contests, for measuring the prover."""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.kernel import jit, record_at
from tottenbury.kernel.chance import below, new_stream
from tottenbury.stones.claims import open_stones, provable
from tottenbury.stones.game import StonesGame

EVENTS = 2
EARLIEST, LATEST = 15, 45
"""Between which decisions of a random game a position is taken."""


def midgame_corpus(game: StonesGame, positions: int, seed: int) -> Any:
    """Positions from the middle of random games, one record each."""
    rng = new_stream(seed, EVENTS)
    chosen: list[Any] = []
    for n in range(positions * 10):
        state = game.deal(seed + n, None)
        for _ in range(EARLIEST + int(below(rng, LATEST - EARLIEST))):
            choices = game.moves(state)
            if not choices:
                break
            state = game.try_move(state, choices[below(rng, len(choices))])
        else:
            chosen.append(state)
        if len(chosen) == positions:
            break
    return np.concatenate(chosen)


@jit
def prove_all(all_rules: Any, states: Any, rounds: int) -> int:
    """Prove, from nothing remembered, every claim of either seat that a complete side makes possible; the answer is their number."""
    rules = record_at(all_rules, 0)
    proofs = 0
    for _ in range(rounds):
        for n in range(len(states)):
            s = record_at(states, n)
            for seat in range(2):
                for stone in range(rules.stones):
                    if (s.complete[seat] & open_stones(rules, s)) >> stone & 1:
                        s.doubt[stone, seat] = 0
                        provable(rules, s, stone, seat)
                        proofs += 1
    return proofs


def count_proofs(game: StonesGame, corpus: Any, rounds: int) -> int:
    """Go through the corpus; how many proofs that were."""
    return int(prove_all(game.rules, corpus, rounds))
