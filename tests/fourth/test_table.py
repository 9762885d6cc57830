"""Sticks dealt, written down, and played at a table for two."""

from __future__ import annotations

import random

import pytest

import tottenbury as tb
from tests.session.tables import TryTable
from tottenbury.building.families import kernels_of
from tottenbury.core.errors import IllegalMove, NotationError, UnknownName
from tottenbury.core.fair import Fair
from tottenbury.core.kernel_game import KernelGame
from tottenbury.core.position import Position
from tottenbury.core.seats import Seat
from tottenbury.library import families
from tottenbury.notation.record import Record, Recorder
from tottenbury.session import Next

SECRET = "5" * 64


def play_out(position: Position, chance: random.Random) -> Recorder:
    recorder = Recorder(position)
    while recorder.position.outcome is None:
        recorder.play(chance.choice(recorder.position.legal_moves()))
    return recorder


def test_it_is_listed_and_its_heap_is_an_option() -> None:
    assert tb.rulebooks()[-1] == "sticks"
    book = tb.rulebook("sticks")
    assert (book.title, book.game.family.game) == ("Sticks, a made-up game", "sticks")
    assert str(tb.rulebook("sticks;sticks=7").deal(1, Seat.NORTH)) == "sticks;sticks=7 7 N take"
    with pytest.raises(UnknownName):
        tb.rulebook("sticks;sticks=21")


def test_the_lot_decides_who_begins_and_who_takes_the_last_stick_loses() -> None:
    book = tb.rulebook("sticks;sticks=5")
    assert {book.deal(seed).turn for seed in range(20)} == set(Seat)
    position = book.deal(1, Seat.SOUTH)
    assert position.legal_moves() == ("take1", "take2", "take3")
    position = position.play("take3").play("take1")
    assert position.legal_moves() == ("take1",)
    with pytest.raises(IllegalMove):
        position.play("take2")
    assert str(position.play("take1").outcome) == "N last-stick"


def test_a_position_is_read_back_from_its_line() -> None:
    for position in play_out(tb.rulebook("sticks").deal(4), random.Random(4)).positions:
        again = tb.position(str(position))
        assert (str(again), again.outcome, again.legal_moves()) == (str(position), position.outcome, position.legal_moves())
    for wrong in ("sticks 21 S take", "sticks 3 X take", "sticks 3 S over", "sticks 3 S"):
        with pytest.raises(NotationError):
            tb.position(wrong)


@pytest.mark.parametrize("rulebook", ["sticks", "sticks;sticks=5"])
def test_a_record_is_read_back_from_its_text(rulebook: str) -> None:
    record = play_out(tb.rulebook(rulebook).deal(7), random.Random(7)).record()
    again = Record.parse(str(record))
    assert str(again) == str(record)
    assert again.result.endswith(" last-stick")
    assert str(again.positions()[-1]) == str(record.positions()[-1])
    assert str(record.view(Seat.SOUTH)) == str(record.view(None))  # nothing is hidden
    with pytest.raises(NotationError, match="is no result"):
        Record.parse(str(record).replace("last-stick", "three-adjacent"))


def test_its_moves_are_told_in_parts() -> None:
    book = tb.rulebook("sticks")
    parts = book.parts("take2")
    assert parts is not None
    assert (parts.kind.key, dict(parts.words), parts.result) == ("take-2", {}, None)
    assert book.parts("take4") is None


def test_a_fair_deal_says_who_begins_and_no_more() -> None:
    position = tb.rulebook("sticks").deal_fairly(Fair(SECRET, "south", "north"), Seat.NORTH)
    assert str(position) == "sticks 10 N take"


def test_perft_and_random_games_know_it() -> None:
    game = tb.rulebook("sticks;sticks=5").game
    assert [game.perft(game.deal(1, Seat.SOUTH), depth) for depth in (1, 2, 3)] == [3, 8, 10]
    assert {outcome.reason for outcome, *_ in game.random_games(1, 20)} == {"last-stick"}


def test_every_door_of_it_is_found_by_whoever_builds_libraries() -> None:
    assert families()["sticks"] == "sticks"
    game = tb.rulebook("sticks").game
    assert isinstance(game, KernelGame)
    assert kernels_of("sticks") is game.kernels
    assert {"rate_at", "step_games", "explore", "perft"} <= game.kernels.doors.keys()


@pytest.mark.parametrize("seed", range(3))
def test_two_people_play_a_match_of_it_in_a_session(seed: int) -> None:
    chance = random.Random(seed)
    table = TryTable.joined("sticks;sticks=8", seed, format="series:2")
    for _ in range(2):
        while table.table().status == "running":
            shown = table.table(table.session.decider)
            assert shown.moves.keys() == set(shown.legal)
            assert {move.kind for move in shown.moves.values()} <= {"take-1", "take-2", "take-3"}
            table.move(chance.choice)
        assert table.table().result.endswith(" last-stick")
        if table.session.status == "between":
            for seat in Seat:
                table.say(seat, Next())
    assert table.table().match_result in ("S", "N", "-")
