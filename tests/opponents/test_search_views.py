"""The search on many views: always legal."""

from __future__ import annotations

import os

import pytest

import tottenbury as tb
from tests.opponents.views import random_views

VIEWS = int(os.environ.get("TOTTENBURY_VIEWS", "1000"))
"""On how many views a rulebook each search is tried; `make views` tries 10,000, which takes some ten minutes in all."""


@pytest.mark.parametrize("rulebook", tb.rulebooks())
def test_sixteen_simulations_never_lead_to_an_illegal_move(rulebook: str) -> None:
    views, seed = 0, 0
    while views < VIEWS:
        search = tb.opponent("search", seed, simulations=16)
        for _, view in random_views(rulebook, seed):
            views += 1
            thought = search.think(view)
            legal = view.legal_moves()
            assert thought.move in legal, f"seed {seed}: {view}"
            assert all(candidate.move in legal for candidate in thought.candidates), f"seed {seed}: {view}"
            assert all(candidate.chance is None or 0 <= candidate.chance <= 1 for candidate in thought.candidates), f"seed {seed}: {view}"
        seed += 1
