"""The prover: the strongest formation that a side can still become, found type by type on bit sets, never by trying completions.

It answers both questions of the games with one definition. What is a complete side worth? (nothing missing: the best values for its wild
cards.) What could an incomplete side still become? (some cards missing, to be taken from the unseen ones, S5.6.)
"""

from __future__ import annotations

from typing import Any

from tottenbury.cards.deck import JOKER, SHIELD, SPY
from tottenbury.cards.formations import (
    COLOUR_RUN,
    CONSECUTIVE,
    EQUAL,
    NO_FORMATION,
    SUM,
    asks_one_colour,
    rank_of,
    shape_of,
    weight,
)
from tottenbury.kernel import compiled
from tottenbury.kernel.bits import NO_CARDS, highest, lowest, popcount


@compiled
def strongest(deck: Any, side: int, wilds: int, missing: int, unseen: int, counting: int, lower_wins: bool, floor: int) -> tuple[int, int]:
    """The weight of the best formation that `side` can become with `missing` cards out of `unseen`, and the set of those cards.

    `wilds` counts the side's wild cards by kind; `counting` is the set of formations that count. With a `floor` the question is only
    whether that weight can be beaten: formations of a lower rank are not looked at (if nothing else is possible the answer is
    NO_FORMATION), and the first one of a higher rank will do.
    """
    if popcount(unseen) < missing:
        return NO_FORMATION, 0
    lying, lying_total = strengths_lying(deck, side)
    if not wilds and missing == 0:
        return _as_it_lies(deck, side, lying, lying_total, counting, lower_wins), NO_CARDS
    size = popcount(side) + count_wilds(wilds) + missing
    colour = deck.colour_of[lowest(side)] * deck.strengths if side else 0
    for rank in range(COLOUR_RUN, max(SUM, rank_of(floor)) - 1, -1):
        if not (counting >> rank) & 1 or (asks_one_colour(rank) and side & ~(deck.one_colour << colour)):
            continue
        # A formation of one colour is looked for in the colour of the side's cards, or in each colour if it has none.
        best_total, best_added = -1, 0
        shift = colour
        for _ in range(deck.colours if asks_one_colour(rank) and not side else 1):
            offered = unseen & (deck.one_colour << shift) if asks_one_colour(rank) else unseen
            if shape_of(rank) == CONSECUTIVE:
                total, added = _best_run(deck, popcount(side), lying, wilds, size, offered, lower_wins)
            elif shape_of(rank) == EQUAL:
                total, added = _best_equal(deck, lying, wilds, missing, size, offered, lower_wins)
            else:
                total, added = total_of_any(deck, lying_total, wilds, missing, offered, lower_wins)
            if total >= 0 and (best_total < 0 or (total < best_total if lower_wins else total > best_total)):
                best_total, best_added = total, added
                if floor != NO_FORMATION and rank > rank_of(floor):
                    break
            shift += deck.strengths
        if best_total >= 0:
            return weight(rank, best_total + size * deck.weakest, lower_wins), best_added
    return NO_FORMATION, 0


@compiled
def _as_it_lies(deck: Any, side: int, lying: int, lying_total: int, counting: int, lower_wins: bool) -> int:
    """The weight of a complete side without wild cards: nothing is to be looked for, each formation fits or does not."""
    size = popcount(side)
    one_colour = not side & ~(deck.one_colour << (deck.colour_of[lowest(side)] * deck.strengths))
    equal = popcount(lying) == 1
    run = popcount(lying) == size and highest(lying) - lowest(lying) == size - 1
    for rank in range(COLOUR_RUN, SUM - 1, -1):
        fits = (one_colour or not asks_one_colour(rank)) and (run or shape_of(rank) != CONSECUTIVE) and (equal or shape_of(rank) != EQUAL)
        if fits and (counting >> rank) & 1:
            return weight(rank, lying_total + size * deck.weakest, lower_wins)
    return NO_FORMATION


# The totals below are counted above the weakest card's strength; -1 says that the formation is impossible.


