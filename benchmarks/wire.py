"""The least of a WebSocket client that a measurement needs, so that the client's own work stays small beside the server's."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Protocol):
    """One socket: whole text messages out and in, pings answered; no fragments and no compression, which our server never sends."""

    def __init__(self, port: int, hear: Callable[[bytes], None]) -> None:
        self._port, self._hear = port, hear
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    @classmethod
    async def connect(cls, port: int, hear: Callable[[bytes], None], local: str | None = None) -> Wire:
        """An open socket to a server on this machine, perhaps from another of its addresses."""
        own = None if local is None else (local, 0)
        _, wire = await asyncio.get_running_loop().create_connection(lambda: cls(port, hear), "127.0.0.1", port, local_addr=own)
        await wire.open
        return wire

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Shake hands."""
        self._transport = transport
        transport.write(HANDSHAKE.format(port=self._port).encode())

    def connection_lost(self, error: Exception | None) -> None:
        """The server, or the machine, has hung up."""
        self.lost = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what has come."""
        data = self._buffer + data if self._buffer else data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.open.set_result(None)
        start = 0
        while (frame := _frame(data, start)) is not None:
            opcode, begin, start = frame
            if opcode == TEXT:
                self._hear(data[begin:start])
            elif opcode == PING:
                self._send(PONG, data[begin:start])
        self._buffer = data[start:]

    def send(self, body: bytes) -> None:
        """Send a text message."""
        self._send(TEXT, body)

    def _send(self, opcode: int, body: bytes) -> None:
        """A client has to mask what it sends; masked with zeros a text stays as it is."""
        assert self._transport is not None
        size = struct.pack("!B", 0x80 | len(body)) if len(body) < 126 else struct.pack("!BH", 0x80 | 126, len(body))
        self._transport.write(bytes((0x80 | opcode,)) + size + b"\0\0\0\0" + body)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()


def _frame(data: bytes, start: int) -> tuple[int, int, int] | None:
    """The opcode of the frame that begins here, and where its content begins and ends; None if it has not come whole yet."""
    if len(data) < start + 2:
        return None
    size, begin = data[start + 1] & 0x7F, start + 2
    wide = {126: "!H", 127: "!Q"}.get(size)
    if wide is not None:
        begin += struct.calcsize(wide)
        if len(data) < begin:
            return None
        size = struct.unpack_from(wide, data, start + 2)[0]
    return (data[start] & 0x0F, begin, begin + size) if len(data) >= begin + size else None
