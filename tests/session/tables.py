"""Tables to try things at: a session with a clock on the wall and ids for its commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tottenbury as tb
from tottenbury.core.errors import TottenburyError
from tottenbury.session import PERSON, Create, Entry, Join, Move, Projection, Session, Settings, project
from tottenbury.session.commands import Command

S, N = tb.Seat.SOUTH, tb.Seat.NORTH
VIEWERS: tuple[tb.Seat | None, ...] = (S, N, None)
DAY = 86_400_000
START = 20_000 * DAY
"""The 4th of October 2024."""


class TryTable:
    """A session, what was entered there, and what time it is."""

    def __init__(self, rulebook: str = "stones-1999", seed: int = 3, record: str = "", **settings: Any) -> None:
        self.session = Session("g1")
        self.entries: list[Entry] = []
        self.now = START
        self.said = 0
        self.say(None, Create(Settings(rulebook=rulebook, **settings), seed, record))

    @classmethod
    def joined(cls, rulebook: str = "stones-1999", seed: int = 3, **settings: Any) -> TryTable:
        """A table at which the people sit: Ada is South, Bob North, unless a computer is."""
        table = cls(rulebook, seed, **settings)
        for player, name in ((S, "Ada"), (N, "Bob")):
            if table.session.settings.player(player) == PERSON:
                table.say(player, Join(f"secret of {name}", name))
        return table

    def say(self, player: tb.Seat | None, command: Command, after: float = 0, seen: int | None = None) -> Entry:
        """Give a command some seconds after the last one."""
        self.now += round(1000 * after)
        self.said += 1
        entry = self.session.accept(player, command, self.now, f"c{self.said}", seen)
        self.entries.append(entry)
        return entry

    def refuse(self, player: tb.Seat | None, command: Command, words: str | None = None, after: float = 0) -> str:
        """Give a command that must be refused and change nothing; the answer is why."""
        before = self.seen()
        sequence, kept = self.session.sequence, self.session.log_kept
        with pytest.raises(TottenburyError, match=words) as refusal:
            self.say(player, command, after)
        assert self.seen() == before
        assert (self.session.sequence, self.session.log_kept) == (sequence, kept)
        return str(refusal.value)

    def seen(self) -> list[Projection]:
        """What South, North and a spectator see."""
        return [project(self.session, viewer) for viewer in VIEWERS]

    def table(self, viewer: tb.Seat | None = S) -> Any:
        """The table as somebody sees it."""
        return project(self.session, viewer).table

    def move(self, choose: Callable[[tuple[str, ...]], str] = lambda moves: moves[0], after: float = 0) -> str:
        """Let whoever decides make a move; the answer is the move."""
        decider = self.session.decider
        assert decider is not None
        move = choose(self.table(decider).legal)
        self.say(decider, Move(move), after)
        return move

    def turn(self, after: float = 0) -> None:
        """Play on until somebody else decides."""
        decider = self.session.decider
        while self.session.decider is decider:
            self.move(after=after)
            after = 0

    def left(self, seat: tb.Seat) -> int:
        """The seconds that are left to a seat at the last entry."""
        clock = self.table().clock
        return (clock.south if seat is S else clock.north) // 1000
