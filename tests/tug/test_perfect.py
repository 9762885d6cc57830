"""The opponent that plays by the solved table, and the files the tables come in."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

import tottenbury as tb
from tottenbury.opponents.judgement.tug_oracle import TugOracle
from tottenbury.opponents.perfect import PerfectOpponent
from tottenbury.tug.edition import TugEdition
from tottenbury.tug.game import TugGame
from tottenbury.tug.solving import tables
from tottenbury.tug.solving.certificate import certify
from tottenbury.tug.solving.results import Model
from tottenbury.tug.solving.solver import solve

SHIPPED = tables.SHIPPED / "tug-24-0.npz"


def won_by(south: tb.Opponent, north: tb.Opponent, seed: int) -> tb.Seat | None:
    position = tb.rulebook("tug").deal(seed)
    players = {tb.Seat.SOUTH: south, tb.Seat.NORTH: north}
    while position.outcome is None:
        position = position.play(players[position.to_move].choose(position.view(position.to_move)))
    return position.outcome.winner


@pytest.mark.parametrize("other", ["greedy", "random"])
def test_perfect_beats_the_others(other: str) -> None:
    """It won 100 of 100 against each."""
    wins = sum(won_by(tb.opponent("perfect"), tb.opponent(other, seed), seed) is tb.Seat.SOUTH for seed in range(8))
    wins += sum(won_by(tb.opponent(other, seed), tb.opponent("perfect"), seed) is tb.Seat.NORTH for seed in range(8))
    assert wins >= 14


def test_perfect_finishes_a_beaten_opponent() -> None:
    """Four hits are needed, and three equal dice are there (C2.10)."""
    assert tb.opponent("perfect").choose(tb.position("tug 321 9 666 4 S act 555").view(tb.Seat.SOUTH)) == "D"


def test_perfect_refuses_games_that_nobody_has_solved() -> None:
    with pytest.raises(tb.TottenburyError, match="nobody plays stones-1999 perfectly"):
        tb.opponent("perfect").choose(tb.rulebook("stones-1999").deal(1).view(tb.Seat.SOUTH))


@pytest.mark.parametrize(
    ("option", "told"), [("free_assignment=yes", "--free"), ("idle_weaken=no", "beyond the solver"), ("cap=18", "--cap 18")]
)
def test_rules_without_a_table_are_refused_with_the_command_that_helps(
    option: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOTTENBURY_DATA", str(tmp_path))
    game = tb.rulebook(f"tug;{option}").game
    assert isinstance(game, TugGame)
    with pytest.raises(tb.TottenburyError, match=told):
        TugOracle(game)


def test_a_table_that_a_user_has_solved_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOTTENBURY_DATA", str(tmp_path))
    model = Model(4, 0, free=True)
    solution = solve(model, goal=1e-6)
    turns = certify(model, solution.values, fee=1e-5).turns()
    tables.write(tmp_path / tables.name_of(model), tables.pack(model, solution.values, turns, {"residual": solution.residual, "gap": 1.0}))
    found = tables.table_for(TugEdition(free_assignment=1))
    assert found.model == model
    assert np.abs(found.values - solution.values).max() < 1e-5


@pytest.mark.parametrize("content", [b"", b"nonsense", b"PK\x03\x04"])
def test_a_file_that_is_no_table_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "tug-9-9.npz"
    path.write_bytes(content)
    with pytest.raises(tb.TottenburyError, match="is no solved table"):
        tables.read(path)


def test_the_shipped_table_says_how_it_was_made_and_is_small() -> None:
    table = tables.read(SHIPPED)
    assert "tottenbury solve tug" in table.about["made_by"]
    assert table.about["residual"] <= 1e-6
    assert table.about["gap"] < 1e-3
    assert SHIPPED.stat().st_size < 5_000_000


def test_the_shipped_table_rises_with_the_own_athletes_and_falls_with_the_others() -> None:
    values = tables.read(SHIPPED).values
    assert (np.diff(values, axis=2) >= -2e-5).all()
    assert (np.diff(values, axis=3) <= 2e-5).all()


def test_a_throw_is_worth_what_the_table_says_on_average() -> None:
    """Bellman's equation at random states of the shipped table, by the engine's own moves: throws, rerolls and uses."""
    book = tb.rulebook("tug")
    game = book.game
    assert isinstance(game, TugGame)
    oracle = TugOracle(game)
    seed = 7
    print(f"seed {seed}")
    rng = Random(seed)
    for _ in range(6):
        columns = ["".join(sorted(rng.choices("123456", k=3), reverse=True)) for _ in range(2)]
        line = f"tug {columns[0]} {rng.randint(3, 15)} {columns[1]} {rng.randint(3, 15)} S roll -"
        position = tb.position(line)
        assert isinstance(position, tb.Position)
        mean = sum(share * oracle.win(position.play(throw).state) for throw, share in position.chance())
        assert mean == pytest.approx(oracle.win(position.state), abs=5e-5), line


def test_a_perfect_opponent_with_a_temperature_errs_now_and_then() -> None:
    view = tb.position("tug 432 9 511 6w1 S act 441").view(tb.Seat.SOUTH)
    best = PerfectOpponent(1).choose(view)
    choices = {PerfectOpponent(seed, temperature=0.05).choose(view) for seed in range(30)}
    assert best in choices
    assert len(choices) > 2
