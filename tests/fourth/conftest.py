"""The game is there as long as the tests of this folder are run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.fourth.plugging import plugged_in


@pytest.fixture(scope="module", autouse=True)
def sticks() -> Iterator[None]:
    """Every test of this folder knows the game."""
    with plugged_in():
        yield
