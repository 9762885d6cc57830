"""Public and hidden information (rules A10): what a record looks like to one seat or to a spectator."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.hands import cover_hands, cover_piles
from tottenbury.kernel import compiled


@compiled
def blind(s: Any, viewer: int) -> None:
    """Take out of a record what `viewer` may not see: other hands and the piles, but for cards that he knows of (S9.31, S10.1)."""
    cover_hands(s, viewer, False)
    if viewer < 2:
        s.known[viewer] = 0  # a seat does not learn which of its cards the other one knows of
        for kind in range(s.tactics.shape[1]):
            s.known_tactics[viewer, kind] = 0
    cover_piles(s, viewer)
