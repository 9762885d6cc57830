"""Gymnasium: its own checker, one seat against an opponent, and many at once that equal them one by one."""

from __future__ import annotations

import copy
import random
import warnings
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import tottenbury as tb
from tests.session.tables import TryTable
from tottenbury.core.position import Position
from tottenbury.core.seats import Seat
from tottenbury.opponents.opponent import Opponent, RandomOpponent, Thought
from tottenbury.research import Batch
from tottenbury.research.agents import AgentOpponent
from tottenbury.research.gymnasium import SeatEnv, SeatVectorEnv
from tottenbury.research.pettingzoo import raw_env
from tottenbury.session import Move

BOOKS = tb.rulebooks()


@pytest.mark.parametrize("name", BOOKS)
def test_the_checker_of_gymnasium_is_content(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for settings in ({}, {"seat": "alternate", "opponent": "greedy"}) if name in ("stones-1999", "tug") else ({},):
        env = gym.make(f"tottenbury/{name}-v1", **settings)
        check_env(env.unwrapped)
        env.close()
    assert f"{name}: " in capsys.readouterr().out  # it has looked at the mode `human`


@pytest.mark.parametrize("make", [gym.make, gym.make_vec])
def test_who_asks_for_pictures_is_warned_and_plays(make: Any) -> None:
    """Stable-Baselines3 asks for `rgb_array` of every environment that it makes."""
    with warnings.catch_warnings(record=True) as heard:  # Gymnasium warns, too
        warnings.simplefilter("always")
        env = make("tottenbury/tug-v1", render_mode="rgb_array")
    assert any("one of human, ansi, not 'rgb_array': nothing will be drawn" in str(warning.message) for warning in heard)
    assert env.unwrapped.render_mode is None
    env.reset(seed=1)
    env.close()


def others_turn(position: Position, other: Opponent, seat: Seat) -> Position:
    """Let the other seat play natively until the own one is asked."""
    while position.outcome is None and position.to_move is not seat:
        position = position.play(other.choose(position.view(seat.other)))
    return position


@pytest.mark.parametrize("opponent", ["random", "greedy"])
@pytest.mark.parametrize("name", ["stones-1999", "siege-2020-tactics", "tug"])
def test_a_seed_gives_the_game_that_it_deals_natively(name: str, opponent: str) -> None:
    chance = random.Random(2)
    for seed, seat in ((50, Seat.SOUTH), (51, Seat.NORTH)):
        env = SeatEnv(name, opponent, seat=seat.name.lower(), illegal="raise")
        other = tb.opponent(opponent, seed)
        position = others_turn(tb.rulebook(name).deal(seed), other, seat)
        observation, info = env.reset(seed=seed)
        ended = False
        for _ in range(400):
            assert str(env._table.batch.position(0)) == str(position)
            assert (observation == env.spaces.observe(position.state, seat)).all()
            assert info["seat"] == int(seat)
            assert set(info) == {"action_mask", "seat"}  # a seed, or a hand, would tell too much
            moves = position.legal_moves() if position.outcome is None else ()
            assert np.flatnonzero(info["action_mask"]).tolist() == sorted(env.spaces.action_of(move) for move in moves)
            assert (env.action_masks() == info["action_mask"].astype(bool)).all()
            if ended:
                break
            move = chance.choice(moves)
            position = others_turn(position.play(move), other, seat)
            observation, reward, terminated, truncated, info = env.step(env.spaces.action_of(move))
            outcome = position.outcome
            assert terminated == (outcome is not None)
            assert not truncated
            assert reward == (0 if outcome is None or outcome.winner is None else 1 if outcome.winner is seat else -1)
            ended = terminated
        if ended:  # long tugs need not be played to their end
            with pytest.raises(tb.GameOver, match="reset comes next"):
                env.step(0)


class Everywhere:
    """The game of one seed in all interfaces at once. Those of Gymnasium ask one seat, and their opponent is `random`."""

    def __init__(self, name: str, seed: int, seat: Seat) -> None:
        self.seat, self.native = seat, tb.rulebook(name).deal(seed)
        self.batch = Batch(name, 3, seed=seed - 1, autoreset=False)  # in slot 1
        self.zoo = raw_env(name)
        self.zoo.reset(seed=seed)
        self.alone, self.many = SeatEnv(name, seat=seat.name.lower()), SeatVectorEnv(3, name, seat=seat.name.lower())
        self.alone.reset(seed=seed)
        self.many.reset(seed=seed - 2)  # in slot 2
        self.table = TryTable.joined(name, seed)  # a table of the server is such a session

    def lines(self) -> dict[str, str]:
        """The position, with every card, as each of them has it; the environments of one seat have it when that seat is asked."""
        found = {"batch": self.batch.position(1), "PettingZoo": self.zoo._batch.position(0), "session": self.table.session.position}
        if self.native.outcome is not None or self.native.to_move is self.seat:
            found |= {"Gymnasium": self.alone._table.batch.position(0)}
            if self.native.outcome is None:
                found |= {"Gymnasium, many": self.many._table.batch.position(2)}
        return {who: str(position) for who, position in found.items()}

    def play(self, move: str) -> None:
        """Make a decision in all of them."""
        decider, action = self.native.to_move, self.batch.action_of(move)
        actions = self.batch.random_actions()
        actions[1] = action
        self.batch.step(actions)
        self.zoo.step(action)
        if decider is self.seat:
            self.alone.step(action)
            masks = self.many._table.mask
            self.many.step(np.array([masks[0].argmax(), masks[1].argmax(), action]))
        self.table.say(decider, Move(move))
        self.native = self.native.play(move)


@pytest.mark.parametrize("name", BOOKS)
def test_one_seed_is_one_game_everywhere(name: str) -> None:
    seed, chance = 1234, random.Random(6)
    seat = tb.rulebook(name).deal(seed).to_move
    other = tb.opponent("random", seed)
    game = Everywhere(name, seed, seat)
    decisions = 0
    while game.native.outcome is None:
        assert set(game.lines().values()) == {str(game.native)}, game.lines()
        mine = game.native.to_move is seat
        assert len(game.lines()) == (5 if mine else 3)
        game.play(chance.choice(game.native.legal_moves()) if mine else other.choose(game.native.view(seat.other)))
        decisions += 1
    assert set(game.lines().values()) == {str(game.native)}, game.lines()
    assert game.table.session.outcome == game.native.outcome
    assert decisions > 20


class Side:
    """Single environments stepped one by one, as a vector environment with the same seeds must do it."""

    def __init__(self, n: int, seed: int, **settings: Any) -> None:
        self.n, self.seed = n, seed
        self.envs = [SeatEnv(**settings) for _ in range(n)]
        self.played = [0] * n
        self.now = [env.reset(seed=seed + slot) for slot, env in enumerate(self.envs)]
        self.over = [False] * n

    def begin_next(self, slot: int) -> None:
        """The next game of a slot; the seat goes on as it would in one environment."""
        self.played[slot] += 1
        env = self.envs[slot]
        env._table.restart([0], [self.seed + self.played[slot] * self.n + slot], anew=False)
        self.now[slot] = (env._table.observation[0].copy(), env._info())


@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
@pytest.mark.parametrize(("name", "opponent"), [("stones-1999", "random"), ("siege-2020-tactics", "random"), ("siege-2020", "greedy-1")])
def test_many_at_once_equal_single_ones_step_by_step(name: str, opponent: str, mode: AutoresetMode) -> None:
    n, seed, chance = 4, 300, np.random.default_rng(5)
    settings = {"rulebook": name, "opponent": opponent, "seat": "north"}
    many = SeatVectorEnv(n, **settings, autoreset_mode=mode)
    side = Side(n, seed, **settings)
    observations, infos = many.reset(seed=seed)
    ended_games = 0
    for step in range(150):
        for slot in range(n):
            assert (observations[slot] == side.now[slot][0]).all()
            assert (infos["action_mask"][slot] == side.now[slot][1]["action_mask"]).all()
        masks = infos["action_mask"]
        actions = (chance.random(masks.shape) * masks).argmax(axis=1)
        if step == 40:
            actions[2] = int(masks[2].argmin())  # an illegal one
        observations, rewards, terminations, truncations, infos = many.step(actions)
        for slot, env in enumerate(side.envs):
            if side.over[slot]:  # in the next step it begins anew, whatever is done
                side.begin_next(slot)
                side.over[slot] = False
                assert (rewards[slot], terminations[slot], truncations[slot]) == (0, False, False)
                continue
            observation, reward, terminated, truncated, info = env.step(actions[slot])
            side.now[slot] = (observation, info)
            assert (rewards[slot], terminations[slot], truncations[slot]) == (reward, terminated, truncated)
            if terminated:
                ended_games += 1
                if mode is AutoresetMode.SAME_STEP:
                    assert (infos["final_obs"][slot] == observation).all()
                    assert infos["_final_obs"][slot]
                    assert not infos["final_info"]["action_mask"][slot].any()
                    side.begin_next(slot)
                else:
                    side.over[slot] = True
            elif "final_obs" in infos:
                assert infos["final_obs"][slot] is None
    assert ended_games > n


def test_a_true_vector_environment_is_made_by_name() -> None:
    envs = gym.make_vec("tottenbury/siege-2020-v1", num_envs=3, vectorization_mode="vector_entry_point", seat="alternate")
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, infos = envs.reset(seed=1)
    assert observations in envs.observation_space
    assert infos["seat"].tolist() == [0, 1, 0]
    assert all(infos[f"_{key}"].all() for key in ("action_mask", "seat"))
    actions = envs.action_space.sample(tuple(infos["action_mask"]))
    observations, rewards, terminations, truncations, _ = envs.step(actions)
    assert observations in envs.observation_space
    assert rewards.shape == terminations.shape == truncations.shape == (3,)
    envs.close()
    sync = gym.make_vec("tottenbury/siege-2020-v1", num_envs=2, vectorization_mode="sync")
    sync.reset(seed=1)
    sync.close()


def test_seats_alternate_from_game_to_game() -> None:
    env = SeatEnv("stones-1999", seat="alternate")
    seats = [env.reset(seed=1 if number == 0 else None)[1]["seat"] for number in range(4)]
    assert seats == [0, 1, 0, 1]
    many = SeatVectorEnv(4, "stones-1999", seat="alternate")
    _, infos = many.reset(seed=1)
    assert infos["seat"].tolist() == [0, 1, 0, 1]
    _, infos = many.reset()
    assert infos["seat"].tolist() == [1, 0, 1, 0]
    for slot in range(4):
        seat = Seat(infos["seat"][slot])
        assert many._table.batch.seed_of(slot) == 5 + slot
        assert (many._table.observation[slot] == many._table.batch.observe(slot, seat)).all()


def test_without_autoreset_games_wait_until_they_are_told() -> None:
    many = SeatVectorEnv(3, "stones-1999", autoreset_mode="Disabled")
    _, infos = many.reset(seed=1)
    illegal = infos["action_mask"].argmax(axis=1)
    illegal[1] = infos["action_mask"][1].argmin()
    _, rewards, terminations, _, infos = many.step(illegal)
    assert rewards.tolist() == [0, -1, 0]
    assert terminations.tolist() == [False, True, False]
    assert not infos["action_mask"][1].any()
    with pytest.raises(tb.GameOver, match="game 1 is over"):
        many.step(infos["action_mask"].argmax(axis=1))
    before = [str(many._table.batch.position(slot)) for slot in (0, 2)]
    _, infos = many.reset(options={"reset_mask": terminations})
    assert [str(many._table.batch.position(slot)) for slot in (0, 2)] == before
    assert many._table.batch.seed_of(1) == 2 + 3
    many.step(infos["action_mask"].argmax(axis=1))


@pytest.mark.parametrize("opponent", ["random", "greedy-1"])
def test_no_step_comes_before_the_first_reset(opponent: str) -> None:
    env = SeatEnv("stones-1999", opponent)
    assert not env.action_masks().any()
    for action in (0, 5000, 1.5):
        with pytest.raises(tb.GameOver, match="none has begun: reset comes next"):
            env.step(action)
    env.reset(seed=1)
    env.step(int(env.action_masks().argmax()))


def test_seeds_may_be_given_one_by_one() -> None:
    many = SeatVectorEnv(2, "stones-1999")
    many.reset(seed=[70, 7])
    assert [many._table.batch.seed_of(slot) for slot in range(2)] == [70, 7]
    many.reset(seed=np.array([71, 8]))
    assert [many._table.batch.seed_of(slot) for slot in range(2)] == [71, 8]
    many.reset(seed=5)
    many.reset(seed=[None, 9])
    drawn = many._table.batch.seed_of(0)
    many.reset(seed=5)
    many.reset(seed=(None, 9))
    assert [many._table.batch.seed_of(slot) for slot in range(2)] == [drawn, 9]  # from the environment's own generator
    with pytest.raises(tb.TottenburyError, match="2 games need one seed, or one for each of them, not 3"):
        many.reset(seed=[1, 2, 3])
    for wrong in (-1, 1.5, True, [1, -2], [1, 0.5], ["x", "y"]):
        with pytest.raises(tb.TottenburyError, match="a seed is a whole number"):
            many.reset(seed=wrong)


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint8])
def test_seeds_may_be_numbers_of_numpy(kind: Any) -> None:
    start = tb.rulebook("stones-1999").deal(7)
    assert str(tb.rulebook("stones-1999").deal(kind(7))) == str(start)
    assert str(Batch("stones-1999", 1, seed=kind(7)).position(0)) == str(start)
    seat = start.to_move.name.lower()
    zoo, alone, many = raw_env("stones-1999"), SeatEnv("stones-1999", seat=seat), SeatVectorEnv(1, "stones-1999", seat=seat)
    batches = zoo._batch, alone._table.batch, many._table.batch
    after = []
    for seed in (7, kind(7)):
        for env in (zoo, alone, many):
            env.reset(seed=seed)
        assert [str(batch.position(0)) for batch in batches] == [str(start)] * 3
        for env in (zoo, alone, many):
            env.reset()
        after.append([batch.seed_of(0) for batch in batches])
    assert after[0] == after[1]  # what is drawn later follows from the seed, too
    with pytest.raises(tb.TottenburyError, match="a seed is a whole number"):
        alone.reset(seed=np.float64(7))


