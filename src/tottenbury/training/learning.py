"""How a net learns from samples: gradients of the log loss, and steps of Adam."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tottenbury.kernel import compiled, record_at, some_records
from tottenbury.kernel.layout import FLOAT32, Layout
from tottenbury.kernel.mathematics import exp, log
from tottenbury.opponents.nets.net import HIDDEN, WIDTH, Net, forward

if TYPE_CHECKING:
    from tottenbury.training.self_play import Samples

_ZERO, _ONE = np.float32(0.0), np.float32(1.0)
_MOMENTUM, _SCALE, _TINY = np.float32(0.9), np.float32(0.999), np.float32(1e-8)
_LOG_MOMENTUM, _LOG_SCALE = log(0.9), log(0.999)

LAYERS = Layout(
    "layers",
    [
        ("sums", FLOAT32, (WIDTH,)),
        ("back", FLOAT32, (WIDTH,)),
        ("work", FLOAT32, (HIDDEN,)),
        ("slopes", FLOAT32, (HIDDEN,)),
    ],
    sliced=True,
)
"""Both layers on the way to the output, and the gradient on its way back."""


class Learner(NamedTuple):
    """A net that learns, its gradients, and their moments."""

    net: Net
    gradients: Net
    firsts: Net
    seconds: Net


class Batches(NamedTuple):
    """Samples in the order in which they are learnt, and room to note which rows a batch has touched."""

    samples: Samples
    order: Any
    touched: Any
    """Room for the rows of all samples of a batch."""
    marked: Any
    """A mark for each row of the net, all 0."""


@compiled
def adam(weights: Any, gradient: Any, first: Any, second: Any, rate: Any) -> None:
    """One step of Adam for a row of weights; the gradient is used up."""
    for n in range(len(weights)):
        slope = gradient[n]
        first[n] = _MOMENTUM * first[n] + (_ONE - _MOMENTUM) * slope
        second[n] = _SCALE * second[n] + (_ONE - _SCALE) * slope * slope
        weights[n] -= rate * first[n] / (np.sqrt(second[n]) + _TINY)
        gradient[n] = _ZERO


@compiled
def backward(net: Net, gradients: Net, role: int, rows: Any, number: int, error: Any, lean: Any, layers: Any) -> None:
    """Add one sample's gradient; `layers` are as `forward` left them."""
    sums, back, work, slopes = layers.sums, layers.back, layers.work, layers.slopes
    gradients.out_bias[role] += error
    gradients.prior_weight[role] += error * lean
    for m in range(HIDDEN):
        slopes[m] = _ZERO
        if work[m] > _ZERO:
            slopes[m] = error * net.out[role, m]
            gradients.out[role, m] += error * work[m]
            gradients.hidden_bias[role, m] += slopes[m]
    for n in range(WIDTH):
        back[n] = _ZERO
        if sums[n] > _ZERO:
            for m in range(HIDDEN):
                back[n] += slopes[m] * net.hidden_weights[role, n, m]
            for m in range(HIDDEN):
                gradients.hidden_weights[role, n, m] += slopes[m] * sums[n]
            gradients.bias[role, n] += back[n]
    for k in range(number):
        row = rows[k]
        for n in range(WIDTH):
            gradients.rows[row, n] += back[n]


@compiled
def learn_sample(learner: Learner, rows: Any, number: int, role: int, lean: float, target: float, share: int, layers: Any) -> float:
    """Add the gradient of one of `share` samples of a batch; returns its log loss."""
    chance = forward(learner.net, role, rows, number, lean, layers.sums, layers.work)
    error = np.float32((chance - target) / share)
    backward(learner.net, learner.gradients, role, rows, number, error, np.float32(lean), layers)
    return -target * log(max(chance, 1e-7)) - (1.0 - target) * log(max(1.0 - chance, 1e-7))


@compiled
def make_step(learner: Learner, touched: Any, number: int, rate: float, step: int) -> None:
    """Step number `step`, from 1: change all weights that a batch has touched."""
    net, gradients, firsts, seconds = learner
    # Adam's correction for moments that begin at 0, in the rate.
    size = np.float32(rate * sqrt(1.0 - exp(step * _LOG_SCALE)) / (1.0 - exp(step * _LOG_MOMENTUM)))
    for n in range(number):
        row = touched[n]
        adam(net.rows[row], gradients.rows[row], firsts.rows[row], seconds.rows[row], size)
    for role in range(net.hidden_weights.shape[0]):
        adam(net.bias[role], gradients.bias[role], firsts.bias[role], seconds.bias[role], size)
        for n in range(WIDTH):
            adam(
                net.hidden_weights[role, n],
                gradients.hidden_weights[role, n],
                firsts.hidden_weights[role, n],
                seconds.hidden_weights[role, n],
                size,
            )
        adam(net.hidden_bias[role], gradients.hidden_bias[role], firsts.hidden_bias[role], seconds.hidden_bias[role], size)
        adam(net.out[role], gradients.out[role], firsts.out[role], seconds.out[role], size)
    adam(net.out_bias, gradients.out_bias, firsts.out_bias, seconds.out_bias, size)
    adam(net.prior_weight, gradients.prior_weight, firsts.prior_weight, seconds.prior_weight, size)


@compiled
def learn(learner: Learner, batches: Batches, batch: int, rate: float, step: int) -> float:
    """Learn from samples in the given order, a batch at a time, `step` steps having been made before; returns the mean log loss.

    Only rows that occur in a batch are changed by it.
    """
    samples, order, touched, marked = batches
    layers = record_at(some_records(LAYERS, 1), 0)
    loss = 0.0
    for begin in range(0, len(order), batch):
        end = min(begin + batch, len(order))
        number = 0
        for k in range(begin, end):
            sample = order[k]
            rows = samples.rows[sample]
            length = 0
            while length < len(rows) and rows[length] >= 0:
                if marked[rows[length]] == 0:
                    marked[rows[length]] = 1
                    touched[number] = rows[length]
                    number += 1
                length += 1
            loss += learn_sample(
                learner, rows, length, samples.roles[sample], samples.leans[sample], samples.targets[sample], end - begin, layers
            )
        step += 1
        make_step(learner, touched, number, rate, step)
        for n in range(number):
            marked[touched[n]] = 0
    return loss / max(1, len(order))
