"""How the slots of a position are laid out, the same for every card game: those of its places, of the hand, of the whole."""

from __future__ import annotations

from typing import NamedTuple

from tottenbury.opponents.nets.hands import CARD_SLOTS, HAND_SLOTS
from tottenbury.opponents.nets.offsets import following
from tottenbury.opponents.nets.places import PLACE_SLOTS

MAX_PLACES = 9
"""Room for this many places."""

MAX_OWN_SLOTS = 11
"""Room for this many slots of a game's own, behind those that all card games have."""

HAND_AT, WHOLE_AT, SLOTS = following(MAX_PLACES * PLACE_SLOTS, HAND_SLOTS, CARD_SLOTS + MAX_OWN_SLOTS)
"""Where hand and whole begin, and how many slots there are."""


class Shape(NamedTuple):
    """How much a game tells a net."""

    places: int
    """The most places that it can have."""
    roles: int
    """How many parts a net has: one where both seats play the same game."""
    blocks: int
    """Blocks of rows that tell of places."""
    whole_slots: int
    """Slots of the whole."""
    whole_rows: int
    """Rows of the whole."""
