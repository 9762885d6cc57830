"""The line of sticks in the terminal."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Console

from tottenbury.core.position import Position, View
from tottenbury.terminal.games.presenter import Presenter


class SticksPresenter(Presenter):
    """Draws the heap."""

    wishes: ClassVar[dict[str, str]] = {"take": "take one, two or three sticks"}
    doing: ClassVar[dict[str, str]] = {"take": "takes"}

    def draw(self, console: Console, situation: Position | View) -> None:
        left = situation.book.game.read(situation.state).left
        console.print(f"heap: {'| ' * left}({left})", highlight=False, markup=False)


GAME = SticksPresenter()
