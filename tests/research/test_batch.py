"""Many games at once: the same games as one by one."""

from __future__ import annotations

import copy
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tottenbury as tb
from tottenbury.core.seats import Seat
from tottenbury.research import Batch

BOOKS = (*tb.rulebooks(), "battle-line")


@pytest.mark.parametrize("name", BOOKS)
def test_a_batch_plays_the_same_games_as_positions_do_step_by_step(name: str) -> None:
    n, steps = 5, 260
    batch = Batch(name, n, seed=40, threads=2)
    book = batch.spaces.book
    played = [0] * n
    positions = [book.deal(40 + slot) for slot in range(n)]
    chance = random.Random(7)
    for _ in range(steps):
        actions = []
        for slot, position in enumerate(positions):
            assert str(batch.position(slot)) == str(position)
            assert batch.current_player[slot] == int(position.to_move)
            moves = position.legal_moves()
            assert np.flatnonzero(batch.legal_action_mask[slot]).tolist() == sorted(batch.action_of(move) for move in moves)
            assert (batch.observation[slot] == batch.spaces.observe(position.state, position.to_move)).all()
            move = chance.choice(moves)
            actions.append(batch.action_of(move))
            positions[slot] = position.play(move)
        batch.step(np.array(actions))
        for slot, position in enumerate(positions):
            assert batch.terminated[slot] == (position.outcome is not None)
            assert not batch.truncated[slot]
            expected = [0.0, 0.0]
            if position.outcome is not None:
                if (winner := position.outcome.winner) is not None:
                    expected[winner], expected[winner.other] = 1.0, -1.0
                played[slot] += 1
                positions[slot] = book.deal(40 + played[slot] * n + slot)
                assert batch.seed_of(slot) == 40 + played[slot] * n + slot
            assert batch.rewards[slot].tolist() == expected
    if name != "tug":
        assert sum(played) > 0


@pytest.mark.parametrize("name", BOOKS)
def test_random_steps_are_the_games_that_two_random_opponents_play(name: str) -> None:
    batch = Batch(name, 6, seed=100, autoreset=False, observations=False)
    assert batch.observation.shape == (6, 0)
    ends: dict[int, list[float]] = {}
    while not all(batch.is_over(slot) for slot in range(6)):
        batch.step_random()
        for slot in np.flatnonzero(batch.terminated):
            ends[int(slot)] = batch.rewards[slot].tolist()
            assert not batch.legal_action_mask[slot].any()
    for slot in range(6):
        winner = batch.spaces.game.random_games(100 + slot, 1)[0][0].winner
        assert ends[slot] == [0.0 if winner is None else 1.0 if winner is seat else -1.0 for seat in Seat]


def test_random_actions_and_random_steps_are_the_same_lots() -> None:
    one, other = Batch("siege-2020-tactics", 8, seed=3), Batch("siege-2020-tactics", 8, seed=3)
    for _ in range(150):
        one.step(one.random_actions())
        other.step_random()
    assert [str(one.position(slot)) for slot in range(8)] == [str(other.position(slot)) for slot in range(8)]


def test_several_random_steps_at_once_are_the_same_as_one_by_one() -> None:
    one, other = Batch("stones-2024-tactics", 9, seed=3, threads=2), Batch("stones-2024-tactics", 9, seed=3, threads=1)
    one.step_random(250)
    for _ in range(250):
        other.step_random()
    assert [str(one.position(slot)) for slot in range(9)] == [str(other.position(slot)) for slot in range(9)]
    assert (one.legal_action_mask == other.legal_action_mask).all()
    assert (one.observation == other.observation).all()
    assert one.seed_of(0) == other.seed_of(0) > 3
    with pytest.raises(tb.TottenburyError, match="once or more often, not 0 times"):
        one.step_random(0)


def test_threads_change_nothing() -> None:
    batches = [Batch("stones-2024-tactics", 30, seed=5, threads=threads) for threads in (1, 2, 7)]
    for _ in range(80):
        for batch in batches:
            batch.step_random()
        assert (batches[0].observation == batches[1].observation).all()
        assert (batches[0].observation == batches[2].observation).all()


