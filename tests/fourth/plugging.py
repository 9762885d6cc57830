"""One line a room: all that has to be said so that sticks are played everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tottenbury import library
from tottenbury.core.rulebook import LIBRARY
from tottenbury.opponents import games as opponents
from tottenbury.research import games as research
from tottenbury.server import games as server
from tottenbury.terminal import games as terminal

REGISTRIES = (library.GAMES, opponents.GAMES, research.GAMES, terminal.GAMES, server.GAMES)


@contextmanager
def plugged_in() -> Iterator[None]:
    """The game is entered, and taken out again: other tests know nothing of it."""
    library.GAMES.add("sticks", "tests.fourth.library")
    opponents.GAMES.add("sticks", "tests.fourth.opponents")
    research.GAMES.add("sticks", "tests.fourth.research")
    terminal.GAMES.add("sticks", "tests.fourth.terminal")
    server.GAMES.add("sticks", "tests.fourth.server")
    library.publish("sticks", Path(__file__).parent)
    try:
        yield
    finally:
        LIBRARY.remove("sticks")
        for registry in REGISTRIES:
            registry.remove("sticks")
