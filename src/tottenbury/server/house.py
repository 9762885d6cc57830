"""All tables of a server: found by name, laid, kept in memory while somebody needs them, and read from storage again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from tottenbury.server import tokens
from tottenbury.server.access import seats_of
from tottenbury.server.archives import rulebook_of
from tottenbury.server.books import check_offered
from tottenbury.server.building import Builder
from tottenbury.server.config import Config
from tottenbury.server.errors import BrokenGame, UnknownGame
from tottenbury.server.logs import log, shortened
from tottenbury.server.messages import GameShown, LobbyShown, NewGame
from tottenbury.server.table import Table
from tottenbury.server.times import now
from tottenbury.session import commands as c
from tottenbury.session.session import Session
from tottenbury.session.settings import PERSON, Settings
from tottenbury.storage import Listing, Query, Store
from tottenbury.table.errors import TottenburyError
from tottenbury.table.seats import Seat
from tottenbury.words import say

FRIEND, SELF = "friend", "self"
"""Whom one may play beside the computer levels: somebody who gets the link, or somebody at the same screen."""

LOBBY_SIZE = 50


class House:
    """The tables, over one store."""

    def __init__(self, store: Store, config: Config, builder: Builder) -> None:
        self.store = store
        self.config = config
        self.builder = builder
        builder.listeners.add(self._built)
        self.thinkers = ThreadPoolExecutor(config.threads, "thinker")
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.lobby_listeners: set[Callable[[], None]] = set()
        self._lobby: asyncio.Task[LobbyShown] | None = None
        self.accepted = 0
        """How many commands have been accepted and stored."""
        self.began = now()

    # Finding

    async def table(self, game: str) -> Table:
        """The table of this name, read from storage if need be."""
        table = self.tables.get(game)
        if table is not None:
            table.used = asyncio.get_running_loop().time()
            return table
        loading = self._loading.get(game)
        if loading is None:
            loading = self._loading[game] = asyncio.ensure_future(self._load(game))
            loading.add_done_callback(lambda _: self._loading.pop(game, None))
        return await asyncio.shield(loading)

    async def _load(self, game: str) -> Table:
        session = await self.read(game)
        table = Table(self, session)
        if session.clock.running is not None and session.at < self.began:  # before anybody's clock is looked at
            try:
                await table.act(None, c.Resume(), f"resume{now()}")
            except BaseException:
                await table.close()
                raise
        self.tables[game] = table
        self.builder.want(table.kernels.name)
        return table

    async def read(self, game: str) -> Session:
        """The session of a table as it is stored."""
        rows = await self.store.entries(game)
        if not rows:
            raise UnknownGame(say("reason-no-table"))
        try:
            entries = [c.Entry.decode(row.body) for row in rows]
            if [entry.sequence for entry in entries] != list(range(1, len(rows) + 1)):
                raise BrokenGame(say("reason-entries-missing"))
            return await asyncio.to_thread(Session.replay, game, entries)
        except Exception as error:
            log("table broken", game=shortened(game), error=type(error).__name__)
            raise BrokenGame(say("reason-broken")) from error

    # Laying

    async def create(self, wanted: NewGame, owner: str) -> tuple[Table, tuple[Seat, ...]]:
        """Lay a table for the owner of a secret; the answer is the table and his seats."""
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
        )
        check_offered(settings.rulebook, *(() if wanted.against in (FRIEND, SELF) else (wanted.against,)))
        settings.check()
        own = tuple(Seat) if wanted.against == SELF else (seat,)
        names = {seat: wanted.name, seat.other: wanted.other_name}
        session = Session(tokens.new_game())
        entries = [session.accept(None, c.Create(settings, fair=secrets.token_hex(32)), now(), "create")]
        for player in own:
            join = _join(session.game, player, names[player], owner, wanted.mixes)
            entries.append(session.accept(player, join, now(), f"join{player.letter}"))
        return await self._lay(session, entries), own

    async def archive(self, text: str, public: bool) -> Table:
        """Keep a record that was played elsewhere."""
        name = rulebook_of(text)
        session = Session(tokens.new_game())
        create = c.Create(Settings(rulebook=name, public=public), 0, text)
        entry = await asyncio.to_thread(session.accept, None, create, now(), "create")  # a long record takes its time
        return await self._lay(session, [entry])

    async def _lay(self, session: Session, entries: list[c.Entry]) -> Table:
        table = Table(self, session)
        await table.lay(entries)
        self.tables[session.game] = table
        self.builder.want(table.kernels.name)
        return table

    async def join(self, table: Table, name: str, owner: str, mixes: bool = False) -> Seat:
        """Sit down on the free seat; who sits there already is told where."""
        session = table.session
        if own := seats_of(session, {owner}):
            return min(own)
        free = [player for player, place in session.players.items() if not place.joined]
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
        for table in self.tables.values():
            if table.kernels.name == family:
                table.tell_speed()

    # Coming and going

    async def resume(self) -> None:
        """After a start: let running clocks run again; the time that the server was away counts on none of them."""
        before = None
        while batch := await self.store.find(Query(status=("running",), timed=True, before=before, limit=200)):
            before = (batch[-1].changed, batch[-1].game)
            for listing in batch:
                try:
                    await self.table(listing.game)
                except Exception as error:
                    log("table not resumed", game=shortened(listing.game), error=type(error).__name__)

    def sweep(self) -> int:
        """Let tables that nobody needs leave memory; the answer is how many did."""
        before = asyncio.get_running_loop().time() - self.config.idle_seconds
        idle = [table for table in self.tables.values() if table.idle and table.used < before]
        for table in idle:
            del self.tables[table.session.game]
            table.let_go()
        return len(idle)

    async def close(self) -> None:
        """Let go of all tables; everything that was accepted is stored."""
        await asyncio.gather(*(table.close() for table in list(self.tables.values())))
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        await self.store.close()


def failed(task: asyncio.Task[Any]) -> bool:
    """Whether a task has ended without a result, so that it has to be tried anew."""
    return task.done() and (task.cancelled() or task.exception() is not None)


def _join(game: str, player: Seat, name: str, owner: str, mixes: bool) -> c.Join:
    """How the owner of a secret sits down."""
    return c.Join(tokens.fingerprint(tokens.seat_token(owner, game, player)), name, tokens.fingerprint(owner), mixes)


def shown(listing: Listing) -> GameShown:
    """A table as lists show it: without fingerprints."""
    return msgspec.convert(listing, GameShown, from_attributes=True)
