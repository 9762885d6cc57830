"""`tottenbury perft`: how many sequences of decisions follow from a position."""

from __future__ import annotations

import argparse

from tottenbury.core.errors import TottenburyError
from tottenbury.core.position import View
from tottenbury.terminal.arguments import add_json, add_position, whole
from tottenbury.terminal.common import print_json, read_position


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_position(parser)
    parser.add_argument("depth", type=whole, metavar="DEPTH", help="how many decisions each sequence has")
    parser.add_argument("--divide", action="store_true", help="count behind each first move")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Count the sequences of decisions."""
    situation = read_position(arguments.position)
    if isinstance(situation, View):
        raise TottenburyError("perft needs a position without unknown cards")
    counts: dict[str, int] = {}
    if arguments.divide and arguments.depth > 0:
        situation = situation.with_chance(0)  # as perft counts
        for move in situation.legal_moves():
            counts[str(move)] = situation.play(move).perft(arguments.depth - 1)
        total = sum(counts.values())
    else:
        total = situation.perft(arguments.depth)
    if arguments.json:
        print_json({"position": str(situation), "depth": arguments.depth, "nodes": total, **({"divide": counts} if counts else {})})
        return 0
    for text, number in counts.items():
        print(f"{text:<8}{number}")
    print(total)
    return 0
