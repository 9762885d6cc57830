"""One table in memory: its session, who looks at it, its clock and its computer players. Commands come one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from tottenbury.core.errors import TottenburyError
from tottenbury.core.seats import Seat
from tottenbury.server.edge.access import may_watch, seats_of
from tottenbury.server.edge.limits import Bucket
from tottenbury.server.errors import TooMany, UnknownGame
from tottenbury.server.logs import log, shortened
from tottenbury.server.messages import CandidateShown, HintShown
from tottenbury.server.tables.asking import asking
from tottenbury.server.tables.attendance import Company
from tottenbury.server.tables.audience import Audience, Follower
from tottenbury.server.tables.computers import Computers
from tottenbury.server.tables.keeping import COMPANY, Filled, lean, weight_of
from tottenbury.server.tables.listings import earlier, listing_of, shown_in_lists
from tottenbury.server.tables.times import now
from tottenbury.server.wording import refusal
from tottenbury.session import commands as c
from tottenbury.session.errors import Refused, Stale
from tottenbury.session.session import Session
from tottenbury.storage import Entry as Row
from tottenbury.storage import StoreError
from tottenbury.words import say

if TYPE_CHECKING:
    from tottenbury.server.tables.registry import Tables

TIMER_SLACK = 0.005
"""A timer that fires too early by the clock's grain would have to fire again."""

TEXT_PATIENCE = 10_000
"""So many milliseconds a deal waits for the texts that players have promised to add."""

RETRY_SECONDS = 2.0
"""So long after a failure of the storage a table is read again."""


