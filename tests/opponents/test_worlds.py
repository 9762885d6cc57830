"""Imagined worlds agree with the view, and what is hidden in the real one changes no choice."""

from __future__ import annotations

import numpy as np
import pytest

import tottenbury as tb
from tests.opponents.views import CARD_BOOKS, game_of, random_views
from tottenbury.opponents.judgement.judging import judgement_of


@pytest.mark.parametrize("name", ["greedy", "search", "novice"])
@pytest.mark.parametrize("rulebook", CARD_BOOKS)
def test_cards_dealt_anew_where_they_are_hidden_change_no_choice(name: str, rulebook: str) -> None:
    """Any world that agrees with the view: the same choice at the same seed and number of simulations."""
    book = tb.rulebook(rulebook)
    game = game_of(book)
    simulations = 24 if name == "search" else None
    other_worlds = 0
    for seed in range(4):
        for n, (position, view) in enumerate(random_views(rulebook, seed)):
            if n % 7 or len(view.legal_moves()) < 2:
                continue
            redealt = tb.Position(book, judgement_of(game).world_of(game, view.state, seed + 1))
            other_worlds += redealt != position
            seen = [p.view(view.seat) for p in (position, redealt)]
            choices = {tb.opponent(name, 5, simulations=simulations).choose(v) for v in seen}
            assert len(choices) == 1, f"seed {seed}: {position} and {redealt}"
    assert other_worlds > 10


@pytest.mark.parametrize("rulebook", CARD_BOOKS)
def test_an_imagined_world_looks_like_the_view_to_the_viewer(rulebook: str) -> None:
    book = tb.rulebook(rulebook)
    game = game_of(book)
    for seed in range(8):
        for _, view in random_views(rulebook, seed):
            world = tb.Position(book, judgement_of(game).world_of(game, view.state, seed))
            assert str(world.view(view.seat)) == str(view), f"seed {seed}: {view}"
            assert "?" not in str(world)
            assert tb.position(str(world)) == world


def test_every_unseen_card_may_be_in_the_other_hand() -> None:
    book = tb.rulebook("stones-1999")
    game = game_of(book)
    view = book.deal(3).view(tb.Seat.SOUTH)
    other = 1
    worlds = [judgement_of(game).world_of(game, view.state, seed) for seed in range(800)]
    held = np.array([[(game.read(world).hand[other] >> card) & 1 for card in range(54)] for world in worlds])
    own = game.read(view.state).hand[0]
    for card in range(54):
        share = held[:, card].mean()
        assert share == 0 if (own >> card) & 1 else 0.06 < share < 0.2, f"card {card}: {share}"  # 6 of 48, 4 sigma