def test_an_illegal_action_loses_or_is_refused_as_one_wishes() -> None:
    strict, mild = SeatEnv("stones-1999", illegal="raise"), SeatEnv("stones-1999")
    claim = strict.spaces.action_of("!3")
    for env in (strict, mild):
        env.reset(seed=3)
    before = str(strict._table.batch.position(0))
    with pytest.raises(tb.IllegalMove, match=r"action \d+, !3, is not legal for South here"):
        strict.step(claim)
    assert str(strict._table.batch.position(0)) == before
    _, reward, terminated, truncated, info = mild.step(claim)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert not info["action_mask"].any()
    mild.reset(seed=3)
    for env in (strict, mild):
        for wrong in (497, -1):
            with pytest.raises(tb.IllegalMove, match="the actions are 0 to 496"):
                env.step(wrong)
        for wrong in (1.5, "r1@1", None):
            with pytest.raises(tb.TottenburyError, match="a whole number from 0 to 496"):
                env.step(wrong)
    strict.step(np.int32(strict.action_masks().argmax()))
    many = SeatVectorEnv(3, "stones-1999", illegal="raise")
    many.reset(seed=3)
    with pytest.raises(tb.IllegalMove, match="game 0: action"):
        many.step(np.full(3, claim))
    with pytest.raises(tb.TottenburyError, match="3 whole numbers, one action a game"):
        many.step([1.0, 2.0, 3.0])


