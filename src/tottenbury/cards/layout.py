"""Hands as plain data, for whoever draws a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tottenbury.cards.contest import name_of
from tottenbury.cards.edition import CardEdition
from tottenbury.cards.hands import TACTIC
from tottenbury.core.seats import Seat


@dataclass(frozen=True)
class Hand:
    """The known cards of a hand, and how many more it holds."""

    cards: tuple[str, ...]
    hidden: int
    hidden_tactics: int


def lay_hand(edition: CardEdition, cards: int, tactics: Any, hidden: int, hidden_tactics: int) -> Hand:
    """A hand from a set of cards and counted tactic cards."""
    names = edition.deck.names(cards) + tuple(code for code, count in zip(edition.codes, tactics, strict=True) for _ in range(int(count)))
    return Hand(names, hidden, hidden_tactics)


def hand_of(edition: CardEdition, s: Any, seat: Seat) -> Hand:
    """What a seat holds, as far as a record knows."""
    return lay_hand(edition, s.hand[seat], s.tactics[seat], s.hidden[seat], s.hidden_tactics[seat])


def side_of(edition: CardEdition, s: Any, place: int, seat: Seat) -> tuple[str, ...]:
    """The cards of a side in order of arrival."""
    return tuple(edition.card_name(card) for card in s.cards[place, seat][: s.count[place, seat]])


def named_on_side(edition: CardEdition, s: Any, place: int, seat: Seat) -> tuple[str, ...]:
    """The same as moves name them: the later one of two spies is `Sp2`."""
    return tuple(edition.card_name(int(name_of(s, place, int(seat), n))) for n in range(s.count[place, seat]))


def latest_at(s: Any, place: int) -> Seat | None:
    """Whose card arrived last at a place, if any lies there."""
    number = sum(s.count[place])
    return Seat((s.order[place] >> (number - 1)) & 1) if number else None


def played_cards(edition: CardEdition, s: Any) -> tuple[tuple[Seat, str], ...]:
    """Every tactic card played from a hand, in order."""
    return tuple((Seat(entry >> 8), edition.codes[(entry & 255) - TACTIC]) for entry in s.played[: s.plays])
