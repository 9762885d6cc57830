"""What arguments on the command line have to be, what is told of their defaults, and the options that several commands have."""

from __future__ import annotations

import argparse
import os

from tottenbury.library import rulebooks

TOLD = " (default: "
"""How a help text ends that says itself what holds without the option: where that is only worked out by the command."""


def count(text: str) -> int:
    """A whole number above zero."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"a whole number above zero is expected, not {text!r}")
    return number


def whole(text: str) -> int:
    """A whole number, zero included."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"a whole number is expected, not {text!r}")
    return int(text)


def share(text: str) -> float:
    """A number above 0 and below 1."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1:
        raise argparse.ArgumentTypeError(f"a number between 0 and 1 is expected, not {text!r}")
    return number


def positive(text: str) -> float:
    """A number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"a number above zero is expected, not {text!r}")
    return number


def default_of(action: argparse.Action) -> str:
    """What holds without an option, as its parser has it; empty where that is nothing, or is said in the help text."""
    value = action.default
    if TOLD in (action.help or "") or value is None or value is False or value in ("", [], argparse.SUPPRESS):
        return ""
    if isinstance(value, int) and value >= 10_000:
        return f"{value:,}"
    return f"{value:g}" if isinstance(value, float) else str(value)


class HelpFormatter(argparse.HelpFormatter):
    """Adds to every option's help text what holds without it."""

    def _get_help_string(self, action: argparse.Action) -> str:
        default = default_of(action)
        return f"{action.help or ''}{TOLD}{default})" if default else action.help or ""


def add_position(parser: argparse.ArgumentParser, told: str = "one line of notation in quotes, or - for standard input") -> None:
    """Which position."""
    parser.add_argument("position", metavar="POSITION", help=told)


def add_rulebook(parser: argparse.ArgumentParser) -> None:
    """By which rules."""
    parser.add_argument("--rulebook", default=rulebooks()[0], metavar="ID", help="by which rules (see `tottenbury rulebooks`)")


def add_json(parser: argparse.ArgumentParser) -> None:
    """For programs."""
    parser.add_argument("--json", action="store_true", help="print JSON for programs")


def add_measuring(parser: argparse.ArgumentParser) -> None:
    """How players are measured."""
    parser.add_argument("--budget", metavar="B", help="time or simulations a move for players that name none: 100ms, 1s, 2000n")
    parser.add_argument("--seed", type=whole, default=0, metavar="N", help="seed of the first deal; the next ones count up")
    add_processes(parser)


def add_processes(parser: argparse.ArgumentParser) -> None:
    """Who plays, and what earlier results are worth."""
    told = f"how many play at once{TOLD}the cores of this machine)"
    parser.add_argument("--processes", type=count, default=cores(), metavar="P", help=told)
    parser.add_argument("--any-commit", action="store_true", help="go on with results that an older or newer Tottenbury began")


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
