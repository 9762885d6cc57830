"""`tottenbury serve` as a process: started, stopped, killed, and refused."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.client import Client
from tests.server.tables import BOOK
from tottenbury.terminal.main import main

PLAIN = os.environ | {"TOTTENBURY_NO_BUILD": "1"}


class Process:
    """A server in a process of its own."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        command = [sys.executable, *arguments]
        self.child = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=PLAIN | environment, start_new_session=True
        )
        assert self.child.stdout is not None
        self.said = self.child.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", self.said)
        self.port = int(found[1]) if found else 0
        self._clients: list[Client] = []

    def web(self) -> httpx.Client:
        return httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=500)

    def socket(self) -> Client:
        self._clients.append(Client(self.port, {}))
        return self._clients[-1]

    def end(self, number: int) -> tuple[int, str]:
        """Send it a signal; the answer is its exit code and what it wrote on standard error."""
        if self.child.poll() is None:
            self.child.send_signal(number)
        _, errors = self.child.communicate(timeout=500)
        for client in self._clients:
            client.close()
        return self.child.returncode, errors


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    started: list[Process] = []

    def start(*arguments: str) -> Process:
        started.append(Process("-m", "tottenbury", "serve", "--port", "0", "--data", str(tmp_path / "games.db"), *arguments))
        assert started[-1].port, started[-1].end(signal.SIGKILL)
        return started[-1]

    yield start
    for process in started:
        process.end(signal.SIGKILL)


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What a server that cannot be started says, in one line."""

    def say(*arguments: str) -> str:
        assert main(["serve", *arguments]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert len(said.err.strip().splitlines()) == 1, said.err
        return said.err

    return say


def test_a_killed_server_has_lost_nothing_that_it_accepted(serve: Callable[..., Process]) -> None:
    first = serve()
    with first.web() as web:
        made = web.post("/api/games", json={"rulebook": BOOK, "against": "self"}).json()
    game, tokens = made["game"], made["tokens"]
    client = first.socket()
    for token in tokens:
        client.follow(game, token)
    for _ in range(5):
        client.settle()
        mover = client.tables[game, "S"]["table"]["to_move"]
        answer = client.act(game, "move", move=client.tables[game, mover]["table"]["legal"][0])
        assert answer["type"] == "accepted"
    client.settle()
    before = {seat: client.tables[game, seat] for seat in "SN"}
    assert first.end(signal.SIGKILL)[0] == -signal.SIGKILL
    second = serve()
    again = second.socket()
    for token in tokens:
        again.follow(game, token)
    again.settle()
    assert {seat: again.tables[game, seat] for seat in "SN"} == before
    mover = before["S"]["table"]["to_move"]
    moved = again.act(game, "move", move=before[mover]["table"]["legal"][0])
    assert moved["sequence"] == answer["sequence"] + 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_says_goodbye(serve: Callable[..., Process], number: int) -> None:
    process = serve()
    client = process.socket()
    process.child.send_signal(number)
    assert client.ended() == 1001
    process.child.wait(60)
    code, errors = process.end(signal.SIGTERM)
    assert code == 0
    assert "Traceback" not in errors
    assert '"event": "stopped"' in errors


def test_two_servers_do_not_share_a_file(serve: Callable[..., Process], tmp_path: Path) -> None:
    serve()
    command = [sys.executable, "-m", "tottenbury", "serve", "--port", "0", "--data", str(tmp_path / "games.db")]
    second = subprocess.run(command, capture_output=True, text=True, env=PLAIN, timeout=500)
    assert (second.returncode, second.stdout) == (2, "")
    assert second.stderr.strip().endswith("games.db is in use by another server")
    assert len(second.stderr.splitlines()) == 1


def test_what_cannot_be_served_is_said_plainly(tmp_path: Path, refused: Callable[..., str]) -> None:
    data = ("--data", str(tmp_path / "games.db"))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert "in use" in refused("--port", port, *data)
    assert "cannot listen" in refused("--host", "no.such.host.invalid", "--port", "0", *data)
    assert "cannot listen" in refused("--host", "bad host", "--port", "0", *data)
    assert "99999" in refused("--port", "99999", *data)
    for origin in ("example.org", "https://example.org/page", "ftp://x", "https://", "https://user@example.org"):
        assert "origin" in refused("--port", "0", "--origin", origin, *data)


def test_a_place_that_cannot_keep_games_is_said_plainly(tmp_path: Path, refused: Callable[..., str]) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("these are no games at all")
    for place in (str(tmp_path), str(text), str(text / "games.db"), "/proc/nowhere/games.db", "mysql://user:password@host/games"):
        said = refused("--port", "0", "--data", place)
        assert "password" not in said


def test_tottenbury_alone_serves_and_says_where(tmp_path: Path) -> None:
    serving = "from tottenbury.terminal import main; from tottenbury.terminal.commands import serve"
    anywhere = f"import sys; {serving}; serve.PORT = 0; sys.exit(main.main([]))"
    process = Process("-c", anywhere, HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path), BROWSER="true")
    try:
        assert process.port, process.end(signal.SIGTERM)
        with process.web() as web:
            assert "Tottenbury" in web.get("/").text
            assert web.get("/health").json()["status"] == "ok"
        assert str(tmp_path / "tottenbury" / "games.db") in process.said
    finally:
        code, errors = process.end(signal.SIGTERM)
    assert code == 0, errors
    assert (tmp_path / "tottenbury" / "games.db").stat().st_mode & 0o077 == 0
