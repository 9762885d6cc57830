"""Dealing as a sequence of chance events: cards, throws and lots of a fresh game, each with its exact probability."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace

from tottenbury.core.game import State
from tottenbury.core.kernel_game import KernelGame
from tottenbury.core.seats import Seat

Chances = list[tuple[int, float]]
"""What may come, as small numbers, each with its probability."""

EITHER: Chances = [(int(Seat.SOUTH), 0.5), (int(Seat.NORTH), 0.5)]


class Deal(ABC):
    """A deal as far as it has come. It does not change; `after` returns another one."""

    @property
    @abstractmethod
    def finished(self) -> bool:
        """Whether everything is dealt."""

    @abstractmethod
    def chances(self) -> Chances:
        """What may come next."""

    @abstractmethod
    def after(self, code: int) -> Deal:
        """The deal after one of those."""

    @abstractmethod
    def state(self) -> State:
        """The record of the finished deal: hands are known, piles are not, and nothing later is decided."""

    @abstractmethod
    def seen_by(self, seat: Seat | None) -> str:
        """What a seat (None: a spectator) has seen of it, in notation."""

    @abstractmethod
    def name(self, code: int) -> str:
        """What may come next, in notation."""


@dataclass(frozen=True)
class LotDeal(Deal):
    """Who begins, and nothing else: for games that always begin alike."""

    game: KernelGame
    wanted: Seat | None
    """Who begins for certain; None: the lot decides."""
    first: Seat | None = None

    @property
    def finished(self) -> bool:
        return self.first is not None

    def chances(self) -> Chances:
        return EITHER if self.wanted is None else [(int(self.wanted), 1.0)]

    def after(self, code: int) -> LotDeal:
        return replace(self, first=Seat(code))

    def state(self) -> State:
        return self.game.deal(0, self.first)

    def seen_by(self, seat: Seat | None) -> str:
        return "?" if self.first is None else self.first.letter

    def name(self, code: int) -> str:
        return f"first {Seat(code).letter}"
