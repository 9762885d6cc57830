"""What kind of game a rulebook is of, said once; and registries, by which a room above finds what it has for each game."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, Literal, TypeVar

from tottenbury.core.seats import Seat

Sides = Literal["alike", "named", "different"]
"""Whether the two seats differ in nothing but who begins, have names of their own, or have different tasks, one of which begins."""


@dataclass(frozen=True)
class Family:
    """Rulebooks that share kernels, and what every room above asks about them."""

    game: str
    """Which game: rooms above have one module a game, found by this name."""
    tactics: bool = False
    """Whether it is played with tactic cards."""
    hidden: bool = True
    """Whether a player can hold what the other one does not see."""
    claimants: tuple[Seat, ...] = ()
    """Who can claim places on the table; nobody where there is nothing to prove."""
    sides: Sides = "alike"
    exact: bool = False
    """Whether a solution says what positions are worth; otherwise they are judged."""

    @property
    def name(self) -> str:
        """What kernels, libraries and files are called by."""
        return f"{self.game}_tactics" if self.tactics else self.game


Entry = TypeVar("Entry")


class Registry(Generic[Entry]):
    """One entry a game, each the attribute `GAME` of a module that is loaded when somebody first asks for it."""

    def __init__(self, **modules: str) -> None:
        self._modules = dict(modules)
        self._loaded: dict[str, Any] = {}

    def add(self, game: str, module: str) -> None:
        """Enter a game: all that a room has to be told of it."""
        self._modules[game] = module
        self._loaded.pop(game, None)

    def remove(self, game: str) -> None:
        """Forget a game again."""
        self._modules.pop(game, None)
        self._loaded.pop(game, None)

    def __contains__(self, game: str) -> bool:
        return game in self._modules

    @property
    def games(self) -> tuple[str, ...]:
        """Which games are entered."""
        return tuple(self._modules)

    def __getitem__(self, game: str) -> Entry:
        if game not in self._loaded:
            if game not in self._modules:
                raise LookupError(f"nothing is registered for the game {game!r}; there are: {', '.join(self._modules)}")
            self._loaded[game] = import_module(self._modules[game]).GAME
        entry: Entry = self._loaded[game]
        return entry
