"""How the slots of a position are laid out, the same for every card game: those of its places, of the hand, of the whole."""

from __future__ import annotations

from tottenbury.opponents.nets import features_siege, features_stones
from tottenbury.opponents.nets.hands import HAND_SLOTS
from tottenbury.opponents.nets.offsets import following
from tottenbury.opponents.nets.places import PLACE_SLOTS

MAX_PLACES = max(features_stones.MOST_PLACES, features_siege.MOST_PLACES)
"""Room for so many places."""

HAND_AT, WHOLE_AT, SLOTS = following(MAX_PLACES * PLACE_SLOTS, HAND_SLOTS, max(features_stones.WHOLE_SLOTS, features_siege.WHOLE_SLOTS))
"""Where hand and whole begin, and how many slots there are."""
