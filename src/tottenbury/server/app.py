"""The application: Litestar for requests, a plain socket handler beside it, the porter around both."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.handlers import asgi
from litestar.openapi import OpenAPIConfig

from tottenbury import __version__
from tottenbury.core.errors import TottenburyError
from tottenbury.server.answers import api
from tottenbury.server.answers.replays import Replays
from tottenbury.server.building import Builder
from tottenbury.server.config import Config
from tottenbury.server.edge.door import Door
from tottenbury.server.edge.guard import MOST_BODY, Guard
from tottenbury.server.edge.limits import Buckets
from tottenbury.server.edge.packing import Packer
from tottenbury.server.errors import code_of, reason_of
from tottenbury.server.health import Health, for_all, give_memory_back
from tottenbury.server.logs import log
from tottenbury.server.messages import BuildingShown, Code, RequestRefused
from tottenbury.server.metrics import Metrics
from tottenbury.server.pages import plain as pages
from tottenbury.server.pages.previews import Previews
from tottenbury.server.pages.site import Frontage, Site, wants_page
from tottenbury.server.socket import GOING_AWAY, Socket
from tottenbury.server.tables.registry import Tables
from tottenbury.server.wording import answer
from tottenbury.storage import Listing, open_store
from tottenbury.words import say

STATUS = {"unknown": 404, "forbidden": 403, "stale": 409, "turn": 409, "limit": 429, "unavailable": 503}
SWEEP_SECONDS = 15.0
WATCH_SECONDS = 60.0
"""How often the store is tried where nobody asks for it."""
MANY_TABLES = 50
"""When so many have left memory, it is given back."""


class Server:
    """One server: its tables, its sockets and its figures."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.tables: Tables | None = None
        self.failure: TottenburyError | None = None
        """Why it could not be started."""
        self.sockets: set[Socket] = set()
        self.door: Door | None = None
        """Where connections come in; None where another server than ours lets them in."""
        self.health: Health | None = None
        self._pace = Buckets(config.limits.address_messages, config.limits.address_message_burst)
        self.metrics = Metrics()

    @asynccontextmanager
    async def life(self, app: Litestar) -> AsyncIterator[None]:
        """Open the store, take up running clocks, serve; then say goodbye and let go of everything."""
        try:
            store = await open_store(self.config.data)
        except TottenburyError as error:
            self.failure = error
            raise
        builder = Builder()
        tables = self.tables = Tables(store, self.config, builder)
        limits = self.config.limits
        app.state.tables = tables
        app.state.game_buckets = Buckets(limits.games_per_hour / 3600, limits.game_burst)
        app.state.replays = Replays()
        if self.config.build:
            builder.start()
        self.health = Health(store)
        work = (tables.resume(), self._sweep(tables), self.health.watch(WATCH_SECONDS))
        tasks = [asyncio.ensure_future(one) for one in work]
        log("serving", version=__version__)
        try:
            yield
        finally:
            for socket in list(self.sockets):
                socket.close(GOING_AWAY)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await builder.close()
            await tables.close()
            log("stopped")

    async def _sweep(self, tables: Tables) -> None:
        left = 0
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.config.idle_seconds))
            left += tables.sweep()
            if left >= MANY_TABLES:
                left = 0
                await asyncio.to_thread(give_memory_back)

    async def serve_socket(self, scope: Any, receive: Any, send: Any) -> None:
        """One client's socket, from hand-shake to farewell."""
        if scope["type"] != "websocket":
            await _plain(send, 426, b"this address speaks WebSocket")
            return
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        assert self.tables is not None
        identity = scope["state"]["identity"]
        socket = Socket(self.tables, receive, send, set(identity.known), self._pace.of(identity.address))
        self.sockets.add(socket)
        try:
            await socket.run()
        finally:
            self.sockets.discard(socket)


async def _plain(send: Any, status: int, body: bytes) -> None:
    head = [(b"content-type", b"text/plain"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": body})


def refused(_: Request[Any, Any, Any], error: TottenburyError) -> Response[RequestRefused]:
    """Something that the server refuses: a code for programs, a reason for people."""
    code = code_of(error)
    return Response(answer(code, reason_of(error)), status_code=STATUS.get(code, 400))


def wrong_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """A request that Litestar does not understand. Who has lost his way with a browser gets the page, which says so."""
    headers = dict(request.scope["headers"])
    if error.status_code == 404 and wants_page(request.scope["path"], request.scope["method"], headers):
        status, head, body = request.app.state.site.page(headers, status=404)
        return Response(body, status_code=status, headers={name.decode(): value.decode() for name, value in head})
    codes: dict[int, Code] = {404: "unknown", 405: "unknown", 413: "limit"}
    extra = error.extra if isinstance(error.extra, list) else []
    detail = "; ".join(str(item.get("message", "")) for item in extra if isinstance(item, dict)) or error.detail
    return Response(answer(codes.get(error.status_code, "malformed"), detail[:300]), status_code=error.status_code)


def too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[RequestRefused]:
    """What a client sent is nested deeper than anybody can follow."""
    return Response(answer("malformed", "this is nested too deeply"), status_code=400)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[RequestRefused]:
    """A mistake of ours: the client learns that it happened, the log learns what kind it was."""
    log("request failed", path=request.url.path.split("/")[1][:20], error=type(error).__name__)
    return Response(answer("internal", say("reason-failed")), status_code=500)


def create_app(config: Config | None = None, server: Server | None = None) -> Guard:
    """The whole application, for any ASGI server."""
    config = config or Config()
    server = server or Server(config)

    @get("/health", include_in_schema=False)
    async def health() -> Response[dict[str, str | BuildingShown | None]]:
        """Whether the server is there, and can store games and read them; it is tried."""
        assert server.tables is not None
        assert server.health is not None
        wrong = await server.health.look()
        said = {"status": "failing" if wrong else "ok", "version": __version__, "building": server.tables.builder.current}
        shown = {**said, "wrong": for_all(wrong, config.data)} if wrong else said
        return Response(shown, status_code=503 if wrong else 200)

    @get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
    async def metrics() -> str:
        """Figures for a monitor, in the text format of Prometheus."""
        assert server.tables is not None
        return server.metrics.text(server.tables, len(server.sockets), guard.refused, server.door, server.health)

    app = Litestar(
        [*api.HANDLERS, *pages.HANDLERS, health, metrics, asgi("/ws", copy_scope=False)(server.serve_socket)],
        lifespan=[server.life],
        openapi_config=OpenAPIConfig(
            "Tottenbury", __version__, path="/schema", use_handler_docstrings=True, render_plugins=[pages.ApiPage(path="/")]
        ),
        exception_handlers={TottenburyError: refused, HTTPException: wrong_request, RecursionError: too_deep, Exception: failed},
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )
    app.state.site = Site(config.site)

    async def look(game: str) -> Listing | None:
        """What lists know of a table."""
        assert server.tables is not None
        return await server.tables.store.listing(game)

    guard = Guard(Frontage(Packer(app), app.state.site, Previews(config, look).tags), config)
    return guard
