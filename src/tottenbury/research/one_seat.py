"""Games in which one seat is asked and an opponent sits at the other: one game or many, as a learner needs them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import numpy as np

from tottenbury.core.errors import Forfeit, IllegalMove, TottenburyError
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.opponents.naming import opponent as opponent_of
from tottenbury.opponents.opponent import Opponent
from tottenbury.research.adapters import SEAT_NAMES
from tottenbury.research.batch import Batch

SEATS = (*SEAT_NAMES, "alternate")
RANDOM = "random"
"""The opponent that plays inside the kernel; all others choose from views, one game after the other."""

Maker = Callable[[int], Opponent]
"""Makes an opponent for the game of a seed."""


def illegal_loses(word: str) -> bool:
    """Whether an action that the rules do not allow loses the game, rather than raising an error."""
    if word not in ("raise", "lose"):
        raise TottenburyError(f"illegal is 'raise' or 'lose', not {word!r}")
    return word == "lose"


def maker_of(opponent: str | Maker) -> Maker | None:
    """What makes the opponents; None for the one that plays inside the kernel."""
    if isinstance(opponent, str):
        return None if opponent == RANDOM else partial(opponent_of, opponent)
    if not callable(opponent):
        raise TottenburyError(f"the opponent is a name, such as greedy, or a function from a seed to an Opponent, not {opponent!r}")
    return opponent


class OneSeat:
    """`n` games against an opponent, of which only the decisions of one seat are asked for.

    Nothing begins by itself: a game that has ended stays as it is, with an empty mask, until `restart`. The arrays `observation` and
    `mask` are those of the batch, which every step overwrites.
    """

    def __init__(
        self,
        rulebook: Rulebook | str,
        n: int,
        opponent: str | Maker = RANDOM,
        seat: str = "south",
        illegal: str = "lose",
        threads: int | None = None,
    ) -> None:
        if seat not in SEATS:
            raise TottenburyError(f"the seat is one of {', '.join(SEATS)}, not {seat!r}")
        self._seat = seat
        self._illegal_loses = illegal_loses(illegal)
        self._maker = maker_of(opponent)
        self.batch = Batch(rulebook, n, autoreset=False, threads=threads, seat=None if self._maker else Seat.SOUTH)
        if self._maker is not None:
            with_seed = self._maker(0)
            if not isinstance(with_seed, Opponent):
                raise TottenburyError(f"the function that makes the opponent returns an Opponent, not {with_seed!r}")
            with_seed.check_plays(self.batch.spaces.book)
            with_seed.close()
        self.n = n = self.batch.n
        self.seats: Any = np.zeros(n, np.int64)
        """Which seat is asked in each game: 0 South, 1 North."""
        self._games: Any = np.full(n, -1, np.int64)
        self._others: list[Opponent | None] = [None] * n
        self._rows = np.arange(n)
        self.batch.abandon(range(n))  # nothing has begun before `restart`

    @property
    def observation(self) -> Any:
        """What the seat may know of each game."""
        return self.batch.observation

    @property
    def mask(self) -> Any:
        """What it may do in each game: zeros and ones."""
        return self.batch.legal_action_mask.view(np.int8)

    def restart(self, games: Iterable[int], seeds: Iterable[int] | None = None, anew: bool = True) -> None:
        """Deal the games of some slots again: the next ones, or those of the given seeds; `anew` then restarts the alternation of seats."""
        slots = list(games)
        numbers = np.zeros(len(slots), np.int64) if seeds is not None and anew else self._games[slots] + 1
        seats = (np.array(slots) + numbers) % 2 if self._seat == "alternate" else np.full(len(slots), SEATS.index(self._seat))
        self.batch.restart(slots, seeds, None if self._maker is not None else [Seat(seat) for seat in seats.tolist()])
        self._games[slots], self.seats[slots] = numbers, seats
        if self._maker is not None:
            for game in slots:
                self._begin(game, self._maker)

    def step(self, actions: Any) -> tuple[Any, Any, Any]:
        """Make one decision in each game. Returns rewards, and which games terminated or were truncated; finished games stay finished."""
        lost = self._try(actions)
        batch = self.batch
        wins = np.zeros(0, np.int64)
        if self._maker is not None:
            wins = np.array([game for game in range(self.n) if self._let_other_play(game)], np.int64)
        rewards = batch.rewards[self._rows, self.seats].astype(np.float64)
        terminated, truncated = batch.terminated.copy(), batch.truncated.copy()
        for slots, reward in ((lost, -1.0), (wins, 1.0)):
            if len(slots):
                rewards[slots], terminated[slots], truncated[slots] = reward, True, False
        return rewards, terminated, truncated

    def _try(self, actions: Any) -> Any:
        """Step the batch; returns the slots of games that were lost by an illegal action."""
        try:
            self.batch.step(actions)
        except IllegalMove:
            lost = self.batch.refused(actions)
            chosen = np.asarray(actions)[lost]
            if not self._illegal_loses or ((chosen < 0) | (chosen >= self.batch.spaces.actions)).any():
                raise
            self.batch.abandon(lost)
            self.batch.step(actions)
            return lost
        return np.zeros(0, np.int64)

    def running(self) -> Any:
        """Which games are still running."""
        return self.batch.running()

    # The opponent

    def _begin(self, game: int, maker: Maker) -> None:
        """Seat an opponent for a new game and let it move; a game that it ends before the asked seat has moved is passed over."""
        while True:
            before = self._others[game]
            if before is not None:
                before.close()
            player = maker(self.batch.seed_of(game))
            self._others[game] = player
            if self._let_other_play(game):
                raise Forfeit(f"{player.name} forfeits the game before anything else was decided")
            if not self.batch.is_over(game):
                return
            self.batch.restart([game])

    def _let_other_play(self, game: int) -> bool:
        """Let the opponent move until it is the asked seat's turn or the game is over; returns whether it has forfeited."""
        batch, seat = self.batch, Seat(self.seats[game])
        while not batch.is_over(game) and batch.current_player[game] != seat:
            try:
                batch.play(game, self._choice(game, seat.other))
            except (Forfeit, IllegalMove):
                batch.abandon([game])
                batch.observation[game] = batch.observe(game, seat)
                return True
        if batch.is_over(game):
            batch.observation[game] = batch.observe(game, seat)
        return False

    def _choice(self, game: int, seat: Seat) -> int:
        player = self._others[game]
        assert player is not None
        return self.batch.action_of(player.choose(self.batch.position(game).view(seat)))

    def close(self) -> None:
        """Close the opponents."""
        for player in self._others:
            if player is not None:
                player.close()
        self._others = [None] * self.n
