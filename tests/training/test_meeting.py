"""Matches of nets inside the kernel."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.opponents.nets.nets import BOOKS, plain_net, wild_net
from tests.opponents.views import game_of
from tottenbury.training.meeting import Score, meet, play_pairs


@pytest.mark.parametrize("rulebook", BOOKS)
def test_a_net_is_as_strong_as_itself(rulebook: str) -> None:
    """Each deal is played twice with the seats exchanged, so exactly, not about."""
    game = game_of(tb.rulebook(rulebook))
    net = plain_net(game)
    score = meet([game], net, net, 30, seed=11)
    assert (score.mean, score.margin, score.pairs) == (0.5, 0.0, 30)


@pytest.mark.parametrize("rulebook", ["stones-1999", "stones-2024-tactics", "siege-2020", "siege-2020-tactics"])
def test_a_net_that_says_what_the_lean_says_beats_anybody_at_random(rulebook: str) -> None:
    game = game_of(tb.rulebook(rulebook))
    score = meet([game], plain_net(game), "random", 30, seed=11)
    assert score.lower > 0.7, f"seed 11: {score}"


def test_who_is_better_one_way_round_is_worse_the_other_way_round() -> None:
    game = game_of(tb.rulebook("stones-1999"))
    one, other = plain_net(game), wild_net(game)
    score, turned = meet([game], one, other, 30, seed=11), meet([game], other, one, 30, seed=11)
    assert score.mean + turned.mean == pytest.approx(1.0)
    assert score.lower > 0.5, f"seed 11: {score}"


def test_threads_change_no_result() -> None:
    games = [game_of(tb.rulebook(book)) for book in ("stones-2004-tactics", "stones-2024-tactics")]
    results = [play_pairs(games, plain_net(games[0]), "random", 55, 3, threads) for threads in (1, 2)]
    assert (results[0] == results[1]).all()
    assert results[0].shape == (55, 3)


def test_scores_of_several_matches_count_by_their_pairs() -> None:
    joined = Score.joined([Score(0.6, 0.03, 100), Score(0.5, 0.02, 300)])
    assert (joined.mean, joined.pairs) == (pytest.approx(0.525), 400)
    assert joined.margin == pytest.approx(((0.03 / 4) ** 2 + (0.02 * 3 / 4) ** 2) ** 0.5)
    alike = [Score(0.5, 0.04, 100)] * 4
    assert Score.joined(alike).margin == pytest.approx(0.02)  # four times as many pairs: half the margin
