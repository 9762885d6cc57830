"""Stores for the tests, and the loop that they run in."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.storage.postgres_server import running_server


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a running PostgreSQL; only test_contract.py asks for it, so that there is one server in a run."""
    with running_server() as address:
        yield address


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as one:
        yield one
