"""What an opponent is: something that chooses a move from a view. And where to find one by name."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tottenbury.table.chance import Chance
from tottenbury.table.errors import UnknownName
from tottenbury.table.position import Move, View
from tottenbury.table.rulebook import Rulebook

PLAYER_STREAMS = 3
"""The number of South's stream in a seed; North's is the next (kernel.chance)."""


class Opponent(ABC):
    """A computer player. It sees a view, never a position, so it cannot look into anybody's hand."""

    name: str

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._streams: dict[int, Chance] = {}

    def check_plays(self, book: Rulebook) -> None:
        """Refuse a rulebook that this opponent cannot play; most play all."""
        return

    def choose(self, view: View) -> Move:
        """A legal move for the seat whose view this is."""
        if not isinstance(view, View):
            raise TypeError(f"an opponent chooses from a View, not from a {type(view).__name__}")
        return self._choose(view, view.legal_moves())

    @abstractmethod
    def _choose(self, view: View, moves: tuple[Move, ...]) -> Move:
        """One of the legal moves."""

    def _chance(self, view: View) -> Chance:
        """The stream of the seat to move: the same seed gives the same game whoever drives it."""
        seat = int(view.to_move)
        if seat not in self._streams:
            self._streams[seat] = Chance(self.seed, PLAYER_STREAMS + seat)
        return self._streams[seat]


class RandomOpponent(Opponent):
    """Every legal move is equally likely."""

    name = "random"

    def _choose(self, view: View, moves: tuple[Move, ...]) -> Move:
        return moves[self._chance(view).below(len(moves))]


def opponent(name: str, seed: int = 0) -> Opponent:
    """The opponent of this name; its choices depend on the seed and on what it is shown, on nothing else."""
    if name not in OPPONENTS:
        raise UnknownName(f"no opponent is called {name!r}; there are: {', '.join(OPPONENTS)}")
    if name == "perfect":
        from tottenbury.opponents.perfect import PerfectOpponent

        return PerfectOpponent(seed)
    from tottenbury.opponents.greedy import GreedyOpponent

    kinds: dict[str, type[Opponent]] = {kind.name: kind for kind in (RandomOpponent, GreedyOpponent)}
    return kinds[name](seed)


OPPONENTS = ("random", "greedy", "perfect")
"""The names that `opponent` knows; `perfect` plays the tug of war only."""
