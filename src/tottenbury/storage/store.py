"""What a store of games keeps, what can be asked of it, and what it promises."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Self

from tottenbury.core.errors import TottenburyError

STATUSES = ("open", "running", "finished")
MOST = 200
"""The most listings that one search returns."""


class StoreError(TottenburyError):
    """The store cannot do what was asked; the message says why, and never holds a password."""


class Taken(StoreError):
    """A sequence number or a command id of an append is used already; nothing of that append was stored."""


class Uncertain(StoreError):
    """Nobody can tell whether an append was stored: whoever gets this reads the game again, and may send the same command once more."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted command of a game."""

    game: str
    sequence: int
    """Its place in the game, from 1; the game and this number are its key."""
    command: str
    """An id that no other entry of the game has, so that a command sent twice is stored once."""
    at: int
    """When it was accepted, in milliseconds since the epoch."""
    body: bytes


@dataclass(frozen=True, slots=True)
class Listing:
    """What lists and searches need to know of a game."""

    game: str
    """What it is found by: the name of a table, or that name, a stroke and a number for a game that was played to its end there."""
    created: int
    changed: int
    rulebook: str
    format: str
    status: str
    """open, running or finished."""
    public: bool
    south: str
    north: str
    result: str
    sequence: int
    """The last entry that this listing takes into account."""
    holders: tuple[str, ...]
    """Hashes of the seat tokens: whoever holds one of them finds the game again."""
    timed: bool
    """A clock is running there."""
    south_holder: str = ""
    """Which of the holders sits South; empty: none of them."""
    north_holder: str = ""
    computer: str = ""
    """Which computer opponent plays there; empty: people alone."""
    turn: str = ""
    """Who has to decide, `S` or `N`; empty: nobody."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """A listing that a holder no longer wants to find by himself, until it changes."""

    holder: str
    game: str
    changed: int
    """When it had changed last."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How somebody's games against one computer opponent ended."""

    computer: str
    won: int
    lost: int
    drawn: int


@dataclass(frozen=True, slots=True)
class Query:
    """Which games to look for; what is left out is not asked. The newest come first."""

    status: tuple[str, ...] = ()
    public: bool | None = None
    holder: str | None = None
    """Whose games; without those that he has hidden."""
    turn: bool = False
    """Only where this holder has to decide."""
    computer: bool | None = None
    """Only against the computer, or only among people."""
    rulebook: str | None = None
    player: str | None = None
    """Part of either name, whatever the case of its letters; every character stands for itself.

    Where more than 50 different names have that part, only the newest 10,000 games of each kind are looked through.
    """
    timed: bool | None = None
    before: tuple[int, str] | None = None
    """When the last listing already seen was changed, and its game: the search goes on behind it."""
    limit: int = 50
    """At least 1 and at most 200; other numbers are taken as the nearest of these."""


class Store(ABC):
    """Games as entries that are only ever added, each with a listing that is kept up to date."""

    @abstractmethod
    async def append(self, entries: Sequence[Entry], *lines: Listing | Hidden) -> None:
        """Store entries and lines of lists together; when this returns, they are on the disk.

        Raises Taken, and stores nothing of this call, if a sequence number or command id is used already. Appends that share its commit
        are not harmed by that. A call that is cancelled while it waits may still be stored.
        """

    @abstractmethod
    async def entries(self, game: str, after: int = 0) -> list[Entry]:
        """The entries of a game behind a sequence number, in order."""

    @abstractmethod
    async def listing(self, game: str) -> Listing | None:
        """The listing of a game, if it has one."""

    @abstractmethod
    async def find(self, query: Query) -> list[Listing]:
        """The listings that a query asks for, those that changed last first."""

    @abstractmethod
    async def count(self, query: Query) -> int:
        """How many listings a query asks for, regardless of its paging (`before` and `limit`)."""

    @abstractmethod
    async def tally(self, holder: str) -> list[Tally]:
        """How a holder's games against each computer opponent ended."""

    async def attempt(self) -> None:
        """Find out whether anything can be stored: write something that means nothing. Raises StoreError where it cannot.

        It goes the way of all appends, as an append of nothing does, to a table of its own.
        """
        await self.append(())

    damage: str = ""
    """What was found to be wrong with the store after it was opened, if something was."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is queued, then let go of files, threads and connections. Closing twice does no harm."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.close()
