"""One position of a border-stones game as one flat record, and the record of its rules."""

from __future__ import annotations

import numpy as np

from tottenbury.cards.contest import contest_fields
from tottenbury.cards.deck import DECK_FIELDS, SHIELD
from tottenbury.cards.hands import hand_fields, pile_fields

MAX_STONES = 9

FOG, MUD, SCOUT, REDEPLOYER, DESERTER, TRAITOR = range(SHIELD + 1, 9)
KINDS = 9
"""Kinds of tactic card; the first three are the wild cards of the cards room."""

CLAIM_FIRST, PLAY, CLAIM, DRAW, SCOUT_DRAW, SCOUT_RETURN, MUD_DISCARD, STANDSTILL, OVER = range(9)
"""Phases (S3.1, S3.8, S9.30, D-14). STANDSTILL lasts only until the game has been adjudicated (S7.9)."""

NOT_PROVEN_YET = -1
"""Value of `claimable` between the end of one phase and the beginning of a claim phase."""

AFTER_PLAY, OWN_TURN, TURN_START = range(3)
"""Claim windows: after PLAY (S3.1), before and after (D-01), only before (S3.8)."""

ADJUDICATE, DRAWN = range(2)
"""What two passes in a row lead to (S7.9, D-03)."""

NO_LIMIT, ONE_TERRAIN, ANY_TACTIC = range(3)
"""What may lie at one stone: any terrain (S9.22), one terrain card (S9.21), one tactic card of any kind (D-15)."""

LIMIT_PER_GAME, LIMIT_ON_TABLE, UNLIMITED = range(3)
"""How many jokers a seat may play: one a game (S9.14), one on the table at a time (D-11), as many as it has."""

OWNER_DISCARDS, AUTO_WORST, FORBID = range(3)
"""What happens to a fourth card when mud leaves (D-14)."""

TO_SIZE, ALWAYS_TWO = range(2)
"""How many cards a scout returns when the piles were short (D-20)."""

NOBODY, DRAW_GAME = -1, 2
"""Values of `winner` beside the two seats."""

NO_REASON, THREE_ADJACENT, FIVE, ADJUDICATED, STOOD_STILL = range(5)
"""Why the game is over."""

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
        ("tactic_count", np.int64, (KINDS,)),  # S1.4
        ("has_tactics", np.int64),
        ("tactic_lead", np.int64),  # S9.3
        ("joker_limit", np.int64),  # S9.14
        ("joker_return", np.int64),  # D-12
        ("scout_under", np.int64),  # S9.30
        ("scout_short", np.int64),  # D-20
        ("terrain_limit", np.int64),  # S9.21, S9.22
        ("terrain_targetable", np.int64),  # S9.26
        ("mud_excess", np.int64),  # D-14
        ("shared_discards", np.int64),  # S9.30
        ("void_tactics", np.int64),  # D-16
        ("optional_draw", np.int64),  # D-21
    ]
)

STATE = np.dtype(
    [
        ("to_move", np.int64),  # whose turn it is
        ("decider", np.int64),  # who decides next: the same seat, but for mud discards (D-14)
        ("phase", np.int64),
        ("left", np.int64),  # cards that a scout has still to draw or to return
        ("passes", np.int64),  # how many of the last PLAYs in a row were passed (S7.9)
        ("winner", np.int64),
        ("reason", np.int64),
        ("claimable", np.int64),  # in a claim phase: the stones that the mover can prove now, as a set
        ("seen", np.int64),  # every clan card that lies face up, as a set (S5.6)
        *hand_fields(KINDS),
        ("owned", np.int64, (2,)),  # the stones each seat has claimed, as a set
        ("complete", np.int64, (2,)),  # the stones where each seat's side is complete, as a set
        *contest_fields(MAX_STONES),
        ("terrain", np.int64, (MAX_STONES, 2)),  # fog and mud at each stone: 0, or 1 + the seat that laid it
        ("weight", np.int64, (MAX_STONES, 2)),  # what a complete side is worth
        ("doubt", np.int64, (MAX_STONES, 2)),  # the cards that refuted a seat's claim when it was last looked at, as a set
        ("discarded", np.int64, (2,)),  # clan cards that left the table, as sets by side; a shared pile is the second (S9.30)
        ("discarded_tactics", np.int64, (2, KINDS)),
        *pile_fields(),
    ]
)
