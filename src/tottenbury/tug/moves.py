"""Moves of the tug of war as integers: what is done, with which thrown die, at which column die."""

from __future__ import annotations

from tottenbury.kernel import inlined
from tottenbury.kernel.moves import FIRST_AT, KIND_AT, SECOND_AT
from tottenbury.tug.state import FACES

THROW, THROW_AGAIN, KEEP, ELIMINATE, SWAP_IN, WEAKEN, BERSERK = range(1, 8)
"""Kinds of move. The letters A, B, C, D of the notation are the last four; `move_kinds` has their texts."""

KIND, DIE_AT, COLUMN_AT = KIND_AT, FIRST_AT, SECOND_AT
"""From which bit on the kind, the thrown die and the column die stand; below stands what chance brings, or that a weakened one is meant."""

WEAKENED = 1
THROW_MOVE, KEEP_MOVE, BERSERK_MOVE = THROW << KIND, KEEP << KIND, BERSERK << KIND


@inlined
def make_move(kind: int, die: int, column: int, more: int) -> int:
    """A move as one integer."""
    return (kind << KIND) | (die << DIE_AT) | (column << COLUMN_AT) | more


@inlined
def die_in(made: int) -> int:
    """The thrown die of a move."""
    return (made >> DIE_AT) & 255


@inlined
def column_in(made: int) -> int:
    """The column die of a move."""
    return (made >> COLUMN_AT) & 255


@inlined
def more_in(made: int) -> int:
    """What chance brings, or WEAKENED."""
    return made & 255


@inlined
def code_of(first: int, second: int, third: int) -> int:
    """A throw of three dice as one number above 0."""
    return 1 + ((first - 1) * FACES + second - 1) * FACES + third - 1


@inlined
def die_of(code: int, place: int) -> int:
    """The die at a place, 0 to 2, of such a number."""
    if place == 0:
        return (code - 1) // (FACES * FACES) + 1
    if place == 1:
        return (code - 1) // FACES % FACES + 1
    return (code - 1) % FACES + 1
