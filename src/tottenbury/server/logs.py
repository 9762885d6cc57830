"""Structured logs: one JSON object a line on standard error. No secret ever gets in: not a token, not a card, not the name of a table."""

from __future__ import annotations

import hashlib
import json
import sys
from contextlib import suppress
from datetime import UTC, datetime
from typing import TextIO


class _Sink:
    """Where lines go; tests put their own here."""

    stream: TextIO | None = None


SINK = _Sink()


def log(event: str, **details: str | int | float | None) -> None:
    """Write one line."""
    stream = SINK.stream or sys.stderr
    when = datetime.now(UTC).isoformat(timespec="milliseconds")
    line = json.dumps({"at": when, "event": event, **details})
    with suppress(OSError, ValueError):  # nobody reads any more: no reason to stop serving
        stream.write(line + "\n")
        stream.flush()


def shortened(game: str) -> str:
    """A table's name for logs: who knows the whole name may sit down there, so only a fingerprint of it is written."""
    return hashlib.sha256(game.encode()).hexdigest()[:8]
