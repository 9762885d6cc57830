"""What the writer remembers of the games it has written to: their command ids, and their listings as they are in the file.

Nobody else writes to the file, so what was read once stays true. This spares an index of all command ids, which would cost an append as
much as everything else together, and shows when a listing has merely moved on.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable

from tottenbury.storage.store import Entry, Listing, Taken

MOST = 20_000
"""So many games are remembered; then all are forgotten, and read again when they are needed."""
_COMMANDS = (  # one row a game, in hexadecimal digits: a command id may hold any character
    "SELECT game, group_concat(hex(command)) FROM events WHERE game IN (SELECT value FROM json_each(?)) GROUP BY game"
)


class Known:
    """The games that are being played. Whatever is rolled back has to be forgotten."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._commands: dict[str, set[str]] = {}
        self._listings: dict[str, Listing] = {}

    def claim(self, entries: Iterable[Entry]) -> None:
        """Note the command ids of entries that are about to be stored; Taken if one is used already."""
        for entry in entries:
            commands = self._commands[entry.game]
            if entry.command in commands:
                raise Taken(f"game {entry.game}: a command id is taken")
            commands.add(entry.command)

    def load(self, games: Collection[str]) -> None:
        """Read what is not remembered of some games."""
        if max(len(self._commands), len(self._listings)) > MOST:
            self._commands.clear()
            self._listings.clear()
        missing = [game for game in games if game not in self._commands]
        if not missing:
            return
        self._commands.update((game, set()) for game in missing)
        for game, commands in self._connection.execute(_COMMANDS, (json.dumps(missing),)):
            self._commands[game] = {bytes.fromhex(command).decode() for command in commands.split(",")}

    def merely_moved_on(self, listing: Listing) -> bool:
        """Whether only time, sequence and turn differ from what is stored; the listing is remembered as stored from now on."""
        old = self._listings.get(listing.game)
        self._listings[listing.game] = listing
        return (
            old is not None
            and old.status == listing.status
            and old.result == listing.result
            and old.timed == listing.timed
            and old.public == listing.public
            and old.south == listing.south
            and old.north == listing.north
            and old.holders == listing.holders
            and old.south_holder == listing.south_holder
            and old.north_holder == listing.north_holder
            and old.computer == listing.computer
            and old.rulebook == listing.rulebook
            and old.format == listing.format
            and old.created == listing.created
        )

    def forget(self, games: Iterable[str]) -> None:
        """After a rollback, or when a game is over."""
        for game in games:
            self._commands.pop(game, None)
            self._listings.pop(game, None)
