"""`tottenbury hint`: what a strong opponent would play here, and on what grounds."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from tottenbury.opponents.budget import Budget
from tottenbury.opponents.naming import HINT_BUDGET, adviser, opponent
from tottenbury.opponents.opponent import Opponent, Thought
from tottenbury.table.errors import GameOver
from tottenbury.table.position import Position, View
from tottenbury.terminal.common import print_json, read_position

SHOWN = 5
"""So many moves are printed unless another number is asked for."""


def hint(arguments: argparse.Namespace) -> int:
    """Print the best moves of a position as its mover sees it."""
    situation = read_position(arguments.position)
    if situation.outcome is not None:
        raise GameOver(f"that game is over: {situation.outcome}")
    view = situation.view(situation.to_move) if isinstance(situation, Position) else situation
    name = arguments.opponent or adviser(view.book)
    adviser_player = opponent(name, arguments.seed)
    adviser_player.check_plays(view.book)
    thought = ask(adviser_player, view, Budget.parse(arguments.budget) if arguments.budget else HINT_BUDGET)
    if arguments.json:
        print_json(_json(view, name, thought))
    else:
        for line in hint_lines(thought, str, arguments.number):
            print(line)
    return 0


def ask(player: Opponent, view: View, budget: Budget) -> Thought:
    """What an opponent thinks of a view; it is closed afterwards."""
    try:
        return player.think(view, budget)
    finally:
        player.close()


def hint_lines(thought: Thought, words: Callable[[str], str], number: int = SHOWN) -> list[str]:
    """A thought for people: the moves with the mover's chance to win, and how it may go on."""
    if not thought.candidates:
        return [f"{words(thought.move)}: there is nothing to weigh up"]
    # A move that was hardly tried says nothing, whatever its number.
    tried = [c for c in thought.candidates if c.simulations * 50 >= thought.simulations] if not thought.exact else list(thought.candidates)
    lines = []
    for candidate in (tried or list(thought.candidates))[:number]:
        chance = "   ?" if candidate.chance is None else f"{candidate.chance:6.1%}"
        often = f"  ({candidate.simulations} of {thought.simulations} simulations)" if candidate.simulations else ""
        lines.append(f"{chance}  {words(candidate.move)}{often}")
    if thought.exact:
        lines.append("Proven, not estimated.")
    elif len(thought.line) > 1:
        lines.append("It may go on like this: " + ", ".join(thought.line))
    return lines


def _json(view: View, name: str, thought: Thought) -> dict[str, Any]:
    return {
        "position": str(view),
        "opponent": name,
        "move": str(thought.move),
        "candidates": [{"move": str(c.move), "win": c.chance, "simulations": c.simulations} for c in thought.candidates],
        "simulations": thought.simulations,
        "line": list(thought.line),
        "exact": thought.exact,
        "seconds": thought.seconds,
    }
