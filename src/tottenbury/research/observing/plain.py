"""An observation that any game has: who looks, whose turn it is, and who decides."""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import inlined

PLANES = ("turn",)
TURN = 0


@inlined
def write_turn(s: Any, seat: int, out: Any, row: int, first: int) -> None:
    """Three facts from the place `first` on: whether the seat is South, whose turn it is, who decides."""
    out[row, first] = seat == 0
    out[row, first + 1] = s.to_move == seat
    out[row, first + 2] = s.decider == seat


@inlined
def observe(rules: Any, at: Any, s: Any, seat: int, out: Any, row: int) -> None:  # noqa: ARG001 - as the loops call it
    """Write all planes into a row of `out`, which holds zeros."""
    write_turn(s, seat, out, row, at[TURN])
