"""What a game has to say for this room, and what happens where it says nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

import tottenbury as tb
from tests.research.sticks import STICKS, sticks
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.research import Batch, spaces_of
from tottenbury.research.adapters import draw
from tottenbury.research.efg import extensive_form
from tottenbury.research.games import GAMES
from tottenbury.research.observing.planes import Planes, plane
from tottenbury.research.open_game import CHANCE, OVER, setting_of
from tottenbury.research.recall import information_rows, information_text
from tottenbury.research.resampling import resample


@pytest.fixture
def book() -> Iterator[Rulebook]:
    GAMES.add("sticks", "tests.research.sticks")
    yield sticks()
    GAMES._modules.pop("sticks")


@pytest.mark.parametrize("name", tb.rulebooks())
def test_every_rulebook_finds_its_game_by_the_name_of_its_family(name: str) -> None:
    assert GAMES[tb.rulebook(name).game.family.game] is spaces_of(name).research


def test_a_game_that_says_only_what_can_be_done_is_played_in_a_batch(book: Rulebook) -> None:
    spaces = spaces_of(book)
    assert [spaces.action_to_text(action) for action in range(spaces.actions)] == ["take1", "take2", "take3"]
    assert [(plane.name, plane.size) for plane in spaces.planes] == [("turn", 3)]
    batch = Batch(book, 4, seed=1, autoreset=False)
    for _ in range(STICKS):
        seats = batch.current_player.copy()
        assert (batch.observation == np.stack([seats == 0, np.ones(4), np.ones(4)], axis=1))[batch.running()].all()
        batch.step(batch.random_actions())
    assert not batch.running().any()


def test_a_plane_that_nothing_writes_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing writes the planes weather"):
        Planes(("turn",), [plane("weather", 1, "rain", number=1)])


def test_its_only_event_of_chance_is_who_begins(book: Rulebook) -> None:
    open_game = setting_of(book).begin()
    assert open_game.chances() == [(0, 0.5), (1, 0.5)]
    assert setting_of(book, Seat.NORTH).begin().chances() == [(1, 1.0)]
    chance = random.Random(3)
    while open_game.player != OVER:
        codes = [code for code, _ in open_game.chances()] if open_game.player == CHANCE else open_game.actions()
        open_game = open_game.after(chance.choice(codes))
    stages, lengths = open_game.path(), open_game.setting.lengths
    assert [stage.player for stage in stages].count(CHANCE) == lengths.events
    assert sum(stage.player >= 0 for stage in stages) <= lengths.decisions
    assert sorted(open_game.returns()) == [-1.0, 1.0]
    assert information_text(open_game, Seat.SOUTH).removeprefix("S") == information_text(open_game, Seat.NORTH).removeprefix("N")
    assert information_rows(open_game, Seat.SOUTH, lengths.steps)[0].tolist() == [1 + open_game.history()[0], 1 + open_game.history()[1], 0]
    assert resample(open_game, Seat.SOUTH, chance) is open_game


def test_its_tree_is_written_and_its_views_are_drawn_as_their_notation(book: Rulebook) -> None:
    form = extensive_form(setting_of(book))
    assert form.chance_nodes == 1
    assert form.ends == 2 * 44  # sums of 7 with parts from 1 to 3, for either beginner
    assert draw(book.deal(1, Seat.SOUTH).view(Seat.NORTH)) == "sticks: South decides, take\n7 S take"
