"""`tottenbury moves`: the legal moves of a position."""

from __future__ import annotations

import argparse

from tottenbury.terminal.arguments import add_json, add_position
from tottenbury.terminal.common import print_json, read_position, situation_json


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_position(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """List the legal moves."""
    situation = read_position(arguments.position)
    listed = [str(move) for move in situation.legal_moves()]
    if arguments.json:
        print_json({**situation_json(situation), "moves": listed})
    else:
        for move in listed:
            print(move)
    return 0
