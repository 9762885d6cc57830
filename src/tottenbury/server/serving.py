"""Running the server: uvicorn with its settings for us, ready within two seconds, stopped without losing anything."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from tottenbury.server.app import Server, create_app
from tottenbury.server.config import Config
from tottenbury.server.socket import GOING_AWAY
from tottenbury.table.errors import TottenburyError

FAREWELL_SECONDS = 5
"""How long a stopping server waits for clients to close their sockets."""

COLLECT = (20_000, 20, 50)
"""How rarely the garbage collector looks: tables are freed by their last reference, and a full look takes long with thousands of them."""

LINGER_SECONDS = 5.0
"""How long a closed socket may take to send what it still has to; then it is cut off."""


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


class _Sockets(WebSocketsSansIOProtocol):
    """Sockets that say why a stopping server closes them, and that no client can keep open by not reading."""

    def shutdown(self) -> None:
        """The server stops."""
        if self.handshake_complete and not self.close_sent:
            with suppress(InvalidState):
                self.conn.send_close(GOING_AWAY)
                self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        super().shutdown()

    async def run_asgi(self) -> None:
        """The application's side of a socket, from the hand-shake to the end."""
        await super().run_asgi()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)


def settings_of(config: Config, server: Server) -> uvicorn.Config:
    """How uvicorn serves us."""
    return uvicorn.Config(
        create_app(config, server),
        ws=_Sockets,
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


@contextmanager
def _stopping_is_no_failure() -> Iterator[None]:
    """uvicorn raises the signals that stopped it once more when all is done; who stops a server by one wants it to end well."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, lambda *_: None) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def serve(config: Config, listener: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until a signal says stop."""
    ours = Server(config)
    settings = settings_of(config, ours)
    # What has been loaded by now stays: no need to look through it for garbage again and again, nor after every few hundred objects.
    gc.freeze()
    gc.set_threshold(*COLLECT)
    server = _Uvicorn(settings, ready)
    # uvicorn leaves with SystemExit where it cannot start
    with _stopping_is_no_failure(), suppress(SystemExit), asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[listener]))
    if not server.started:
        raise ours.failure or CannotServe("the server could not be started")
