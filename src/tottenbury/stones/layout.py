"""A position as it lies on the table, in plain data for whoever draws it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tottenbury.cards.contest import SECOND_JOKER
from tottenbury.cards.deck import JOKER, Deck
from tottenbury.cards.hands import TACTIC
from tottenbury.stones.edition import Edition
from tottenbury.stones.state import KINDS
from tottenbury.table.game import State
from tottenbury.table.seats import Seat

TACTIC_NAMES = ("Jo", "Sp", "Sh", "Fo", "Mu", "Sc", "Re", "De", "Tr")
"""Joker, spy, shield bearer, fog, mud, scout, redeploy, deserter, traitor."""


def card_name(deck: Deck, card: int) -> str:
    """A clan or tactic card in notation; the later one of two jokers on a side is `Jo2`."""
    if card == SECOND_JOKER:
        return TACTIC_NAMES[JOKER] + "2"
    return deck.name(card) if card < TACTIC else TACTIC_NAMES[card - TACTIC]


@dataclass(frozen=True)
class Stone:
    """One stone of the border and what lies there."""

    number: int
    owner: Seat | None
    sides: tuple[tuple[str, ...], tuple[str, ...]]
    """South's and North's cards, each in order of arrival."""
    terrain: tuple[str, ...]
    """Fog and mud on the stone."""
    need: int
    """How many cards a complete formation has here."""
    last: Seat | None
    """Whose card arrived last, if any."""


@dataclass(frozen=True)
class Hand:
    """The known cards of a hand, and how many more it holds."""

    cards: tuple[str, ...]
    hidden: int
    hidden_tactics: int


@dataclass(frozen=True)
class Border:
    """The whole table."""

    stones: tuple[Stone, ...]
    hands: tuple[Hand, Hand]
    pile: int
    tactic_pile: int
    discards: tuple[str, ...]
    played: tuple[tuple[Seat, str], ...]
    """Every tactic card played from a hand, in order."""
    unseen: tuple[str, ...]
    """The clan cards that are not face up."""


def owner_of(state: State, stone: int) -> Seat | None:
    """Who has claimed a stone, counted from 0."""
    return next((seat for seat in Seat if (int(state["owned"][0, seat]) >> stone) & 1), None)


def lay_out(edition: Edition, state: State) -> Border:
    """What lies where."""
    s, deck = state[0], edition.deck
    unseen = ((1 << deck.size) - 1) & ~int(s["seen"])
    south, north = (_hand(deck, s, seat) for seat in Seat)
    discards = [*deck.names(int(s["discarded"][0] | s["discarded"][1]))]
    discards += [TACTIC_NAMES[kind] for kind in range(KINDS) for _ in range(int(s["discarded_tactics"][:, kind].sum()))]
    played = tuple((Seat(int(entry) >> 8), TACTIC_NAMES[(int(entry) & 255) - TACTIC]) for entry in s["played"][: s["plays"]])
    stones = tuple(_stone(edition, state, n) for n in range(edition.stones))
    pile, tactic_pile = (int(size) for size in s["pile_size"])
    return Border(stones, (south, north), pile, tactic_pile, tuple(discards), played, deck.names(unseen))


def _hand(deck: Deck, s: Any, seat: Seat) -> Hand:
    tactics = tuple(TACTIC_NAMES[kind] for kind in range(KINDS) for _ in range(int(s["tactics"][seat, kind])))
    return Hand(deck.names(int(s["hand"][seat])) + tactics, int(s["hidden"][seat]), int(s["hidden_tactics"][seat]))


def _stone(edition: Edition, state: State, stone: int) -> Stone:
    s = state[0]
    counts = [int(count) for count in s["count"][stone]]
    south, north = (tuple(card_name(edition.deck, int(card)) for card in s["cards"][stone, seat, : counts[seat]]) for seat in Seat)
    last = Seat((int(s["order"][stone]) >> (sum(counts) - 1)) & 1) if sum(counts) else None
    terrain = tuple(name for name, laid in zip(("Fo", "Mu"), s["terrain"][stone], strict=True) if laid)
    return Stone(stone + 1, owner_of(state, stone), (south, north), terrain, edition.need_at(s, stone), last)
