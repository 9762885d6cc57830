"""Views to try opponents on."""

from __future__ import annotations

from collections.abc import Iterator

import tottenbury as tb
from tottenbury.core.chance import Chance
from tottenbury.core.kernel_game import KernelGame

CARD_BOOKS = [book for book in tb.rulebooks() if book != "tug"]


def game_of(book: tb.Rulebook) -> KernelGame:
    assert isinstance(book.game, KernelGame)
    return book.game


def random_views(rulebook: str, seed: int) -> Iterator[tuple[tb.Position, tb.View]]:
    """The deciders' views along a random game, at most 300 of them."""
    position = tb.rulebook(rulebook).deal(seed)
    chance = Chance(seed)
    for _ in range(300):
        if position.outcome is not None:
            return
        view = position.view(position.to_move)
        yield position, view
        moves = view.legal_moves()
        position = position.play(moves[chance.below(len(moves))])
