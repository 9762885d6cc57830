"""What several commands need: reading positions, seats, JSON, and the word about compiling."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress
from typing import Any

from rich.console import Console

from tottenbury.kernel.cache import cache_folder
from tottenbury.kernel.compiling import COMPILED
from tottenbury.library import position, rulebook, rulebooks
from tottenbury.opponents.naming import opponent
from tottenbury.table.errors import TottenburyError, UnknownName
from tottenbury.table.game import Formation
from tottenbury.table.kernel_game import KernelGame
from tottenbury.table.position import Position, View
from tottenbury.table.rulebook import LIBRARY, Rulebook
from tottenbury.table.seats import Seat

HUMAN = "human"
"""The player who is a person."""


def output() -> Console:
    """Standard output, in colour on a terminal, plain elsewhere."""
    return Console(highlight=False, soft_wrap=True)


def prepare(book: Rulebook, *players: str) -> None:
    """Compile what a game needs, if this is the first one, and say why that takes a moment.

    The rules are compiled here, the computer player's judgement in a second process at the same time.
    """
    if not COMPILED:
        return
    assert isinstance(book.game, KernelGame)
    kernels = book.game.kernels.name
    known = [opponent(name) for name in players if name != HUMAN]
    judges = {player.judgement: player.name for player in known if player.judgement}
    folder = cache_folder()
    marks = [f"ready-{kernels}-{part}" for part in ["rules", *judges]]
    if folder is not None and all((folder / mark).exists() for mark in marks):
        for player in known:
            player.warm(book)  # loads what was compiled, before any clock runs
        return
    takes = "half a minute" if kernels.endswith("_tactics") else "a quarter of a minute"
    if any(player.searches for player in known):
        takes = "one or two minutes" if kernels.endswith("_tactics") else "about a minute"
    print(f"Compiling the rules for this machine; this happens once and takes {takes} ...", file=sys.stderr, flush=True)
    published = next(name for name in rulebooks() if _kernels_of(name) == kernels)  # an own edition's file may be gone by then
    code = f"import tottenbury as tb; tb.opponent({{!r}}).warm(tb.rulebook({published!r}))"
    named = judges.values() if folder is not None else ()
    helpers = [subprocess.Popen([sys.executable, "-c", code.format(name)]) for name in named]  # noqa: S603
    position = book.deal(0)
    position.view(position.to_move)
    position.play(position.legal_moves()[0])
    for helper in helpers:
        helper.wait()
    if folder is not None:
        for mark in marks:
            (folder / mark).touch()
    for player in known:
        player.warm(book)


def _kernels_of(name: str) -> str:
    game = rulebook(name).game
    assert isinstance(game, KernelGame)
    return game.kernels.name


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
