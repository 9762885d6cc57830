"""One socket: reads messages, obeys them, and writes what tables send, through one bounded queue and one writer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tottenbury import __version__
from tottenbury.server import messages as m
from tottenbury.server.access import may_watch
from tottenbury.server.house import BrokenGame, House, UnknownGame
from tottenbury.server.limits import Bucket
from tottenbury.server.logs import log, shortened
from tottenbury.server.proofs import proof_shown
from tottenbury.server.table import Table
from tottenbury.server.times import now
from tottenbury.server.tokens import is_token
from tottenbury.session.errors import Stale
from tottenbury.session.projection import project
from tottenbury.storage import StoreError
from tottenbury.table.errors import GameOver, IllegalMove, NotationError, NotYourTurn, TottenburyError
from tottenbury.table.seats import Seat

TOO_SLOW, TOO_MUCH, GOING_AWAY, TOO_LARGE, POLICY = 4008, 4029, 1001, 1009, 1008
"""Why the server closes a socket."""

LOBBY_PAUSE = 1.0
"""The list of public tables is sent at most so often, in seconds."""

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class Socket:
    """A connected client."""

    def __init__(self, house: House, receive: Receive, send: Send, known: set[str]) -> None:
        self._house, self._receive, self._send = house, receive, send
        self._known = known
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self._following: dict[str, Table] = {}
        limits = house.config.limits
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._lobby_due: asyncio.TimerHandle | None = None
        self._in_lobby = False

    # Out

    def send(self, body: bytes) -> None:
        """Send soon; a reader who lets too much pile up is dropped, nobody waits for him."""
        if self._closing is not None:
            return
        if len(self._queue) >= self._house.config.limits.queue:
            self.close(TOO_SLOW)
            return
        self._queue.append(body)
        self._wake.set()

    def say(self, message: m.ServerMessage) -> None:
        """Send a message of ours."""
        self.send(m.encoder.encode(message))

    def close(self, code: int) -> None:
        """Close the socket as soon as possible."""
        if self._closing is None:
            self._closing = code
            self._queue.clear()
            self._wake.set()

    async def _write(self) -> None:
        while True:
            while self._queue:
                await self._send({"type": "websocket.send", "text": self._queue.popleft().decode()})
            if self._closing is not None:
                await self._send({"type": "websocket.close", "code": self._closing})
                return
            self._wake.clear()
            if not self._queue:
                await self._wake.wait()

    # In

    async def run(self) -> None:
        """Serve until the client or the server has had enough."""
        writer = asyncio.ensure_future(self._write())
        reader = asyncio.ensure_future(self._read())
        self.say(m.Welcome(__version__, now()))
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._house.lobby_listeners.discard(self._lobby_changed)
            if self._lobby_due is not None:
                self._lobby_due.cancel()
            for table in self._following.values():
                table.unfollow(self)
            for task in (reader, writer):
                task.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)

    async def _read(self) -> None:
        limits = self._house.config.limits
        while self._closing is None:
            event = await self._receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            body = text.encode() if text is not None else event.get("bytes") or b""
            if len(body) > limits.message_bytes:
                self.close(TOO_LARGE)
            elif not self._bucket.take():
                self.close(TOO_MUCH)
            else:
                await self._obey(body)

    async def _obey(self, body: bytes) -> None:
        try:
            message = m.decoder.decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.say(m.Refusal("malformed", str(error)[:200]))
            return
        game = getattr(message, "game", None)
        act = message.id if isinstance(message, m.Act) else None
        try:
            await self._answer(message)
        except TottenburyError as error:
            if isinstance(error, Stale) and isinstance(message, m.Act):
                await self._show_again(message.game)
            self.say(m.Refusal(code_of(error), str(error), game, act))
        except Exception as error:  # one broken table never harms another, nor the connection
            log("request failed", message=type(message).__name__, game=shortened(game or ""), error=type(error).__name__)
            self.say(m.Refusal("internal", "something went wrong here; nothing of it was kept", game, act))

    async def _answer(self, message: m.ClientMessage) -> None:
        if isinstance(message, m.Act):
            await self._act(message)
        elif isinstance(message, m.Ping):
            self.say(m.Pong(now()))
        elif isinstance(message, m.Follow):
            await self._follow(message)
        elif isinstance(message, m.Unfollow):
            table = self._following.pop(message.game, None)
            if table is not None:
                table.unfollow(self)
        elif isinstance(message, m.Prove):
            table = await self._seen(message.game)
            self.say(proof_shown(table.session, message.place, Seat.of(message.seat)))
        elif isinstance(message, m.Hello):
            if is_token(message.token):
                self._known.add(message.token)
            self.say(m.Welcome(__version__, now()))
        else:
            await self._watch_lobby(message.follow)

    async def _seen(self, game: str) -> Table:
        """A table that this client may look at."""
        table = await self._house.table(game)
        if not may_watch(table.session, self._house.seats_of(table.session, self._known)):
            raise UnknownGame("no table has this name")
        return table

    async def _follow(self, message: m.Follow) -> None:
        if len(self._following) >= self._house.config.limits.followed and message.game not in self._following:
            raise TottenburyError("that is more tables than one socket may follow")
        if message.token and is_token(message.token) and len(self._known) < 64:
            self._known.add(message.token)
        table = await self._seen(message.game)
        await self._look_at(table)

    async def _look_at(self, table: Table) -> None:
        self._following[table.session.game] = table
        seats = self._house.seats_of(table.session, self._known)
        await table.follow(self, set(seats) or {None})

    async def _show_again(self, game: str) -> None:
        """The whole table for somebody who acted on an old one."""
        table = await self._house.table(game)
        for viewer in table.followers.get(self, ()):
            self.say(project(table.session, viewer))

    async def _act(self, message: m.Act) -> None:
        table = self._following.get(message.game)
        if table is None or table.broken:
            table = await self._seen(message.game)
            if message.game in self._following:
                await self._look_at(table)
        viewers = table.followers.get(self)
        seats = {seat for seat in viewers if seat is not None} if viewers else self._house.seats_of(table.session, self._known)
        if not seats:
            raise Forbidden("you have no seat at this table")
        player = self._speaker(table, seats, message.seat)
        sequence = await table.act(player, message.command, message.id, message.seen)
        self.say(m.Accepted(message.game, message.id, sequence))

    @staticmethod
    def _speaker(table: Table, seats: set[Seat], seat: str | None) -> Seat:
        session = table.session
        if seat is not None:
            player = session.player_at(Seat.of(seat))
            if player not in seats:
                raise Forbidden("this is not your seat")
            return player
        if len(seats) == 1:
            return next(iter(seats))
        return session.decider if session.decider in seats else min(seats)

    # The lobby

    async def _watch_lobby(self, follow: bool) -> None:
        self._in_lobby = follow
        if follow:
            self._house.lobby_listeners.add(self._lobby_changed)
            self.say(await self._house.lobby())
        else:
            self._house.lobby_listeners.discard(self._lobby_changed)

    def _lobby_changed(self) -> None:
        if self._lobby_due is None:
            self._lobby_due = asyncio.get_running_loop().call_later(LOBBY_PAUSE, self._send_lobby)

    def _send_lobby(self) -> None:
        self._lobby_due = None
        if self._in_lobby:
            self._lobby_task = asyncio.ensure_future(self._watch_lobby(True))


class Forbidden(TottenburyError):
    """The client has no right to this."""


def code_of(error: TottenburyError) -> Any:
    """The code of a refusal, for programs."""
    codes = (
        (Stale, "stale"),
        (NotYourTurn, "turn"),
        ((IllegalMove, NotationError, GameOver), "illegal"),
        (UnknownGame, "unknown"),
        (Forbidden, "forbidden"),
        ((StoreError, BrokenGame), "unavailable"),
    )
    return next((code for kind, code in codes if isinstance(error, kind)), "refused")
