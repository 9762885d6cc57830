"""A game whose rules run as kernels over flat records: what is the same for every such game."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from tottenbury.core.chance import Chance
from tottenbury.core.game import Game, Outcome, State
from tottenbury.core.seats import Seat
from tottenbury.kernel.chance import LOT
from tottenbury.kernel.kernels import Kernels
from tottenbury.kernel.loops import NO_TURN_LIMIT

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
        state = self.kernels.new_game(self.rules, seed, -1 if first is None else int(first))
        if bonus is None:
            return state
        return self.finish_deal(state, self.first_seat(first, Chance(seed, LOT)), bonus)

    def read(self, state: State | bytearray) -> Any:
        """The fields of a position as attributes, to look at."""
        return self.kernels.state.record(state)

    def moves(self, state: State) -> list[int]:
        """All legal moves, as numbers."""
        return self.kernels.moves(self.rules, state)

    def try_move(self, state: State, move: int) -> State | None:
        """The position after a move and all that follows without a decision; None if the move is not legal."""
        return self.kernels.try_move(self.rules, state, move)

    def step(self, state: State, move: int) -> State:
        """The position after one legal move alone."""
        return self.kernels.step(self.rules, state, move)

    def forced(self, state: State) -> int | None:
        """The move that needs no decision here, if there is one."""
        move = self.kernels.forced(self.rules, state)
        return None if move < 0 else move

    def blind(self, state: State, seat: Seat | None) -> State:
        """A copy without anything that the seat (None: a spectator) may not see."""
        return self.kernels.blind(state, SPECTATOR if seat is None else int(seat))

    def perft(self, state: State, depth: int) -> int:
        """How many sequences of `depth` decisions follow."""
        return self.kernels.count_sequences(self.rules, state, depth)

    def random_games(self, seed: int, games: int) -> list[tuple[Outcome, Seat, int, int]]:
        """Games of two random players: outcome, who began, turns, decisions."""
        rows = self.kernels.play_random_games(self.rules, seed, games, limit=self.turn_limit or NO_TURN_LIMIT).tolist()
        return [(self._ended(winner, reason), Seat(first), turns, decisions) for winner, reason, first, turns, decisions in rows]

    def turn(self, state: State) -> Seat:
        """Whose turn it is."""
        return Seat(self.read(state).to_move)

    def decider(self, state: State) -> Seat:
        """Who decides next."""
        return Seat(self.read(state).decider)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, if it has."""
        if not self.is_over(state):
            return None
        s = self.read(state)
        return self._ended(s.winner, s.reason)

    @abstractmethod
    def is_over(self, state: State) -> bool:
        """Whether the game has ended."""

    def _ended(self, winner: int, reason: int) -> Outcome:
        if winner == NOBODY:
            return Outcome(None, "turn-limit")
        return Outcome(None if winner == DRAW_GAME else Seat(winner), self.reasons[reason])
