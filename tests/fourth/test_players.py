"""Sticks between computers: opponents, the arena, research, and the terminal."""

from __future__ import annotations

import io
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test

import tottenbury as tb
from tests.fourth.state import MOST
from tests.research.test_pettingzoo import has_ended, has_names, knows_no_masks
from tottenbury.arena.match import MatchRun
from tottenbury.arena.pairs import MatchSetup
from tottenbury.arena.processes import Processes
from tottenbury.arena.results import read_results
from tottenbury.arena.summary import summarise
from tottenbury.core.errors import TottenburyError
from tottenbury.core.seats import Seat
from tottenbury.research import Batch, spaces_of
from tottenbury.research.pettingzoo import env
from tottenbury.terminal.main import main

PAIRS = 8


@pytest.mark.parametrize("player", ["greedy", "search:30n"])
def test_a_player_with_a_judgement_leaves_one_more_than_a_multiple_of_four(player: str) -> None:
    opponent = tb.opponent(player, 1)
    for left in (2, 3, 4, 6, 7, 8, 10, 20):
        view = tb.position(f"sticks {left} S take").view(Seat.SOUTH)
        assert opponent.choose(view) == f"take{(left - 1) % (MOST + 1)}"


@pytest.mark.parametrize("player", ["learned", "deep:8n", "perfect", "greedy-1"])
def test_players_that_need_what_it_does_not_have_refuse_it(player: str) -> None:
    with pytest.raises(TottenburyError):
        tb.opponent(player, 1).check_plays(tb.rulebook("sticks"))


def test_a_match_in_the_arena_is_played_and_summed_up(tmp_path: Path) -> None:
    setup = MatchSetup.checked("greedy", "random", "sticks", PAIRS, seed=3)
    path = tmp_path / "match.jsonl"
    run = MatchRun(setup, PAIRS).play(Processes(1), path)
    read = read_results(path)
    assert read is not None
    assert len(read.pairs) == PAIRS
    shown = summarise(run)
    assert (shown["games"], shown["draws"], shown["forfeits"]) == (2 * PAIRS, 0, {})
    assert shown["score"]["mean"] > 0.7
    ends = sum((Counter(reasons) for reasons in shown["reasons"]), Counter[str]())
    assert ends == {"last-stick": 2 * PAIRS}
    for pair in run.results:
        one, other = pair.games
        assert one.first is other.first  # the same deal with the seats exchanged


def test_its_actions_and_observations_are_those_of_its_moves() -> None:
    spaces = spaces_of("sticks")
    assert [spaces.action_to_text(action) for action in range(spaces.actions)] == ["take1", "take2", "take3"]
    assert [(plane.name, plane.size) for plane in spaces.planes] == [("turn", 3), ("left", 1)]
    batch = Batch("sticks", 16, seed=5, autoreset=False)
    left = np.full(16, 10)
    while batch.running().any():
        running = batch.running()
        assert (batch.observation[:, -1] == left)[running].all()
        assert (batch.legal_action_mask == (np.arange(MOST) < left[:, None]))[running].all()
        actions, seats = batch.random_actions(), batch.current_player.copy()
        batch.step(actions)
        left -= np.where(running, actions + 1, 0)
        over = running & (left == 0)
        assert (batch.terminated == over).all()
        assert (batch.rewards[over, seats[over]] == -1).all()
    assert (left == 0).all()


@knows_no_masks
@has_names
@has_ended
def test_the_checkers_of_pettingzoo_are_content(capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env("sticks"), num_cycles=60)


def test_a_person_plays_it_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.duel"
    monkeypatch.setattr("sys.stdin", io.StringIO("help\nTAKE4\ntake1\ntake1\ntake1\ntake1\ntake1\n"))
    options = ["--rulebook", "sticks;sticks=5", "--first", "S", "--south", "human", "--north", "greedy", "--record", str(path)]
    assert main(["play", *options]) == 0
    shown = capsys.readouterr().out
    assert "heap: | | | | | (5)" in shown
    assert "take one, two or three sticks" in shown
    assert "North wins (last-stick)" in shown
    record = tb.Record.parse(path.read_text())
    assert (record.result, str(record.positions()[0])) == ("N last-stick", "sticks;sticks=5 5 S take")


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["rulebooks"], "Sticks, a made-up game"),
        (["moves", "sticks 2 S take"], "take2"),
        (["show", "sticks 2 S take"], "heap: | | (2)"),
        (["perft", "sticks 5 S take", "3"], "10"),
        (["simulate", "--rulebook", "sticks", "--games", "4"], "last-stick 4"),
        (["match", "greedy", "random", "--rulebook", "sticks", "--pairs", "2", "--processes", "1"], "last-stick"),
        (["hint", "sticks 6 S take"], "take1"),
    ],
)
def test_the_commands_of_the_terminal_know_it(command: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command) == 0
    assert told in capsys.readouterr().out
