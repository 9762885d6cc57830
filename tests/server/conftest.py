"""Servers for tests: one that a module shares, and others made to measure."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Running


@pytest.fixture(scope="module")
def seed() -> int:
    """A new one every time; tests print it."""
    return random.SystemRandom().randrange(10**6)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for a whole module."""
    running = Running(tmp_path_factory.mktemp("server") / "games.db")
    yield running
    running.stop()


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts servers with settings of their own, by default all on one file; they are stopped afterwards."""
    started: list[Running] = []

    def start(**config: Any) -> Running:
        started.append(Running(config.pop("data", tmp_path / "games.db"), **config))
        return started[-1]

    yield start
    for running in started:
        running.stop()
