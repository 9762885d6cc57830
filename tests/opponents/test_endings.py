"""Endings in which nothing is left to come are searched exactly, and only those."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.opponents.endings import exhaustive, late_views
from tests.opponents.views import CARD_BOOKS

OPEN_ENDED = [book for book in CARD_BOOKS if book != "siege-2020-tactics"]
"""Random games of that rulebook hardly ever end with every Support and Swap played, and only then nothing is left to come."""


@pytest.mark.parametrize("rulebook", OPEN_ENDED)
def test_endings_agree_with_a_plain_exhaustive_search(rulebook: str) -> None:
    """Every move that the search gives a proven chance has exactly that value."""
    checked = 0
    for seed, position in late_views(rulebook, range(300), most=60 if rulebook.startswith("siege") else 12):
        seat = position.to_move
        thought = tb.opponent("search", 1, simulations=20_000).think(position.view(seat))
        values = {move: exhaustive(position.play(move), seat) for move in position.legal_moves()}
        if not thought.exact:
            assert max(values.values()) == 0.0, f"seed {seed}: {position}"  # only lost endings are left to the tree
            continue
        checked += 1
        assert values[thought.move] == max(values.values()), f"seed {seed}: {position}"
        for candidate in thought.candidates:
            assert candidate.chance == values[candidate.move], f"seed {seed}: {position} {candidate.move}"
    assert checked >= 4


def test_with_cards_to_come_nothing_is_called_exact() -> None:
    position = tb.rulebook("stones-1999").deal(4)
    assert not tb.opponent("search", 1, simulations=50).think(position.view(position.to_move)).exact
