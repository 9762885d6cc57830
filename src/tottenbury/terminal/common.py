"""What several commands need: reading positions, seats, JSON, and the word about compiling."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from typing import Any

from rich.console import Console

from tottenbury.library import position
from tottenbury.preparing import prepare as make_ready
from tottenbury.table.errors import TottenburyError, UnknownName
from tottenbury.table.game import Formation
from tottenbury.table.position import Position, View
from tottenbury.table.rulebook import LIBRARY, Rulebook
from tottenbury.table.seats import Seat

HUMAN = "human"
"""The player who is a person."""


def output() -> Console:
    """Standard output, in colour on a terminal, plain elsewhere."""
    return Console(highlight=False, soft_wrap=True)


def prepare(book: Rulebook, *players: str) -> None:
    """Compile what a game needs, if this is the first one, and say why that takes a moment."""
    make_ready(book, *(name for name in players if name != HUMAN), say=lambda words: print(words, file=sys.stderr, flush=True))


def read_position(text: str) -> Position | View:
    """The position of a command-line argument; `-` reads a line from standard input."""
    line = sys.stdin.readline() if text == "-" else text
    name = line.split(maxsplit=1)[0] if line.strip() else ""
    with suppress(UnknownName):  # reading the line will say what is wrong, and where
        prepare(LIBRARY.get(name))
    return position(line)


def read_text(path: str) -> str:
    """The text of a file; `-` is standard input."""
    if path == "-":
        return sys.stdin.read()
    try:
        with open(path, encoding="utf-8") as file:  # noqa: PTH123 - errors should name the path as it was typed
            return file.read()
    except UnicodeDecodeError:
        raise TottenburyError(f"{path} is not a text file") from None


def seat_of(letter: str | None) -> Seat | None:
    """The seat of an option; None for a spectator."""
    return Seat.of(letter) if letter in ("S", "N") else None


def print_json(value: Any) -> None:
    """One JSON value on standard output."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def formation_json(formation: Formation | None) -> dict[str, Any] | None:
    """A formation for programs."""
    if formation is None:
        return None
    return {"type": formation.key, "total": formation.total, "cards": list(formation.cards)}
