"""Positions and proofs as the web interface shows them."""

from __future__ import annotations

import msgspec

from tottenbury.core.errors import TottenburyError
from tottenbury.core.position import Position, View
from tottenbury.session.moves import MoveShown, moves_shown
from tottenbury.session.projection import SeatText


class PositionShown(msgspec.Struct, frozen=True):
    """A position in our notation, and what follows from it."""

    position: str
    rulebook: str
    turn: SeatText
    to_move: SeatText | None
    phase: str
    legal: tuple[str, ...] | None
    """None where the mover's hand is not known."""
    moves: dict[str, MoveShown]
    """The same moves in parts, by their texts."""
    result: str | None


def position_shown(situation: Position | View) -> PositionShown:
    """A position or view as it is sent."""
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
        moves_shown(situation.book, legal or ()),
        None if outcome is None else str(outcome),
    )
