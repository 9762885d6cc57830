"""A side at a stone or tile as judges handle it: its cards, its wild cards, how many are missing, and its weight if none is."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.contest import SECOND_JOKER, WILD
from tottenbury.cards.deck import JOKER
from tottenbury.cards.formations import NO_FLOOR
from tottenbury.cards.prover import strongest
from tottenbury.kernel import jit
from tottenbury.kernel.bits import NO_CARDS

Side = tuple[int, int, int, int]


@jit
def with_card(side: Side, card: int) -> Side:
    """A side with one more card, named as in a move; its weight is not looked after."""
    if card < WILD:
        return side[0] | (1 << card), side[1], side[2] - 1, 0
    return side[0], side[1] + wild_of(card), side[2] - 1, 0


@jit
def without_card(side: Side, card: int) -> Side:
    """A side with one card less."""
    if card < WILD:
        return side[0] & ~(1 << card), side[1], side[2] + 1, 0
    return side[0], side[1] - wild_of(card), side[2] + 1, 0


@jit
def wild_of(card: int) -> int:
    """A wild card as it is counted among a side's."""
    return 1 << 4 * (JOKER if card == SECOND_JOKER else card - WILD)


@jit
def weighed(rules: Any, side: Side, counting: int, low: bool) -> Side:
    """A side with its weight, if it is complete."""
    if side[2] > 0:
        return side
    weight, _ = strongest(rules, side[0], side[1], 0, NO_CARDS, counting, low, NO_FLOOR)
    return side[0], side[1], side[2], weight
