"""Compiling what a game needs before anybody waits for it; `python -m tottenbury.preparing RULEBOOK PLAYER ...` does nothing else.

Compiling holds the interpreter's lock for many seconds; a process that serves others lets a child fill the cache, and then only loads.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread

from tottenbury.kernel.cache import cache_folder
from tottenbury.kernel.compiling import COMPILED
from tottenbury.library import rulebook, rulebooks
from tottenbury.opponents.naming import opponent
from tottenbury.opponents.opponent import Opponent
from tottenbury.table.errors import TottenburyError
from tottenbury.table.kernel_game import KernelGame
from tottenbury.table.rulebook import Rulebook

ENOUGH_DECISIONS = 200
"""So many decisions touch everything that a game may need; most games are over before."""


LEASH = "TOTTENBURY_LEASH"
"""Set in the environment of processes that shall end with the one that started them, however that ends."""


def heed_leash() -> None:
    """End as soon as standard input does: it is a pipe whose other end only the starting process holds."""
    if os.environ.get(LEASH):
        Thread(target=_leave_when_let_go, daemon=True).start()


def _leave_when_let_go() -> None:
    while os.read(0, 1024):  # not through sys.stdin, whose lock would be in the way when the process ends by itself
        pass
    os._exit(1)


def kernels_of(book: Rulebook) -> str:
    """The name of the compiled rules that a rulebook shares with its relatives."""
    assert isinstance(book.game, KernelGame)
    return book.game.kernels.name


def published_with(kernels: str) -> str:
    """A published rulebook with these compiled rules: an own edition's file may be gone when another process looks for it."""
    return next(name for name in rulebooks() if kernels_of(rulebook(name)) == kernels)


def prepare(book: Rulebook, *players: str, say: Callable[[str], None] = lambda _: None) -> None:
    """Compile what a game with these computer players needs, unless it is there already, and load it.

    The rules are compiled here, the players' judgement in further processes at the same time. `say` gets a word about why that takes long.
    """
    if not COMPILED:
        return
    known = [opponent(name) for name in players]
    if not is_prepared(book, *players):
        say(f"Compiling the rules for this machine; this happens once and takes {_how_long(book, known)} ...")
        _compile(book, known)
    for player in known:
        player.warm(book)  # loads what was compiled, before any clock runs


def is_prepared(book: Rulebook, *players: str) -> bool:
    """Whether everything that a game with these players needs has been compiled before."""
    return not COMPILED or _marked(_marks(book, [opponent(name) for name in players]))


def load(book: Rulebook, *players: str) -> None:
    """Load what has been compiled into this process: a game is played through, so that nothing is left to be compiled later."""
    position = book.deal(0)
    for _ in range(ENOUGH_DECISIONS):
        if position.outcome is not None:
            break
        view = position.view(position.to_move)
        with suppress(TottenburyError):
            view.prove(1)  # where there is something to prove
        position = position.tell(view.legal_moves()[0]).after
    for name in players:
        opponent(name).warm(book)


def _judgements(book: Rulebook, players: list[Opponent]) -> list[str]:
    """The judgements that have to be compiled for players; each is the name of an opponent to do it with."""
    return sorted({judgement for player in players if (judgement := player.judgement_for(book))})


def _marks(book: Rulebook, players: list[Opponent]) -> list[Path]:
    rules, players_too = cache_folder(), cache_folder("opponents")
    if rules is None or players_too is None:
        return []
    name = kernels_of(book)
    return [rules / f"ready-{name}-rules", *(players_too / f"ready-{name}-{part}" for part in _judgements(book, players))]


def _marked(marks: list[Path]) -> bool:
    return bool(marks) and all(mark.exists() for mark in marks)


def _how_long(book: Rulebook, players: list[Opponent]) -> str:
    many = kernels_of(book).endswith("_tactics")
    if any(player.searches for player in players):
        return "one or two minutes" if many else "about a minute"
    return "half a minute" if many else "a quarter of a minute"


def _compile(book: Rulebook, players: list[Opponent]) -> None:
    code = "from tottenbury.preparing import heed_leash; heed_leash(); import tottenbury as tb; "
    code += f"tb.opponent({{!r}}).warm(tb.rulebook({published_with(kernels_of(book))!r}))"
    marks = _marks(book, players)
    helpers = [subprocess.Popen([sys.executable, "-c", code.format(name)]) for name in _judgements(book, players) if marks]  # noqa: S603
    load(book)
    for helper in helpers:
        helper.wait()
    for mark in marks:
        mark.touch()


if __name__ == "__main__":
    heed_leash()
    prepare(rulebook(sys.argv[1]), *sys.argv[2:])
