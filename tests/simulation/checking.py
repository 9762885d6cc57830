"""The checker: what every client was told, against what is on the disk."""

from __future__ import annotations

import contextvars
import json
from typing import TYPE_CHECKING, Any

from tottenbury.core.seats import Seat
from tottenbury.server.edge import tokens
from tottenbury.server.edge.access import may_watch
from tottenbury.server.tables.listings import earlier, listing_of
from tottenbury.session import commands as c
from tottenbury.session.projection import project
from tottenbury.session.session import Session
from tottenbury.storage import Entry as Row

if TYPE_CHECKING:
    from tests.simulation.world import Sent, World


HARMLESS = (
    "serving",
    "was away",
    "not stored",
    "table not resumed",
    "tables not resumed",
    "table not read",
    "storage fails",
    "storage works again",
)
"""What may stand in the log of a world whose disk fails."""


def check(world: World) -> None:
    """Look at everything; the first thing that is wrong is a Violation."""
    from tests.simulation.world import Violation

    games: dict[str, list[Row]] = {}
    for row in world.disk.rows():
        games.setdefault(row.game, []).append(row)
    try:
        for game in world.laid:
            _claim(game in games, "lost", f"table {game} was laid and is not stored")
        sessions = {game: _Game(world, game, rows).check() for game, rows in games.items()}
        for (game, _), sent in world.sent.items():
            _claim(game in games or not sent.accepted, "lost", f"{sent.id} was accepted at {game}, which is not stored")
        for game, session in sessions.items():
            _claim(session.clock.running is None, "stuck", f"{game}: a clock runs, and the time is never used up")
        _check_lists(world, sessions)
        _check_memory(world)
        _check_log(world)
    except _Wrong as wrong:
        raise Violation(*wrong.args) from None


class _Wrong(Exception):
    """A check, and what it found."""


def _claim(holds: bool, check: str, detail: str) -> None:
    if not holds:
        raise _Wrong(check, detail)


class _Game:
    """One table: its entries against what people sent, were answered and were shown."""

    def __init__(self, world: World, game: str, rows: list[Row]) -> None:
        self.world, self.game = world, game
        self.rows = sorted(rows, key=lambda row: row.sequence)
        self.sent: dict[str, Sent] = {key: sent for (table, key), sent in world.sent.items() if table == game}
        self.told: dict[int, list[tuple[str | None, str, Any]]] = {}
        for (sequence, viewer, owner), shown in world.told.get(game, {}).items():
            self.told.setdefault(sequence, []).append((viewer, owner, shown))

    def check(self) -> Session:
        """The table made anew from what is stored."""
        sequences = [row.sequence for row in self.rows]
        _claim(sequences == list(range(1, len(sequences) + 1)), "order", f"{self.game} has entries {sequences}")
        _claim(len({row.command for row in self.rows}) == len(self.rows), "doubled", f"{self.game} has an id twice")
        last = max(self.told, default=0)
        _claim(last <= len(self.rows), "lost", f"somebody was told of entry {last} of {self.game}; {len(self.rows)} are stored")
        session, stored, at = Session(self.game), {}, 0
        self.changed = 0
        for row in self.rows:
            entry = c.Entry.decode(row.body)
            same = (entry.sequence, entry.id, entry.at) == (row.sequence, row.command, row.at)
            _claim(same, "order", f"{self.game}: entry {row.sequence} says that it is {entry.sequence}")
            _claim(entry.at >= at, "order", f"{self.game}: entry {row.sequence} goes back in time")
            at = entry.at
            key = self._check_source(session, entry)
            if key is not None:
                _claim(key not in stored, "doubled", f"{self.game}: {key} is stored twice")
                stored[key] = entry.sequence
            before, left, games = session.decider, _left(session), session._games
            session._obey(entry)
            if session._games != games or not isinstance(entry.command, (*c.QUIET, c.Resume)):
                self.changed = entry.sequence
            self._check_clock(session, entry, before, left)
            self._check_told(session)
        self._check_answers(stored)
        world = self.world
        world.figures.entries += len(self.rows)
        world.figures.games += session._games
        return session

    def _check_source(self, session: Session, entry: c.Entry) -> str | None:
        """Who said it; the id of a client's command."""
        command = entry.command
        if isinstance(command, c.Join):
            _claim(command.owner in self.world.joins, "invented", f"{self.game}: somebody sat down who never asked")
            return None
        if entry.player is None:
            return None
        place = session.players[Seat.of(entry.player)]
        if place.computer is not None:
            _claim(isinstance(command, c.Move), "invented", f"{self.game}: a computer said {command}")
            return None
        key = entry.id[1:]
        sent = self.sent.get(key)
        if sent is None:
            raise _Wrong("invented", f"{self.game}: nobody sent {entry.id}, {command}")
        _claim(command in sent.commands, "invented", f"{self.game}: {key} was {sent.commands}, stored is {command}")
        _claim(tokens.fingerprint(sent.owner) == place.owner, "rights", f"{self.game}: {sent.person} spoke for {entry.player}")
        _claim(entry.sequence > sent.known_before, "order", f"{self.game}: {key} stands before what was known when it was sent")
        fresh = isinstance(command, c.QUIET) or any(self.changed <= seen < entry.sequence for seen in sent.seen)
        _claim(fresh, "stale", f"{self.game}: {key} was accepted though he had seen {sent.seen} only, and {self.changed} changed the table")
        return key

    def _check_clock(self, session: Session, entry: c.Entry, before: Seat | None, left: tuple[int, ...]) -> None:
        """The clock runs for the person who has to decide, only he can lose on time, and nobody pays for the server's absence."""
        if isinstance(entry.command, c.Resume):
            _claim(_left(session) == left, "clock", f"{self.game}: entry {entry.sequence} forgives nothing: {left}, now {_left(session)}")
        if isinstance(entry.command, c.Timeout):
            _claim(session.outcome is not None and before is not None, "clock", f"{self.game}: time is over for nobody")
            assert session.outcome is not None
            assert before is not None
            _claim(session.outcome.winner is session.seat_of(before).other, "clock", f"{self.game}: the wrong player lost on time")
        if isinstance(entry.command, c.Abandoned):
            absent = None if before is None else before.letter
            _claim(
                absent not in (None, entry.player) and not session.clock.control.base, "clock", f"{self.game}: nobody abandoned the game"
            )
        if session.clock.control.base:
            decider = session.decider
            due = decider if decider is not None and session.players[decider].computer is None else None
            _claim(session.clock.running is due, "clock", f"{self.game}: at {entry.sequence} the clock runs for {session.clock.running}")

    def _check_told(self, session: Session) -> None:
        """What was shown of this entry is what is stored, and only to those who may see it."""
        for viewer, owner, shown in self.told.get(session.sequence, ()):
            if viewer is None:
                _claim(may_watch(session, set()), "rights", f"{self.game}: entry {session.sequence} was shown to a stranger")
                anew = project(session, None)
            else:
                player = session.player_at(Seat.of(viewer))
                right = session.players[player].owner == tokens.fingerprint(owner)
                _claim(right, "rights", f"{self.game}: entry {session.sequence} was shown to somebody else as {viewer}")
                anew = project(session, player)
            if anew != shown:
                where = [name for name in anew.table.__struct_fields__ if getattr(anew.table, name) != getattr(shown.table, name)]
                where += [name for name in ("log", "chat") if getattr(anew, name) != getattr(shown, name)]
                raise _Wrong("projections", f"{self.game}: entry {session.sequence} was shown to {viewer} with other {', '.join(where)}")

    def _check_answers(self, stored: dict[str, int]) -> None:
        """Accepted is what is stored, and refused is what is not."""
        for key, sent in self.sent.items():
            number = stored.get(key)
            if sent.accepted:
                _claim(len(set(sent.accepted)) == 1, "answers", f"{self.game}: {key} was accepted as {sent.accepted}")
                _claim(number == sent.accepted[0], "lost", f"{self.game}: {key} was accepted as {sent.accepted[0]}, stored is {number}")
                for code, known in sent.refused:
                    late = known >= sent.accepted[0] and code not in ("unavailable", "limit", "forbidden", "unknown")
                    _claim(not late, "answers", f"{self.game}: {key} was stored, and a repeat was refused ({code})")
            elif number is not None and len(sent.refused) >= sent.copies:
                doubt = any((self.game, f"{seat}{key}") in self.world.disk.doubtful for seat in "SN")
                _claim(doubt, "answers", f"{self.game}: {key} was refused ({sent.refused}) and is stored")


