"""A small policy-gradient baseline in NumPy: it learns by playing itself, and beats the random player clearly after some minutes.

    python examples/research/policy_gradient.py                 # stones-1999, about four minutes
    python examples/research/policy_gradient.py --rulebook siege-2020 --updates 60 --save mine.npz

One hidden layer sees the observation; one head gives the policy, masked to what is legal, the other the expected result. All games of a
round are played to their end, and every decision is made more likely by as much as the result was better than expected (REINFORCE with a
learnt baseline, and a little entropy so that it goes on trying things).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import tottenbury as tb

Array = Any
NAMES = ("into", "bias", "policy", "policy_bias", "value", "value_bias")


class Network:
    """Observation in; policy and expected result out."""

    def __init__(self, inputs: int, actions: int, hidden: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        shapes = {"into": (inputs, hidden), "policy": (hidden, actions), "value": (hidden, 1)}
        self.weights: dict[str, Array] = {
            name: (chance.standard_normal(shape) * scale / np.sqrt(shape[0])).astype(np.float32)
            for (name, shape), scale in zip(shapes.items(), (2.0, 0.1, 0.1), strict=True)
        }
        for name, size in (("bias", hidden), ("policy_bias", actions), ("value_bias", 1)):
            self.weights[name] = np.zeros(size, np.float32)
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._updates = 0

    def forward(self, observation: Array, mask: Array) -> tuple[Array, Array, Array, Array]:
        """What the layers say: the input, the hidden layer, the policy (0 where it is illegal), the expected result."""
        w = self.weights
        seen = (observation > 0).astype(np.float32)  # whether a card lies there; not which came first
        hidden = np.maximum(seen @ w["into"] + w["bias"], 0)
        scores = np.where(mask, hidden @ w["policy"] + w["policy_bias"], -np.inf)
        policy = np.exp(scores - scores.max(axis=1, keepdims=True))
        policy /= policy.sum(axis=1, keepdims=True)
        return seen, hidden, policy, np.tanh(hidden @ w["value"] + w["value_bias"])[:, 0]

    def learn(self, observation: Array, mask: Array, actions: Array, results: Array, rate: float, entropy: float) -> None:
        """One step of Adam on some decisions and what came of them."""
        w, n = self.weights, len(actions)
        seen, hidden, policy, value = self.forward(observation, mask)
        advantage = results - value
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        logs = np.log(np.maximum(policy, 1e-9))
        surprise = -(policy * logs).sum(axis=1, keepdims=True)
        scores = policy * advantage[:, None] + entropy * policy * (logs + surprise)
        scores[np.arange(n), actions] -= advantage
        by_value = ((value - results) * (1 - value**2))[:, None]
        back = (scores @ w["policy"].T + by_value @ w["value"].T) * (hidden > 0)
        slopes = (seen.T @ back, back.sum(0), hidden.T @ scores, scores.sum(0), hidden.T @ by_value, by_value.sum(0))
        self._updates += 1
        for name, slope in zip(NAMES, slopes, strict=True):
            self._step(name, slope / n, rate)

    def _step(self, name: str, slope: Array, rate: float) -> None:
        mean, square = self._mean[name], self._square[name]
        mean += 0.1 * (slope - mean)
        square += 0.01 * (slope**2 - square)
        scale = rate * np.sqrt(1 - 0.99**self._updates) / (1 - 0.9**self._updates)
        self.weights[name] -= scale * mean / (np.sqrt(square) + 1e-8)


def draw(policy: Array, chance: np.random.Generator) -> Array:
    """An action for each game, as likely as the policy says."""
    below = policy.cumsum(axis=1)
    return (below < chance.random((len(policy), 1)) * below[:, -1:]).sum(axis=1)


def play_round(batch: Any, network: Network, seed: int, chance: np.random.Generator) -> tuple[Array, ...]:
    """Play all games of a batch against itself; every decision with what it led to for the seat that made it."""
    batch.reset(seed)
    steps: list[tuple[Array, ...]] = []
    results = np.zeros((batch.n, 2), np.float32)
    games = np.arange(batch.n)
    while len(games):
        observation, mask = batch.observation[games], batch.legal_action_mask[games]
        chosen = draw(network.forward(observation, mask)[2], chance)
        steps.append((observation, mask, chosen, games, batch.current_player[games].astype(np.int64)))
        actions = np.zeros(batch.n, np.int64)
        actions[games] = chosen
        batch.step(actions)
        results += batch.rewards
        games = np.flatnonzero(batch.legal_action_mask.any(axis=1))
    observation, mask, actions, slots, seats = (np.concatenate(parts) for parts in zip(*steps, strict=True))
    return observation, mask, actions, results[slots, seats]


@dataclass(frozen=True)
class Score:
    """Games won, and the 95 % interval of the chance to win (Wilson's)."""

    won: float
    games: int

    @property
    def share(self) -> float:
        """The share of games won; a draw is half of one."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the chance to win lies, with 95 % confidence."""
        n, z = self.games, 1.96
        middle, half = self.share + z * z / (2 * n), z * np.sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.share:.1%} of {self.games} games (95 %: {low:.1%} to {high:.1%})"


