"""The border stones in notation: positions and deals as text."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.hands import MAIN_PILE, TACTIC_PILE
from tottenbury.core.game import State
from tottenbury.core.seats import Seat
from tottenbury.notation.card_lines import CardNotation, Plain, owned_name, write_seat
from tottenbury.notation.card_moves import CardMoves
from tottenbury.notation.card_reading import read_dealt
from tottenbury.notation.stones_reading import check_adjudicated, read_state
from tottenbury.stones.edition import Edition
from tottenbury.stones.game import StonesGame
from tottenbury.stones.move_kinds import PLAIN, WITH_TACTICS
from tottenbury.stones.state import CLAIM, CLAIM_FIRST, DRAW, MUD, MUD_DISCARD, OVER, PLAY, SCOUT_DRAW, SCOUT_RETURN

PHASES = {
    CLAIM_FIRST: "claim-first",
    PLAY: "play",
    CLAIM: "claim",
    DRAW: "draw",
    SCOUT_DRAW: "scout-draw",
    SCOUT_RETURN: "scout-return",
    MUD_DISCARD: "mud-discard",
    OVER: "over",
}


class StonesNotation(CardNotation):
    """How one edition's games are written."""

    edition: Edition
    game: StonesGame
    place_fields = (*CardNotation.place_fields, "terrain", "owned")

    def __init__(self, game: StonesGame) -> None:
        edition = game.edition
        kinds = WITH_TACTICS if edition.has_tactics else PLAIN
        super().__init__(edition, CardMoves(edition, kinds, MUD, "Jo@3, Sc, Re b4:3>6, De r9:2, Tr g3:4>7, +t, "))
        self.edition = edition
        self.game = game
        self.places = edition.stones

    def phase(self, state: State) -> str:
        s = self.game.read(state)
        left = f":{s.left}" if s.phase in (SCOUT_DRAW, SCOUT_RETURN) else ""
        return f"{PHASES[s.phase]}{left}{'~' * s.passes}"

    def write_position(self, state: State) -> str:
        s = self.plain(state)
        fields = [self.edition.id, self.write_places(state, s), write_seat(s), self.phase(state)]
        fields += [*(self.write_hand(s, seat) for seat in Seat), self.write_pile(s, MAIN_PILE)]
        if self.edition.has_tactics:
            fields += [self.write_pile(s, TACTIC_PILE), self._write_discards(s), self.write_played(s)]
        return " ".join(fields)

    def write_place(self, s: Plain, stone: int) -> str:
        """Fog and mud first, then the cards at a stone in order of arrival."""
        text = self.write_side_cards(s, stone)
        if self.edition.has_tactics:
            text = "".join(owned_name(name, laid - 1) for name, laid in zip(("Fo", "Mu"), s["terrain"][stone], strict=True) if laid) + text
        south, north = s["owned"]
        return f"{text or '.'}{'+' * (south >> stone & 1)}{'-' * (north >> stone & 1)}"

    def _write_discards(self, s: Any) -> str:
        text = ""
        for seat in Seat:
            names = [*self.deck.names(s["discarded"][seat])]
            names += [self.edition.codes[kind] for kind in self.by_name for _ in range(s["discarded_tactics"][seat][kind])]
            text += "".join(owned_name(name, seat) for name in names)
        return text or "-"

    def read_position(self, line: str) -> State:
        state = read_state(self.edition, line, PHASES, self.canonical)
        self.game.kernels.doors["finish_reading"](self.game.rules, state)
        check_adjudicated(self.game, line, bytes(state))
        return bytes(state)

    # Deals

    def read_deal(self, text: str, first: Seat) -> State:
        parts = self.deal_parts(text, "clan")
        border = "/".join("." * self.edition.stones)
        head = f"{self.edition.id} {border} {first.letter} play "
        tail = " - -" if self.edition.has_tactics else ""
        return read_dealt(head + " ".join(parts) + tail, head, self.read_position)
