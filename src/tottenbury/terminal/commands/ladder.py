"""`tottenbury ladder`: our own players in every rulebook."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tottenbury.arena.ladder import Ladder
from tottenbury.arena.ladder_page import write_page
from tottenbury.arena.match import MatchRun
from tottenbury.arena.tournament import match_path
from tottenbury.kit.files import write_whole
from tottenbury.library import rulebooks
from tottenbury.terminal.arguments import add_measuring, count
from tottenbury.terminal.matches import folder_of, play_matches


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.description = "Measure our own players against one another, and each against itself for the balance of the game."
    parser.add_argument("--rulebook", action="append", metavar="ID", help="only this one; may be repeated (default: all)")
    parser.add_argument("--players", metavar="A,B,...", help="these players, from the bottom up (default: our own)")
    parser.add_argument("--pairs", type=count, default=100, metavar="N", help="how many deals in every match")
    add_measuring(parser)
    parser.add_argument("--out", metavar="DIR", required=True, help="keep the results of every match there; goes on from there")
    parser.add_argument("--markdown", metavar="FILE", help="write the page from what is there (default: print it)")
    parser.add_argument("--no-play", action="store_true", help="only write the page from what is there")


def run(arguments: argparse.Namespace) -> int:
    """Measure them, and write the page about them."""
    folder = folder_of(arguments.out)
    assert folder is not None
    players = arguments.players.split(",") if arguments.players else None
    plan = Ladder.plan(arguments.rulebook or rulebooks(), arguments.pairs, arguments.seed, arguments.budget, players)
    for note in plan.notes:
        print(note, file=sys.stderr)
    code = 0
    if not arguments.no_play:
        runs = [MatchRun(setup, plan.pairs) for setup in plan.setups]
        jobs = [(f"{run.setup.rulebook}: {' v '.join(run.setup.players)}", run, match_path(folder, run.setup)) for run in runs]
        code = play_matches(arguments, jobs)
    page = write_page(plan, folder)
    if arguments.markdown:
        write_whole(Path(arguments.markdown), page)
    else:
        print(page, end="")
    return code
