"""The kinds of move that only the border stones have."""

from __future__ import annotations

from tottenbury.cards.moves import CARD_AT, KIND, OWN_KINDS
from tottenbury.kernel import inlined

SCOUT_OUT, RETURN_CARD, GIVE_UP = range(OWN_KINDS, OWN_KINDS + 3)
"""Send the scout, put a scouted card back, discard from a side that has become too long."""


@inlined
def return_move(card: int) -> int:
    """Put a scouted card back."""
    return (RETURN_CARD << KIND) | (card << CARD_AT)
