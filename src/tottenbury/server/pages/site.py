"""The built front end: its files, known by name and kept in memory, and the one page that all its addresses show."""

from __future__ import annotations

import gzip
import re
from base64 import b64encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Any

from tottenbury.server.edge.guard import policy
from tottenbury.server.edge.packing import ASK_AGAIN, Headers, has_already, takes
from tottenbury.server.pages.plain import unbuilt_page

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

BROTLI = ".br"
"""Lies beside a file when the page was built: the same in still fewer bytes."""

FOREVER = b"public, max-age=31536000, immutable"

TOLD = "<!-- told -->"
"""Where the head of the page has room for what depends on its address."""

Tell = Callable[[Any, dict[bytes, bytes]], Awaitable[str]]


@dataclass
class Asset:
    """One file."""

    name: str
    body: bytes = field(repr=False)
    brotli: bytes | None = field(default=None, repr=False)

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

    def coded(self, headers: dict[bytes, bytes]) -> tuple[str, bytes]:
        """The coding that suits a client best, and the file in it."""
        if self.brotli is not None and takes(headers, "br"):
            return "br", self.brotli
        if takes(headers, "gzip") and self.zipped is not None:
            return "gzip", self.zipped
        return "", self.body

    def answer(self, headers: dict[bytes, bytes]) -> tuple[int, Headers, bytes]:
        """Status, headers and body for a client that says what it can read and what it has already."""
        coding, body = self.coded(headers)
        tag = f'"{self.tag}{ {"": "", "gzip": "-gz", "br": "-br"}[coding] }"'.encode()
        head: Headers = [(b"content-type", self.media_type.encode()), (b"cache-control", self.caching), (b"etag", tag)]
        if self.zipped is not None or self.brotli is not None:
            head.append((b"vary", b"accept-encoding"))
        if has_already(headers, tag):
            return 304, head, b""
        if coding:
            head.append((b"content-encoding", coding.encode()))
        return 200, [*head, (b"content-length", str(len(body)).encode())], body


def digests(page: str, element: str) -> tuple[str, ...]:
    """The digests of all elements of a kind that stand in a page itself, as its content policy names them."""
    inside = re.findall(rf"<{element}>(.*?)</{element}>", page, re.DOTALL)
    return tuple(f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}" for text in inside)


class Index:
    """The one page: as it was built, with what is told in its head, and the policy that allows what stands in it."""

    def __init__(self, body: bytes) -> None:
        self._text = body.decode("utf-8")
        self._scripts, self._styles = digests(self._text, "script"), digests(self._text, "style")
        self._with = lru_cache(64)(self._made)

    def _made(self, told: str) -> Asset:
        return Asset(INDEX, self._text.replace(TOLD, told, 1).encode())

    def answer(self, headers: dict[bytes, bytes], told: str) -> tuple[int, Headers, bytes]:
        """Status, headers and body for a client."""
        status, head, body = self._with(told).answer(headers)
        host = headers.get(b"host", b"").decode("latin-1")
        allowed = (b"content-security-policy", policy(host, self._scripts, self._styles))
        varying = [(name, value + b", accept-language" if name == b"vary" else value) for name, value in head]
        return status, [*varying, allowed], body


class Site:
    """All files of the front end. Only what was there when it was read is ever served, whatever an address looks like."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: int | None = None
        self._files: dict[str, Asset] = {}
        self._index: Index | None = None

    def files(self) -> dict[str, Asset]:
        """The files by their names; read again when the page has been built anew."""
        try:
            built = (self._folder / INDEX).stat().st_mtime_ns
        except OSError:
            built = None
        if built != self._read:
            paths = [path for path in sorted(self._folder.rglob("*")) if path.is_file() and not path.name.startswith(".")]
            bodies = {path.relative_to(self._folder).as_posix(): path.read_bytes() for path in paths}
            plain = [name for name in bodies if not name.endswith(BROTLI)]
            self._files = {name: Asset(name, bodies[name], bodies.get(name + BROTLI)) for name in plain} if built is not None else {}
            self._index = Index(bodies[INDEX]) if self._files else None
            self._read = built
        return self._files

    def page(self, headers: dict[bytes, bytes], told: str = "", status: int = 200) -> tuple[int, Headers, bytes]:
        """The one page; or one that says how to make it."""
        self.files()
        if self._index is None:
            body = unbuilt_page().encode()
            head = [
                (b"content-type", TYPES[".html"].encode()),
                (b"cache-control", b"no-store"),
                (b"content-length", str(len(body)).encode()),
            ]
            return 503 if status == 200 else status, head, body
        if status != 200:
            headers = {name: value for name, value in headers.items() if name != b"if-none-match"}
        given, head, body = self._index.answer(headers, told)
        return (given if status == 200 else status), head, body

    def find(self, path: str, headers: dict[bytes, bytes]) -> tuple[int, Headers, bytes] | None:
        """What is answered at the address of a file; None: it is none of ours."""
        asset = self.files().get(path.removeprefix("/"))
        return None if asset is None else asset.answer(headers)


class Frontage:
    """The front end before the application: what is its own it answers, the rest goes on to the application."""

    def __init__(self, app: Any, site: Site, tell: Tell) -> None:
        self._app, self._site, self._tell = app, site, tell

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """The application behind its face."""
        found = None
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            path, headers = scope["path"], dict(scope["headers"])
            if ROUTES.fullmatch(path) or path == f"/{INDEX}":
                found = self._site.page(headers, await self._tell(scope, headers))
            else:
                found = self._site.find(path, headers)
        if found is None:
            await self._app(scope, receive, send)
            return
        status, head, body = found
        await send({"type": "http.response.start", "status": status, "headers": head})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


def wants_page(path: str, method: str, headers: dict[bytes, bytes]) -> bool:
    """Whether somebody with a browser has lost his way, and not a program."""
    return method == "GET" and not path.startswith("/api/") and b"text/html" in headers.get(b"accept", b"")
