"""Opponents that think for as long as their budget allows: starting, stopping, and how much of a budget is spent."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from tottenbury.core.kernel_game import KernelGame
from tottenbury.core.position import Move, View
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.opponent import Opponent, Thought

Clock = Callable[[], float]


class EndingShare(NamedTuple):
    """How much of a budget an exact search of an ending may take before the rest goes to looking ahead."""

    time: float
    """The part of the time."""
    positions: int
    """How many positions count as much as a simulation, where the budget is in simulations."""
    chunk: int
    """How many positions are looked at between two looks at the clock."""


_CHUNK_INTERPRETED = 8
_CHUNK_COUNTED = 1024


class Spending:
    """A budget while it is spent on one move."""

    def __init__(self, budget: Budget, clock: Clock, halt: Any) -> None:
        self.budget = budget
        self.clock = clock
        self.halt = halt
        """Not 0 as soon as somebody has said stop; compiled code looks at it, too."""
        self.began = clock()

    @property
    def stopped(self) -> bool:
        """Whether somebody has said stop."""
        return bool(self.halt[0])

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""
        return self.clock() - self.began

    def share(self, simulations: int) -> float:
        """Which part is spent, after this many simulations."""
        if self.budget.simulations is not None:
            return simulations / self.budget.simulations
        assert self.budget.seconds is not None
        return self.seconds / self.budget.seconds

    def allowance(self, game: KernelGame, ending: EndingShare) -> Callable[[], int]:
        """For `exact_endings.solve_ending`: how many positions more may be looked at."""
        left = ending.positions * (self.budget.simulations or 0)
        at_once = _CHUNK_INTERPRETED if game.kernels.library is None else ending.chunk

        def allowed() -> int:
            nonlocal left
            if self.stopped:
                return 0
            if self.budget.simulations is not None:
                chunk = min(_CHUNK_COUNTED, left)
                left -= chunk
                return chunk
            return at_once if self.seconds <= ending.time * (self.budget.seconds or 0.0) else 0

        return allowed


class BudgetedOpponent(Opponent):
    """Thinks ahead for a time, or for a number of simulations; with these the same seed gives the same move."""

    searches = True

    def set_budget(self, budget: Budget, clock: Clock) -> None:
        """How long to think unless told; to be called when the opponent is made."""
        self.budget = budget
        self._clock = clock
        self._halt = np.zeros(1, np.int64)
        self._thinking = False

    def stop(self) -> None:
        """Return what has been found so far."""
        if self._thinking:
            self._halt[0] = 1

    def _think(self, view: View, moves: tuple[Move, ...], budget: Budget | None) -> Thought:
        if len(moves) == 1:
            return Thought(moves[0])
        spending = Spending(self.budget if budget is None else budget, self._clock, self._halt)
        self._halt[0] = 0
        self._thinking = True
        try:
            thought = self._search(view, moves, spending)
            return replace(thought, interpreted=self._game(view).kernels.library is None)
        finally:
            self._thinking = False

    @abstractmethod
    def _search(self, view: View, moves: tuple[Move, ...], spending: Spending) -> Thought:
        """One of several moves, within the budget."""

    @abstractmethod
    def _game(self, view: View) -> KernelGame:
        """The game that is played; refused if this opponent cannot play it."""