def against_random(rulebook: str, network: Network, games: int, seed: int) -> Score:
    """Play half of the games in each seat, always with the likeliest action. The other seat plays at random."""
    won = 0.0
    for seat in tb.Seat:
        batch = tb.research.Batch(rulebook, games // 2, seed, seat=seat, autoreset=False)
        while batch.legal_action_mask.any():
            mask = batch.legal_action_mask | ~batch.legal_action_mask.any(axis=1, keepdims=True)  # a game that is over takes anything
            batch.step(network.forward(batch.observation, mask)[2].argmax(axis=1))
            ended = batch.terminated | batch.truncated
            won += float((batch.rewards[ended, int(seat)] + 1).sum() / 2)
    return Score(won, games // 2 * 2)


@dataclass(frozen=True)
class Plan:
    """How long and how fast to learn."""

    rulebook: str = "stones-1999"
    updates: int = 120
    games: int = 256
    hidden: int = 128
    part: int = 1024
    """Decisions of one step of Adam."""
    rate: float = 2e-3
    entropy: float = 0.003
    test_games: int = 400
    every: int = 10
    seed: int = 1


def train(plan: Plan) -> tuple[Network, list[Score]]:
    """Learn by self-play; the network, and its scores against the random player as it learnt."""
    batch = tb.research.Batch(plan.rulebook, plan.games, plan.seed, autoreset=False)
    network = Network(batch.spaces.observation_size, batch.spaces.actions, plan.hidden, plan.seed)
    chance = np.random.default_rng(plan.seed)
    scores = []
    for update in range(plan.updates + 1):
        if update % plan.every == 0 or update == plan.updates:
            scores.append(against_random(plan.rulebook, network, plan.test_games, seed=1_000_000))
            print(f"after {update * plan.games:6d} games: {scores[-1]}", flush=True)
        if update < plan.updates:
            decisions = play_round(batch, network, plan.seed + update * plan.games, chance)
            order = chance.permutation(len(decisions[0]))
            for first in range(0, len(order), plan.part):
                network.learn(*(part[order[first : first + plan.part]] for part in decisions), plan.rate, plan.entropy)
    return network, scores


def load(path: str | Path) -> Callable[[Array, Array], int]:
    """An agent with saved weights, as evaluate.py takes one: from an observation and a mask to the likeliest action."""
    saved = np.load(path)
    network = Network(len(saved["into"]), len(saved["policy_bias"]), len(saved["bias"]), seed=0)
    network.weights = {name: saved[name] for name in NAMES}
    return lambda observation, mask: int(network.forward(observation[None], mask[None])[2].argmax())


def main() -> None:
    """Train with the options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("rulebook", "updates", "games", "hidden", "rate", "entropy", "test_games", "every", "seed"):
        default = getattr(Plan, name)
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(default), default=default)
    parser.add_argument("--save", type=Path, help="where the weights go")
    arguments = vars(parser.parse_args())
    save = arguments.pop("save")
    network, _ = train(Plan(**arguments))
    if save:
        np.savez_compressed(save, **network.weights)


if __name__ == "__main__":
    main()
