"""Planted faults: mistakes that a server could have, each of which the simulation or the twins must find."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

import msgspec

from tottenbury.core.errors import TottenburyError
from tottenbury.core.seats import Seat
from tottenbury.server import socket
from tottenbury.server.edge import access
from tottenbury.server.errors import UnknownGame
from tottenbury.server.tables import audience, registry, table
from tottenbury.session import clock, playing, projection, session
from tottenbury.storage import Entry as Row
from tottenbury.storage import StoreError
from tottenbury.words import say

SIMULATION, TWINS = "simulation", "twins"


@dataclass(frozen=True)
class Fault:
    """A mistake, and who should find it."""

    name: str
    finder: str
    plant: Callable[[], contextlib.AbstractContextManager[Any]]


FAULTS: list[Fault] = []


def fault(name: str, finder: str) -> Callable[[Callable[[], Iterator[None]]], Callable[[], Iterator[None]]]:
    def enter(plant: Callable[[], Iterator[None]]) -> Callable[[], Iterator[None]]:
        FAULTS.append(Fault(name, finder, contextmanager(plant)))
        return plant

    return enter


def replaced(where: Any, name: str, new: Any) -> Any:
    return patch.object(where, name, new)


# Keeping


@fault("acknowledge before the disk has synced", SIMULATION)
def _early() -> Iterator[None]:
    real = table.Table._store

    async def store(self: table.Table, entries: Any) -> None:
        asyncio.ensure_future(real(self, entries)).add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.sleep(0)

    with replaced(table.Table, "_store", store):
        yield


@fault("tell everybody before the entry is stored", SIMULATION)
def _tell_first() -> Iterator[None]:
    real = table.Table._store

    async def store(self: table.Table, entries: Any) -> None:
        self._tell(len(self.session.chat))
        await real(self, entries)

    def silent(self: table.Table, said: int, real_tell: Any = table.Table._tell) -> None:
        if self.session.sequence not in self.__dict__.setdefault("told", set()):
            self.__dict__["told"].add(self.session.sequence)
            real_tell(self, said)

    with replaced(table.Table, "_store", store), replaced(table.Table, "_tell", silent):
        yield


@fault("say `accepted` though the store has failed", SIMULATION)
def _swallow() -> Iterator[None]:
    real = table.Table.act

    async def act(self: table.Table, player: Any, command: Any, command_id: str, seen: int | None = None) -> int:
        try:
            return await real(self, player, command, command_id, seen)
        except StoreError:
            return self.session.sequence

    with replaced(table.Table, "act", act):
        yield


@fault("go on with a session that is ahead of the store", SIMULATION)
def _ahead() -> Iterator[None]:
    with replaced(table.Table, "_read_again_soon", lambda self: None):
        yield


@fault("after a failure of the store never try again by oneself", SIMULATION)
def _no_retry() -> Iterator[None]:
    def soon(self: table.Table) -> None:
        self._ahead = True

    with replaced(table.Table, "_read_again_soon", soon):
        yield


@fault("store an entry twice", SIMULATION)
def _twice() -> Iterator[None]:
    real = table.Table._store

    async def store(self: table.Table, entries: Any) -> None:
        await real(self, entries)
        if len(entries) == 1 and entries[0].sequence % 7 == 0:
            entry = msgspec.structs.replace(entries[0], sequence=entries[0].sequence + 1, id=entries[0].id + "'")
            with contextlib.suppress(StoreError):
                await self.registry.store.append([Row(self.session.game, entry.sequence, entry.id, entry.at, entry.encode())])

    with replaced(table.Table, "_store", store):
        yield


@fault("store another command than the one that was sent", SIMULATION)
def _other_command() -> Iterator[None]:
    real = session.Session.accept

    def accept(self: Any, player: Any, command: Any, at: int, command_id: str, seen: int | None = None) -> Any:
        if type(command).__name__ == "Chat":
            command = msgspec.structs.replace(command, text=command.text + "!")
        return real(self, player, command, at, command_id, seen)

    with replaced(session.Session, "accept", accept):
        yield


@fault("let two commands change a table at once", SIMULATION)
def _no_lock() -> Iterator[None]:
    @asynccontextmanager
    async def settled(self: table.Table) -> AsyncIterator[Any]:
        if self._ahead:
            await self._read_again()
        yield self.session

    with replaced(table.Table, "settled", settled):
        yield


# Repeats and numbers


@fault("forget which commands were accepted", SIMULATION)
def _no_repeats() -> Iterator[None]:
    with replaced(session.Session, "accepted", lambda self, command_id: None):
        yield


@fault("forget the ids of commands when a table is read again", SIMULATION)
def _ids_lost() -> Iterator[None]:
    real = session.Session.replay.__func__  # type: ignore[attr-defined]

    def replay(cls: Any, game: str, entries: Any) -> Any:
        found = real(cls, game, entries)
        found._ids.clear()
        return found

    with replaced(session.Session, "replay", classmethod(replay)):
        yield


@fault("answer with a wrong sequence number", SIMULATION)
def _wrong_number() -> Iterator[None]:
    real = table.Table._act

    async def act(self: table.Table, player: Any, command: Any, key: str, seen: int | None) -> int:
        number = await real(self, player, command, key, seen)
        return number + (number % 9 == 0)

    with replaced(table.Table, "_act", act):
        yield


@fault("accept commands of somebody who has not seen the last change", SIMULATION)
def _stale() -> Iterator[None]:
    real = session.Session.accept

    def accept(self: Any, player: Any, command: Any, at: int, command_id: str, seen: int | None = None) -> Any:
        return real(self, player, command, at, command_id, None)

    with replaced(session.Session, "accept", accept):
        yield


@fault("take a repeat for a new command after the players have changed seats", SIMULATION)
def _both_seats() -> Iterator[None]:
    async def accepted(self: table.Table, players: Any, command_id: str) -> None:
        return None

    with replaced(table.Table, "accepted", accepted):
        yield


# Telling


@fault("lose an update for one of those who look", SIMULATION)
def _lost_update() -> Iterator[None]:
    real = socket.Socket.send

    def send(self: socket.Socket, body: bytes) -> None:
        self.__dict__["sent"] = self.__dict__.get("sent", 0) + 1
        if not (self.__dict__["sent"] % 40 == 0 and body.startswith(b'{"type":"update"')):
            real(self, body)

    with replaced(socket.Socket, "send", send):
        yield


@fault("send an old projection", SIMULATION)
def _old_projection() -> Iterator[None]:
    real = projection.project
    kept: dict[Any, Any] = {}

    def project(now: Any, viewer: Any) -> Any:
        key = (id(now), viewer)
        if key not in kept or now.sequence % 4 == 0:
            kept[key] = real(now, viewer)
        return kept[key]

    with replaced(audience, "project", project):
        yield


@fault("keep too many lines of the log after an undo", SIMULATION)
def _log_kept() -> Iterator[None]:
    real = playing.Playing._cut_log

    def cut(self: Any, length: int) -> None:
        kept = self.log_kept
        real(self, length)
        self.log_kept = kept if length else 0

    with replaced(playing.Playing, "_cut_log", cut):
        yield


@fault("show a table while it is being changed", SIMULATION)
def _unsettled_show() -> Iterator[None]:
    async def follow(self: table.Table, follower: Any, known: set[str]) -> None:
        seats = access.seats_of(self.session, known)
        if not access.may_watch(self.session, seats):
            raise UnknownGame(say("reason-no-table"))
        self.followers[follower] = set(seats) or {None}
        self.show(follower)
        self._go_on()

    with replaced(table.Table, "follow", follow):
        yield


@fault("do not bring lists up to date", SIMULATION)
def _lists() -> Iterator[None]:
    with replaced(table, "shown_in_lists", lambda session: ("the same",)):
        yield


@fault("do not tell those who look at the lobby", SIMULATION)
def _lobby() -> Iterator[None]:
    with replaced(registry.Tables, "listings_changed", lambda self, listing: None):
        yield


# Rights


@fault("show a spectator what a seat sees", SIMULATION)
def _spectator() -> Iterator[None]:
    real = access.seats_of
    with replaced(table, "seats_of", lambda session, known: real(session, known) or {Seat.SOUTH}):
        yield


@fault("tell spectators what is said at a table", SIMULATION)
def _chat() -> Iterator[None]:
    real = projection._chat
    with replaced(projection, "_chat", lambda session, viewer, start: real(session, viewer or Seat.SOUTH, start)):
        yield


@fault("let people look on when a private game begins", SIMULATION)
def _no_gone() -> Iterator[None]:
    with replaced(table.Table, "_send_strangers_away", lambda self: None):
        yield


@fault("show the secret of a deal before the game is over", SIMULATION)
def _secret() -> Iterator[None]:
    real = projection._fair_shown

    def shown(session: Any) -> Any:
        fair = real(session)
        return fair if fair is None or session.fair is None else msgspec.structs.replace(fair, secret=session.fair.secret)

    with replaced(projection, "_fair_shown", shown):
        yield


@fault("let anybody speak for South", SIMULATION)
def _speaker() -> Iterator[None]:
    real = access.seats_of
    with replaced(socket, "seats_of", lambda session, known: real(session, known) or {Seat.SOUTH}):
        yield


# What goes on by itself


@fault("never set a timer", SIMULATION)
def _no_timer() -> Iterator[None]:
    with replaced(table.Table, "_wake_in", lambda self, milliseconds, then: None):
        yield


@fault("do not start the computer when a table is read again", SIMULATION)
def _no_computer() -> Iterator[None]:
    real = table.Table._go_on

    def go_on(self: table.Table) -> None:
        self.__dict__.setdefault("first", self.session.sequence)
        decider = self.session.decider
        asleep = (
            decider is not None and self.session.players[decider].computer is not None and self.session.sequence == self.__dict__["first"]
        )
        before, self._deciding = self._deciding, self._deciding or (asleep and self.session.sequence > 3)
        real(self)
        if not before and asleep:
            self._deciding = False

    with replaced(table.Table, "_go_on", go_on):
        yield


@fault("do not take up running clocks after a start", SIMULATION)
def _no_resume() -> Iterator[None]:
    async def resume(self: registry.Tables) -> None:
        return None

    with replaced(registry.Tables, "resume", resume):
        yield


@fault("let the clock run on while the server is away", SIMULATION)
def _no_forgiving() -> Iterator[None]:
    with replaced(clock.Clock, "forgive", lambda self, last, at: None):
        yield


@fault("let the clock run for the wrong player after a restart", SIMULATION)
def _wrong_clock() -> Iterator[None]:
    real = session.Session.replay.__func__  # type: ignore[attr-defined]

    def replay(cls: Any, game: str, entries: Any) -> Any:
        found = real(cls, game, entries)
        if found.sequence and found.clock.running is not None:
            found.clock.running = found.clock.running.other
        return found

    with replaced(session.Session, "replay", classmethod(replay)):
        yield


@fault("let the wrong player lose on time", SIMULATION)
def _wrong_loser() -> Iterator[None]:
    real = clock.Clock.expired

    def expired(self: Any, at: int) -> Any:
        late = real(self, at)
        return None if late is None else late.other

    with replaced(clock.Clock, "expired", expired):
        yield


@fault("let tables leave memory while somebody looks", SIMULATION)
def _swept() -> Iterator[None]:
    with replaced(table.Table, "idle", property(lambda self: not (self._tasks or self._timer or self._retry or self._busy))):
        yield


@fault("let a table leave memory that somebody was just given", SIMULATION)
def _swept_at_once() -> Iterator[None]:
    with replaced(registry, "JUST_NOW", -1.0):
        yield


@fault("give away a seat by what is not stored", SIMULATION)
def _unsettled_join() -> Iterator[None]:
    async def join(self: Any, at: table.Table, name: str, owner: str, mixes: bool = False) -> Seat:
        if own := access.seats_of(at.session, {owner}):
            return min(own)
        free = [player for player, place in at.session.players.items() if not place.joined]
        if not free:
            raise TottenburyError(say("reason-no-free-seat"))
        said = registry._join(at.session.game, free[0], name, owner, mixes)
        await at.act(free[0], said, f"join{said.holder[:12]}")
        return free[0]

    with replaced(registry.Tables, "join", join):
        yield


@fault("wait for ever for a text that was promised for the deal", SIMULATION)
def _no_deal() -> Iterator[None]:
    async def deal(self: table.Table) -> None:
        self._timer = None

    with replaced(table.Table, "_deal_anyway", deal):
        yield
