"""Running the server: uvicorn with its settings for us, ready within two seconds, stopped without losing anything."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from tottenbury.server.app import create_app
from tottenbury.server.config import Config
from tottenbury.server.logs import log
from tottenbury.table.errors import TottenburyError

FAREWELL_SECONDS = 5
"""How long a stopping server waits for clients to close their sockets."""

COLLECT = (20_000, 20, 50)
"""How rarely the garbage collector looks: tables are freed by their last reference, and a full look takes long with thousands of them."""


class CannotServe(TottenburyError):
    """The address cannot be listened on."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
    except (OSError, OverflowError) as error:
        listener.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotServe(f"cannot listen on {host}, port {port}: {reason}") from None
    return listener


class _Uvicorn(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start up, then say so."""
        await super().startup(sockets=sockets)
        if self.started:
            self._ready()


def serve(config: Config, listener: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until a signal says stop."""
    settings = uvicorn.Config(
        create_app(config),
        ws="websockets-sansio",
        ws_max_size=config.limits.message_bytes * 2,
        ws_per_message_deflate=False,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        access_log=False,
        log_config=None,
        log_level="critical",
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies or "127.0.0.1",
        timeout_graceful_shutdown=FAREWELL_SECONDS,
        lifespan="on",
    )
    # What has been loaded by now stays: no need to look through it for garbage again and again, nor after every few hundred objects.
    gc.freeze()
    gc.set_threshold(*COLLECT)
    server = _Uvicorn(settings, ready)
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[listener]))
    if not server.started:
        log("not started")
        raise CannotServe("the server could not be started; the line before says why")
