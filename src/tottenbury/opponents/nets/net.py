"""A value net: rows that are added up, two small layers, a probability. How it is evaluated, game-neutral.

A net is seven arrays of 32-bit floats; a game with two roles has a part for each role in all but the first. The first layer is
sparse: only the rows of active features are added up, so a position that differs in one place differs in a few rows. Past all layers goes
the prior logit: how the game stands by the chances at its places, in log odds. A net begins by believing it, and learns what to change.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tottenbury.kernel import compiled, copy_numbers, inlined, some_float32s
from tottenbury.kernel.mathematics import logistic

WIDTH = 64
"""Width of the first layer."""

HIDDEN = 16
"""Width of the second one."""

_ZERO = np.float32(0.0)


class Net(NamedTuple):
    """The arrays of a net."""

    rows: Any
    bias: Any
    hidden_weights: Any
    """By role, number in the first layer, and number in the second one: in this order they are added up."""
    hidden_bias: Any
    out: Any
    out_bias: Any
    prior_weight: Any


def new_net(rows: int, roles: int, seed: int) -> Net:
    """A net that says what the prior logit says. Rows begin at 0, so that those which never occur stay there."""
    rng = np.random.Generator(np.random.PCG64(seed))
    hidden = rng.normal(0.0, (2.0 / WIDTH) ** 0.5, (roles, HIDDEN, WIDTH)).astype(np.float32)
    return Net(
        np.zeros((rows, WIDTH), np.float32),
        np.full((roles, WIDTH), 0.1, np.float32),
        turned(hidden),
        np.full((roles, HIDDEN), 0.1, np.float32),
        rng.normal(0.0, 0.05, (roles, HIDDEN)).astype(np.float32),
        np.zeros(roles, np.float32),
        np.ones(roles, np.float32),
    )


def turned(weights: Any) -> Any:
    """Hidden weights with their last two dimensions exchanged: in files the second layer comes first."""
    return np.ascontiguousarray(weights.swapaxes(1, 2))


def as_in_files(net: Net) -> Net:
    """The arrays of a net as files have them; and, since that turns them, the other way round."""
    return net._replace(hidden_weights=turned(net.hidden_weights))


def copy_net(net: Net) -> Net:
    """The same net in arrays of its own."""
    return Net(*(part.copy() for part in net))


def zeros_like(net: Net) -> Net:
    """Arrays of the same shapes, all 0: for gradients and their moments."""
    return Net(*(np.zeros_like(part) for part in net))


@inlined
def add_row(net: Net, row: int, sums: Any) -> None:
    """An active row comes to the sums of the first layer."""
    for n in range(WIDTH):
        sums[n] += net.rows[row, n]


@inlined
def exchange_row(net: Net, old: int, new: int, sums: Any) -> None:
    """One row takes the place of another; either may be none."""
    if old >= 0 and new >= 0:
        for n in range(WIDTH):
            sums[n] += net.rows[new, n] - net.rows[old, n]
    elif new >= 0:
        for n in range(WIDTH):
            sums[n] += net.rows[new, n]
    elif old >= 0:
        for n in range(WIDTH):
            sums[n] -= net.rows[old, n]


@inlined
def start_sums(net: Net, role: int, sums: Any) -> None:
    """The sums before any row."""
    for n in range(WIDTH):
        sums[n] = net.bias[role, n]


@inlined
def head(net: Net, role: int, sums: Any, prior_logit: float, work: Any) -> float:
    """The probability that the sums of the first layer lead to; `work` has room for the second one.

    Every sum has its order, so that compiled code, which adds up all of the second layer at once, rounds as any other does.
    """
    layer = some_float32s(HIDDEN)  # nothing else lies there, so it can be kept in registers
    for m in range(HIDDEN):
        layer[m] = net.hidden_bias[role, m]
    for n in range(WIDTH):
        active = max(sums[n], _ZERO)
        for m in range(HIDDEN):
            layer[m] += active * net.hidden_weights[role, n, m]
    copy_numbers(work, layer)
    odds = net.out_bias[role] + net.prior_weight[role] * np.float32(prior_logit)
    for m in range(HIDDEN):
        odds += max(layer[m], _ZERO) * net.out[role, m]
    return logistic(np.float64(odds))


@compiled
def forward(net: Net, role: int, rows: Any, number: int, prior_logit: float, sums: Any, work: Any) -> float:
    """The probability for the first `number` rows."""
    start_sums(net, role, sums)
    for n in range(number):
        add_row(net, rows[n], sums)
    return head(net, role, sums, prior_logit, work)
