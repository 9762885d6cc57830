"""Reading the line of a card game: what the games share, with an error for every way to get it wrong."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping

from tottenbury.cards.edition import CardEdition
from tottenbury.cards.hands import (
    EVERYBODY,
    KNOWN_TO,
    MAIN_PILE,
    MAX_PILE,
    MAX_TACTICS,
    SPECTATOR,
    TACTIC,
    TACTIC_PILE,
    UNKNOWN,
)
from tottenbury.core.errors import NotationError, UnknownName
from tottenbury.core.game import State
from tottenbury.core.kernel_game import NOBODY
from tottenbury.core.seats import Seat
from tottenbury.kernel.layout import Layout
from tottenbury.notation.card_lines import MARKS
from tottenbury.notation.text import Field

_TOKEN = re.compile(r"([A-Za-z][0-9]+|[A-Za-z][a-z])([\^_]*)|\?(0|[1-9][0-9]*)(?:t([1-9][0-9]*))?")
UNKNOWN_TACTIC = -2

Cards = list[tuple[int, str, int]]
"""Cards one after another, each with its marks and where in the field it stands."""


class CardReader(ABC):
    """One line being read."""

    what: str
    """What a card of the deck is called in this game."""
    pile_field: str
    """The field of the main pile."""

    def __init__(self, edition: CardEdition, fields: list[Field], phases: Mapping[int, str], layout: Layout) -> None:
        self.card_edition = edition
        self.deck = edition.deck
        self.phases = phases
        self.fields = {field.name: field for field in fields}
        self.state = layout.new()
        self.s = layout.record(self.state)
        self.places: dict[int, str] = {}
        """Where each card of the deck was read."""
        self.tactics = [0] * len(edition.codes)
        """How many tactic cards of each kind lie on the table or were discarded."""

    def read(self, canonical: Callable[[str], str]) -> bytearray:
        """The record of the line, without what follows from it."""
        rulebook = self.fields["rulebook"]
        try:
            name = canonical(rulebook.text)
        except UnknownName as error:
            raise rulebook.error(str(error)) from None
        if name != self.card_edition.id:
            raise rulebook.error(f"this is a line of {rulebook.text!r}, not of {self.card_edition.id}")
        self.s.winner = NOBODY
        self._read_fields()
        return self.state

    @abstractmethod
    def _read_fields(self) -> None:
        """Everything after the rulebook."""

    # Cards

    def _deck_card(self, field: Field, offset: int, name: str) -> int:
        """The card of this name, which must not have been read before."""
        card = self.deck.number(name)
        if card is None:
            raise field.error(f"{self.card_edition.id} has no card {name}", offset)
        if card in self.places:
            raise field.error(f"{name} is already in {self.places[card]}", offset)
        self.places[card] = field.name
        return card

    def _card(self, field: Field, offset: int, name: str) -> int:
        """A card of the deck or a tactic card, whatever the case of its letters."""
        kind = name.capitalize()
        codes = self.card_edition.codes
        if kind in codes:
            if not self.card_edition.tactics[codes.index(kind)]:
                raise field.error(f"{self.card_edition.id} has no card {kind}", offset)
            return TACTIC + codes.index(kind)
        return self._deck_card(field, offset, name.lower())

    def _cards(self, field: Field) -> Cards:
        """The cards of a hand or pile; unknown ones as often as `?n` says."""
        cards: Cards = []
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
                number, tactics = int(match[3]), int(match[4] or 0)
                if number > MAX_PILE or tactics > MAX_TACTICS:
                    raise field.error("so many cards cannot be unknown", offset)
                if tactics and not self.card_edition.has_tactics:
                    raise field.error(f"{self.card_edition.id} has no tactic cards", offset)
                cards += [(UNKNOWN, "", offset)] * number + [(UNKNOWN_TACTIC, "", offset)] * tactics
            offset = match.end()
        return cards

    def _owned_cards(self, field: Field, text: str, empty: str) -> Iterator[tuple[int, Seat, int]]:
        """Face-up cards: each with the seat that its letters name and where it stands."""
        offset = 0
        while text != empty and offset < len(text):
            match = _TOKEN.match(text, offset)
            if match is None or not match[1] or match[2]:
                raise field.error(f"a card is expected, not {text[offset]!r}", offset)
            yield self._card(field, offset, match[1]), Seat.SOUTH if match[1][0].isupper() else Seat.NORTH, offset
            offset = match.end()

    def _arrive(self, place: int, seat: Seat, card: int) -> None:
        """A card lies at a place; it is the latest so far."""
        s = self.s
        s.order[place] |= int(seat) << sum(s.count[place])
        s.cards[place, seat, s.count[place, seat]] = card
        s.count[place, seat] += 1

    # Fields

    def _hand(self, field: Field, seat: Seat, cards: Cards) -> None:
        s = self.s
        for card, marks, offset in cards:
            if marks not in ("", MARKS[seat.other]):
                raise field.error(f"only {seat.other} can be said to know a card of {seat}'s hand, once", offset)
            if card == UNKNOWN:
                s.hidden[seat] += 1
            elif card == UNKNOWN_TACTIC:
                s.hidden_tactics[seat] += 1
            elif card < TACTIC:
                s.hand[seat] |= 1 << card
                s.known[seat] |= len(marks) << card
            else:
                s.tactics[seat, card - TACTIC] += 1
                s.known_tactics[seat, card - TACTIC] += len(marks)

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
            s.pile[pile, n] = card if card == UNKNOWN else card + sum(KNOWN_TO << MARKS.index(mark) for mark in marks)
        s.pile_size[pile] = len(cards)

    def _played(self, field: Field) -> None:
        """The tactic cards in order of play; at no time may a seat have been too far ahead (S9.3, B8.2)."""
        s, counts = self.s, [0, 0]
        offset = 0
        while field.text != "-" and offset < len(field.text):
            name = field.text[offset : offset + 2]
            if name.capitalize() not in self.card_edition.codes or s.plays == MAX_TACTICS:
                raise field.error(f"a tactic card is expected, not {name!r}", offset)
            seat = Seat.SOUTH if name[0].isupper() else Seat.NORTH
            s.played[s.plays] = (int(seat) << 8) | self._card(field, offset, name)
            s.plays += 1
            counts[seat] += 1
            if counts[seat] - counts[seat.other] > self.card_edition.tactic_lead:
                ahead = f"{counts[seat]} tactic cards, and {seat.other} {counts[seat.other]}"
                most = self.card_edition.tactic_lead
                raise field.error(f"{seat} would have played {ahead}: nobody may be ahead by more than {most}", offset)
            offset += 2

    # The whole line

    def _count_cards(self, more_hidden: int = 0) -> None:
        """No card of the deck may be missing."""
        s = self.s
        pile = s.pile[MAIN_PILE].tolist()[: s.pile_size[MAIN_PILE]]
        total = len(self.places) + sum(s.hidden) + pile.count(UNKNOWN) + more_hidden
        if total != self.deck.size:
            raise self.fields[self.pile_field].error(f"the line has {total} {self.what}s in all, the game has {self.deck.size}")

    def _count_tactics(self, guile: int, held: list[int], hidden: int, where: str, may_return: int = 0) -> None:
        """No tactic card may be missing; kinds below `guile` lie where they were played, except those that may have returned to their
        pile. `held` counts those in hands, by kind.
        """
        s, edition = self.s, self.card_edition
        played = [(entry & 255) - TACTIC for entry in s.played[: s.plays]]
        pile = s.pile[TACTIC_PILE].tolist()[: s.pile_size[TACTIC_PILE]]
        for kind, name in enumerate(edition.codes):
            back = played.count(kind) - self.tactics[kind] if kind < guile else 0
            may_return -= back
            if back < 0 or may_return < 0:
                told = f"{self.tactics[kind]} {name} {where} or discarded, {played.count(kind)} played"
                raise self.fields["played"].error(f"these must be as many: {told}")
            s.returned[kind] = back
            in_pile = sum(entry != UNKNOWN and entry & 255 == TACTIC + kind for entry in pile)
            if played.count(kind) - back + held[kind] + in_pile > edition.tactics[kind]:
                raise self.fields["played"].error(f"the line has more {name} than the game")
        total = len(played) - sum(s.returned) + len(pile) + sum(held) + hidden
        if total != sum(edition.tactics):
            raise self.fields["tactic-pile"].error(f"the line has {total} tactic cards in all, the game has {sum(edition.tactics)}")

    def _viewer(self, hides: list[bool]) -> None:
        """Whose view a line with unknown cards is: the seat's whose hand it knows. What it knows of the rest is that seat's knowledge."""
        s = self.s
        s.viewer = EVERYBODY if not any(hides) else SPECTATOR if all(hides) else hides.index(False)
        if s.viewer not in (0, 1):
            return
        viewer, other = s.viewer, 1 - s.viewer
        s.known[other] = s.hand[other]
        s.known_tactics[other][:] = s.tactics[other]
        for pile in range(2):
            for n in range(s.pile_size[pile]):
                if s.pile[pile, n] != UNKNOWN:
                    s.pile[pile, n] |= KNOWN_TO << viewer


def read_dealt(line: str, head: str, read: Callable[[str], State]) -> State:
    """The position of a line that was put together from a deal, whose text follows `head`; errors point into the deal."""
    try:
        return read(line)
    except NotationError as error:
        raise NotationError(error.message, f"Deal {error.field}", error.column - len(head)) from None
