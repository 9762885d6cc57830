"""One position of a border-stones game as one flat record, and the record of its rules."""

from __future__ import annotations

from tottenbury.cards.contest import contest_fields
from tottenbury.cards.deck import DECK_FIELDS, SHIELD
from tottenbury.cards.hands import hand_fields, pile_fields
from tottenbury.kernel.layout import INT8, INT16, INT64, Layout

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

PROOF_WILL_DO, BOTH_FULL = range(2)
"""What a claim in the mud needs: a proof, or four cards on both sides (S9.25, D-34)."""

TO_SIZE, ALWAYS_TWO = range(2)
"""How many cards a scout returns when the piles were short (D-20)."""

NOBODY, DRAW_GAME = -1, 2
"""Values of `winner` beside the two seats."""

NO_REASON, THREE_ADJACENT, FIVE, ADJUDICATED, STOOD_STILL = range(5)
"""Why the game is over."""

RULES = Layout(
    "stones_rules",
    [
        *DECK_FIELDS,
        ("hand", INT64),  # S2.1
        ("stones", INT64),  # S1.2
        ("need", INT64),  # S3.2
        ("adjacent_to_win", INT64),  # S6.1
        ("stones_to_win", INT64),  # S6.1
        ("claim_window", INT64),  # S3.1, S3.8
        ("stalemate", INT64),  # S7.9
        ("tactic_count", INT8, (KINDS,)),  # S1.4
        ("has_tactics", INT64),
        ("tactic_lead", INT64),  # S9.3
        ("joker_limit", INT64),  # S9.14
        ("joker_return", INT64),  # D-12
        ("scout_under", INT64),  # S9.30
        ("scout_short", INT64),  # D-20
        ("one_tactic_a_stone", INT64),  # S9.21, S9.22
        ("stone_cards_targetable", INT64),  # S9.26
        ("mud_excess", INT64),  # D-14
        ("mud_claim", INT64),  # S9.25
        ("shared_discards", INT64),  # S9.30
        ("allow_void_tactics", INT64),  # D-16
        ("optional_tactics_draw", INT64),  # D-21
    ],
)

STATE = Layout(
    "stones_state",
    [
        ("to_move", INT64),  # whose turn it is
        ("decider", INT64),  # who decides next: the same seat, but for mud discards (D-14)
        ("phase", INT64),
        ("left", INT64),  # cards that a scout has still to draw or to return
        ("passes", INT64),  # how many of the last PLAYs in a row were passed (S7.9)
        ("winner", INT64),
        ("reason", INT64),
        ("claimable", INT64),  # in a claim phase: the stones that the mover can prove now, as a set
        ("seen", INT64),  # every clan card that lies face up, as a set (S5.6)
        *hand_fields(KINDS),
        ("owned", INT64, (2,)),  # the stones each seat has claimed, as a set
        ("complete", INT64, (2,)),  # the stones where each seat's side is complete, as a set
        *contest_fields(MAX_STONES),
        ("terrain", INT8, (MAX_STONES, 2)),  # fog and mud at each stone: 0, or 1 + the seat that laid it
        ("weight", INT16, (MAX_STONES, 2)),  # what a complete side is worth
        ("doubt", INT64, (MAX_STONES, 2)),  # the cards that refuted a seat's claim when it was last looked at, as a set
        ("discarded", INT64, (2,)),  # clan cards that left the table, as sets by side; a shared pile is the second (S9.30)
        ("discarded_tactics", INT8, (2, KINDS)),
        *pile_fields(),
    ],
)
