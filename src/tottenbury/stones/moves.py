"""Moves of the border stones as integers: what is done, with which card, at which stone."""

from __future__ import annotations

from tottenbury.kernel import jit_inline

PLAY_CARD, CLAIM_STONE, DONE, DRAW_CLAN, PASS = range(1, 6)
"""Kinds of move."""

KIND = 16
"""The kind stands above this bit, the card above bit 8, the stone below."""


@jit_inline
def move(kind: int, card: int, stone: int) -> int:
    """A move as one integer."""
    return (kind << KIND) | (card << 8) | stone


@jit_inline
def card_in(made: int) -> int:
    """The card of a move."""
    return (made >> 8) & 255


@jit_inline
def stone_in(made: int) -> int:
    """The stone of a move."""
    return made & 255
