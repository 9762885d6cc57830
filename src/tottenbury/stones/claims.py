"""Claiming a stone and proving the claim (rulebook section "the border stones"; rules A5 and A6)."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.contest import deck_cards, latest_seat, wild_cards
from tottenbury.cards.formations import ALL_FORMATIONS, NO_FLOOR, SUM_ONLY
from tottenbury.cards.prover import strongest
from tottenbury.kernel import compiled, inlined
from tottenbury.kernel.bits import NO_CARDS, lowest
from tottenbury.stones.state import BOTH_FULL

TACTICS = True
"""False in the copy of these functions that the base games are bound to, as in stones.turn."""


@inlined
def need_at(rules: Any, s: Any, stone: int) -> int:
    """How many cards a complete formation has at a stone: one more in the mud (S3.2, S9.24). The rules may be an edition, too."""
    return rules.need + (s.terrain[stone, 1] != 0) if TACTICS else rules.need


@inlined
def counting_at(s: Any, stone: int) -> int:
    """The formations that count at a stone: in the fog only the sum does (S4.7, S9.23)."""
    return SUM_ONLY if TACTICS and s.terrain[stone, 0] != 0 else ALL_FORMATIONS


@compiled
def best_side(rules: Any, s: Any, stone: int, seat: int, floor: int) -> tuple[int, int]:
    """The strongest formation that `seat` has or could still complete at a stone from the cards not face up, and what it adds (S5.6)."""
    side = deck_cards(s, stone, seat)
    wilds = wild_cards(s, stone, seat) if TACTICS else NO_CARDS
    missing = need_at(rules, s, stone) - s.count[stone, seat]
    return strongest(rules, side, wilds, missing, rules.all_cards & ~s.seen, counting_at(s, stone), False, floor)


@inlined
def weigh(rules: Any, s: Any, stone: int, seat: int) -> None:
    """Note whether a side is complete and what it is worth, whenever something has changed there."""
    s.doubt[stone, 0] = s.doubt[stone, 1] = 0  # what refuted a claim may be gone
    if s.count[stone, seat] >= need_at(rules, s, stone):
        s.complete[seat] |= 1 << stone
        s.weight[stone, seat], _ = best_side(rules, s, stone, seat, NO_FLOOR)
    else:
        s.complete[seat] &= ~(1 << stone)


@inlined
def open_stones(rules: Any, s: Any) -> int:
    """The stones that nobody has claimed, as a set."""
    return ((1 << rules.stones) - 1) & ~(s.owned[0] | s.owned[1])


@inlined
def free_slots(rules: Any, s: Any, seat: int) -> int:
    """The stones where a seat may add a card: not claimed, own side not full (S3.2), as a set."""
    return open_stones(rules, s) & ~s.complete[seat]


@inlined
def must_be_full(rules: Any, s: Any, stone: int) -> bool:
    """Whether nobody can claim a stone before both sides are complete: in the mud, where the option says so (D-34)."""
    return TACTICS and rules.mud_claim == BOTH_FULL and s.terrain[stone, 1] != 0


@compiled
def provable(rules: Any, s: Any, stone: int, seat: int) -> bool:
    """Whether `seat`, whose side is complete, may claim an open stone: nothing the other side has or can become beats it (S5.3 to S5.9)."""
    mine = s.weight[stone, seat]
    if (s.complete[1 - seat] >> stone) & 1:
        theirs = s.weight[stone, 1 - seat]
        return theirs < mine or (theirs == mine and latest_seat(s, stone) != seat)  # S4.5: complete first
    if must_be_full(rules, s, stone):
        return False
    doubt = s.doubt[stone, seat]
    if doubt and not doubt & s.seen:
        return False  # the cards that refuted this claim before are still not face up
    theirs, added = best_side(rules, s, stone, 1 - seat, mine)
    if theirs <= mine:
        return True  # S5.7: who would complete later loses the tie
    s.doubt[stone, seat] = added
    return False


@compiled
def provable_stones(rules: Any, s: Any, seat: int) -> int:
    """All stones that `seat` may claim, as a set (S5.2: its own side must be complete)."""
    stones = 0
    candidates = s.complete[seat] & open_stones(rules, s)
    while candidates:
        stone = lowest(candidates)
        if provable(rules, s, stone, seat):
            stones |= 1 << stone
        candidates &= candidates - 1
    return stones


@inlined
def has_row(stones: int, length: int) -> bool:
    """Whether a set of stones holds `length` adjacent ones."""
    for _ in range(length - 1):
        stones &= stones >> 1
    return stones != 0
