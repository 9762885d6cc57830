"""What the server has for each game: one module a game, found by the name that its family gives."""

from __future__ import annotations

from typing import Any

from tottenbury.core.family import Registry


class ServedGame:
    """What the server has to be told of a game; what a game leaves out is as in one without cards and claims."""

    def drawn(self, edition: Any) -> dict[str, Any]:
        """What the page has to know to draw a table of an edition: fields of `RulebookShown` that are not at their defaults."""
        return {}


GAMES: Registry[ServedGame] = Registry(
    stones="tottenbury.server.games.stones",
    siege="tottenbury.server.games.siege",
    tug="tottenbury.server.games.tug",
)
