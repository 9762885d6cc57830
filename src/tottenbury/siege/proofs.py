"""Declarations as questions from outside: whether one holds, and what the defender could still become."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.formations import NO_FLOOR
from tottenbury.kernel import compiled, record_at
from tottenbury.siege.state import ATTACKER, DEFENDER, TILES
from tottenbury.siege.wall import best_side, provable

ANSWERS = 5
"""How many numbers `prove` answers."""


@compiled
def prove(rules: Any, s: Any, tile: int, answer: Any) -> None:
    """Fill `answer` with: does the declaration hold, the attacker's weight, the best reply's weight, its cards and its wild cards."""
    answer[0] = provable(rules, s, tile)
    answer[1] = s.weight[tile, ATTACKER]
    answer[2], answer[3], answer[4] = best_side(rules, s, tile, DEFENDER, NO_FLOOR)


@compiled
def prove_all(rules: Any, states: Any, rounds: int) -> int:
    """Prove every declaration that a complete side makes possible; the answer is their number."""
    proofs = 0
    for _ in range(rounds):
        for n in range(len(states)):
            s = record_at(states, n)
            for tile in range(TILES):
                if (s.complete[ATTACKER] >> tile) & 1:
                    s.doubt[tile] = 0
                    provable(rules, s, tile)
                    proofs += 1
    return proofs
