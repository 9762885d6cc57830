"""The porter: who may come in, how often, and what every answer carries. Wraps the whole application."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import msgspec

from tottenbury.server.config import Config
from tottenbury.server.edge.addresses import Names, name_in, neighbourhood
from tottenbury.server.edge.limits import Buckets
from tottenbury.server.edge.tokens import fingerprint, is_token
from tottenbury.server.messages import Code
from tottenbury.server.tables.asking import ASKING, Asker
from tottenbury.server.wording import answer
from tottenbury.words import say

COOKIE = "tottenbury"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

POLICY = (
    "default-src 'none'; script-src 'self'{scripts}; style-src 'self'{styles}; img-src 'self' data:; font-src 'self'; "
    "connect-src {ours}; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"x-frame-options", b"DENY"),
)

CLOSE = (b"connection", b"close")
"""Who was turned away has to connect again, which the door counts."""

MOST_BODY = 512 * 1024
"""So long the body of a request may be."""

NO_STORE = (b"cache-control", b"no-store")
"""What one may see depends on who one is, and changes with every move."""

_HOST = re.compile(r"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")


def policy(host: str, scripts: Iterable[str] = (), styles: Iterable[str] = ()) -> bytes:
    """The content policy of an answer at this host; what stands in a page itself is allowed by its digest alone. The socket's address is
    written out, for older Safaris take 'self' for http alone.
    """
    ours = f"'self' ws://{host} wss://{host}" if _HOST.fullmatch(host) else "'self'"
    inside = {"scripts": "".join(f" '{one}'" for one in scripts), "styles": "".join(f" '{one}'" for one in styles)}
    return POLICY.format(ours=ours, **inside).encode()


@lru_cache(256)
def headers_for(host: str) -> tuple[tuple[bytes, bytes], ...]:
    """What every answer at this host carries, unless it has a content policy of its own."""
    return ((b"content-security-policy", policy(host)), *HEADERS)


App = Callable[[Any, Callable[[], Awaitable[Any]], Callable[[Any], Awaitable[None]]], Awaitable[None]]


@dataclass
class Identity:
    """Who asks: the address, and the secrets he has shown."""

    address: str
    owner: str | None = None
    """The secret that stands for this person at all tables."""
    known: set[str] = field(default_factory=set)
    """All secrets he has shown, also those of single seats."""

    @property
    def asker(self) -> Asker:
        """On whose account it is done."""
        return Asker(self.address, fingerprint(self.owner) if self.owner is not None else "")


class Guard:
    """Checks origins and limits before a request gets in, and puts the security headers on every answer."""

    def __init__(self, app: App, config: Config) -> None:
        self._app, self._config = app, config
        limits = config.limits
        self._requests = Buckets(limits.requests_per_second, limits.request_burst)
        self._names = Names(config.host, config.host_names, config.origins)
        self.sockets: Counter[str] = Counter()
        self.refused = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """The application, with a porter."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        headers = dict(scope["headers"])
        identity = identify(scope, headers)
        foreign = not self._own_origin(scope, headers)
        if not self._requests.take(identity.address):
            await self._turn_away(headers, send, 429, "limit", say("reason-too-many-requests"))
            return
        if not self._meant(headers):
            why = say("reason-host-name", host=name_in(_text(headers, b"host")) or "?")
            await self._turn_away(headers, send, 403, "forbidden", why)
            return
        if too_long(headers):
            await self._turn_away(headers, send, 413, "limit", say("reason-request-long"))
            return
        if scope["method"] not in SAFE_METHODS:
            if foreign:
                await self._turn_away(headers, send, 403, "forbidden", say("reason-foreign-page"))
                return
            if b"origin" not in headers and headers.get(b"sec-fetch-site", b"same-origin") != b"same-origin":
                await self._turn_away(headers, send, 403, "forbidden", say("reason-foreign-page"))
                return
        if foreign or (scope["method"] not in SAFE_METHODS and b"origin" not in headers):
            identity = identify(scope, headers, cookies=False)  # a cookie acts only for our own pages
        scope.setdefault("state", {})["identity"] = identity
        ASKING.set(identity.asker)

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                ours = headers_for(headers.get(b"host", b"").decode("latin-1"))
                ours = (*ours, NO_STORE) if scope["path"].startswith("/api/") else ours
                ours = (*ours, CLOSE) if message["status"] == 413 else ours  # nobody waits for the rest of it
                message["headers"] = [*message["headers"], *(pair for pair in ours if pair[0] not in given)]
            await send(message)

        await self._app(scope, receive, with_headers)

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        headers = dict(scope["headers"])
        identity = identify(scope, headers, cookies=b"origin" in headers)
        full = self.sockets[identity.address] >= self._config.limits.sockets_per_address or not self._requests.take(identity.address)
        if full or not self._own_origin(scope, headers) or not self._meant(headers):
            self.refused += 1
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        scope.setdefault("state", {})["identity"] = identity
        ASKING.set(identity.asker)
        self.sockets[identity.address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self.sockets[identity.address] -= 1
            if not self.sockets[identity.address]:
                del self.sockets[identity.address]

    def _own_origin(self, scope: Any, headers: dict[bytes, bytes]) -> bool:
        """Whether a page of ours asks; programs say no origin."""
        origin = headers.get(b"origin")
        if origin is None:
            return True
        text = origin.decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        return text in self._config.origins or (bool(host) and text in (f"http://{host}", f"https://{host}"))

    def _meant(self, headers: dict[bytes, bytes]) -> bool:
        """Whether we are whom he asks for; a browser always says whom it means."""
        return b"host" not in headers or self._names.knows(_text(headers, b"host"))

    async def _turn_away(self, headers: dict[bytes, bytes], send: Any, status: int, code: Code, reason: str) -> None:
        self.refused += 1
        body = msgspec.json.encode(answer(code, reason))
        ours = headers_for(headers.get(b"host", b"").decode("latin-1"))
        head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), CLOSE, *ours]
        await send({"type": "http.response.start", "status": status, "headers": head})
        await send({"type": "http.response.body", "body": body})


def too_long(headers: dict[bytes, bytes]) -> bool:
    """Whether the body of a request is announced to be longer than any may be."""
    length = _text(headers, b"content-length")
    return length.isdecimal() and (len(length) > 12 or int(length) > MOST_BODY)


def _text(headers: dict[bytes, bytes], name: bytes) -> str:
    return headers.get(name, b"").decode("latin-1")


def identify(scope: Any, headers: dict[bytes, bytes], cookies: bool = True) -> Identity:
    """Who asks, by cookie or by `Authorization: Bearer`; several secrets may stand behind it, with blanks between."""
    client = scope.get("client")
    identity = Identity(neighbourhood(client[0]) if client else "local")
    word, _, bearer = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    given = bearer.split()[:8] if word.lower() == "bearer" else []
    if cookies:  # whatever else serves on this machine may set cookies of any shape, which are not to hide ours
        pairs = (part.strip().partition("=") for part in headers.get(b"cookie", b"").decode("latin-1").split(";"))
        given += [value for name, _, value in pairs if name == COOKIE][:1]
    secrets = [token for token in given if is_token(token)]
    identity.known.update(secrets)
    identity.owner = secrets[0] if secrets else None
    return identity
