"""What a server refuses beside what a table refuses, with codes for programs and reasons for people."""

from __future__ import annotations

from typing import Any

from tottenbury.core.errors import GameOver, IllegalMove, NotationError, NotYourTurn, TottenburyError
from tottenbury.session.errors import Stale
from tottenbury.storage import StoreError, Uncertain
from tottenbury.words import said_of, say


class UnknownGame(TottenburyError):
    """No table has this name, or none that this client may see."""


class BrokenGame(TottenburyError):
    """The history of this table cannot be read; no other table is harmed."""


class Forbidden(TottenburyError):
    """The client has no right to this."""


class TooMany(TottenburyError):
    """The client does too much."""


_CODES: tuple[tuple[type[Exception], str], ...] = (
    (Stale, "stale"),
    (NotYourTurn, "turn"),
    (IllegalMove, "illegal"),
    (NotationError, "illegal"),
    (GameOver, "illegal"),
    (UnknownGame, "unknown"),
    (Forbidden, "forbidden"),
    (TooMany, "limit"),
    (StoreError, "unavailable"),
    (BrokenGame, "unavailable"),
)


def code_of(error: TottenburyError) -> Any:
    """The code of a refusal, for programs."""
    return next((code for kind, code in _CODES if isinstance(error, kind)), "refused")


def reason_of(error: TottenburyError) -> str:
    """The reason of a refusal, for people. What went wrong with our files is nobody else's business."""
    if isinstance(error, Uncertain):
        return say("reason-storage-uncertain")
    if isinstance(error, StoreError):
        return say("reason-storage")
    return said_of(error) or str(error)
