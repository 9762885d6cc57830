"""Bit sets of cards: a set is one integer, card number n is bit n. At most 62 cards, so that the sign bit stays clear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tottenbury.kernel.compiling import BUILDING


def popcount(bits: int) -> int:
    """How many cards are in the set."""
    return int(bits).bit_count()


def lowest(bits: int) -> int:
    """The lowest card number in a set that is not empty."""
    number = int(bits)
    return (number & -number).bit_length() - 1


def highest(bits: int) -> int:
    """The highest card number in a set that is not empty."""
    return int(bits).bit_length() - 1


NO_CARDS: int = 0
"""The empty set; not a literal in compiled code, which would be compiled again for it."""

if BUILDING and not TYPE_CHECKING:
    from tottenbury.kernel.intrinsics import WORD_0 as NO_CARDS
    from tottenbury.kernel.intrinsics import highest, lowest, popcount

__all__ = ["NO_CARDS", "highest", "lowest", "popcount"]