def test_arrays_stay_the_same_objects() -> None:
    batch = Batch("stones-1999", 4, seed=1)
    before = batch.observation, batch.legal_action_mask, batch.current_player, batch.rewards, batch.terminated, batch.truncated
    batch.step_random()
    batch.reset(9)
    after = batch.observation, batch.legal_action_mask, batch.current_player, batch.rewards, batch.terminated, batch.truncated
    assert all(one is other for one, other in zip(before, after, strict=True))


def test_a_reset_without_a_seed_goes_on_to_the_next_games() -> None:
    batch = Batch("stones-1999", 3, seed=10)
    batch.step_random()
    batch.reset()
    assert [batch.seed_of(slot) for slot in range(3)] == [13, 14, 15]
    assert [str(batch.position(slot)) for slot in range(3)] == [str(tb.rulebook("stones-1999").deal(13 + slot)) for slot in range(3)]


@pytest.mark.parametrize("name", ["stones-1999", "siege-2020-tactics", "tug"])
@pytest.mark.parametrize("seat", list(Seat))
def test_with_one_seat_the_other_plays_as_the_random_opponent_does(name: str, seat: Seat) -> None:
    batch = Batch(name, 3, seed=60, seat=seat, autoreset=False)
    book = batch.spaces.book
    positions = [book.deal(60 + slot) for slot in range(3)]
    others = [tb.opponent("random", seed=60 + slot) for slot in range(3)]
    chance = random.Random(1)
    for _ in range(60):
        actions = np.zeros(3, np.int64)
        for slot in range(3):
            while positions[slot].outcome is None and positions[slot].to_move is not seat:
                positions[slot] = positions[slot].play(others[slot].choose(positions[slot].view(seat.other)))
            assert str(batch.position(slot)) == str(positions[slot])
            assert batch.current_player[slot] == int(seat)
            if positions[slot].outcome is None:
                move = chance.choice(positions[slot].legal_moves())
                actions[slot] = batch.action_of(move)
                positions[slot] = positions[slot].play(move)
        batch.step(actions)


def test_a_tug_that_ends_before_the_seat_is_asked_is_passed_over() -> None:
    batch = Batch("tug", 2, seed=927, seat=Seat.SOUTH)  # North would win game 930, the next of slot 1, in its first turn
    while batch.seed_of(1) == 928:
        batch.step_random()
    assert batch.seed_of(1) == 932
    assert batch.legal_action_mask[1].any()
    batch.reset(929)
    assert [batch.seed_of(slot) for slot in range(2)] == [929, 932]


def test_some_games_can_be_dealt_anew_while_others_go_on() -> None:
    batch = Batch("siege-2020", 4, seed=20, autoreset=False)
    for _ in range(5):
        batch.step_random()
    before = [str(batch.position(slot)) for slot in range(4)]
    batch.restart([1])
    batch.restart([3], [70], [Seat.NORTH])
    assert [str(batch.position(slot)) for slot in (0, 2)] == [before[0], before[2]]
    assert str(batch.position(1)) == str(batch.spaces.book.deal(25))
    assert batch.seed_of(3) == 70
    for _ in range(5):
        batch.step_random()
        assert batch.current_player[3] == int(Seat.NORTH)
    with pytest.raises(tb.TottenburyError, match="the games of this batch are 0 to 3, not 4"):
        batch.restart([4])
    with pytest.raises(tb.TottenburyError, match="a seed is a whole number"):
        batch.restart([0], [-1])
    with pytest.raises(tb.TottenburyError, match="2 games need as many seeds and seats, not 1 and 2"):
        batch.restart([0, 1], [5])


def test_one_game_can_be_played_alone_and_abandoned() -> None:
    batch, chance = Batch("stones-1999", 3, seed=20, autoreset=False), random.Random(3)
    before = [str(batch.position(slot)) for slot in range(3)]
    position = batch.position(1)
    while position.outcome is None:
        move = chance.choice(position.legal_moves())
        position = position.play(move)
        batch.play(1, batch.action_of(move))
        assert str(batch.position(1)) == str(position)
    assert batch.terminated.tolist() == [False, True, False]
    assert batch.rewards[1].tolist() == [1.0 if position.outcome.winner is seat else -1.0 for seat in Seat]
    assert [str(batch.position(slot)) for slot in (0, 2)] == [before[0], before[2]]
    with pytest.raises(tb.GameOver, match="game 1 is over"):
        batch.play(1, 0)
    with pytest.raises(tb.IllegalMove, match="game 0: action"):
        batch.play(0, batch.action_of("!1"))
    batch.abandon([2])
    assert batch.is_over(2)
    assert not batch.legal_action_mask[2].any()
    batch.step_random()
    assert str(batch.position(2)) == before[2]
    assert str(batch.position(0)) != before[0]
    assert not batch.terminated[2]


