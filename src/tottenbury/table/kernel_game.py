"""A game whose rules run as kernels over flat records: what is the same for every such game."""

from __future__ import annotations

from abc import abstractmethod

import numpy as np

from tottenbury.kernel.chance import STREAM_SIZE
from tottenbury.kernel.kernels import Kernels
from tottenbury.kernel.loops import FORCED, LIST, MAX_MOVES, NO_TURN_LIMIT, STEP, TRY
from tottenbury.table.errors import TottenburyError
from tottenbury.table.game import Game, Outcome, State
from tottenbury.table.seats import Seat

NO_LIST = np.empty(0, np.int64)
SPECTATOR = 2
"""The viewer that is neither seat, as the kernels number it."""

NOBODY, DRAW_GAME = -1, 2
"""Values of `winner` beside the two seats."""


class KernelGame(Game):
    """Plain methods over a game's kernels. Its records have the fields `to_move`, `decider`, `phase`, `winner` and `reason`."""

    kernels: Kernels
    reasons: tuple[str, ...]
    """What each number in `reason` stands for; 0: the game goes on."""

    def deal(self, seed: int, first: Seat | None, bonus: Seat | None = None) -> State:
        """A fresh game."""
        if bonus is not None:
            raise TottenburyError(f"{self.id} gives nobody an advantage")
        state = np.zeros(1, self.kernels.state_type)
        rng = np.zeros(STREAM_SIZE, np.int64)
        self.kernels.new_game(self.rules, state, rng, seed, -1 if first is None else int(first))
        return state

    def moves(self, state: State) -> list[int]:
        """All legal moves, as numbers."""
        moves = np.empty(MAX_MOVES, np.int64)
        number = self.kernels.door(self.rules, state, state, moves, LIST, 0)
        listed: list[int] = moves[:number].tolist()
        return listed

    def try_move(self, state: State, move: int) -> State | None:
        """The position after a move and all that follows without a decision; None if the move is not legal."""
        after = np.empty(1, self.kernels.state_type)
        made = self.kernels.door(self.rules, state, after, np.empty(MAX_MOVES, np.int64), TRY, move)
        return after if made else None

    def step(self, state: State, move: int) -> State:
        """The position after one legal move alone."""
        after = np.empty(1, self.kernels.state_type)
        self.kernels.door(self.rules, state, after, NO_LIST, STEP, move)
        return after

    def forced(self, state: State) -> int | None:
        """The move that needs no decision here, if there is one."""
        move = int(self.kernels.door(self.rules, state, state, NO_LIST, FORCED, 0))
        return None if move < 0 else move

    def blind(self, state: State, seat: Seat | None) -> State:
        """A copy without anything that the seat (None: a spectator) may not see."""
        blinded = np.empty(1, self.kernels.state_type)
        self.kernels.make_blind(state, blinded, SPECTATOR if seat is None else int(seat))
        return blinded

    def perft(self, state: State, depth: int) -> int:
        """How many sequences of `depth` decisions follow."""
        return self.kernels.count_sequences(self.rules, state, depth)

    def random_games(self, seed: int, games: int) -> list[tuple[Outcome, Seat, int, int]]:
        """Games of two random players: outcome, who began, turns, decisions."""
        rows = self.kernels.play_random_games(self.rules, seed, games, limit=self.turn_limit or NO_TURN_LIMIT).tolist()
        return [(self._ended(winner, reason), Seat(first), turns, decisions) for winner, reason, first, turns, decisions in rows]

    def turn(self, state: State) -> Seat:
        """Whose turn it is."""
        return Seat(int(state["to_move"][0]))

    def decider(self, state: State) -> Seat:
        """Who decides next."""
        return Seat(int(state["decider"][0]))

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, if it has."""
        if not self.is_over(state):
            return None
        return self._ended(int(state["winner"][0]), int(state["reason"][0]))

    @abstractmethod
    def is_over(self, state: State) -> bool:
        """Whether the game has ended."""

    def _ended(self, winner: int, reason: int) -> Outcome:
        if winner == NOBODY:
            return Outcome(None, "turn-limit")
        return Outcome(None if winner == DRAW_GAME else Seat(winner), self.reasons[reason])