@compiled
def _best_run(deck: Any, cards: int, lying: int, wilds: int, size: int, offered: int, lower_wins: bool) -> tuple[int, int]:
    """Consecutive strengths; for a colour run only cards of the one colour are offered."""
    if popcount(lying) != cards:
        return -1, 0
    strengths = strengths_offered(deck, offered)
    starts = (1 << (deck.strengths - size + 1)) - 1 if deck.strengths >= size else 0
    if lying:
        starts &= (2 << lowest(lying)) - 1
        starts &= -1 << max(0, highest(lying) - size + 1)
    if not wilds:
        for n in range(size):
            starts &= (lying | strengths) >> n
    while starts:
        start = lowest(starts) if lower_wins else highest(starts)
        gaps = (((1 << size) - 1) << start) & ~lying
        if wilds:
            gaps = gaps_after_wilds(deck, wilds, gaps, strengths)
        if not gaps & ~strengths:
            return size * start + size * (size - 1) // 2, _one_of_each(deck, offered, gaps)
        starts &= ~(1 << start)
    return -1, 0


@compiled
def _best_equal(deck: Any, lying: int, wilds: int, missing: int, size: int, offered: int, lower_wins: bool) -> tuple[int, int]:
    """All cards of one strength."""
    low, high = 0, deck.strengths - 1
    if lying:
        low, high = lowest(lying), highest(lying)
        if low != high:
            return -1, 0
    if wilds:
        for kind in range(JOKER, SHIELD + 1):
            if (wilds >> 4 * kind) & 15:
                low = max(low, deck.wild_low[kind])
                high = min(high, deck.wild_high[kind])
    for step in range(high - low + 1):
        strength = low + step if lower_wins else high - step
        fitting = offered & (deck.one_strength << strength)
        if popcount(fitting) >= missing:
            return size * strength, _some_of(fitting, missing)
    return -1, 0


@compiled
def total_of_any(deck: Any, lying_total: int, wilds: int, missing: int, offered: int, lower_wins: bool) -> tuple[int, int]:
    """Any strengths: the highest (or lowest) cards, and each wild card at its highest (or lowest)."""
    if popcount(offered) < missing:
        return -1, 0
    total = lying_total
    if wilds:
        for kind in range(JOKER, SHIELD + 1):
            value = deck.wild_low[kind] if lower_wins else deck.wild_high[kind]
            total += ((wilds >> 4 * kind) & 15) * value
    added = 0
    strength = 0 if lower_wins else deck.strengths - 1
    while missing > 0:
        fitting = offered & (deck.one_strength << strength)
        taken = min(missing, popcount(fitting))
        added |= _some_of(fitting, taken)
        total += taken * strength
        missing -= taken
        strength += 1 if lower_wins else -1
    return total, added


@compiled
def gaps_after_wilds(deck: Any, wilds: int, gaps: int, strengths: int) -> int:
    """The gaps of a run that are left when the wild cards have filled theirs, best those that no offered card can fill.

    The narrow kinds choose first; as each kind's strengths lie inside or outside another's, that loses nothing. If a wild card fits
    nowhere, a gap is left that no card can fill.
    """
    for kind in (SPY, SHIELD, JOKER):
        reach = ((1 << (deck.wild_high[kind] + 1)) - 1) & ~((1 << deck.wild_low[kind]) - 1)
        for _ in range((wilds >> 4 * kind) & 15):
            fitting = gaps & reach
            if not fitting:
                return 1 << deck.strengths
            needy = fitting & ~strengths
            gaps &= ~(1 << lowest(needy if needy else fitting))
    return gaps


@compiled
def count_wilds(wilds: int) -> int:
    """How many wild cards are counted."""
    return (wilds & 15) + ((wilds >> 4) & 15) + ((wilds >> 8) & 15)


@compiled
def strengths_lying(deck: Any, side: int) -> tuple[int, int]:
    """The strengths on a side, as a set, and their total."""
    strengths = total = 0
    while side:
        strength = deck.strength_of[lowest(side)]
        strengths |= 1 << strength
        total += strength
        side &= side - 1
    return strengths, total


@compiled
def strengths_offered(deck: Any, cards: int) -> int:
    """The strengths that occur in a set of cards, as a set."""
    strengths = 0
    while cards:
        strengths |= cards & deck.one_colour
        cards >>= deck.strengths
    return strengths


@compiled
def _some_of(cards: int, number: int) -> int:
    """The first `number` cards of a set."""
    rest = cards
    while number > 0:
        rest &= rest - 1
        number -= 1
    return cards & ~rest


@compiled
def _one_of_each(deck: Any, cards: int, strengths: int) -> int:
    """One card of each of the given strengths."""
    chosen = 0
    while strengths:
        fitting = cards & (deck.one_strength << lowest(strengths))
        chosen |= fitting & -fitting
        strengths &= strengths - 1
    return chosen
