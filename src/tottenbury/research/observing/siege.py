"""What a seat may know in a siege, as an observation."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.hands import CARD, MAIN_PILE, TACTIC, TACTIC_PILE
from tottenbury.kernel import inlined
from tottenbury.kernel.bits import popcount
from tottenbury.research.observing.cards import KNOWN_PILE, KNOWN_TACTIC_PILE, observe_cards, observe_tactics, write_set
from tottenbury.research.observing.cards import PLANES as CARD_PLANES
from tottenbury.siege.state import KINDS, LAST_CARD_DRAWN, LAST_TURN, SUPPORT, SUPPORT_CARDS, TILES
from tottenbury.siege.views import elites_picked

PLANES = (
    *CARD_PLANES, "damaged", "cauldrons", "ending", "discards", "discarded tactics",
    "cards he knows", "tactics he knows", "own picks", "own picked tactics", "other picks",
)  # fmt: skip

(
    DAMAGED, CAULDRONS, ENDING, DISCARDS, DISCARDED_TACTICS,
    KNOWN_TO_OTHER, TACTICS_KNOWN_TO_OTHER, OWN_PICKS, OWN_PICKED_TACTICS, OTHER_PICKS,
) = range(len(CARD_PLANES), len(PLANES))  # fmt: skip

TACTICS = True
"""False in the copy for the rulebook without tactic cards."""


@inlined
def observe(rules: Any, at: Any, s: Any, seat: int, out: Any, row: int) -> None:
    """Write all planes into a row of `out`, which holds zeros."""
    other = 1 - seat
    observe_cards(rules, at, s, seat, TILES, out, row)
    write_set(out, row, at[DAMAGED], s.damaged)
    out[row, at[CAULDRONS]] = s.cauldrons
    out[row, at[ENDING]] = s.ending == LAST_CARD_DRAWN
    out[row, at[ENDING] + 1] = s.ending == LAST_TURN
    write_set(out, row, at[DISCARDS], s.discarded)
    if not TACTICS:
        return
    observe_tactics(at, s, seat, out, row)
    write_set(out, row, at[KNOWN_TO_OTHER], s.known[seat])
    write_set(out, row, at[OWN_PICKS], s.picked[seat])
    picked = s.picked_hidden_tactics[other]
    for kind in range(KINDS):
        out[row, at[DISCARDED_TACTICS] + kind] = s.discarded_tactics[kind]
        out[row, at[TACTICS_KNOWN_TO_OTHER] + kind] = s.known_tactics[seat, kind]
        out[row, at[OWN_PICKED_TACTICS] + kind] = s.picked_tactics[seat, kind]
        picked += s.picked_tactics[other, kind]
    out[row, at[OTHER_PICKS]] = popcount(s.picked[other]) + s.picked_hidden[other]
    out[row, at[OTHER_PICKS] + 1] = picked
    if s.phase == SUPPORT:  # what has been picked lies openly under the pile until it is shuffled
        elites = elites_picked(s)
        for n in range(SUPPORT_CARDS - s.left - elites):
            depth = s.pile_size[MAIN_PILE] - 1 - n
            out[row, at[KNOWN_PILE] + (s.pile[MAIN_PILE, s.pile_top[MAIN_PILE] + depth] & CARD)] = depth + 1
        for n in range(elites):
            depth = s.pile_size[TACTIC_PILE] - 1 - n
            out[row, at[KNOWN_TACTIC_PILE] + depth] = 1 + (s.pile[TACTIC_PILE, s.pile_top[TACTIC_PILE] + depth] & CARD) - TACTIC
