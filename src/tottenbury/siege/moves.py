"""The kinds of move that only the siege has."""

from __future__ import annotations

from tottenbury.cards.moves import KIND, OWN_KINDS

RETREAT, THROW_OIL, RECRUIT, EXPLODE, CALL_SUPPORT, PICK_SUPPORT, SHUFFLE, CALL_SWAP, PICK_SWAP = range(OWN_KINDS, OWN_KINDS + 9)

CALL_SUPPORT_MOVE, SHUFFLE_MOVE, CALL_SWAP_MOVE = CALL_SUPPORT << KIND, SHUFFLE << KIND, CALL_SWAP << KIND
"""The moves that need neither a card nor a tile."""
