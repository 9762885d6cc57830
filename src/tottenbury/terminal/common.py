"""What several commands need: reading positions and files, seats, JSON."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from tottenbury.library import position
from tottenbury.table.errors import TottenburyError
from tottenbury.table.game import Formation
from tottenbury.table.position import Position, View
from tottenbury.table.seats import Seat

if TYPE_CHECKING:
    from rich.console import Console

HUMAN = "human"
"""The player who is a person."""


def output() -> Console:
    """Standard output, in colour on a terminal, plain elsewhere."""
    from rich.console import Console  # some of our commands print plain lines, and need not wait for it

    return Console(highlight=False, soft_wrap=True)


def read_position(text: str) -> Position | View:
    """The position of a command-line argument; `-` reads a line from standard input."""
    return position(sys.stdin.readline() if text == "-" else text)


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
