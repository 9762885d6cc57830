"""Time to think, counted from the times that entries carry: nothing here asks what time it is."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from tottenbury.core.errors import UnknownName
from tottenbury.core.seats import Seat
from tottenbury.words import say

_CLOCK = re.compile(r"none|move:([1-9]\d{0,5})|fischer:([1-9]\d{0,5})\+(\d{1,4})", re.ASCII)


@dataclass(frozen=True)
class TimeControl:
    """How much time a player has, in milliseconds: for every turn anew, or for the game with an increment after each turn."""

    base: int = 0
    """0: as much as he likes."""
    increment: int = 0
    each_turn: bool = False

    @classmethod
    def parse(cls, text: str) -> TimeControl:
        """`none`, `move:60` (seconds for each turn) or `fischer:300+5` (seconds for the game, and for each turn played)."""
        match = _CLOCK.fullmatch(text)
        if match is None:
            raise UnknownName(say("reason-clock", text=repr(text)))
        if match[1]:
            return cls(int(match[1]) * 1000, each_turn=True)
        return cls(int(match[2]) * 1000, int(match[3]) * 1000) if match[2] else cls()


@dataclass
class Clock:
    """Both players' time in one game. It runs for at most one of them."""

    control: TimeControl
    left: dict[Seat, int] = field(default_factory=dict)
    running: Seat | None = None
    since: int = 0

    def __post_init__(self) -> None:
        self.left = dict.fromkeys(Seat, self.control.base)

    def left_at(self, player: Seat, at: int) -> int:
        """What a player has left at a moment, in milliseconds; negative when it is used up."""
        used = max(0, at - self.since) if self.running is player else 0
        return self.left[player] - used

    def expired(self, at: int) -> Seat | None:
        """Whose time is used up at a moment, if anybody's is."""
        if self.running is None or self.left_at(self.running, at) > 0:
            return None
        return self.running

    def run_for(self, player: Seat | None, at: int, passed: bool = True) -> None:
        """From now on the clock runs for this player, or for nobody; `passed` says that the turn passed on by a move."""
        if not self.control.base or player is self.running:
            return
        if self.running is not None:
            self.left[self.running] = self.left_at(self.running, at)
            if passed:
                self.left[self.running] += self.control.increment
        if passed and self.control.each_turn:
            self.left = dict.fromkeys(Seat, self.control.base)
        self.running, self.since = player, at

    def stop(self, at: int) -> None:
        """The game is over or interrupted."""
        self.run_for(None, at, passed=False)

    def cap(self, player: Seat, most: int, at: int) -> None:
        """A decision that was taken back has no more time than there was left when it was made."""
        self.left[player] = min(self.left_at(player, at), most)
        if self.running is player:
            self.since = at

    def forgive(self, last: int, at: int) -> None:
        """Nobody could play for a while: the time since the last entry does not count."""
        self.since += at - last
