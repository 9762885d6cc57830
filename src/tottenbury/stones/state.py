"""One position of a border-stones game as one flat record, and the record of its rules."""

from __future__ import annotations

import numpy as np

from tottenbury.cards.contest import contest_fields
from tottenbury.cards.deck import DECK_FIELDS, MAX_CARDS

MAX_STONES = 9
MAX_PILE = MAX_CARDS + 2

CLAIM_FIRST, PLAY, CLAIM, DRAW, STANDSTILL, OVER = range(6)
"""Phases (S3.1, S3.8). STANDSTILL lasts only until the game has been adjudicated (S7.9)."""

NOT_PROVEN_YET = -1
"""Value of `claimable` between the end of one phase and the beginning of a claim phase."""

AFTER_PLAY, OWN_TURN, TURN_START = range(3)
"""Claim windows: after PLAY (S3.1), before and after (D-01), only before (S3.8)."""

ADJUDICATE, DRAWN = range(2)
"""What two passes in a row lead to (S7.9, D-03)."""

NOBODY, DRAW_GAME = -1, 2
"""Values of `winner` beside the two seats."""

NO_REASON, THREE_ADJACENT, FIVE, ADJUDICATED, STOOD_STILL = range(5)
"""Why the game is over."""

UNKNOWN = -1
"""A card that the holder of this record may not see."""

RULES = np.dtype(
    [
        *DECK_FIELDS,
        ("hand", np.int64),  # S2.1
        ("stones", np.int64),  # S1.2
        ("need", np.int64),  # S3.2
        ("adjacent_to_win", np.int64),  # S6.1
        ("stones_to_win", np.int64),  # S6.1
        ("claim_window", np.int64),  # S3.1, S3.8
        ("stalemate", np.int64),  # S7.9
    ]
)

STATE = np.dtype(
    [
        ("to_move", np.int64),
        ("phase", np.int64),
        ("passes", np.int64),  # how many of the last PLAYs in a row were passed (S7.9)
        ("winner", np.int64),
        ("reason", np.int64),
        ("claimable", np.int64),  # in a claim phase: the stones that the mover can prove now, as a set
        ("seen", np.int64),  # every clan card that lies face up, as a set (S5.6)
        ("hand", np.int64, (2,)),  # the known clan cards of each hand, as a set
        ("hidden", np.int64, (2,)),  # how many unknown clan cards each hand holds besides
        ("owned", np.int64, (2,)),  # the stones each seat has claimed, as a set
        ("complete", np.int64, (2,)),  # the stones where each seat's side is complete, as a set
        *contest_fields(MAX_STONES),
        ("weight", np.int64, (MAX_STONES, 2)),  # what a complete side is worth
        ("doubt", np.int64, (MAX_STONES, 2)),  # the cards that refuted a seat's claim when it was last looked at, as a set
        ("pile_size", np.int64),
        ("pile_top", np.int64),
        ("pile", np.int64, (MAX_PILE,)),  # from pile_top on, the next card first; UNKNOWN where it cannot be seen
    ]
)
