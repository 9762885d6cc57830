"""What an opponent is: something that chooses a move from a view, and can say what it thought."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from tottenbury.core.chance import Chance
from tottenbury.core.game import Outcome
from tottenbury.core.position import Move, View
from tottenbury.core.rulebook import Rulebook
from tottenbury.opponents.budget import Budget

PLAYER_STREAMS = 3
"""The number of South's stream in a seed; North's is the next (kernel.chance)."""


@dataclass(frozen=True)
class Candidate:
    """A move that was considered."""

    move: Move
    chance: float | None
    """The mover's probability of winning after it, as far as the opponent can tell; None if it does not judge so."""
    simulations: int = 0
    """How many simulated games began with it."""


@dataclass(frozen=True)
class Thought:
    """What an opponent found: its move, the candidates with the best first, and on what grounds."""

    move: Move
    candidates: tuple[Candidate, ...] = ()
    simulations: int = 0
    line: tuple[str, ...] = ()
    """How the game would probably go on, the move first; the moves of the other side, and cards still to be drawn, are guesses."""
    exact: bool = False
    """Whether the chances are proven, not estimated."""
    seconds: float = 0.0
    interpreted: bool = False
    """Whether it was searched for without a library, so that far less was looked at in the same time."""


class Opponent(ABC):
    """A computer player. It sees a view, never a position, so it cannot look into anybody's hand."""

    name: str
    searches: bool = False
    """Whether it looks ahead, the further the faster its machine is."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._streams: dict[int, Chance] = {}

    def check_plays(self, book: Rulebook) -> None:
        """Refuse a rulebook that this opponent cannot play; most play all."""
        return

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        """A legal move for the seat whose view this is."""
        return self.think(view, budget).move

    def think(self, view: View, budget: Budget | None = None) -> Thought:
        """The move, and what led to it. A budget given here goes before the opponent's own; those that answer at once need none."""
        if not isinstance(view, View):
            raise TypeError(f"an opponent chooses from a View, not from a {type(view).__name__}")
        return self._think(view, view.legal_moves(), budget)

    def stop(self) -> None:
        """Think no longer: `think`, running in another thread, returns what it has. Those that answer at once need nothing.

        While nobody thinks it does nothing: the next `think` is not cut short by it.
        """
        return

    def game_over(self, view: View, outcome: Outcome) -> None:
        """A game that it played is over: what its seat sees at the end, and who has won. Most do not care."""
        return

    def rest(self) -> None:
        """It is not asked for a while: let go of room that the next `think` can make again."""
        return

    def close(self) -> None:
        """The opponent is not needed any more: let go of processes and threads."""
        return

    @abstractmethod
    def _think(self, view: View, moves: tuple[Move, ...], budget: Budget | None) -> Thought:
        """One of the legal moves, with reasons; `budget` as in `think`."""

    def _chance(self, view: View) -> Chance:
        """The stream of the seat to move: the same seed gives the same game whoever drives it."""
        seat = int(view.to_move)
        if seat not in self._streams:
            self._streams[seat] = Chance(self.seed, PLAYER_STREAMS + seat)
        return self._streams[seat]


class RandomOpponent(Opponent):
    """Every legal move is equally likely."""

    name = "random"

    def _think(self, view: View, moves: tuple[Move, ...], budget: Budget | None) -> Thought:
        return Thought(moves[self._chance(view).below(len(moves))])
