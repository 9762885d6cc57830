"""Moves of the border stones as integers: what is done, with which card, at which stone."""

from __future__ import annotations

from tottenbury.kernel import jit_inline

PLAY_CARD, CLAIM_STONE, DONE, DRAW_CLAN, PASS = range(1, 6)
"""Kinds of move."""

KIND = 16
"""The kind stands above this bit, the card above bit 8, the stone below."""


DONE_MOVE, DRAW_MOVE, PASS_MOVE = DONE << KIND, DRAW_CLAN << KIND, PASS << KIND
"""The moves that need neither a card nor a stone."""


@jit_inline
def play_move(card: int, stone: int) -> int:
    """Lay a card at a stone."""
    return (PLAY_CARD << KIND) | (card << 8) | stone


@jit_inline
def claim_move(stone: int) -> int:
    """Claim a stone."""
    return (CLAIM_STONE << KIND) | stone


@jit_inline
def card_in(made: int) -> int:
    """The card of a move."""
    return (made >> 8) & 255


@jit_inline
def stone_in(made: int) -> int:
    """The stone of a move."""
    return made & 255
