"""Fit the numbers by which `greedy` and `search` judge a card game: python benchmarks/fit_parameters.py RULEBOOK --parameters 0,1,2,...

The one-ply player plays itself with a little noise; positions of these games, as the mover sees them, give the log loss of the judged
chance against the result, which Nelder and Mead's method lowers over the chosen parameters (opponents/judgement/parameters.py). Then the
fitted player meets the one it began with and `greedy-1`: keep what wins matches, not what lowers the loss. Prints the numbers for
src/tottenbury/opponents/judgement/fitted.py.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from scipy.optimize import minimize

import tottenbury as tb
from tottenbury.core.chance import Chance
from tottenbury.core.kernel_game import KernelGame
from tottenbury.kernel.loops import MAX_MOVES
from tottenbury.opponents.judgement.judging import judgement_of, params_of
from tottenbury.opponents.judgement.parameters import FILLER, PARAMETERS, REACH_1, SUM_SOFT

NOISE = 0.015
"""The temperature of the games to learn from."""


class Fitter:
    """One rulebook's games, judged by changing numbers."""

    def __init__(self, rulebook: str) -> None:
        self.book = tb.rulebook(rulebook)
        game = self.book.game
        assert isinstance(game, KernelGame)
        self.game = game
        self.judgement = judgement_of(game)
        self.moves, self.values = np.empty(MAX_MOVES, np.int64), np.zeros(MAX_MOVES)

    def choose(self, view: tb.View, params: Any, chance: Chance, noise: float) -> int:
        """A move as the one-ply player with this params makes it."""
        number = self.judgement.rate_at(self.game.rules, params, bytearray(view.state), self.moves, self.values)
        values = self.values[:number]
        if noise == 0:
            return int(self.moves[np.argmax(values)])
        weights = np.exp((values - values.max()) / noise)
        return int(self.moves[chance.pick(list(enumerate((weights / weights.sum()).tolist())))])

    def sample(self, params: Any, games: int, seed: int, every: int = 4) -> tuple[list[Any], Any]:
        """Views of movers in games with noise, and whether South won them."""
        views, wins = [], []
        for number in range(seed, seed + games):
            position, chance, met = self.book.deal(number), Chance(number), 0
            while position.outcome is None:
                view = position.view(position.to_move)
                if chance.below(every) == 0 and len(view.legal_moves()) > 1:
                    views.append(view.state)
                    met += 1
                position = self._after(position, self.choose(view, params, chance, NOISE))
            winner = position.outcome.winner
            wins += [0.5 if winner is None else float(winner is tb.Seat.SOUTH)] * met
        return views, np.array(wins)

    def _after(self, position: tb.Position, number: int) -> tb.Position:
        return position.play(next(move for move in position.legal_moves() if move.number == number))

    def loss(self, params: Any, views: list[Any], wins: Any) -> float:
        """The mean log loss of the judged chances."""
        value_at, rules = self.judgement.value_at, self.game.rules
        chances = np.array([value_at(rules, params, view, int(self.game.decider(view))) for view in views])
        chances = np.clip(chances, 1e-4, 1 - 1e-4)
        return float(-(wins * np.log(chances) + (1 - wins) * np.log(1 - chances)).mean())

    def match(self, first: Any, second: Any, pairs: int, seed: int) -> float:
        """The score of the first params against the second; None stands for greedy-1."""
        score = 0.0
        for number in range(seed, seed + pairs):
            for seat in tb.Seat:
                position, chance = self.book.deal(number), Chance(number)
                other = tb.opponent("greedy-1", number)
                while position.outcome is None:
                    view = position.view(position.to_move)
                    params = first if position.to_move is seat else second
                    if params is None:
                        position = position.play(other.choose(view))
                    else:
                        position = self._after(position, self.choose(view, params, chance, 0.0))
                winner = position.outcome.winner
                score += 0.5 if winner is None else float(winner is seat)
        return score / (2 * pairs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rulebook")
    parser.add_argument(
        "--parameters", required=True, help="which numbers to fit, by their indices in opponents/judgement/parameters.py: 0,1,2"
    )
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--evaluations", type=int, default=300)
    parser.add_argument("--pairs", type=int, default=300)
    parser.add_argument("--seed", type=int, default=50_000)
    arguments = parser.parse_args()
    parameters = [int(text) for text in arguments.parameters.split(",")]
    fitter = Fitter(arguments.rulebook)
    start = params_of(fitter.game)
    views, wins = fitter.sample(start, arguments.games, arguments.seed)

    def changed(numbers: Any) -> Any:
        fitted = start[:PARAMETERS].copy()
        fitted[parameters] = numbers
        return params_of(fitter.game, tuple(fitted.tolist()))

    def loss(numbers: Any) -> float:
        params = changed(numbers)
        if (params[:SUM_SOFT] < 0.02).any() or (params[:REACH_1] > 1).any() or (params[REACH_1:FILLER] > 2).any():
            return 9.0  # these are chances
        return fitter.loss(params, views, wins)

    began = start[parameters]
    steps = np.where(np.abs(began) > 0.02, 0.25 * np.abs(began), 0.1)
    simplex = np.vstack([began, *(began + np.diag(steps))])
    options = {"maxfev": arguments.evaluations, "initial_simplex": simplex, "adaptive": True, "xatol": 1e-3, "fatol": 1e-6}
    print(f"{len(views)} positions, log loss before {fitter.loss(start, views, wins):.4f}", flush=True)
    found = minimize(loss, began, method="Nelder-Mead", options=options)
    fitted = changed(found.x)
    numbers = {knob: round(float(fitted[knob]), 3) for knob in parameters}
    print(f"after {found.nfev} evaluations {found.fun:.4f}: {numbers}, by their indices", flush=True)
    print(f"against the numbers it began with {fitter.match(fitted, start, arguments.pairs, 1):.1%}, {arguments.pairs} pairs", flush=True)
    print(f"against greedy-1 {fitter.match(fitted, None, arguments.pairs, 1):.1%}")


if __name__ == "__main__":
    main()
