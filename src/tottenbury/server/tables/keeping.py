"""Games that are over, kept small: as text, which is replayed when somebody asks. What a table holds in memory is counted here."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass

from tottenbury.core.game import State
from tottenbury.core.position import Position, View
from tottenbury.notation.record import Record, Turn
from tottenbury.session import commands as c
from tottenbury.session.projection import MOST_SAID
from tottenbury.session.session import Session

TABLE, ENTRY, SAID, POSITION = 14_000, 110, 400, 600
"""About so many bytes a table takes, and more for each entry, for each thing said, and for each position beside its record."""


COMPANY = (c.Chat, c.Hint, c.Offer, c.Decline, c.Undo)
"""What nobody needs to bring a game to its end: it has to leave room for the rest."""


@dataclass
class Filled:
    """How much has been stored of a table: bytes of all entries, and how many are company, with theirs."""

    size: int = 0
    company: int = 0
    company_size: int = 0

    def add(self, entry: c.Entry, size: int) -> None:
        """One more entry."""
        self.size += size
        if isinstance(entry.command, COMPANY):
            self.company += 1
            self.company_size += size


class KeptRecord(Record):
    """A record of which only the text is kept, and what lists and tables ask often. All else is replayed for whoever asks."""

    def __init__(self, record: Record) -> None:
        set_once = object.__setattr__  # a record is frozen
        set_once(self, "book", record.book)
        set_once(self, "_packed", zlib.compress(str(record).encode(), 6))
        set_once(self, "_said", record.result)
        set_once(self, "_opening", zlib.compress(record.start.state))
        set_once(self, "length", length_of(record))

    length: int
    """How many moves and results it has."""
    _packed: bytes
    _said: str
    _opening: bytes

    def whole(self) -> Record:
        """The record with everything; keep it no longer than it is needed."""
        return Record.parse(str(self))

    @property
    def tags(self) -> Mapping[str, str]:
        """As in the text."""
        return self.whole().tags

    @property
    def turns(self) -> tuple[Turn, ...]:
        """As in the text."""
        return self.whole().turns

    @property
    def _states(self) -> tuple[State, ...]:
        return self.whole()._states

    @property
    def result(self) -> str:
        """As in the text, which need not be read for it."""
        return self._said

    @property
    def start(self) -> Position | View:
        """The position it began from, for which nothing need be replayed."""
        return self.book.situation(zlib.decompress(self._opening))

    @property
    def size(self) -> int:
        """How much memory it takes."""
        return len(self._packed) + len(self._opening) + 300

    def __str__(self) -> str:
        return zlib.decompress(self._packed).decode()

    def __repr__(self) -> str:
        return f"<KeptRecord {self._said}>"


def length_of(record: Record) -> int:
    """How many moves and results a record has."""
    return record.length if isinstance(record, KeptRecord) else sum(len(turn.tokens) for turn in record.turns)


def whole(record: Record) -> Record:
    """The record with everything."""
    return record.whole() if isinstance(record, KeptRecord) else record


def lean(session: Session) -> None:
    """Keep the games of a table that are over as texts, and of what was said only the end."""
    records = session.records
    new = next((n for n in range(len(records), 0, -1) if isinstance(records[n - 1], KeptRecord)), 0)
    records[new:] = [KeptRecord(record) for record in records[new:]]
    if len(session.chat) > 2 * MOST_SAID:
        del session.chat[:-MOST_SAID]  # nobody is shown more


def weight_of(session: Session) -> int:
    """About how many bytes a table takes in memory."""
    records = sum(record.size if isinstance(record, KeptRecord) else POSITION * len(record.turns) for record in session.records)
    recorder = session.recorder
    positions = 0 if recorder is None else len(recorder.positions) * (len(recorder.position.state) + POSITION)
    return TABLE + ENTRY * session.sequence + SAID * len(session.chat) + records + positions