class Table(Audience):
    """A live table."""

    def __init__(self, tables: Tables, session: Session, filled: Filled | None = None) -> None:
        self.tables = tables
        self.session = session
        """As it stands; while a command is being stored, and after that failed, it is ahead of what anybody may know (see `settled`)."""
        self.lock = asyncio.Lock()
        self.followers: dict[Follower, set[Seat | None]] = {}
        self.used = asyncio.get_running_loop().time()
        self.closed = False
        self._ahead = False
        self._busy = 0
        self._listed: tuple[object, ...] = ()
        self._games_listed = 0
        """How many games that are over have a listing of their own by now."""
        self._timer: asyncio.TimerHandle | None = None
        self._retry: asyncio.TimerHandle | None = None
        self._deciding = False
        self._advice: tuple[Seat, asyncio.Task[None]] | None = None
        self._computers = Computers(tables.queue)
        self._tasks: set[asyncio.Task[None]] = set()
        self._absences = tables.presence.absences
        self._commands = Bucket(tables.config.limits.commands_at_table, tables.config.limits.commands_at_table_burst)
        self._take_over(session, filled or Filled())
        self.company = Company(self)

    def _take_over(self, session: Session, filled: Filled) -> None:
        """Go on with a session of which so much is stored."""
        lean(session)
        self.session, self._filled = session, filled
        self.early = max(0, session.at - now())
        """By how much this table's time is ahead of the server's."""

    def time(self) -> int:
        """What time it is here: where the machine's clock was put back while the server was down, it goes on from the last entry."""
        return now() + self.early

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        return weight_of(self.session)

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[Session]:
        """The session as it is stored, which nobody changes meanwhile."""
        self._busy += 1
        self.used = asyncio.get_running_loop().time()
        try:
            async with self.lock:
                if self._ahead:
                    await self._read_again()
                yield self.session
        finally:
            self._busy -= 1

    # Commands

    async def act(self, player: Seat | None, command: c.Command, command_id: str, seen: int | None = None) -> int:
        """Obey a command: it is stored before anybody hears of it. A repeat is answered as the first time was.

        What has begun is brought to its end, even if whoever asked for it goes away meanwhile.
        """
        key = f"{'H' if player is None else player.letter}{command_id}"
        return await asyncio.shield(asyncio.ensure_future(self._act(player, command, key, seen)))

    async def accepted(self, players: set[Seat], command_id: str) -> int | None:
        """Under which number a command of one of these players was accepted, if it was."""
        async with self.settled() as session:
            numbers = (session.accepted(f"{player.letter}{command_id}") for player in players)
            return next((number for number in numbers if number is not None), None)

    async def _act(self, player: Seat | None, command: c.Command, key: str, seen: int | None) -> int:
        async with self.settled() as session:
            known = session.accepted(key)
            if known is not None:
                return known
            self._check(player, command)
            await self._forgive_absence(command)
            entry = await self._enter(player, command, key, seen)
            if session.changed == entry.sequence:
                self._stop_advice()  # it would be about a table that is no more
            self._go_on()
            if player is not None and isinstance(command, c.Hint):
                self._advice = (player, self._start(self._advise(player)))
            return entry.sequence

    async def _enter(self, player: Seat | None, command: c.Command, key: str, seen: int | None) -> c.Entry:
        """Accept, store and tell."""
        session, at = self.session, self.time()
        said = len(session.chat)
        try:
            entry = session.accept(player, command, at, key, seen)
        except TottenburyError:
            if session.clock.expired(at) is not None:
                self._go_on()  # nobody is told that his time is up while the game goes on
            raise
        except Exception:  # a mistake of ours, and perhaps half of the command was obeyed
            self._read_again_soon()
            raise
        await self._store([entry])
        self._tell(said)
        lean(session)
        return entry

    async def _forgive_absence(self, command: c.Command | None = None) -> None:
        """No clock counts the time in which the server was not there."""
        session, absences = self.session, self.tables.presence.look()
        if absences != self._absences and session.clock.running is not None and not isinstance(command, c.Resume):
            await self._enter(None, c.Resume(), f"Hresume{self.time()}", None)
        self._absences = absences

    async def wake(self) -> None:
        """The server was not there for a while: a clock that runs goes on from where it stood."""
        async with self.settled():
            await self._forgive_absence()
            self._go_on()

    def _check(self, player: Seat | None, command: c.Command) -> None:
        """Refuse what a session cannot know to be wrong."""
        session, limits = self.session, self.tables.config.limits
        if isinstance(command, c.Hint) and self._advice is not None:
            raise Refused(say("reason-hint-under-way"))
        if player is not None and isinstance(command, c.Abandoned) and not self.company.may_claim(player):
            raise Refused(say("reason-not-abandoned"))
        if player is None or isinstance(command, c.Resign | c.Abandoned):
            return
        filled = self._filled
        if session.sequence >= limits.entries or filled.size >= limits.table_bytes:
            raise TooMany(say("reason-table-full"))
        if isinstance(command, COMPANY) and (2 * filled.company >= limits.entries or 2 * filled.company_size >= limits.table_bytes):
            raise TooMany(say("reason-table-half-full"))
        if session.players[player].computer is None and not self._commands.take():
            raise TooMany(say("reason-too-much-at-once"))
        if isinstance(command, COMPANY) and not self.tables.company.take(asking().address):
            raise TooMany(say("reason-too-much-at-once"))

    async def lay(self, entries: list[c.Entry]) -> None:
        """Store the first entries of a new table, all or none."""
        async with self.lock:
            self.closed = True  # nobody knows of it before it is stored: after a failure there is nothing to read again
            await self._store(entries)
            self.closed = False
            self._go_on()

    async def _store(self, entries: list[c.Entry]) -> None:
        session = self.session
        shown = shown_in_lists(session)
        lines = [] if shown == self._listed else [listing_of(session), *earlier(session, self._games_listed)]
        rows = [Row(session.game, entry.sequence, entry.id, entry.at, entry.encode()) for entry in entries]
        try:
            await self.tables.store.append(rows, *lines)
        except BaseException as error:
            self._failed("not stored", error)
            self._read_again_soon()
            raise
        self.tables.accepted += len(entries)
        for entry, row in zip(entries, rows, strict=True):
            self._filled.add(entry, len(row.body))
        if lines:
            if shown[:-1] != self._listed[:-1]:  # more than whose turn it is
                self.tables.listings_changed(lines[0])
            self._listed, self._games_listed = shown, self._games_listed + len(lines) - 1

    # After a failure

    def _read_again_soon(self) -> None:
        """The session is ahead of what is stored: nobody sees it before it has been read again, which is tried until it succeeds."""
        self._ahead = True
        if self._retry is None and not self.closed:
            self._retry = asyncio.get_running_loop().call_later(RETRY_SECONDS, lambda: self._start(self._settle()))

    async def _settle(self) -> None:
        self._retry = None
        try:
            async with self.settled():
                pass
        except StoreError:
            self._read_again_soon()

    async def _read_again(self) -> None:
        self._take_over(*await self.tables.read(self.session.game, must=True))
        self._ahead = False
        self._listed, self._games_listed = (), 0
        self._send_strangers_away()
        for follower in self.followers:
            self.show(follower)
        self._go_on()

    # Looking on

    async def follow(self, follower: Follower, known: set[str]) -> None:
        """Show the table from now on to a follower with these secrets: as the players that he is, or as a spectator."""
        async with self.settled() as session:
            seats = seats_of(session, known)
            if not may_watch(session, seats):
                raise UnknownGame(say("reason-no-table"))
            self.followers[follower] = set(seats) or {None}
            self.show(follower)
            self._go_on()

    def unfollow(self, follower: Follower) -> None:
        """Show it to him no longer."""
        super().unfollow(follower)
        self.used = asyncio.get_running_loop().time()
        if self._advice is not None and not any(self._advice[0] in viewers for viewers in self.followers.values()):
            self._stop_advice()  # nobody is there to hear it

    def forget_hint(self, follower: Follower) -> None:
        """A player does not want to wait for his hint any longer; that he has asked stays counted."""
        if self._advice is not None and self._advice[0] in self.followers.get(follower, ()):
            self._stop_advice()

    def _stop_advice(self) -> None:
        if self._advice is not None:
            self._advice[1].cancel()
            self._advice = None

    @property
    def idle(self) -> bool:
        """Whether nothing would be missed if this table left memory."""
        return not (self.followers or self._tasks or self._timer or self._retry or self._busy)

    # What goes on by itself

    def _go_on(self) -> None:
        """Set the clock's timer, and let a computer think that has to decide."""
        session = self.session
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.closed:
            return
        self.company.look()
        running = session.clock.running
        if running is not None:
            self._wake_in(session.clock.left_at(running, self.time()), self._time_over)
        elif session.pending is not None:
            self._wake_in(session.pending_since + TEXT_PATIENCE - self.time(), self._deal_anyway)
        decider = session.decider
        if decider is not None and session.players[decider].computer is not None and not self._deciding:
            self._deciding = True
            self._start(self._decide())

    def _wake_in(self, milliseconds: int, then: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Set the one timer of this table: a clock runs while a game is played, and a deal waits while none is."""
        delay = max(0.0, milliseconds / 1000 + TIMER_SLACK)
        self._timer = asyncio.get_running_loop().call_later(delay, lambda: self._start(then()))

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._failed("table failed", error)

    def _failed(self, event: str, error: BaseException) -> None:
        game = self.session.game
        log(event, game=shortened(game), error=type(error).__name__, detail=str(error).replace(game, shortened(game)))

    async def _time_over(self) -> None:
        self._timer = None
        with suppress(StoreError):  # it is tried again when the table has been read again
            try:
                await self.act(None, c.Timeout(), f"time{self.session.sequence}")
            except Refused:  # a move came first
                async with self.settled():
                    self._go_on()

    async def _deal_anyway(self) -> None:
        """A text that was promised for the deal has not come: nobody waits for it for ever."""
        self._timer = None
        with suppress(StoreError, Refused):  # tried again when the table has been read again; or the text came first
            await self.act(None, c.Deal(), f"deal{self.session.sequence}")

    async def _decide(self) -> None:
        """Let the computer that has to decide choose and move, until a person has to."""
        try:
            while not self.closed and await self._decide_once():
                pass
        except StoreError:
            pass  # it goes on when the table has been read again
        finally:
            self._deciding = False

    async def _decide_once(self) -> bool:
        """Whether a computer had to decide."""
        async with self.settled() as session:
            decider, seen = session.decider, session.sequence
        if decider is None or session.players[decider].computer is None:
            return False
        try:
            move = await self._computers.choose(session, decider)
            await self.act(decider, c.Move(move), f"c{seen}", seen)
        except Stale:
            return True  # something else happened meanwhile: think again
        except StoreError:
            raise
        except TottenburyError as error:
            if self.session.changed <= seen:
                log("computer forfeits", game=shortened(session.game), error=type(error).__name__)
                await self.act(None, c.Forfeit(str(error)), f"f{seen}")
        return True

    async def _advise(self, player: Seat) -> None:
        session = self.session
        sequence = session.sequence
        try:
            thought = await self._computers.advise(session, player)
        except TottenburyError as error:
            self.send_to(player, refusal(error, session.game))
            return
        finally:
            if self._advice is not None and self._advice[1] is asyncio.current_task():
                self._advice = None
        found = [CandidateShown(str(candidate.move), candidate.chance) for candidate in thought.candidates[:8]]
        self.send_to(player, HintShown(session.game, sequence, str(thought.move), found, thought.exact))

    def let_go(self) -> None:
        """Nobody needs this table in memory any more."""
        self._computers.close()

    async def close(self) -> None:
        """Let go of everything; what was accepted is stored already."""
        self.closed = True
        for timer in (self._timer, self._retry):
            if timer is not None:
                timer.cancel()
        self._timer = self._retry = None
        self.company.close()
        self.let_go()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        async with self.lock:
            pass  # whoever is being answered gets his answer
