"""What is observed of sticks: whose turn it is, and how many are left."""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import inlined
from tottenbury.research.observing.plain import write_turn

PLANES = ("turn", "left")
TURN, LEFT = range(2)


@inlined
def observe(rules: Any, at: Any, s: Any, seat: int, out: Any, row: int) -> None:
    write_turn(s, seat, out, row, at[TURN])
    out[row, at[LEFT]] = s.left
