"""A siege as it lies on the table, in plain data for whoever draws it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tottenbury.cards.layout import Hand, hand_of, latest_at, lay_hand, played_cards, side_of
from tottenbury.core.seats import Seat
from tottenbury.siege.edition import TILE_NAMES, Face, SiegeEdition
from tottenbury.siege.state import TILES


@dataclass(frozen=True)
class Tile:
    """One tile of the wall and what lies there."""

    number: int
    name: str
    damaged: bool
    face: Face
    """What it asks for now."""
    sides: tuple[tuple[str, ...], tuple[str, ...]]
    """The attacker's and the defender's cards, the one nearest to the wall first."""
    last: Seat | None
    """Whose card arrived last, if any."""


@dataclass(frozen=True)
class Castle:
    """The whole table."""

    tiles: tuple[Tile, ...]
    hands: tuple[Hand, Hand]
    picks: tuple[Hand, Hand]
    """The cards laid aside for a swap."""
    pile: int
    tactic_pile: int
    cauldrons: int
    discards: tuple[str, ...]
    played: tuple[tuple[Seat, str], ...]
    """Every tactic card played from a hand, in order."""
    unseen: tuple[str, ...]
    """The siege cards that lie neither on the wall nor among the discards."""
    ending: int
    """1: the last siege card is drawn; 2: the attacker's last turn is running."""


def lay_out(edition: SiegeEdition, s: Any) -> Castle:
    """What lies where."""
    south, north = (hand_of(edition, s, seat) for seat in Seat)
    picks = [
        lay_hand(
            edition,
            s.picked[seat],
            s.picked_tactics[seat],
            s.picked_hidden[seat],
            s.picked_hidden_tactics[seat],
        )
        for seat in Seat
    ]
    return Castle(
        tiles=tuple(_tile(edition, s, n) for n in range(TILES)),
        hands=(south, north),
        picks=(picks[0], picks[1]),
        pile=s.pile_size[0],
        tactic_pile=s.pile_size[1],
        cauldrons=s.cauldrons,
        discards=lay_hand(edition, s.discarded, s.discarded_tactics, 0, 0).cards,
        played=played_cards(edition, s),
        unseen=edition.deck.names(((1 << edition.deck.size) - 1) & ~s.seen),
        ending=s.ending,
    )


def _tile(edition: SiegeEdition, s: Any, tile: int) -> Tile:
    sides = side_of(edition, s, tile, Seat.SOUTH), side_of(edition, s, tile, Seat.NORTH)
    damaged = bool((s.damaged >> tile) & 1)
    return Tile(tile + 1, TILE_NAMES[tile], damaged, edition.face(s, tile), sides, latest_at(s, tile))
