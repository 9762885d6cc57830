"""`tottenbury hint`: what a strong opponent would play here, and on what grounds."""

from __future__ import annotations

import argparse
from typing import Any

from tottenbury.core.errors import GameOver
from tottenbury.core.position import Position, View
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.naming import HINT_BUDGET, adviser, opponent
from tottenbury.opponents.opponent import Thought
from tottenbury.terminal.arguments import add_json, add_position, count, whole
from tottenbury.terminal.common import print_json, read_position
from tottenbury.terminal.hints import SHOWN, ask, hint_lines


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_position(parser, "a line of notation, or -; what is hidden from the mover is not looked at")
    parser.add_argument("--budget", metavar="B", help="how long to think: 100ms, 1s, or 2000n for simulations (default: 1s)")
    strongest = "perfect in the tug of war, deep where a net has been trained, else search"
    parser.add_argument("--opponent", metavar="NAME", help=f"which opponent to ask (default: {strongest})")
    parser.add_argument("--number", type=count, default=SHOWN, metavar="N", help="how many moves to print")
    told = "the same number, with a budget of simulations, gives the same hint"
    parser.add_argument("--seed", type=whole, default=0, metavar="N", help=told)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the best moves of a position as its mover sees it."""
    situation = read_position(arguments.position)
    if situation.outcome is not None:
        raise GameOver(f"that game is over: {situation.outcome}")
    view = situation.view(situation.to_move) if isinstance(situation, Position) else situation
    name = arguments.opponent or adviser(view.book)
    player = opponent(name, arguments.seed)
    player.check_plays(view.book)
    thought = ask(player, view, Budget.parse(arguments.budget) if arguments.budget else HINT_BUDGET)
    if arguments.json:
        print_json(_json(view, name, thought))
    else:
        for line in hint_lines(thought, str, arguments.number):
            print(line)
    return 0


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
