"""`tottenbury match`: two players, measured against each other."""

from __future__ import annotations

import argparse
from pathlib import Path

from tottenbury.arena.match import MatchRun
from tottenbury.arena.pairs import MatchSetup
from tottenbury.arena.statistics import Sprt
from tottenbury.arena.summary import summarise
from tottenbury.terminal.arguments import add_json, add_measuring, add_rulebook, count
from tottenbury.terminal.common import print_json
from tottenbury.terminal.match_text import match_lines
from tottenbury.terminal.matches import play_matches


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.description = "Measure two players against each other: every deal is played twice, with the seats exchanged. See docs/arena.md."
    parser.add_argument("player_a", metavar="A", help="an opponent, perhaps with a budget of its own: greedy, search:100ms")
    parser.add_argument("player_b", metavar="B", help="the other one")
    add_rulebook(parser)
    parser.add_argument("--pairs", type=count, default=100, metavar="N", help="how many deals")
    add_measuring(parser)
    parser.add_argument("--sprt", type=float, nargs=2, metavar=("ELO0", "ELO1"), help="stop when the sequential test decides between them")
    parser.add_argument("--out", metavar="FILE", help="keep every pair as a line of JSON; a match that was interrupted goes on from there")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Two players, many pairs."""
    sprt = Sprt(*arguments.sprt) if arguments.sprt else None
    one, other = arguments.player_a, arguments.player_b
    setup = MatchSetup.checked(one, other, arguments.rulebook, arguments.pairs, arguments.seed, arguments.budget)
    played = MatchRun(setup, arguments.pairs, sprt)
    path = Path(arguments.out) if arguments.out else None
    code = play_matches(arguments, [(f"{one} v {other}", played, path)])
    summary = summarise(played)
    if arguments.json:
        print_json(summary)
    else:
        print("\n".join(match_lines(summary, setup.book())))
    return code
