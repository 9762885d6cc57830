"""The doors of the research room: the loops of `loops` and the index of `actions`, bound to a family of rulebooks."""

from __future__ import annotations

from typing import Any

from tottenbury.core.family import Family
from tottenbury.core.kernel_game import KernelGame
from tottenbury.kernel import bind_module, variant
from tottenbury.kernel.compiling import BINDERS
from tottenbury.kernel.doors import INT, Array, Door, Group, One, Row
from tottenbury.kernel.kernels import INTS
from tottenbury.kernel.layout import FLOAT32, INT8, INT32
from tottenbury.research import loops
from tottenbury.research.actions import indices_of
from tottenbury.research.games import GAMES
from tottenbury.research.loops import PROGRESS, Games, Index

FIRST, OTHERS, FLAGS = Array(INT32), Array(INT32, 2), Array(INT8, 2)


def open_doors(game: KernelGame) -> dict[str, Door]:
    """The doors of this room for a game's family, opened when they are first asked for, and all others of the family."""
    kernels = game.kernels
    if "step_games" not in kernels.doors:
        _open(game)
    return kernels.doors


def _open(game: KernelGame) -> None:
    kernels = game.kernels
    rules, state, index = One(kernels.rules), One(kernels.state), Group(Index, (FIRST, OTHERS, INTS))
    rows = (Row(kernels.state), Row(PROGRESS), FLAGS, Array(INT8), FLAGS, Array(FLOAT32, 2), FLAGS, INTS)
    games = Group(Games, rows)
    bound = bind_module(loops, kernels.name, {**kernels.functions, "observe": _observer(game.family)})
    for name, kinds in (
        ("observe_at", (rules, state, INTS, FLAGS, INT)),
        ("choose_at_random", (rules, index, games, INTS)),
        ("locate", (rules, index, games, INTS, INT, INT)),
        ("start_games", (rules, index, games, INT, INT, INT, INT)),
        ("step_games", (rules, index, games, INT, INT, INT, INT, INT)),
    ):
        kernels.enter(Door(name, bound[name], kinds))
    kernels.enter(Door("indices_of", indices_of, (FIRST, OTHERS, INTS, INTS)))


def _observer(family: Family) -> Any:
    """The function that writes a game's observation; leaner for rulebooks without tactic cards, where its module tells them apart."""
    research = GAMES[family.game]
    BINDERS.add(type(research).__module__)  # it decides which function becomes part of a library
    module = research.observing
    if hasattr(module, "TACTICS") and not family.tactics:
        return variant(module, "base", {"TACTICS": False})["observe"]
    return module.observe
