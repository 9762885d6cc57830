"""Reading a position of the border stones, with an error for every way to get it wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tottenbury.cards.deck import SHIELD
from tottenbury.cards.hands import EVERYBODY, KNOWN_TO, MAIN_PILE, MAX_PILE, MAX_TACTICS, SPECTATOR, TACTIC, TACTIC_PILE, UNKNOWN
from tottenbury.notation.text import Field, split_fields
from tottenbury.stones.edition import Edition
from tottenbury.stones.layout import TACTIC_NAMES
from tottenbury.stones.state import (
    ADJUDICATED,
    AFTER_PLAY,
    CLAIM,
    CLAIM_FIRST,
    DRAW,
    DRAW_GAME,
    FIVE,
    FOG,
    KINDS,
    MUD,
    MUD_DISCARD,
    NOBODY,
    OVER,
    PLAY,
    SCOUT,
    SCOUT_DRAW,
    SCOUT_RETURN,
    STATE,
    STOOD_STILL,
    THREE_ADJACENT,
    TURN_START,
)
from tottenbury.table.errors import UnknownName
from tottenbury.table.game import State
from tottenbury.table.seats import Seat

BASE_FIELDS = ("rulebook", "border", "to-move", "phase", "hand-S", "hand-N", "clan-pile")
TACTIC_FIELDS = ("tactic-pile", "discards", "played")

_TOKEN = re.compile(r"([A-Za-z][0-9]+|[A-Za-z][a-z])([\^_]*)|\?(0|[1-9][0-9]*)(?:t([1-9][0-9]*))?")
UNKNOWN_TACTIC = -2
TACTIC_PHASES = (SCOUT_DRAW, SCOUT_RETURN, MUD_DISCARD)


def read_state(edition: Edition, line: str, phases: Mapping[int, str], canonical: Callable[[str], str]) -> State:
    """The record of a line, without what follows from it."""
    fields = split_fields(line, BASE_FIELDS + (TACTIC_FIELDS if edition.has_tactics else ()))
    return _Reader(edition, fields, phases).read(canonical)


class _Reader:
    """One line being read."""

    def __init__(self, edition: Edition, fields: list[Field], phases: Mapping[int, str]) -> None:
        self.edition = edition
        self.deck = edition.deck
        self.phases = phases
        self.fields = {field.name: field for field in fields}
        self.state = np.zeros(1, STATE)
        self.s: Any = self.state[0]
        self.places: dict[int, str] = {}
        """Where each clan card was read."""
        self.tactics = [0] * KINDS
        """How many tactic cards of each kind lie at the border or were discarded."""

    def read(self, canonical: Callable[[str], str]) -> State:
        rulebook = self.fields["rulebook"]
        try:
            name = canonical(rulebook.text)
        except UnknownName as error:
            raise rulebook.error(str(error)) from None
        if name != self.edition.id:
            raise rulebook.error(f"this is a line of {rulebook.text!r}, not of {self.edition.id}")
        self._phase(self.fields["phase"])
        self._border(self.fields["border"])
        for seat in Seat:
            self._hand(self.fields[f"hand-{seat.letter}"], seat)
        self._pile(self.fields["clan-pile"], MAIN_PILE)
        if self.edition.has_tactics:
            self._pile(self.fields["tactic-pile"], TACTIC_PILE)
            self._discards(self.fields["discards"])
            self._played(self.fields["played"])
            self._count_tactics()
        self._count_clan_cards()
        self._seat(self.fields["to-move"])
        self._viewer()
        return self.state

    # Cards

    def _clan_card(self, field: Field, offset: int, name: str) -> int:
        """The clan card of this name, which must not have been read before."""
        card = self.deck.number(name)
        if card is None:
            raise field.error(f"{self.edition.id} has no card {name}", offset)
        if card in self.places:
            raise field.error(f"{name} is already in {self.places[card]}", offset)
        self.places[card] = field.name
        return card

    def _card(self, field: Field, offset: int, name: str) -> int:
        """A clan or tactic card, whatever the case of its letters."""
        kind = name.capitalize()
        if kind in TACTIC_NAMES:
            if not self.edition.tactics[TACTIC_NAMES.index(kind)]:
                raise field.error(f"{self.edition.id} has no card {kind}", offset)
            return TACTIC + TACTIC_NAMES.index(kind)
        return self._clan_card(field, offset, name.lower())

    def _cards(self, field: Field) -> list[tuple[int, str, int]]:
        """Cards one after another, each with its marks and where it stands; unknown ones as often as `?n` says."""
        cards: list[tuple[int, str, int]] = []
        offset = 0
        while field.text != "-" and offset < len(field.text):
            match = _TOKEN.match(field.text, offset)
            if match is None or (match[3] == "0" and match[4] is None):
                raise field.error(f"a card or ?n is expected, not {field.text[offset]!r}", offset)
            if match[1]:
                if match[1][0].isupper() == match[1][1].isdecimal():
                    raise field.error(f"{match[1]} is no card of a hand or pile", offset)
                cards.append((self._card(field, offset, match[1]), match[2], offset))
            else:
                clan, tactics = int(match[3]), int(match[4] or 0)
                if clan > MAX_PILE or tactics > MAX_TACTICS:
                    raise field.error("so many cards cannot be unknown", offset)
                cards += [(UNKNOWN, "", offset)] * clan + [(UNKNOWN_TACTIC, "", offset)] * tactics
            offset = match.end()
        return cards

    # Fields

    def _phase(self, field: Field) -> None:
        s, window = self.s, self.edition.claim_window
        name, _, left = field.text.rstrip("~").partition(":")
        phase = next((number for number, text in self.phases.items() if text == name), None)
        if phase is None:
            known = [text for number, text in self.phases.items() if self.edition.has_tactics or number not in TACTIC_PHASES]
            raise field.error(f"no phase is called {name!r}; there are: {', '.join(known)}")
        wrong_window = (phase == CLAIM_FIRST and window == AFTER_PLAY) or (phase == CLAIM and window == TURN_START)
        if wrong_window or (phase in TACTIC_PHASES and not self.edition.has_tactics):
            raise field.error(f"{self.edition.id} has no phase {name!r}")
        most = {SCOUT_DRAW: 3, SCOUT_RETURN: 2}.get(phase, 0)
        if (left or ":" in field.text or most) and left not in [str(n) for n in range(1, most + 1)]:
            raise field.error(f"from 1 to {most} cards can be left in this phase" if most else "no number belongs to this phase", len(name))
        s["phase"] = phase
        s["left"] = int(left or 0)
        s["passes"] = field.text.count("~")
        allowed = {PLAY: (0, 1), CLAIM_FIRST: (0, 1), CLAIM: (0, 1, 2), DRAW: (0, 1, 2), OVER: (0, 2)}.get(phase, (0,))
        if s["passes"] not in allowed:
            column = len(field.text.rstrip("~"))
            raise field.error(f"so many passed plays in a row cannot be in this phase: at most {allowed[-1]}", column)

    def _border(self, field: Field) -> None:
        cells = list(field.split("/", "border stone {}"))
        if len(cells) != self.edition.stones:
            raise field.error(f"{len(cells)} stones; {self.edition.id} has {self.edition.stones}")
        for stone, cell in enumerate(cells):
            self._cell(cell, stone)

    def _cell(self, cell: Field, stone: int) -> None:
        s, text = self.s, cell.text
        owner = {"+": Seat.SOUTH, "-": Seat.NORTH}.get(text[-1:])
        cards = text if owner is None else text[:-1]
        offset = 0
        while cards != "." and offset < len(cards):
            match = _TOKEN.match(cards, offset)
            if match is None or not match[1] or match[2]:
                raise cell.error(f"a card is expected, not {cards[offset]!r}", offset)
            seat = Seat.SOUTH if match[1][0].isupper() else Seat.NORTH
            self._lay(cell, offset, stone, seat, self._card(cell, offset, match[1]))
            offset = match.end()
        if not cards:
            raise cell.error("a cell without cards is written '.'")
        need = self.edition.need_at(s, stone)
        if owner is not None:
            if s["count"][stone, owner] < need:
                raise cell.error(f"claimed by {owner}, whose side is incomplete", len(text) - 1)
            s["owned"][owner] |= 1 << stone

    def _lay(self, cell: Field, offset: int, stone: int, seat: Seat, card: int) -> None:
        s = self.s
        if card >= TACTIC:
            self.tactics[card - TACTIC] += 1
            if card > TACTIC + MUD:
                raise cell.error(f"{TACTIC_NAMES[card - TACTIC]} never lies at a stone", offset)
            if card > TACTIC + SHIELD:
                if s["count"][stone].any():
                    raise cell.error("fog and mud stand before the cards", offset)
                if s["terrain"][stone, card - TACTIC - FOG] or (self.edition.one_tactic_a_stone and s["terrain"][stone].any()):
                    raise cell.error("too many terrain cards at one stone", offset)
                s["terrain"][stone, card - TACTIC - FOG] = seat + 1
                return
        need = self.edition.need_at(s, stone)
        mud_has_gone = s["phase"] == MUD_DISCARD and not s["terrain"][stone, 1]
        if s["count"][stone, seat] == need + mud_has_gone:
            raise cell.error(f"more than {need} cards on {seat}'s side", offset)
        s["order"][stone] |= int(seat) << int(s["count"][stone].sum())
        s["cards"][stone, seat, s["count"][stone, seat]] = card
        s["count"][stone, seat] += 1

    def _hand(self, field: Field, seat: Seat) -> None:
        s = self.s
        cards = self._cards(field)
        most = self.edition.hand + (2 if s["phase"] in (SCOUT_DRAW, SCOUT_RETURN) else 0)
        if len(cards) > most:
            raise field.error(f"{len(cards)} cards; a hand has at most {most}")
        for card, marks, offset in cards:
            if marks not in ("", "^_"[seat.other]):
                raise field.error(f"only {seat.other} can be said to know a card of {seat}'s hand, once", offset)
            if card == UNKNOWN:
                s["hidden"][seat] += 1
            elif card == UNKNOWN_TACTIC:
                if not self.edition.has_tactics:
                    raise field.error(f"{self.edition.id} has no tactic cards", offset)
                s["hidden_tactics"][seat] += 1
            elif card < TACTIC:
                s["hand"][seat] |= 1 << card
                s["known"][seat] |= len(marks) << card
            else:
                s["tactics"][seat, card - TACTIC] += 1
                s["known_tactics"][seat, card - TACTIC] += len(marks)

    def _pile(self, field: Field, pile: int) -> None:
        s = self.s
        cards = self._cards(field)
        if len(cards) > MAX_PILE:
            raise field.error(f"{len(cards)} cards are more than the game has")
        for n, (card, marks, offset) in enumerate(cards):
            if card == UNKNOWN_TACTIC or (card != UNKNOWN and (card >= TACTIC) != (pile == TACTIC_PILE)):
                raise field.error("this card belongs to the other pile", offset)
            if len(set(marks)) != len(marks):
                raise field.error("a mark stands here twice", offset)
            s["pile"][pile, n] = card if card == UNKNOWN else card + sum(KNOWN_TO << "^_".index(mark) for mark in marks)
        s["pile_size"][pile] = len(cards)

    def _discards(self, field: Field) -> None:
        s = self.s
        offset = 0
        while field.text != "-" and offset < len(field.text):
            match = _TOKEN.match(field.text, offset)
            if match is None or not match[1] or match[2]:
                raise field.error(f"a card is expected, not {field.text[offset]!r}", offset)
            side = Seat.SOUTH if match[1][0].isupper() else Seat.NORTH
            if side is Seat.SOUTH and self.edition.shared_discards:
                raise field.error("the discards of this edition are one pile, written in small letters", offset)
            card = self._card(field, offset, match[1])
            if card < TACTIC:
                s["discarded"][side] |= 1 << card
            elif card >= TACTIC + SCOUT:
                raise field.error("guile cards stand among the played ones only", offset)
            else:
                s["discarded_tactics"][side, card - TACTIC] += 1
                self.tactics[card - TACTIC] += 1
            offset = match.end()

    def _played(self, field: Field) -> None:
        s = self.s
        offset = 0
        while field.text != "-" and offset < len(field.text):
            name = field.text[offset : offset + 2]
            if name.capitalize() not in TACTIC_NAMES or s["plays"] == MAX_TACTICS:
                raise field.error(f"a tactic card is expected, not {name!r}", offset)
            seat = Seat.SOUTH if name[0].isupper() else Seat.NORTH
            s["played"][s["plays"]] = (int(seat) << 8) | self._card(field, offset, name)
            s["plays"] += 1
            offset += 2

    # The whole line

    def _count_clan_cards(self) -> None:
        s = self.s
        pile = s["pile"][MAIN_PILE, : s["pile_size"][MAIN_PILE]]
        total = len(self.places) + int(s["hidden"].sum()) + int((pile == UNKNOWN).sum())
        if total != self.deck.size:
            raise self.fields["clan-pile"].error(f"the line has {total} clan cards in all, the game has {self.deck.size}")

    def _count_tactics(self) -> None:
        s = self.s
        played = [int(entry & 255) - TACTIC for entry in s["played"][: s["plays"]]]
        pile = [int(entry) for entry in s["pile"][TACTIC_PILE, : s["pile_size"][TACTIC_PILE]]]
        for kind, name in enumerate(TACTIC_NAMES):
            if kind < SCOUT and self.tactics[kind] != played.count(kind):
                told = f"{self.tactics[kind]} {name} at the border or discarded, {played.count(kind)} played"
                raise self.fields["played"].error(f"these must be as many: {told}")
            in_pile = sum(entry != UNKNOWN and entry & 255 == TACTIC + kind for entry in pile)
            if played.count(kind) + int(s["tactics"][:, kind].sum()) + in_pile > self.edition.tactics[kind]:
                raise self.fields["played"].error(f"the line has more {name} than the game")
        total = len(played) + len(pile) + int(s["tactics"].sum()) + int(s["hidden_tactics"].sum())
        if total != sum(self.edition.tactics):
            wanted = sum(self.edition.tactics)
            raise self.fields["tactic-pile"].error(f"the line has {total} tactic cards in all, the game has {wanted}")

    def _seat(self, field: Field) -> None:
        s = self.s
        s["winner"] = NOBODY
        phase = int(s["phase"])
        deciders = {"S": "SS", "N": "NN", "S>N": "SN", "N>S": "NS"}.get(field.text)
        if phase == OVER:
            if field.text not in ("S", "N", "-"):
                raise field.error(f"the winner is S, N or -, not {field.text!r}")
            s["winner"] = DRAW_GAME if field.text == "-" else Seat.of(field.text)
            s["to_move"] = s["decider"] = 0 if field.text == "-" else Seat.of(field.text)
            s["reason"] = self._reason(field)
            return
        if deciders is None or (">" in field.text and phase != MUD_DISCARD):
            raise field.error(f"S or N is expected, not {field.text!r}")
        s["to_move"], s["decider"] = Seat.of(deciders[0]), Seat.of(deciders[1])
        if phase == DRAW:
            seat = int(s["to_move"])
            held = int(s["hand"][seat]).bit_count() + int(s["hidden"][seat] + s["tactics"][seat].sum() + s["hidden_tactics"][seat])
            if not s["pile_size"].any() or held >= self.edition.hand:
                raise self.fields["phase"].error("nothing is to be drawn: the pile is empty or the hand is full")
        if phase == SCOUT_DRAW and not s["pile_size"].any():
            raise self.fields["phase"].error("nothing is to be drawn: both piles are empty")
        if phase == MUD_DISCARD:
            needs = [self.edition.need_at(s, stone) for stone in range(self.edition.stones)]
            if not any(s["count"][stone, s["decider"]] > need for stone, need in enumerate(needs)):
                raise self.fields["phase"].error(f"no side of {Seat(int(s['decider']))} has a card too many")

    def _reason(self, field: Field) -> int:
        """Why the game was over: the position tells."""
        s = self.s
        if s["passes"] >= 2:
            return ADJUDICATED if self.edition.stalemate == 0 else STOOD_STILL
        if s["winner"] != DRAW_GAME:
            row = owned = int(s["owned"][s["winner"]])
            for _ in range(self.edition.adjacent_to_win - 1):
                row &= row >> 1
            if row:
                return THREE_ADJACENT
            if owned.bit_count() >= self.edition.stones_to_win:
                return FIVE
        raise field.error("the game is not over: nobody has enough stones, and nobody passed")

    def _viewer(self) -> None:
        """Whose view a line with unknown cards is: the seat's whose hand it knows. What it knows of the rest is that seat's knowledge."""
        s = self.s
        hides = [bool(s["hidden"][seat] or s["hidden_tactics"][seat]) for seat in Seat]
        s["viewer"] = EVERYBODY if not any(hides) else SPECTATOR if all(hides) else hides.index(False)
        if s["viewer"] not in (0, 1):
            return
        viewer, other = int(s["viewer"]), 1 - int(s["viewer"])
        s["known"][other] = s["hand"][other]
        s["known_tactics"][other] = s["tactics"][other]
        for pile in range(2):
            for n in range(int(s["pile_size"][pile])):
                if s["pile"][pile, n] != UNKNOWN:
                    s["pile"][pile, n] |= KNOWN_TO << viewer