def test_a_slot_that_waits_to_begin_anew_takes_any_action_while_another_one_loses() -> None:
    many = SeatVectorEnv(3, "stones-1999", autoreset_mode="NextStep")
    _, infos = many.reset(seed=3)
    claim = many.spaces.action_of("!3")
    actions = infos["action_mask"].argmax(axis=1)
    actions[0] = claim
    _, _, _, _, infos = many.step(actions)  # slot 0 has lost its game
    actions = infos["action_mask"].argmax(axis=1)
    actions[:2] = 99_999, claim
    _, rewards, terminations, _, infos = many.step(actions)
    assert rewards.tolist() == [0, -1, 0]
    assert terminations.tolist() == [False, True, False]
    assert infos["action_mask"].any(axis=1).tolist() == [True, False, True]
    with pytest.raises(tb.IllegalMove, match="game 2: the actions are 0 to 496, not 99999"):
        many.step(np.array([infos["action_mask"][0].argmax(), 0, 99_999]))


def test_what_somebody_writes_into_a_mask_makes_nothing_legal() -> None:
    many = SeatVectorEnv(2, "stones-1999", copy=False)
    _, infos = many.reset(seed=3)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = many.spaces.action_of("!3")
    infos["action_mask"][0] = 0
    infos["action_mask"][1] = 1
    _, rewards, terminations, _, _ = many.step(actions)
    assert rewards.tolist() == [0, -1]
    assert terminations.tolist() == [False, True]


