"""A position as it lies on the table, in plain data for whoever draws it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tottenbury.cards.layout import Hand, hand_of, latest_at, played_cards, side_of
from tottenbury.core.seats import Seat
from tottenbury.stones.claims import need_at
from tottenbury.stones.edition import Edition
from tottenbury.stones.state import KINDS


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


def owner_of(s: Any, stone: int) -> Seat | None:
    """Who has claimed a stone, counted from 0."""
    return next((seat for seat in Seat if (s.owned[seat] >> stone) & 1), None)


def lay_out(edition: Edition, s: Any) -> Border:
    """What lies where."""
    deck = edition.deck
    unseen = ((1 << deck.size) - 1) & ~s.seen
    south, north = (hand_of(edition, s, seat) for seat in Seat)
    discards = [*deck.names(s.discarded[0] | s.discarded[1])]
    discards += [edition.codes[kind] for kind in range(KINDS) for _ in range(s.discarded_tactics[0, kind] + s.discarded_tactics[1, kind])]
    played = played_cards(edition, s)
    stones = tuple(_stone(edition, s, n) for n in range(edition.stones))
    pile, tactic_pile = s.pile_size
    return Border(stones, (south, north), pile, tactic_pile, tuple(discards), played, deck.names(unseen))


def _stone(edition: Edition, s: Any, stone: int) -> Stone:
    sides = side_of(edition, s, stone, Seat.SOUTH), side_of(edition, s, stone, Seat.NORTH)
    terrain = tuple(name for name, laid in zip(("Fo", "Mu"), s.terrain[stone], strict=True) if laid)
    return Stone(stone + 1, owner_of(s, stone), sides, terrain, need_at(edition, s, stone), latest_at(s, stone))
