"""Which judgement belongs to which game: the functions that `tree` is bound to, and the lore that they read."""

from __future__ import annotations

from functools import cache, cached_property
from types import ModuleType
from typing import Any

import numpy as np

from tottenbury.kernel import bind, variant
from tottenbury.kernel.chance import EVENTS, new_stream
from tottenbury.opponents import ending, tree
from tottenbury.opponents.lore import KNOBS, ROW_FIRST
from tottenbury.opponents.lore_fitted import FITTED
from tottenbury.table.kernel_game import KernelGame

JUDGEMENTS = ("rate", "value", "worthwhile", "chance_key")


class Judgement:
    """The compiled judgement of one family of rulebooks."""

    def __init__(self, game: KernelGame) -> None:
        kernels = game.kernels
        self.functions = {**kernels.functions, **_judges(kernels.name), **_worlds(kernels.name)}
        for module, inner in (
            (tree, "find_node"),
            (tree, "select"),
            (tree, "glance"),
            (ending, "end_of"),
            (ending, "fill_keys"),
            (ending, "open_level"),
            (ending, "remember"),
            (ending, "take_in"),
        ):
            self.functions[inner] = bind(getattr(module, inner), kernels.name, self.functions)
        self._name = kernels.name
        self.warm = False
        """Whether the search has been compiled, or loaded, in this process."""

    def _bound(self, loop: Any) -> Any:
        return bind(loop, self._name, self.functions)

    @cached_property
    def explore(self) -> Any:
        """See tree.explore."""
        return self._bound(tree.explore)

    @cached_property
    def rate_at(self) -> Any:
        """See tree.rate_at."""
        return self._bound(tree.rate_at)

    @cached_property
    def search_ending(self) -> Any:
        """See ending.search_ending."""
        return self._bound(ending.search_ending)

    @cached_property
    def knowable(self) -> Any:
        """See ending.knowable."""
        return self._bound(ending.knowable)

    @cached_property
    def imagine_at(self) -> Any:
        """See ending.imagine_at."""
        return self._bound(ending.imagine_at)

    def world_of(self, game: KernelGame, view: Any, seed: int = 0) -> Any:
        """An open position that agrees with a view; where nothing is left to come there is only one."""
        world = view.copy()
        self.imagine_at(game.rules, world, new_stream(seed, EVENTS))
        return world


def _judges(kernels: str) -> dict[str, Any]:
    """The functions that judge a game; those for rulebooks without tactic cards are leaner."""
    module = _module(kernels)
    if kernels == "tug" or kernels.endswith("_tactics"):
        return {name: getattr(module, name) for name in JUDGEMENTS}
    return variant(module, "base", {"TACTICS": False})


def _module(kernels: str) -> ModuleType:
    from tottenbury.opponents import judge_siege, judge_stones, judge_tug

    return {"stones": judge_stones, "siege": judge_siege, "tug": judge_tug}[kernels.removesuffix("_tactics")]


def _worlds(kernels: str) -> dict[str, Any]:
    """How worlds are imagined, and when there is only one."""
    from tottenbury.cards import worlds as card_worlds
    from tottenbury.opponents import judge_tug
    from tottenbury.siege import worlds as siege_worlds

    module = {"stones": card_worlds, "siege": siege_worlds, "tug": judge_tug}[kernels.removesuffix("_tactics")]
    return {"imagine": module.imagine, "nothing_to_come": module.nothing_to_come}


_JUDGEMENTS: dict[str, Judgement] = {}


def judgement_of(game: KernelGame) -> Judgement:
    """The judgement for a game, shared by all rulebooks of its family."""
    if game.kernels.name not in _JUDGEMENTS:
        _JUDGEMENTS[game.kernels.name] = Judgement(game)
    return _JUDGEMENTS[game.kernels.name]


def lore_of(game: KernelGame, knobs: tuple[float, ...] | None = None) -> Any:
    """The lore for a game: the fitted knobs and its own table behind them."""
    fitted = np.zeros(KNOBS)
    chosen = FITTED[game.kernels.name] if knobs is None else knobs
    fitted[: len(chosen)] = chosen
    return np.concatenate([fitted, _shares(game, float(fitted[ROW_FIRST]))])


def _shares(game: KernelGame, row_first: float) -> Any:
    """For each way to share out the stones, how likely South has won with it: 1 or 0, or between if both would have.

    Only the border has such a table.
    """
    rules = game.rules[0]
    if "stones" not in rules.dtype.names:
        return np.zeros(0)
    return _stone_shares(int(rules["stones"]), int(rules["adjacent_to_win"]), int(rules["stones_to_win"]), row_first)


@cache
def _stone_shares(stones: int, adjacent: int, enough: int, row_first: float) -> Any:
    shares = np.full(1 << stones, 0.5)
    for south in range(1 << stones):
        rows, wins = [], []
        for own in (south, ~south & ((1 << stones) - 1)):
            row = any((own >> n) & ((1 << adjacent) - 1) == (1 << adjacent) - 1 for n in range(stones - adjacent + 1))
            rows.append(row)
            wins.append(row or own.bit_count() >= enough)
        if wins[0] != wins[1]:
            shares[south] = float(wins[0])
        elif rows[0] != rows[1]:
            shares[south] = row_first if rows[0] else 1.0 - row_first
    return shares