def test_a_copy_goes_on_from_where_the_batch_stands() -> None:
    batch = Batch("battle-line", 80, seed=3, threads=2)
    batch.step_random()
    for other in (copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):
        assert (other.observation == batch.observation).all()
        for _ in range(150):
            other.step_random()
        kept = pickle.loads(pickle.dumps(batch))
        for _ in range(150):
            kept.step_random()
        assert (other.observation == kept.observation).all()
        assert (other.legal_action_mask == kept.legal_action_mask).all()
        assert (other.observation != batch.observation).any()


def test_the_turn_limit_of_the_tug_truncates() -> None:
    batch = Batch("tug", 2, seed=1, autoreset=False)
    batch._limit = 3
    batch._share_out(1)
    batch.reset(1)
    while not all(batch.is_over(slot) for slot in range(2)):
        batch.step_random()
        for slot in np.flatnonzero(batch.truncated):
            assert not batch.terminated[slot]
            assert batch.rewards[slot].tolist() == [0.0, 0.0]
    assert not batch.legal_action_mask.any()


def test_an_illegal_action_is_refused_and_no_game_moves() -> None:
    batch = Batch("stones-1999", 3, seed=2)
    before = [str(batch.position(slot)) for slot in range(3)]
    actions = batch.random_actions()
    actions[1] = batch.action_of("!3")
    with pytest.raises(tb.IllegalMove, match=r"game 1: action \d+, !3, is not legal for (South|North) here"):
        batch.step(actions)
    actions[1] = 5000
    with pytest.raises(tb.IllegalMove, match="game 1: the actions are 0 to 496, not 5000"):
        batch.step(actions)
    actions[1] = -1
    with pytest.raises(tb.IllegalMove, match="not -1"):
        batch.step(actions)
    assert [str(batch.position(slot)) for slot in range(3)] == before


def test_what_somebody_writes_into_the_mask_makes_nothing_legal() -> None:
    batch = Batch("stones-1999", 2, seed=2)
    actions = batch.random_actions()
    actions[1] = batch.action_of("!3")
    batch.legal_action_mask[1] = True
    before = str(batch.position(1))
    with pytest.raises(tb.IllegalMove, match="!3, is not legal"):
        batch.step(actions)
    with pytest.raises(tb.IllegalMove, match="!3, is not legal"):
        batch.play(1, batch.action_of("!3"))
    assert str(batch.position(1)) == before
    legal = batch.action_of(batch.position(1).legal_moves()[0])
    batch.legal_action_mask[1] = False
    batch.play(1, legal)
    assert str(batch.position(1)) != before


def test_games_whose_actions_are_refused_are_named_without_being_stepped() -> None:
    batch = Batch("stones-1999", 4, seed=2, autoreset=False)
    batch.abandon([3])
    assert batch.running().tolist() == [True, True, True, False]
    actions = batch.random_actions()
    actions[[0, 2, 3]] = batch.action_of("!3"), -7, 5000
    before = [str(batch.position(slot)) for slot in range(4)]
    assert batch.refused(actions).tolist() == [0, 2]
    assert [str(batch.position(slot)) for slot in range(4)] == before
    for wrong in (497, -1, 1.5, None):
        with pytest.raises(tb.IllegalMove, match="game 0: the actions are 0 to 496, not"):
            batch.play(0, wrong)


