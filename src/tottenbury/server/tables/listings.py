"""Tables, and the games that were played to their end there, as lists and searches know them."""

from __future__ import annotations

from tottenbury.core.seats import Seat
from tottenbury.server.messages import GameShown, SeatLetter
from tottenbury.session.pieces import BETWEEN, CLOSED, FINISHED, OPEN, RUNNING
from tottenbury.session.projection import match_result
from tottenbury.session.session import Session
from tottenbury.storage import Listing

_STATUS = {OPEN: "open", RUNNING: "running", BETWEEN: "running"}


def name_of(game: str, number: int = 0) -> str:
    """What a listing is found by: a table (0), or a game that was played to its end there. No table has a stroke in its name."""
    return f"{game}/{number}" if number else game


def listing_of(session: Session) -> Listing:
    """A table as it stands: the game that is or was played there last; of a match, the match."""
    south, north = (session.players[session.player_at(seat)] for seat in Seat)
    status = _STATUS.get(session.status, "finished")
    holders = {player.owner for player in (south, north)} | {session.keeper}
    return Listing(
        game=session.game,
        created=session.created,
        changed=session.at,
        rulebook=session.settings.rulebook,
        format=session.settings.format,
        status=status,
        public=session.settings.public,
        south=south.name,
        north=north.name,
        result=_result(session) if status == "finished" else "",
        sequence=session.sequence,
        holders=tuple(sorted(holders - {""})),
        timed=session.clock.running is not None,
        south_holder=south.owner,
        north_holder=north.owner,
        computer=south.computer or north.computer or "",
        turn=_turn(session),
    )


def earlier(session: Session, after: int = 0) -> list[Listing]:
    """The games of a table that its own listing does not show, behind so many of them: those before the last, and all of a match."""
    shown_itself = session.status == FINISHED and not _is_match(session)
    present = listing_of(session)
    return [_game_listing(session, present, index) for index in range(after, len(session.records) - shown_itself)]


def _game_listing(session: Session, present: Listing, index: int) -> Listing:
    ended = session.ended[index]
    south, north = (session.players[session.seat_in(index, seat)].owner for seat in Seat)
    return Listing(
        game=name_of(session.game, index + 1),
        created=session.created,
        changed=ended.at,
        rulebook=present.rulebook,
        format=present.format,
        status="finished",
        public=present.public,
        south=ended.south,
        north=ended.north,
        result=session.records[index].result,
        sequence=session.sequence,
        holders=present.holders,
        timed=False,
        south_holder=south,
        north_holder=north,
        computer=present.computer,
    )


def _is_match(session: Session) -> bool:
    return session.settings.format != "single"


def _result(session: Session) -> str:
    if session.status == CLOSED:
        return "closed"
    if _is_match(session) and session.recorder is not None:
        return f"{match_result(session)} match"
    return session.records[-1].result if session.records else ""


def _turn(session: Session) -> str:
    """Whose turn a list says it is: a computer answers at once, so at its table it is the person's."""
    people = session.people()
    if session.status == BETWEEN:
        people = [player for player in people if player not in session.ready]
    elif session.status != RUNNING:
        return ""
    elif len(people) == 2 and session.decider is not None:
        people = [session.decider]
    return session.seat_of(people[0]).letter if len(people) == 1 else ""


def shown_in_lists(session: Session) -> tuple[object, ...]:
    """What of a table a list shows; while that stays as it is, a move is not worth a new line there. Whose turn it is comes last."""
    south, north = session.players.values()
    people = (south.name, south.owner, north.name, north.owner, session.seat_of(Seat.SOUTH))
    return (session.status, len(session.records), session.clock.running is not None, *people, _turn(session))


def shown(listing: Listing, holder: str = "") -> GameShown:
    """A listing as it is sent: without fingerprints, but with the seats of the holder who asks."""
    seats: list[SeatLetter] = []
    if holder and holder == listing.south_holder:
        seats.append("S")
    if holder and holder == listing.north_holder:
        seats.append("N")
    game, _, number = listing.game.partition("/")
    return GameShown(
        game=game,
        round=int(number or 0),
        created=listing.created,
        changed=listing.changed,
        rulebook=listing.rulebook,
        format=listing.format,
        status=listing.status,
        public=listing.public,
        south=listing.south,
        north=listing.north,
        result=listing.result,
        computer=listing.computer,
        seats=tuple(seats),
        turn=listing.turn,
    )
