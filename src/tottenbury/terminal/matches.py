"""Playing matches for the commands of the arena: one after the other, each over all processes, with bars where somebody watches."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tottenbury.arena.match import MatchRun
from tottenbury.arena.processes import Processes, WorkerDied
from tottenbury.arena.statistics import estimate
from tottenbury.terminal.common import FAILED, INTERRUPTED
from tottenbury.terminal.libraries import build_first

PAUSE = 0.2
"""Seconds between two figures on the screen; random players finish a pair far more often than that."""

Job = tuple[str, MatchRun, Path | None]
"""A match with its title and the file that keeps its results."""


def play_matches(arguments: argparse.Namespace, jobs: Sequence[Job]) -> int:
    """Play all of them; returns the exit code. What was played stays, whatever comes between."""
    for _, played, path in jobs:
        if path is not None:
            played.take_up(path, arguments.any_commit)  # so that a file in the way is found before hours of play, not after
    build_first(*(run.setup.book() for _, run, _ in jobs))
    most = max(run.pairs for _, run, _ in jobs)
    try:
        with _bars(quiet=getattr(arguments, "json", False)) as bar, Processes(min(arguments.processes, most)) as processes:
            for title, played, path in jobs:
                played.play(processes, path, arguments.any_commit, bar(title))
    except KeyboardInterrupt:
        print(f"Interrupted after {_progress(jobs)}.", file=sys.stderr)
        return INTERRUPTED
    except WorkerDied as error:
        print(f"tottenbury: {error}; {_progress(jobs)} were finished", file=sys.stderr)
        return FAILED
    return 0


def _progress(jobs: Sequence[Job]) -> str:
    return f"{sum(len(run.results) for _, run, _ in jobs)} of {sum(run.pairs for _, run, _ in jobs)} pairs"


@contextmanager
def _bars(quiet: bool) -> Iterator[Callable[[str], Callable[[MatchRun], None] | None]]:
    """A bar for each match, if somebody watches: how far it is, and A's score so far."""
    console = Console(stderr=True)
    if quiet or not console.is_terminal:
        yield lambda _: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[score]}"),
        TimeRemainingColumn(),
    )

    with Progress(*columns, console=console, transient=True) as progress:

        def bar(title: str) -> Callable[[MatchRun], None]:
            task, told_at = progress.add_task(title, score=""), 0.0

            def tell(played: MatchRun) -> None:
                nonlocal told_at
                if played.finished < played.pairs and time.monotonic() < told_at + PAUSE:
                    return
                told_at = time.monotonic()
                score = estimate([pair.score for pair in played.results])
                told = "" if score.mean is None else f"{score.mean:.1%} ({score.low:.0%} to {score.high:.0%})"
                if played.sprt is not None:
                    told += f", ratio {played.ratio:+.2f}"
                progress.update(task, completed=len(played.results), total=played.pairs, score=told)

            return tell

        yield bar


def folder_of(name: str | None) -> Path | None:
    """The folder for results, made if it is not there."""
    if name is None:
        return None
    Path(name).mkdir(parents=True, exist_ok=True)
    return Path(name)
