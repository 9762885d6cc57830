"""One game between two opponents, timed: the unit of all that the arena measures."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tottenbury.core.errors import Forfeit
from tottenbury.core.game import Outcome
from tottenbury.core.position import Move, Position, View
from tottenbury.core.seats import Seat
from tottenbury.opponents.opponent import Opponent

FORFEIT, TURN_LIMIT = "forfeit", "turn-limit"
"""Reasons that no rulebook knows: a player lost by its own fault; nothing forced the game to end (D-71)."""

Clock = Callable[[], float]


@dataclass(frozen=True)
class Thinking:
    """How long one seat thought in a game."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    """The longest time for a single move, in seconds."""

    def with_move(self, seconds: float) -> Thinking:
        """The same with one move more."""
        return Thinking(self.moves + 1, self.seconds + seconds, max(self.slowest, seconds))


@dataclass(frozen=True)
class GameResult:
    """What is kept of a game between computers."""

    outcome: Outcome
    first: Seat
    """The seat that began."""
    turns: int
    decisions: int
    thinking: tuple[Thinking, Thinking]
    """South's and North's."""
    forfeit: str | None = None
    """If a player lost by its own fault: what it did."""

    def score(self, seat: Seat) -> float:
        """1 for a win, 0 for a loss, a half for a draw."""
        return 0.5 if self.outcome.winner is None else float(self.outcome.winner is seat)


def play_game(position: Position, players: Mapping[Seat, Opponent], clock: Clock = time.perf_counter) -> GameResult:
    """Let two opponents play from here to the end, or to the game's limit of turns, which makes a draw.

    A player that raises Forfeit or names an illegal move loses. The players stay open: the caller closes them.
    """
    first, limit = position.turn, position.book.game.turn_limit
    mover: Seat | None = None
    turns = decisions = 0
    thinking = {seat: Thinking() for seat in Seat}
    outcome, fault = position.outcome, None
    while outcome is None:
        if position.turn is not mover:
            if turns == limit:
                outcome = Outcome(None, TURN_LIMIT)
                break
            turns += 1
            mover = position.turn
        seat = position.to_move
        view = position.view(seat)
        began = clock()
        try:
            move = _legal(players[seat].choose(view), view)
        except Forfeit as error:
            outcome, fault = Outcome(seat.other, FORFEIT), f"{players[seat].name}: {error}"
            break
        finally:
            thinking[seat] = thinking[seat].with_move(clock() - began)
            decisions += 1
        position = position.play(move)
        outcome = position.outcome
    for seat, player in players.items():
        player.game_over(position.view(seat), outcome)
    return GameResult(outcome, first, turns, decisions, (thinking[Seat.SOUTH], thinking[Seat.NORTH]), fault)


def _legal(move: str, view: View) -> Move:
    """The move out of the list of legal ones. A text with a result behind it (`+c=r5`) is none: players do not choose their luck."""
    for legal in view.legal_moves():
        if legal == move:
            return legal
    raise Forfeit(f"{move!s} is not a legal move at {view}")