def test_a_tug_that_ends_before_the_seat_is_asked_is_passed_over() -> None:
    start = tb.rulebook("tug").deal(930)
    assert others_turn(start, tb.opponent("random", 930), Seat.SOUTH).outcome is not None
    for opponent in ("random", RandomOpponent):
        env = SeatEnv("tug", opponent)
        env.reset(seed=930)
        assert env._table.batch.seed_of(0) == 931
        assert env.action_masks().any()
    many = SeatVectorEnv(2, "tug")
    many.reset(seed=929)
    assert [many._table.batch.seed_of(slot) for slot in range(2)] == [929, 932]


def test_the_turn_limit_of_the_tug_truncates() -> None:
    env = SeatEnv("tug")
    env._table.batch._limit = 3
    env._table.batch._share_out(1)
    _, info = env.reset(seed=1)
    truncated = terminated = False
    while not truncated:
        _, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        assert reward == 0
    assert not terminated


class Careless(RandomOpponent):
    """Falls silent at its second decision."""

    name = "careless"
    decisions = 0

    def _think(self, view: Any, moves: Any, budget: Any) -> Thought:
        self.decisions += 1
        if self.decisions > 1:
            raise tb.Forfeit("it has fallen silent")
        return super()._think(view, moves, budget)


def test_an_opponent_that_forfeits_has_lost() -> None:
    env = SeatEnv("stones-1999", Careless)
    _, info = env.reset(seed=1)
    terminated = False
    while not terminated:
        observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
    assert (reward, truncated) == (1.0, False)
    assert (observation == env._table.batch.observe(0, Seat.SOUTH)).all()
    assert not info["action_mask"].any()


