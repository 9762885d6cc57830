"""How each game is shown in the terminal: one presenter a game."""

from __future__ import annotations

from tottenbury.core.family import Registry
from tottenbury.core.rulebook import Rulebook
from tottenbury.terminal.games.presenter import Presenter

GAMES: Registry[Presenter] = Registry(
    stones="tottenbury.terminal.games.stones",
    siege="tottenbury.terminal.games.siege",
    tug="tottenbury.terminal.games.tug",
)

PLAIN = Presenter()
"""Does for games that have no presenter of their own."""


def presenter_of(book: Rulebook) -> Presenter:
    """The presenter of a rulebook's game."""
    game = book.game.family.game
    if game in GAMES:
        return GAMES[game]
    return PLAIN
