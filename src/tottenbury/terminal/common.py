"""What several commands need: reading positions, seats, JSON, and the word about compiling."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from rich.console import Console

from tottenbury.kernel.cache import is_warm
from tottenbury.kernel.compiling import COMPILED
from tottenbury.library import position
from tottenbury.table.errors import TottenburyError
from tottenbury.table.game import Formation
from tottenbury.table.position import Position, View
from tottenbury.table.seats import Seat


def output() -> Console:
    """Standard output, in colour on a terminal, plain elsewhere."""
    return Console(highlight=False, soft_wrap=True)


def warn_of_compiling(*players: str, tactics: bool = False) -> None:
    """Say once why the first game takes a moment; meanwhile another process compiles what the computer players need."""
    if not COMPILED or is_warm():
        return
    print("Compiling the rules for this machine; this happens once and takes about ten seconds ...", file=sys.stderr, flush=True)
    if "greedy" in players:
        code = f"from tottenbury.opponents.greedy import warm; warm({tactics})"
        subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603


def read_position(text: str) -> Position | View:
    """The position of a command-line argument; `-` reads a line from standard input."""
    warn_of_compiling()
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
