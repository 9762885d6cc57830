"""All loops bound to one game, as plain functions over arrays of records."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np

from tottenbury.kernel import loops
from tottenbury.kernel.chance import STREAM_SIZE
from tottenbury.kernel.compiling import bind


class Kernels:
    """The compiled doors of one game. Each is bound, and compiled, when it is first used."""

    def __init__(self, name: str, functions: Mapping[str, Any], rules_type: Any, state_type: Any) -> None:
        self.name = name
        self.rules_type = rules_type
        self.state_type = state_type
        self.functions = dict(functions)
        """What loops are bound to: the game's rules by name, and `settle` and `new_game` over them."""
        for inner in ("settle", "new_game"):
            self.functions[inner] = bind(getattr(loops, inner), name, self.functions)

    def _bound(self, loop: Any) -> Any:
        return bind(loop, self.name, self.functions)

    @cached_property
    def door(self) -> Any:
        """See loops.door."""
        return self._bound(loops.door)

    @cached_property
    def make_blind(self) -> Any:
        """See loops.make_blind."""
        return self._bound(loops.make_blind)

    @cached_property
    def new_game(self) -> Any:
        """See loops.new_game."""
        return self.functions["new_game"]

    @cached_property
    def random_games(self) -> Any:
        """See loops.random_games."""
        return self._bound(loops.random_games)

    @cached_property
    def random_steps(self) -> Any:
        """See loops.random_steps."""
        return self._bound(loops.random_steps)

    @cached_property
    def perft(self) -> Any:
        """See loops.perft."""
        counted = self.functions.get("moves_and_throws", self.functions["legal_moves"])
        return bind(loops.perft, self.name, self.functions | {"legal_moves": counted})

    def play_random_games(self, rules: Any, seed: int, games: int, first: int = -1, limit: int = loops.NO_TURN_LIMIT) -> Any:
        """Winner, reason, who began, turns and decisions of `games` random games, one row each."""
        results = np.zeros((games, 5), np.int64)
        rngs = np.zeros((3, STREAM_SIZE), np.int64)
        moves = np.empty(loops.MAX_MOVES, np.int64)
        self.random_games(rules, np.zeros(1, self.state_type), rngs, moves, seed, games, first, limit, results)
        return results

    def count_sequences(self, rules: Any, state: Any, depth: int) -> int:
        """How many sequences of `depth` decisions follow from a position."""
        if depth == 0:
            return 1
        states = np.zeros(depth, self.state_type)
        states[0] = state[0]
        moves = np.empty((depth, loops.MAX_MOVES), np.int64)
        return int(self.perft(rules, states, moves, np.zeros(depth, np.int64)))
