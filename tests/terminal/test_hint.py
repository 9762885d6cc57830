"""`tottenbury hint`, and `hint` in the terminal game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tottenbury as tb
from tests.terminal.running import tottenbury

ENDING = (
    "stones-1999 o2G3G5p2G4+/B7g1r1Y7y1R7+/p7R2G2p6B1/P9y4y5y3-/O8O7O9+/R9b3b2b9/g6R6g7g8-/O4o5r5P4P8b5-/B4p3B6y6B8+ "
    "S play g9o3o6p1r3r8 ?6 -"
)
OPENING = "stones-1999 R5b6R6b8/b7/././././././. S play g1g2o4p5r7y3 ?6 ?37"


def test_a_hint_names_moves_with_their_chances_and_how_it_may_go_on() -> None:
    lines = tottenbury("hint", OPENING, "--budget", "40n").stdout.splitlines()
    chance, move = lines[0].split()[:2]
    assert chance.endswith("%")
    assert move in tb.position(OPENING).legal_moves()
    assert lines[-1].startswith(f"It may go on like this: {move}, ")


def test_the_same_simulations_and_seed_give_the_same_hint() -> None:
    first, second = (json.loads(tottenbury("hint", OPENING, "--budget", "24n", "--seed", "4", "--json").stdout) for _ in range(2))
    first.pop("seconds")
    second.pop("seconds")
    assert first == second
    assert first["simulations"] == sum(candidate["simulations"] for candidate in first["candidates"]) == 24
    assert first["move"] in [str(move) for move in tb.position(OPENING).legal_moves()]


def test_a_hint_in_an_ending_is_proven_and_says_so() -> None:
    told = tottenbury("hint", ENDING).stdout
    assert told.startswith("100.0%")
    assert "Proven" in told


def test_what_is_hidden_from_the_mover_does_not_matter() -> None:
    position = tb.rulebook("stones-1999").deal(6)
    open_hint, blind_hint = (
        json.loads(tottenbury("hint", str(p), "--budget", "16n", "--json").stdout) for p in (position, position.view(position.to_move))
    )
    assert open_hint["candidates"] == blind_hint["candidates"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((OPENING, "--budget", "soon"), "a budget looks like"),
        ((OPENING, "--opponent", "nobody"), "no opponent is called"),
        ((OPENING, "--opponent", "perfect"), "perfect plays what has been solved"),
        (("stones-1999 nonsense",), "column"),
        (("",), "rulebook"),
    ],
)
def test_wrong_questions_get_a_clear_answer(arguments: tuple[str, ...], told: str) -> None:
    assert told in tottenbury("hint", *arguments, code=2).stderr


def test_the_terminal_game_gives_hints_and_its_record_counts_them(tmp_path: Path) -> None:
    record = tmp_path / "game.duel"
    typed = "hint 16n\nhint soon\nhint 15n\nr3@5\nquit\n"
    told = tottenbury("play", "--seed", "3", "--first", "S", "--north", "random", "--record", str(record), stdin=typed).stdout
    assert told.count("It may go on like this") == 2
    assert "a budget looks like" in told
    assert '[Hints "2"]' in record.read_text()
