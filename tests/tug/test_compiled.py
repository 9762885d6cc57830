"""The loops of the kernel against the object layer and the model, and the library against the interpreter."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tottenbury as tb
from tests.tug import model
from tests.tug.lines import ALL_OPTIONS, BOOK, OPTIONS, line, position, turn

ROOT = Path(__file__).parents[2]
FIRST_SEED, GAMES, LONGEST = 700, 20, 150

TRACE = """
import sys
import tottenbury as tb
for book in sys.argv[2:]:
    for seed in range(3):
        table = tb.rulebook(book).deal(seed)
        players = [tb.opponent("random", seed), tb.opponent("random", seed)]
        for _ in range(int(sys.argv[1])):
            if table.outcome is not None:
                break
            print(seed, table, *table.legal_moves())
            table = table.play(players[table.to_move].choose(table.view(table.to_move)))
        print(table.outcome)
    print(tb.rulebook(book).game.random_games(2, 1), tb.rulebook(book).deal(1).perft(2))
"""


@pytest.mark.parametrize("book", [BOOK, f"{BOOK};{OPTIONS[1]}", ALL_OPTIONS])
def test_the_object_layer_plays_the_games_of_the_compiled_loop(book: str) -> None:
    """One seed reproduces a game everywhere: the same throws, the same moves to choose from, and the same end."""
    rules = tb.rulebook(book)
    compared = 0
    for seed, (outcome, first, turns, decisions) in enumerate(rules.game.random_games(FIRST_SEED, GAMES), FIRST_SEED):
        if turns > LONGEST:
            continue
        players = {seat: tb.opponent("random", seed) for seat in tb.Seat}
        table, mover, counted, made = rules.deal(seed), None, 0, 0
        assert table.to_move is first, f"{book}, seed {seed}"
        while table.outcome is None:
            counted += table.turn is not mover
            mover = table.turn
            table = table.play(players[table.to_move].choose(table.view(table.to_move)))
            made += 1
        assert (table.outcome, counted, made) == (outcome, turns, decisions), f"{book}, seed {seed}"
        compared += 1
    assert compared >= 5


@pytest.mark.parametrize("book", [BOOK, *(f"{BOOK};{option}" for option in OPTIONS)])
def test_random_games_end_or_are_stopped(book: str) -> None:
    """C3.1, D-71: with the last athlete, or after 10,000 turns."""
    games = tb.rulebook(book).game.random_games(3, 150)
    assert len(games) == 150
    for n, (outcome, _, turns, decisions) in enumerate(games):
        where = f"{book}, seed {3 + n}"
        assert 1 <= turns <= 10_000, where
        assert decisions >= 2 * turns, where
        if outcome.winner is None:
            assert (str(outcome), turns) == ("- turn-limit", 10_000), where
        else:
            assert outcome.reason == "last-athlete", where
    assert {outcome.winner for outcome, *_ in games} >= set(tb.Seat)


def test_programs_stop_at_the_turn_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """D-71: counted in turns; a game that ends before, or in the last turn allowed, is not touched."""
    game = tb.rulebook(BOOK).game
    whole = game.random_games(50, 40)
    assert game.turn_limit == 10_000
    monkeypatch.setattr(type(game), "turn_limit", 40)
    stopped = 0
    for (outcome, first, turns, decisions), cut in zip(whole, game.random_games(50, 40), strict=True):
        if turns <= 40:
            assert cut == (outcome, first, turns, decisions)
        else:
            stopped += 1
            assert (str(cut[0]), cut[1], cut[2]) == ("- turn-limit", first, 40)
    assert stopped > 5


# perft


def sequences(table: tb.Position, depth: int) -> int:
    """How many sequences of decisions and throws follow, counted by playing them."""
    moves = [text for move in table.legal_moves() for text in ([text for text, _ in table.results(move)] or [str(move)])]
    return len(moves) if depth == 1 else sum(sequences(table.play(move), depth - 1) for move in moves)


POSITIONS = [
    (line("432", "441"), 3),
    (line("432", "441", other="1w1"), 3),
    (line("44'2", "22", own="1", other="0w1"), 3),
    (line("666", "111'", phase="reroll"), 3),
    (line("661", "652", phase="reroll"), 2),
    (line("411"), 2),
    (line("611"), 2),
    (line("22'2'", "2", own="2", other="2"), 3),
    (line("222", "222", own="2", other="4w1", seat="N"), 4),
    (line("432", "441", other="1w1", options="weak_next_turn=yes"), 3),
    (line("432", "441", other="1w1", options="free_assignment=yes"), 3),
    (line("432", "441", other="1", options="idle_weaken=no"), 3),
]


@pytest.mark.parametrize(("text", "depth"), POSITIONS)
def test_perft_counts_decisions_and_throws(text: str, depth: int) -> None:
    """Against the model, and for one move less against playing."""
    table = position(text)
    for level in range(1, depth + 1):
        assert table.perft(level) == model.sequences(text, level), level
    for level in range(1, depth):
        assert table.perft(level) == sequences(table, level), level


def test_perft_of_a_throw() -> None:
    """56 throws; for the last die of a turn six faces each, and keeping."""
    assert turn("432").perft(1) == 56
    assert turn("666", "321", phase="reroll").perft(1) == 3 * 6 + 1
    assert turn("666", "311", phase="reroll").perft(1) == 2 * 6 + 1
    assert turn("666", "111", phase="reroll").perft(1) == 6 + 1
    assert tb.rulebook(BOOK).deal(1).perft(1) == 56, "also where a seed decides"
    assert turn("43'2'", "1", other="1").perft(2) == 2 * 56, "B and C, then the other one throws"
    assert turn("4'32'", "4", other="1").perft(2) == 2 * 56, "A ends the game: nothing follows"


# The library and the interpreter


def test_the_library_and_the_interpreter_agree_step_by_step() -> None:
    outputs = []
    for kernels in ("", "interpreted"):
        environment = {**os.environ, "TOTTENBURY_KERNELS": kernels}
        command = [sys.executable, "-c", TRACE, "40", BOOK, ALL_OPTIONS]
        run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stderr
        outputs.append(run.stdout.splitlines())
    assert len(outputs[0]) > 150
    for number, (one, other) in enumerate(zip(*outputs, strict=True), 1):
        assert one == other, f"line {number}"
