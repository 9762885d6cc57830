"""What lies and happens at a table: players, the log, what was said."""

from __future__ import annotations

from dataclasses import dataclass

from tottenbury.core.seats import Seat

OPEN, RUNNING, BETWEEN, FINISHED, CLOSED = "open", "running", "between", "finished", "closed"
"""Waiting for players; a game is played; the next game of the match is to come; the match is over; nobody ever came."""


@dataclass
class Player:
    """Who sits at a table, in one of its two places."""

    name: str
    computer: str | None
    """Which computer opponent; None: a person."""
    holder: str = ""
    """The fingerprint of a person's secret for this seat."""
    owner: str = ""
    """The fingerprint of the secret that he has for all tables."""
    mixes: bool = False
    """Whether deals wait for a text of his."""
    joined: bool = False
    left: bool = False


@dataclass(frozen=True)
class Line:
    """One step of the log, as somebody sees it."""

    turn: int
    seat: Seat
    text: str
    struck: str | None = None
    """The card on the table that it discarded without naming it."""


@dataclass(frozen=True)
class Said:
    """Something that a player said."""

    seat: Seat
    """Where he sat then; seats change."""
    name: str
    text: str
    at: int


@dataclass(frozen=True)
class Ended:
    """What lists tell of a game that was played to its end, beside its record."""

    at: int
    exchanged: bool
    """Whether the players had exchanged seats."""
    south: str
    """Who sat there, by name."""
    north: str


@dataclass
class Mark:
    """What has to be known of a decision to take it back."""

    log: int
    reveals: bool
    left: int
    """How much time was left to the one who made it, without what he got for it."""
    drawn: int = 0
    """How many throws or shuffles chance had made with it, counted from the deal."""
