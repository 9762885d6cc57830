"""Simulated clients: they do what browsers do, and now and then what no browser would."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from tests.simulation.network import Link
from tottenbury.server import messages as m
from tottenbury.session.projection import Projection, Update, follow

if TYPE_CHECKING:
    from tests.simulation.world import World

_heard = msgspec.json.Decoder(m.ServerMessage)
_encode = msgspec.json.Encoder().encode

PATIENCE = 120.0
"""So many virtual seconds in a calm world a computer may take to move."""


@dataclass
class Affair:
    """What a client has to do with one table."""

    game: str
    seats: int
    """How many seats he has there; 0: he looks on."""
    moves: int
    """So often he decides before he wants to come to an end."""
    rematches: int = 0
    sleeps_after: int = -1
    """After so many decisions he plays no more, and his clock has to end the game; -1: never."""
    decided: int = 0
    done: bool = False
    idle_since: float | None = None
    views: dict[str | None, Projection] = field(default_factory=dict)
    """What he was shown on this connection, followed by every update."""
    mixes: bool = True
    """Whether he adds a text to deals; he may have promised it and not keep the promise."""
    abandoned: bool = False
    looks_away: bool = False
    """He wants to see it no longer, or has asked to be shown all of it again: what was under way is not for him."""


class Person:
    """One client with a secret of his own, at one connection at a time."""

    def __init__(self, world: World, name: str) -> None:
        self.world, self.name = world, name
        self.chance: Random = world.stream(f"person {name}")
        self.owner = "".join(self.chance.choice("abcdefghijklmnopqrstuvwxyz0123456789") for _ in range(32))
        self.link: Link | None = None
        self.affairs: dict[str, Affair] = {}
        self.waiting: dict[str, list[tuple[Link, str, str, int, float]]] = {}
        """Commands without an answer: each copy's connection, table and message, and what anybody knew of the table then."""
        self._unsent: list[tuple[str, str, str]] = []
        self._news = asyncio.Event()
        self._ids = 0
        self._old: list[tuple[str, str, str]] = []
        self.work: Callable[[], Any] | None = None
        self.strange = False
        """He knows the name of a table that is none of his business."""
        self.lobby = False

    # Over the network

    def connect(self) -> None:
        """Connect, look at the tables, and repeat whatever was not answered."""
        server = self.world.server
        assert server is not None
        self.link = server.connect(self)
        if self.link is None:
            return
        for affair in self.affairs.values():
            affair.views.clear()
            affair.looks_away = False
        if self.lobby:
            self._say({"type": "lobby", "follow": True})
        for game, affair in self.affairs.items():
            if not affair.abandoned:
                self._say({"type": "follow", "game": game})
        for game, key, text in self._unsent:
            if self.chance.random() < 0.9:  # else somebody has closed his browser
                self._send_act(game, key, text)
        self._unsent.clear()

    def lost(self, link: Link) -> None:
        """The connection is gone, and with it the answers."""
        if link is not self.link:
            return
        self.link = None
        self.world.note(self.name, "has no connection any more", link.number)
        self._unsent += [(game, key, text) for key, [(_, game, text, _, _), *_] in self.waiting.items()]
        self.waiting.clear()
        self._news.set()

    def _say(self, message: dict[str, Any]) -> None:
        assert self.link is not None
        self.world.note(self.name, "says", json.dumps(message))
        self.link.say(json.dumps(message))

    def _send_act(self, game: str, key: str, text: str) -> None:
        assert self.link is not None
        self.world.sent[game, key].copies += 1
        self.waiting.setdefault(key, []).append((self.link, game, text, self.world.known.get(game, 0), self.world.loop.time()))
        self.world.note(self.name, "says", text)
        self.link.say(text)
        self.world.loop.call_later(600.0, self._still_waiting, self.link, key, context=self.world.nobody)

    def _still_waiting(self, link: Link, key: str) -> None:
        now = self.world.loop.time()
        if not link.lost and key in self.waiting and any(copy[0] is link and now >= copy[4] + 600.0 for copy in self.waiting[key]):
            self.world.fail("stuck", f"{self.name} has no answer to {self.waiting[key][0][2]}")

    def hear(self, link: Link, text: str) -> None:
        """A message has arrived."""
        if link is not self.link:
            return
        self.world.note(self.name, "hears", text)
        message = _heard.decode(text)
        if isinstance(message, Projection | Update):
            self._see(message)
        elif isinstance(message, m.Accepted):
            self._answered(message.game, message.id, message.sequence, None)
        elif isinstance(message, m.Refusal):
            if message.code in ("internal", "malformed"):
                self.world.fail("internal", f"{self.name} is told {text}")
            if message.game is not None and message.id is not None:
                self._answered(message.game, message.id, None, message.code)
        elif isinstance(message, m.HintShown):
            affair = self.affairs[message.game]
            seen = [view.table for view in affair.views.values() if view.table.sequence == message.sequence and view.table.legal]
            if seen and not any(message.move in table.legal for table in seen):
                self.world.fail("hint", f"{self.name} is advised {message.move}, which is not legal")
        elif isinstance(message, m.LobbyShown):
            self.world.lobby = message
        elif isinstance(message, m.Gone):
            affair = self.affairs[message.game]
            affair.views.clear()
            affair.done = not affair.seats
            if affair.seats:  # he came to look, and has sat down meanwhile
                self._say({"type": "follow", "game": message.game})
        self._news.set()

    def _see(self, message: Projection | Update) -> None:
        table = message.table
        affair = self.affairs.get(table.game)
        if affair is None:
            self.world.fail("rights", f"{self.name} is shown a table that he did not ask for")
            return
        before = affair.views.get(table.viewer)
        if before is None and affair.seats == 1 and table.viewer is not None:  # he may have changed seats
            other = next((letter for letter in affair.views if letter is not None), None)
            before = None if other is None else affair.views.pop(other)
        if isinstance(message, Update):
            if affair.looks_away:
                return
            if before is None:
                self.world.fail("updates", f"{self.name} is told a change of a table that he was not shown as {table.viewer}")
                return
            if table.sequence != before.table.sequence + 1:
                self.world.fail("updates", f"{self.name} is told of entry {table.sequence} after {before.table.sequence}")
            now = follow(before, message)
        else:
            affair.looks_away = False
            if before is not None and table.sequence < before.table.sequence:
                self.world.fail("updates", f"{self.name} is shown entry {table.sequence} after {before.table.sequence}")
            now = message
        if table.viewer is None and now.chat:
            self.world.fail("rights", f"{self.name} has no seat and is told what is said there")
        if now.fair is not None and now.fair.secret is not None and table.result is None:
            self.world.fail("rights", f"{self.name} is told the secret of a game that is not over")
        if table.viewer is not None and None in affair.views:
            del affair.views[None]  # he sat down
        affair.views[table.viewer] = now
        affair.idle_since = None
        self.world.figures.told += 1
        told = self.world.told.setdefault(table.game, {})
        same = told.setdefault((table.sequence, table.viewer, self.owner), now)
        if same is not now and same != now:
            self.world.fail("projections", f"{self.name} is told two different things of entry {table.sequence}")
        self.world.known[table.game] = max(self.world.known.get(table.game, 0), table.sequence)

    def _answered(self, game: str, key: str, sequence: int | None, code: str | None) -> None:
        sent = self.world.sent.get((game, key))
        if sent is None:
            self.world.fail("answers", f"{self.name} gets an answer to {key}, which nobody sent")
            return
        self.world.figures.answers += 1
        if sequence is not None:
            sent.accepted.append(sequence)
            self.world.known[game] = max(self.world.known.get(game, 0), sequence)
        else:
            assert code is not None
            copies = self.waiting.get(key)
            sent.refused.append((code, copies[0][3] if copies else 0))
            if code == "unavailable":
                self.world.figures.refused_by_disk += 1
                if copies and self.chance.random() < 0.5:  # he tries once more
                    self._unsent.append((game, key, copies[0][2]))
        if key in self.waiting:  # a connection is answered in its order
            del self.waiting[key][0]
            if not self.waiting[key]:
                del self.waiting[key]

    # Saying something at a table

    def act(self, affair: Affair, command: Any, seat: str | None = None, seen: int | None = None, key: str | None = None) -> None:
        """Say something at a table."""
        if key is None:
            self._ids += 1
            key = f"{self.name}{self._ids}"
        view = self._view(affair, seat)
        if seen is None:
            seen = view.table.sequence if view is not None else 0
        text = _encode(m.Act(affair.game, key, seen, command, seat if affair.seats == 2 else None)).decode()  # type: ignore[arg-type]
        if (affair.game, key) in self.world.sent:
            self.world.sent[affair.game, key].commands.append(command)
            self.world.sent[affair.game, key].seen.append(seen)
        else:
            from tests.simulation.world import Sent

            known = self.world.known.get(affair.game, 0)
            self.world.sent[affair.game, key] = Sent(affair.game, key, [command], self.name, self.owner, known, [seen])
            self._old.append((affair.game, key, text))
        self._send_act(affair.game, key, text)

    def _view(self, affair: Affair, seat: str | None) -> Projection | None:
        if seat is not None and seat in affair.views:
            return affair.views[seat]
        return next(iter(affair.views.values()), None)

    # Life

    async def live(self) -> None:
        """Do what he came for, then live at his tables until all of them are done."""
        if self.work is not None:
            await self.work()
        while not self.world.over:
            self._news.clear()
            if self.done():
                return
            if self.link is None:
                await asyncio.sleep(self.chance.random() * 0.5)
                self.connect()
            pace = self.chance.choice((0.02, 0.2, 1.0))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), pace * 20)
            await asyncio.sleep(self.chance.random() * pace)
            if self.link is not None and (not self.waiting or self.chance.random() < 0.15):
                unsent, self._unsent = self._unsent, []
                for game, key, text in unsent:
                    self._send_act(game, key, text)
                for affair in self.affairs.values():
                    if not affair.done and self.link is not None:
                        self._do_something(affair)

    def done(self) -> bool:
        """Whether he has nothing left to do."""
        if not all(affair.done for affair in self.affairs.values()):
            return False
        return not self.waiting and not self._unsent and self.world.calm

    def waits_for(self) -> str:
        """What he waits for."""
        if self.done():
            return ""
        games = []
        for affair in self.affairs.values():
            tables = [view.table for view in affair.views.values()]
            if not affair.done:
                games.append(f"{affair.game}: {[(one.viewer, one.status, one.to_move, one.sequence) for one in tables]}")
        return f"{self.name} waits for {games} and the answers to {list(self.waiting)}"

    async def look_once_more(self) -> None:
        """In a calm world: be shown every table as it is."""
        if any(affair.abandoned for affair in self.affairs.values()):
            return
        for _ in range(20):
            if self.link is not None:
                break
            await asyncio.sleep(1.0)
            self.connect()
        if self.link is None:
            self.world.fail("stuck", f"{self.name} cannot connect")
            return
        await asyncio.sleep(5.0)
        self._ask_for_tables()
        await asyncio.sleep(15.0)

    def _ask_for_tables(self) -> None:
        """Be shown all tables once more, if he is still connected."""
        if self.link is not None:
            for affair in self.affairs.values():
                self._say({"type": "follow", "game": affair.game})

    def _do_something(self, affair: Affair) -> None:
        from tests.simulation.deciding import decide

        decide(self, affair)
