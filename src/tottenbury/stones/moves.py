"""Moves of the border stones as integers: what is done, with which card, from which stone, to which stone."""

from __future__ import annotations

from tottenbury.kernel import jit_inline

PLAY_CARD, SCOUT_OUT, REDEPLOY, DESERT, TURN_TRAITOR, CLAIM_STONE, DONE, DRAW_CLAN, DRAW_TACTIC, RETURN_CARD, GIVE_UP, PASS = range(1, 13)
"""Kinds of move. The four guile cards stand in the order of their tactic kinds."""

KIND, CARD_AT, SOURCE_AT = 24, 16, 8
"""From which bit on the kind, the card and the source stand; the target stands below."""

NOWHERE = 255
"""No stone: a card that is discarded, a tactic card played without effect."""

SOME_CLAN, SOME_TACTIC = 254, 253
"""Returned cards that the writer of the move did not see."""

DONE_MOVE, DRAW_MOVE, DRAW_TACTIC_MOVE, PASS_MOVE = DONE << KIND, DRAW_CLAN << KIND, DRAW_TACTIC << KIND, PASS << KIND
"""The moves that need neither a card nor a stone."""


@jit_inline
def make_move(kind: int, card: int, source: int, target: int) -> int:
    """A move as one integer."""
    return (kind << KIND) | (card << CARD_AT) | (source << SOURCE_AT) | target


@jit_inline
def play_move(card: int, stone: int) -> int:
    """Lay a card at a stone."""
    return (PLAY_CARD << KIND) | (card << CARD_AT) | stone


@jit_inline
def claim_move(stone: int) -> int:
    """Claim a stone."""
    return (CLAIM_STONE << KIND) | stone


@jit_inline
def return_move(card: int) -> int:
    """Put a scouted card back."""
    return (RETURN_CARD << KIND) | (card << CARD_AT)


@jit_inline
def card_in(made: int) -> int:
    """The card of a move."""
    return (made >> CARD_AT) & 255


@jit_inline
def source_in(made: int) -> int:
    """The stone that a card comes from."""
    return (made >> SOURCE_AT) & 255


@jit_inline
def stone_in(made: int) -> int:
    """The stone that a move is about, or that a card goes to."""
    return made & 255
