"""What tests ask of the kernels: the fields of a position, a deck on its own, and whether a library answers."""

from __future__ import annotations

from typing import Any

import tottenbury as tb
from tottenbury.cards.deck import DECK_FIELDS, Deck
from tottenbury.core.kernel_game import KernelGame
from tottenbury.kernel.layout import Layout

DECK = Layout("deck", DECK_FIELDS)


def fields_of(position: tb.Position) -> Any:
    """The fields of a position as attributes, to look at."""
    return position.book.game.read(position.state)


def is_interpreted(book: tb.Rulebook) -> bool:
    """Whether no library answers here, so that what it does in a second would take minutes."""
    game = book.game
    assert isinstance(game, KernelGame)
    return game.kernels.library is None


def deck_record(deck: Deck) -> Any:
    """A deck as the prover takes it, without a game's rules around it."""
    record = DECK.record(DECK.new())
    deck.fill(record)
    return record
