"""Pairs: the same deal twice with the seats exchanged, and pairs as JSON."""

from __future__ import annotations

import json

import pytest

import tottenbury as tb
from tests.arena.players import Scripted, deeds, pair
from tottenbury.arena import pairs
from tottenbury.arena.pairs import MatchSetup, pair_from_json, pair_to_json, play_pair

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH


def test_both_games_of_a_pair_have_the_same_deal_and_exchanged_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, int, Scripted]] = []

    def opponent(name: str, seed: int = 0, **_: object) -> Scripted:
        made.append((name, seed, Scripted("never", at=10_000)))
        return made[-1][2]

    monkeypatch.setattr(pairs, "opponent", opponent)
    pairs._ready.cache_clear()
    result = play_pair(MatchSetup(("one", "other"), "stones-1999", seed=40), 2)
    pairs._ready.cache_clear()
    seated = made[-4:]  # before them come those that were only warmed up
    assert [(name, seed) for name, seed, _ in seated] == [("one", 42), ("other", 42), ("other", 42), ("one", 42)]
    assert all(player.closed == 1 for *_, player in made)
    south_first, north_first, south_second, north_second = (player.views for *_, player in seated)
    assert south_first == south_second  # equal players see the very same game, whoever of them it is
    assert north_first == north_second
    start = tb.rulebook("stones-1999").deal(42)
    assert {SOUTH: south_first, NORTH: north_first}[start.turn][0] == str(start.view(start.turn))
    assert result.games[0].first is result.games[1].first is start.turn
    assert result.score == 0.5


def test_players_are_closed_also_when_one_of_them_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Scripted] = []

    def opponent(name: str, seed: int = 0, **_: object) -> Scripted:
        made.append(Scripted("break"))
        return made[-1]

    monkeypatch.setattr(pairs, "opponent", opponent)
    with pytest.raises(RuntimeError):
        play_pair(MatchSetup(("one", "other"), "stones-1999"), 0)
    assert [player.closed for player in made] == [1] * len(made)


def test_the_budget_of_a_match_reaches_its_players(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, object, object]] = []

    def opponent(name: str, seed: int = 0, budget: float | None = None, simulations: int | None = None) -> Scripted:
        asked.append((name, budget, simulations))
        return Scripted("never")

    monkeypatch.setattr(pairs, "opponent", opponent)
    MatchSetup.checked("one", "other:5n", "stones-1999", 1, budget="100ms")
    MatchSetup.checked("one", "one", "stones-1999", 1, budget="2000n")
    MatchSetup.checked("one", "one", "stones-1999", 1)
    assert asked[:3] == [("one", 0.1, None), ("other:5n", 0.1, None), ("one", None, 2000)]
    assert asked[-1] == ("one", None, None)


@pytest.mark.parametrize(
    ("winners", "score", "first", "south"),
    [
        ((SOUTH, NORTH), 1.0, 0.5, 0.5),
        ((NORTH, SOUTH), 0.0, 0.5, 0.5),
        ((SOUTH, SOUTH), 0.5, 1.0, 1.0),
        ((SOUTH, None), 0.75, 0.75, 0.75),
        ((None, SOUTH), 0.25, 0.75, 0.75),
        ((None, None), 0.5, 0.5, 0.5),
        ((NORTH,), 0.5, 0.0, 0.0),
    ],
)
def test_what_a_pair_scores(winners: tuple[tb.Seat | None, ...], score: float, first: float, south: float) -> None:
    result = pair(0, *winners)
    assert (result.score, result.first_score, result.south_score) == (score, first, south)


def test_a_player_against_itself_plays_every_deal_once() -> None:
    result = play_pair(MatchSetup.checked("greedy", "greedy", "tug", 3), 1)
    assert len(result.games) == 1
    again = play_pair(MatchSetup.checked("greedy", "hard", "tug", 3), 1)  # there the same player under two names
    assert again.games[0].outcome == again.games[1].outcome == result.games[0].outcome


def test_in_the_siege_a_pair_gives_each_player_both_roles() -> None:
    result = play_pair(MatchSetup.checked("greedy-1", "random", "siege-2020", 1, seed=3), 0)
    assert [game.outcome.winner for game in result.games] == [SOUTH, NORTH]  # the better one storms the castle, and holds it


def test_an_edition_of_ones_own_is_played_as_it_was_when_the_match_began(tmp_path: object) -> None:
    setup = MatchSetup.checked("random", "greedy-1", "battle-line", 2)
    assert setup.rulebook == "battle-line"
    assert setup.edition is not None
    assert setup.book().game.edition_tag == setup.edition
    assert deeds((play_pair(setup, 1),)) == deeds((play_pair(setup, 1),))


def test_pairs_survive_the_way_through_json() -> None:
    setup = MatchSetup.checked("random", "greedy-1", "stones-1999", 2, seed=9)
    for result in (play_pair(setup, 0), pair(3, None, NORTH), pair(4, SOUTH)):
        read = pair_from_json(json.loads(json.dumps(pair_to_json(result))))
        assert deeds((read,)) == deeds((result,))
        assert [side.moves for game in read.games for side in game.thinking] == [
            side.moves for game in result.games for side in game.thinking
        ]
        assert json.dumps(pair_to_json(read)) == json.dumps(pair_to_json(result))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nobody", "random", "stones-1999", 1), "no opponent"),
        (("random", "perfect", "stones-1999", 1), "perfect"),
        (("random", "random", "chess", 1), "no rulebook"),
        (("random", "random", "stones-1999", 0), "at least one"),
        (("random", "random", "stones-1999", 2, 2**63 - 1), "a seed is"),
        (("random", "random", "stones-1999", 2, 0, "soon"), "a budget looks like"),
    ],
)
def test_what_does_not_exist_or_fit_is_refused_at_once(arguments: tuple[str, str, str, int], words: str) -> None:
    with pytest.raises(tb.TottenburyError, match=words):
        MatchSetup.checked(*arguments)
