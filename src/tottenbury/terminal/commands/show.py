"""`tottenbury show`: a position, drawn."""

from __future__ import annotations

import argparse

from tottenbury.terminal.arguments import add_json, add_position
from tottenbury.terminal.common import output, print_json, read_position, seat_of, situation_json
from tottenbury.terminal.games import presenter_of


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_position(parser)
    parser.add_argument("--seat", choices=["S", "N", "spectator"], help="as this seat may see it")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Draw a position."""
    situation = read_position(arguments.position)
    if arguments.seat is not None:
        situation = situation.view(seat_of(arguments.seat))
    if arguments.json:
        print_json(situation_json(situation))
        return 0
    presenter = presenter_of(situation.book)
    presenter.draw(output(), situation)
    print(f"\n{presenter.whose_turn(situation)}.")
    return 0
