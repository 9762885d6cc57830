"""What a seat may know at the border, as an observation."""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import inlined
from tottenbury.research.observing.cards import PLANES as CARD_PLANES
from tottenbury.research.observing.cards import observe_cards, observe_tactics, write_set
from tottenbury.stones.state import KINDS

PLANES = (
    *CARD_PLANES, "own stones", "other stones", "own terrain", "other terrain",
    "own discards", "other discards", "own discarded tactics", "other discarded tactics",
)  # fmt: skip

(
    OWN_STONES, OTHER_STONES, OWN_TERRAIN, OTHER_TERRAIN,
    OWN_DISCARDS, OTHER_DISCARDS, OWN_DISCARDED_TACTICS, OTHER_DISCARDED_TACTICS,
) = range(len(CARD_PLANES), len(PLANES))  # fmt: skip

TACTICS = True
"""False in the copy for rulebooks without tactic cards."""


@inlined
def observe(rules: Any, at: Any, s: Any, seat: int, out: Any, row: int) -> None:
    """Write all planes into a row of `out`, which holds zeros."""
    other = 1 - seat
    observe_cards(rules, at, s, seat, rules.stones, out, row)
    write_set(out, row, at[OWN_STONES], s.owned[seat])
    write_set(out, row, at[OTHER_STONES], s.owned[other])
    if not TACTICS:
        return
    observe_tactics(at, s, seat, out, row)
    for stone in range(rules.stones):
        for n in range(2):
            if s.terrain[stone, n] > 0:
                out[row, (at[OWN_TERRAIN] if s.terrain[stone, n] == seat + 1 else at[OTHER_TERRAIN]) + 2 * stone + n] = 1
    write_set(out, row, at[OWN_DISCARDS], s.discarded[seat])
    write_set(out, row, at[OTHER_DISCARDS], s.discarded[other])
    for kind in range(KINDS):
        out[row, at[OWN_DISCARDED_TACTICS] + kind] = s.discarded_tactics[seat, kind]
        out[row, at[OTHER_DISCARDED_TACTICS] + kind] = s.discarded_tactics[other, kind]
