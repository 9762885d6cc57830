"""`tottenbury tournament`: a round robin, and its table."""

from __future__ import annotations

import argparse
from pathlib import Path

from tottenbury.arena.picture import draw_html, draw_svg
from tottenbury.arena.summary import summarise
from tottenbury.arena.tournament import Tournament, match_path, read_tournament, standings
from tottenbury.core.errors import TottenburyError
from tottenbury.kit.files import write_whole
from tottenbury.terminal.arguments import add_json, add_processes
from tottenbury.terminal.common import print_json, read_text
from tottenbury.terminal.match_text import standing_lines
from tottenbury.terminal.matches import folder_of, play_matches


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.description = "Play the round robin that a TOML file describes, and print its cross table with ratings. See docs/arena.md."
    parser.add_argument("file", metavar="FILE", help="the tournament in TOML (- for standard input)")
    add_processes(parser)
    parser.add_argument("--out", metavar="DIR", help="keep the results of every match there; goes on from there if interrupted")
    parser.add_argument("--html", metavar="FILE", help="write the table as a page")
    parser.add_argument("--svg", metavar="FILE", help="write the table as a picture")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Several players, everybody against everybody."""
    plan = _read(arguments.file)
    runs = list(plan.matches())
    folder = folder_of(arguments.out)
    jobs = [(f"{run.setup.rulebook}: {one} v {other}", run, folder and match_path(folder, run.setup)) for one, other, run in runs]
    code = play_matches(arguments, jobs)
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
