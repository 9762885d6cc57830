"""One position of a siege as one flat record, and the record of its rules."""

from __future__ import annotations

from tottenbury.cards.contest import contest_fields
from tottenbury.cards.deck import DECK_FIELDS, SHIELD
from tottenbury.cards.hands import hand_fields, pile_fields
from tottenbury.kernel.chance import STREAM_SIZE
from tottenbury.kernel.layout import INT8, INT16, INT64, Layout

TILES = 7

ATTACKER, DEFENDER = range(2)
"""The attacker sits South, the defender North (B1.2)."""

REDEPLOYER, RECRUITER, DESERTER, TRAITOR, EXPLOSION, SUPPORTER, SWAPPER = range(SHIELD + 1, 10)
KINDS = 10
"""Kinds of tactic card (B8); the first three are the wild cards of the cards room."""

PREPARE, PLAY, DECLARE, DRAW, CLOSE, SUPPORT, SWAP, OVER = range(8)
"""Phases (B3.1): DECLARE comes before the draw, CLOSE after it. In SUPPORT with nothing left to pick the pile is to be shuffled."""

NOT_PROVEN_YET = -1
"""Value of `claimable` until it has been looked at what the attacker can declare."""

NOT_ENDING, LAST_CARD_DRAWN, LAST_TURN = range(3)
"""Values of `ending` (B6.2)."""

NOBODY = -1
"""Value of `winner` while the game goes on."""

NO_REASON, FOURTH_BREACH, SECOND_BREACH, HELD = range(4)
"""Why the game is over (B6)."""

SUPPORT_CARDS, SWAP_CARDS = 2, 3
"""How many cards Support brings back and Swap exchanges (B8.5)."""

RULES = Layout(
    "siege_rules",
    [
        *DECK_FIELDS,
        ("hand", INT64),  # B1.3
        ("need", INT8, (TILES, 2)),  # cards of a side, by tile and face (B2)
        ("counting", INT8, (TILES, 2)),  # the formations that count there, as a set
        ("lower_wins", INT8, (TILES, 2)),
        ("breaches_to_win", INT64),  # B6.1
        ("cauldrons", INT64),  # B3.3
        ("tactic_count", INT8, (KINDS,)),  # B1.1
        ("has_tactics", INT64),
        ("tactic_lead", INT64),  # B8.2
        ("siege_full", INT64),  # D-46
        ("support_revives", INT64),  # D-47
        ("support_elite", INT64),  # D-53
        ("siege_proof_tactics", INT64),  # D-49
        ("redeploy_cancels", INT64),  # D-50
        ("swap_in_proof", INT64),  # D-55
    ],
)

STATE = Layout(
    "siege_state",
    [
        ("to_move", INT64),  # whose turn it is
        ("decider", INT64),  # who decides next: the same seat, but for the second half of a swap
        ("phase", INT64),
        ("left", INT64),  # cards still to be picked for Support or Swap
        ("passes", INT64),  # how many of the last turns in a row brought nothing but a pass (B3.11)
        ("ending", INT64),  # B6.2
        ("winner", INT64),
        ("reason", INT64),
        ("claimable", INT64),  # in the attacker's turn: the tiles where he can declare control, as a set
        ("seen", INT64),  # every siege card on the wall or among the discards, as a set (B5.3)
        ("damaged", INT64),  # the tiles that show their damaged face, as a set
        ("cauldrons", INT64),
        ("complete", INT64, (2,)),  # the tiles where each seat's side is complete, as a set
        *contest_fields(TILES),
        ("weight", INT16, (TILES, 2)),  # what a complete side is worth
        ("doubt", INT64, (TILES,)),  # the cards that refuted a declaration when it was last looked at, as a set
        ("discarded", INT64),  # the siege cards that left the wall, as a set (B3.8)
        ("discarded_tactics", INT8, (KINDS,)),
        *hand_fields(KINDS),
        ("swaps_shown", INT64),  # whether swapped cards lie open to spectators, because proofs use them (D-55)
        ("picked", INT64, (2,)),  # the known cards that each seat has picked for a swap, as a set
        ("picked_hidden", INT64, (2,)),
        ("picked_tactics", INT8, (2, KINDS)),
        ("picked_hidden_tactics", INT64, (2,)),
        *pile_fields(),
        ("events", INT64, (STREAM_SIZE,)),  # the stream that shuffles later on; all 0 where chance has to be told
        ("shuffled", INT64),  # whether chance has been told how the pile will lie after the shuffle
    ],
)