def _left(session: Session) -> tuple[int, ...]:
    """What everybody has left at the moment of the last entry."""
    return tuple(session.clock.left_at(seat, session.at) for seat in Seat) if session.sequence else ()


def _ask(world: World, work: Any) -> Any:
    """Something that only the living server knows."""
    task = world.loop.create_task(work, context=contextvars.Context())
    return world.loop.run_until_complete(task)


def _check_lists(world: World, sessions: dict[str, Session]) -> None:
    """Lists show tables as they are."""
    assert world.server is not None
    assert world.server.tables is not None
    store = world.server.tables.store
    for game, session in sessions.items():
        listed, due = _ask(world, store.listing(game)), listing_of(session)
        names = ("created", "rulebook", "format", "status", "public", "south", "north", "result", "holders", "timed", "turn", "computer")
        wrong = [name for name in names if listed is None or getattr(listed, name) != getattr(due, name)]
        _claim(not wrong, "lists", f"{game} is listed with other {', '.join(wrong)}")
        for one in earlier(session):
            kept = _ask(world, store.listing(one.game))
            same = kept is not None and (kept.result, kept.changed, kept.south_holder) == (one.result, one.changed, one.south_holder)
            _claim(same, "lists", f"{one.game}, which is over, is listed as {kept}")
    if world.lobby is not None and not world.abandoned:
        # A table whose owner never learnt its name may end by its clock when nobody looks at the list any more.
        known = {game for person in world.people for game in person.affairs}
        shown = {(one.game, one.status) for one in (*world.lobby.open, *world.lobby.running) if one.game in known}
        listings = [listing_of(session) for session in sessions.values()]
        due_shown = {(one.game, one.status) for one in listings if one.public and one.status in ("open", "running") and one.game in known}
        _claim(shown == due_shown, "lists", f"the lobby shows {sorted(shown)}, not {sorted(due_shown)}")


def _check_memory(world: World) -> None:
    """Tables that nobody needs have left memory, and nobody waits at any of them."""
    assert world.server is not None
    assert world.server.tables is not None
    for game, table in world.server.tables.open.items():
        session = table.session
        _claim(False, "stuck", f"{game} does not leave memory ({session.status}, to decide: {session.decider})")


def _check_log(world: World) -> None:
    """Nothing went wrong that only the log tells."""
    for line in world.log.getvalue().splitlines():
        told = json.loads(line)
        _claim(told["event"] in HARMLESS and told.get("error") != "Taken", "log", line)
    _claim(not world.loop.failures, "log", "; ".join(world.loop.failures))
