"""All tables of a server: found by name, laid, kept in memory while somebody needs them, and read from storage again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from tottenbury.core.errors import TottenburyError
from tottenbury.core.seats import Seat
from tottenbury.server.answers.archives import rulebook_of
from tottenbury.server.answers.rulebooks import check_offered
from tottenbury.server.building import Builder
from tottenbury.server.config import Config
from tottenbury.server.edge import tokens
from tottenbury.server.edge.access import seats_of
from tottenbury.server.edge.limits import Buckets
from tottenbury.server.errors import BrokenGame, TooMany, UnknownGame
from tottenbury.server.logs import log, shortened
from tottenbury.server.messages import LobbyShown, NewGame
from tottenbury.server.tables.attendance import Attendances
from tottenbury.server.tables.guides import guided
from tottenbury.server.tables.keeping import Filled
from tottenbury.server.tables.listings import shown
from tottenbury.server.tables.queues import FairQueue, breathe
from tottenbury.server.tables.table import RETRY_SECONDS, Table
from tottenbury.server.tables.times import BEAT, Presence, now
from tottenbury.session import commands as c
from tottenbury.session.session import Session
from tottenbury.session.settings import PERSON, Settings
from tottenbury.storage import Listing, Query, Store, StoreError
from tottenbury.words import say

FRIEND, SELF = "friend", "self"
"""Whom one may play beside the computer levels: somebody who gets the link, or somebody at the same screen."""

LOBBY_SIZE = 50

JUST_NOW = 5.0
"""Who has been given a table within so many seconds may still be about to use it: it stays, or there would be two of it."""

READ_SECONDS = 2e-6
"""What a byte of a table that is read again takes, about."""


class Tables:
    """The tables, over one store."""

    def __init__(self, store: Store, config: Config, builder: Builder) -> None:
        self.store = store
        self.config = config
        self.builder = builder
        builder.listeners.add(self._built)
        self.queue = FairQueue(config.threads, config.limits.work_waiting)
        """Everything that takes a while to work out."""
        self.company = Buckets(config.limits.company_per_second, config.limits.company_burst)
        self.presence = Presence()
        self._heart: asyncio.Task[None] | None = None
        self.weight = 0
        """About how many bytes the tables in memory take."""
        self.open: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.lobby_listeners: set[Callable[[], None]] = set()
        self._lobby: asyncio.Task[LobbyShown] | None = None
        self.accepted = 0
        """How many commands have been accepted and stored."""
        self.began = now()
        self.attendances = Attendances(self)

    # Finding

    async def table(self, game: str) -> Table:
        """The table of this name, read from storage if need be."""
        table = self.open.get(game)
        if table is not None:
            table.used = asyncio.get_running_loop().time()
            return table
        return await asyncio.shield(self._loading.get(game) or self._begin(game, self._load(game)))

    def _begin(self, game: str, work: Coroutine[Any, Any, Table]) -> asyncio.Task[Table]:
        """Get a table ready; whoever asks for it meanwhile waits for the same one."""
        loading = self._loading[game] = asyncio.ensure_future(work)
        loading.add_done_callback(lambda _: self._loading.pop(game, None))
        return loading

    async def _load(self, game: str) -> Table:
        table = Table(self, *await self.read(game))
        session = table.session
        before = session.at < self.began or session.at > now()  # the machine's clock may have been put back since
        if session.clock.running is not None and before:  # before anybody's clock is looked at
            try:
                await table.act(None, c.Resume(), f"resume{now()}")
            except BaseException:
                await table.close()
                raise
        self._keep(table)
        await table.wake()  # whatever goes on by itself goes on, also where nobody looks
        return table

    async def read(self, game: str, must: bool = False) -> tuple[Session, Filled]:
        """The session of a table as it is stored, and how much that is."""
        try:
            rows = await self.store.entries(game)
        except StoreError as error:
            log("table not read", game=shortened(game), error=str(error))
            raise
        if not rows:
            raise UnknownGame(say("reason-no-table"))
        filled = Filled()

        def entries() -> Iterator[c.Entry]:
            for number, row in enumerate(rows, 1):
                entry = c.Entry.decode(row.body)
                if entry.sequence != number:
                    raise BrokenGame(say("reason-entries-missing"))
                filled.add(entry, len(row.body))
                yield entry
                breathe()

        try:
            size = sum(len(row.body) for row in rows)
            kind = f"read {size.bit_length()}"  # takes about as long as others of this length
            return await self.queue.run(lambda: Session.replay(game, entries()), kind, cost=size * READ_SECONDS, must=must), filled
        except TooMany:
            raise
        except Exception as error:
            log("table broken", game=shortened(game), error=type(error).__name__)
            raise BrokenGame(say("reason-broken")) from error

    # Laying

    async def create(self, wanted: NewGame, owner: str) -> tuple[Table, tuple[Seat, ...]]:
        """Lay a table for the owner of a secret; the answer is the table and his seats."""
        wanted, seed = guided(wanted) if wanted.guide else (wanted, 0)
        seat = Seat(secrets.randbelow(2)) if wanted.seat == "lot" else Seat.of(wanted.seat)
        players = {seat: PERSON, seat.other: PERSON if wanted.against in (FRIEND, SELF) else wanted.against}
        settings = Settings(
            rulebook=wanted.rulebook,
            format=wanted.format,
            south=players[Seat.SOUTH],
            north=players[Seat.NORTH],
            first=wanted.first,
            clock=wanted.clock,
            public=wanted.public,
            confirm=wanted.confirm,
            tie=wanted.tie,
            decider=wanted.decider,
            split=wanted.split,
            guide=wanted.guide,
        )
        check_offered(settings.rulebook, *(() if wanted.against in (FRIEND, SELF) else (wanted.against,)))
        settings.check()
        own = tuple(Seat) if wanted.against == SELF else (seat,)
        names = {seat: wanted.name, seat.other: wanted.other_name}
        session = Session(tokens.new_game())
        entries = [session.accept(None, c.Create(settings, seed, fair=secrets.token_hex(32)), now(), "create")]
        for player in own:
            join = _join(session.game, player, names[player], owner, wanted.mixes)
            entries.append(session.accept(player, join, now(), f"join{player.letter}"))
        return await self._lay(session, entries), own

    async def archive(self, text: str, public: bool, keeper: str) -> Table:
        """Keep a record that was played elsewhere, for the owner of a secret."""
        name = rulebook_of(text, self.config.limits.record_moves)
        session = Session(tokens.new_game())
        create = c.Create(Settings(rulebook=name, public=public), 0, text, keeper=tokens.fingerprint(keeper))
        entry = await self.queue.run(lambda: session.accept(None, create, now(), "create"), f"import {len(text).bit_length()}", cost=0.05)
        return await self._lay(session, [entry])

    async def _lay(self, session: Session, entries: list[c.Entry]) -> Table:
        """Lay a table; it can be found in the store a moment before it is kept here, and must not be read a second time then."""
        return await asyncio.shield(self._begin(session.game, self._store_first(Table(self, session), entries)))

    async def _store_first(self, table: Table, entries: list[c.Entry]) -> Table:
        await table.lay(entries)
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        """Take a table into memory; if that is too much, the ones that nobody needs leave at once."""
        self.open[table.session.game] = table
        self.builder.want(table.kernels.name)
        self.weight += table.weight
        if self.weight > self.config.memory:
            self.sweep()

    async def join(self, table: Table, name: str, owner: str, mixes: bool = False) -> Seat:
        """Sit down on the free seat; who sits there already is told where."""
        async with table.settled() as session:  # after a failure of the storage the table may be ahead of what is stored
            own = seats_of(session, {owner})
            free = [player for player, place in session.players.items() if not place.joined]
        if own:
            return min(own)
        if not free:
            raise TottenburyError(say("reason-no-free-seat"))
        player = free[0]
        join = _join(session.game, player, name, owner, mixes)
        await table.act(player, join, f"join{join.holder[:12]}")
        return player

    # Lists

    def listings_changed(self, listing: Listing) -> None:
        """A list may have to be shown anew."""
        if listing.public:
            self._lobby = None
            for listener in list(self.lobby_listeners):
                listener()

    async def lobby(self) -> LobbyShown:
        """The public tables; those who ask at the same time share the answer."""
        if self._lobby is None or failed(self._lobby):
            self._lobby = asyncio.ensure_future(self._find_public())
        return await asyncio.shield(self._lobby)

    async def _find_public(self) -> LobbyShown:
        waiting = await self.store.find(Query(status=("open",), public=True, limit=LOBBY_SIZE))
        running = await self.store.find(Query(status=("running",), public=True, limit=LOBBY_SIZE))
        return LobbyShown([shown(game) for game in waiting], [shown(game) for game in running])

    # Faster rules

    def _built(self, family: str) -> None:
        """There is news about a family that is being built: its tables pass it on."""
        for table in self.open.values():
            if table.kernels.name == family:
                table.tell_speed()

    # Coming and going

    async def resume(self) -> None:
        """After a start: let running clocks run again; the time that the server was away counts on none of them."""
        self._heart = self._heart or asyncio.ensure_future(self._beat())
        while not await self._take_up_clocks():
            await asyncio.sleep(RETRY_SECONDS)

    async def _take_up_clocks(self) -> bool:
        """Whether that is done; what the storage refused has to be tried again."""
        before, done = None, True
        try:
            while batch := await self.store.find(Query(status=("running",), timed=True, before=before, limit=200)):
                before = (batch[-1].changed, batch[-1].game)
                for listing in batch:
                    try:
                        await self.table(listing.game)
                    except Exception as error:
                        done = done and not isinstance(error, StoreError | TooMany)
                        log("table not resumed", game=shortened(listing.game), error=type(error).__name__)
        except StoreError as error:
            log("tables not resumed", error=type(error).__name__)
            return False
        return done

    async def _beat(self) -> None:
        """Notice when the server was not there for a while, and let no clock count that."""
        while True:
            if self.presence.beat():
                log("was away", absences=self.presence.absences)
                timed = [table for table in self.open.values() if table.session.clock.running is not None]
                await asyncio.gather(*(table.wake() for table in timed), return_exceptions=True)  # or when somebody acts there
            await asyncio.sleep(BEAT)

    def sweep(self) -> int:
        """Let tables that nobody needs leave memory, the longest unused first; the answer is how many did."""
        now_used = asyncio.get_running_loop().time()
        before, just_now = now_used - self.config.idle_seconds, now_used - JUST_NOW
        weights = {game: table.weight for game, table in self.open.items()}
        self.weight = sum(weights.values())
        gone = 0
        for table in sorted((table for table in self.open.values() if table.idle), key=lambda table: table.used):
            if table.used >= before and (table.used >= just_now or self.weight <= self.config.memory):
                break
            del self.open[table.session.game]
            self.weight -= weights[table.session.game]
            table.let_go()
            gone += 1
        return gone

    async def close(self) -> None:
        """Let go of all tables; everything that was accepted is stored."""
        if self._heart is not None:
            self._heart.cancel()
            await asyncio.gather(self._heart, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in list(self.open.values())))
        self.queue.close()
        await self.store.close()


def failed(task: asyncio.Task[Any]) -> bool:
    """Whether a task has ended without a result, so that it has to be tried anew."""
    return task.done() and (task.cancelled() or task.exception() is not None)


def _join(game: str, player: Seat, name: str, owner: str, mixes: bool) -> c.Join:
    """How the owner of a secret sits down."""
    return c.Join(tokens.fingerprint(tokens.seat_token(owner, game, player)), name, tokens.fingerprint(owner), mixes)
