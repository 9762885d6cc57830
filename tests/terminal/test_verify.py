"""`tottenbury verify`: games that were played in the terminal, and everything that can be wrong with what it is given."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.running import tottenbury
from tottenbury.terminal.commands.verify import SCRIPT


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of the tug of war between computers."""
    file = tmp_path_factory.mktemp("verify") / "tug.duel"
    done = tottenbury("play", "--rulebook", "tug", "--south", "random", "--north", "random", "--record", str(file))
    assert f"To check every card: tottenbury verify {file}." in done.stdout
    assert "Dealt by a secret with the SHA-256 " in done.stdout
    return file


def test_a_game_of_the_terminal_fits(played: Path) -> None:
    done = tottenbury("verify", str(played))
    assert done.stderr == ""
    assert "everything fits" in done.stdout
    assert "South and North added no text of their own." in done.stdout
    told = json.loads(tottenbury("verify", "--json", str(played)).stdout)
    assert (told[0]["rulebook"], told[0]["fits"], told[0]["wrong"]) == ("tug", True, [])
    assert told[0]["checked"] > 10


def test_a_person_at_the_terminal_adds_a_text(tmp_path: Path) -> None:
    file = tmp_path / "game.duel"
    tottenbury("play", "--south", "human", "--north", "random", "--record", str(file), stdin="resign\n")
    text = file.read_text(encoding="utf-8")
    assert "SouthText" in text
    assert "NorthText" not in text
    tottenbury("verify", str(file))


def test_with_a_seed_nothing_is_said_of_fairness(tmp_path: Path) -> None:
    file = tmp_path / "game.duel"
    done = tottenbury("play", "--south", "random", "--north", "random", "--seed", "5", "--record", str(file))
    assert "Seed 5." in done.stdout
    assert "secret" not in done.stdout
    refused = tottenbury("verify", str(file), code=2)
    assert "this record says nothing of how its cards were dealt" in refused.stderr


def test_what_does_not_fit_is_named(played: Path, tmp_path: Path) -> None:
    text = played.read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.duel"
    wrong.write_text(text.replace('[Secret "', '[NorthText "mine"]\n[Secret "'), encoding="utf-8")
    done = tottenbury("verify", str(wrong), code=1)
    assert "checks do not fit" in done.stdout
    assert "chance 1 (turn 1, " in done.stdout
    assert "but from the secret follows" in done.stdout


def test_what_one_remembers_is_compared(played: Path) -> None:
    text = played.read_text(encoding="utf-8")
    commitment = text.split('[Commitment "')[1][:64]
    tottenbury("verify", str(played), "--commitment", commitment.upper())
    other = tottenbury("verify", str(played), "--commitment", "0" * 64, code=1)
    assert "the commitment that you saw" in other.stdout
    mine = tottenbury("verify", str(played), "--text", "mine", code=1)
    assert "the text that you added: nothing, but" in mine.stdout


def test_wrong_input_gets_a_clear_error(tmp_path: Path, played: Path) -> None:
    (tmp_path / "empty.duel").write_text("", encoding="utf-8")
    (tmp_path / "noise.duel").write_bytes(bytes(range(256)))
    text = played.read_text(encoding="utf-8")
    (tmp_path / "secret.duel").write_text(text.replace('[Secret "', '[Secret "zz'), encoding="utf-8")
    for arguments, words in (
        ((), "verify which record?"),
        ((str(tmp_path / "empty.duel"),), "there is no game here"),
        ((str(tmp_path / "noise.duel"),), "is not a text file"),
        ((str(tmp_path / "secret.duel"),), "64 digits from 0 to f"),
    ):
        done = tottenbury("verify", *arguments, code=2)
        assert words in done.stderr
        assert done.stdout == ""
    assert "missing.duel" in tottenbury("verify", str(tmp_path / "missing.duel"), code=2).stderr


def test_the_script_is_printed_as_it_is() -> None:
    assert tottenbury("verify", "--script").stdout == SCRIPT.read_text(encoding="utf-8")
