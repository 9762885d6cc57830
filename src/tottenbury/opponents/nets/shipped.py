"""Which rulebooks have a net that comes with the package. Light: nothing is loaded but names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tottenbury.core.rulebook import Rulebook
from tottenbury.opponents.games import GAMES
from tottenbury.opponents.games.game import ShippedNet

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

SUFFIX = ".net"


def shipped_nets() -> tuple[ShippedNet, ...]:
    """The nets of all games."""
    return tuple(net for game in GAMES.games for net in GAMES[game].nets)


def net_for(rulebook: str) -> ShippedNet | None:
    """The net for a rulebook, with options or without."""
    plain = rulebook.partition(";")[0]
    return next((net for net in shipped_nets() if plain in net.books), None)


def net_file(name: str) -> Traversable:
    """Where a net lies, if it has been trained."""
    from importlib.resources import files  # importing the package should not have to load this

    return files("tottenbury.opponents.nets") / "data" / f"{name}{SUFFIX}"


def has_net(book: Rulebook) -> bool:
    """Whether a net comes with the package for a rulebook."""
    net = net_for(book.game.id)
    return net is not None and net_file(net.name).is_file()
