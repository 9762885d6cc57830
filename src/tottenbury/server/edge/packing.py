"""Answers in fewer bytes, and those that one has not sent again.

Bytes that get fewer where a guess is right betray what they hold: whoever can put text of his own into an answer and see how long it gets
could find out a secret in it, letter by letter. So an answer is packed only where its handler says that it holds nothing but what everybody
may know who asks for it: rulebooks, schemas, games that are over. Tables, lists of one's own games and seats' secrets never are.
"""

from __future__ import annotations

import gzip
import re
from enum import Enum
from functools import lru_cache
from hashlib import sha256
from typing import Any

Headers = list[tuple[bytes, bytes]]

ASK_AGAIN = b"no-cache"
"""Kept, but asked about each time."""

LEAST = 1024
"""Fewer bytes are sent as they are."""


class Openness(Enum):
    """What a handler says of its answer."""

    OPEN = "open"
    """Nobody's secret: it may be packed."""
    SAME = "same"
    """And the same for everybody until the server changes: it may be kept, too."""


def declare(scope: Any, openness: Openness) -> None:
    """Say that the answer to this request may be packed; for handlers."""
    scope["state"]["openness"] = openness


def takes(headers: dict[bytes, bytes], coding: str) -> bool:
    """Whether a client says that it reads a coding."""
    for part in headers.get(b"accept-encoding", b"").decode("latin-1").lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in (coding, "*"):
            return not re.fullmatch(r"q=0(\.0*)?", quality.strip())
    return False


def has_already(headers: dict[bytes, bytes], tag: bytes) -> bool:
    """Whether a client says that it has this very content."""
    return tag in {part.strip().removeprefix(b"W/") for part in headers.get(b"if-none-match", b"").split(b",")}


@lru_cache(32)
def zipped(body: bytes) -> bytes:
    """The same as gzip; what everybody asks for is packed once."""
    return gzip.compress(body, 6, mtime=0)


class Packer:
    """Packs open answers of the application behind it, and answers by tags where they are the same for everybody."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """The application, with a packer at the door."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            await self._app(scope, receive, send)
            return
        held: list[Any] = []

        async def pack(message: Any) -> None:
            openness = scope.get("state", {}).get("openness")
            if openness is None or (not held and message.get("status") != 200):
                await send(message)
                return
            held.append(message)
            if len(held) == 1 or message.get("more_body"):
                return
            body = b"".join(part.get("body", b"") for part in held[1:])
            status, head, body = packed(held[0]["headers"], body, openness, dict(scope["headers"]))
            await send({**held[0], "status": status, "headers": head})
            await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

        await self._app(scope, receive, pack)


def packed(head: Headers, body: bytes, openness: Openness, headers: dict[bytes, bytes]) -> tuple[int, Headers, bytes]:
    """Status, headers and body of an open answer for a client that says what it can read and what it has already."""
    small = zipped(body) if len(body) >= LEAST and takes(headers, "gzip") else None
    head = [pair for pair in head if pair[0] != b"content-length"] + [(b"vary", b"accept-encoding")]
    if openness is Openness.SAME:
        tag = f'"{sha256(body).hexdigest()[:20]}{"-gz" if small is not None else ""}"'.encode()
        head += [(b"cache-control", ASK_AGAIN), (b"etag", tag)]
        if has_already(headers, tag):
            return 304, head, b""
    if small is not None:
        head.append((b"content-encoding", b"gzip"))
        body = small
    return 200, [*head, (b"content-length", str(len(body)).encode())], body
