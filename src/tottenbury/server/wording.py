"""Reasons as messages: in English, and as words that the browser says in its own language."""

from __future__ import annotations

from tottenbury.core.errors import TottenburyError
from tottenbury.server.errors import code_of, reason_of
from tottenbury.server.messages import Code, Refusal, RequestRefused
from tottenbury.session.wording import WordsShown, words_shown
from tottenbury.words import Said


def words_of(reason: str) -> WordsShown | None:
    """A sentence as words; None if it is known in English alone."""
    return words_shown(reason) if isinstance(reason, Said) else None


def refusal(error: TottenburyError, game: str | None = None, command: str | None = None) -> Refusal:
    """What was refused, for a socket."""
    reason = reason_of(error)
    return Refusal(code_of(error), str(reason), game, command, words_of(reason))


def answer(code: Code, reason: str) -> RequestRefused:
    """The same as the body of an answer to a request."""
    return RequestRefused(code, str(reason), words_of(reason))
