"""A server in a process of its own, and what the system says of it; shared by `load.py`, `kill.py` and `edge.py`."""

from __future__ import annotations

import contextlib
import json
import os
import re
import resource
import secrets
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

PROFILED = """
import cProfile, signal, sys
from tottenbury.terminal.main import main
profile, file = cProfile.Profile(), sys.argv.pop(1)
signal.signal(signal.SIGUSR1, lambda *_: profile.enable())
signal.signal(signal.SIGUSR2, lambda *_: (profile.disable(), profile.dump_stats(file)))
sys.exit(main())
"""
"""Serves as always; the first signal begins a profile, the second ends and writes it."""

TICKS = os.sysconf("SC_CLK_TCK")


class ServerProcess:
    """`tottenbury serve` on a free port, with the data in a file; no limits for addresses unless told."""

    def __init__(self, data: Path, profile: Path | None = None, limits: bool = False, files: int | None = None) -> None:
        command = [sys.executable, "-c", PROFILED, str(profile)] if profile else [sys.executable, "-m", "tottenbury"]
        allow = (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))) if files else None
        self._errors = data.with_suffix(".log").open("a")
        self._process = subprocess.Popen(
            [*command, "serve", "--port", "0", "--data", str(data), "--limits", "on" if limits else "off"],
            preexec_fn=allow,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", line)
        if found is None:
            raise SystemExit(f"the server did not start: {line!r}; see {self._errors.name}")
        self.port = int(found[1])

    @property
    def url(self) -> str:
        """Where its pages are."""
        return f"http://127.0.0.1:{self.port}"

    def cpu(self) -> float:
        """Seconds of processor time that it has used, all threads."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Resident memory in KB."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self._process.pid}/status").read_text())
        assert found is not None
        return int(found[1])

    def commands(self) -> int:
        """How many commands it has accepted and stored."""
        return int(float(re.findall(r"^tottenbury_commands_total (\S+)", self.get("/metrics").decode(), re.MULTILINE)[0]))

    def get(self, path: str) -> bytes:
        """The answer to a request."""
        with urllib.request.urlopen(self.url + path, timeout=30) as answer:
            return bytes(answer.read())

    def post(self, path: str, body: object, token: str) -> dict[str, list[str]]:
        """The answer to a request that lays a table or sits down at one."""
        head = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), head)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return dict(json.load(answer))

    def lay(self, rulebook: str = "stones-1999", clock: str = "none") -> tuple[str, str, str]:
        """A new table for two people: its name, and the secrets of South and North."""
        south, north = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
        laid = self.post("/api/games", {"rulebook": rulebook, "against": "friend", "seat": "S", "clock": clock}, south)
        game = str(laid["game"])
        joined = self.post(f"/api/games/{game}/join", {"name": "Ben"}, north)
        return game, laid["tokens"][0], joined["tokens"][0]

    def settle(self, most: float = 900.0) -> None:
        """Wait until all missing libraries are built and loaded, so that only play is measured."""
        end, quiet = time.monotonic() + most, 0
        while quiet < 3 and time.monotonic() < end:
            used = self.cpu()
            time.sleep(1)
            building = json.loads(self.get("/health"))["building"]
            quiet = quiet + 1 if not building and self.cpu() - used < 0.1 else 0

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        self._process.send_signal(number)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        self._process.wait()
        self._errors.close()

    def stop(self) -> None:
        """End it as a person would, with Ctrl-C."""
        self.signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(30)
        self.kill()
