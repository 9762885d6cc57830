"""Nets to try things on, none of them trained."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

import tottenbury as tb
from tests.opponents.views import game_of
from tottenbury.core.kernel_game import KernelGame
from tottenbury.opponents.nets.files import Model
from tottenbury.opponents.nets.net import Net, new_net
from tottenbury.opponents.nets.net_kernels import net_kernels_of
from tottenbury.opponents.nets.players import DeepOpponent, LearnedOpponent, Source, Valuer

BOOKS = [
    "stones-1999",
    "stones-2004-tactics",
    "stones-2004-advanced",
    "stones-2024-tactics",
    "stones-2024-early-bird",
    "siege-2020",
    "siege-2020-tactics",
]
"""Every card rulebook that is played in a way of its own."""


@cache
def _nets(kernels: str) -> tuple[Net, Net]:
    game = next(game_of(tb.rulebook(book)) for book in BOOKS if game_of(tb.rulebook(book)).kernels.name == kernels)
    net_kernels = net_kernels_of(game)
    plain, wild = (new_net(net_kernels.rows * net_kernels.roles, net_kernels.roles, 5) for _ in range(2))
    rng = np.random.Generator(np.random.PCG64(6))
    wild.rows[:] = rng.standard_normal(wild.rows.shape, np.float32) * np.float32(0.3)
    wild.out[:] = rng.normal(0.0, 0.2, wild.out.shape)
    return plain, wild


def small_net(rows: int, roles: int, seed: int) -> Net:
    """A net with so few rows that it can be reckoned by hand."""
    rng = np.random.Generator(np.random.PCG64(seed))
    net = new_net(rows, roles, seed)
    net.rows[:] = rng.normal(0.0, 0.3, net.rows.shape)
    net.out_bias[:] = rng.normal(0.0, 0.3, roles)
    return net


def exact_forward(net: Net, role: int, rows: Any, prior_logit: float) -> float:
    """What a net says, by its definition, in 64 bits."""
    exact = Net(*(np.asarray(part, np.float64) for part in net))
    first = exact.bias[role] + sum(exact.rows[row] for row in rows)
    second = exact.hidden_bias[role] + np.maximum(first, 0.0) @ exact.hidden_weights[role]
    odds = exact.out_bias[role] + exact.prior_weight[role] * prior_logit + np.maximum(second, 0.0) @ exact.out[role]
    return float(1.0 / (1.0 + np.exp(-odds)))


def plain_net(game: KernelGame) -> Net:
    """A fresh net, which says what the lean says."""
    return _nets(game.kernels.name)[0]


def wild_net(game: KernelGame) -> Net:
    """A net to which every row matters, no matter how: it shows whether two positions are told alike."""
    return _nets(game.kernels.name)[1]


def plain_source(game: KernelGame) -> Model:
    return Model(plain_net(game))


def wild_source(game: KernelGame) -> Model:
    return Model(wild_net(game))


def wild_valuer(book: tb.Rulebook) -> Valuer:
    game = game_of(book)
    return Valuer(game, Model(wild_net(game)))


def player(name: str, seed: int = 0, simulations: int = 16, source: Source = plain_source) -> LearnedOpponent:
    """`learned` or `deep` with a net of ours."""
    if name == "learned":
        return LearnedOpponent(seed, source=source)
    return DeepOpponent(seed, tb.Budget(simulations=simulations), source)
