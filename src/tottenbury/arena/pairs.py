"""A pair: one deal played twice with the seats exchanged. It is the unit of all measuring, because its luck cancels out."""

from __future__ import annotations

import time
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tottenbury.arena.playing import Clock, GameResult, Thinking, play_game
from tottenbury.core.chance import check_seed
from tottenbury.core.errors import TottenburyError
from tottenbury.core.game import Outcome
from tottenbury.core.rulebook import LIBRARY, Rulebook
from tottenbury.core.seats import Seat
from tottenbury.library import rulebook
from tottenbury.opponents.naming import Budget, opponent
from tottenbury.opponents.opponent import Opponent


@dataclass(frozen=True)
class MatchSetup:
    """The players and the rules: everything that, with the number of a pair, decides its games."""

    players: tuple[str, str]
    """A and B, by name, perhaps with a budget: `greedy`, `search:100ms`."""
    rulebook: str
    """The id, options included."""
    seed: int = 0
    budget: str | None = None
    """For players that name none of their own."""
    edition: str | None = None
    """The rules themselves in one line, if they are a user's own edition: its file may change meanwhile."""

    @classmethod
    def checked(cls, one: str, other: str, rules: str, pairs: int, seed: int = 0, budget: str | None = None) -> MatchSetup:
        """The set-up of a match, once everything in it has been found to exist and to fit."""
        if pairs < 1:
            raise TottenburyError(f"a match has at least one pair of games, not {pairs}")
        seed = check_seed(seed)
        check_seed(seed + pairs - 1)
        book = rulebook(rules)
        setup = cls((one, other), book.id, seed, None if budget is None else str(Budget.parse(budget)), book.game.edition_tag)
        for name in setup.players:
            with closing(setup.player(name, seed)) as player:
                player.check_plays(book)
        return setup

    @property
    def mirrored(self) -> bool:
        """Whether a player meets itself."""
        return self.players[0] == self.players[1]

    def book(self) -> Rulebook:
        """The rulebook, also in a process that has never seen the edition's file."""
        if self.edition is not None:
            LIBRARY.tag_reader(self.edition)
        return LIBRARY.get(self.rulebook)

    def player(self, name: str, seed: int) -> Opponent:
        """A player as this match lets it think."""
        budget = Budget.parse(self.budget) if self.budget is not None else None
        if budget is None:
            return opponent(name, seed)
        return opponent(name, seed, budget=budget.seconds, simulations=budget.simulations)


@dataclass(frozen=True)
class PairResult:
    """The games of one deal. In the first A sits South, in the second North; a player that meets itself plays it once."""

    number: int
    seed: int
    games: tuple[GameResult, ...]

    @property
    def score(self) -> float:
        """A's mean score: 0, 0.25, 0.5, 0.75 or 1; against itself always 0.5."""
        return (self.games[0].score(Seat.SOUTH) + self.games[1].score(Seat.NORTH)) / 2 if len(self.games) == 2 else 0.5

    @property
    def first_score(self) -> float:
        """The mean score of the seat that began."""
        return sum(game.score(game.first) for game in self.games) / len(self.games)

    @property
    def south_score(self) -> float:
        """The mean score of the seat South, whoever sat there."""
        return sum(game.score(Seat.SOUTH) for game in self.games) / len(self.games)


def play_pair(setup: MatchSetup, number: int, clock: Clock = time.perf_counter) -> PairResult:
    """Play pair `number`. Deal, lot and both players depend on the seed of the match and this number, on nothing else."""
    book, seed = _ready(setup), setup.seed + number
    start = book.deal(seed)
    one, other = setup.players
    games = []
    for south, north in [(one, other)] if setup.mirrored else [(one, other), (other, one)]:
        with closing(setup.player(south, seed)) as at_south, closing(setup.player(north, seed)) as at_north:
            games.append(play_game(start, {Seat.SOUTH: at_south, Seat.NORTH: at_north}, clock))
    return PairResult(number, seed, tuple(games))


@lru_cache(maxsize=32)
def _ready(setup: MatchSetup) -> Rulebook:
    """The rulebook, with everything loaded that the first move of a game would otherwise be charged for."""
    book = setup.book()
    position = book.deal(setup.seed)
    position.view(position.to_move).legal_moves()
    for name in setup.players:
        with closing(setup.player(name, setup.seed)) as player:
            player.check_plays(book)
    return book


# Pairs as JSON

_DIGITS = 6


def pair_to_json(pair: PairResult) -> dict[str, Any]:
    """A pair as a line of a results file holds it."""
    return {"pair": pair.number, "seed": pair.seed, "games": [_game_to_json(game) for game in pair.games]}


def _game_to_json(game: GameResult) -> dict[str, Any]:
    winner = game.outcome.winner
    answer: dict[str, Any] = {
        "winner": None if winner is None else winner.letter,
        "reason": game.outcome.reason,
        "first": game.first.letter,
        "turns": game.turns,
        "decisions": game.decisions,
        "moves": [side.moves for side in game.thinking],
        "seconds": [round(side.seconds, _DIGITS) for side in game.thinking],
        "slowest": [round(side.slowest, _DIGITS) for side in game.thinking],
    }
    return answer if game.forfeit is None else {**answer, "forfeit": game.forfeit}


def pair_from_json(entry: Any) -> PairResult:
    """The pair of such a line; ValueError, KeyError or TypeError if it is none."""
    number, seed, games = entry["pair"], entry["seed"], tuple(_game_from_json(game) for game in entry["games"])
    if type(number) is not int or type(seed) is not int or number < 0 or len(games) not in (1, 2):
        raise ValueError("a pair has a number, a seed and its games")
    return PairResult(number, seed, games)


def _game_from_json(entry: Any) -> GameResult:
    winner = entry["winner"]
    south, north = (
        Thinking(int(moves), float(seconds), float(slowest))
        for moves, seconds, slowest in zip(entry["moves"], entry["seconds"], entry["slowest"], strict=True)
    )
    outcome = Outcome(None if winner is None else Seat.of(winner), str(entry["reason"]))
    return GameResult(outcome, Seat.of(entry["first"]), int(entry["turns"]), int(entry["decisions"]), (south, north), entry.get("forfeit"))
