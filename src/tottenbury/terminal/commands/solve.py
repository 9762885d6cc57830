"""`tottenbury solve tug`: compute the win probability of every state, prove how exact it is, and keep the table."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress as Bar
from rich.progress import SpinnerColumn, TextColumn, TimeElapsedColumn

from tottenbury.analysis.tug_findings import findings, habits
from tottenbury.core.errors import TottenburyError
from tottenbury.kit.folders import data_folder
from tottenbury.library import rulebook
from tottenbury.terminal.arguments import add_json, count, whole
from tottenbury.terminal.common import print_json
from tottenbury.terminal.libraries import build_first
from tottenbury.tug.edition import TugEdition
from tottenbury.tug.solving import tables
from tottenbury.tug.solving.certificate import Certificate, certify, check
from tottenbury.tug.solving.iteration import Options, Progress
from tottenbury.tug.solving.multigrid import solve_by_ladder
from tottenbury.tug.solving.playing import play_from_random_states
from tottenbury.tug.solving.results import Model
from tottenbury.tug.solving.solver import Solution, solve

Report = Callable[[Progress], None]


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.description = "Solve the tug of war; see docs/tug-solution.md."
    parser.add_argument("game", metavar="tug", help="the only game that is solved")
    parser.add_argument("--cap", type=count, default=24, metavar="N", help="the most athletes a side")
    parser.add_argument("--weakened", type=whole, default=0, metavar="W", help="how many weakened ones are counted")
    parser.add_argument("--free", action="store_true", help="with the option free_assignment")
    parser.add_argument("--later", action="store_true", help="with the option weak_next_turn")
    parser.add_argument("--both", action="store_true", help="with the option reroll_source=both")
    parser.add_argument("--goal", type=float, default=1e-9, metavar="R", help="the residual to reach")
    parser.add_argument("--threads", type=count, default=2, metavar="T", help="how many threads compute")
    parser.add_argument("--out", metavar="FILE", help="where the table goes (default: the user's data folder, where `perfect` finds it)")
    kept = "where unfinished work is kept and taken up again (default: beside the tables)"
    parser.add_argument("--checkpoints", metavar="DIR", help=kept)
    parser.add_argument("--certify", action="store_true", help="prove bounds for the game without cap, as long as that takes")
    parser.add_argument("--check", type=whole, default=0, metavar="N", help="only play N games by the table, and compare (default: none)")
    parser.add_argument("--findings", action="store_true", help="only print what the table tells about the game")
    parser.add_argument("--seed", type=whole, default=1, metavar="N", help="seed for --check and --findings")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Solve, and whatever else is asked for."""
    if arguments.game != "tug":
        raise TottenburyError(f"only the tug of war can be solved, not {arguments.game!r}")
    if arguments.findings:
        return _findings(arguments.json, arguments.seed)
    if arguments.check:
        return _check(arguments)
    model = _model(arguments)
    build_first(rulebook("tug"))
    folder = Path(arguments.checkpoints) if arguments.checkpoints else data_folder() / "checkpoints"
    folder.mkdir(parents=True, exist_ok=True)
    name = tables.name_of(model).removesuffix(".npz")
    began = perf_counter()
    with _bar() as bar:
        solution = _solve(model, arguments, folder, name, bar)
        solved = perf_counter() - began
        bounds = certify(
            model,
            solution.values,
            overflow_wins=arguments.certify,
            options=Options(
                arguments.threads,
                folder / f"{name}-{'bounds-without-cap' if arguments.certify else 'bounds'}.npz",
                most_sweeps=sys.maxsize,
                progress=_reporter(bar, "proving bounds"),
            ),
        )
    _check_bounds(bounds, arguments)
    about = {
        "made_by": " ".join(["tottenbury", "solve", "tug", *_options(arguments)]),
        "residual": solution.residual,
        "gap": bounds.gap,
        "sweeps": solution.sweeps,
    }
    report = {"states": model.states, "seconds": perf_counter() - began, "solve_seconds": solved, **about}
    if arguments.certify:
        _say(arguments.json, {**report, "bounds": "for the game without cap"})
        return 0
    path = Path(arguments.out) if arguments.out else data_folder() / tables.name_of(model)
    tables.write(path, tables.pack(model, solution.values, bounds.turns(), about))
    _say(arguments.json, {**report, "table": str(path)})
    return 0


def _model(arguments: argparse.Namespace) -> Model:
    try:
        return Model(arguments.cap, min(arguments.weakened, arguments.cap), arguments.free, arguments.later, arguments.both)
    except ValueError as error:
        raise TottenburyError(str(error)) from None


def _check_bounds(bounds: Certificate, arguments: argparse.Namespace) -> None:
    drift = check(bounds, arguments.certify, arguments.threads)
    if drift <= 0:
        raise TottenburyError(f"the bounds do not hold: drift {drift:.1e}")


