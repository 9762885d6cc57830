"""The judgement of a family as doors: its functions with the searches that are bound to them, and the parameters that they read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tottenbury.core.errors import TottenburyError
from tottenbury.core.game import Game, State
from tottenbury.core.kernel_game import KernelGame
from tottenbury.kernel import bind_module
from tottenbury.kernel.chance import EVENTS, new_stream
from tottenbury.kernel.doors import INT, Array, Door, Group, Kind, One, Row
from tottenbury.kernel.kernels import INTS, TABLE, Kernels
from tottenbury.kernel.layout import FLOAT64
from tottenbury.opponents.games import players_of
from tottenbury.opponents.games.game import Functions, kernel_game
from tottenbury.opponents.judgement.parameters import MAX_KINDS
from tottenbury.opponents.search import ending_search, tree

_FLOATS = Array(FLOAT64)
_TREE = Group(tree.Tree, (TABLE, Array(FLOAT64, 2), INTS, INTS))


class Judgement:
    """The judgement of one family of rulebooks as doors."""

    def __init__(self, kernels: Kernels, judging: Functions) -> None:
        _check_kinds(kernels)
        self.functions = {**kernels.functions, **judging}
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
    """There must be parameters for a game's tactic cards."""
    tactics = kernels.state.fields.get("tactics")
    if tactics is not None and tactics.shape[1] > MAX_KINDS:
        raise ValueError(f"there are parameters for {MAX_KINDS} kinds of tactic card, and {kernels.name} has {tactics.shape[1]}")


_JUDGEMENTS: dict[str, Judgement] = {}


def judged(game: Game) -> tuple[KernelGame, Judgement]:
    """A game with its judgement, which all rulebooks of its family share; refuses what nobody can judge."""
    family, playing = game.family, kernel_game(game)
    if playing is not None and family.name not in _JUDGEMENTS:
        functions = players_of(game).judgement(family)
        if functions is not None:
            _JUDGEMENTS[family.name] = Judgement(playing.kernels, functions)
    if playing is None or family.name not in _JUDGEMENTS:
        raise TottenburyError(f"nobody can judge positions of {game.id}; random plays it all the same")
    return playing, _JUDGEMENTS[family.name]


def judgement_of(game: Game) -> Judgement:
    """The judgement for a game."""
    return judged(game)[1]


def params_of(game: KernelGame, parameters: Sequence[float] | None = None) -> Any:
    """The parameters for a game, the fitted ones unless told, with its own table behind them."""
    players = players_of(game)
    chosen = players.params(game.family) if parameters is None else tuple(parameters)
    return np.array((*chosen, *players.outcome_table(game, chosen)))
