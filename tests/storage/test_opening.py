"""Places by their names: what is refused, and that no error tells a password."""

from __future__ import annotations

import asyncio
import socket
import sys

import pytest

from tottenbury.storage import StoreError, open_store


@pytest.mark.parametrize(
    "place", ["mysql://anne:secret@host/games", "sqlite:///games.sqlite", "x:secret@y://z", "https://anne:secret@host"]
)
def test_other_schemes_are_refused(runner: asyncio.Runner, place: str) -> None:
    with pytest.raises(StoreError, match="is no place for games; use a path, sqlite:PATH or postgresql://") as caught:
        runner.run(open_store(place))
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("place", ["", "sqlite:"])
def test_an_empty_path_is_refused(runner: asyncio.Runner, place: str) -> None:
    with pytest.raises(StoreError, match="empty"):
        runner.run(open_store(place))


def test_a_missing_asyncpg_is_told_with_the_cure(runner: asyncio.Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "tottenbury.storage.postgres", raising=False)
    with pytest.raises(StoreError, match=r"pip install 'tottenbury\[postgres\]'"):
        runner.run(open_store("postgresql://host/games"))


@pytest.mark.parametrize("password", ["se/cret", "12/cret", "se#cret", "se?cret@", "se cret[", "se@cret/x@"])
def test_a_password_that_breaks_the_address_is_not_told(runner: asyncio.Runner, password: str) -> None:
    with pytest.raises(StoreError) as caught:
        runner.run(open_store(f"postgresql://anne:{password}@127.0.0.1:1/games"))
    assert "cret" not in str(caught.value)
    assert caught.value.__cause__ is None


def test_a_server_that_is_not_there_is_told_without_the_password(runner: asyncio.Runner) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(StoreError, match="the database cannot be reached: ") as caught:
        runner.run(open_store(f"postgres://anne:secret@127.0.0.1:{port}/games"))
    assert "secret" not in str(caught.value)
