"""What one viewer may know of a table, as plain data: all of it, or what the last entry changed. Made from views, never from hands."""

from __future__ import annotations

from itertools import chain
from typing import Annotated

import msgspec

from tottenbury.core.fair import commitment_of
from tottenbury.core.position import Move, View
from tottenbury.core.seats import Seat
from tottenbury.session.moves import MoveShown, move_shown, moves_shown
from tottenbury.session.pieces import BETWEEN, CLOSED, FINISHED, OPEN, RUNNING
from tottenbury.session.session import Session
from tottenbury.session.wording import WordsShown, words_shown

MOST_SAID = 100
"""How many of the last things said are shown to somebody who comes back."""


DONE, PICK = ".", "*"
"""Done with what is optional, and how picks of a support begin: moves that one can plan beyond."""

SeatText = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["S", "N"]})]
"""A seat's letter. Readers of the schema learn which there are; here it is text, which nobody has to check again."""

Status = Annotated[str, msgspec.Meta(extra_json_schema={"enum": [OPEN, RUNNING, BETWEEN, FINISHED, CLOSED]})]
Winner = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["S", "N", "-"]})]


class SeatShown(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    name: str
    computer: str | None
    joined: bool
    left: bool
    points: int
    """In the match that is being played."""
    won: int
    """Games won at this table, rematches included; where matches are played, matches."""


class ClockShown(msgspec.Struct, frozen=True):
    """Milliseconds left at the moment of the last entry (`at`), for whom the clock runs, and since when."""

    control: str
    south: int
    north: int
    running: SeatText | None
    at: int


class LineShown(msgspec.Struct, frozen=True, array_like=True):
    """One step of the log: the number of the turn, the seat, what was done there as the viewer saw it, the card that it struck from the
    table, and the step in parts."""

    turn: int
    seat: SeatText
    text: str
    struck: str | None
    move: MoveShown | None


class SaidShown(msgspec.Struct, frozen=True, array_like=True):
    """Something said: from which seat, what, when and by whom. Who said it may sit elsewhere by now."""

    seat: SeatText
    text: str
    at: int
    name: str


class Table(msgspec.Struct, frozen=True):
    """The table as it stands. Seats are written `S` and `N`."""

    game: str
    sequence: int
    viewer: SeatText | None
    rulebook: str
    format: str
    status: Status
    public: bool
    round: int
    south: SeatShown
    north: SeatShown
    first: SeatText | None
    """Who began this game."""
    position: str | None
    """As the viewer may know it; when the game is over, with every card."""
    before: str | None
    """Once a move has ended the game: the position before it. What lay at a place that fell is to be seen only there."""
    to_move: SeatText | None
    legal: tuple[str, ...]
    """The viewer's legal moves; empty unless it is the viewer who has to decide."""
    behind: dict[str, tuple[str, ...]]
    """What could follow some of them, where that shows nobody anything new: `.`, and the first pick of a support."""
    moves: dict[str, MoveShown]
    """The moves named in `legal`, `behind` and `waiting` in parts, by their texts."""
    blocked: dict[str, WordsShown]
    """Why cards of the viewer's hand cannot be played anywhere, now or, if nothing else is shown before, after `.`."""
    waiting: str | None
    """The move that the viewer has still to confirm."""
    result: str | None
    """How the game on the table ended, such as `S five`."""
    match_result: Winner | None
    """Who has won the match, `S`, `N` or `-`, once it is over."""
    drawn: int
    """Games, or matches, that nobody won at this table."""
    offers: dict[str, SeatText]
    """What is offered, and by whom."""
    ready: tuple[SeatText, ...]
    may: tuple[str, ...]
    """What the viewer may say now, beside moves: `undo`, `offer draw`, `accept undo`, ..."""
    clock: ClockShown | None
    hints: int
    practice: bool
    guide: bool
    """Whether this game was dealt as it was prepared for a first lesson."""


class FairShown(msgspec.Struct, frozen=True):
    """How one can see that nobody chose the cards (docs/fair-deals.md)."""

    commitment: str | None
    """SHA-256 of the secret of the game on the table; null before the first one, and where a seed decides."""
    south: str
    """What South's player added to the deal, empty if nothing."""
    north: str
    secret: str | None
    """The secret, once the game is over."""
    next: str | None
    """SHA-256 of the secret of the game to come, while none is played."""
    awaited: tuple[SeatText, ...]
    """Who has still to add a text to it."""
    pending: bool
    """Whether it waits for nothing else."""


class Projection(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """Everything that a viewer may know."""

    table: Table
    log: list[LineShown]
    chat: list[SaidShown]
    fair: FairShown | None
    """Null at tables that are dealt by a seed."""


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="type"):
    """What the last entry changed: the first `kept` lines of the log stand, `log` and `chat` are to be added."""

    table: Table
    kept: int
    log: list[LineShown]
    chat: list[SaidShown]
    fair: FairShown | None = None
    """As in `table`; null where nothing of it has changed."""


def project(session: Session, viewer: Seat | None) -> Projection:
    """All that a player (None: a spectator) may know."""
    return Projection(table_of(session, viewer), _log(session, viewer, 0), _chat(session, viewer, 0), _fair_shown(session))


def update(session: Session, viewer: Seat | None, said: int) -> Update:
    """What the last entry changed for a player; `said` is how many things had been said before it."""
    fair = _fair_shown(session) if session.fair_changed == session.sequence else None
    return Update(table_of(session, viewer), session.log_kept, _log(session, viewer, session.log_kept), _chat(session, viewer, said), fair)


def follow(before: Projection, change: Update) -> Projection:
    """The projection after a change: what every client does."""
    log, chat = before.log[: change.kept] + change.log, (before.chat + change.chat)[-MOST_SAID:]
    return Projection(change.table, log, chat, change.fair or before.fair)


def _log(session: Session, viewer: Seat | None, start: int) -> list[LineShown]:
    book, lines = session.book, session.log[viewer][start:]
    return [LineShown(line.turn, line.seat.letter, line.text, line.struck, move_shown(book, line.text)) for line in lines]


def _chat(session: Session, viewer: Seat | None, start: int) -> list[SaidShown]:
    """What is said at a table is for those who sit there."""
    if viewer is None:
        return []
    latest = session.chat[max(start, len(session.chat) - MOST_SAID) :]
    return [SaidShown(said.seat.letter, said.text, said.at, said.name) for said in latest]


def table_of(session: Session, viewer: Seat | None) -> Table:
    """The table as a player (None: a spectator) sees it."""
    seat = None if viewer is None else session.seat_of(viewer)
    position, recorder = session.position, session.recorder
    view = None if position is None else position.view(seat)
    shown = view if session.outcome is None else position  # when the game is over its record is open to everybody, too
    decides = viewer is not None and viewer is session.decider
    legal, ahead = _choices(view) if view is not None and decides and session.waiting is None else ((), {})
    behind = {move: tuple(map(str, after.legal_moves())) for move, after in ahead.items()}
    waiting = session.waiting[0] if session.waiting is not None and decides else None
    named = dict.fromkeys(chain(map(str, legal), *behind.values(), filter(None, (waiting,))))
    running = session.status == RUNNING
    return Table(
        game=session.game,
        sequence=session.sequence,
        viewer=None if seat is None else seat.letter,
        rulebook=session.settings.rulebook,
        format=session.settings.format,
        status=session.status,
        public=session.settings.public,
        round=len(session.match.results) + (1 if running or session.status == OPEN else 0),
        south=_seat_shown(session, Seat.SOUTH),
        north=_seat_shown(session, Seat.NORTH),
        first=None if recorder is None else recorder.positions[0].turn.letter,
        position=None if shown is None else str(shown),
        before=_before(session, seat),
        to_move=position.to_move.letter if running and position is not None else None,
        legal=tuple(map(str, legal)),
        behind=behind,
        moves=moves_shown(session.book, named),
        blocked=_blocked(ahead.get(DONE, view)) if view is not None and legal else {},
        waiting=waiting,
        result=None if session.outcome is None else str(session.outcome),
        match_result=match_result(session),
        drawn=session.drawn,
        offers={what: session.seat_of(player).letter for what, player in session.offers.items()},
        ready=tuple(session.seat_of(player).letter for player in sorted(session.ready)),
        may=() if viewer is None else may(session, viewer),
        clock=_clock_shown(session),
        hints=session.hints,
        practice=recorder is not None and "Practice" in recorder.tags,
        guide=recorder is not None and "Prepared" in recorder.tags,
    )


def _before(session: Session, seat: Seat | None) -> str | None:
    recorder = session.recorder
    if recorder is None or recorder.position.outcome is None or len(recorder.positions) < 2:
        return None
    return str(recorder.positions[-2].view(seat))


def _choices(view: View) -> tuple[tuple[Move, ...], dict[str, View]]:
    """The legal moves of the seat whose view it is, and where those lead that only prepare another decision of the same seat."""
    legal = view.legal_moves()
    after = {str(move): view.play(move) for move in legal if move == DONE or move.startswith(PICK)}
    return legal, {move: then for move, then in after.items() if _goes_on(view, then)}


def _goes_on(view: View, then: View) -> bool:
    """Whether the same player decides next in the same turn, about something else than what is to be drawn or shuffled."""
    if then.outcome is not None or (then.to_move, then.turn) != (view.to_move, view.turn):
        return False
    return not any(then.book.game.reveals(move.number) for move in then.legal_moves())


def _blocked(view: View) -> dict[str, WordsShown]:
    return {card: words_shown(reason) for card, reason in view.blocked().items()}


def _fair_shown(session: Session) -> FairShown | None:
    """The same for every viewer. A secret is shown when its game is over, when every card of it may be seen."""
    if not session.next_secret:
        return None
    fair = session.fair
    return FairShown(
        commitment=None if fair is None else fair.commitment,
        south="" if fair is None else fair.south,
        north="" if fair is None else fair.north,
        secret=None if fair is None or session.outcome is None else fair.secret,
        next=None if session.status in (RUNNING, CLOSED) else commitment_of(session.next_secret),
        awaited=tuple(session.seat_of(player).letter for player in session.awaited),
        pending=session.pending is not None,
    )


def match_result(session: Session) -> str | None:
    """Who has won a match that is over, by seat; `-`: nobody."""
    if session.status != FINISHED or session.recorder is None:
        return None
    winner = session.match_winner
    return "-" if winner is None else session.seat_of(winner).letter


def _seat_shown(session: Session, seat: Seat) -> SeatShown:
    player = session.player_at(seat)
    place = session.players[player]
    points = session.match.points[player if session.match.counts_players else seat]
    return SeatShown(place.name, place.computer, place.joined, place.left, points, session.won[player])


def _clock_shown(session: Session) -> ClockShown | None:
    clock = session.clock
    if not clock.control.base:
        return None
    south, north = (clock.left_at(session.player_at(seat), session.at) for seat in Seat)
    running = None if clock.running is None else session.seat_of(clock.running).letter
    return ClockShown(session.settings.clock, south, north, running, session.at)


def may(session: Session, player: Seat) -> tuple[str, ...]:
    """What a player may say now, beside moves and chat."""
    said: list[str] = []
    if session.status == RUNNING:
        if session.waiting is not None and player is session.decider:
            said.append("confirm")
        if session.undo_to(player) is not None:
            said.append("undo")
        if player is session.decider and (session.alone(player) or session.one_screen):
            said.append("hint")
        said.append("resign")
    elif session.status == BETWEEN:
        if player not in session.ready:
            said.append("next")
        if session.match.format.games is None:
            said.append("stop")
    said += [f"offer {what}" for what in ("draw", "undo", "rematch") if not session.may_offer(player, what)]
    for what, offered_by in session.offers.items():
        said += [f"accept {what}", f"decline {what}"] if offered_by is not player else [f"decline {what}"]
    return tuple(said)
