"""All doors of this room for a family of rulebooks, for whoever has to know every one of them."""

from __future__ import annotations

from tottenbury.opponents.judgement.judging import judgement_of
from tottenbury.opponents.nets.net_kernels import mind_of
from tottenbury.opponents.perfect import perfect_rate
from tottenbury.opponents.yardsticks.greedy_1 import rater_of
from tottenbury.table.kernel_game import KernelGame


def open_doors(game: KernelGame) -> None:
    """Open every door of this room that a game's family has."""
    judgement_of(game)
    rater_of(game.kernels)
    if game.kernels.name == "tug":
        perfect_rate(game.kernels)
    else:
        mind_of(game)
