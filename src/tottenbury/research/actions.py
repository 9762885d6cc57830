"""A flat index over all moves of a rulebook: one action is one move of the notation.

The index is data. A block lists its cards and its targets, and two small tables, filled from the blocks, turn any move into its number,
whatever the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tottenbury.cards.moves import CARD_AT, NOWHERE, place_in, source_in
from tottenbury.kernel import compiled, inlined

KINDS, CARDS = 32, 256
"""A move's kind and card make one number. The tug of war, whose cards are dice, has them at the same bits."""

PLACES = (1 << CARD_AT) - 1
"""The bits of a move that say from where and to where."""

NO_ACTION = -1000
"""In the table, where no action is: no target is so far that it would make one of it."""

A_SOURCE, LAST, ALONE = range(3)
"""Rows of the table `others`."""

ANYWHERE = None
"""The source of a card that can lie in one place only, so that its place is not part of the index."""

Entry = tuple[int, int | None]
"""A card, and the place that it comes from."""


def anywhere(cards: Iterable[int]) -> tuple[Entry, ...]:
    """Cards of which it does not matter where they come from."""
    return tuple((card, ANYWHERE) for card in cards)


@dataclass(frozen=True)
class Block:
    """Neighbouring actions of one kind: every entry with every target."""

    name: str
    kind: int
    meaning: str
    entries: tuple[Entry, ...] = ((0, ANYWHERE),)
    targets: tuple[int, ...] = (0,)
    lying: bool = False
    """Whether the card is one that lies on the table."""
    offset: int = 0

    @property
    def size(self) -> int:
        """How many actions it has."""
        return len(self.entries) * len(self.targets)


class ActionIndex:
    """All blocks of a rulebook, one behind the other."""

    def __init__(self, blocks: list[Block]) -> None:
        placed: list[Block] = []
        offset = 0
        for block in blocks:
            placed.append(replace(block, offset=offset))
            offset += block.size
        self.blocks = tuple(placed)
        self.size = offset
        self.first: Any = np.full(KINDS * CARDS, NO_ACTION, np.int32)
        """The action at source 0 and target 0, by kind and card."""
        self.others: Any = np.zeros((3, KINDS * CARDS), np.int32)
        """The same for moves that name a source or go nowhere: how much further a source is, how much further `nowhere` is than target 0,
        and the action that has neither."""
        self.others[ALONE] = NO_ACTION
        for block in self.blocks:
            self._enter(block)

    def _enter(self, block: Block) -> None:
        width = len(block.targets)
        for number, (card, source) in enumerate(block.entries):
            first, key = block.offset + number * width, block.kind * CARDS + card
            if source == NOWHERE:
                self.others[ALONE, key] = first
                continue
            self.first[key] = first
            if source is not ANYWHERE:
                self.first[key] = first - source * width
                self.others[A_SOURCE, key] = width
            if NOWHERE in block.targets:
                self.others[LAST, key] = block.targets.index(NOWHERE)

    def block_of(self, action: int) -> Block:
        """The block that an action stands in."""
        return next(block for block in reversed(self.blocks) if block.offset <= action)

    def parts(self, action: int) -> tuple[Block, int, int | None, int]:
        """The block of an action, and its card, source and target."""
        block = self.block_of(action)
        number, target = divmod(action - block.offset, len(block.targets))
        return block, *block.entries[number], block.targets[target]


@inlined
def index_of(first: Any, others: Any, made: int) -> int:
    """The action of a move; negative if the index has none for it."""
    places = made & PLACES
    if places < NOWHERE:  # no source, and a target
        return first[made >> CARD_AT] + places
    return _index_of_other(first, others, made >> CARD_AT, source_in(made), place_in(made))


@compiled
def _index_of_other(first: Any, others: Any, key: int, source: int, target: int) -> int:
    if source == NOWHERE:
        return others[ALONE, key]
    return first[key] + others[A_SOURCE, key] * source + (others[LAST, key] if target == NOWHERE else target)


@compiled
def indices_of(first: Any, others: Any, moves: Any, actions: Any) -> None:
    """The actions of several moves."""
    for n in range(len(moves)):
        actions[n] = index_of(first, others, moves[n])
