"""`tottenbury train`: let a net learn a rulebook by playing against itself."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

import tottenbury.opponents.learned as learned
from tottenbury.library import rulebook
from tottenbury.table.errors import TottenburyError
from tottenbury.terminal.build import build_first
from tottenbury.training.run import Plan, TrainingRun, begin

REFUSED = 1


def train(arguments: argparse.Namespace) -> int:
    """Begin or go on; the exit code says whether the net passed the gate."""
    if arguments.resume:
        if arguments.rulebook is not None:
            raise TottenburyError("a training that goes on knows its rulebook: name only --resume DIR")
        run = TrainingRun.resume(Path(arguments.resume), arguments.threads, _say)
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
        run = begin(plan, Path(arguments.out or f"training-{plan.name}"), arguments.threads, _say)
    build_first(rulebook(run.plan.rulebook))
    try:
        report = run.run()
    except KeyboardInterrupt:
        _say(f"\nInterrupted; tottenbury train --resume {run.folder} goes on from the last checkpoint.")
        raise
    if arguments.ship and report.accepted:
        target = Path(learned.__file__).parent / "data" / report.path.name
        target.parent.mkdir(exist_ok=True)
        shutil.copyfile(report.path, target)
        _say(f"Copied to {target}")
    return 0 if report.accepted else REFUSED


def _say(words: str) -> None:
    print(words, flush=True)
