"""One table in memory: its session, who looks at it, its clock and its computer players. Commands come one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from tottenbury.server.computers import Computers
from tottenbury.server.logs import log, shortened
from tottenbury.server.messages import CandidateShown, HintShown, Refusal, encoder
from tottenbury.server.times import now
from tottenbury.session import commands as c
from tottenbury.session.errors import Stale
from tottenbury.session.projection import project, update
from tottenbury.session.session import Session
from tottenbury.storage import Entry as Row
from tottenbury.storage import Listing, StoreError
from tottenbury.table.errors import TottenburyError
from tottenbury.table.seats import Seat

if TYPE_CHECKING:
    from tottenbury.server.house import House

TIMER_SLACK = 0.005
"""A timer that fires too early by the clock's grain would have to fire again."""


class Follower(Protocol):
    """Somebody who looks at tables: a socket."""

    def send(self, body: bytes) -> None:
        """Send a message soon, without waiting; a follower who reads too slowly is dropped."""


class Table:
    """A live table."""

    def __init__(self, house: House, session: Session) -> None:
        self.house = house
        self.session = session
        self.lock = asyncio.Lock()
        self.followers: dict[Follower, set[Seat | None]] = {}
        self.used = asyncio.get_running_loop().time()
        self.broken = False
        self._listing: Listing | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._deciding = False
        self._computers = Computers(house.thinkers)
        self._tasks: set[asyncio.Task[None]] = set()

    # Commands

    async def act(self, player: Seat | None, command: c.Command, command_id: str, seen: int | None = None) -> int:
        """Obey a command: it is stored before anybody hears of it. A repeat is answered as the first time was."""
        session = self.session
        key = f"{'H' if player is None else player.letter}{command_id}"
        async with self.lock:
            known = session.accepted(key)
            if known is not None:
                return known
            said = len(session.chat)
            entry = session.accept(player, command, now(), key, seen)
            await self._store([entry])
            self._tell(said)
            self._go_on()
        if isinstance(command, c.Hint):
            self._start(self._advise(player))
        return entry.sequence

    async def lay(self, entries: list[c.Entry]) -> None:
        """Store the first entries of a new table, all or none."""
        async with self.lock:
            await self._store(entries)
            self._go_on()

    async def _store(self, entries: list[c.Entry]) -> None:
        session = self.session
        listing = listing_of(session)
        rows = [Row(session.game, entry.sequence, entry.id, entry.at, entry.encode()) for entry in entries]
        news = self._listing is None or _differs(listing, self._listing)
        try:
            await self.house.store.append(rows, listing if news else None)
        except BaseException:
            # The session is ahead of what is stored: forget it, and let the next one who asks read the history again.
            self.broken = True
            self.house.forget(self)
            raise
        self.house.accepted += len(entries)
        if news:
            self._listing = listing
            self.house.listings_changed(listing)

    def _tell(self, said: int) -> None:
        """Send everybody who looks what the last entry changed; each kind of viewer's message is made once."""
        self.used = asyncio.get_running_loop().time()
        bodies: dict[Seat | None, bytes] = {}
        for follower, viewers in list(self.followers.items()):
            for viewer in viewers:
                if viewer not in bodies:
                    bodies[viewer] = encoder.encode(update(self.session, viewer, said))
                follower.send(bodies[viewer])

    # Looking on

    async def follow(self, follower: Follower, viewers: set[Seat | None]) -> None:
        """Show the table to a follower from now on, as each of these players or (None) as a spectator."""
        async with self.lock:
            self.followers[follower] = viewers
            for viewer in viewers:
                follower.send(encoder.encode(project(self.session, viewer)))
        self._go_on()

    def unfollow(self, follower: Follower) -> None:
        """Show it to him no longer."""
        self.followers.pop(follower, None)
        self.used = asyncio.get_running_loop().time()

    def send_to(self, viewer: Seat | None, message: msgspec.Struct) -> None:
        """A message to all who look as this player."""
        for follower, viewers in list(self.followers.items()):
            if viewer in viewers:
                follower.send(encoder.encode(message))

    @property
    def idle(self) -> bool:
        """Whether nothing would be missed if this table left memory."""
        return not self.followers and not self._tasks and self._timer is None and not self.lock.locked()

    # What goes on by itself

    def _go_on(self) -> None:
        """Set the clock's timer, and let a computer think that has to decide."""
        session = self.session
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        running = session.clock.running
        if running is not None:
            left = session.clock.left_at(running, now()) / 1000 + TIMER_SLACK
            self._timer = asyncio.get_running_loop().call_later(max(0.0, left), lambda: self._start(self._time_over()))
        decider = session.decider
        if decider is not None and session.players[decider].computer is not None and not self._deciding:
            self._deciding = True
            self._start(self._decide())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log("table failed", game=shortened(self.session.game), error=type(error).__name__, detail=str(error))

    async def _time_over(self) -> None:
        self._timer = None
        try:
            await self.act(None, c.Timeout(), f"time{self.session.sequence}")
        except TottenburyError:
            self._go_on()  # a move came first

    async def _decide(self) -> None:
        """Let the computer that has to decide choose and move, until a person has to."""
        try:
            while not self.broken and (decider := self.session.decider) is not None:
                if self.session.players[decider].computer is None:
                    break
                await self._decide_once(decider)
        finally:
            self._deciding = False

    async def _decide_once(self, decider: Seat) -> None:
        session = self.session
        seen = session.sequence
        try:
            move = await self._computers.choose(session, decider)
            await self.act(decider, c.Move(move), f"c{seen}", seen)
        except Stale:
            return  # something else happened meanwhile: think again
        except StoreError:
            raise
        except TottenburyError as error:
            if session.changed <= seen:
                log("computer forfeits", game=shortened(session.game), detail=str(error))
                await self.act(None, c.Forfeit(str(error)), f"f{seen}")

    async def _advise(self, player: Seat | None) -> None:
        session = self.session
        if player is None or session.position is None or session.decider is not player:
            return
        sequence = session.sequence
        try:
            thought = await self._computers.advise(session, player)
        except TottenburyError as error:
            self.send_to(player, Refusal("refused", str(error), session.game))
            return
        found = [CandidateShown(str(candidate.move), candidate.chance) for candidate in thought.candidates[:8]]
        self.send_to(player, HintShown(session.game, sequence, str(thought.move), found, thought.exact))

    async def close(self) -> None:
        """Let go of everything; what was accepted is stored already."""
        self.broken = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._computers.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def listing_of(session: Session) -> Listing:
    """What lists and searches need of a table."""
    south, north = (session.players[session.player_at(seat)].name for seat in Seat)
    status = {"open": "open", "running": "running", "between": "running"}.get(session.status, "finished")
    result = session.records[-1].result if session.records and status == "finished" else ""
    owners = {player.owner for player in session.players.values() if player.owner}
    return Listing(
        game=session.game,
        created=session.created,
        changed=session.at,
        rulebook=session.settings.rulebook,
        format=session.settings.format,
        status=status,
        public=session.settings.public,
        south=south,
        north=north,
        result=result if session.status != "closed" else "closed",
        sequence=session.sequence,
        holders=tuple(sorted(owners)),
        timed=session.clock.running is not None,
    )


def _differs(one: Listing, other: Listing) -> bool:
    """Whether a list would show something else; each single move is not worth a line of its own."""
    return any(getattr(one, name) != getattr(other, name) for name in ("status", "south", "north", "result", "holders", "timed"))
