"""What holds for every test."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.tiers import left_out, tier_of


def pytest_configure() -> None:
    """Nothing is built during tests unless they say so; it would take minutes. And Ctrl-C works in programs that tests start and interrupt:
    those started in the background ignore it, and so would theirs.
    """
    os.environ.setdefault("TOTTENBURY_NO_BUILD", "1")
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A run of one tier does not import the others, which may need what is not installed."""
    return True if left_out(collection_path, config.getoption("-m")) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test with the tier that its place gives it."""
    for item in items:
        if tier := tier_of(item.path):
            item.add_marker(tier)
