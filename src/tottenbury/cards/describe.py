"""Formations in words: which cards, which of the five types, and what each wild card stands for."""

from __future__ import annotations

from collections.abc import Sequence

from tottenbury.cards.contest import WILD
from tottenbury.cards.deck import JOKER, SHIELD, SPY, Deck
from tottenbury.cards.formations import CONSECUTIVE, EQUAL, FORMATIONS, rank_of, total_of
from tottenbury.core.game import Formation

WILD_NAMES = ("Jo", "Sp", "Sh")


def describe(deck: Deck, side: Sequence[int], added: int, weight: int, lower_wins: bool = False) -> Formation:
    """The formation of this weight that the cards of a side make together with the set `added`."""
    total = int(total_of(weight, lower_wins))
    line = next(formation for formation in FORMATIONS if formation.rank == rank_of(weight))
    lying = [card for card in side if card < WILD]
    wilds = sorted((card - WILD for card in side if card >= WILD), key=(SPY, SHIELD, JOKER).index)
    cards = lying + [card for card in range(deck.size) if (added >> card) & 1]
    strengths = [card % deck.strengths + deck.weakest for card in cards]
    values = _wild_values(deck, wilds, strengths, total, line.shape, lower_wins)
    colour = deck.name((cards or [0])[0])[0] if line.one_colour else ""
    names = [deck.name(card) for card in cards]
    names += [f"{WILD_NAMES[kind]}={colour}{value}" for kind, value in zip(wilds, values, strict=True)]
    return Formation(line.key, tuple(names), total)


def _wild_values(deck: Deck, wilds: Sequence[int], strengths: Sequence[int], total: int, shape: int, lower_wins: bool) -> list[int]:
    """What strength each wild card has in a formation of this shape and total; narrow kinds come first."""
    reach = {JOKER: (deck.weakest, deck.strongest), SPY: (deck.spy, deck.spy), SHIELD: deck.shield}
    size = len(wilds) + len(strengths)
    if shape == EQUAL:
        return [total // size] * len(wilds)
    if shape != CONSECUTIVE:
        return [reach[kind][0 if lower_wins else 1] for kind in wilds]
    start = (total - size * (size - 1) // 2) // size
    gaps = [strength for strength in range(start, start + size) if strength not in strengths]
    values = []
    for kind in wilds:
        low, high = reach[kind]
        value = next(gap for gap in gaps if low <= gap <= high)
        gaps.remove(value)
        values.append(value)
    return values
