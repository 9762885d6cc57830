"""The policy-gradient example learns."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "examples" / "research"))
from policy_gradient import Network, Plan, Score, draw, load, train


def test_it_gets_better_against_the_random_player() -> None:
    _, scores = train(Plan(updates=10, games=256, hidden=64, every=10, seed=1))
    before, after = scores
    assert after.interval[0] > before.interval[1]
    assert after.interval[0] > 0.5


def test_its_slopes_are_those_of_its_loss() -> None:
    """Adam's first step goes against the sign of the slope, which is measured here by trying both sides."""
    chance = np.random.default_rng(3)
    network = Network(6, 4, 5, seed=2)
    for name in network.weights:
        network.weights[name] = chance.standard_normal(network.weights[name].shape)
    seen, mask = chance.integers(0, 2, (8, 6)), np.ones((8, 4), bool)
    mask[:, 3] = False
    actions, results = chance.integers(0, 3, 8), chance.choice([-1.0, 1.0], 8)
    values = network.forward(seen, mask)[3]
    advantage = results - values
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)

    def loss() -> float:
        _, _, policy, value = network.forward(seen, mask)
        logs = np.log(np.maximum(policy, 1e-9))
        entropy = -(policy * logs).sum(axis=1)
        return float((-advantage * logs[np.arange(8), actions] - 0.1 * entropy + (value - results) ** 2 / 2).mean())

    slopes = {}
    for name, weight in network.weights.items():
        slopes[name] = np.zeros_like(weight)
        for place in np.ndindex(weight.shape):
            kept = weight[place]
            weight[place] = kept + 1e-5
            above = loss()
            weight[place] = kept - 1e-5
            slopes[name][place] = (above - loss()) / 2e-5
            weight[place] = kept
    before = {name: weight.copy() for name, weight in network.weights.items()}
    network.learn(seen, mask, actions, results, rate=1e-3, entropy=0.1)
    for name, slope in slopes.items():
        clear = np.abs(slope) > 1e-3
        assert (np.sign(before[name] - network.weights[name]) == np.sign(slope))[clear].all(), name


def test_actions_are_drawn_as_the_policy_says_and_never_an_illegal_one() -> None:
    policy = np.tile([0.0, 0.7, 0.0, 0.3], (4000, 1))
    drawn = draw(policy, np.random.default_rng(1))
    assert set(drawn.tolist()) == {1, 3}
    assert (drawn == 1).mean() == pytest.approx(0.7, abs=0.03)


def test_an_interval_is_wilsons() -> None:
    low, high = Score(8, 10).interval
    assert (low, high) == pytest.approx((0.490, 0.943), abs=0.001)


def test_saved_weights_play_the_likeliest_action(tmp_path: Path) -> None:
    network = Network(6, 4, 5, seed=2)
    np.savez_compressed(tmp_path / "mine.npz", **network.weights)
    seen, mask = np.array([0, 3, 0, 1, 1, 0], np.int8), np.array([True, False, True, True])
    assert load(tmp_path / "mine.npz")(seen, mask) == network.forward(seen[None], mask[None])[2].argmax()
    assert mask[load(tmp_path / "mine.npz")(seen, mask)]
