"""Games step by step, as one viewpoint saw them at the time; nobody gets a viewpoint too early."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from functools import partial
from typing import Literal

import msgspec

from tottenbury.core.errors import TottenburyError
from tottenbury.core.game import State
from tottenbury.core.position import View
from tottenbury.core.seats import Seat
from tottenbury.notation.record import Record
from tottenbury.server.messages import SeatLetter, encoder
from tottenbury.server.tables.keeping import length_of, whole
from tottenbury.server.tables.queues import FairQueue, breathe
from tottenbury.session.moves import MoveShown, move_shown
from tottenbury.session.session import Session
from tottenbury.words import say

Viewpoint = Literal["S", "N", "all", "none"]
"""A seat, every card, or what a spectator sees."""

KEPT_BYTES = 16 * 1024 * 1024
"""How many bytes of replays are kept ready: people who go through a game ask for it again from the other side."""


STEP_SECONDS = 50e-6
"""What a step of a replay takes, about."""


class StepShown(msgspec.Struct, frozen=True):
    """One step, as a line of the log has it, and the position after it. The first one is the deal."""

    turn: int
    seat: SeatLetter | None
    """Who made it; none for the deal."""
    text: str
    struck: str | None
    """The card on the table that it discarded without naming it."""
    move: MoveShown | None
    """The step in parts; none for the deal."""
    position: str
    decision: bool
    """Whether somebody decides at this position, or the game is over; else the next step follows by itself."""


class ReplayShown(msgspec.Struct, frozen=True):
    """A game from the deal to its end, or to where it stands."""

    game: str
    rulebook: str
    south: str
    north: str
    first: SeatLetter
    result: str
    """Such as `S five`; `*` while it is being played."""
    format: str
    round: int
    """Which game of the table this is, from 1."""
    rounds: int
    """How many there are."""
    mine: SeatLetter | None
    """Where one sat in this game; none: nowhere, or on both sides."""
    view: Viewpoint
    views: tuple[Viewpoint, ...]
    """From where one may look: all around when the game is over, before that from one's own seat or as a spectator."""
    steps: list[StepShown]


@dataclass(frozen=True)
class Played:
    """A game of a table, and who looks at it."""

    game: str
    format: str
    record: Record
    round: int
    rounds: int
    own: tuple[SeatLetter, ...]
    """The seats of the one who looks."""
    over: bool
    sequence: int

    @property
    def length(self) -> int:
        """How many steps it has, about."""
        return length_of(self.record)

    @property
    def mine(self) -> SeatLetter | None:
        """Their seat, if they have just one."""
        return self.own[0] if len(self.own) == 1 else None

    @property
    def views(self) -> tuple[Viewpoint, ...]:
        """From where they may look at it. What a record itself does not know it shows nobody."""
        book, start = self.record.book, self.record.start
        if isinstance(start, View):
            seat = book.game.knowing_seat(start.state)
            return ("none",) if seat is None else (_letter(seat), "none")
        if self.over:
            return "S", "N", "all", "none"
        return *self.own, "none"

    def viewpoint(self, wanted: Viewpoint | None) -> Viewpoint:
        """The viewpoint that is asked for; unless told one's own seat, else as much as there is to see."""
        if wanted is None:
            return self.mine if self.mine in self.views else "all" if "all" in self.views else self.views[0]
        if wanted not in self.views:
            raise TottenburyError(say("reason-views", known=", ".join(self.views)))
        return wanted


def played(session: Session, number: int | None, players: set[Seat]) -> Played | None:
    """A game of a table (from 1; None: the last one), for somebody who is these players there."""
    games = session.games()
    index = len(games) - 1 if number is None else number - 1
    if not 0 <= index < len(games):
        return None
    own = tuple(sorted((_letter(session.seat_in(index, player)) for player in players), reverse=True))
    over = index < len(session.records)
    return Played(session.game, session.settings.format, games[index], index + 1, len(games), own, over, session.sequence)


class Replays:
    """Replays, those asked for last being kept as they were sent, as many as there is room for."""

    def __init__(self, room: int = KEPT_BYTES) -> None:
        self._room = room
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self.size = 0
        """How many bytes are kept."""

    async def body(self, game: Played, view: Viewpoint, queue: FairQueue) -> bytes:
        """A replay as it is sent: one that was made already, or one that is made when the asker's turn has come."""
        key = key_of(game, view)
        body = self._kept.get(key)
        if body is None:
            body = await queue.run(partial(_made, game, view), f"replay {game.length.bit_length()}", cost=game.length * STEP_SECONDS)
            self._keep(key, body)
        else:
            self._kept.move_to_end(key)
        return body

    def _keep(self, key: tuple[object, ...], body: bytes) -> None:
        """Keep one, and forget those that nobody has asked for longest."""
        self.size += len(body) - len(self._kept.pop(key, b""))
        self._kept[key] = body
        while self.size > self._room:
            self.size -= len(self._kept.popitem(last=False)[1])


def key_of(game: Played, view: Viewpoint) -> tuple[object, ...]:
    """By what a replay is kept: a game that is over does not change, but how many there are does."""
    return game.game, game.round, game.rounds, view, game.own, game.over or game.sequence


def _made(game: Played, view: Viewpoint) -> bytes:
    return encoder.encode(replay_shown(game, view))


def replay_shown(game: Played, view: Viewpoint) -> ReplayShown:
    """A game as a viewpoint saw it."""
    record = whole(game.record)
    return ReplayShown(
        game=game.game,
        rulebook=record.book.id,
        south=record.tags.get("South", "?"),
        north=record.tags.get("North", "?"),
        first=_letter(record.start.turn),
        result=record.result,
        format=game.format,
        round=game.round,
        rounds=game.rounds,
        mine=game.mine,
        view=view,
        views=game.views,
        steps=steps_seen(record, view),
    )


def steps_seen(record: Record, view: Viewpoint) -> list[StepShown]:
    """The deal, and each step with the position after it."""
    book, game = record.book, record.book.game
    seat = None if view in ("all", "none") else Seat.of(view)
    opening, made = record.told()
    seen: list[StepShown] = []
    decision = True  # where the record ends
    now = opening
    for number, state, move, after in reversed(made):
        breathe()
        decision = not seen or (game.forced(after) is None and game.follows(after) is None)
        now = after if decision else now  # what a step brought is seen when all that follows from it has been told
        text = book.step_text(state, move) if view == "all" else book.seen_text(seat, state, move, now)
        struck = game.struck(state, move)
        move_parts = move_shown(book, text)
        seen.append(StepShown(number, _letter(game.decider(state)), text, struck, move_parts, _line(record, after, view), decision))
    return [StepShown(0, None, "", None, None, _line(record, opening, view), True), *reversed(seen)]


def _line(record: Record, state: State, view: Viewpoint) -> str:
    if view == "all":
        return str(record.book.situation(state))
    return str(View(record.book, state, None if view == "none" else Seat.of(view)))


def _letter(seat: Seat) -> SeatLetter:
    return "S" if seat is Seat.SOUTH else "N"
