"""The tug of war as an observation: everything lies open, so only the point of view differs."""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import inlined
from tottenbury.research.plane_numbers import (
    AGAIN,
    COUNT,
    FRESH,
    OTHER_ATHLETES,
    OTHER_COLUMN,
    OWN_ATHLETES,
    OWN_COLUMN,
    THROWN,
    TUG_PHASE,
    TUG_TURN,
    USED,
)
from tottenbury.tug.state import DICE


@inlined
def observe(rules: Any, at: Any, s: Any, seat: int, out: Any, row: int) -> None:  # noqa: ARG001 - as the loops call it
    """Write all planes into a row of `out`, which holds zeros."""
    other = 1 - seat
    for n in range(DICE):
        out[row, at[OWN_COLUMN] + n] = s.column[seat, n]
        out[row, at[OTHER_COLUMN] + n] = s.column[other, n]
        out[row, at[USED] + n] = s.used[n]
        out[row, at[THROWN] + n] = s.dice[n]
        out[row, at[AGAIN] + n] = s.again[n]
    out[row, at[OWN_ATHLETES]] = min(s.standing[seat], COUNT)
    out[row, at[OWN_ATHLETES] + 1] = min(s.weakened[seat], COUNT)
    out[row, at[OTHER_ATHLETES]] = min(s.standing[other], COUNT)
    out[row, at[OTHER_ATHLETES] + 1] = min(s.weakened[other], COUNT)
    out[row, at[FRESH]] = min(s.fresh, COUNT)
    out[row, at[TUG_TURN]] = seat == 0
    out[row, at[TUG_TURN] + 1] = s.to_move == seat
    out[row, at[TUG_TURN] + 2] = s.decider == seat
    out[row, at[TUG_PHASE] + s.phase] = 1
