"""Whether players are there: since when, what the other one is told of it, and when a game counts as abandoned.

Nothing of this is stored. After a start, and after a while in which the server was not there, every absence begins anew.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection
from typing import TYPE_CHECKING

from tottenbury.core.seats import Seat
from tottenbury.server.messages import PresenceShown
from tottenbury.server.tables.times import now
from tottenbury.session.pieces import CLOSED, OPEN, RUNNING
from tottenbury.session.session import Session

if TYPE_CHECKING:
    from tottenbury.server.tables.registry import Tables
    from tottenbury.server.tables.table import Table

KEPT = 20_000
"""So many tables are known for who was there; of one that nobody used for longest, absences begin anew."""

LONGER, LONGEST = 3, 14 * 86_400_000
"""A game by correspondence waits so many times as long as anybody ever took for a decision, but never longer than this."""

SLACK = 0.01
"""A timer that fires too early would find nobody away yet."""


class Attendance:
    """Who of one table's players is there. It outlives the table's stay in memory."""

    def __init__(self, at: int, patience: int, absences: int) -> None:
        self._patience, self._absences = patience, absences
        self.here: dict[Seat, int] = {}
        """Since when somebody is there."""
        self.away: dict[Seat, int] = dict.fromkeys(Seat, at)
        """Since when somebody is not."""
        self.back: dict[Seat, int] = {}
        """For how long somebody had been away who is there again."""
        self._gone: dict[Seat, int] = {}
        """When he went who may just be loading his page again."""

    def look(self, present: Collection[Seat], at: int, absences: int) -> None:
        """These players are there now."""
        if absences != self._absences:  # the server was not there, and cannot know who was
            self._absences = absences
            self.here, self.away = dict.fromkeys(self.here, at), dict.fromkeys(self.away, at)
            self._gone = dict.fromkeys(self._gone, at)
        for player in Seat:
            if player in present:
                self._gone.pop(player, None)
                if player in self.away:
                    self.back[player] = at - self.away.pop(player)
                self.here.setdefault(player, at)
            elif player in self.here and at - self._gone.setdefault(player, at) >= self._patience:
                self.away[player] = self._gone.pop(player)
                del self.here[player]

    @property
    def patient(self) -> bool:
        """Whether somebody has just gone, and may come back before anybody is told."""
        return bool(self._gone)


class Attendances:
    """Those of all tables that are or were in memory."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept: OrderedDict[str, Attendance] = OrderedDict()

    def of(self, session: Session) -> Attendance:
        """The attendance of a table."""
        tables = self._tables
        found = self._kept.get(session.game)
        if found is None:
            since = max(tables.began, min(session.created, now()))
            found = Attendance(since, int(tables.config.away_seconds * 1000), tables.presence.look())
            self._kept[session.game] = found
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(session.game)
        return found


class Company:
    """Tells the players of one table whether the other one is there."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._attendance = table.tables.attendances.of(table.session)
        self._told: dict[Seat, PresenceShown] = {}
        self._timer: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Somebody has come or gone, or something has happened: tell whoever has to know."""
        self._note()
        for viewer in Seat:
            message = self.shown(viewer)
            if message != self._told.get(viewer, PresenceShown(self._table.session.game, None, None, None)):
                self._told[viewer] = message
                self._table.send_to(viewer, message)
        if self._attendance.patient and self._timer is None:
            patience = self._table.tables.config.away_seconds + SLACK
            self._timer = asyncio.get_running_loop().call_later(patience, self._look_again)

    def _look_again(self) -> None:
        self._timer = None
        self.look()

    def _note(self) -> None:
        present = {viewer for viewers in self._table.followers.values() for viewer in viewers if viewer is not None}
        self._attendance.look(present, now(), self._table.tables.presence.look())

    def shown(self, viewer: Seat) -> PresenceShown:
        """What a player is told of the other one."""
        session, attendance, other = self._table.session, self._attendance, viewer.other
        apart = self._apart()
        away = attendance.away.get(other) if apart and session.status not in (OPEN, CLOSED) else None
        return PresenceShown(session.game, away, self._claim_from(viewer), self._missed(viewer))

    def may_claim(self, player: Seat) -> bool:
        """Whether a player may end the game now, because the other one has abandoned it."""
        self._note()
        at = self._claim_from(player)
        return at is not None and now() >= at

    def _apart(self) -> bool:
        """Whether two people play here, each at a screen of his own."""
        session = self._table.session
        return not session.one_screen and all(place.joined and place.computer is None for place in session.players.values())

    def _owes(self, player: Seat) -> bool:
        """Whether the game waits for a player, and no clock does."""
        session = self._table.session
        return session.status == RUNNING and not session.clock.control.base and session.decider is player and self._apart()

    def _claim_from(self, player: Seat) -> int | None:
        """When a player may end the game, if the other one stays away; None while nothing speaks for that."""
        session, attendance, other = self._table.session, self._attendance, player.other
        if other not in attendance.away or not self._owes(other):
            return None
        config = self._table.tables.config
        waited_from = max(attendance.away[other], session.due_since - self._table.early)
        live = int(config.abandoned_seconds * 1000)
        slow = min(LONGEST, max(int(config.correspondence_seconds * 1000), LONGER * session.longest_pause))
        if player in attendance.here and session.longest_pause <= live:  # played in one go, and he has waited at the table
            return min(max(waited_from, attendance.here[player]) + live, waited_from + slow)
        return waited_from + slow

    def _missed(self, player: Seat) -> int | None:
        """For how long a player had been away while the game waited for him, until he decides; None if that was not long."""
        back, here = self._attendance.back.get(player, 0), self._attendance.here.get(player)
        if here is None or not self._owes(player) or self._table.session.due_since - self._table.early > here:
            return None
        waited = min(back, here - (self._table.session.due_since - self._table.early))
        return waited if 2 * waited >= self._table.tables.config.abandoned_seconds * 1000 else None

    def close(self) -> None:
        """The table is closed."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
