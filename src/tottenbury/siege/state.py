"""One position of a siege as one flat record, and the record of its rules."""

from __future__ import annotations

import numpy as np

from tottenbury.cards.contest import contest_fields
from tottenbury.cards.deck import DECK_FIELDS, SHIELD
from tottenbury.cards.hands import hand_fields, pile_fields
from tottenbury.kernel.chance import STREAM_SIZE

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

RULES = np.dtype(
    [
        *DECK_FIELDS,
        ("hand", np.int64),  # B1.3
        ("need", np.int64, (TILES, 2)),  # cards of a side, by tile and face (B2)
        ("counting", np.int64, (TILES, 2)),  # the formations that count there, as a set
        ("lower_wins", np.int64, (TILES, 2)),
        ("breaches_to_win", np.int64),  # B6.1
        ("cauldrons", np.int64),  # B3.3
        ("tactic_count", np.int64, (KINDS,)),  # B1.1
        ("has_tactics", np.int64),
        ("tactic_lead", np.int64),  # B8.2
        ("full_wins", np.int64),  # D-46
        ("support_revives", np.int64),  # D-47
        ("proof_wilds", np.int64),  # D-49
        ("redeploy_cancels", np.int64),  # D-50
        ("swap_in_proof", np.int64),  # D-55
    ]
)

STATE = np.dtype(
    [
        ("to_move", np.int64),  # whose turn it is
        ("decider", np.int64),  # who decides next: the same seat, but for the second half of a swap
        ("phase", np.int64),
        ("left", np.int64),  # cards still to be picked for Support or Swap
        ("passes", np.int64),  # how many of the last turns in a row brought nothing but a pass (B3.11)
        ("ending", np.int64),  # B6.2
        ("winner", np.int64),
        ("reason", np.int64),
        ("claimable", np.int64),  # in the attacker's turn: the tiles where he can declare control, as a set
        ("seen", np.int64),  # every siege card on the wall or among the discards, as a set (B5.3)
        ("damaged", np.int64),  # the tiles that show their damaged face, as a set
        ("cauldrons", np.int64),
        ("complete", np.int64, (2,)),  # the tiles where each seat's side is complete, as a set
        *contest_fields(TILES),
        ("weight", np.int64, (TILES, 2)),  # what a complete side is worth
        ("doubt", np.int64, (TILES,)),  # the cards that refuted a declaration when it was last looked at, as a set
        ("discarded", np.int64),  # the siege cards that left the wall, as a set (B3.8)
        ("discarded_tactics", np.int64, (KINDS,)),
        *hand_fields(KINDS),
        ("swaps_shown", np.int64),  # whether swapped cards lie open to spectators, because proofs use them (D-55)
        ("picked", np.int64, (2,)),  # the known cards that each seat has picked for a swap, as a set
        ("picked_hidden", np.int64, (2,)),
        ("picked_tactics", np.int64, (2, KINDS)),
        ("picked_hidden_tactics", np.int64, (2,)),
        *pile_fields(),
        ("events", np.int64, (STREAM_SIZE,)),  # the stream that shuffles later on; all 0 where chance has to be told
        ("shuffled", np.int64),  # whether chance has been told how the pile will lie after the shuffle
    ]
)
