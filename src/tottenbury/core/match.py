"""Several games in a row: who begins or sits where, who scores what, when the match is over and who has won it (rules A8, B7, C3)."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from tottenbury.core.chance import Chance
from tottenbury.core.errors import TottenburyError, UnknownName
from tottenbury.core.game import Game, Outcome
from tottenbury.core.seats import Seat
from tottenbury.words import say

LOT_STREAM = 1
"""The stream of a seed that lots are drawn from (kernel.chance.LOT; the kernel is not loaded for a match)."""

SHARED, EXTRA_GAME = "shared", "extra_game"
"""What equal totals at the end mean (S8.4, D-28)."""

ONE_GAME, NEW_PAIR = "one_game", "new_pair"
"""What decides a revenge that is still equal: one more game with roles by lot, or a new pair (B7.2, D-60)."""

SECOND_DECIDES, DRAWN, THIRD_DECIDES = "second_decides", "draw", "decider"
"""What a rematch means in which each player wins a game (C3.3, D-69)."""


@dataclass(frozen=True)
class MatchFormat:
    """How many games, and who begins the next one or changes seats."""

    name: str
    games: int | None
    """None: until a player stops."""
    alternates: bool = False
    """The right to begin alternates (S8.2); otherwise the winner of a game begins the next (S8.1)."""
    exchanges: bool = False
    """The players change seats, and with them roles, after each game (B7.1)."""
    pays: bool = False
    """The winner of the first game has an advantage in the second, which the other begins and which decides (C3.2, C3.3)."""

    @property
    def kind(self) -> str:
        """The name without its number of games."""
        return self.name.partition(":")[0]

    @classmethod
    def parse(cls, text: str) -> MatchFormat:
        """`single`, `series`, `series:N`, `feud:N`, `revenge` or `rematch`."""
        kind, colon, number = text.strip().partition(":")
        games = int(number) if number.isdecimal() and 1 <= int(number) <= 999 else None
        if colon and games is None:
            raise UnknownName(say("reason-format-number", name=repr(text)))
        if kind == "single" and not colon:
            return cls("single", 1)
        if kind == "series":
            return cls(text.strip(), games)
        if kind == "feud":
            if games is None:
                raise UnknownName(say("reason-format-feud"))
            return cls(text.strip(), games, alternates=True)
        if kind == "revenge" and not colon:
            return cls("revenge", 2, exchanges=True)
        if kind == "rematch" and not colon:
            return cls("rematch", 2, pays=True)
        raise UnknownName(say("reason-no-format", name=repr(text)))

    def check_fits(self, game: Game) -> None:
        """Refuse a format that does not fit a game."""
        if self.kind not in game.formats:
            known = functools.reduce(lambda first, second: say("reason-or", first=first, second=second), game.formats)
            raise UnknownName(say("reason-format-misfit", rulebook=game.id, known=known, name=self.kind))


@dataclass(frozen=True)
class _Win:
    """A game of a match: who won it, from which seat, and how impressively."""

    player: Seat | None
    seat: Seat | None
    margin: int


@dataclass(frozen=True)
class TieBreak:
    """What decided a match that was even."""

    name: str
    """`cards-left` and `wall-left`: the better one of two wins as attacker or as defender (B7.2); `second-game` (C3.3); `extra-game`."""
    more: int = 0
    """The winner's cards, or tiles and cauldrons."""
    less: int = 0
    """The other's."""


