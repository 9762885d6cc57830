"""Fair games to try things on: whole tables played at random, with secrets that a seed decides."""

from __future__ import annotations

import random
from collections.abc import Callable

import tottenbury as tb
from tottenbury.core.fair import commitment_of
from tottenbury.notation.record import Record
from tottenbury.session import Create, Deal, Join, Mix, Move, Next, Resign, Session, Settings
from tottenbury.session.commands import Command, Entry
from tottenbury.session.pieces import BETWEEN, FINISHED

S, N = tb.Seat.SOUTH, tb.Seat.NORTH
BOOKS = (
    "stones-1999",
    "stones-2004",
    "stones-2004-tactics",
    "stones-2004-advanced",
    "stones-2024",
    "stones-2024-tactics",
    "stones-2024-early-bird",
    "siege-2020",
    "siege-2020-tactics",
    "tug",
)


def secret_of(dice: random.Random) -> str:
    """A secret that a seed decides."""
    return dice.randbytes(32).hex()


class FairTable:
    """A session that is dealt fairly, and all that was entered there."""

    def __init__(self, rulebook: str, seed: int, mixes: tuple[bool, bool] = (True, True), **settings: str) -> None:
        self.dice = random.Random(seed)
        self.session = Session("fair")
        self.entries: list[Entry] = []
        self.master = secret_of(self.dice)
        self.say(None, Create(Settings(rulebook=rulebook, **settings), fair=self.master))  # type: ignore[arg-type]
        for player, name, promises in zip((S, N), ("Ada", "Bob"), mixes, strict=True):
            self.say(player, Join(f"secret of {name}", name, mixes=promises))

    def say(self, player: tb.Seat | None, command: Command) -> Entry:
        """Give a command."""
        number = len(self.entries)
        entry = self.session.accept(player, command, 20_000 * 86_400_000 + 1000 * number, f"c{number}")
        self.entries.append(entry)
        return entry

    def mix(self) -> None:
        """Every text that is awaited comes."""
        for player in self.session.awaited:
            text = "".join(self.dice.choices("abcXYZ059_-", k=self.dice.randint(1, 64)))
            self.say(player, Mix(commitment_of(self.session.next_secret), text))

    def play(self, most: int = 2000, before: Callable[[], None] = lambda: None) -> None:
        """Play the game on the table at random to its end; after so many moves somebody resigns."""
        for _ in range(most):
            position = self.session.position
            if self.session.decider is None or position is None:
                return
            before()
            self.say(self.session.decider, Move(str(self.dice.choice(position.legal_moves()))))
        if self.session.decider is not None:
            self.say(self.session.decider, Resign())

    def play_match(self, most: int = 2000) -> None:
        """Play all games of the match."""
        self.mix()
        self.play(most)
        while self.session.status == BETWEEN:
            self.say(None, Next())
            self.mix()
            self.play(most)
        assert self.session.status == FINISHED


def finished(rulebook: str, seed: int, most: int = 2000, **settings: str) -> tuple[Record, ...]:
    """The records of a match that was dealt fairly and played at random."""
    table = FairTable(rulebook, seed, **settings)
    table.play_match(most)
    return tuple(table.session.records)


__all__ = ["BOOKS", "Deal", "FairTable", "N", "S", "finished", "secret_of"]
