"""Exact judgement of positions and games: what each way loses, and luck and skill that add up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tottenbury as tb
from tests.terminal.running import tottenbury
from tottenbury.analysis.tug import judge_position, judge_record, oracle_for
from tottenbury.tug.solving.advice import Advice
from tottenbury.tug.solving.columns import column_number


def recorded(south: str, north: str, seed: int, longest: int = 3000) -> tb.Record:
    recorder = tb.Recorder(tb.rulebook("tug").deal(seed))
    players = {tb.Seat.SOUTH: tb.opponent(south, seed), tb.Seat.NORTH: tb.opponent(north, seed)}
    while recorder.position.outcome is None and len(recorder.positions) < longest:
        position = recorder.position
        recorder.play(players[position.to_move].choose(position.view(position.to_move)))
    return recorder.record()


@pytest.mark.parametrize(("south", "north", "seed"), [("greedy", "random", 1), ("random", "greedy", 2), ("perfect", "greedy", 3)])
def test_the_result_is_luck_and_skill(south: str, north: str, seed: int) -> None:
    """The sum rule: what the game began with, and what dice and choices did to it, is what it ended with."""
    record = recorded(south, north, seed)
    account = judge_record(record)
    assert record.result in ("S last-athlete", "N last-athlete")
    assert account.end == (1.0 if record.result.startswith("S") else 0.0)
    south_part = account.luck(tb.Seat.SOUTH) - account.error(tb.Seat.SOUTH)
    north_part = account.luck(tb.Seat.NORTH) - account.error(tb.Seat.NORTH)
    assert account.start + south_part - north_part == pytest.approx(account.end, abs=1e-9)
    assert all(turn.error >= -1e-6 for turn in account.turns)
    if south == "perfect":
        assert account.error(tb.Seat.SOUTH) < 1e-3
        assert account.error(tb.Seat.NORTH) > 0.05


def test_an_unfinished_game_is_judged_as_far_as_it_went() -> None:
    account = judge_record(recorded("greedy", "greedy", 4, longest=40))
    assert 0.0 < account.end < 1.0


def test_every_distinct_use_of_a_throw_is_listed_with_its_loss() -> None:
    position = tb.position("tug 432 9 511 6w1 S act 441")
    judgement = judge_position(position)
    assert judgement.ways[0].loss == 0.0
    losses = [way.loss for way in judgement.ways]
    assert losses == sorted(losses)
    assert len({way.leaves for way in judgement.ways}) == len(judgement.ways)
    for way in judgement.ways:
        after = position
        for move in way.moves:
            after = after.play(move)
        assert str(after) == way.leaves


@pytest.mark.parametrize(
    "line", ["tug 432 9 511 6w1 S act 441", "tug 665 7w2 543 8w3 S act 552", "tug 321 3 666 5w1 S act 444", "tug 654 2 111 9 S act 211"]
)
def test_the_solver_and_the_game_agree_on_what_a_throw_can_do(line: str) -> None:
    """The solver describes whole turns; the game plays them die by die. The best must be the same, and so must what it is worth."""
    position = tb.position(line)
    oracle = oracle_for(position.book)
    fields = line.split()
    own, opposing = (tuple(int(part or 0) for part in (*fields[n].split("w"), 0)[:2]) for n in (2, 4))
    advice = Advice(oracle.table.model, oracle.table.values)
    columns = [column_number(tuple(int(die) for die in fields[n])) for n in (1, 3)]
    uses = advice.uses(columns[0], columns[1], own, opposing, column_number(tuple(int(die) for die in fields[7])))
    judgement = judge_position(position, oracle)
    assert uses[0].worth == pytest.approx(judgement.win, abs=1e-9)
    by_game = sorted((way.worth for way in judgement.ways), reverse=True)
    assert all(any(abs(use.worth - worth) < 1e-9 for worth in by_game) for use in uses)


def test_the_best_reroll_is_the_one_that_wins_most() -> None:
    position = tb.position("tug 654 6 543 6 S reroll 611")
    judgement = judge_position(position)
    oracle = oracle_for(position.book)
    for way in judgement.ways:
        if way.moves[0].startswith("reroll"):
            mean = sum(share * oracle.win(position.play(step).state) for step, share in position.results(way.moves[0]))
            assert way.worth == pytest.approx(mean, abs=1e-9)
    assert judgement.win == max(way.worth for way in judgement.ways)


def test_the_command_judges_positions_and_records(tmp_path: Path) -> None:
    shown = tottenbury("analyse", "tug 432 9 511 6w1 S act 441").stdout
    assert shown.startswith("South wins with probability 0.")
    assert "what to do" in shown
    listed = json.loads(tottenbury("analyse", "tug 432 9 511 6w1 S roll -", "--json").stdout)
    assert 0.0 < listed["win"] < 1.0
    path = tmp_path / "game.duel"
    path.write_text(str(recorded("greedy", "random", 5)))
    shown = tottenbury("analyse", str(path)).stdout
    assert "South: luck" in shown
    assert "at the end" in shown
    assert len(json.loads(tottenbury("analyse", str(path), "--json").stdout)["turns"]) > 3


def test_the_command_explains_bad_input(tmp_path: Path) -> None:
    with pytest.raises(tb.TottenburyError, match="cannot be judged exactly"):
        oracle_for(tb.rulebook("stones-1999"))
    assert "no rulebook is called" in tottenbury("analyse", "nonsense and more", code=2).stderr
    assert "No such file" in tottenbury("analyse", str(tmp_path / "none.duel"), code=2).stderr


def test_solving_a_tiny_model_from_the_command_line(tmp_path: Path) -> None:
    out, work = tmp_path / "tiny.npz", tmp_path / "work"
    options = ["solve", "tug", "--cap", "3", "--weakened", "0", "--goal", "1e-6", "--out", str(out), "--checkpoints", str(work), "--json"]
    first = json.loads(tottenbury(*options).stdout)
    assert first["residual"] <= 1e-6
    assert first["gap"] < 1e-2
    assert out.exists()
    again = json.loads(tottenbury(*options).stdout)  # taken up where it ended
    assert again["sweeps"] == first["sweeps"] + 1


def test_the_solver_refuses_what_it_cannot_do() -> None:
    assert "only the tug of war" in tottenbury("solve", "stones-1999", code=2).stderr
    assert "1 to 127 athletes" in tottenbury("solve", "tug", "--cap", "200", code=2).stderr


def test_games_by_the_shipped_table_end_as_it_promises() -> None:
    report = json.loads(tottenbury("solve", "tug", "--check", "150", "--seed", "11", "--json").stdout)
    assert abs(report["sigmas"]) < 4
    assert report["unfinished"] == 0


def test_the_findings_come_from_the_table() -> None:
    found = json.loads(tottenbury("solve", "tug", "--findings", "--json").stdout)
    assert found["starter_against_bonus"] < found["starter"] < found["starter_with_bonus"]
    assert found["turns"] > 50
