"""`tottenbury match`, `tournament` and `ladder`: the arena on the command line."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tottenbury.arena.ladder import Ladder
from tottenbury.arena.ladder_page import write_page
from tottenbury.arena.match import MatchRun
from tottenbury.arena.pairs import MatchSetup
from tottenbury.arena.picture import draw_html, draw_svg
from tottenbury.arena.processes import Processes, WorkerDied
from tottenbury.arena.statistics import Sprt, estimate
from tottenbury.arena.summary import summarise
from tottenbury.arena.tournament import Tournament, match_path, read_tournament, standings
from tottenbury.kit.files import write_whole
from tottenbury.library import rulebooks
from tottenbury.table.errors import TottenburyError
from tottenbury.terminal.arena_text import match_lines, standing_lines
from tottenbury.terminal.build import build_first
from tottenbury.terminal.common import print_json, read_text

FAILED, INTERRUPTED = 1, 130

PAUSE = 0.2
"""Seconds between two figures on the screen; random players finish a pair far more often than that."""


def run(arguments: argparse.Namespace) -> int:
    """Run one of the three commands."""
    return {"match": match, "tournament": tournament, "ladder": ladder}[arguments.command](arguments)


def match(arguments: argparse.Namespace) -> int:
    """Two players, many pairs."""
    sprt = Sprt(*arguments.sprt) if arguments.sprt else None
    one, other = arguments.player_a, arguments.player_b
    setup = MatchSetup.checked(one, other, arguments.rulebook, arguments.pairs, arguments.seed, arguments.budget)
    played = MatchRun(setup, arguments.pairs, sprt)
    path = Path(arguments.out) if arguments.out else None
    code = _play(arguments, [(f"{one} v {other}", played, path)])
    summary = summarise(played)
    if arguments.json:
        print_json(summary)
    else:
        print("\n".join(match_lines(summary, setup.book())))
    return code


def tournament(arguments: argparse.Namespace) -> int:
    """Several players, everybody against everybody."""
    plan = _read(arguments.file)
    runs = list(plan.matches())
    folder = _folder(arguments.out)
    jobs = [(f"{run.setup.rulebook}: {one} v {other}", run, folder and match_path(folder, run.setup)) for one, other, run in runs]
    code = _play(arguments, jobs)
    tables = standings(plan, runs)
    if arguments.svg:
        write_whole(Path(arguments.svg), draw_svg(tables))
    if arguments.html:
        write_whole(Path(arguments.html), draw_html(tables, _note(plan)))
    if arguments.json:
        answer = {"players": dict(plan.players), "pairs": plan.pairs, "seed": plan.seed, "budget": plan.budget}
        matches = [{"names": [one, other], **summarise(run)} for one, other, run in runs]
        print_json({**answer, "tables": [table.to_json() for table in tables], "matches": matches})
    else:
        print("\n\n".join("\n".join(standing_lines(table)) for table in tables))
    return code


def ladder(arguments: argparse.Namespace) -> int:
    """The house's own players in every rulebook, and the page about them."""
    folder = _folder(arguments.out)
    assert folder is not None
    players = arguments.players.split(",") if arguments.players else None
    plan = Ladder.plan(arguments.rulebook or rulebooks(), arguments.pairs, arguments.seed, arguments.budget, players)
    for note in plan.notes:
        print(note, file=sys.stderr)
    code = 0
    if not arguments.no_play:
        runs = [MatchRun(setup, plan.pairs) for setup in plan.setups]
        jobs = [(f"{run.setup.rulebook}: {' v '.join(run.setup.players)}", run, match_path(folder, run.setup)) for run in runs]
        code = _play(arguments, jobs)
    page = write_page(plan, folder)
    if arguments.markdown:
        write_whole(Path(arguments.markdown), page)
    else:
        print(page, end="")
    return code


def _play(arguments: argparse.Namespace, jobs: Sequence[tuple[str, MatchRun, Path | None]]) -> int:
    """Play matches one after the other, each over all processes; the exit code. What was played stays, whatever comes between."""
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


def _progress(jobs: Sequence[tuple[str, MatchRun, Path | None]]) -> str:
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


def _read(file: str) -> Tournament:
    try:
        return read_tournament(read_text(file))
    except OSError as error:
        raise TottenburyError(f"{file}: {error.strerror or error}") from None
    except TottenburyError as error:
        raise TottenburyError(f"{file}: {error}") from None


def _note(plan: Tournament) -> str:
    """What stands above the page's table."""
    players = ", ".join(name if name == spec else f"{name} ({spec})" for name, spec in plan.players.items())
    budget = f"; {plan.budget} a move where a player names no budget of its own" if plan.budget else ""
    return f"{players}. {plan.pairs} pairs in every match, seeds {plan.seed} to {plan.seed + plan.pairs - 1}{budget}."


def _folder(name: str | None) -> Path | None:
    if name is None:
        return None
    Path(name).mkdir(parents=True, exist_ok=True)
    return Path(name)
