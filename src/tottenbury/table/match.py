"""Several games in a row: who begins each, who scores what, when the match is over and who has won it (rules A8)."""

from __future__ import annotations

from dataclasses import dataclass

from tottenbury.table.errors import TottenburyError, UnknownName
from tottenbury.table.game import Outcome
from tottenbury.table.seats import Seat

SHARED, EXTRA_GAME = "shared", "extra_game"
"""What equal totals at the end mean (S8.4, D-28)."""


@dataclass(frozen=True)
class MatchFormat:
    """How many games, and who begins the next one."""

    name: str
    games: int | None
    """None: until a player stops."""
    alternates: bool
    """The right to begin alternates (S8.2); otherwise the winner of a game begins the next (S8.1)."""

    @classmethod
    def parse(cls, text: str) -> MatchFormat:
        """`single`, `series`, `series:N` or `feud:N`."""
        kind, colon, number = text.strip().partition(":")
        games = int(number) if number.isdecimal() and 1 <= int(number) <= 999 else None
        if colon and games is None:
            raise UnknownName(f"{text!r}: a number of games from 1 to 999 is expected behind the colon")
        if kind == "single" and not colon:
            return cls("single", 1, False)
        if kind == "series":
            return cls(text.strip(), games, False)
        if kind == "feud":
            if games is None:
                raise UnknownName("a feud has an agreed number of rounds: feud:5")
            return cls(text.strip(), games, True)
        raise UnknownName(f"no match format is called {text!r}; there are: single, series, series:N, feud:N")


class Match:
    """The score of a match while it is played. It never looks at cards: a game comes in as its outcome and its points."""

    def __init__(self, match_format: MatchFormat | str, first: Seat, tie: str = SHARED) -> None:
        if tie not in (SHARED, EXTRA_GAME):
            raise UnknownName(f"a tied match is {SHARED!r} or gets an {EXTRA_GAME!r}, not {tie!r}")
        self.format = MatchFormat.parse(match_format) if isinstance(match_format, str) else match_format
        self.first = first
        """Who begins the next game."""
        self.tie = tie
        self.results: list[tuple[Outcome, tuple[int, int]]] = []
        self._stopped = False

    @property
    def round(self) -> int:
        """The number of the game being played, from 1."""
        return len(self.results) + 1

    @property
    def points(self) -> tuple[int, int]:
        """South's and North's totals."""
        south, north = (sum(points[seat] for _, points in self.results) for seat in Seat)
        return south, north

    @property
    def over(self) -> bool:
        """Whether no further game is to be played."""
        if self._stopped:
            return True
        if self.format.games is None or len(self.results) < self.format.games:
            return False
        south, north = self.points
        return south != north or self.tie == SHARED or self.format.name == "single"

    @property
    def winner(self) -> Seat | None:
        """Who has won a match that is over; None: shared."""
        if not self.over:
            raise TottenburyError("the match is not over")
        south, north = self.points
        return None if south == north else Seat.SOUTH if south > north else Seat.NORTH

    def add(self, outcome: Outcome, points: tuple[int, int]) -> None:
        """Enter the game just played, and settle who begins the next."""
        if self.over:
            raise TottenburyError("the match is over")
        self.results.append((outcome, points))
        if self.format.alternates:
            self.first = self.first.other  # S8.2
        elif outcome.winner is not None:
            self.first = outcome.winner  # S8.1; after a draw the same seat begins again (S7.9)

    def stop(self) -> None:
        """A player ends an open series."""
        if self.format.games is not None:
            raise TottenburyError(f"{self.format.name} has {self.format.games} games; only an open series can be stopped")
        self._stopped = True
