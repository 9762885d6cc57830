"""`tottenbury train`: let a net learn a rulebook by playing against itself."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from tottenbury.core.errors import TottenburyError
from tottenbury.library import rulebook
from tottenbury.opponents import nets
from tottenbury.terminal.arguments import count, positive, share, whole
from tottenbury.terminal.common import FAILED
from tottenbury.terminal.libraries import build_first
from tottenbury.training.run import Plan, TrainingRun, begin


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.description = "Let a net learn a rulebook by playing against itself, on the processor alone. See docs/learning.md."
    parser.add_argument("rulebook", nargs="?", metavar="RULEBOOK", help="which rulebook; those of its family share the net")
    parser.add_argument("--minutes", type=positive, metavar="M", help="how long the self-play lasts (default: 30)")
    parser.add_argument("--games", type=count, metavar="N", help="or how many games it has; then the same seed gives the same net")
    parser.add_argument("--teach", type=whole, default=0, metavar="R", help="rounds with the search as teacher afterwards (default: none)")
    parser.add_argument("--rate", type=share, default=3e-4, metavar="R", help="the learning rate in the beginning")
    parser.add_argument("--sparring", type=whole, default=0, metavar="K", help="play one in K games against greedy (default: none)")
    start = "begin with this net; the same game's without tactic cards will do, too"
    parser.add_argument("--start", metavar="NET", help=start)
    against = "learn only to beat this net, `learned` or a file: how far can it be exploited?"
    parser.add_argument("--against", metavar="NET", help=against)
    parser.add_argument("--threads", type=count, default=2, metavar="T", help="the net does not depend on it")
    parser.add_argument("--seed", type=whole, default=1, metavar="N", help="another seed gives another net")
    parser.add_argument("--out", metavar="DIR", help="the folder for everything (default: training- and the net's name)")
    parser.add_argument("--resume", metavar="DIR", help="go on with a training that was interrupted")
    parser.add_argument("--pairs", type=count, default=200, metavar="N", help="pairs against greedy at each look")
    parser.add_argument("--gate", type=count, default=2000, metavar="N", help="pairs of each match at the gate")
    calibrating = "fresh games to check the calibration with, fitted on a third as many; 0: none"
    parser.add_argument("--calibrate", type=whole, default=20_000, metavar="N", help=calibrating)
    parser.add_argument("--every", type=positive, default=60.0, metavar="S", help="seconds between two looks")
    parser.add_argument("--ship", action="store_true", help="put an accepted net among those that come with the package")


def run(arguments: argparse.Namespace) -> int:
    """Begin or go on; the exit code says whether the net passed the gate."""
    if arguments.resume:
        if arguments.rulebook is not None:
            raise TottenburyError("a training that goes on knows its rulebook: name only --resume DIR")
        training = TrainingRun.resume(Path(arguments.resume), arguments.threads, _say)
    else:
        if arguments.rulebook is None:
            raise TottenburyError("name a rulebook to train, or --resume DIR to go on")
        book = rulebook(arguments.rulebook)
        minutes = 30.0 if arguments.minutes is None and arguments.games is None else arguments.minutes
        if minutes is not None and arguments.games is not None:
            raise TottenburyError("--minutes and --games both say how long; name one of them")
        plan = Plan(
            book.id,
            arguments.seed,
            arguments.games,
            minutes,
            arguments.teach,
            arguments.rate,
            arguments.sparring,
            arguments.start,
            arguments.against,
            arguments.pairs,
            arguments.gate,
            arguments.calibrate,
            arguments.every,
        )
        training = begin(plan, Path(arguments.out or f"training-{plan.name}"), arguments.threads, _say)
    build_first(rulebook(training.plan.rulebook))
    try:
        report = training.run()
    except KeyboardInterrupt:
        _say(f"\nInterrupted; tottenbury train --resume {training.folder} goes on from the last checkpoint.")
        raise
    if arguments.ship and report.accepted:
        target = Path(nets.__file__).parent / "data" / report.path.name
        target.parent.mkdir(exist_ok=True)
        shutil.copyfile(report.path, target)
        _say(f"Copied to {target}")
    return 0 if report.accepted else FAILED


def _say(words: str) -> None:
    print(words, flush=True)
