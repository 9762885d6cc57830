"""A value net: rows that are added up, two small layers, a probability. Evaluating it, and learning by gradients, game-neutral.

A net is a tuple of seven arrays of 32-bit floats; a game with two roles has a part for each role in all but the first. The first layer is
sparse: only the rows of active features are added up, so a position that differs in one place differs in a few rows. Past all layers goes
the lean: how the game stands by the chances at its places, in log odds. A net begins by believing it, and learns what to change.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.kernel import borrow, jit, jit_inline, jit_sums

WIDTH = 64
"""Width of the first layer."""

HIDDEN = 16
"""Width of the second one."""

ROWS, BIAS, HIDDEN_WEIGHTS, HIDDEN_BIAS, OUT, OUT_BIAS, LEANING = range(7)
"""The arrays of a net."""

_ZERO = np.float32(0.0)
_MOMENTUM, _SCALE, _TINY = np.float32(0.9), np.float32(0.999), np.float32(1e-8)

Net = tuple[Any, Any, Any, Any, Any, Any, Any]


def new_net(rows: int, roles: int, seed: int) -> Net:
    """A net that says what the lean says. Rows begin at 0, so that those which never occur stay there."""
    rng = np.random.Generator(np.random.PCG64(seed))
    return (
        np.zeros((rows, WIDTH), np.float32),
        np.full((roles, WIDTH), 0.1, np.float32),
        rng.normal(0.0, (2.0 / WIDTH) ** 0.5, (roles, HIDDEN, WIDTH)).astype(np.float32),
        np.full((roles, HIDDEN), 0.1, np.float32),
        rng.normal(0.0, 0.05, (roles, HIDDEN)).astype(np.float32),
        np.zeros(roles, np.float32),
        np.ones(roles, np.float32),
    )


def zeros_like(net: Net) -> Net:
    """Arrays of the same shapes, all 0: for gradients and their moments."""
    a, b, c, d, e, f, g = (np.zeros_like(part) for part in net)
    return a, b, c, d, e, f, g


@jit_inline
def borrow_net(net: Any) -> Any:
    """The same net for compiled code that need not count who uses its arrays: they are counted atomically, which takes its time."""
    return borrow(net[0]), borrow(net[1]), borrow(net[2]), borrow(net[3]), borrow(net[4]), borrow(net[5]), borrow(net[6])


@jit_inline
def add_row(net: Any, row: int, sums: Any) -> None:
    """An active row comes to the sums of the first layer."""
    for n in range(WIDTH):
        sums[n] += net[0][row, n]


@jit_inline
def exchange_row(net: Any, old: int, new: int, sums: Any) -> None:
    """One row takes the place of another; either may be none."""
    if old >= 0 and new >= 0:
        for n in range(WIDTH):
            sums[n] += net[0][new, n] - net[0][old, n]
    elif new >= 0:
        for n in range(WIDTH):
            sums[n] += net[0][new, n]
    elif old >= 0:
        for n in range(WIDTH):
            sums[n] -= net[0][old, n]


@jit_inline
def start_sums(net: Any, role: int, sums: Any) -> None:
    """The sums before any row."""
    for n in range(WIDTH):
        sums[n] = net[1][role, n]


@jit_sums
def head(net: Any, role: int, sums: Any, lean: float, work: Any) -> float:
    """The probability that the sums of the first layer lead to; `work` has room for the second one."""
    odds = net[5][role] + net[6][role] * np.float32(lean)
    for m in range(HIDDEN):
        total = net[3][role, m]
        for n in range(WIDTH):
            total += max(sums[n], _ZERO) * net[2][role, m, n]
        work[m] = total
        odds += max(total, _ZERO) * net[4][role, m]
    return 1.0 / (1.0 + np.exp(-odds))


@jit
def forward(net: Any, role: int, rows: Any, number: int, lean: float, sums: Any, work: Any) -> float:
    """The probability for the first `number` rows."""
    start_sums(net, role, sums)
    for n in range(number):
        add_row(net, rows[n], sums)
    return head(net, role, sums, lean, work)


@jit
def adam(weights: Any, gradient: Any, first: Any, second: Any, rate: Any) -> None:
    """One step of Adam for a row of weights; the gradient is used up."""
    for n in range(len(weights)):
        slope = gradient[n]
        first[n] = _MOMENTUM * first[n] + (np.float32(1.0) - _MOMENTUM) * slope
        second[n] = _SCALE * second[n] + (np.float32(1.0) - _SCALE) * slope * slope
        weights[n] -= rate * first[n] / (np.sqrt(second[n]) + _TINY)
        gradient[n] = _ZERO


@jit
def backward(net: Any, gradients: Any, role: int, rows: Any, number: int, lean: float, error: Any, sums: Any, work: Any, back: Any) -> None:
    """Add one sample's gradient; `sums` and `work` are as `forward` left them."""
    gradients[5][role] += error
    gradients[6][role] += error * np.float32(lean)
    for n in range(WIDTH):
        back[n] = _ZERO
        sums[n] = max(sums[n], _ZERO)
    for m in range(HIDDEN):
        if work[m] > _ZERO:
            slope = error * net[4][role, m]
            gradients[4][role, m] += error * work[m]
            gradients[3][role, m] += slope
            for n in range(WIDTH):
                back[n] += slope * net[2][role, m, n]
                gradients[2][role, m, n] += slope * sums[n]
    for n in range(WIDTH):
        back[n] = back[n] if sums[n] > _ZERO else _ZERO
        gradients[1][role, n] += back[n]
    for k in range(number):
        row = rows[k]
        for n in range(WIDTH):
            gradients[0][row, n] += back[n]


