"""Opponents where no library answers: the same moves, and none that keeps people waiting."""

from __future__ import annotations

import time
from functools import cache

import pytest

import tottenbury as tb
from tests.opponents.nets.nets import BOOKS
from tests.opponents.views import game_of
from tottenbury.opponents import doors
from tottenbury.opponents.levels import LEVELS
from tottenbury.opponents.nets.players import DeepOpponent


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody but the interpreter answers."""
    for rulebook in tb.rulebooks():
        game = game_of(tb.rulebook(rulebook))
        doors.open_doors(game)
        monkeypatch.setattr(game.kernels, "library", None)
        for door in game.kernels.doors.values():
            monkeypatch.setattr(door, "native", None)


@cache
def middle(rulebook: str) -> tb.View:
    """What the mover sees some way into a game."""
    position, helper = tb.rulebook(rulebook).deal(3), tb.opponent("greedy", 3)
    for _ in range(30):
        after = position.play(helper.choose(position.view(position.to_move)))
        if after.outcome is not None:
            break
        position = after
    return position.view(position.to_move)


CARD_PLAYERS = ("greedy", "greedy-1", "search:5n", "learned", "deep:2n")
PLAYERS = [*((name, book) for name in CARD_PLAYERS for book in BOOKS), ("search:5n", "tug"), ("perfect", "tug")]


@pytest.fixture(scope="module")
def thoughts() -> dict[tuple[str, str], tb.Thought]:
    """What they think where a library answers, if there is one."""
    return {(name, book): tb.opponent(name, 4).think(middle(book)) for name, book in PLAYERS}


@pytest.mark.parametrize(("name", "rulebook"), PLAYERS)
def test_opponents_think_the_same_without_a_library(
    name: str, rulebook: str, thoughts: dict[tuple[str, str], tb.Thought], interpreted: None
) -> None:
    thought, known = tb.opponent(name, 4).think(middle(rulebook)), thoughts[name, rulebook]
    assert (thought.move, thought.candidates, thought.line) == (known.move, known.candidates, known.line), f"{middle(rulebook)}"


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("rulebook", tb.rulebooks())
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_keeps_people_waiting(level: str, rulebook: str) -> None:
    """A second or two of work for the first moves, also when somebody asks for more simulations than there is time for."""
    position = tb.rulebook(rulebook).deal(2)
    player = tb.opponent(level, 1)
    for budget in (None, tb.Budget(simulations=100_000)):
        began = time.process_time()
        assert player.choose(position.view(position.to_move), budget) in position.legal_moves()
        assert time.process_time() - began < 6.0


@pytest.mark.usefixtures("interpreted")
def test_a_search_says_that_no_library_helped_it() -> None:
    view = middle("stones-1999")
    assert tb.opponent("search", 1, simulations=2).think(view).interpreted
    assert tb.opponent("expert", 1).think(view).interpreted
    assert not tb.opponent("greedy", 1).think(view).interpreted


@pytest.mark.usefixtures("interpreted")
def test_a_number_of_simulations_that_was_asked_for_is_kept() -> None:
    """Only levels are cut short: who asks for a search by its name wants the same result everywhere."""
    player = tb.opponent("deep:3n", 1)
    assert isinstance(player, DeepOpponent)
    assert player.think(middle("siege-2020")).simulations == 3


def test_every_door_of_the_room_is_opened() -> None:
    game, tug = game_of(tb.rulebook("stones-1999")), game_of(tb.rulebook("tug"))
    doors.open_doors(game)
    doors.open_doors(tug)
    common = {"rate_at", "value_at", "explore", "knowable", "imagine_at", "search_ending", "rate_first"}
    assert set(game.kernels.doors) >= common | {"value_view", "value_seen", "try_moves"}
    assert set(tug.kernels.doors) >= common | {"rate_perfect"}
