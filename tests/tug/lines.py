"""Position lines of the tug of war for tests: written short, and taken apart again."""

from __future__ import annotations

from dataclasses import dataclass

import tottenbury as tb

BOOK = "tug"
SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH
FACES = range(1, 7)

OPTIONS = ("cap=18", "free_assignment=yes", "idle_weaken=no", "reroll_source=both", "starter=fewer_athletes", "weak_next_turn=yes")
"""Every ruling that may be decided otherwise, decided otherwise."""

ALL_OPTIONS = ";".join((BOOK, *OPTIONS))


def line(
    column: str,
    throw: str = "-",
    own: str = "9",
    other: str = "7",
    other_column: str = "511",
    *,
    seat: str = "S",
    phase: str | None = None,
    options: str = "",
) -> str:
    """A whole line, seen from the mover: his column, the throw, his athletes, the other side's. Without a throw he is about to roll."""
    sides = [f"{column} {own}", f"{other_column} {other}"]
    if seat == "N":
        sides.reverse()
    phase = phase or ("roll" if throw == "-" else "act")
    return " ".join([f"{BOOK};{options}" if options else BOOK, *sides, seat, phase, throw])


def position(text: str) -> tb.Position:
    """A line as an object."""
    read = tb.position(text)
    assert isinstance(read, tb.Position)
    return read


def turn(column: str, *args: str, **fields: str) -> tb.Position:
    """The same as `line`, as an object."""
    return position(line(column, *args, **fields))


def played(start: tb.Position, moves: str) -> tb.Position:
    """The position after some moves, separated by commas."""
    for move in moves.split(","):
        start = start.play(move.strip())
    return start


def moves(situation: tb.Position | tb.View) -> set[str]:
    """The legal moves as a set of texts."""
    return {str(move) for move in situation.legal_moves()}


@dataclass(frozen=True)
class Table:
    """A line taken apart, independently of the package."""

    book: str
    columns: dict[str, str]
    athletes: dict[str, str]
    to_move: str
    phase: str
    throw: str

    @classmethod
    def of(cls, situation: object) -> Table:
        """From a position, or anything whose text is a line."""
        book, south, south_athletes, north, north_athletes, to_move, phase, throw = str(situation).split(" ")
        return cls(book, {"S": south, "N": north}, {"S": south_athletes, "N": north_athletes}, to_move, phase, throw)


def mirrored(text: str) -> str:
    """The same line with the seats exchanged."""
    book, south, south_athletes, north, north_athletes, to_move, phase, throw = text.split(" ")
    return " ".join([book, north, north_athletes, south, south_athletes, "SN"["NS".index(to_move)], phase, throw])