@jit
def learn(
    net: Any,
    gradients: Any,
    firsts: Any,
    seconds: Any,
    samples: Any,
    roles: Any,
    leans: Any,
    targets: Any,
    order: Any,
    batch: int,
    rate: float,
    step: int,
) -> tuple[int, float]:
    """Learn from samples in the given order, a batch at a time; the answer is the number of steps made so far and the mean log loss.

    A sample is a list of rows, ended by a negative number. Only rows that occur in a batch are changed by it.
    """
    sums, back = np.empty(WIDTH, np.float32), np.empty(WIDTH, np.float32)
    work = np.empty(HIDDEN, np.float32)
    touched = np.empty(batch * samples.shape[1], np.int64)
    marked = np.zeros(net[0].shape[0], np.bool_)
    loss = 0.0
    for begin in range(0, len(order), batch):
        end = min(begin + batch, len(order))
        number = 0
        for k in range(begin, end):
            rows = samples[order[k]]
            length = 0
            while length < len(rows) and rows[length] >= 0:
                if not marked[rows[length]]:
                    marked[rows[length]] = True
                    touched[number] = rows[length]
                    number += 1
                length += 1
            role, lean, target = roles[order[k]], leans[order[k]], targets[order[k]]
            chance = forward(net, role, rows, length, lean, sums, work)
            loss -= target * np.log(max(chance, 1e-7)) + (1.0 - target) * np.log(max(1.0 - chance, 1e-7))
            backward(net, gradients, role, rows, length, lean, np.float32((chance - target) / (end - begin)), sums, work, back)
        step += 1
        # Adam's correction for moments that begin at 0, in the rate.
        size = np.float32(rate * np.sqrt(1.0 - 0.999**step) / (1.0 - 0.9**step))
        for n in range(number):
            row = touched[n]
            marked[row] = False
            adam(net[0][row], gradients[0][row], firsts[0][row], seconds[0][row], size)
        for role in range(net[2].shape[0]):
            adam(net[1][role], gradients[1][role], firsts[1][role], seconds[1][role], size)
            for m in range(HIDDEN):
                adam(net[2][role, m], gradients[2][role, m], firsts[2][role, m], seconds[2][role, m], size)
            adam(net[3][role], gradients[3][role], firsts[3][role], seconds[3][role], size)
            adam(net[4][role], gradients[4][role], firsts[4][role], seconds[4][role], size)
        adam(net[5], gradients[5], firsts[5], seconds[5], size)
        adam(net[6], gradients[6], firsts[6], seconds[6], size)
    return step, loss / max(1, len(order))
