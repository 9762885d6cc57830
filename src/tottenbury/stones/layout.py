"""A position as it lies on the table, in plain data for whoever draws it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tottenbury.cards.deck import Deck
from tottenbury.table.game import State
from tottenbury.table.seats import Seat


@dataclass(frozen=True)
class Stone:
    """One stone of the border and what lies there."""

    number: int
    owner: Seat | None
    sides: tuple[tuple[str, ...], tuple[str, ...]]
    """South's and North's cards, each in order of arrival."""
    last: Seat | None
    """Whose card arrived last, if any."""


@dataclass(frozen=True)
class Hand:
    """The known cards of a hand, and how many more it holds."""

    cards: tuple[str, ...]
    hidden: int


@dataclass(frozen=True)
class Border:
    """The whole table."""

    stones: tuple[Stone, ...]
    hands: tuple[Hand, Hand]
    pile: int
    unseen: tuple[str, ...]
    """The clan cards that are not face up."""


def lay_out(deck: Deck, stones: int, state: State) -> Border:
    """What lies where."""
    s = state[0]
    unseen = ((1 << deck.size) - 1) & ~int(s["seen"])
    south, north = (Hand(deck.names(int(s["hand"][seat])), int(s["hidden"][seat])) for seat in Seat)
    return Border(tuple(_stone(deck, s, n) for n in range(stones)), (south, north), int(s["pile_size"]), deck.names(unseen))


def _stone(deck: Deck, s: Any, stone: int) -> Stone:
    counts = [int(count) for count in s["count"][stone]]
    south, north = (tuple(deck.name(int(card)) for card in s["cards"][stone, seat, : counts[seat]]) for seat in Seat)
    owner = next((seat for seat in Seat if (int(s["owned"][seat]) >> stone) & 1), None)
    last = Seat((int(s["order"][stone]) >> (sum(counts) - 1)) & 1) if sum(counts) else None
    return Stone(stone + 1, owner, (south, north), last)
