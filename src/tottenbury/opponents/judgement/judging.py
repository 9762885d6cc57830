"""Which judgement belongs to which game: the functions that `tree` is bound to, and the lore that they read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from tottenbury.kernel import bind_module, variant
from tottenbury.kernel.chance import EVENTS, new_stream
from tottenbury.kernel.doors import INT, Array, Door, Group, Kind, One, Row
from tottenbury.kernel.kernels import INTS, TABLE, Kernels
from tottenbury.kernel.layout import FLOAT64
from tottenbury.opponents.judgement.fitted import FITTED
from tottenbury.opponents.judgement.parameters import MAX_KINDS, ROW_FIRST
from tottenbury.opponents.search import ending_search, tree
from tottenbury.table.game import State
from tottenbury.table.kernel_game import KernelGame

JUDGEMENTS = ("rate", "value", "worthwhile", "chance_key")

_FLOATS = Array(FLOAT64)
_TREE = Group(tree.Tree, (TABLE, Array(FLOAT64, 2), INTS, INTS))


class Judgement:
    """The judgement of one family of rulebooks as doors."""

    def __init__(self, kernels: Kernels) -> None:
        _check_kinds(kernels)
        self.functions = {**kernels.functions, **_judges(kernels.name), **_worlds(kernels.name)}
        for module in (tree, ending_search):
            self.functions |= bind_module(module, kernels.name, self.functions)
        rules, state = One(kernels.rules), One(kernels.state)

        room = Group(tree.Room, (state, INTS, _FLOATS, _FLOATS, INTS))
        search = Group(ending_search.Search, (Row(kernels.state), TABLE, INTS, TABLE, TABLE, TABLE, INTS))

        def door(name: str, *kinds: Kind, real: bool = False) -> Door:
            return kernels.enter(Door(name, self.functions[name], kinds, real))

        self.rate_at = door("rate_at", rules, _FLOATS, state, INTS, _FLOATS)
        """See tree.rate_at."""
        self.value_at = door("value_at", rules, _FLOATS, state, INT, real=True)
        """See tree.value_at."""
        self.explore = door("explore", rules, _FLOATS, state, _TREE, room, INT, INT, INT)
        """See tree.explore."""
        self.knowable = door("knowable", rules, state)
        """See ending_search.knowable."""
        self.imagine_at = door("imagine_at", rules, state, INTS)
        """See ending_search.imagine_at."""
        self.search_ending = door("search_ending", rules, search, INT)
        """See ending_search.search_ending."""

    def world_of(self, game: KernelGame, view: State, seed: int = 0) -> State:
        """An open position that agrees with a view; where nothing is left to come there is only one."""
        world = bytearray(view)
        self.imagine_at(game.rules, world, new_stream(seed, EVENTS))
        return bytes(world)


def _check_kinds(kernels: Kernels) -> None:
    """The lore must have room for a game's tactic cards."""
    tactics = kernels.state.fields.get("tactics")
    if tactics is not None and tactics.shape[1] > MAX_KINDS:
        raise ValueError(f"the lore has room for {MAX_KINDS} kinds of tactic card, and {kernels.name} has {tactics.shape[1]}")


def _judges(kernels: str) -> dict[str, Any]:
    """The functions that judge a game; those for rulebooks without tactic cards are leaner."""
    module = _module(kernels)
    if kernels == "tug" or kernels.endswith("_tactics"):
        return {name: getattr(module, name) for name in JUDGEMENTS}
    return variant(module, "base", {"TACTICS": False})


def _module(kernels: str) -> ModuleType:
    from tottenbury.opponents.judgement import judge_siege, judge_stones, judge_tug

    return {"stones": judge_stones, "siege": judge_siege, "tug": judge_tug}[kernels.removesuffix("_tactics")]


def _worlds(kernels: str) -> dict[str, Any]:
    """How worlds are imagined, and when there is only one."""
    from tottenbury.cards import worlds as card_worlds
    from tottenbury.opponents.judgement import judge_tug
    from tottenbury.siege import worlds as siege_worlds

    module = {"stones": card_worlds, "siege": siege_worlds, "tug": judge_tug}[kernels.removesuffix("_tactics")]
    return {"imagine": module.imagine, "nothing_to_come": module.nothing_to_come}


_JUDGEMENTS: dict[str, Judgement] = {}


def judgement_of(game: KernelGame) -> Judgement:
    """The judgement for a game, shared by all rulebooks of its family."""
    if game.kernels.name not in _JUDGEMENTS:
        _JUDGEMENTS[game.kernels.name] = Judgement(game.kernels)
    return _JUDGEMENTS[game.kernels.name]


def lore_of(game: KernelGame, knobs: Sequence[float] | None = None) -> Any:
    """The lore for a game: knobs, as a rule the fitted ones, and its own table behind them."""
    chosen = np.array(FITTED[game.kernels.name] if knobs is None else knobs)
    return np.concatenate([chosen, _shares(game, float(chosen[ROW_FIRST]))])


def _shares(game: KernelGame, row_first: float) -> Any:
    """For each way to share out the stones, how likely South has won with it: 1 or 0, or between if both would have.

    Only the border has such a table.
    """
    if "stones" not in game.kernels.rules.fields:
        return np.zeros(0)
    rules = game.kernels.rules.record(game.rules)
    return _stone_shares(rules.stones, rules.adjacent_to_win, rules.stones_to_win, row_first)


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
