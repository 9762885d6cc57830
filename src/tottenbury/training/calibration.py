"""What the values of a net mean: fitted on games it plays against itself without erring, and checked on other ones."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from tottenbury.core.kernel_game import KernelGame
from tottenbury.opponents.nets.files import DECIDING, WAITING, Model
from tottenbury.opponents.nets.net import Net
from tottenbury.training.games import play_games
from tottenbury.training.self_play import Schedule

_PORTION = 64
"""How many games a thread plays at a time."""

_GROUPS = 400
"""How many groups of equal size values are gathered in before the map is fitted."""

BINS = 20


@dataclass(frozen=True)
class Predictions:
    """What a net predicted, and what came of it, by kind of value."""

    values: dict[str, Any]
    results: dict[str, Any]
    south: Any
    """South's score in each game."""
    first: Any
    """The score in each game of the seat that began."""


def collect(game: KernelGame, net: Net, games: int, seed: int, threads: int = 1) -> Predictions:
    """Let a net play against itself without erring, and note what it predicts."""

    def portion(begin: int) -> Any:
        number = min(_PORTION, games - begin)
        samples, results = play_games(game, net, Schedule(seed + begin, number, 0.0, 1.0))
        return samples.values, samples.targets, samples.waiting != 0, results

    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(portion, range(0, games, _PORTION)))
    values, targets, waiting, results = (np.concatenate([part[n] for part in parts]) for n in range(4))
    kinds = {DECIDING: ~waiting, WAITING: waiting}
    return Predictions(
        {kind: values[chosen] for kind, chosen in kinds.items()},
        {kind: targets[chosen] for kind, chosen in kinds.items()},
        results[:, 0],
        np.where(results[:, 1] == 0, results[:, 0], 1.0 - results[:, 0]),
    )


def monotone_map(values: Any, results: Any) -> Any:
    """The monotone map from values to mean results: two rows of increasing numbers, the first and the last of them 0 and 1."""
    order = np.argsort(values, kind="stable")
    groups = [group for group in np.array_split(order, _GROUPS) if len(group)]
    predicted = np.array([values[group].mean() for group in groups])
    came = never_falling([float(results[group].mean()) for group in groups], [len(group) for group in groups])
    # A step function would turn better moves into equal ones: the middles of its steps are joined by lines.
    steps = np.flatnonzero(np.diff(came, prepend=-1.0) > 1e-9)
    ends = np.append(steps[1:], len(came))
    middles = np.array([predicted[begin:end].mean() for begin, end in zip(steps, ends, strict=True)])
    heights = came[steps]
    keep = np.concatenate([[True], np.diff(middles) > 1e-4])
    return np.array([[0.0, *middles[keep], 1.0], [0.0, *np.clip(heights[keep], 1e-4, 1 - 1e-4), 1.0]])


def never_falling(numbers: Sequence[float], weights: Sequence[float]) -> Any:
    """The numbers that never fall and are nearest to these by weighted squares: neighbours that fall are pooled until none does."""
    pools: list[tuple[float, float, int]] = []  # mean, weight and how many numbers are in it
    for number, weight in zip(numbers, weights, strict=True):
        mean, total, size = number, float(weight), 1
        while pools and pools[-1][0] > mean:
            before, more, others = pools.pop()
            mean = (mean * total + before * more) / (total + more)
            total, size = total + more, size + others
        pools.append((mean, total, size))
    return np.repeat([mean for mean, _, _ in pools], [size for _, _, size in pools])


def mean_gap(values: Any, results: Any) -> float:
    """The mean distance between predictions and results over bins of equal width, weighted by how many predictions are in each."""
    bins = np.minimum((np.asarray(values) * BINS).astype(int), BINS - 1)
    gap = 0.0
    for n in range(BINS):
        inside = bins == n
        if inside.any():
            gap += inside.sum() * abs(float(np.mean(np.asarray(values)[inside]) - np.mean(np.asarray(results)[inside])))
    return gap / max(1, len(bins))


def calibrate(model: Model, games: Sequence[KernelGame], number: int, seed: int, threads: int = 1) -> dict[str, dict[str, float]]:
    """Fit the maps of a model, one for each kind of value and rulebook, and check them on fresh games.

    They are fitted on a third as many games as they are checked on.
    Returns the mean gap by rulebook and kind, raw and mapped, in points of a hundred.
    """
    found: dict[str, dict[str, float]] = {}
    model.maps.clear()
    for n, game in enumerate(games):
        book = game.id.partition(";")[0]
        fitted = collect(game, model.net, max(1, number // 3), seed, threads)
        for kind in (DECIDING, WAITING):
            mapped = monotone_map(fitted.values[kind], fitted.results[kind])
            model.maps[f"{kind}/{book}"] = mapped
            if n == 0:
                model.maps[kind] = mapped
        fresh = collect(game, model.net, number, seed + number, threads)
        row = {"south": 100 * float(fresh.south.mean()), "first": 100 * float(fresh.first.mean()), "games": float(len(fresh.south))}
        for kind in (DECIDING, WAITING):
            points = model.maps[f"{kind}/{book}"]
            row[f"{kind} raw"] = 100 * mean_gap(fresh.values[kind], fresh.results[kind])
            row[kind] = 100 * mean_gap(np.interp(fresh.values[kind], points[0], points[1]), fresh.results[kind])
        found[book] = row
    return found
