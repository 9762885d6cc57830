"""The two seats at the table."""

from __future__ import annotations

from enum import IntEnum


class Seat(IntEnum):
    """South or North. In the siege the attacker sits South, in the tug of war Plockton does."""

    SOUTH = 0
    NORTH = 1

    @property
    def other(self) -> Seat:
        """The seat across the table."""
        return Seat(1 - self)

    @property
    def letter(self) -> str:
        """`S` or `N`, as the notation writes it."""
        return "SN"[self]

    @classmethod
    def of(cls, letter: str) -> Seat:
        """The seat with this letter."""
        return cls("SN".index(letter))

    def __str__(self) -> str:
        return ("South", "North")[self]
