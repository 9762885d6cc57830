"""How bytes come in and go out: uvicorn's two protocols, with the limits of the door and of a socket before anything costs much."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from math import inf
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState, ProtocolError
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from tottenbury.server.edge import door as doors
from tottenbury.server.edge.door import Door, Visitor
from tottenbury.server.edge.guard import MOST_BODY
from tottenbury.server.edge.limits import Bucket
from tottenbury.server.socket import GOING_AWAY, TOO_MUCH

OVERHEAD = 128 * 1024
"""So many bytes may come beside the body of a request: its head, and how the body is cut into chunks."""

SMALL_CHUNK, MOST_SMALL_CHUNKS = 256, 64
"""Bodies cut into crumbs cost more to read than they are worth: of pieces as small as this a request may have so many."""


class Settings(uvicorn.Config):
    """uvicorn's settings, and the door that all connections pass."""

    def __init__(self, app: Any, door: Door, **more: Any) -> None:
        super().__init__(app, http=Requests, ws=Sockets, **more)
        self.door = door


class _Crumbs(h11.Connection):
    """Reads requests, but none whose body comes in crumbs."""

    _small = 0

    def next_event(self) -> Any:
        """The next thing that a client has said."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._small = 0
        elif isinstance(event, h11.Data) and len(event.data) < SMALL_CHUNK:
            self._small += 1
            if self._small > MOST_SMALL_CHUNKS:
                raise h11.RemoteProtocolError("the body comes in crumbs")
        return event


class Requests(H11Protocol):
    """Requests whose every step has a deadline."""

    config: Settings

    def __init__(self, config: Settings, *rest: Any, **more: Any) -> None:
        super().__init__(config, *rest, **more)
        self.conn = _Crumbs(h11.SERVER)
        self._door = config.door
        self._visitor: Visitor | None = None
        self._step = "head"
        self._came = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self._visitor = self._door.enter(transport, self.client[0] if self.client else None)
        if self._visitor is None:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """He is gone."""
        self._door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """He says something."""
        if self._visitor is None:
            return
        self._came += len(data)
        if self._came > MOST_BODY + OVERHEAD:
            self._door.cut_off(self._visitor, "too much in a request")
            return
        try:
            super().data_received(data)
        except h11.LocalProtocolError:  # a mistake in a request that is being answered: there is no way left to say so
            self.transport.close()
        self._watch(bool(data))

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """He wants a socket."""
        if event.method != b"GET":
            self.send_400_response("A socket begins with GET.")
            return
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """He has his answer, and may ask for more."""
        super().on_response_complete()
        self._watch(False)

    def _watch(self, came: bool) -> None:
        """Set the deadline of the next step, if this one is done."""
        visitor = self._visitor
        if visitor is None or self.transport.get_protocol() is not self or self.transport.is_closing():
            return
        state = self.conn.their_state
        if state is h11.IDLE:
            step = "head" if self.conn.trailing_data[0] or (came and self._step == "head") else "idle"
        else:
            step = "body" if state is h11.SEND_BODY else "answer"
        if step == self._step:
            return
        self._step, limits = step, self._door.limits
        if step == "answer":
            self._came = 0
            self._door.serve(visitor)
        else:
            seconds = {"head": limits.head_seconds, "body": limits.body_seconds, "idle": limits.keep_alive_seconds}[step]
            self._door.wait_for(visitor, seconds)

    def pause_writing(self) -> None:
        """He does not read as fast as we write."""
        super().pause_writing()
        if self._visitor is not None:
            self._visitor.stalled = self.loop.time() + self._door.limits.stall_seconds

    def resume_writing(self) -> None:
        """He reads again."""
        super().resume_writing()
        if self._visitor is not None:
            self._visitor.stalled = inf


class _Frames(ServerProtocol):
    """Reads frames, but only so many: what each costs does not depend on whether there is anything in it."""

    def __init__(self, budget: Bucket, **more: Any) -> None:
        super().__init__(**more)
        self._budget = budget
        self.pinged: bytes | None = None
        """The last ping that waits for its answer; those before it need none."""

    def recv_frame(self, frame: Frame) -> None:
        """A frame has come."""
        if not self._budget.take():
            self.fail(TOO_MUCH, "too many frames")
            raise ProtocolError("too many frames")  # ends the reading; the reason has been given above
        if frame.opcode is Opcode.PING:
            self.pinged = bytes(frame.data)
            self.events.append(frame)
        else:
            super().recv_frame(frame)


class Sockets(WebSocketsSansIOProtocol):
    """Sockets with a budget of frames and bytes, that say why a stopping server closes them, and that nobody keeps open by not reading."""

    config: Settings
    conn: _Frames

    def __init__(self, config: Settings, *rest: Any, **more: Any) -> None:
        super().__init__(config, *rest, **more)
        limits = config.door.limits
        self._door = config.door
        self._visitor: Visitor | None = None
        self._bytes = Bucket(limits.bytes_per_second, limits.byte_burst)
        frames = Bucket(limits.frames_per_second, limits.frame_burst)
        self.conn = _Frames(frames, max_size=config.ws_max_size, logger=logging.getLogger("uvicorn.error"))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A request has become a socket; its hand-shake has a deadline, too."""
        super().connection_made(transport)
        self._visitor = self._door.visitors.get(self.transport)
        if self._visitor is not None:
            self._door.wait_for(self._visitor, self._door.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """He is gone."""
        self._door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """He says something."""
        if self.transport.is_closing():
            return
        if not self._bytes.take(len(data)):
            self.conn.fail(TOO_MUCH, "too many bytes")
            self.handle_parser_exception()
            return
        super().data_received(data)

    def handle_ping(self) -> None:
        """Answer the last ping, unless he does not read: what is not read is not piled up."""
        if self.conn.pinged is not None and self.writable.is_set():
            answer, self.conn.pinged = self.conn.pinged, None
            with suppress(InvalidState):
                self.conn.send_pong(answer)
                self.transport.write(b"".join(self.conn.data_to_send()))

    def pause_writing(self) -> None:
        """He does not read as fast as we write."""
        super().pause_writing()
        if self._visitor is not None:
            self._visitor.stalled = self.loop.time() + self._door.limits.stall_seconds

    def resume_writing(self) -> None:
        """He reads again."""
        super().resume_writing()
        if self._visitor is not None:
            self._visitor.stalled = inf
        self.handle_ping()

    def keepalive_timeout(self) -> None:
        """He has not answered our ping: whoever serves him hears of it at once, not when all was sent that he does not read."""
        super().keepalive_timeout()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1011})

    async def send(self, message: Any) -> None:
        """Something for him."""
        await super().send(message)
        if message["type"] == "websocket.accept" and self._visitor is not None:
            self._door.serve(self._visitor)

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
        self.loop.call_later(doors.LINGER_SECONDS, self.transport.abort)
