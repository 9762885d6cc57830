"""A real server in a thread of its own: uvicorn on a free port, real sockets, a real file of games."""

from __future__ import annotations

import asyncio
import io
import socket
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import httpx

from tests.server.client import Client
from tottenbury.server import logs
from tottenbury.server.app import Server
from tottenbury.server.config import Config, Limits
from tottenbury.server.serving import Listening, listen, settings_of
from tottenbury.server.tables.registry import Tables

T = TypeVar("T")

FIRST_TIME = 120.0
"""How long a test waits at most, in seconds: machines are shared, and nothing is measured by it."""

FREE = Limits(
    messages_per_second=1e9,
    message_burst=10**9,
    requests_per_second=1e9,
    request_burst=10**9,
    games_per_hour=1e9,
    game_burst=10**9,
    sockets_per_address=1000,
    frames_per_second=1e9,
    frame_burst=10**9,
    bytes_per_second=1e9,
    byte_burst=10**9,
    address_messages=1e9,
    address_message_burst=10**9,
    connections_per_address=10**9,
    connects_per_second=1e9,
    connect_burst=10**9,
    commands_at_table=1e9,
    commands_at_table_burst=10**9,
    company_per_second=1e9,
    company_burst=10**9,
    work_waiting=10**9,
)
"""Limits that no test meets by accident."""


class Running:
    """A server that runs; what it logs is kept."""

    def __init__(self, data: Path | str, limits: Limits = FREE, port: int = 0, **config: Any) -> None:
        self.config = Config(data=str(data), **({"limits": limits, "build": False, "threads": 2} | config))
        self.log = io.StringIO()
        logs.SINK.stream = self.log
        self.server = Server(self.config)
        self._uvicorn = Listening(settings_of(self.config, self.server))
        self._listener: socket.socket = listen("127.0.0.1", port)
        self.port: int = self._listener.getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        self._ready = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._clients: list[Client | httpx.Client] = []
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(60)

    def _run(self) -> None:
        async def main() -> None:
            self._loop = asyncio.get_running_loop()
            await asyncio.gather(self._uvicorn.serve(sockets=[self._listener]), self._tell_when_ready())

        with asyncio.Runner(loop_factory=self._uvicorn.config.get_loop_factory()) as runner:
            runner.run(main())

    async def _tell_when_ready(self) -> None:
        while not self._uvicorn.started and not self._uvicorn.should_exit:
            await asyncio.sleep(0.01)
        self._ready.set()

    @property
    def tables(self) -> Tables:
        """All tables; ask it only through `inside`."""
        assert self.server.tables is not None
        return self.server.tables

    def inside(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something in the server's own loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work(), self._loop).result(FIRST_TIME)

    def stop(self) -> None:
        """Stop it as a signal would."""
        self._uvicorn.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive()
        for client in self._clients:
            client.close()

    def web(self, **more: Any) -> httpx.Client:
        """A browser of somebody's own: it keeps cookies, and says where its pages come from."""
        web = httpx.Client(base_url=self.origin, headers={"Origin": self.origin} | more.pop("headers", {}), timeout=FIRST_TIME, **more)
        self._clients.append(web)
        return web

    def socket(self, web: httpx.Client | None = None, **more: Any) -> Client:
        """A socket, with the cookies of a browser."""
        headers = {"Origin": self.origin}
        if web is not None and web.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in web.cookies.items())
        client = Client(self.port, headers | more.pop("headers", {}), **more)
        self._clients.append(client)
        return client
