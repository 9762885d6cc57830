"""Matches of nets inside the kernel: thousands of pairs in a minute, for progress and for the gate."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tottenbury.arena.statistics import Estimate
from tottenbury.core.kernel_game import KernelGame
from tottenbury.opponents.judgement.judging import params_of
from tottenbury.opponents.nets.net import Net
from tottenbury.opponents.nets.net_kernels import net_kernels_of, new_game_room
from tottenbury.training.doors import training_doors
from tottenbury.training.self_play import GREEDY, NET, RANDOM, Rival

RIVALS = {"greedy": GREEDY, "random": RANDOM}
"""What a net meets beside other nets, by name."""

_PORTION = 25
"""How many pairs a thread plays at a time."""


def play_nets(
    games: Sequence[KernelGame],
    net: Net,
    other: Net | str,
    pairs: int,
    seed: int,
    threads: int = 1,
    temperatures: tuple[float, float] = (0, 0),
) -> list[float]:
    """A net's mean score in each of some pairs of games against another net, `greedy` or `random`: what the arena's statistics take."""
    scores: list[float] = play_pairs(games, net, other, pairs, seed, threads, temperatures)[:, :2].mean(axis=1).tolist()
    return scores


def play_pairs(
    games: Sequence[KernelGame],
    net: Net,
    other: Net | str,
    pairs: int,
    seed: int,
    threads: int = 1,
    temperatures: tuple[float, float] = (0, 0),
) -> Any:
    """Play each deal twice with the seats exchanged, evenly over the rulebooks: the net's two scores a pair, and the first seat."""
    mind = net_kernels_of(games[0])
    kind, other_net = (RIVALS[other], net) if isinstance(other, str) else (NET, other)

    def portion(begin: int) -> Any:
        game = games[begin // _PORTION % len(games)]
        results = np.zeros((min(_PORTION, pairs - begin), 3))
        rival, warmth = Rival(kind, other_net, params_of(game)), np.array(temperatures, np.float64)
        training_doors(game).net_games(mind.context(game, net), rival, new_game_room(game), warmth, results, seed + begin)
        return results

    with ThreadPoolExecutor(threads) as pool:
        return np.concatenate(list(pool.map(portion, range(0, pairs, _PORTION))))


def in_words(found: Estimate) -> str:
    """A score with its interval."""
    return "unknown" if found.mean is None else f"{100 * found.mean:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"
