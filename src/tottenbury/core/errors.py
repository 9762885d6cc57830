"""What can go wrong, divided as a caller needs it."""

from __future__ import annotations

from tottenbury.words import say


class TottenburyError(Exception):
    """Anything that this package refuses on purpose."""


class NotationError(TottenburyError, ValueError):
    """A text is not in our notation. Knows the field and the column (from 1) where reading stopped."""

    def __init__(self, message: str, field: str, column: int) -> None:
        line = field.removeprefix("line ")
        where = say("reason-line", line=int(line)) if line != field and line.isdecimal() else field
        super().__init__(say("reason-notation", field=where, column=str(column), message=message))
        self.message = message
        self.field = field
        self.column = column


class IllegalMove(TottenburyError, ValueError):
    """The move is well written but against the rules; the message says which one."""


class NotYourTurn(TottenburyError):
    """The seat that asks is not the one to decide, or its cards are not known here."""


class GameOver(TottenburyError):
    """The game has ended; there is nothing left to play."""


class NeedsChance(TottenburyError):
    """Chance decides here, and the position has neither a deal's stream nor a seed to draw from."""


class EditionError(TottenburyError, ValueError):
    """An edition of a user's own is not well made; the message names the key."""


class UnknownName(TottenburyError, LookupError):
    """No rulebook, match format or opponent has this name."""


class Forfeit(TottenburyError):
    """A computer player has lost a game by its own fault: it crashed, fell silent or named an illegal move; the message says which."""
