"""The presenter of a game that is made up in the tests."""

from __future__ import annotations

from tottenbury.core.position import Position, View
from tottenbury.terminal.games.presenter import Presenter


class SticksPresenter(Presenter):
    """Says something of its own."""

    place = "stick"

    def phrase(self, situation: Position | View, step: str) -> str:
        """A step in words."""
        return f"lays {step}"


GAME = SticksPresenter()
