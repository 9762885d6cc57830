"""The example bot plays at a real server."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

BOT = Path(__file__).parents[2] / "examples" / "server_bot.py"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    command = [sys.executable, "-m", "tottenbury", "serve", "--port", "0", "--data", str(tmp_path / "games.db"), "--limits", "off"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://localhost:\d+", process.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            process.terminate()  # and not killed: whatever it has started shall end with it


def bot(server: str, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(BOT), "--server", server, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("rulebook", ["stones-1999", "tug"])
def test_two_example_bots_play_a_game_to_its_end(server: str, rulebook: str) -> None:
    with bot(server, "--lay", rulebook) as host:
        assert host.stdout is not None
        link = host.stdout.readline().strip()
        with bot(server, "--game", link) as guest:
            told, errors = guest.communicate(timeout=300)
            assert guest.returncode == 0, errors
        own, errors = host.communicate(timeout=300)
        assert host.returncode == 0, errors
    seats = {told[0], own[0]}
    assert seats == {"S", "N"}
    assert told[1:] == own[1:]
    assert re.fullmatch(r": [SN-] \S+\n", told[1:])
