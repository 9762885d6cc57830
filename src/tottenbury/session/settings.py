"""What is agreed before a table is laid."""

from __future__ import annotations

import msgspec

from tottenbury.core.match import ONE_GAME, SECOND_DECIDES, SHARED, Match
from tottenbury.core.position import Position
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.library import position, rulebook
from tottenbury.session.clock import TimeControl
from tottenbury.session.errors import Refused
from tottenbury.words import say

PERSON = "person"
"""The player who is a person; any other name is a computer opponent's."""

LOT = "lot"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is played."""

    rulebook: str
    format: str = "single"
    south: str = PERSON
    north: str = PERSON
    first: str = LOT
    """Who begins: `S`, `N` or `lot`."""
    clock: str = "none"
    """See TimeControl.parse."""
    public: bool = False
    """Whether others find it in the lobby and may watch."""
    confirm: bool = False
    """Whether a move after which a card is drawn without asking waits until the player confirms it."""
    position: str = ""
    """Where the first game begins, if not with a deal."""
    guide: bool = False
    """Whether the first deal was prepared for somebody who plays for the first time: by a seed, and against the computer alone."""
    tie: str = SHARED
    decider: str = ONE_GAME
    split: str = SECOND_DECIDES

    def player(self, player: Seat) -> str:
        """Who plays: a person, or which computer opponent."""
        return self.south if player is Seat.SOUTH else self.north

    def match(self, first: Seat, seed: int = 0) -> Match:
        """The match that is played so."""
        return Match(self.format, first, self.tie, self.decider, self.split, seed)

    def check(self) -> Rulebook:
        """Refuse what does not fit together; the answer is the rulebook."""
        book = rulebook(self.rulebook)
        self.match(Seat.SOUTH, 0).format.check_fits(book.game)
        TimeControl.parse(self.clock)
        if not (self.south.strip() and self.north.strip()):
            raise Refused(say("reason-player"))
        if self.first not in ("S", "N", LOT):
            raise Refused(say("reason-first", text=repr(self.first)))
        if self.guide and (self.public or self.position or self.clock != "none" or [self.south, self.north].count(PERSON) != 1):
            raise Refused(say("reason-guide-alone"))
        if self.position:
            start = self.start()
            if start is not None and start.book is not book:
                raise Refused(say("reason-other-rulebook", found=start.book.id, rulebook=self.rulebook))
        return book

    def start(self) -> Position | None:
        """The position of the first game, if it does not begin with a deal."""
        if not self.position:
            return None
        situation = position(self.position)
        if not isinstance(situation, Position):
            raise Refused(say("reason-open-position"))
        if situation.outcome is not None:
            raise Refused(say("reason-over-position", outcome=str(situation.outcome)))
        return situation
