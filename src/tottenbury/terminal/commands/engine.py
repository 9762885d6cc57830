"""`tottenbury engine`: an opponent for other programs."""

from __future__ import annotations

import argparse
import sys

from tottenbury.opponents.naming import LEVELS, OPPONENTS, opponent
from tottenbury.terminal.arguments import whole
from tottenbury.terminal.engine import Engine


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.description = "Speak the engine protocol over standard input and output; see docs/engine-protocol.md."
    names = ", ".join([*LEVELS, *OPPONENTS])
    parser.add_argument("--opponent", default="search", metavar="NAME", help=names)
    parser.add_argument("--seed", type=whole, default=0, metavar="N", help="seed of its choices, until `newgame` gives another")


def run(arguments: argparse.Namespace) -> int:
    """Speak the protocol over standard input and output."""
    opponent(arguments.opponent, arguments.seed)  # a name that nobody has is refused before anything is said
    return Engine(arguments.opponent, arguments.seed, sys.stdin.buffer, sys.stdout.buffer).run()
