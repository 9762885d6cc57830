"""Matches of nets inside the kernel."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.opponents.nets.nets import BOOKS, plain_net, wild_net
from tests.opponents.views import game_of
from tottenbury.arena.statistics import Estimate, estimate
from tottenbury.training.matches import in_words, play_nets, play_pairs


@pytest.mark.parametrize("rulebook", BOOKS)
def test_a_net_is_as_strong_as_itself(rulebook: str) -> None:
    """Each deal is played twice with the seats exchanged, so exactly, not about."""
    game = game_of(tb.rulebook(rulebook))
    net = plain_net(game)
    assert play_nets([game], net, net, 30, seed=11) == [0.5] * 30


@pytest.mark.parametrize("rulebook", ["stones-1999", "stones-2024-tactics", "siege-2020", "siege-2020-tactics"])
def test_a_net_that_says_what_the_lean_says_beats_anybody_at_random(rulebook: str) -> None:
    game = game_of(tb.rulebook(rulebook))
    score = estimate(play_nets([game], plain_net(game), "random", 30, seed=11))
    assert score.low > 0.7, f"seed 11: {score}"


def test_who_is_better_one_way_round_is_worse_the_other_way_round() -> None:
    game = game_of(tb.rulebook("stones-1999"))
    one, other = plain_net(game), wild_net(game)
    scores, turned = play_nets([game], one, other, 30, seed=11), play_nets([game], other, one, 30, seed=11)
    assert [score + against for score, against in zip(scores, turned, strict=True)] == [1.0] * 30
    assert estimate(scores).low > 0.5, f"seed 11: {scores}"


def test_threads_change_no_result() -> None:
    games = [game_of(tb.rulebook(book)) for book in ("stones-2004-tactics", "stones-2024-tactics")]
    results = [play_pairs(games, plain_net(games[0]), "random", 55, 3, threads) for threads in (1, 2)]
    assert (results[0] == results[1]).all()
    assert results[0].shape == (55, 3)


def test_scores_of_pairs_are_what_the_arena_judges() -> None:
    game = game_of(tb.rulebook("stones-1999"))
    net = plain_net(game)
    pairs = play_pairs([game], net, "greedy", 30, 11)
    assert play_nets([game], net, "greedy", 30, 11) == [(one + other) / 2 for one, other, _ in pairs.tolist()]


def test_a_score_is_said_as_the_arena_says_it() -> None:
    assert in_words(Estimate(100, 0.525, 0.4994, 0.551)) == "52.5 % (49.9 to 55.1)"
    assert in_words(estimate([])) == "unknown"