class Match:
    """The score of a match while it is played. It never looks at cards: a game comes in as its outcome, its points and its margin.

    A player is named by the seat that he has in the first game; `seat` tells where he sits now.
    """

    def __init__(
        self,
        match_format: MatchFormat | str,
        first: Seat,
        tie: str = SHARED,
        decider: str = ONE_GAME,
        split: str = SECOND_DECIDES,
        seed: int = 0,
    ) -> None:
        if tie not in (SHARED, EXTRA_GAME):
            raise UnknownName(say("reason-tie", text=repr(tie)))
        if decider not in (ONE_GAME, NEW_PAIR):
            raise UnknownName(say("reason-decider", text=repr(decider)))
        if split not in (SECOND_DECIDES, DRAWN, THIRD_DECIDES):
            raise UnknownName(say("reason-split", text=repr(split)))
        self.format = MatchFormat.parse(match_format) if isinstance(match_format, str) else match_format
        self.first = first
        """Who begins the next game: a seat."""
        self.tie = tie
        self.decider = decider
        self.split = split
        self.bonus: Seat | None = None
        """Who has an advantage in the next game (C3.2)."""
        self.exchanged = False
        """Whether the players sit on each other's seats in the next game."""
        self.results: list[tuple[Outcome, tuple[int, int]]] = []
        self._wins: list[_Win] = []
        self.lot: Chance | None = Chance(seed, LOT_STREAM) if self.draws_lots else None
        """What draws lots for who begins or sits where in a deciding game; who deals by other means than a seed puts his own here."""
        self._stopped = False

    @property
    def draws_lots(self) -> bool:
        """Whether a lot may have to be drawn between games."""
        return self.format.exchanges or self.format.pays

    @property
    def round(self) -> int:
        """The number of the game being played, from 1."""
        return len(self.results) + 1

    def seat(self, player: Seat) -> Seat:
        """Where a player sits in the game being played."""
        return player.other if self.exchanged else player

    @property
    def counts_players(self) -> bool:
        """Whether `points` are those of players, who may sit elsewhere now; otherwise they are those of the seats."""
        return self.format.exchanges or self.format.pays

    @property
    def points(self) -> tuple[int, int]:
        """The totals of both players; in a revenge or rematch the games they have won."""
        if self.counts_players:
            south, north = (sum(win.player is player for win in self._wins) for player in Seat)
        else:
            south, north = (sum(points[seat] for _, points in self.results) for seat in Seat)
        return south, north

    @property
    def over(self) -> bool:
        """Whether no further game is to be played."""
        if self._stopped:
            return True
        if self.format.games is None or len(self.results) < self.format.games:
            return False
        if self.format.exchanges:
            return self._revenge()[0]
        if self.format.pays:
            return self.split != THIRD_DECIDES or len(self._wins) > 2 or not self._is_split()
        south, north = self.points
        return south != north or self.tie == SHARED or self.format.name == "single"

    @property
    def winner(self) -> Seat | None:
        """The player who has won a match that is over; None: shared."""
        if not self.over:
            raise TottenburyError(say("reason-match-running"))
        if self.format.exchanges:
            return self._revenge()[1]
        if self.format.pays:
            return self._rematch()
        south, north = self.points
        return None if south == north else Seat.SOUTH if south > north else Seat.NORTH

    @property
    def decided_by(self) -> TieBreak | None:
        """What decided a match in which points or games won did not; None if they did, or if it is shared."""
        if self.winner is None:
            return None
        if self.format.exchanges:
            if self.decider == ONE_GAME and len(self._wins) > 2:
                return TieBreak("extra-game")
            pair = self._wins[-2:]
            if {win.player for win in pair} != set(Seat):
                return None
            more, less = sorted((win.margin for win in pair), reverse=True)
            return TieBreak("cards-left" if pair[0].seat is Seat.SOUTH else "wall-left", more, less)
        if self.format.pays:
            return TieBreak("second-game" if len(self._wins) < 3 else "extra-game") if self._is_split() else None
        return TieBreak("extra-game") if self.format.games is not None and len(self.results) > self.format.games else None

    def _revenge(self) -> tuple[bool, Seat | None]:
        """Whether a revenge of at least two games is decided, and for whom (B7.1, B7.2)."""
        played = len(self._wins)
        if self.decider == ONE_GAME and played > 2:
            return True, self._wins[-1].player
        if played % 2:
            return False, None
        better = _better(*self._wins[-2:])
        return better is not None, better

    def _is_split(self) -> bool:
        """Whether each player has won one of the first two games."""
        return {win.player for win in self._wins[:2]} == set(Seat)

    def _rematch(self) -> Seat | None:
        """Who has won a rematch: the second game decides (C3.3), unless it had no winner or the option says otherwise."""
        if self.split != SECOND_DECIDES and self._is_split():
            return None if self.split == DRAWN else self._wins[-1].player
        return next((win.player for win in reversed(self._wins) if win.player is not None), None)

    def add(self, outcome: Outcome, points: tuple[int, int], margin: int = 0) -> None:
        """Enter the game just played, and settle who begins or sits where in the next."""
        if self.over:
            raise TottenburyError(say("reason-match-over"))
        self.results.append((outcome, points))
        if self.format.pays:
            self._wins.append(_Win(outcome.winner, outcome.winner, margin))
            self.first = self.first.other  # D-70
            self.bonus = outcome.winner if len(self._wins) == 1 else None
            if self.lot is not None and len(self._wins) == 2:
                self.first = Seat(self.lot.below(2))  # a third game, if there is one
        elif self.format.exchanges:
            player = None if outcome.winner is None else self.seat(outcome.winner)
            self._wins.append(_Win(player, outcome.winner, margin))
            self.exchanged = not self.exchanged
            if self.lot is not None and len(self._wins) == 2 and self.decider == ONE_GAME:
                self.exchanged = bool(self.lot.below(2))  # D-60: roles by lot
        elif self.format.alternates:
            self.first = self.first.other  # S8.2
        elif outcome.winner is not None:
            self.first = outcome.winner  # S8.1; after a draw the same seat begins again (S7.9)

    def stop(self) -> None:
        """A player ends an open series."""
        if self.format.games is not None:
            raise TottenburyError(say("reason-stop-series", name=self.format.name, games=self.format.games))
        self._stopped = True


def _better(one: _Win, other: _Win) -> Seat | None:
    """Who did better in a pair of games with roles exchanged: more wins, else the more impressive one; None: equal."""
    players = {win.player for win in (one, other)} - {None}
    if len(players) < 2:
        return next(iter(players), None)
    if one.margin == other.margin or one.seat is not other.seat:
        return None
    return max(one, other, key=lambda win: win.margin).player
