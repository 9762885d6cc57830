"""Fit the nine numbers by which `greedy` and `search` judge the tug of war to its solution: python benchmarks/fit_tug.py

Random states with up to 20 athletes a side, nobody weakened; logistic regression on the solved win probability. Prints the line for
src/tottenbury/opponents/judgement/fitted.py.
"""

from __future__ import annotations

import argparse
import random

import numpy as np
from scipy.optimize import minimize

import tottenbury as tb
from tottenbury.opponents.judgement import judge_tug
from tottenbury.opponents.judgement.parameters import PARAMETERS, TUG
from tottenbury.opponents.judgement.tug_oracle import TugOracle

TERMS = 9


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--states", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    lot = random.Random(arguments.seed)
    book = tb.rulebook("tug")
    oracle = TugOracle(book.game)
    terms, wins = np.zeros((arguments.states, TERMS)), np.zeros(arguments.states)
    for n in range(arguments.states):
        columns = ["".join(sorted((str(lot.randint(1, 6)) for _ in range(3)), reverse=True)) for _ in range(2)]
        line = f"tug {columns[0]} {lot.randint(1, 20)} {columns[1]} {lot.randint(1, 20)} S roll -"
        state = book.notation.read_position(line)
        s = book.game.read(state)
        wins[n] = oracle.win(state)
        for term in range(TERMS):  # the judge is linear in its numbers: one at a time shows each term
            params = np.zeros(PARAMETERS)
            params[TUG + term] = 1.0
            terms[n, term] = judge_tug.odds(params, s, 0)

    def loss(numbers: np.ndarray) -> float:
        chance = np.clip(1 / (1 + np.exp(-terms @ numbers)), 1e-9, 1 - 1e-9)
        return float(-(wins * np.log(chance) + (1 - wins) * np.log(1 - chance)).mean())

    numbers = minimize(loss, np.zeros(TERMS)).x
    gap = np.abs(1 / (1 + np.exp(-terms @ numbers)) - wins).mean()
    print(f"_TUG = {tuple(round(float(number), 3) for number in numbers)}")
    print(f"log loss {loss(numbers):.4f}, mean gap to the solution {gap:.4f}")


if __name__ == "__main__":
    main()
