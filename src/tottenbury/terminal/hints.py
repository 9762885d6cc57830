"""Hints, for the command and for the game in the terminal: asking an opponent, and telling its thought."""

from __future__ import annotations

from collections.abc import Callable

from tottenbury.core.position import View
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.opponent import Opponent, Thought

SHOWN = 5
"""How many moves are printed unless another number is asked for."""


def ask(player: Opponent, view: View, budget: Budget) -> Thought:
    """What an opponent thinks of a view; it is closed afterwards."""
    try:
        return player.think(view, budget)
    finally:
        player.close()


def hint_lines(thought: Thought, phrase: Callable[[str], str], number: int = SHOWN) -> list[str]:
    """A thought for people: the moves with the mover's chance to win, and how it may go on."""
    if not thought.candidates:
        return [f"{phrase(thought.move)}: there is nothing to weigh up"]
    # A move that was hardly tried says nothing, whatever its number.
    tried = [c for c in thought.candidates if c.simulations * 50 >= thought.simulations] if not thought.exact else list(thought.candidates)
    lines = []
    for candidate in (tried or list(thought.candidates))[:number]:
        chance = "   ?" if candidate.chance is None else f"{candidate.chance:6.1%}"
        often = f"  ({candidate.simulations} of {thought.simulations} simulations)" if candidate.simulations else ""
        lines.append(f"{chance}  {phrase(candidate.move)}{often}")
    if thought.exact:
        lines.append("Proven, not estimated.")
    elif len(thought.line) > 1:
        lines.append("It may go on like this: " + ", ".join(thought.line))
    return lines
