"""The numbers of planes, by which the functions that write observations know them. (Apart from `planes`, so that these need no game.)"""

from __future__ import annotations

NOT_HERE = -1

COUNT = 127
"""Counts stop here; only the tug's athletes could come near it."""

CARD_PLANES = (
    "hand", "own side", "other side", "cards in other hand", "pile", "turn", "phase", "passes",
    "tactics", "own wild cards", "other wild cards", "known hand", "known tactics", "tactics in other hand",
    "known pile", "tactic pile", "known tactic pile", "own played", "other played", "left",
)  # fmt: skip
STONES_PLANES = (*CARD_PLANES, "own stones", "other stones", "own terrain", "other terrain",
                 "own discards", "other discards", "own discarded tactics", "other discarded tactics")  # fmt: skip
SIEGE_PLANES = (*CARD_PLANES, "damaged", "cauldrons", "ending", "discards", "discarded tactics",
                "cards he knows", "tactics he knows", "own picks", "own picked tactics", "other picks")  # fmt: skip
TUG_PLANES = ("own column", "other column", "used", "own athletes", "other athletes", "fresh", "dice", "thrown again", "turn", "phase")

(
    HAND, OWN_SIDE, OTHER_SIDE, IN_OTHER_HAND, PILE, TURN, PHASE, PASSES,
    TACTICS, OWN_WILD, OTHER_WILD, KNOWN_HAND, KNOWN_TACTICS, TACTICS_IN_OTHER_HAND,
    KNOWN_PILE, TACTIC_PILE_SIZE, KNOWN_TACTIC_PILE, OWN_PLAYED, OTHER_PLAYED, LEFT,
) = range(len(CARD_PLANES))  # fmt: skip
OWN_STONES, OTHER_STONES, OWN_TERRAIN, OTHER_TERRAIN, OWN_DISCARDS, OTHER_DISCARDS, OWN_DISCARDED_TACTICS, OTHER_DISCARDED_TACTICS = range(
    len(CARD_PLANES), len(STONES_PLANES)
)
(
    DAMAGED,
    CAULDRONS,
    ENDING,
    DISCARDS,
    DISCARDED_TACTICS,
    KNOWN_TO_OTHER,
    TACTICS_KNOWN_TO_OTHER,
    OWN_PICKS,
    OWN_PICKED_TACTICS,
    OTHER_PICKS,
) = range(len(CARD_PLANES), len(SIEGE_PLANES))
(
    OWN_COLUMN, OTHER_COLUMN, USED, OWN_ATHLETES, OTHER_ATHLETES, FRESH, THROWN, AGAIN, TUG_TURN, TUG_PHASE
) = range(len(TUG_PLANES))  # fmt: skip
