"""PettingZoo: its own checkers, and the same games as everywhere else."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import tottenbury as tb
from tottenbury.core.position import Position
from tottenbury.opponents.judgement.judging import judgement_of
from tottenbury.research.pettingzoo import AGENTS, DuelEnv, env, raw_env

BOOKS = tb.rulebooks()

# PettingZoo's checker knows its own games by name and warns of every other one that has masks
knows_no_masks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box or:UserWarning",
)
# South and North are what everything else here calls them
has_names = pytest.mark.filterwarnings("ignore:We recommend agents to be named in the format:UserWarning")
# the mask of a game that is over is empty, as it should be
has_ended = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")


@knows_no_masks
@has_names
@has_ended
@pytest.mark.parametrize("name", BOOKS)
def test_the_checkers_of_pettingzoo_are_content(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(name), num_cycles=60)
    api_test(raw_env(name), num_cycles=60)
    seed_test(lambda: env(name), num_cycles=60)
    render_test(lambda render_mode: env(name, render_mode=render_mode))
    assert "Passed API test" in capsys.readouterr().out


def play_along(table: Any, position: Position, chance: random.Random) -> Position:
    """Play a game in an environment and natively, side by side, to its end."""
    spaces = table.unwrapped.spaces
    while position.outcome is None:
        agent = AGENTS[position.to_move]
        assert table.agent_selection == agent
        observation, reward, terminated, truncated, info = table.last()
        assert (reward, terminated, truncated) == (0, False, False)
        moves = position.legal_moves()
        assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(spaces.action_of(move) for move in moves)
        assert (info["action_mask"] == observation["action_mask"]).all()
        assert (observation["observation"] == spaces.observe(position.state, position.to_move)).all()
        waiting = table.observe(AGENTS[1 - position.to_move])
        assert not waiting["action_mask"].any()
        assert (waiting["observation"] == spaces.observe(position.state, position.to_move.other)).all()
        move = chance.choice(moves)
        table.step(spaces.action_of(move))
        position = position.play(move)
    return position


@pytest.mark.parametrize("name", BOOKS)
def test_a_seed_gives_the_game_that_it_deals_natively_and_both_agents_learn_how_it_ended(name: str) -> None:
    table, book, chance = env(name), tb.rulebook(name), random.Random(4)
    spaces = table.unwrapped.spaces
    for seed in range(80, 82):
        print(f"seed {seed}")
        table.reset(seed=seed)
        over = play_along(table, book.deal(seed), chance)
        assert over.outcome is not None
        heard = {}
        for agent in table.agent_iter():
            observation, reward, terminated, truncated, _ = table.last()
            heard[agent] = reward
            assert terminated
            assert not truncated
            assert not observation["action_mask"].any()
            assert (observation["observation"] == spaces.observe(over.state, tb.Seat(AGENTS.index(agent)))).all()
            table.step(None)
        winner = over.outcome.winner
        assert heard == {agent: 0.0 if winner is None else 1.0 if winner == seat else -1.0 for seat, agent in enumerate(AGENTS)}
        assert table.agents == []


@pytest.mark.parametrize("name", ["stones-2024-tactics", "siege-2020-tactics"])
def test_redealing_what_an_agent_cannot_see_changes_nothing_for_it(name: str) -> None:
    table = raw_env(name)
    game, judgement = table.spaces.game, judgement_of(table.spaces.game)
    chance = random.Random(9)
    table.reset(seed=5)
    other_hand_changed = False
    for number in range(40):
        seat = tb.Seat(AGENTS.index(table.agent_selection))
        before = [table.observe(agent) for agent in AGENTS]
        state = table._batch._states
        kept = state.copy()
        state[0] = np.frombuffer(judgement.world_of(game, table._batch.position(0).view(seat).state, number), np.uint8)
        table._batch.observation[0] = table._batch.observe(0, seat)
        after = [table.observe(agent) for agent in AGENTS]
        for key in ("observation", "action_mask"):
            assert (before[seat][key] == after[seat][key]).all()
        other_hand_changed |= bool((before[seat.other]["observation"] != after[seat.other]["observation"]).any())
        state[:] = kept
        table.step(chance.choice(np.flatnonzero(before[seat]["action_mask"]).tolist()))
    assert other_hand_changed


def test_the_turn_limit_of_the_tug_truncates_for_both() -> None:
    table = raw_env("tug")
    table._batch._limit = 2
    table.reset(seed=1)
    while not any(table.truncations.values()):
        observation, *_ = table.last()
        table.step(np.flatnonzero(observation["action_mask"])[0])
    assert table.truncations == dict.fromkeys(AGENTS, True)
    assert table.terminations == dict.fromkeys(AGENTS, False)
    assert table.rewards == dict.fromkeys(AGENTS, 0.0)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = raw_env("stones-1999")
    table.reset(seed=2)
    before = str(table._batch.position(0))
    claim = table.spaces.action_of("!3")
    with pytest.raises(tb.IllegalMove, match=r"action \d+, !3, is not legal for (South|North) here"):
        table.step(claim)
    for wrong in (497, -1, 1.5, "r1@1", None):
        with pytest.raises(tb.IllegalMove, match="a whole number from 0 to 496"):
            table.step(wrong)
    assert str(table._batch.position(0)) == before
    assert not any(table.terminations.values())


def test_in_the_wrapped_game_an_illegal_action_loses_with_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    table = env("stones-1999")
    table.reset(seed=2)
    agent = table.agent_selection
    table.step(table.unwrapped.spaces.action_of("!3"))
    assert "llegal" in caplog.text
    heard = {}
    for who in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        heard[who] = reward
        assert (terminated, truncated) == (True, False)
        assert not observation["action_mask"].any()
        table.step(None)
    assert heard == {who: -1.0 if who == agent else 1.0 for who in AGENTS}
    table.reset(seed=2)
    with pytest.raises(tb.IllegalMove, match="a whole number from 0 to 496, not 5000"):
        table.step(5000)


def test_what_was_handed_out_never_changes_later() -> None:
    table = raw_env("stones-1999")
    table.reset(seed=3)
    observation, _, _, _, info = table.last()
    kept = {key: value.copy() for key, value in observation.items()}
    observation["action_mask"].copy()
    for _ in range(10):
        now, *_ = table.last()
        now["action_mask"][:] = now["action_mask"][::-1].copy()  # and what a user writes there does not matter to the game
        legal, *_ = table.last()
        table.step(int(legal["action_mask"].argmax()))
    assert all((observation[key] == kept[key]).all() for key in kept)
    assert (info["action_mask"] == kept["action_mask"]).all()


def test_without_a_seed_the_games_follow_from_the_last_one() -> None:
    def deals(first: int | None) -> list[str]:
        table = raw_env("stones-1999")
        table.reset(seed=first)
        seen = []
        for _ in range(3):
            table.reset()
            seen.append(str(table._batch.position(0)))
        return seen

    assert deals(1) == deals(1)
    assert len(set(deals(1))) == 3
    assert deals(1) != deals(2)
    assert deals(None) != deals(None)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
@pytest.mark.parametrize("name", ["stones-2024-tactics", "tug"])
def test_a_copy_goes_on_from_where_the_table_stands(name: str, copied: Callable[[Any], Any]) -> None:
    table = env(name)
    table.reset(seed=7)
    for _ in range(4):
        table.step(int(table.last()[0]["action_mask"].argmax()))
    other = copied(table)
    left = str(table.unwrapped._batch.position(0))
    for _ in range(3):
        assert (other.last()[0]["observation"] == table.last()[0]["observation"]).all()
        other.step(int(other.last()[0]["action_mask"].argmax()))
        table.step(int(table.last()[0]["action_mask"].argmax()))
        assert str(other.unwrapped._batch.position(0)) == str(table.unwrapped._batch.position(0)) != left
    now = str(table.unwrapped._batch.position(0))
    other.step(int(other.last()[0]["action_mask"].argmax()))
    assert str(table.unwrapped._batch.position(0)) == now


def test_names_carry_the_version() -> None:
    assert str(env("stones-2024-early-bird")) == "tottenbury_stones_2024_early_bird_v1"
    assert raw_env("stones-1999;claim_window=own_turn").metadata["name"] == "tottenbury_stones_1999_claim_window_own_turn_v1"
    assert "name" in DuelEnv.metadata


def test_drawing_shows_what_a_spectator_sees_unless_told_otherwise() -> None:
    spectator, south = raw_env("stones-2004-tactics", "ansi"), raw_env("stones-2004-tactics", "ansi", viewer="south")
    for table in (spectator, south):
        table.reset(seed=3)
    text, own = spectator.render(), south.render()
    assert text is not None
    assert own is not None
    assert text.splitlines()[0].startswith("stones-2004-tactics: ")
    assert "stone 9:" in text
    assert "South's hand: ?6" in text
    assert "North's hand: ?6" in text
    hand = str(tb.rulebook("stones-2004-tactics").deal(3).view(tb.Seat.SOUTH)).split(" ")[4]
    assert f"South's hand: {hand}" in own
    assert "North's hand: ?6" in own


def test_people_are_shown_every_position(capsys: pytest.CaptureFixture[str]) -> None:
    table = raw_env("siege-2020", "human")
    table.reset(seed=3)
    table.step(int(table.infos[table.agent_selection]["action_mask"].argmax()))
    assert capsys.readouterr().out.count("siege-2020: ") == 2


def test_bad_input_is_refused_with_a_reason() -> None:
    with pytest.raises(tb.UnknownName):
        env("stones-1998")
    with pytest.raises(tb.TottenburyError, match="a rulebook is named by its id or its edition file"):
        env(5)
    with pytest.warns(UserWarning, match="render mode is None or one of human, ansi, not 'rgb_array'"):
        assert env("tug", render_mode="rgb_array").render_mode is None
    with pytest.raises(tb.TottenburyError, match="the viewer is None, for a spectator, or one of south, north, not 'west'"):
        env("tug", viewer="west")
    with pytest.raises(tb.TottenburyError, match="illegal is 'raise' or 'lose', not 'ignore'"):
        DuelEnv("tug", illegal="ignore")
    table = raw_env("tug")
    with pytest.raises(tb.TottenburyError, match="a seed is a whole number"):
        table.reset(seed=-1)
    table.reset(seed=1)
    with pytest.raises(tb.TottenburyError, match="the agents are south and north, not 'west'"):
        table.observe("west")
    with pytest.raises(AttributeError, match="before reset"):
        _ = env("tug").agent_selection


@pytest.mark.parametrize("library", ["pettingzoo", "gymnasium"])
def test_a_missing_library_is_named(library: str) -> None:
    script = f"import sys; sys.modules[{library!r}] = None; import tottenbury.research.{library}"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert f"{library} is not installed; it comes with: pip install 'tottenbury[{library}]'" in run.stderr
