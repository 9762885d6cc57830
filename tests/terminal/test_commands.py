from __future__ import annotations

import json
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tottenbury as tb
from tests.terminal.running import LINE, tottenbury

REFUTED = LINE.replace("/b7/", "/g7/")


def test_rulebooks_are_listed() -> None:
    lines = tottenbury("rulebooks").stdout.splitlines()
    assert [line.split()[0] for line in lines] == list(tb.rulebooks())
    listed = json.loads(tottenbury("rulebooks", "--json").stdout)
    assert [entry["id"] for entry in listed] == list(tb.rulebooks())


def test_titles_in_the_list_are_those_of_the_editions() -> None:
    listed = json.loads(tottenbury("rulebooks", "--json").stdout)
    assert {entry["id"]: entry["title"] for entry in listed} == {name: tb.rulebook(name).title for name in tb.rulebooks()}


def test_show_draws_cards_with_letters_and_names_whose_turn_it_is() -> None:
    shown = tottenbury("show", LINE).stdout
    for text in ("r5", "b7", "[ 9 ]", "pile 37", "6 hidden cards", "South may claim stones"):
        assert text in shown
    assert "\x1b" not in shown  # no colours into a pipe
    assert "\x1b" in tottenbury("show", LINE, FORCE_COLOR="1").stdout


def test_show_can_hide_what_a_seat_may_not_see() -> None:
    position = tb.rulebook("stones-2024").deal(4)
    for seat, wanted in (("S", tb.Seat.SOUTH), ("N", tb.Seat.NORTH), ("spectator", None)):
        shown = json.loads(tottenbury("show", str(position), "--seat", seat, "--json").stdout)
        assert shown["position"] == str(position.view(wanted))


def test_a_position_can_come_from_standard_input() -> None:
    assert tottenbury("moves", "-", stdin=LINE + "\n").stdout.split() == ["!1", "."]


def test_moves_as_text_and_as_json() -> None:
    assert tottenbury("moves", LINE).stdout == "!1\n.\n"
    answer = json.loads(tottenbury("moves", LINE, "--json").stdout)
    assert answer["moves"] == ["!1", "."]
    assert (answer["to_move"], answer["phase"]) == ("S", "claim")


def test_a_proof_and_its_refutation() -> None:
    assert "proven" in tottenbury("prove", LINE, "1").stdout
    refuted = tottenbury("prove", REFUTED, "1")
    assert "b6 b8 b7" in refuted.stdout
    assert "refuted" in refuted.stdout
    answer = json.loads(tottenbury("prove", REFUTED, "1", "--json", "--exit-code", code=1).stdout)
    assert answer["holds"] is False
    assert answer["counter"] == {"type": "colour run", "total": 21, "cards": ["b6", "b8", "b7"]}
    assert answer["added"] == ["b7"]
    assert "0 of 3" in tottenbury("prove", LINE, "3", "--seat", "N").stdout


def test_perft_and_divide() -> None:
    position = str(tb.rulebook("stones-1999").deal(3))
    assert tottenbury("perft", position, "2").stdout.strip() == "2916"
    divided = json.loads(tottenbury("perft", position, "2", "--divide", "--json").stdout)
    assert divided["nodes"] == 2916
    assert set(divided["divide"].values()) == {54}


def test_simulate_says_why_a_bot_forfeited_and_gives_up_one_that_never_greets() -> None:
    silent = shutil.which("true")
    games = tottenbury("simulate", "--south", f"cmd:{silent}", "--north", "random", "--games", "2")
    assert games.returncode == 0
    assert re.search(r"forfeited 2 times: cmd:\S*true.* has exited with status 0", games.stdout)
    games = tottenbury("simulate", "--south", "random", "--north", f"cmd:{silent}", "--games", "50", "--json", code=1)
    told = json.loads(games.stdout)
    assert told["games"] == 3
    assert sum(told["forfeits"].values()) == 3
    assert "after 3 of 50 games" in games.stderr
    assert "is given up: it did not greet in 3 games in a row" in games.stderr


