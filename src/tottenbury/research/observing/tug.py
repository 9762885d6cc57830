"""The tug of war as an observation: everything lies open, so only the point of view differs."""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import inlined
from tottenbury.research.observing import COUNT
from tottenbury.research.observing.plain import write_turn
from tottenbury.tug.state import DICE

PLANES = ("own column", "other column", "used", "own athletes", "other athletes", "fresh", "dice", "thrown again", "turn", "phase")

OWN_COLUMN, OTHER_COLUMN, USED, OWN_ATHLETES, OTHER_ATHLETES, FRESH, THROWN, AGAIN, TURN, PHASE = range(len(PLANES))


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
    write_turn(s, seat, out, row, at[TURN])
    out[row, at[PHASE] + s.phase] = 1
