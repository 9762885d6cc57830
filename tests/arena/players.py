"""Players and results for tests of the arena."""

from __future__ import annotations

from tottenbury.arena.pairs import PairResult
from tottenbury.arena.playing import GameResult, Thinking
from tottenbury.core.errors import Forfeit
from tottenbury.core.game import Outcome
from tottenbury.core.position import Move, View
from tottenbury.core.seats import Seat
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.opponent import Opponent, Thought


class Scripted(Opponent):
    """Plays the first legal move, until at its n-th decision it does what it was told to."""

    name = "scripted"

    def __init__(self, deed: str, at: int = 1) -> None:
        super().__init__()
        self.deed = deed
        self.left = at
        self.closed = 0
        self.views: list[str] = []

    def _think(self, view: View, moves: tuple[Move, ...], budget: Budget | None) -> Thought:
        self.views.append(str(view))
        self.left -= 1
        if self.left:
            return Thought(moves[0])
        if self.deed == "forfeit":
            raise Forfeit("it has fallen silent")
        if self.deed == "break":
            raise RuntimeError("a bug, not a forfeit")
        return Thought(Move(self.deed, -1))

    def close(self) -> None:
        self.closed += 1


def game(winner: Seat | None, first: Seat = Seat.SOUTH, reason: str = "five", forfeit: str | None = None) -> GameResult:
    """A game that somebody won."""
    return GameResult(Outcome(winner, reason), first, 40, 45, (Thinking(20, 0.2, 0.05), Thinking(25, 0.5, 0.1)), forfeit)


def pair(number: int, *winners: Seat | None, first: Seat = Seat.SOUTH, seed: int = 0) -> PairResult:
    """A pair whose games these seats won."""
    return PairResult(number, seed + number, tuple(game(winner, first) for winner in winners))


def deeds(results: tuple[PairResult, ...]) -> list[object]:
    """All of the results that does not depend on the clock."""
    return [
        (pair.number, pair.seed, [(one.outcome, one.first, one.turns, one.decisions, one.forfeit) for one in pair.games])
        for pair in results
    ]
