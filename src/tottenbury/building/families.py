"""The families of rulebooks, and all the doors that anything in the house opens for them."""

from __future__ import annotations

from tottenbury.kernel.kernels import Kernels


def kernels_of(family: str) -> Kernels:
    """The kernels of a family with every door open."""
    from tottenbury.core.kernel_game import KernelGame
    from tottenbury.library import families, rulebook
    from tottenbury.opponents import doors as opponents
    from tottenbury.research import doors as research
    from tottenbury.training import doors as training

    game = rulebook(families()[family]).game
    assert isinstance(game, KernelGame)
    for room in (opponents, research, training):
        room.open_doors(game)
    return game.kernels