def test_bad_input_is_refused_with_a_reason() -> None:
    with pytest.raises(tb.TottenburyError, match="one game or more, not 0"):
        Batch("stones-1999", 0)
    with pytest.raises(tb.TottenburyError, match="one thread or more"):
        Batch("stones-1999", 1, threads=0)
    with pytest.raises(tb.UnknownName):
        Batch("stones-1998", 1)
    for wrong in (5, None, ["stones-1999"]):
        with pytest.raises(tb.TottenburyError, match="a rulebook is named by its id or its edition file, or is a Rulebook"):
            Batch(wrong, 1)
    with pytest.raises(tb.TottenburyError, match="at most"):
        Batch("stones-1999", 4, seed=(1 << 62) - 2)
    batch = Batch("stones-1999", 2)
    for wrong in ([1], [1.0, 2.0], [[1, 2]], "ab"):
        with pytest.raises(tb.TottenburyError, match="2 whole numbers, one action a game"):
            batch.step(wrong)
    with pytest.raises(tb.TottenburyError, match="2 whole numbers, one action a game, not rows of unequal length"):
        batch.step([[1], [1, 2]])


@pytest.mark.parametrize("wrong", [2.5, "3", None, True])
def test_numbers_of_games_threads_and_steps_are_whole(wrong: Any) -> None:
    with pytest.raises(tb.TottenburyError, match=f"one game or more, not {wrong!r}"):
        Batch("stones-1999", wrong)
    if wrong is not None:
        with pytest.raises(tb.TottenburyError, match=f"one thread or more, not {wrong!r}"):
            Batch("stones-1999", 2, threads=wrong)
    with pytest.raises(tb.TottenburyError, match=f"once or more often, not {wrong!r} times"):
        Batch("stones-1999", 2).step_random(wrong)
    batch = Batch("stones-1999", np.int64(2), threads=np.int64(1))
    batch.step_random(np.int64(2))


@pytest.mark.parametrize("wrong", [5, -1, "south", None])
def test_a_seat_that_is_not_there_is_refused(wrong: Any) -> None:
    words = f"a seat is 0, South, or 1, North, not {wrong!r}"
    batch = Batch("stones-1999", 2, seed=1)
    before = str(batch.position(0))
    if wrong is not None:
        with pytest.raises(tb.TottenburyError, match=words):
            Batch("stones-1999", 2, seat=wrong)
    with pytest.raises(tb.TottenburyError, match=words):
        batch.restart([0], seats=[wrong])
    with pytest.raises(tb.TottenburyError, match=words):
        batch.observe(0, wrong)
    with pytest.raises(tb.TottenburyError, match=words):
        batch.spaces.observe(batch.position(0).state, wrong)
    assert str(batch.position(0)) == before
    assert Batch("stones-1999", 2, seat=1).current_player.tolist() == [1, 1]


@pytest.mark.parametrize("wrong", [99, -1, 0.5, None])
def test_a_game_that_is_not_there_is_refused(wrong: Any) -> None:
    batch = Batch("stones-1999", 3, seed=1)
    calls: list[Callable[[Any], object]] = [
        batch.position, batch.seed_of, batch.is_over, lambda game: batch.observe(game, Seat.SOUTH), lambda game: batch.play(game, 0),
        lambda game: batch.restart([game]), lambda game: batch.abandon([game]), lambda game: batch.refusal(game, 0),
    ]  # fmt: skip
    if wrong is not None:
        calls.append(lambda game: batch.action_to_text(3, game))
    for call in calls:
        with pytest.raises(tb.TottenburyError, match=f"the games of this batch are 0 to 2, not {wrong!r}"):
            call(wrong)
    assert batch.seed_of(np.int64(2)) == 3


TRACE = """
from tottenbury.research import Batch
for name in ("stones-1999", "siege-2020-tactics", "tug"):
    batch = Batch(name, 2, seed=4)
    for _ in range(40):
        batch.step(batch.random_actions())
    print(batch.position(0), batch.position(1), batch.observation.sum(axis=1), batch.legal_action_mask.sum(axis=1))
"""


def test_libraries_and_the_interpreter_play_the_same_batches() -> None:
    told = []
    for kernels in ("", "interpreted"):
        environment = {**os.environ, "TOTTENBURY_KERNELS": kernels}
        run = subprocess.run([sys.executable, "-c", TRACE], env=environment, capture_output=True, text=True, check=True)
        told.append(run.stdout)
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == 3


def test_research_is_loaded_only_when_it_is_asked_for() -> None:
    assert tb.research.Batch is Batch
    with pytest.raises(AttributeError, match="has no attribute 'reserch'"):
        _ = tb.reserch
