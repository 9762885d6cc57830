"""Learning by gradients: they are those of the loss, and steps along them lower it."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.opponents.nets.nets import exact_forward, small_net
from tottenbury.opponents.nets.net import Net, forward, new_net, zeros_like
from tottenbury.training.learning import LAYERS, Batches, Learner, backward, learn
from tottenbury.training.self_play import Samples

ROWS, ROLES = 30, 2


def test_gradients_are_those_of_the_loss() -> None:
    seed = 4
    net = small_net(ROWS, ROLES, seed)
    exact = Net(*(part.astype(np.float64) for part in net))
    rng = np.random.Generator(np.random.PCG64(seed))
    layers = LAYERS.record(bytearray(LAYERS.size))
    step = 1e-6
    for role, target, lean in ((0, 1.0, 0.75), (1, 0.25, -1.5)):
        rows = rng.integers(0, ROWS, 12)

        def loss(role: int = role, target: float = target, lean: float = lean, rows: Any = rows) -> float:
            chance = exact_forward(exact, role, rows, lean)
            return float(-target * np.log(chance) - (1.0 - target) * np.log(1.0 - chance))

        gradients = zeros_like(net)
        error = np.float32(forward(net, role, rows, len(rows), lean, layers.sums, layers.work) - target)
        backward(net, gradients, role, rows, len(rows), error, np.float32(lean), layers)
        for name, part, gradient in zip(Net._fields, exact, gradients, strict=True):
            flat, slopes = part.reshape(-1), gradient.reshape(-1)
            for at in rng.permutation(len(flat))[:300].tolist():
                before = flat[at]
                flat[at] = before + step
                above = loss()
                flat[at] = before - step
                below = loss()
                flat[at] = before
                assert abs((above - below) / (2 * step) - slopes[at]) < 1e-6, f"seed {seed}: entry {at} of {name}, role {role}"
        assert all(np.abs(gradient).max() > 1e-4 for gradient in gradients)
        assert all(not gradient[1 - role].any() for gradient in gradients[1:])


def lesson(seed: int, number: int = 120) -> Samples:
    """Samples in which a few rows and the lean decide."""
    rng = np.random.Generator(np.random.PCG64(seed))
    rows = np.full((number, 8), -1, np.int32)
    for sample in rows:
        length = int(rng.integers(3, 8))
        sample[:length] = rng.permutation(ROWS - 5)[:length]
    leans = rng.normal(0.0, 1.0, number)
    odds = leans + 2.0 * ((rows >= 0) & (rows < 5)).sum(axis=1) - 1.0
    targets = 1.0 / (1.0 + np.exp(-odds))
    return Samples(rows, rng.integers(0, ROLES, number), leans, np.empty(0), targets, np.empty(0, np.int64))


def test_learning_lowers_the_loss_and_touches_only_what_occurs() -> None:
    net = new_net(ROWS, ROLES, 1)
    learner = Learner(net, zeros_like(net), zeros_like(net), zeros_like(net))
    samples = lesson(2)
    touched, marked = np.empty(16 * samples.rows.shape[1], np.int64), np.zeros(ROWS, np.int8)
    rng = np.random.Generator(np.random.PCG64(3))
    step, losses = 0, []
    for _ in range(15):
        order = rng.permutation(len(samples.rows))
        losses.append(learn(learner, Batches(samples, order, touched, marked), 16, 5e-3, step))
        step += 8  # 120 samples in batches of 16, the last one smaller
    targets = samples.targets
    least = float(-(targets * np.log(targets) + (1 - targets) * np.log(1 - targets)).mean())
    assert losses[-1] < losses[0]
    assert losses[-1] - least < 0.3 * (losses[0] - least), f"from {losses[0]} to {losses[-1]}; {least} is the least"
    assert not net.rows[ROWS - 5 :].any()
    assert all(not gradient.any() for gradient in learner.gradients)
    assert not marked.any()
