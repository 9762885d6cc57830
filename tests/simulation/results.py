"""Results that long runs leave in files, one file for each part of a run, so that each can be stopped and gone on with."""

from __future__ import annotations

import hashlib
import json
import time
from pathlib import Path
from typing import Any

from tottenbury.kit.files import write_whole

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "simulation"


def sources() -> str:
    """A fingerprint of the rooms that are simulated: results of other sources are not added to these."""
    digest = hashlib.sha256()
    for room in ("core", "session", "server", "storage"):
        for file in sorted((ROOT / "src" / "tottenbury" / room).rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


class Results:
    """One file of results."""

    def __init__(self, name: str, fresh: bool = False) -> None:
        self.path = FOLDER / f"{name}.json"
        self.data: dict[str, Any] = {}
        now = sources()
        if self.path.exists() and not fresh:
            self.data = json.loads(self.path.read_text())
            if self.data.get("sources") != now:
                print(f"{self.path.name}: the sources have changed since; beginning anew")
                self.data = {}
        self.data.setdefault("sources", now)
        self._saved = 0.0

    def save(self, at_once: bool = False) -> None:
        """Write it, not too often."""
        if at_once or time.monotonic() > self._saved + 5.0:
            self._saved = time.monotonic()
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, json.dumps(self.data, indent=1))


def found(prefix: str) -> list[dict[str, Any]]:
    """All results whose file begins with a name."""
    return [json.loads(path.read_text()) for path in sorted(FOLDER.glob(f"{prefix}*.json"))]