def _options(arguments: argparse.Namespace) -> list[str]:
    flags = [f"--{name}" for name in ("free", "later", "both") if getattr(arguments, name)]
    return [f"--cap {arguments.cap}", f"--weakened {arguments.weakened}", *flags]


def _solve(model: Model, arguments: argparse.Namespace, folder: Path, name: str, bar: Bar) -> Solution:
    """Solve a model; one that counts many weakened athletes with the help of one that counts few."""
    if model.weakened < 2:
        report = _reporter(bar, f"solving {name}")
        options = Options(arguments.threads, folder / f"{name}.npz", most_sweeps=sys.maxsize, progress=report)
        return solve(model, goal=arguments.goal, options=options)
    steps = folder / f"{name}-steps"
    steps.mkdir(exist_ok=True)
    reports: dict[str, Report] = {}

    def climb(rung: Model, progress: Progress) -> None:
        step = tables.name_of(rung).removesuffix(".npz")
        if step not in reports:
            reports[step] = _reporter(bar, f"solving {step}")
        reports[step](progress)

    return solve_by_ladder(model, goal=arguments.goal, threads=arguments.threads, folder=steps, progress=climb)


def _bar() -> Bar:
    """One line a step on a terminal, nothing elsewhere."""
    columns = SpinnerColumn(), TextColumn("{task.description}"), TextColumn("sweep {task.fields[sweeps]}"), TextColumn("{task.fields[at]}")
    console = Console(stderr=True)
    return Bar(*columns, TimeElapsedColumn(), console=console, disable=not console.is_terminal)


def _reporter(bar: Bar, what: str) -> Report:
    task = bar.add_task(what, total=None, sweeps=0, at="")

    def report(progress: Progress) -> None:
        bar.update(task, sweeps=progress.sweeps, at=f"residual {progress.residual:.1e}")

    return report


def _say(as_json: bool, report: dict[str, Any]) -> None:
    if as_json:
        print_json(report)
        return
    print(f"{report['states']:,} states, {report['sweeps']} sweeps, {report['seconds']:.0f} s; residual {report['residual']:.1e}")
    print(f"proven bounds{' without cap' if 'bounds' in report else ''}: at most {report['gap']:.2e} apart")
    if "table" in report:
        print(f"table written to {report['table']}")


def _check(arguments: argparse.Namespace) -> int:
    """Play from random states by the table and compare with what it promises."""
    table = tables.table_for(TugEdition())
    played = play_from_random_states(table.model, np.asarray(table.values, np.float64), arguments.check, arguments.seed)
    over = played.won >= 0
    report = {
        "table": tables.name_of(table.model),
        "games": int(over.sum()),
        "unfinished": int((~over).sum()),
        "promised": float(played.promised[over].mean()),
        "won": float(played.won[over].mean()),
        "sigmas": played.deviation,
        "turns": float(played.turns[over].mean()),
    }
    if arguments.json:
        print_json(report)
    else:
        print(f"{report['table']}: {report['games']} games from random states, seed {arguments.seed}: {report['unfinished']} unfinished")
        print(f"promised {report['promised']:.4f}, won {report['won']:.4f}: {report['sigmas']:+.2f} sigmas; {report['turns']:.0f} turns")
    return int(abs(played.deviation) > 4)


WATCHED = 2000
"""Turns of perfect players that --findings counts."""


def _findings(as_json: bool, seed: int) -> int:
    table = tables.table_for(TugEdition())
    found, watched = findings(table), habits(rulebook("tug"), WATCHED, seed)
    if as_json:
        print_json({**vars(found), "habits": vars(watched), "table": tables.name_of(table.model), **table.about})
        return 0
    best, worst = ("".join(map(str, column)) for column, _ in (found.best_column, found.worst_column))
    print(f"From {tables.name_of(table.model)} (residual {table.about['residual']:.0e}, proven gap {table.about['gap']:.1e}):")
    print(f"  the starter wins                               {found.starter:.4f}")
    print(f"  ... with one athlete more                      {found.starter_with_bonus:.4f}")
    print(f"  ... when the other has one athlete more        {found.starter_against_bonus:.4f}")
    print(f"  turns of a perfect game                        {found.turns:.0f}")
    print(f"  who wins the first game wins the rematch       {found.match_after_win:.4f}")
    print(f"  who begins the first game wins the rematch     {found.match_starter:.4f}")
    print(f"  the best column to start with                  {best}: {found.best_column[1]:.4f}")
    print(f"  the worst                                      {worst}: {found.worst_column[1]:.4f}")
    print(f"In {watched.turns} turns of perfect players (seed {seed}):")
    shares = ", ".join(f"{use} {share:.0%}" for use, share in watched.uses.items())
    print(f"  dice: {shares}; {watched.rerolls:.2f} thrown again a turn")
    print(f"  column sum {watched.column:.1f}, athletes {watched.athletes:.1f} on average, the mover's")
    return 0
