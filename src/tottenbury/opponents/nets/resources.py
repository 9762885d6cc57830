"""What the chances of a seat at its places depend on, beside what lies there."""

from __future__ import annotations

from typing import Any, NamedTuple


class Resources(NamedTuple):
    """All that the chances at places depend on beside what lies there."""

    me: int
    """Whose chances they are."""
    hand: int
    """My cards, as a set."""
    known: int
    """Those of the other hand that I know of."""
    pool: int
    """Those of which neither place nor hand is known."""
    unseen: int
    """Those that do not lie on the table."""
    turns: float
    """How many turns are left, where that is known."""
    miss_table: Any
    """For each seat, how likely none of some cards comes in time (`formation_odds`)."""
