"""The arithmetic of nets: gradients, and learning."""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.opponents.learned.net import HIDDEN, WIDTH, backward, forward, learn, new_net, zeros_like

ROWS, ROLES = 30, 2


def precise_net(seed: int) -> Any:
    """A small net in 64 bits, so that differences can be told from rounding."""
    rng = np.random.Generator(np.random.PCG64(seed))
    net = tuple(part.astype(np.float64) for part in new_net(ROWS, ROLES, seed))
    net[0][:] = rng.normal(0.0, 0.3, net[0].shape)
    net[5][:] = rng.normal(0.0, 0.3, ROLES)
    return net


def test_gradients_are_those_of_the_loss() -> None:
    seed = 4
    net = precise_net(seed)
    rng = np.random.Generator(np.random.PCG64(seed))
    sums, back, work = np.empty(WIDTH), np.empty(WIDTH), np.empty(HIDDEN)
    step = 1e-6
    for role, target, lean in ((0, 1.0, 0.75), (1, 0.25, -1.5)):
        rows = rng.integers(0, ROWS, 12)

        def loss(role: int = role, target: float = target, lean: float = lean, rows: Any = rows) -> float:
            chance = forward(net, role, rows, len(rows), lean, sums, work)
            return float(-target * np.log(chance) - (1.0 - target) * np.log(1.0 - chance))

        gradients = tuple(np.zeros_like(part) for part in net)
        error = forward(net, role, rows, len(rows), lean, sums, work) - target
        backward(net, gradients, role, rows, len(rows), lean, error, sums, work, back)
        for number, (part, gradient) in enumerate(zip(net, gradients, strict=True)):
            flat, slopes = part.reshape(-1), gradient.reshape(-1)
            for at in rng.permutation(len(flat))[:300].tolist():
                before = flat[at]
                flat[at] = before + step
                above = loss()
                flat[at] = before - step
                below = loss()
                flat[at] = before
                assert abs((above - below) / (2 * step) - slopes[at]) < 1e-7, f"seed {seed}: entry {at} of part {number}, role {role}"
        assert all(np.abs(gradient).max() > 1e-4 for gradient in gradients)
        assert all(not gradient[1 - role].any() for gradient in gradients[1:])


def lesson(seed: int, number: int = 600) -> tuple[Any, ...]:
    """Samples in which a few rows and the lean decide."""
    rng = np.random.Generator(np.random.PCG64(seed))
    samples = np.full((number, 8), -1, np.int32)
    for sample in samples:
        length = int(rng.integers(3, 8))
        sample[:length] = rng.permutation(ROWS - 5)[:length]
    leans = rng.normal(0.0, 1.0, number)
    odds = leans + 2.0 * ((samples >= 0) & (samples < 5)).sum(axis=1) - 1.0
    return samples, rng.integers(0, ROLES, number), leans, 1.0 / (1.0 + np.exp(-odds))


def test_learning_lowers_the_loss_and_touches_only_what_occurs() -> None:
    net = new_net(ROWS, ROLES, 1)
    gradients, firsts, seconds = zeros_like(net), zeros_like(net), zeros_like(net)
    samples, roles, leans, targets = lesson(2)
    rng = np.random.Generator(np.random.PCG64(3))
    step, losses = 0, []
    for _ in range(25):
        order = rng.permutation(len(samples))
        step, loss = learn(net, gradients, firsts, seconds, samples, roles, leans, targets, order, 64, 3e-3, step)
        losses.append(loss)
    assert step == 25 * 10  # 600 samples in batches of 64, the last one smaller
    least = float(-(targets * np.log(targets) + (1 - targets) * np.log(1 - targets)).mean())
    assert losses[-1] < losses[0]
    assert losses[-1] - least < 0.2 * (losses[0] - least), f"from {losses[0]} to {losses[-1]}; {least} is the least"
    assert not net[0][ROWS - 5 :].any()
    assert all(not gradient.any() for gradient in gradients)


def test_a_fresh_net_says_about_what_the_lean_says() -> None:
    net = new_net(ROWS, ROLES, 1)
    sums, work = np.empty(WIDTH, np.float32), np.empty(HIDDEN, np.float32)
    for lean in (-3.0, -0.5, 0.0, 2.0):
        said = forward(net, 0, np.array([3, 7], np.int32), 2, lean, sums, work)
        assert abs(said - 1.0 / (1.0 + np.exp(-lean))) < 0.05
