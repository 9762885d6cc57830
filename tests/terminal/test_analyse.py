"""`tottenbury analyse` with card games."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import tottenbury as tb
from tests.analysis.games import play_on, recorded, save_net
from tests.terminal.running import tottenbury
from tottenbury.notation.record import Recorder

OPENING = "stones-1999 R5b6R6b8/b7/././././././. S play g1g2o4p5r7y3 ?6 ?37"


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(save_net(tmp_path_factory.mktemp("nets") / "fresh.net", "stones-1999"))


@pytest.fixture(scope="module")
def duel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "game.duel"
    path.write_text(str(recorded("stones-1999", "greedy", "random", 5, South="Ann", North="Bob")))
    return path


def test_a_game_is_told_decision_by_decision_with_a_summary_for_each_player(net: str, duel: Path) -> None:
    lines = tottenbury("analyse", str(duel), "--net", net).stdout.splitlines()
    assert lines[0].startswith("stones-1999, ")
    assert "South wins" in lines[0]
    blunders = [line for line in lines if " ?? " in line]
    assert blunders
    assert all("better: " in line and " more" in line for line in blunders)
    assert any(line.endswith("(luck)") for line in lines)
    south, north = (next(line for line in lines if line.startswith(name)) for name in ("South (Ann): ", "North (Bob): "))
    assert south.endswith("; won")
    assert north.endswith("; lost")
    assert f"{len(blunders)} blunders" in north
    assert [line for line in lines if "at the start" in line and line.endswith("% at the end")]


def test_all_prints_every_better_move(net: str, duel: Path) -> None:
    few, every = (tottenbury("analyse", str(duel), "--net", net, *more).stdout for more in ((), ("--all",)))
    assert " more\n" in few
    assert " more\n" not in every
    assert len(every) > len(few)


def test_json_has_every_piece_and_the_pieces_add_up(net: str, duel: Path) -> None:
    told = json.loads(tottenbury("analyse", str(duel), "--net", net, "--json").stdout)
    assert (told["rulebook"], told["finished"], list(told["players"])) == ("stones-1999", True, ["S", "N"])
    for account in told["players"].values():
        sums = account["start"] + account["luck"] - account["loss"] + account["theirs"] + account["revised"]
        assert sums == pytest.approx(account["end"], abs=1e-9)
        assert account["start"] + sum(piece["change"] for piece in account["pieces"]) == pytest.approx(account["end"], abs=1e-9)
        assert len(account["curve"]) == told["turns"] + 1
        made = [piece for piece in account["pieces"] if piece["kind"] == "decision"]
        assert len(made) == account["decisions"]
        assert account["mean_loss"] == pytest.approx(account["loss"] / len(made))
        for name in ("blunder", "mistake", "inaccuracy"):
            assert account[name] == sum(piece["name"] == name for piece in made)
        assert all(set(better) == {"move", "win", "gain"} for piece in made for better in piece["better"])
    assert told["players"]["S"]["end"] == 1.0


def test_the_curve_goes_into_a_file(net: str, duel: Path, tmp_path: Path) -> None:
    picture = tmp_path / "game.svg"
    tottenbury("analyse", str(duel), "--net", net, "--svg", str(picture))
    root = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    assert "South (Ann)" in [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "No such file" in tottenbury("analyse", str(duel), "--net", net, "--svg", str(tmp_path / "no" / "g.svg"), code=2).stderr


def test_one_round_of_a_match_is_chosen(net: str, duel: Path) -> None:
    second = str(recorded("stones-1999", "random", "random", 8))
    both = f"{duel.read_text()}\n{second}"
    first, other = (json.loads(tottenbury("analyse", "-", "--net", net, "--json", *n, stdin=both).stdout) for n in ((), ("--round", "2")))
    assert first == json.loads(tottenbury("analyse", str(duel), "--net", net, "--json").stdout)
    assert other == json.loads(tottenbury("analyse", "-", "--net", net, "--json", stdin=second).stdout)
    assert "2 game(s), not 3" in tottenbury("analyse", "-", "--net", net, "--round", "3", stdin=both, code=2).stderr


def test_a_players_own_record_gives_his_account_alone(net: str) -> None:
    record = recorded("stones-1999", "greedy", "random", 5)
    whole = json.loads(tottenbury("analyse", "-", "--net", net, "--json", stdin=str(record)).stdout)
    cut = json.loads(tottenbury("analyse", "-", "--net", net, "--json", stdin=str(record.view(tb.Seat.NORTH))).stdout)
    assert cut["players"] == {"N": whole["players"]["N"]}
    refused = tottenbury("analyse", "-", "--net", net, stdin=str(record.view(None)), code=2).stderr
    assert "this record shows neither hand" in refused


def test_a_game_that_was_given_up_says_so(net: str) -> None:
    recorder = Recorder(tb.rulebook("stones-1999").deal(3))
    play_on(recorder, "random", "random", 3, decisions=8)
    unfinished = tottenbury("analyse", "-", "--net", net, stdin=str(recorder.record())).stdout
    assert "unfinished" in unfinished
    assert "in the last position" in unfinished
    recorder.end("S resigned")
    assert "South wins: North has resigned, before the end" in tottenbury("analyse", "-", "--net", net, stdin=str(recorder.record())).stdout


def test_a_position_is_judged_with_its_moves(net: str) -> None:
    shown = tottenbury("analyse", OPENING, "--net", net).stdout.splitlines()
    assert shown[0].startswith("South wins with probability ")
    assert shown[-1].endswith("more moves; --all prints them")
    told = json.loads(tottenbury("analyse", OPENING, "--net", net, "--json").stdout)
    assert told["seat"] == "S"
    assert {move["move"] for move in told["moves"]} == {str(move) for move in tb.position(OPENING).legal_moves()}
    assert told["win"] == told["moves"][0]["win"]
    assert "while North decides" in tottenbury("analyse", OPENING.replace(" S play", " N play"), "--net", net).stdout


def test_bad_input_gets_a_clear_answer(net: str, duel: Path, tmp_path: Path) -> None:
    def refused(*arguments: str, code: int = 2) -> str:
        return tottenbury("analyse", *arguments, code=code).stderr

    broken = tmp_path / "broken.duel"
    broken.write_text(duel.read_text().replace("\n2. S ", "\n2. S r9@99 "))
    assert "line 10, column 6" in refused(str(broken), "--net", net)
    assert "No such file" in refused(str(tmp_path / "none.duel"))
    assert "No such file" in refused(str(tmp_path / "mistyped"))
    assert "cannot be read" in refused(OPENING, "--net", str(tmp_path / "none.net"))
    assert "this is no net" in refused(OPENING, "--net", str(duel))
    assert "this net is for stones/" in refused(str(tb.rulebook("siege-2020").deal(1)), "--net", net)
    assert "no net has been trained for battle-line" in refused("battle-line ././././././././. S play ?7 ?7 ?46 ?10 - -")
    assert "a single position has no curve" in refused(OPENING, "--net", net, "--svg", str(tmp_path / "a.svg"))
    assert "shows neither hand" in refused(str(tb.rulebook("stones-1999").deal(1).view(None)), "--net", net)
    assert "is for the card games" in refused("tug 432 9 511 6w1 S act 441", "--net", net)
    assert "no rulebook is called" in refused("nonsense and more")
