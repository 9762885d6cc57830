"""The border stones in notation: moves, positions and deals."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from tottenbury.notation.text import Field, split_fields
from tottenbury.stones.edition import Edition
from tottenbury.stones.game import StonesGame
from tottenbury.stones.moves import CLAIM_STONE, DONE_MOVE, DRAW_MOVE, KIND, PASS_MOVE, PLAY_CARD, card_in, claim_move, play_move, stone_in
from tottenbury.stones.setup import finish_reading
from tottenbury.stones.state import (
    ADJUDICATED,
    AFTER_PLAY,
    CLAIM,
    CLAIM_FIRST,
    DRAW,
    DRAW_GAME,
    FIVE,
    MAX_PILE,
    NOBODY,
    OVER,
    PLAY,
    STATE,
    STOOD_STILL,
    THREE_ADJACENT,
    TURN_START,
    UNKNOWN,
)
from tottenbury.table.errors import NotationError
from tottenbury.table.game import Notation, State
from tottenbury.table.rulebook import LIBRARY
from tottenbury.table.seats import Seat

PHASES = {CLAIM_FIRST: "claim-first", PLAY: "play", CLAIM: "claim", DRAW: "draw", OVER: "over"}
FIELDS = ("rulebook", "border", "to-move", "phase", "hand-S", "hand-N", "clan-pile")

_CARD = re.compile(r"[A-Za-z][0-9]+")
_UNKNOWN_CARDS = re.compile(r"\?([1-9][0-9]*)")
_PLAY = re.compile(r"([a-z][0-9]+)@([1-9][0-9]*)")
_CLAIM = re.compile(r"!([1-9][0-9]*)")

_WORDS = {".": DONE_MOVE, "+c": DRAW_MOVE, "pass": PASS_MOVE}
_WORD_OF = {number: word for word, number in _WORDS.items()}


class StonesNotation(Notation):
    """How one edition's games are written."""

    def __init__(self, game: StonesGame) -> None:
        self.game = game
        self.edition: Edition = game.edition
        self.deck = game.deck

    # Moves

    def write_move(self, number: int) -> str:
        kind = number >> KIND
        if kind == PLAY_CARD:
            return f"{self.deck.name(card_in(number))}@{stone_in(number) + 1}"
        if kind == CLAIM_STONE:
            return f"!{stone_in(number) + 1}"
        return _WORD_OF[number]

    def read_move(self, text: str) -> tuple[int, str | None]:
        plain = text.strip()
        body, equals, result = plain.partition("=")
        result_text = result if equals else None
        if body in _WORDS:
            return _WORDS[body], result_text
        if match := _PLAY.fullmatch(body):
            card = self.deck.number(match[1])
            if card is None:
                raise NotationError(f"{self.edition.id} has no card {match[1]}", "move", 1)
            return int(play_move(card, self._stone(match, 2))), result_text
        if match := _CLAIM.fullmatch(body):
            return int(claim_move(self._stone(match, 1))), result_text
        raise NotationError(f"{plain!r} is no move; a move is like r7@3, !3, '.', +c or pass", "move", 1)

    def _stone(self, match: re.Match[str], group: int) -> int:
        """The stone of a move, from 0; a stone that no row is long enough for is no move at all."""
        stone = int(match[group])
        if not 1 <= stone <= 99:
            raise NotationError(f"there is no stone {stone}", "move", match.start(group) + 1)
        return stone - 1

    def write_result(self, number: int, result: int | None) -> str:
        return "?" if result is None else self.deck.name(result)

    def read_result(self, number: int, text: str) -> int | None:
        if text == "?":
            return None
        card = self.deck.number(text)
        if card is None:
            raise NotationError(f"{self.edition.id} has no card {text!r}", "move", 4)
        return card

    # Positions

    def phase(self, state: State) -> str:
        return PHASES[int(state["phase"][0])] + "~" * int(state["passes"][0])

    def write_position(self, state: State) -> str:
        s = state[0]
        border = "/".join(self._write_cell(s, stone) for stone in range(self.edition.stones))
        to_move = "-" if s["winner"] == DRAW_GAME else "SN"[s["to_move"] if s["winner"] == NOBODY else s["winner"]]
        hands = [self._write_hand(s, seat) for seat in Seat]
        return " ".join([self.edition.id, border, to_move, self.phase(state), *hands, self._write_pile(s)])

    def _write_cell(self, s: Any, stone: int) -> str:
        """The cards at a stone in order of arrival, South's with a capital."""
        text = ""
        taken = [0, 0]
        for n in range(int(s["count"][stone].sum())):
            seat = (int(s["order"][stone]) >> n) & 1
            name = self.deck.name(int(s["cards"][stone, seat, taken[seat]]))
            text += name if seat else name.capitalize()
            taken[seat] += 1
        owners = [(int(s["owned"][seat]) >> stone) & 1 for seat in Seat]
        return (text or ".") + "+" * owners[0] + "-" * owners[1]

    def _write_hand(self, s: Any, seat: Seat) -> str:
        known = "".join(self.deck.names(int(s["hand"][seat])))
        return known + (f"?{s['hidden'][seat]}" if s["hidden"][seat] else "") or "-"

    def _write_pile(self, s: Any) -> str:
        text, unknown = "", 0
        for card in s["pile"][s["pile_top"] : s["pile_top"] + s["pile_size"]]:
            if card == UNKNOWN:
                unknown += 1
                continue
            text += (f"?{unknown}" if unknown else "") + self.deck.name(int(card))
            unknown = 0
        return text + (f"?{unknown}" if unknown else "") or "-"

    def read_position(self, line: str) -> State:
        rulebook, border, to_move, phase, *hands, pile = split_fields(line, FIELDS)
        if LIBRARY.get(rulebook.text).id != self.edition.id:
            raise rulebook.error(f"this is a line of {rulebook.text!r}, not of {self.edition.id}")
        state = np.zeros(1, STATE)
        s = state[0]
        places: dict[int, str] = {}
        self._read_border(border, s, places)
        for seat in Seat:
            self._read_hand(hands[seat], s, seat, places)
        self._read_pile(pile, s, places)
        total = len(places) + int(s["hidden"].sum()) + int((s["pile"] == UNKNOWN).sum())
        if total != self.deck.size:
            raise pile.error(f"the line has {total} clan cards in all, the game has {self.deck.size}")
        self._read_phase(phase, s)
        self._read_seat(to_move, phase, s)
        finish_reading(self.game.rules, state)
        return state

    def _place(self, field: Field, offset: int, card_name: str, places: dict[int, str]) -> int:
        """The card of this name, which must not have been read before."""
        card = self.deck.number(card_name)
        if card is None:
            raise field.error(f"{self.edition.id} has no card {card_name}", offset)
        if card in places:
            raise field.error(f"{card_name} is already in {places[card]}", offset)
        places[card] = field.name
        return card

    def _read_border(self, field: Field, s: Any, places: dict[int, str]) -> None:
        cells = list(field.split("/", "border stone {}"))
        if len(cells) != self.edition.stones:
            raise field.error(f"{len(cells)} stones; {self.edition.id} has {self.edition.stones}")
        for stone, cell in enumerate(cells):
            self._read_cell(cell, s, stone, places)

    def _read_cell(self, cell: Field, s: Any, stone: int, places: dict[int, str]) -> None:
        text = cell.text
        owner = {"+": Seat.SOUTH, "-": Seat.NORTH}.get(text[-1:])
        cards = text if owner is None else text[:-1]
        offset = 0
        while cards != "." and offset < len(cards):
            match = _CARD.match(cards, offset)
            if match is None:
                raise cell.error(f"a card is expected, not {cards[offset]!r}", offset)
            seat = Seat.SOUTH if match.group()[0].isupper() else Seat.NORTH
            card = self._place(cell, offset, match.group().lower(), places)
            if s["count"][stone, seat] == self.edition.need:
                raise cell.error(f"more than {self.edition.need} cards on {seat}'s side", offset)
            s["order"][stone] |= int(seat) << int(s["count"][stone].sum())
            s["cards"][stone, seat, s["count"][stone, seat]] = card
            s["count"][stone, seat] += 1
            offset = match.end()
        if not cards:
            raise cell.error("a cell without cards is written '.'")
        if owner is not None:
            if s["count"][stone, owner] < self.edition.need:
                raise cell.error(f"claimed by {owner}, whose side is incomplete", len(text) - 1)
            s["owned"][owner] |= 1 << stone

    def _read_cards(self, field: Field, places: dict[int, str]) -> list[int]:
        """Cards one after another, UNKNOWN as often as `?n` says."""
        cards: list[int] = []
        offset = 0
        while field.text != "-" and offset < len(field.text):
            if match := _CARD.match(field.text, offset):
                cards.append(self._place(field, offset, match.group(), places))
            elif match := _UNKNOWN_CARDS.match(field.text, offset):
                if not 0 < int(match[1]) <= self.deck.size:
                    raise field.error(f"from 1 to {self.deck.size} cards can be unknown", offset)
                cards += [UNKNOWN] * int(match[1])
            else:
                raise field.error(f"a card or ?n is expected, not {field.text[offset]!r}", offset)
            offset = match.end()
        return cards

    def _read_hand(self, field: Field, s: Any, seat: Seat, places: dict[int, str]) -> None:
        cards = self._read_cards(field, places)
        if len(cards) > self.edition.hand:
            raise field.error(f"{len(cards)} cards; a hand has at most {self.edition.hand}")
        s["hidden"][seat] = cards.count(UNKNOWN)
        s["hand"][seat] = sum(1 << card for card in cards if card != UNKNOWN)

    def _read_pile(self, field: Field, s: Any, places: dict[int, str]) -> None:
        cards = self._read_cards(field, places)
        if len(cards) > MAX_PILE:
            raise field.error(f"{len(cards)} cards are more than the game has")
        s["pile"][: len(cards)] = cards
        s["pile_size"] = len(cards)

    def _read_phase(self, field: Field, s: Any) -> None:
        name = field.text.rstrip("~")
        phase = next((number for number, text in PHASES.items() if text == name), None)
        if phase is None:
            raise field.error(f"no phase is called {name!r}; there are: {', '.join(PHASES.values())}")
        window = self.edition.claim_window
        if (phase == CLAIM_FIRST and window == AFTER_PLAY) or (phase == CLAIM and window == TURN_START):
            raise field.error(f"{self.edition.id} has no phase {name!r}")
        s["phase"] = phase
        s["passes"] = len(field.text) - len(name)
        most = 1 if phase in (CLAIM_FIRST, PLAY) else 2
        if s["passes"] > most or (phase == OVER and s["passes"] == 1):
            raise field.error(f"so many passed plays in a row cannot be in this phase: at most {most}", len(name))

    def _read_seat(self, field: Field, phase: Field, s: Any) -> None:
        s["winner"] = NOBODY
        if field.text in ("S", "N"):
            s["to_move"] = Seat.of(field.text)
        elif field.text != "-" or s["phase"] != OVER:
            raise field.error(f"S or N is expected, not {field.text!r}")
        if s["phase"] == OVER:
            s["winner"] = DRAW_GAME if field.text == "-" else s["to_move"]
            s["reason"] = self._reason(field, s)
        elif s["phase"] == DRAW:
            seat = int(s["to_move"])
            held = int(s["hand"][seat]).bit_count() + int(s["hidden"][seat])
            if s["pile_size"] == 0 or held >= self.edition.hand:
                raise phase.error("nothing is to be drawn: the pile is empty or the hand is full")

    def _reason(self, field: Field, s: Any) -> int:
        """Why the game was over: the position tells."""
        if s["passes"] >= 2:
            return ADJUDICATED if self.edition.stalemate == 0 else STOOD_STILL
        if s["winner"] != DRAW_GAME:
            owned = int(s["owned"][s["winner"]])
            row = owned
            for _ in range(self.edition.adjacent_to_win - 1):
                row &= row >> 1
            if row:
                return THREE_ADJACENT
            if owned.bit_count() >= self.edition.stones_to_win:
                return FIVE
        raise field.error("the game is not over: nobody has enough stones, and nobody passed")

    # Deals

    def write_deal(self, state: State) -> str:
        s = state[0]
        return "|".join([*(self._write_hand(s, seat) for seat in Seat), self._write_pile(s)])

    def read_deal(self, text: str, first: Seat) -> State:
        parts = list(Field("Deal", text, 1).split("|", "Deal part {}"))
        if len(parts) != 3:
            raise NotationError("a deal is South's hand | North's hand | the pile", "Deal", 1)
        border = "/".join("." * self.edition.stones)
        head = f"{self.edition.id} {border} {first.letter} play "
        try:
            return self.read_position(head + " ".join(part.text for part in parts))
        except NotationError as error:
            raise NotationError(error.message, f"Deal {error.field}", error.column - len(head)) from None
