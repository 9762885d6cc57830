"""Matches of nets inside the kernel: thousands of pairs in a minute, for progress and for the gate."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from tottenbury.opponents.judgement.judging import params_of
from tottenbury.opponents.nets.net import Net
from tottenbury.opponents.nets.net_kernels import net_kernels_of, new_game_room
from tottenbury.table.kernel_game import KernelGame
from tottenbury.training.doors import school_of
from tottenbury.training.self_play import GREEDY, NET, RANDOM, Rival

RUNGS = {"greedy": GREEDY, "random": RANDOM}
"""Whom a net meets beside other nets, by name."""

_PORTION = 25


@dataclass(frozen=True)
class Score:
    """The score of the first player over some pairs, and the half width of its 95 % interval."""

    mean: float
    margin: float
    pairs: int

    @property
    def lower(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.margin

    @classmethod
    def joined(cls, scores: Sequence[Score]) -> Score:
        """Several independent scores taken together, each counting by its pairs."""
        pairs = sum(score.pairs for score in scores)
        mean = sum(score.mean * score.pairs for score in scores) / pairs
        return cls(mean, sum((score.margin * score.pairs / pairs) ** 2 for score in scores) ** 0.5, pairs)

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} % +-{100 * self.margin:.1f}"


def meet(
    games: Sequence[KernelGame],
    net: Net,
    other: Net | str,
    pairs: int,
    seed: int,
    threads: int = 1,
    temperatures: tuple[float, float] = (0, 0),
) -> Score:
    """Let a net play pairs of deals against another net or a rung, evenly over the rulebooks."""
    scores = play_pairs(games, net, other, pairs, seed, threads, temperatures)[:, :2].mean(axis=1)
    margin = 1.96 * float(scores.std(ddof=1)) / len(scores) ** 0.5 if len(scores) > 1 else 0.5
    return Score(float(scores.mean()), margin, len(scores))


def play_pairs(
    games: Sequence[KernelGame],
    net: Net,
    other: Net | str,
    pairs: int,
    seed: int,
    threads: int = 1,
    temperatures: tuple[float, float] = (0, 0),
) -> Any:
    """The two scores of each pair, and who began."""
    mind = net_kernels_of(games[0])
    kind, other_net = (RUNGS[other], net) if isinstance(other, str) else (NET, other)

    def portion(begin: int) -> Any:
        game = games[begin // _PORTION % len(games)]
        results = np.zeros((min(_PORTION, pairs - begin), 3))
        warmth = np.array(temperatures, np.float64)
        rival = Rival(kind, other_net, params_of(game))
        school_of(game).net_games(mind.context(game, net), rival, new_game_room(game), warmth, results, seed + begin)
        return results

    with ThreadPoolExecutor(threads) as pool:
        return np.concatenate(list(pool.map(portion, range(0, pairs, _PORTION))))
