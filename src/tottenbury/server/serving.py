"""Running the server: uvicorn with its settings for us, ready within two seconds, stopped without losing anything."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import struct
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn

from tottenbury.core.errors import TottenburyError
from tottenbury.server.app import Server, create_app
from tottenbury.server.config import Config
from tottenbury.server.edge.door import Door, raise_file_limit
from tottenbury.server.edge.protocols import Requests, Settings

FAREWELL_SECONDS = 5
"""How long a stopping server waits for clients to close their sockets."""

AT_ONCE = 8
"""So many connections are taken in before others get their turn again."""

PAUSE_SECONDS = 0.1
"""So long nobody is taken in when there are no files left."""

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


class Listening(uvicorn.Server):
    """Takes connections in by itself: few at a time, so that a flood of them leaves time for others, and only those with room for them."""

    def __init__(self, settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(settings)
        self._settings, self._ready = settings, ready
        self._coming: set[asyncio.Task[object]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start up, then say so."""
        own = sys.platform != "win32"  # its event loop cannot tell when somebody comes
        await super().startup(sockets=[] if own else sockets)
        if not self.started:
            return
        self._settings.door.asked = own
        for listener in sockets or () if own else ():
            listener.setblocking(False)
            asyncio.get_running_loop().add_reader(listener.fileno(), self._accept, listener)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, then say goodbye."""
        if self._settings.door.asked:
            for listener in sockets or ():
                asyncio.get_running_loop().remove_reader(listener.fileno())
        await super().shutdown(sockets=sockets)

    def _accept(self, listener: socket.socket) -> None:
        loop, door = asyncio.get_running_loop(), self._settings.door
        for _ in range(AT_ONCE):
            try:
                connection, address = listener.accept()
            except OSError as error:
                if error.errno in (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM):  # somebody has to go first
                    door.make_room("no files left")
                    loop.remove_reader(listener.fileno())
                    loop.call_later(PAUSE_SECONDS, self._accept_again, listener)
                return
            if not door.admits(str(address[0]) if address else None):
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # nothing is left behind of it
                connection.close()
                continue
            connection.setblocking(False)
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            coming = loop.create_task(self._let_in(connection))
            self._coming.add(coming)
            coming.add_done_callback(self._coming.discard)

    def _accept_again(self, listener: socket.socket) -> None:
        if not self.should_exit and listener.fileno() >= 0:
            asyncio.get_running_loop().add_reader(listener.fileno(), self._accept, listener)

    async def _let_in(self, connection: socket.socket) -> None:
        def protocol() -> Requests:
            return Requests(self._settings, self.server_state, self.lifespan.state)

        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:  # he has gone again
            self._settings.door.coming -= 1
            connection.close()


def settings_of(config: Config, server: Server) -> Settings:
    """How uvicorn serves us."""
    server.door = Door(config.limits, config.proxies)
    return Settings(
        create_app(config, server),
        server.door,
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
        timeout_keep_alive=int(config.limits.keep_alive_seconds),
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
    raise_file_limit()
    ours = Server(config)
    settings = settings_of(config, ours)
    # What has been loaded by now stays: no need to look through it for garbage again and again, nor after every few hundred objects.
    gc.freeze()
    gc.set_threshold(*COLLECT)
    server = Listening(settings, ready)
    # uvicorn leaves with SystemExit where it cannot start
    with _stopping_is_no_failure(), suppress(SystemExit), asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[listener]))
    if not server.started:
        raise ours.failure or CannotServe("the server could not be started")
