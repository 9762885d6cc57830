"""The border stones in notation: positions and deals as text."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.hands import CARD, EVERYBODY, KNOWN_TO, MAIN_PILE, TACTIC, TACTIC_PILE, UNKNOWN
from tottenbury.notation.stones_moves import read_card, read_move, write_hidden, write_move
from tottenbury.notation.stones_reading import read_state
from tottenbury.notation.text import Field
from tottenbury.stones.game import StonesGame
from tottenbury.stones.layout import TACTIC_NAMES, card_name
from tottenbury.stones.setup import finish_reading
from tottenbury.stones.state import CLAIM, CLAIM_FIRST, DRAW, DRAW_GAME, KINDS, MUD_DISCARD, NOBODY, OVER, PLAY, SCOUT_DRAW, SCOUT_RETURN
from tottenbury.table.errors import NotationError
from tottenbury.table.game import Notation, State
from tottenbury.table.rulebook import LIBRARY
from tottenbury.table.seats import Seat

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
MARKS = "^_"
"""Behind a card: South knows that it is there, North does."""

KINDS_BY_NAME = sorted(range(KINDS), key=TACTIC_NAMES.__getitem__)


def owned_name(name: str, seat: int) -> str:
    """A card with its owner: South's begins with a capital letter, North's is all small."""
    return name[0].upper() + name[1:] if seat == Seat.SOUTH else name.lower()


class StonesNotation(Notation):
    """How one edition's games are written."""

    def __init__(self, game: StonesGame) -> None:
        self.game = game
        self.edition = game.edition
        self.deck = game.deck

    # Moves

    def write_move(self, number: int) -> str:
        return write_move(self.edition, number)

    def write_hidden(self, number: int) -> str:
        return write_hidden(self.edition, number)

    def read_move(self, text: str) -> tuple[int, str | None]:
        return read_move(self.edition, text)

    def write_result(self, number: int, result: int | None) -> str:
        return "?" if result is None else card_name(self.deck, result)

    def read_result(self, number: int, text: str) -> int | None:
        return None if text == "?" else read_card(self.edition, text, 3)

    # Positions

    def phase(self, state: State) -> str:
        phase = int(state["phase"][0])
        left = f":{state['left'][0]}" if phase in (SCOUT_DRAW, SCOUT_RETURN) else ""
        return PHASES[phase] + left + "~" * int(state["passes"][0])

    def write_position(self, state: State) -> str:
        s = state[0]
        border = "/".join(self._write_cell(s, stone) for stone in range(self.edition.stones))
        fields = [self.edition.id, border, _write_seat(s), self.phase(state)]
        fields += [*(self._write_hand(s, seat) for seat in Seat), self._write_pile(s, MAIN_PILE)]
        if self.edition.has_tactics:
            fields += [self._write_pile(s, TACTIC_PILE), self._write_discards(s), self._write_played(s)]
        return " ".join(fields)

    def _write_cell(self, s: Any, stone: int) -> str:
        """Fog and mud first, then the cards at a stone in order of arrival."""
        text = "".join(owned_name(name, laid - 1) for name, laid in zip(("Fo", "Mu"), s["terrain"][stone], strict=True) if laid)
        taken = [0, 0]
        for n in range(int(s["count"][stone].sum())):
            seat = (int(s["order"][stone]) >> n) & 1
            text += owned_name(card_name(self.deck, int(s["cards"][stone, seat, taken[seat]])), seat)
            taken[seat] += 1
        owners = [(int(s["owned"][seat]) >> stone) & 1 for seat in Seat]
        return (text or ".") + "+" * owners[0] + "-" * owners[1]

    def _write_hand(self, s: Any, seat: Seat) -> str:
        mark = MARKS[seat.other] if s["viewer"] == EVERYBODY else ""  # a view's cards are those it knows
        known = int(s["known"][seat])
        text = "".join(name + mark * ((known >> (self.deck.number(name) or 0)) & 1) for name in self.deck.names(int(s["hand"][seat])))
        for kind in KINDS_BY_NAME:
            told = int(s["known_tactics"][seat, kind])
            text += TACTIC_NAMES[kind] * (int(s["tactics"][seat, kind]) - told) + (TACTIC_NAMES[kind] + mark) * told
        tactics = f"t{s['hidden_tactics'][seat]}" if s["hidden_tactics"][seat] else ""
        if s["hidden"][seat] or tactics:
            text += f"?{s['hidden'][seat]}{tactics}"
        return text or "-"

    def _write_pile(self, s: Any, pile: int) -> str:
        text, unknown = "", 0
        for entry in s["pile"][pile, s["pile_top"][pile] : s["pile_top"][pile] + s["pile_size"][pile]]:
            if entry == UNKNOWN:
                unknown += 1
                continue
            known_to = [mark for seat, mark in enumerate(MARKS) if (int(entry) // KNOWN_TO) >> seat & 1 and s["viewer"] == EVERYBODY]
            text += (f"?{unknown}" if unknown else "") + card_name(self.deck, int(entry) & CARD) + "".join(known_to)
            unknown = 0
        return text + (f"?{unknown}" if unknown else "") or "-"

    def _write_discards(self, s: Any) -> str:
        text = ""
        for seat in Seat:
            names = [*self.deck.names(int(s["discarded"][seat]))]
            names += [TACTIC_NAMES[kind] for kind in KINDS_BY_NAME for _ in range(int(s["discarded_tactics"][seat, kind]))]
            text += "".join(owned_name(name, seat) for name in names)
        return text or "-"

    def _write_played(self, s: Any) -> str:
        played = [int(entry) for entry in s["played"][: s["plays"]]]
        return "".join(owned_name(TACTIC_NAMES[(entry & 255) - TACTIC], entry >> 8) for entry in played) or "-"

    def read_position(self, line: str) -> State:
        state = read_state(self.edition, line, PHASES, self._canonical)
        finish_reading(self.game.rules, state)
        return state

    def _canonical(self, name: str) -> str:
        """The id that a line's first field stands for."""
        return name if name == self.edition.id else LIBRARY.get(name).id

    # Deals

    def write_deal(self, state: State) -> str:
        s = state[0]
        piles = [self._write_pile(s, MAIN_PILE)] + ([self._write_pile(s, TACTIC_PILE)] if self.edition.has_tactics else [])
        return "|".join([*(self._write_hand(s, seat) for seat in Seat), *piles])

    def read_deal(self, text: str, first: Seat) -> State:
        parts = list(Field("Deal", text, 1).split("|", "Deal part {}"))
        if len(parts) != 3 + self.edition.has_tactics:
            wanted = "South's hand | North's hand | the clan pile" + (" | the tactic pile" if self.edition.has_tactics else "")
            raise NotationError(f"a deal is {wanted}", "Deal", 1)
        border = "/".join("." * self.edition.stones)
        head = f"{self.edition.id} {border} {first.letter} play "
        tail = " - -" if self.edition.has_tactics else ""
        try:
            return self.read_position(head + " ".join(part.text for part in parts) + tail)
        except NotationError as error:
            raise NotationError(error.message, f"Deal {error.field}", error.column - len(head)) from None


def _write_seat(s: Any) -> str:
    """Whose turn it is and, if that is another seat, who decides; the winner of a game that is over."""
    if s["winner"] != NOBODY:
        return "-" if s["winner"] == DRAW_GAME else "SN"[s["winner"]]
    turn, decider = "SN"[s["to_move"]], "SN"[s["decider"]]
    return turn if turn == decider else f"{turn}>{decider}"
