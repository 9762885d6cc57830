"""A tug of war as it stands, in plain data for whoever draws it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tottenbury.core.seats import Seat


@dataclass(frozen=True)
class Side:
    """One village."""

    column: tuple[int, ...]
    used: tuple[bool, ...]
    """Which dice of the column have been used in this turn."""
    standing: int
    weakened: int


@dataclass(frozen=True)
class Field:
    """The whole table."""

    sides: tuple[Side, Side]
    dice: tuple[int, ...]
    """The dice not used yet."""
    again: tuple[bool, ...]
    """Which of them were thrown anew."""


def lay_out(s: Any) -> Field:
    """What stands where."""
    sides = [
        Side(
            tuple(s.column[seat]),
            tuple(bool(used) and seat == s.to_move for used in s.used),
            s.standing[seat],
            s.weakened[seat],
        )
        for seat in Seat
    ]
    dice = [(die, bool(again)) for die, again in zip(s.dice, s.again, strict=True) if die]
    return Field((sides[0], sides[1]), tuple(die for die, _ in dice), tuple(again for _, again in dice))
