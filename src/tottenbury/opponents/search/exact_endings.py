"""Solving endings: what each first move leads to where nothing is hidden any more, for whichever opponent asks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from tottenbury.core.game import State
from tottenbury.core.kernel_game import KernelGame
from tottenbury.core.position import Move, View
from tottenbury.kernel.layout import Layout
from tottenbury.kernel.loops import MAX_MOVES
from tottenbury.opponents.judgement.judging import judgement_of
from tottenbury.opponents.opponent import Candidate, Thought
from tottenbury.opponents.search import ending_search

Allowance = Callable[[], int]
"""Asked again and again how many positions more may be looked at; 0 ends the search."""


_BESIDE = ("doubt", "pile", "pile_top", "events", "viewer", "known", "known_tactics")
"""Fields that do not tell endings apart: notes of the prover, and what lay in piles that are used up."""


@cache
def _telling_bits(layout: Layout) -> Any:
    """For each word of a record, the bits that tell positions of one ending apart."""
    telling = bytearray(layout.size)
    for field in layout.fields.values():
        if field.name not in _BESIDE:
            telling[field.offset : field.offset + field.size] = b"\xff" * field.size
    return np.frombuffer(telling, np.int64)


def new_memory() -> Any:
    """Room for what is found out about positions; searches of one ending share it."""
    return np.full((ending_search.MEMORY, ending_search.MEMORY_FIELDS), -1, np.int64)


class Ending:
    """The exact search of one position."""

    def __init__(self, game: KernelGame, state: State, memory: Any = None) -> None:
        layout = game.kernels.state
        states = np.zeros((ending_search.LEVELS, layout.size // 8), np.int64)
        states[0] = np.frombuffer(state, np.int64)
        moves = np.empty((ending_search.LEVELS, MAX_MOVES), np.int64)
        work = np.zeros((ending_search.LEVELS, ending_search.LEVEL_FIELDS), np.int64)
        known = new_memory() if memory is None else memory
        self._place = np.array([-1, 0], np.int64)
        door = judgement_of(game).search_ending
        search = ending_search.Search(states, states, _telling_bits(layout), known, moves, work, self._place)
        self._search = door.prepare(game.rules, search)
        self.result = ending_search.UNSOLVED

    @property
    def positions(self) -> int:
        """How many positions have been looked at."""
        return int(self._place[1])

    def go_on(self, positions: int) -> bool:
        """Look at some more positions; False if the search cannot get any further."""
        before = int(self._place[0])
        self.result = self._search(positions)
        return not (self._place[0] == before == ending_search.LEVELS - 1)


class Solved:
    """Proven values of first moves."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.values: dict[Move, float] = {}
        self.positions = 0

    def add(self, move: Move, result: int, positions: int) -> None:
        """Note what a move leads to."""
        self.values[move] = result / 2 if self.seat == 0 else 1.0 - result / 2
        self.positions += positions

    @property
    def wins(self) -> bool:
        """Whether a winning move has been found."""
        return any(value == 1.0 for value in self.values.values())

    @property
    def move(self) -> Move | None:
        """The best move, unless all of them lose: then it is better to set problems than to give up."""
        best = max(self.values, key=lambda move: self.values[move])
        return best if self.values[best] > 0.0 else None

    def thought(self, moves: tuple[Move, ...], seconds: float) -> Thought:
        """As a report."""
        best = self.move
        assert best is not None
        order = sorted(self.values, key=lambda move: (-self.values[move], moves.index(move)))
        candidates = tuple(Candidate(move, self.values[move]) for move in order)
        return Thought(best, candidates, self.positions, (str(best),), exact=True, seconds=seconds)


def solve_ending(game: KernelGame, view: View, moves: tuple[Move, ...], allowance: Allowance) -> Solved | None:
    """Search the ending of a view to its end, the moves in the given order until one wins; None if that was not allowed to take so long.

    The view must be `knowable`: nothing left to come but what the players decide.
    """
    solved = Solved(int(view.to_move))
    world = judgement_of(game).world_of(game, view.state)
    memory = new_memory()
    for move in moves:
        after = game.try_move(world, move.number)
        assert after is not None
        search = Ending(game, after, memory)
        while search.result == ending_search.UNSOLVED:
            chunk = allowance()
            if chunk <= 0 or not search.go_on(chunk):
                return None
        solved.add(move, search.result, search.positions)
        if solved.wins:
            break
    return solved
