"""Who is who, and who may look at what."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tottenbury.core.seats import Seat
from tottenbury.notation.record import Record
from tottenbury.server.edge import tokens
from tottenbury.session.pieces import FINISHED, OPEN
from tottenbury.session.session import Session


def seats_of(session: Session, known: set[str]) -> set[Seat]:
    """The players that the holder of these secrets is at a table."""
    found = set()
    for player, place in session.players.items():
        for token in known:
            derived = tokens.seat_token(token, session.game, player)
            if tokens.matches(token, place.holder) or tokens.matches(derived, place.holder):
                found.add(player)
    return found


def may_watch(session: Session, seats: set[Seat]) -> bool:
    """Whether somebody may look on. Who has the link may look at public tables, at finished ones, and at those with a free seat."""
    return bool(seats) or session.settings.public or session.status in (FINISHED, OPEN)


def record_for(session: Session, number: int | None, seats: set[Seat]) -> Callable[[], Record] | None:
    """A game of a table (from 1; None: the last one) as somebody may read it: played to its end, all of it; before, what he may know.

    The answer makes the record, which takes a while; the table may go on meanwhile.
    """
    games = list(session.records)
    running = session.outcome is None and session.recorder is not None
    index = (len(games) + running if number is None else number) - 1
    if 0 <= index < len(games):
        return partial(_same, games[index])
    if not running or index != len(games) or session.recorder is None:
        return None
    viewer = session.seat_of(next(iter(seats))) if len(seats) == 1 else None
    return partial(session.recorder.record().view, viewer)


def _same(record: Record) -> Record:
    return record
