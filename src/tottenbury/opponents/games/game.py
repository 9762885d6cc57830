"""What this room can know of a game. Light: a game's own module loads nothing but names until somebody asks for more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from tottenbury.core.family import Family
from tottenbury.core.game import Game, State
from tottenbury.core.kernel_game import KernelGame
from tottenbury.kernel.compiling import note_binder, variant
from tottenbury.opponents.judgement.parameters import parameters

if TYPE_CHECKING:
    from tottenbury.kernel.kernels import Kernels
    from tottenbury.opponents.nets.slots import Shape

Functions = Mapping[str, Any]
"""Marked functions by the names that game-neutral code knows them by."""


@dataclass(frozen=True)
class ShippedNet:
    """A net that comes with the package, and the rulebooks that share it."""

    name: str
    books: tuple[str, ...]
    temperatures: Mapping[str, float] = field(default_factory=dict)
    """How readily each of the gentler levels takes a move that looks worse; set by matches (`tools/level_steps.py`)."""
    trained_on: tuple[str, ...] = ()
    """The rulebooks that it is trained on, where that is not all of them."""

    @property
    def lessons(self) -> tuple[str, ...]:
        """The rulebooks that it is trained on."""
        return self.trained_on or self.books


@dataclass(frozen=True)
class NetFeatures:
    """What a net is told about a game, as `nets.features_api` lists it."""

    functions: Functions
    shape: Shape
    params: tuple[float, ...]
    """The parameters by which chances at places are reckoned. They are frozen: a net has learnt to read what they give."""


class Oracle(Protocol):
    """A solution of a game."""

    def ratings(self, state: State, numbers: list[int]) -> Any:
        """What each legal move is worth to the mover: the win probability if both go on perfectly after it."""

    def preferences(self, state: State, numbers: list[int]) -> Any:
        """The same less a little for every turn still to come: among moves of equal worth the quickest is best."""


class GamePlayers:
    """What this room has for one game. What a game leaves out it does not have, and players that need it refuse the game."""

    nets: ClassVar[tuple[ShippedNet, ...]] = ()
    temperatures: ClassVar[Mapping[str, float]] = {"novice": 0.1, "easy": 0.045, "normal": 0.015}
    """How readily the levels that are played by judgement alone take a move that looks worse."""

    def judgement(self, family: Family) -> Functions | None:
        """The functions that `judgement.judge_api` lists; None where nobody can judge a position."""
        return None

    def params(self, family: Family) -> tuple[float, ...]:
        """The fitted parameters of the judgement."""
        return parameters()

    def outcome_table(self, game: KernelGame, params: tuple[float, ...]) -> tuple[float, ...]:
        """A game's own table, which compiled code finds behind the parameters."""
        return ()

    def features(self, family: Family) -> NetFeatures | None:
        """What a net is told; None where no net can be trained."""
        return None

    def yardstick(self, family: Family) -> Callable[..., Any] | None:
        """The function by which `greedy-1` rates moves."""
        return None

    def oracle(self, game: Game) -> Oracle | None:
        """A solution of the game, for `perfect`."""
        return None

    def open_doors(self, kernels: Kernels) -> None:
        """Open the doors that only this game has, for whoever has to know every one of them."""


def functions_of(module: ModuleType, names: Iterable[str], tactics: bool) -> Functions:
    """Some functions of a module; where no tactic cards are played, those of its leaner copy."""
    note_binder()
    leaner = {} if tactics else variant(module, "base", {"TACTICS": False})
    return {name: leaner.get(name) or getattr(module, name) for name in names}


def kernel_game(game: Game) -> KernelGame | None:
    """The game, if its rules run as kernels, which everything but `random` needs."""
    return game if isinstance(game, KernelGame) else None
