"""Claims as questions from outside: whether one holds, and what the other side could still become."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.formations import NO_FLOOR
from tottenbury.kernel import compiled, record_at
from tottenbury.stones.claims import best_side, open_stones, provable

ANSWERS = 4
"""How many numbers `prove` answers."""


@compiled
def prove(rules: Any, s: Any, stone: int, seat: int, answer: Any) -> None:
    """Fill `answer` with: does the claim hold, the claimant's weight, the best reply's weight, and the cards of that reply."""
    answer[0] = provable(rules, s, stone, seat)
    answer[1] = s.weight[stone, seat]
    answer[2], answer[3] = best_side(rules, s, stone, 1 - seat, NO_FLOOR)


@compiled
def prove_all(rules: Any, states: Any, rounds: int) -> int:
    """Prove every claim of either seat that a complete side makes possible; the answer is their number."""
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
