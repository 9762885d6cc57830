"""The families of rulebooks, and all the doors that anything in the house opens for them."""

from __future__ import annotations

from tottenbury.kernel.kernels import Kernels

RULEBOOKS = {
    "stones": "stones-1999",
    "stones_tactics": "stones-2004-tactics",
    "siege": "siege-2020",
    "siege_tactics": "siege-2020-tactics",
    "tug": "tug",
}
"""A rulebook of each family."""


def kernels_of(family: str) -> Kernels:
    """The kernels of a family with every door open."""
    from tottenbury.library import rulebook
    from tottenbury.opponents import doors as opponents
    from tottenbury.research import doors as research
    from tottenbury.table.kernel_game import KernelGame
    from tottenbury.training import doors as training

    game = rulebook(RULEBOOKS[family]).game
    assert isinstance(game, KernelGame)
    for room in (opponents, research, training):
        room.open_doors(game)
    return game.kernels
