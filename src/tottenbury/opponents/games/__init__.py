"""What the players know of each game: one module a game, found by the name that its family gives it.

Nothing else in this room asks which game it is. A game that is not entered has no judgement, no nets and no solution; `random` plays it.
"""

from __future__ import annotations

from tottenbury.core.family import Registry
from tottenbury.core.game import Game
from tottenbury.opponents.games.game import GamePlayers

GAMES: Registry[GamePlayers] = Registry(
    stones="tottenbury.opponents.games.stones",
    siege="tottenbury.opponents.games.siege",
    tug="tottenbury.opponents.games.tug",
)

_UNKNOWN = GamePlayers()


def players_of(game: Game) -> GamePlayers:
    """What the players know of a game; nothing if it is not entered."""
    name = game.family.game
    return GAMES[name] if name in GAMES else _UNKNOWN  # noqa: SIM401 - a registry is no dictionary
