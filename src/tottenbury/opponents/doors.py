"""All doors of this room for a family of rulebooks, for whoever has to know every one of them."""

from __future__ import annotations

from tottenbury.core.kernel_game import KernelGame
from tottenbury.opponents.games import players_of
from tottenbury.opponents.judgement.judging import judgement_of
from tottenbury.opponents.nets.net_kernels import net_kernels_of
from tottenbury.opponents.yardsticks.greedy_1 import rater_of


def open_doors(game: KernelGame) -> None:
    """Open every door of this room that a game's family has."""
    players, family = players_of(game), game.family
    if players.judgement(family) is not None:
        judgement_of(game)
    if players.yardstick(family) is not None:
        rater_of(game)
    if players.features(family) is not None:
        net_kernels_of(game)
    players.open_doors(game.kernels)
