"""What several commands need: exit codes, reading positions and files, writing files, seats, JSON."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from tottenbury.core.errors import TottenburyError
from tottenbury.core.game import Formation
from tottenbury.core.position import Position, View
from tottenbury.core.seats import Seat
from tottenbury.library import position
from tottenbury.notation.record import Record

if TYPE_CHECKING:
    from rich.console import Console

OK, FAILED, BAD_INPUT, INTERRUPTED, PIPE_CLOSED = 0, 1, 2, 130, 141
"""Exit codes."""


def output() -> Console:
    """Standard output, in colour on a terminal, plain elsewhere."""
    from rich.console import Console  # commands that print plain lines need not wait for it

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


def read_record(path: str, number: int) -> Record:
    """One game of a file of records, counted from 1."""
    records = Record.parse_all(read_text(path))
    if number > len(records):
        raise TottenburyError(f"{path} has {len(records)} game(s), not {number}")
    return records[number - 1]


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


def situation_json(situation: Position | View) -> dict[str, Any]:
    """A position for programs."""
    outcome = situation.outcome
    return {
        "position": str(situation),
        "rulebook": situation.book.id,
        "to_move": None if outcome else situation.to_move.letter,
        "phase": situation.phase,
        "outcome": str(outcome) if outcome else None,
    }
