"""Levels for people, and the names of opponents with their budgets."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tottenbury.opponents.greedy import GreedyOpponent
from tottenbury.opponents.levels import LEVELS, LevelOpponent
from tottenbury.opponents.nets.players import DeepOpponent, LearnedOpponent
from tottenbury.opponents.perfect import PerfectOpponent
from tottenbury.opponents.search.search import SearchOpponent


@pytest.mark.parametrize("rulebook", tb.rulebooks())
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_rulebook(level: str, rulebook: str) -> None:
    book = tb.rulebook(rulebook)
    player = tb.opponent(level, 1)
    player.check_plays(book)
    position = book.deal(3)
    for _ in range(6):
        view = position.view(position.to_move)
        move = player.choose(view, tb.Budget(simulations=8))
        assert move in view.legal_moves()
        position = position.play(move)


def test_levels_stand_on_stronger_players_the_higher_they_are() -> None:
    book, tug = tb.rulebook("stones-1999"), tb.rulebook("tug")
    players = [LevelOpponent(level).player(book) for level in LEVELS]
    slips = [player.temperature for player in players[:4] if type(player) is LearnedOpponent]
    assert len(slips) == 4
    assert slips == sorted(slips, reverse=True)
    assert slips[3] == 0
    assert isinstance(players[4], DeepOpponent)
    assert isinstance(LevelOpponent("expert").player(tug), PerfectOpponent)


def test_editions_that_no_net_knows_are_played_by_judgement_and_search() -> None:
    book = tb.rulebook("battle-line")
    players = [LevelOpponent(level).player(book) for level in LEVELS]
    slips = [player.temperature for player in players if isinstance(player, GreedyOpponent)]
    assert len(slips) == 3
    assert slips == sorted(slips, reverse=True)
    assert min(slips) > 0
    hard, expert = players[3:]
    assert isinstance(hard, SearchOpponent)
    assert isinstance(expert, SearchOpponent)
    assert hard.budget.seconds is not None
    assert expert.budget.seconds is not None
    assert hard.budget.seconds < expert.budget.seconds


def test_a_slip_is_rarely_a_blunder() -> None:
    """Even a novice mostly takes moves that look good: what he gives away is small on average."""
    book = tb.rulebook("stones-1999")
    given: dict[str, list[float]] = {level: [] for level in ("novice", "easy", "normal")}
    for seed in range(3):
        position = book.deal(seed)
        while position.outcome is None:
            view = position.view(position.to_move)
            for level, gifts in given.items():
                thought = tb.opponent(level, seed).think(view)
                if thought.candidates:
                    chosen = next(c.chance for c in thought.candidates if c.move == thought.move)
                    best = thought.candidates[0].chance
                    assert chosen is not None
                    assert best is not None
                    gifts.append(best - chosen)
            position = position.play(tb.opponent("greedy", seed).choose(view))
    means = [sum(gifts) / len(gifts) for gifts in given.values()]
    assert means == sorted(means, reverse=True)
    assert means[0] < 0.12


@pytest.mark.parametrize(
    "name", ["greedy:100ms", "novice:1s", "random:5n", "search:", "search:0ms", "search:-1s", "search:1h", "search:0n", "chess"]
)
def test_names_that_mean_nothing_are_refused(name: str) -> None:
    with pytest.raises(tb.TottenburyError):
        tb.opponent(name)


@pytest.mark.parametrize("budget", [0.0, -1.0, float("nan"), float("inf")])
def test_a_time_to_think_is_above_zero(budget: float) -> None:
    with pytest.raises(tb.TottenburyError):
        tb.opponent("search", budget=budget)


def test_a_name_may_carry_its_budget() -> None:
    for name, seconds, simulations in (("search:100ms", 0.1, None), ("search:1.5s", 1.5, None), ("search:200n", None, 200)):
        player = tb.opponent(name, budget=9.0)
        assert isinstance(player, SearchOpponent)
        assert player.budget == tb.Budget(seconds, simulations)
