"""`tottenbury play`: the game in the terminal, line by line."""

from __future__ import annotations

import argparse
from pathlib import Path

from tottenbury.core.errors import TottenburyError
from tottenbury.library import position as read_line
from tottenbury.library import rulebook
from tottenbury.opponents.naming import LEVELS, OPPONENTS, opponent
from tottenbury.session import PERSON, Settings
from tottenbury.session.settings import LOT
from tottenbury.terminal.answers import Quit
from tottenbury.terminal.arguments import add_rulebook, whole
from tottenbury.terminal.common import output
from tottenbury.terminal.terminal_table import NAMELESS, TerminalTable
from tottenbury.words import ENGLISH, languages


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.description = "Play in the terminal, line by line."
    add_rulebook(parser)
    levels, others = ", ".join(LEVELS), ", ".join(OPPONENTS)
    players = f"{NAMELESS}; a level: {levels}; an opponent: {others}, search:2s; or cmd:COMMAND for a bot of your own"
    parser.add_argument("--south", default=NAMELESS, metavar="PLAYER", help=players)
    parser.add_argument("--north", default="normal", metavar="PLAYER", help="the same for North")
    parser.add_argument("--first", choices=["S", "N"], help="who begins (default: the lot decides)")
    formats = "single, series, series:N or feud:N; in the siege revenge, in the tug of war rematch"
    parser.add_argument("--match", default="single", metavar="FORMAT", help=formats)
    parser.add_argument("--tie", choices=["shared", "extra_game"], default="shared", help="a feud or series with equal points")
    parser.add_argument("--decider", choices=["one_game", "new_pair"], default="one_game", help="after an equal revenge")
    splits = ["second_decides", "draw", "decider"]
    parser.add_argument("--split", choices=splits, default=splits[0], help="a rematch with a win each")
    parser.add_argument("--seed", type=whole, metavar="N", help="the same number gives the same cards (default: a new one)")
    parser.add_argument("--position", metavar="POSITION", help="begin from this position instead of a fresh deal")
    parser.add_argument("--record", metavar="FILE", help="keep the game in this file, up to date after every move")
    names = "language of the names of formations and tactic cards"
    parser.add_argument("--language", choices=languages(), default=ENGLISH, help=names)


def run(arguments: argparse.Namespace) -> int:
    """Set up the table and play a game or a match."""
    computers = [opponent(name) for name in (arguments.south, arguments.north) if name != NAMELESS]
    if arguments.record and Path(arguments.record).exists():
        raise TottenburyError(f"{arguments.record} exists already; name a new file for the record")
    settings = _settings(arguments)
    book = settings.check()
    for computer in computers:
        computer.check_plays(book)
    table = TerminalTable(output(), settings, arguments.seed, arguments.record, arguments.language)
    try:
        table.match()
    except Quit:
        table.farewell()
    except KeyboardInterrupt:
        table.farewell()
        raise
    return 0


def _settings(arguments: argparse.Namespace) -> Settings:
    """What was agreed on the command line; a position brings its own rulebook along."""
    start = None if arguments.position is None else read_line(arguments.position)
    book = rulebook(arguments.rulebook) if start is None else start.book
    south, north = (PERSON if name == NAMELESS else name for name in (arguments.south, arguments.north))
    return Settings(
        rulebook=book.id,
        format=arguments.match,
        south=south,
        north=north,
        first=arguments.first or LOT,
        position="" if start is None else str(start),
        tie=arguments.tie,
        decider=arguments.decider,
        split=arguments.split,
    )
