"""The arena on the command line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.terminal.running import tottenbury
from tottenbury.terminal.main import main

TOURNAMENT = 'rulebook = "stones-1999"\npairs = 4\nseed = 2\n[players]\nrob = "random"\ngreta = "greedy-1"\n'


@dataclass
class Run:
    """Runs a command within this process, which is quicker than starting one for each."""

    capsys: pytest.CaptureFixture[str]

    def __call__(self, *arguments: str, code: int = 0) -> tuple[str, str]:
        try:
            found = main(arguments)
        except SystemExit as end:
            found = int(end.code or 0)
        shown = self.capsys.readouterr()
        assert found == code, (found, shown)
        return shown.out, shown.err


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(capsys)


def test_a_match_is_played_kept_and_taken_up_again(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    arguments = ["match", "greedy-1", "random", "--seed", "3", "--processes", "1", "--out", str(path)]
    shown = tottenbury(*arguments, "--pairs", "4").stdout
    for words in (
        "greedy-1 v random, 4 pairs (8 games), seeds 3 to 6",
        "score of greedy-1",
        "Elo",
        "as South",
        "first seat",
        "ms a move",
        "turns",
    ):
        assert words in shown
    before = path.read_text()
    answer = json.loads(run(*arguments, "--pairs", "6", "--json")[0])
    assert path.read_text().startswith(before)
    assert path.read_text().count("\n") == 7
    assert (answer["pairs"], answer["players"], answer["games"]) == (6, ["greedy-1", "random"], 12)
    assert sum(answer["pair_results"]["counts"]) == 6
    assert answer["score"]["low"] < answer["score"]["mean"]
    kept = path.read_bytes()
    assert "seed: 3 there, 4 here" in run(*arguments, "--seed", "4", code=2)[1]
    assert path.read_bytes() == kept


def test_a_match_stops_when_the_sequential_test_decides(run: Run) -> None:
    arguments = ["match", "greedy-1", "random", "--pairs", "60", "--processes", "1", "--sprt", "0", "120"]
    answer = json.loads(run(*arguments, "--json")[0])
    assert answer["sprt"]["decision"] == "accepted"
    assert answer["pairs"] < 60
    shown = run("match", "random", "greedy-1", "--pairs", "60", "--processes", "1", "--sprt", "-10", "110")[0]
    assert "better by -10 rather than 110 Elo" in shown
    assert "below" in shown


def test_a_player_against_itself_measures_the_seats(run: Run) -> None:
    shown = run("match", "random", "random", "--rulebook", "siege-2020", "--pairs", "5", "--processes", "1")[0]
    assert "5 pairs (5 games)" in shown
    assert "South, the attacker" in shown
    assert "score of" not in shown


@pytest.mark.parametrize("whole_group", [False, True])
def test_an_interrupted_match_says_what_was_played_and_goes_on_later(run: Run, whole_group: bool, tmp_path: Path) -> None:
    """Ctrl-C at a terminal reaches all processes, `kill -INT` only the first."""
    path = tmp_path / "match.jsonl"
    command = [
        sys.executable,
        "-m",
        "tottenbury",
        "match",
        "greedy-1",
        "random",
        "--pairs",
        "100000",
        "--processes",
        "2",
        "--out",
        str(path),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        while not (path.exists() and path.read_bytes().count(b"\n") > 3) and process.poll() is None:
            time.sleep(0.05)
        if whole_group:
            os.killpg(process.pid, signal.SIGINT)
        else:
            process.send_signal(signal.SIGINT)
        shown, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    assert "Traceback" not in errors
    assert "Interrupted after" in errors
    assert "score of greedy-1" in shown
    played = path.read_bytes().count(b"\n") - 1
    assert played >= 3
    again = json.loads(run("match", "greedy-1", "random", "--pairs", "2", "--processes", "1", "--out", str(path), "--json")[0])
    assert again["pairs"] == 2


def test_a_tournament_as_text_json_and_pictures(run: Run, tmp_path: Path) -> None:
    file, out = tmp_path / "cup.toml", tmp_path / "results"
    file.write_text(TOURNAMENT)
    pictures = ["--svg", str(tmp_path / "cup.svg"), "--html", str(tmp_path / "cup.html")]
    shown = run("tournament", str(file), "--processes", "1", "--out", str(out), *pictures)[0]
    assert "1  greta" in shown
    assert "2  rob" in shown
    assert "<svg" in (tmp_path / "cup.svg").read_text()
    assert "greta (greedy-1)" in (tmp_path / "cup.html").read_text()
    assert [path.name for path in out.iterdir()] == ["stones-1999--random--greedy-1.jsonl"]
    kept = next(out.iterdir()).read_bytes()
    answer = json.loads(run("tournament", str(file), "--processes", "1", "--out", str(out), "--json")[0])
    assert next(out.iterdir()).read_bytes() == kept
    assert answer["players"] == {"rob": "random", "greta": "greedy-1"}
    assert [player["name"] for player in answer["tables"][0]["players"]] == ["greta", "rob"]
    assert answer["matches"][0]["names"] == ["rob", "greta"]
    assert answer["matches"][0]["pairs"] == 4


def test_the_ladder_plays_and_writes_its_page(run: Run, tmp_path: Path) -> None:
    arguments = ["ladder", "--rulebook", "stones-1999", "--pairs", "2", "--processes", "1", "--budget", "5ms"]
    arguments += ["--players", "random,greedy-1,greedy,search", "--out", str(tmp_path / "results")]
    run(*arguments, "--markdown", str(tmp_path / "strength.md"))
    page = (tmp_path / "strength.md").read_text()
    assert page.startswith("# Strength\n")
    assert "| `greedy-1` |" in page
    assert "## Balance" in page
    assert run(*arguments, "--no-play")[0] == page


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["match"], "A, B"),
        (["match", "random"], "B"),
        (["match", "random", "nobody"], "no opponent"),
        (["match", "random", "greedy", "--pairs", "0"], "above zero"),
        (["match", "random", "greedy", "--processes", "0"], "above zero"),
        (["match", "random", "greedy", "--budget", "soon"], "a budget looks like"),
        (["match", "random", "perfect"], "perfect"),
        (["match", "random", "greedy", "--rulebook", "chess"], "no rulebook"),
        (["match", "random", "greedy", "--sprt", "30", "0"], "lower one first"),
        (["match", "random", "greedy", "--sprt", "nan", "0"], "lower one first"),
        (["match", "random", "greedy", "--sprt", "30"], "expected 2 arguments"),
        (["match", "random", "greedy", "--seed", str(2**63)], "a seed is"),
        (["tournament"], "FILE"),
        (["tournament", "/nowhere/cup.toml"], "/nowhere/cup.toml: No such file"),
        (["ladder"], "--out"),
        (["ladder", "--out", "/dev/null/x", "--pairs", "0"], "above zero"),
    ],
)
def test_bad_input_gets_a_clear_message_and_exit_code_2(run: Run, arguments: list[str], words: str) -> None:
    shown, errors = run(*arguments, code=2)
    assert words in errors
    assert not shown


def test_a_tournament_file_that_is_not_well_made_is_named(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "cup.toml"
    for text, words in (
        (TOURNAMENT.replace("pairs", "spares"), "spares: no such key"),
        ("[", "no TOML"),
        (TOURNAMENT + 'x = "no"\n', "no opponent"),
    ):
        file.write_text(text)
        errors = run("tournament", str(file), code=2)[1]
        assert words in errors
        assert errors.count("\n") == 1
    file.write_bytes(b"\xff\xfe")
    assert "not a text file" in run("tournament", str(file), code=2)[1]
    assert str(tmp_path) in run("tournament", str(tmp_path), code=2)[1]
