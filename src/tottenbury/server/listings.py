"""Tables as lists and searches know them."""

from __future__ import annotations

from tottenbury.session.session import Session
from tottenbury.storage import Listing
from tottenbury.table.seats import Seat


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


def shown_in_lists(session: Session) -> tuple[object, ...]:
    """What of a table a list shows; while that stays as it is, a move is not worth a new line there."""
    south, north = session.players.values()
    people = (south.name, south.owner, north.name, north.owner, session.seat_of(Seat.SOUTH))
    return (session.status, len(session.records), session.clock.running is not None, *people)
