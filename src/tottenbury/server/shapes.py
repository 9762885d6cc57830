"""Positions and rulebooks as the web interface shows them."""

from __future__ import annotations

import msgspec

from tottenbury.table.errors import TottenburyError
from tottenbury.table.position import Position, View
from tottenbury.table.rulebook import Rulebook


class PositionShown(msgspec.Struct, frozen=True):
    """A position in our notation, and what follows from it."""

    position: str
    rulebook: str
    turn: str
    to_move: str | None
    phase: str
    legal: tuple[str, ...] | None
    """None where the mover's hand is not known."""
    result: str | None


class OptionShown(msgspec.Struct, frozen=True):
    """A ruling that may be decided otherwise, by `;name=choice` behind the rulebook's id."""

    name: str
    choice: str
    """What holds unless told."""
    choices: tuple[str, ...]


class RulebookShown(msgspec.Struct, frozen=True):
    """A rulebook to choose from."""

    rulebook: str
    title: str
    formats: tuple[str, ...]
    levels: tuple[str, ...]
    options: list[OptionShown]


def rulebook_shown(book: Rulebook, levels: tuple[str, ...]) -> RulebookShown:
    """A rulebook as an answer."""
    options = [OptionShown(name, choice, choices) for name, (choice, choices) in book.game.options().items()]
    return RulebookShown(book.id, book.title, book.game.formats, levels, options)


def position_shown(situation: Position | View) -> PositionShown:
    """A position or view as an answer."""
    outcome = situation.outcome
    try:
        legal: tuple[str, ...] | None = tuple(map(str, situation.legal_moves()))
    except TottenburyError:
        legal = None
    return PositionShown(
        str(situation),
        situation.book.id,
        situation.turn.letter,
        None if outcome is not None else situation.to_move.letter,
        situation.phase,
        legal,
        None if outcome is None else str(outcome),
    )
