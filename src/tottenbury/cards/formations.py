"""The five formations, strongest last in number, and how a formation is weighed as one integer."""

from __future__ import annotations

from dataclasses import dataclass

from tottenbury.kernel import compiled, inlined
from tottenbury.kernel.bits import NO_CARDS

SUM, RUN, COLOUR, SAME_STRENGTH, COLOUR_RUN = range(1, 6)
"""Ranks (rule S4.1). Every side satisfies SUM."""

ANY_SHAPE, EQUAL, CONSECUTIVE = range(3)
"""What a formation asks of its strengths."""


@dataclass(frozen=True)
class Formation:
    """One line of the table of formations: what it asks of colours and strengths."""

    rank: int
    key: str
    one_colour: bool
    shape: int


FORMATIONS = (
    Formation(COLOUR_RUN, "colour run", True, CONSECUTIVE),
    Formation(SAME_STRENGTH, "same strength", False, EQUAL),
    Formation(COLOUR, "colour", True, ANY_SHAPE),
    Formation(RUN, "run", False, CONSECUTIVE),
    Formation(SUM, "sum", False, ANY_SHAPE),
)
"""Strongest first (S4.1, B4.1)."""

ALL_FORMATIONS = sum(1 << formation.rank for formation in FORMATIONS)
"""The set of formations that count where nothing restricts them."""

SUM_ONLY = 1 << SUM

# The same table in the form that compiled code reads: a bit, and two bits, a rank. (Looking a tuple up is a jump there.)
_ONE_COLOUR = sum(1 << f.rank for f in FORMATIONS if f.one_colour)
_SHAPES = sum(f.shape << 2 * f.rank for f in FORMATIONS)

_RANK_AT = 8
_MOST_TOTAL = (1 << _RANK_AT) - 1
NO_FORMATION = 0
"""The weight of a side that can never be complete: less than any formation's."""

NO_FLOOR = NO_CARDS
"""Asks the prover to look at every formation: NO_FORMATION, but no literal in compiled code, which would be compiled again for it."""


@inlined
def asks_one_colour(rank: int) -> bool:
    """Whether a formation's cards are of one colour."""
    return (_ONE_COLOUR >> rank) & 1 != 0


@inlined
def shape_of(rank: int) -> int:
    """What a formation asks of its strengths."""
    return (_SHAPES >> 2 * rank) & 3


@inlined
def weight(rank: int, total: int, lower_wins: bool) -> int:
    """A formation as one integer: the greater beats the smaller, equal is a tie (S4.3, B4.4)."""
    if lower_wins:
        return (rank << _RANK_AT) + _MOST_TOTAL - total
    return (rank << _RANK_AT) + total


@inlined
def rank_of(formation_weight: int) -> int:
    """The rank inside a weight."""
    return formation_weight >> _RANK_AT


@compiled
def total_of(formation_weight: int, lower_wins: bool) -> int:
    """The sum of strengths inside a weight."""
    total = formation_weight & _MOST_TOTAL
    return _MOST_TOTAL - total if lower_wins else total
