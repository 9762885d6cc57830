"""The border stones as the server shows them."""

from __future__ import annotations

from typing import Any

from tottenbury.server.games import ServedGame
from tottenbury.server.games.drawing import cards_drawn
from tottenbury.stones.edition import Edition
from tottenbury.stones.state import AFTER_PLAY, OWN_TURN, TURN_START

CLAIMS = {TURN_START: "start", AFTER_PLAY: "end", OWN_TURN: "turn"}


class ServedStones(ServedGame):
    """A row of stones."""

    def drawn(self, edition: Edition) -> dict[str, Any]:
        """The row, and what wins it."""
        return cards_drawn(edition) | {
            "places": edition.stones,
            "places_to_win": edition.stones_to_win,
            "adjacent_to_win": edition.adjacent_to_win,
            "claims": CLAIMS[edition.claim_window],
            "cards_at": edition.need,
        }


GAME = ServedStones()
