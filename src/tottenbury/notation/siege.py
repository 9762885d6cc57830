"""The siege in notation: positions and deals as text."""

from __future__ import annotations

import re
from typing import Any

from tottenbury.cards.deck import SHIELD
from tottenbury.cards.hands import EVERYBODY, MAIN_PILE, TACTIC_PILE
from tottenbury.core.errors import NotationError
from tottenbury.core.game import Result, State
from tottenbury.core.seats import Seat
from tottenbury.notation.card_lines import CardNotation, Plain, unknown_cards, write_seat
from tottenbury.notation.card_moves import CardMoves
from tottenbury.notation.card_reading import read_dealt
from tottenbury.notation.siege_reading import read_state
from tottenbury.siege.edition import SiegeEdition
from tottenbury.siege.game import SiegeGame
from tottenbury.siege.move_kinds import PLAIN, WITH_TACTICS
from tottenbury.siege.moves import SHUFFLE_MOVE
from tottenbury.siege.state import CLOSE, DECLARE, DRAW, OVER, PLAY, PREPARE, SUPPORT, SWAP, TILES

PHASES = {
    PREPARE: "prepare",
    PLAY: "play",
    DECLARE: "declare",
    DRAW: "draw",
    CLOSE: "close",
    SUPPORT: "support",
    SWAP: "swap",
    OVER: "over",
}

_TACTIC_EXAMPLES = "Jo@3, Re b4:3>6, Rc b0@4, De r9:2, Tr g3:4>7, Ex@4, Su, *r1, Sw, >r1, +t, "
"""What moves with tactic cards look like, for the error message."""


class SiegeNotation(CardNotation):
    """How one rulebook's sieges are written."""

    edition: SiegeEdition
    places = TILES
    place_fields = (*CardNotation.place_fields, "damaged")

    def __init__(self, game: SiegeGame) -> None:
        edition = game.edition
        kinds = WITH_TACTICS if edition.has_tactics else PLAIN
        super().__init__(edition, CardMoves(edition, kinds, SHIELD, _TACTIC_EXAMPLES, "<2, oil@4, "))
        self.edition = edition
        self.game = game

    # Moves

    def write_result(self, number: int, result: Result | None) -> str:
        if number == SHUFFLE_MOVE and isinstance(result, tuple):
            return "".join(self.edition.card_name(card) for card in result)
        return super().write_result(number, result)

    def read_result(self, number: int, text: str) -> Result | None:
        if number != SHUFFLE_MOVE or text == "?":
            return super().read_result(number, text)
        names = re.findall(r"[a-z][0-9]*|[A-Z][a-z]|[^a-z]", text)
        return tuple(self.texts.read_card(name, len("shuffle=")) for name in names)

    # Positions

    def phase(self, state: State) -> str:
        s = self.game.read(state)
        left = f":{s.left}" if s.phase in (SUPPORT, SWAP) else ""
        return f"{PHASES[s.phase]}{left}{'~' * s.passes}{'*' * s.ending}"

    def write_position(self, state: State) -> str:
        s = self.plain(state)
        fields = [
            self.edition.id,
            self.write_places(state, s),
            write_seat(s),
            self.phase(state),
            *(self._write_hand(s, seat) for seat in Seat),
        ]
        fields += [self.write_pile(s, MAIN_PILE), str(s["cauldrons"])]
        fields += [self.write_known(s["discarded"], s["discarded_tactics"]).lower() or "-"]
        if self.edition.has_tactics:
            fields += [self.write_pile(s, TACTIC_PILE), self.write_played(s)]
        return " ".join(fields)

    def write_place(self, s: Plain, tile: int) -> str:
        """The mark of a damaged tile, then its cards in order of arrival."""
        return f"{'!' * ((s['damaged'] >> tile) & 1)}{self.write_side_cards(s, tile) or '.'}"

    def _write_hand(self, s: Any, seat: Seat) -> str:
        """A hand and, after `>`, what is picked from it for a swap. Where a proof uses it, a view too marks what both know (D-55)."""
        both_know = bool(self.edition.swap_in_proof) and s["viewer"] == seat
        picks = self.write_known(s["picked"][seat], s["picked_tactics"][seat])
        picks += unknown_cards(s["picked_hidden"][seat], s["picked_hidden_tactics"][seat])
        return self.write_hand(s, seat, s["viewer"] == EVERYBODY or both_know) + (f">{picks}" if picks else "")

    def read_position(self, line: str) -> State:
        state = read_state(self.edition, line, PHASES, self.canonical)
        self.game.kernels.doors["finish_reading"](self.game.rules, state)
        return bytes(state)

    # Deals

    def read_deal(self, text: str, first: Seat) -> State:
        parts = self.deal_parts(text, "siege")
        if first is not Seat.SOUTH:
            raise NotationError("the attacker, South, begins", "First", 1)
        head = f"{self.edition.id} {'/'.join('.' * TILES)} S play "
        tail = f" {self.edition.cauldrons} -" + (f" {parts[3]} -" if self.edition.has_tactics else "")
        return read_dealt(head + " ".join(parts[:3]) + tail, head, self.read_position)