def test_an_agent_of_ones_own_can_be_the_opponent() -> None:
    seen: list[int] = []

    def agent(observation: Any, mask: Any) -> int:
        seen.append(len(observation))
        return int(np.flatnonzero(mask)[0])

    env = SeatEnv("stones-1999", lambda seed: AgentOpponent(agent, seed))
    _, info = env.reset(seed=1)
    for _ in range(5):
        _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
    assert set(seen) == {env.spaces.observation_size}
    view = tb.rulebook("stones-1999").deal(1).view(Seat.SOUTH)
    view = tb.rulebook("stones-1999").deal(1).view(view.to_move)
    with pytest.raises(tb.Forfeit, match="action -3 is not legal"):
        AgentOpponent(lambda observation, mask: -3).choose(view)


def test_a_copy_goes_on_from_where_the_games_stand() -> None:
    for many in (SeatVectorEnv(70, "stones-1999", threads=2), SeatVectorEnv(2, "stones-1999", "greedy-1")):
        _, infos = many.reset(seed=1)
        _, _, _, _, infos = many.step(infos["action_mask"].argmax(axis=1))
        other = copy.deepcopy(many)
        for _ in range(20):
            actions = infos["action_mask"].argmax(axis=1)
            observations, _, _, _, infos = many.step(actions)
            again, *_ = other.step(actions)
            assert (observations == again).all()


def test_bad_input_is_refused_with_a_reason() -> None:
    with pytest.raises(tb.TottenburyError, match="the seat is one of south, north, alternate, not 'west'"):
        SeatEnv("tug", seat="west")
    with pytest.raises(tb.UnknownName, match="no opponent is called 'genius'"):
        SeatEnv("tug", "genius")
    with pytest.raises(tb.TottenburyError, match="perfect"):
        SeatEnv("stones-1999", "perfect")
    for wrong in (None, 5, RandomOpponent(1)):
        with pytest.raises(tb.TottenburyError, match="the opponent is a name, such as greedy, or a function"):
            SeatEnv("tug", wrong)
    with pytest.raises(tb.TottenburyError, match="returns an Opponent, not 'greedy'"):
        SeatEnv("tug", lambda seed: "greedy")
    with pytest.raises(tb.TottenburyError, match="a rulebook is named by its id or its edition file"):
        SeatVectorEnv(1, 5)
    with pytest.raises(tb.TottenburyError, match=r"one game or more, not 2\.5"):
        SeatVectorEnv(2.5, "tug")
    with pytest.raises(tb.TottenburyError, match="the autoreset mode is one of SameStep, NextStep, Disabled, not 'Never'"):
        SeatVectorEnv(2, "tug", autoreset_mode="Never")
    with pytest.raises(tb.UnknownName):
        SeatVectorEnv(2, "stones-1998")
    with pytest.raises(tb.TottenburyError, match="one game or more, not 0"):
        SeatVectorEnv(0, "tug")
    with pytest.raises(tb.GameOver, match="reset comes first"):
        SeatVectorEnv(1, "tug").step(np.array([0]))
    many = SeatVectorEnv(2, "tug")
    many.reset(seed=1)
    with pytest.raises(tb.TottenburyError, match="reset_mask has 2 truth values"):
        many.reset(options={"reset_mask": np.array([1, 0])})
