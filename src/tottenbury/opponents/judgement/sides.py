"""A side at a stone or tile as judges handle it, and what decides what will become of it."""

from __future__ import annotations

from typing import Any, NamedTuple

from tottenbury.cards.contest import WILD, kind_of_wild
from tottenbury.cards.formations import NO_FLOOR
from tottenbury.cards.prover import strongest
from tottenbury.kernel import compiled, inlined
from tottenbury.kernel.bits import NO_CARDS

NOTHING = -1
"""No card, where a move may lay or take one."""


class Side(NamedTuple):
    """One side of a place."""

    cards: int
    """The deck's cards, as a set."""
    wilds: int
    """The wild cards, counted four bits a kind."""
    missing: int
    """How many cards it still takes."""
    weight: int
    """What it is worth if none is missing."""


class Face(NamedTuple):
    """How a place is decided."""

    counting: int
    """The formations that count there, as a set."""
    low: bool
    """Whether the lower sum wins."""
    need: int
    """How many cards a side takes."""


class Supply(NamedTuple):
    """What a seat may still lay."""

    hand: int
    """The cards in its hand, or known to be there, as a set."""
    pool: int
    """The cards that may come to it, as a set."""
    miss_table: Any
    """How likely none of some cards comes in time: see `formation_odds`."""


class Force(NamedTuple):
    """A side with what its seat may still lay, and room for what it may become (`formation_odds.rank_distribution`)."""

    side: Side
    supply: Supply
    distribution: Any


@compiled
def with_card(side: Side, card: int) -> Side:
    """A side with one more card, named as in a move; its weight is not looked after."""
    if card < WILD:
        return Side(side.cards | (1 << card), side.wilds, side.missing - 1, 0)
    return Side(side.cards, side.wilds + wild_of(card), side.missing - 1, 0)


@compiled
def without_card(side: Side, card: int) -> Side:
    """A side with one card less."""
    if card < WILD:
        return Side(side.cards & ~(1 << card), side.wilds, side.missing + 1, 0)
    return Side(side.cards, side.wilds - wild_of(card), side.missing + 1, 0)


@compiled
def emptied(need: int) -> Side:
    """A side on which nothing lies."""
    return Side(NO_CARDS, NO_CARDS, widened(need), 0)


@inlined
def widened(number: int) -> int:
    """A number of a small field as a machine word, so that compiled code has one type for a side or face."""
    return NO_CARDS + number


@compiled
def wild_of(card: int) -> int:
    """A wild card as it is counted among a side's."""
    return 1 << 4 * kind_of_wild(card)


@compiled
def weighed(rules: Any, side: Side, face: Face) -> Side:
    """A side with its weight, if it is complete."""
    if side.missing > 0:
        return side
    weight, _ = strongest(rules, side.cards, side.wilds, 0, NO_CARDS, face.counting, face.low, NO_FLOOR)
    return Side(side.cards, side.wilds, side.missing, weight)
