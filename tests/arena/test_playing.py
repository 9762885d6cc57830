"""One game between computers: its limits, its forfeits, its clock."""

from __future__ import annotations

from itertools import count

import pytest

import tottenbury as tb
from tests.arena.players import Scripted
from tottenbury.arena.playing import FORFEIT, TURN_LIMIT, play_game
from tottenbury.terminal.commands.simulate import play_games

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH


def test_a_game_of_random_players_is_the_one_that_the_compiled_loop_plays() -> None:
    for name in ("stones-1999", "siege-2020", "tug"):
        book = tb.rulebook(name)
        for seed, (outcome, first, turns, decisions) in enumerate(book.game.random_games(30, 5), start=30):
            result = play_game(book.deal(seed), {seat: tb.opponent("random", seed) for seat in tb.Seat})
            assert (result.outcome, result.first, result.turns, result.decisions) == (outcome, first, turns, decisions), (name, seed)
            assert sum(side.moves for side in result.thinking) == decisions


def test_simulate_plays_the_same_games_as_the_arena() -> None:
    book = tb.rulebook("stones-1999")
    for seed, (outcome, first, turns, decisions, _) in enumerate(play_games(book, "greedy-1", "random", 4, 3), start=4):
        result = play_game(book.deal(seed), {SOUTH: tb.opponent("greedy-1", seed), NORTH: tb.opponent("random", seed)})
        assert (result.outcome, result.first, result.turns, result.decisions) == (outcome, first, turns, decisions)


@pytest.mark.parametrize("seat", list(tb.Seat))
@pytest.mark.parametrize(
    ("deed", "words"),
    [
        ("forfeit", "it has fallen silent"),
        ("z9@1", "z9@1 is not a legal move"),
        ("", "not a legal move"),
        ("b1@77", "not a legal move"),
        ("+c=r5", "+c=r5 is not a legal move"),
    ],
)
def test_who_falls_silent_or_names_an_illegal_move_loses(seat: tb.Seat, deed: str, words: str) -> None:
    players = {seat: Scripted(deed, at=3), seat.other: Scripted("never", at=10_000)}
    result = play_game(tb.rulebook("stones-1999").deal(1, SOUTH), players)
    assert result.outcome == tb.Outcome(seat.other, FORFEIT)
    assert result.forfeit is not None
    assert words in result.forfeit
    assert result.forfeit.startswith("scripted: ")
    assert (result.score(seat), result.score(seat.other)) == (0, 1)
    assert result.thinking[seat].moves == 3


def test_a_move_as_plain_text_is_as_good_as_one_from_the_list() -> None:
    class Plain(tb.Opponent):
        name = "plain"

        def _think(self, view: tb.View, moves: tuple[tb.Move, ...], budget: tb.Budget | None) -> tb.Thought:
            return tb.Thought(tb.Move(str(moves[-1]), -1))

    result = play_game(tb.rulebook("stones-1999").deal(2), {seat: Plain() for seat in tb.Seat})
    assert result.forfeit is None
    assert result.outcome.winner is not None


def test_a_bug_in_a_player_is_no_forfeit() -> None:
    with pytest.raises(RuntimeError, match="a bug"):
        play_game(tb.rulebook("stones-1999").deal(1), {seat: Scripted("break") for seat in tb.Seat})


def test_a_game_without_end_is_drawn_at_the_limit_of_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    book = tb.rulebook("tug")
    monkeypatch.setattr(book.game, "turn_limit", 6)
    result = play_game(book.deal(3), {seat: tb.opponent("random", 3) for seat in tb.Seat})
    assert result.outcome == tb.Outcome(None, TURN_LIMIT)
    assert result.turns == 6
    assert (result.score(SOUTH), result.score(NORTH)) == (0.5, 0.5)


def test_thinking_is_timed_by_the_clock_that_is_given() -> None:
    """A clock that runs one second further whenever it is read: every move takes a second."""
    ticks = count()
    result = play_game(tb.rulebook("stones-1999").deal(5), {seat: tb.opponent("random", 5) for seat in tb.Seat}, lambda: float(next(ticks)))
    for side in result.thinking:
        assert side.seconds == side.moves > 0
        assert side.slowest == 1
