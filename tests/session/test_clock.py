"""Time to think: who has how much of it, and what happens when it is used up."""

from __future__ import annotations

import pytest

from tests.session.tables import N, S, TryTable
from tottenbury.core.errors import UnknownName
from tottenbury.session import Accept, Chat, Confirm, Forfeit, Move, Offer, Resume, Settings, Timeout, Undo
from tottenbury.session.clock import TimeControl

CLAIM = (
    "stones-1999 R5b6R6b8/b7/././././././. S play g1g2o4p5r7y3 b1b2b3b4b5b9 "
    "g3g4g5g6g7g8g9o1o2o3o5o6o7o8o9p1p2p3p4p6p7p8p9r1r2r3r4r8r9y1y2y4y5y6y7y8y9"
)
"""South can lay r7 at stone 1 and then claim: two decisions in one turn, and the first one shows no new card."""


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    table = TryTable.joined()
    assert table.table().clock is None
    table.refuse(None, Timeout(), "nobody's time", after=10_000_000)
    table.move()


def test_time_for_each_turn_is_new_in_every_turn() -> None:
    table = TryTable.joined(clock="move:60", first="S")
    table.turn(after=50)
    assert (table.left(S), table.left(N)) == (60, 60)
    assert table.table().clock.running == "N"
    table.turn(after=59)
    assert table.left(S) == 60
    table.refuse(S, Move(table.table().legal[0]), "time is used up", after=60)


def test_time_for_the_game_gets_an_increment_for_each_turn() -> None:
    table = TryTable.joined(clock="fischer:300+5", first="S")
    table.turn(after=100)
    assert (table.left(S), table.left(N)) == (205, 300)
    table.turn(after=1)
    assert (table.left(S), table.left(N)) == (205, 304)
    table.turn(after=10)
    assert table.left(S) == 200


def test_what_is_said_in_between_stops_no_clock() -> None:
    table = TryTable.joined(clock="fischer:300+0", first="S")
    table.say(N, Chat("take your time"), after=30)
    assert table.left(S) == 270
    table.say(S, Offer("draw"), after=30)
    assert table.left(S) == 240
    assert table.left(N) == 300


def test_the_host_ends_a_game_only_when_somebody_has_used_up_his_time() -> None:
    table = TryTable.joined(clock="move:60", first="N")
    table.refuse(None, Timeout(), "nobody's time is used up", after=59.999)
    table.say(None, Timeout(), after=0.001)
    assert table.table().result == "S time"
    assert str(table.session.records[0].result) == "S time"


def test_nothing_saves_a_player_whose_time_is_used_up() -> None:
    table = TryTable.joined(position=CLAIM, clock="move:60", first="S")
    table.say(S, Move("r7@1"))
    table.say(N, Offer("draw"))
    table.refuse(S, Undo(), "time is used up", after=60)
    table.refuse(S, Accept("draw"), "time is used up")
    table.refuse(S, Move("!1"), "time is used up")
    waiting = TryTable.joined(position=CLAIM, clock="move:60", first="S", confirm=True)
    waiting.say(S, Move("g1@9"))
    waiting.refuse(S, Confirm(), "time is used up", after=60)


def test_a_computer_never_loses_on_time() -> None:
    table = TryTable.joined(clock="move:5", first="N", north="greedy")
    assert table.table().clock.running is None
    table.refuse(None, Timeout(), "nobody", after=1_000)
    table.turn()
    assert table.table().clock.running == "S"
    table.turn(after=4)
    assert table.table().clock.running is None
    table.say(None, Forfeit("it crashed"))
    assert table.table().result == "S forfeit"


def test_a_break_of_the_host_is_forgiven_but_not_the_time_before_it() -> None:
    table = TryTable.joined(clock="fischer:300+0", first="S")
    table.say(S, Chat("hm"), after=100)
    table.say(None, Resume(), after=5_000)
    assert (table.left(S), table.left(N)) == (200, 300)
    table.refuse(None, Timeout(), "nobody", after=199)
    table.say(None, Timeout(), after=1)


def test_the_clock_stands_still_when_the_game_is_over() -> None:
    table = TryTable.joined(clock="fischer:300+5", first="S")
    table.turn(after=100)
    table.say(S, Offer("draw"), after=10)
    table.say(N, Accept("draw"), after=10)
    table.say(S, Chat("well played"), after=1_000)
    assert (table.left(S), table.left(N)) == (205, 280)
    assert table.table().clock.running is None


def test_undo_within_a_turn_gives_no_time_back() -> None:
    table = TryTable.joined(position=CLAIM, clock="fischer:300+5", first="S")
    table.say(S, Move("r7@1"), after=20)
    table.say(S, Undo(), after=10)
    assert table.left(S) == 270
    assert table.table().clock.running == "S"


@pytest.mark.parametrize(("clock", "left"), [("fischer:300+5", 280), ("move:60", 40)])
def test_undo_against_the_computer_gives_no_time_back(clock: str, left: int) -> None:
    table = TryTable.joined(clock=clock, first="S", north="greedy")
    table.turn(after=20)
    table.say(S, Undo())
    assert table.left(S) == left
    table.turn()
    table.turn(after=1_000)
    table.say(S, Undo(), after=3)
    assert table.left(S) == left


def test_an_undo_that_was_agreed_to_gives_no_time_back_and_takes_none_of_the_next_turn() -> None:
    table = TryTable.joined(clock="move:60", first="S")
    table.turn(after=50)
    table.say(S, Offer("undo"), after=20)
    table.say(N, Accept("undo"), after=10)
    assert table.left(S) == 10
    assert table.table().clock.running == "S"
    table.turn(after=5)
    assert (table.left(S), table.left(N)) == (60, 60)


@pytest.mark.parametrize(
    "text", ["", "never", "move:0", "move:-1", "move:1.5", "move:9999999", "fischer:300", "fischer:+5", "move:٣", " none"]
)
def test_a_clock_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(UnknownName, match="a clock is"):
        TimeControl.parse(text)
    with pytest.raises(UnknownName, match="a clock is"):
        Settings(rulebook="stones-1999", clock=text).check()