def test_simulate_reports_what_was_played() -> None:
    summary = json.loads(tottenbury("simulate", "--games", "300", "--seed", "5", "--json").stdout)
    assert summary["games"] == 300
    assert summary["south"]["score"] + summary["north"]["score"] == 300
    assert sum(summary["reasons"].values()) == 300
    assert summary["south"]["low"] < summary["south"]["share"] < summary["south"]["high"]
    played = tb.rulebook("stones-1999").game.random_games(5, 300)
    assert summary["south"]["score"] == sum(outcome.winner is tb.Seat.SOUTH for outcome, *_ in played)
    text = tottenbury("simulate", "--games", "20", "--rulebook", "stones-2024", "--north", "greedy").stdout
    assert "North greedy" in text
    assert "95 %" in text


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.duel"
    tottenbury("play", "--south", "greedy", "--north", "random", "--seed", "8", "--record", str(path))
    return path


def test_replay_shows_a_game_a_turn_and_a_seats_view(record: Path) -> None:
    game = tb.Record.parse(record.read_text())
    assert str(game) in tottenbury("replay", str(record)).stdout
    assert game.turns[2].tokens[0] in tottenbury("replay", str(record), "--turn", "3").stdout
    cut = tottenbury("replay", str(record), "--seat", "N").stdout
    assert str(game.view(tb.Seat.NORTH)) in cut
    answer = json.loads(tottenbury("replay", str(record), "--turn", "0", "--json").stdout)
    assert answer["turns"] == [{"turn": 0, "position": str(game.start)}]
    everything = json.loads(tottenbury("replay", str(record), "--json").stdout)
    assert everything["turns"][-1]["position"] == str(game.positions()[-1])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["sit"], "invalid choice"),
        (["dance"], "invalid choice"),
        (["show"], "POSITION"),
        (["show", "nonsense"], "rulebook, column 1"),
        (["moves", LINE.replace("b8", "x8")], "border stone 1, column 19"),
        (["moves", str(tb.rulebook("stones-1999").deal(1).view(None))], "not known"),
        (["prove", LINE, "0"], "above zero"),
        (["prove", LINE, "10"], "no stone 10"),
        (["perft", LINE, "2"], "without unknown cards"),
        (["perft", LINE, "-1"], "whole number"),
        (["simulate", "--games", "many"], "above zero"),
        (["simulate", "--south", "nobody"], "no opponent"),
        (["simulate", "--rulebook", "chess"], "no rulebook"),
        (["play", "--rulebook", "chess"], "no rulebook"),
        (["play", "--south", "nobody"], "no opponent"),
        (["play", "--match", "feud"], "agreed number"),
        (["play", "--seed", "-4"], "whole number"),
        (["play", "--seed", str(2**63)], "a seed is"),
        (["play", "--position", LINE], "without unknown cards"),
    ],
)
def test_bad_input_gets_a_clear_message_and_exit_code_2(arguments: list[str], words: str) -> None:
    result = tottenbury(*arguments, code=2)
    assert words in result.stderr
    assert not result.stdout


def test_files_that_are_not_there_or_are_no_records(tmp_path: Path) -> None:
    missing = tmp_path / "missing.duel"
    assert str(missing) in tottenbury("replay", str(missing), code=2).stderr
    binary = tmp_path / "binary.duel"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in tottenbury("replay", str(binary), code=2).stderr
    empty = tmp_path / "empty.duel"
    empty.write_text("")
    assert "no game" in tottenbury("replay", str(empty), code=2).stderr


def test_a_turn_or_round_that_the_game_does_not_have(record: Path) -> None:
    assert "turns" in tottenbury("replay", str(record), "--turn", "99", code=2).stderr
    assert "1 game" in tottenbury("replay", str(record), "--round", "2", code=2).stderr


def test_a_closed_pipe_leaves_no_traceback() -> None:
    position = str(tb.rulebook("stones-1999").deal(3))
    command = f"{sys.executable} -m tottenbury moves '{position}' | head -n 1"
    result = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True, check=False)
    assert result.stdout.count("\n") == 1
    assert result.stderr == ""


def test_an_interrupt_leaves_no_traceback() -> None:
    command = [sys.executable, "-m", "tottenbury", "play", "--seed", "1"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        while "Type 'help'" not in process.stdout.readline():
            pass
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in errors


def test_help_and_version() -> None:
    assert "COMMAND" in tottenbury("--help").stdout
    assert tb.__version__ in tottenbury("--version").stdout
    for command in ("play", "show", "moves", "prove", "replay", "simulate", "match", "tournament", "ladder", "perft", "bench"):
        assert "usage" in tottenbury(command, "--help").stdout
