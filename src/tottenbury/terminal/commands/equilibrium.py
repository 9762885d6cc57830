"""`tottenbury equilibrium`: solve a small edition, and measure how far our players are from the solution."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.library import rulebook
from tottenbury.opponents.naming import opponent
from tottenbury.research.equilibrium import Measure, Progress, SmallGame, Solution
from tottenbury.research.open_game import setting_of
from tottenbury.terminal.arguments import add_json, count, share
from tottenbury.terminal.common import print_json, seat_of


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.description = "Solve a small edition with OpenSpiel's CFR+. See docs/research/equilibria.md."
    parser.add_argument("edition", metavar="EDITION.toml", help="an edition file, or the name of a shipped one, such as mini-one")
    parser.add_argument("--iterations", type=count, default=1000, metavar="N", help="stop after this many at the latest")
    parser.add_argument("--target", type=share, default=1e-3, metavar="E", help="stop below this exploitability")
    parser.add_argument("--first", choices=["S", "N", "lot"], default="S", help="who begins")
    parser.add_argument("--opponent", metavar="NAME", action="append", help="measure this player, too; may be given more than once")
    parser.add_argument("--seeds", type=count, default=1, metavar="K", help="ask a player this many times, with other seeds")
    parser.add_argument("--limit", type=count, default=500_000, metavar="N", help="the largest tree, in nodes")
    parser.add_argument("--efg", metavar="FILE", help="write the tree as extensive-form text")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write the tree, solve it, measure players."""
    book = rulebook(arguments.edition)
    players = arguments.opponent or []
    for name in players:
        opponent(name).check_plays(book)  # a player that does not fit is refused before anything is solved
    small = SmallGame(setting_of(book, seat_of(arguments.first)), arguments.limit)
    if arguments.efg:
        Path(arguments.efg).write_text(small.form.named_text(), encoding="utf-8")
    if not arguments.json:
        _print_tree(book, small)
    solution = small.solve(arguments.iterations, arguments.target, None if arguments.json else _print_progress)
    if not arguments.json:
        _print_solution(solution, arguments.target)
    measured = {name: small.measure(small.policy_of(name, arguments.seeds)) for name in players if arguments.json or _announce(name)}
    if arguments.json:
        print_json(_as_json(book, solution, measured))
    else:
        _print_players(measured)
    return 0


def _print_tree(book: Rulebook, small: SmallGame) -> None:
    form = small.form
    print(f"{book.id}: {form.nodes:,} nodes, of which {form.chance_nodes:,} chance, {form.decision_nodes:,} decisions, {form.ends:,} ends")
    print(f"  information sets: South {form.sets_of(Seat.SOUTH):,}, North {form.sets_of(Seat.NORTH):,}")
    print("  iteration  exploitability", flush=True)


def _print_progress(progress: Progress) -> None:
    print(f"  {progress.iterations:>9}  {progress.measure.exploitability:.7f}", flush=True)


def _print_solution(solution: Solution, target: float) -> None:
    low, high = solution.bounds
    if solution.measure.exploitability >= target:
        print(f"  Not below {target:g} yet: more --iterations would help.")
    print(f"  value for South {solution.measure.value:+.5f}, proven to lie between {low:+.5f} and {high:+.5f}", flush=True)


def _announce(name: str) -> bool:
    print(f"  asking {name} ...", flush=True)
    return True


def _print_players(measured: dict[str, Measure]) -> None:
    if not measured:
        return
    print(f"  {'player':<14}{'exploitability':>15}{'at least as South':>20}{'at least as North':>20}")
    for name, measure in measured.items():
        print(f"  {name:<14}{measure.exploitability:>15.5f}{-measure.north:>+20.5f}{-measure.south:>+20.5f}")


def _as_json(book: Rulebook, solution: Solution, measured: dict[str, Measure]) -> dict[str, Any]:
    form = solution.small.form
    return {
        "rulebook": book.id,
        "nodes": form.nodes,
        "chance_nodes": form.chance_nodes,
        "decision_nodes": form.decision_nodes,
        "ends": form.ends,
        "information_sets": {seat.letter: form.sets_of(seat) for seat in Seat},
        "progress": [{"iterations": one.iterations, "exploitability": one.measure.exploitability} for one in solution.progress],
        "exploitability": solution.measure.exploitability,
        "value": solution.measure.value,
        "bounds": list(solution.bounds),
        "players": {
            name: {
                "exploitability": measure.exploitability,
                "value": measure.value,
                "at_least": {"S": -measure.north, "N": -measure.south},
            }
            for name, measure in measured.items()
        },
    }
