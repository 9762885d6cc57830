"""`tottenbury analyse`: a position or a game judged, by what the rulebook has for that."""

from __future__ import annotations

import argparse
from pathlib import Path

from tottenbury.terminal.arguments import add_json, count
from tottenbury.terminal.common import read_position, read_record
from tottenbury.terminal.games import presenter_of


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.description = "Judge a position or a recorded game: a card game by a net, the tug of war exactly. See docs/analysis.md."
    parser.add_argument("what", metavar="POSITION|FILE", help="a position, or a .duel record (- for standard input)")
    parser.add_argument("--round", type=count, metavar="N", default=1, help="which game of a match")
    parser.add_argument("--all", action="store_true", help="print every better move, in the tug of war every way to use a throw")
    parser.add_argument("--net", metavar="FILE", help="judge a card game by this net (default: the one that comes with Tottenbury)")
    parser.add_argument("--svg", metavar="FILE", help="draw the chances of both players over a card game")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Judge a position, or a record turn by turn."""
    if _names_a_file(arguments.what):
        record = read_record(arguments.what, arguments.round)
        return presenter_of(record.book).analysis(record.book).analyse_record(arguments, record)
    situation = read_position(arguments.what)
    return presenter_of(situation.book).analysis(situation.book).analyse_position(arguments, situation)


def _names_a_file(text: str) -> bool:
    """Whether a record is meant: a position has several parts, so a single word is a file, even one that is not there."""
    if len(text.split()) < 2:
        return True
    try:
        return Path(text).exists()
    except (OSError, ValueError):  # a position may be longer than any name of a file
        return False
