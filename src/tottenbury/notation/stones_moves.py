"""The moves of the border stones in notation."""

from __future__ import annotations

import re

from tottenbury.cards.moves import DESERT, NOWHERE, REDEPLOY, TURN_TRAITOR, card_in, make_move
from tottenbury.notation.card_moves import CARD, CardMoves
from tottenbury.stones.edition import Edition
from tottenbury.stones.moves import GIVE_UP, SCOUT_OUT, return_move
from tottenbury.stones.state import MUD

_RETURN = re.compile(rf"<({CARD}|\?[ct])")


class StonesMoves(CardMoves):
    """The shared moves, the scout, and what the mud asks for."""

    lain = MUD
    example = "Jo@3, Sc, Re b4:3>6, De r9:2, Tr g3:4>7, +t, "

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        if edition.has_tactics:
            alone = {"Sc": SCOUT_OUT, "Re": REDEPLOY, "De": DESERT, "Tr": TURN_TRAITOR}
            self._add({name: int(make_move(kind, 0, NOWHERE, NOWHERE)) for name, kind in alone.items()})
            self.actions["x"] = GIVE_UP

    def _write_own(self, number: int) -> str:
        return f"<{self.covered_name(card_in(number))}"

    def _read_own(self, body: str) -> int | None:
        if self.edition.has_tactics and (match := _RETURN.fullmatch(body)):
            return int(return_move(self.read_covered(match[1], match.start(1))))
        return None
