"""One socket: reads messages, obeys them, and writes what tables send, through one bounded queue and one writer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tottenbury import __version__
from tottenbury.core.errors import TottenburyError
from tottenbury.core.seats import Seat
from tottenbury.server import messages as m
from tottenbury.server.answers.proofs import proof_shown
from tottenbury.server.edge.access import may_watch, seats_of
from tottenbury.server.edge.limits import Bucket
from tottenbury.server.edge.tokens import is_token
from tottenbury.server.errors import Forbidden, TooMany, UnknownGame
from tottenbury.server.logs import log, shortened
from tottenbury.server.tables.registry import Tables
from tottenbury.server.tables.table import Table
from tottenbury.server.tables.times import now
from tottenbury.server.wording import refusal, words_of
from tottenbury.session.errors import Stale
from tottenbury.words import say

TOO_SLOW, TOO_MUCH, GOING_AWAY, TOO_LARGE, POLICY = 4008, 4029, 1001, 1009, 1008
"""Why the server closes a socket."""

FAREWELL_SECONDS = 2.0
"""So long the reason of a closing may take to get through to a client who does not read."""

DEAR = 4.0
"""What a message counts that is answered with a whole table, a proof or a list."""

LOBBY_PAUSE = 1.0
"""The list of public tables is sent at most so often, in seconds."""

LOBBY_RETRY = 3.0
"""So many seconds after the list could not be read it is tried again."""

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class Socket:
    """A connected client."""

    def __init__(self, tables: Tables, receive: Receive, send: Send, known: set[str], pace: Bucket | None = None) -> None:
        self._tables, self._receive, self._send = tables, receive, send
        self._known = known
        self._pace = pace
        """What all sockets of an address share."""
        self._queue: deque[bytes] = deque()
        self._queued = 0
        self._wake, self._enough = asyncio.Event(), asyncio.Event()
        self._closing: int | None = None
        self._following: dict[str, Table] = {}
        limits = tables.config.limits
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._lobby_due: asyncio.TimerHandle | None = None
        self._lobby_task: asyncio.Task[None] | None = None
        self._lobby_failed = False

    # Out

    def send(self, body: bytes) -> None:
        """Send soon; a reader who lets too much pile up is dropped, nobody waits for him."""
        if self._closing is not None:
            return
        limits = self._tables.config.limits
        if len(self._queue) >= limits.queue or (self._queue and self._queued + len(body) > limits.queue_bytes):
            self.close(TOO_SLOW)
            return
        self._queue.append(body)
        self._queued += len(body)
        self._wake.set()

    def say(self, message: m.ServerMessage) -> None:
        """Send a message of ours."""
        self.send(m.encoder.encode(message))

    def close(self, code: int) -> None:
        """Close the socket as soon as possible."""
        if self._closing is None:
            self._closing = code
            self._queue.clear()
            self._queued = 0
            self._wake.set()
            self._enough.set()

    async def _write(self) -> None:
        while True:
            while self._queue:
                body = self._queue.popleft()
                self._queued -= len(body)
                await self._send({"type": "websocket.send", "text": body.decode()})
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
        tasks = [writer, asyncio.ensure_future(self._read()), asyncio.ensure_future(self._enough.wait())]
        self.say(m.Welcome(__version__, now()))
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if self._closing is not None:
                await asyncio.wait({writer}, timeout=FAREWELL_SECONDS)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._leave_lobby()
            for table in self._following.values():
                table.unfollow(self)

    async def _read(self) -> None:
        limits = self._tables.config.limits
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
                await asyncio.sleep(0)  # many messages may lie here already: the writer has to get his turn between them

    async def _obey(self, body: bytes) -> None:
        try:
            message = m.decoder.decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.say(m.Refusal("malformed", str(error)[:200]))
            return
        if self._pace is not None and (seconds := self._pace.wait(DEAR if isinstance(message, m.Follow | m.Prove | m.Lobby) else 1.0)):
            await asyncio.sleep(seconds)
        game = getattr(message, "game", None)
        act = message.id if isinstance(message, m.Act) else None
        try:
            await self._answer(message)
        except TottenburyError as error:
            self.say(refusal(error, game, act))
        except Exception as error:  # one broken table never harms another, nor the connection
            log("request failed", message=type(message).__name__, game=shortened(game or ""), error=type(error).__name__)
            failure = say("reason-failed-socket")
            self.say(m.Refusal("internal", str(failure), game, act, words_of(failure)))

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
            await self._prove(message)
        elif isinstance(message, m.NoHint):
            if (table := self._following.get(message.game)) is not None:
                table.forget_hint(self)
        elif isinstance(message, m.Hello):
            self._learn(message.token)
            self.say(m.Welcome(__version__, now()))
        elif message.follow:
            self._tables.lobby_listeners.add(self._lobby_changed)
            await self._send_lobby()
        else:
            self._leave_lobby()

    def _learn(self, token: str) -> None:
        """A secret that the client shows; each one more makes it dearer to find out who he is."""
        if is_token(token) and token not in self._known:
            if len(self._known) >= self._tables.config.limits.secrets:
                raise TooMany(say("reason-too-many-secrets"))
            self._known.add(token)

    async def _prove(self, message: m.Prove) -> None:
        table = await self._tables.table(message.game)
        async with table.settled() as session:
            if not may_watch(session, seats_of(session, self._known)):
                raise UnknownGame(say("reason-no-table"))
            self.say(proof_shown(session, message.place, Seat.of(message.seat)))

    async def _follow(self, message: m.Follow) -> None:
        if len(self._following) >= self._tables.config.limits.followed and message.game not in self._following:
            raise TooMany(say("reason-too-many-followed"))
        self._learn(message.token)
        table = await self._tables.table(message.game)
        self._following[message.game] = table
        try:
            await table.follow(self, self._known)
        except BaseException:
            if self not in table.followers:
                del self._following[message.game]
            raise

    async def _act(self, message: m.Act) -> None:
        table = await self._tables.table(message.game)
        viewers = table.followers.get(self)
        seats = {seat for seat in viewers or () if seat is not None}
        if not seats:
            seats = seats_of(table.session, self._known)
            if seats and viewers:  # he sat down after he had come to look on
                await table.follow(self, self._known)
        if not seats and not viewers and not may_watch(table.session, seats):
            raise UnknownGame(say("reason-no-table"))
        if not seats:
            raise Forbidden(say("reason-no-seat"))
        if len(seats) > 1 and (known := await table.accepted(seats, message.id)) is not None:
            self.say(m.Accepted(message.game, message.id, known))  # a repeat, though the players may have changed seats since
            return
        player = self._speaker(table, seats, message.seat)
        try:
            sequence = await table.act(player, message.command, message.id, message.seen)
        except Stale:
            async with table.settled():
                table.show(self)  # he acted on an old table: here is the present one
            raise
        self.say(m.Accepted(message.game, message.id, sequence))

    @staticmethod
    def _speaker(table: Table, seats: set[Seat], seat: str | None) -> Seat:
        session = table.session
        if seat is not None:
            player = session.player_at(Seat.of(seat))
            if player not in seats:
                raise Forbidden(say("reason-not-your-seat"))
            return player
        if len(seats) == 1:
            return next(iter(seats))
        return session.decider if session.decider in seats else min(seats)

    # The lobby

    def _leave_lobby(self) -> None:
        self._tables.lobby_listeners.discard(self._lobby_changed)
        if self._lobby_due is not None:
            self._lobby_due.cancel()
            self._lobby_due = None
        if self._lobby_task is not None:
            self._lobby_task.cancel()

    def _lobby_changed(self, pause: float = LOBBY_PAUSE) -> None:
        if self._lobby_due is None:
            self._lobby_due = asyncio.get_running_loop().call_later(pause, self._begin_lobby)

    def _begin_lobby(self) -> None:
        self._lobby_due = None
        self._lobby_task = asyncio.ensure_future(self._send_lobby())

    async def _send_lobby(self) -> None:
        try:
            self.say(await self._tables.lobby())
        except TottenburyError as error:
            if not self._lobby_failed:  # told once, however often it has to be tried
                self.say(refusal(error))
            self._lobby_failed = True
            self._lobby_changed(LOBBY_RETRY)  # else an old list would stay until the next table changes
        else:
            self._lobby_failed = False
