"""The built front end: its files, known by name and kept in memory, and the one page that all its addresses show."""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Any

from tottenbury.server.pages import unbuilt_page

INDEX = "index.html"
ROUTES = re.compile(r"/(?:(?:table|replay|learn)/[^/]+|position|learn|games|watch|fair)?/?")
"""The addresses of the front end: it reads them itself, so each is answered with the same page."""

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
}
PACKED = (".woff2", ".png", ".webp", ".ico")
"""What does not get smaller any more."""

FOREVER = b"public, max-age=31536000, immutable"
ASK_AGAIN = b"no-cache"

Headers = list[tuple[bytes, bytes]]


@dataclass
class Asset:
    """One file."""

    name: str
    body: bytes = field(repr=False)

    @cached_property
    def tag(self) -> str:
        """Names this content, and no other."""
        return sha256(self.body).hexdigest()[:20]

    @cached_property
    def zipped(self) -> bytes | None:
        """The same in fewer bytes, if that is worth it; made when somebody first asks."""
        if self.name.endswith(PACKED):
            return None
        small = gzip.compress(self.body, 9, mtime=0)
        return small if len(small) < len(self.body) else None

    @property
    def media_type(self) -> str:
        """What it is."""
        return TYPES.get(PurePosixPath(self.name).suffix, "application/octet-stream")

    @property
    def caching(self) -> bytes:
        """A file whose name has a digest of its content never changes."""
        return FOREVER if self.name.startswith("assets/") else ASK_AGAIN

    def answer(self, headers: dict[bytes, bytes]) -> tuple[int, Headers, bytes]:
        """Status, headers and body for a client that says what it can read and what it has already."""
        zipped = self.zipped if takes_gzip(headers) else None
        tag = f'"{self.tag}{"-gz" if zipped else ""}"'.encode()
        head: Headers = [(b"content-type", self.media_type.encode()), (b"cache-control", self.caching), (b"etag", tag)]
        if self.zipped is not None:
            head.append((b"vary", b"accept-encoding"))
        known = {part.strip().removeprefix(b"W/") for part in headers.get(b"if-none-match", b"").split(b",")}
        if tag in known:
            return 304, head, b""
        if zipped is not None:
            head.append((b"content-encoding", b"gzip"))
        body = self.body if zipped is None else zipped
        return 200, [*head, (b"content-length", str(len(body)).encode())], body


def takes_gzip(headers: dict[bytes, bytes]) -> bool:
    """Whether a client says that it reads gzip."""
    for part in headers.get(b"accept-encoding", b"").decode("latin-1").lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return not re.fullmatch(r"q=0(\.0*)?", quality.strip())
    return False


class Site:
    """All files of the front end. Only what was there when it was read is ever served, whatever an address looks like."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: int | None = None
        self._files: dict[str, Asset] = {}

    def files(self) -> dict[str, Asset]:
        """The files by their names; read again when the page has been built anew."""
        try:
            built = (self._folder / INDEX).stat().st_mtime_ns
        except OSError:
            built = None
        if built != self._read:
            names = [path for path in sorted(self._folder.rglob("*")) if path.is_file() and not path.name.startswith(".")]
            found = [Asset(path.relative_to(self._folder).as_posix(), path.read_bytes()) for path in names]
            self._files = {asset.name: asset for asset in found} if built is not None else {}
            self._read = built
        return self._files

    def page(self, headers: dict[bytes, bytes], status: int = 200) -> tuple[int, Headers, bytes]:
        """The one page; or one that says how to make it."""
        index = self.files().get(INDEX)
        if index is None:
            body = unbuilt_page().encode()
            head = [
                (b"content-type", TYPES[".html"].encode()),
                (b"cache-control", b"no-store"),
                (b"content-length", str(len(body)).encode()),
            ]
            return 503 if status == 200 else status, head, body
        if status != 200:
            headers = {name: value for name, value in headers.items() if name != b"if-none-match"}
        given, head, body = index.answer(headers)
        return (given if status == 200 else status), head, body

    def find(self, path: str, headers: dict[bytes, bytes]) -> tuple[int, Headers, bytes] | None:
        """What is answered at an address; None: it is none of ours."""
        if ROUTES.fullmatch(path) or path == f"/{INDEX}":
            return self.page(headers)
        asset = self.files().get(path.removeprefix("/"))
        return None if asset is None else asset.answer(headers)


class Frontage:
    """The front end before the application: what is its own it answers, the rest goes on to the house."""

    def __init__(self, app: Any, site: Site) -> None:
        self._app, self._site = app, site

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """The application behind its face."""
        found = None
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            found = self._site.find(scope["path"], dict(scope["headers"]))
        if found is None:
            await self._app(scope, receive, send)
            return
        status, head, body = found
        await send({"type": "http.response.start", "status": status, "headers": head})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


def wants_page(path: str, method: str, headers: dict[bytes, bytes]) -> bool:
    """Whether somebody with a browser has lost his way, and not a program."""
    return method == "GET" and not path.startswith("/api/") and b"text/html" in headers.get(b"accept", b"")
