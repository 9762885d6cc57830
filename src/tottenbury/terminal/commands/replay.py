"""`tottenbury replay`: a recorded game."""

from __future__ import annotations

import argparse

from tottenbury.core.errors import TottenburyError
from tottenbury.terminal.arguments import add_json, count, whole
from tottenbury.terminal.common import output, print_json, read_record, seat_of
from tottenbury.terminal.games import presenter_of


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("file", metavar="FILE", help="a .duel record, or - for standard input")
    parser.add_argument("--turn", type=whole, metavar="N", help="the position after turn N (0: the start)")
    parser.add_argument("--seat", choices=["S", "N", "spectator"], help="as this seat saw it")
    parser.add_argument("--round", type=count, metavar="N", default=1, help="which game of a match")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Show a recorded game, turn by turn or at one turn."""
    record = read_record(arguments.file, arguments.round)
    if arguments.seat is not None:
        record = record.view(seat_of(arguments.seat))
    if arguments.turn is not None and arguments.turn > len(record.turns):
        raise TottenburyError(f"the game has {len(record.turns)} turns, not {arguments.turn}")
    after = record.after_turns()
    if arguments.json:
        chosen = range(len(after)) if arguments.turn is None else [arguments.turn]
        print_json({"tags": dict(record.tags), "turns": [{"turn": n, "position": str(after[n])} for n in chosen]})
        return 0
    console, presenter = output(), presenter_of(record.book)
    if arguments.turn is not None:
        if arguments.turn:
            print(f"{record.turns[arguments.turn - 1]}\n")
        presenter.draw(console, after[arguments.turn])
        print(f"\n{presenter.whose_turn(after[arguments.turn])}.")
        return 0
    print(str(record))
    presenter.draw(console, after[-1])
    winner, _, reason = record.result.partition(" ")
    ended = record.result != "*"
    print(f"\n{presenter.describe_outcome(seat_of(winner), reason) if ended else presenter.whose_turn(after[-1])}.")
    return 0
