"""The moves of the siege in notation."""

from __future__ import annotations

import re

from tottenbury.cards.deck import SHIELD
from tottenbury.cards.moves import KIND, card_in, make_move, place_in
from tottenbury.notation.card_moves import CARD, PLACE, CardMoves
from tottenbury.siege.edition import SiegeEdition
from tottenbury.siege.moves import (
    CALL_SUPPORT_MOVE,
    CALL_SWAP_MOVE,
    EXPLODE,
    PICK_SUPPORT,
    PICK_SWAP,
    RECRUIT,
    RETREAT,
    SHUFFLE_MOVE,
    THROW_OIL,
)

_PLACED = {"<": RETREAT, "oil@": THROW_OIL, "Ex@": EXPLODE}
_AT_TILE = re.compile(rf"(<|oil@|Ex@){PLACE}")
_RECRUIT = re.compile(rf"Rc {CARD}@{PLACE}")
_SUPPORT = re.compile(rf"\*{CARD}")
_SWAP = re.compile(rf">({CARD}|\?[ct])")


class SiegeMoves(CardMoves):
    """The shared moves, retreat and oil, and the siege's own tactic cards."""

    lain = SHIELD
    own_example = "<2, oil@4, "
    example = "Jo@3, Re b4:3>6, Rc b0@4, De r9:2, Tr g3:4>7, Ex@4, Su, *r1, Sw, >r1, +t, "

    def __init__(self, edition: SiegeEdition) -> None:
        super().__init__(edition)
        if edition.has_tactics:
            self._add({"Su": CALL_SUPPORT_MOVE, "shuffle": SHUFFLE_MOVE, "Sw": CALL_SWAP_MOVE})

    def _write_own(self, number: int) -> str:
        kind, card, tile = number >> KIND, card_in(number), place_in(number) + 1
        if kind == RECRUIT:
            return f"Rc {self.edition.card_name(card)}@{tile}"
        if kind == PICK_SUPPORT:
            return f"*{self.edition.card_name(card)}"
        if kind == PICK_SWAP:
            return f">{self.covered_name(card)}"
        return next(text for text, own in _PLACED.items() if own == kind) + str(tile)

    def write_hidden(self, number: int) -> str:
        """A move as one writes it who does not see the card, or the order of the pile."""
        return "shuffle=?" if number == SHUFFLE_MOVE else super().write_hidden(number)

    def _read_own(self, body: str) -> int | None:
        if (match := _AT_TILE.fullmatch(body)) and (match[1] != "Ex@" or self.edition.has_tactics):
            return int(make_move(_PLACED[match[1]], 0, 0, int(match[2]) - 1))
        if not self.edition.has_tactics:
            return None
        if match := _RECRUIT.fullmatch(body):
            return int(make_move(RECRUIT, self.read_card(match[1], match.start(1)), 0, int(match[2]) - 1))
        if match := _SUPPORT.fullmatch(body):
            return int(make_move(PICK_SUPPORT, self.read_card(match[1], match.start(1)), 0, 0))
        if match := _SWAP.fullmatch(body):
            return int(make_move(PICK_SWAP, self.read_covered(match[1], match.start(1)), 0, 0))
        return None
