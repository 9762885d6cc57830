"""Prints random games step by step, so that two ways of running the same rules can be compared line by line."""

from __future__ import annotations

import sys

import numpy as np

import tottenbury as tb
from tottenbury.cards.deck import DECK_FIELDS, Deck
from tottenbury.cards.prover import strongest
from tottenbury.kernel import jit, record_at
from tottenbury.kernel.chance import below, new_stream, word


@jit
def contest(decks, numbers, answer):
    side, wilds, missing, unseen, counting, lower_wins, floor = numbers
    answer[0], answer[1] = strongest(record_at(decks, 0), side, wilds, missing, unseen, counting, lower_wins == 1, floor)


def trace_games(rulebook: str, seeds: range) -> None:
    for seed in seeds:
        players = [tb.opponent("random", seed), tb.opponent("random", seed)]
        position = tb.rulebook(rulebook).deal(seed)
        print(rulebook, seed, position)
        for _ in range(300):  # a tug of war may go on for long
            if position.outcome is not None:
                break
            moves = position.legal_moves()
            seat = position.to_move
            move = players[seat].choose(position.view(seat))
            position = position.play(move)
            print(len(moves), move, position)
        print(position.outcome)


def trace_contests(number: int) -> None:
    rng = new_stream(11, 2)
    decks = np.zeros(1, np.dtype([*DECK_FIELDS, ("alone", np.int64)]))  # Numba must not take a game's rules for a bare deck
    Deck("bgpry", 0, 11, 10, (1, 3)).fill(decks[0])
    for _ in range(number):
        cards = [int(below(rng, 60)) for _ in range(20)]
        lying = int(below(rng, 3))
        side = sum(1 << card for card in set(cards[:lying]))
        unseen = sum(1 << card for card in set(cards[lying:])) & ~side
        wilds = (0, 1, 16, 256, 2)[int(below(rng, 5))]
        counting = int(below(rng, 32)) * 2 | 2
        answer = np.zeros(2, np.int64)
        numbers = (side, wilds, int(below(rng, 3)), unseen, counting, int(below(rng, 2)), int(below(rng, 1400)))
        contest(decks, np.array(numbers, np.int64), answer)
        print(numbers, answer.tolist())


if __name__ == "__main__":
    rng = new_stream(2**40 + 7, 1)
    print([int(word(rng)) for _ in range(20)], [int(below(rng, 7)) for _ in range(50)])
    trace_contests(int(sys.argv[1]))
    for name in tb.rulebooks():
        trace_games(name, range(int(sys.argv[2])))
