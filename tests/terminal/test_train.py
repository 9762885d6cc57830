"""`tottenbury train`: a whole small training, going on after an interruption, and wrong words."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import tottenbury as tb
from tests.terminal.running import tottenbury

SMALL = ["--games", "512", "--pairs", "10", "--gate", "10", "--calibrate", "64", "--every", "0.001"]


def test_a_small_training_leaves_a_net_that_plays(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    # After so few games it is not better than the net that comes with the package: exit code 1.
    shown = tottenbury("train", "stones-1999", "--out", str(folder), *SMALL, "--threads", "2", code=1).stdout
    assert "Self-play: stones-1999" in shown
    assert "v greedy" in shown
    assert "calibrated for stones-1999" in shown
    net = folder / "stones.net"
    assert net.exists()
    rows = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
    assert rows[-1]["games"] == 512
    assert [file.name for file in folder.glob("snapshot-*")] == ["snapshot-1-2.net"]  # after half of the games
    assert "v its snapshots" in shown
    assert "Not clearly better than the net that comes with the package" in shown
    assert ET.parse(folder / "curve.svg").getroot().tag.endswith("svg")
    position = tb.rulebook("stones-1999").deal(1)
    view = position.view(position.to_move)
    assert tb.opponent(f"learned:{net}").choose(view) in view.legal_moves()
    assert "--resume" in tottenbury("train", "stones-1999", "--out", str(folder), *SMALL, code=2).stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["train"], "name a rulebook"),
        (["train", "tug"], "solved"),
        (["train", "chess"], "chess"),
        (["train", "--resume", "nowhere"], "no training was begun"),
        (["train", "stones-1999", "--resume", "nowhere"], "knows its rulebook"),
        (["train", "stones-1999", "--games", "10", "--minutes", "1"], "name one of them"),
        (["train", "stones-1999", "--minutes", "0"], "above zero"),
        (["train", "stones-1999", "--games", "-5"], "above zero"),
    ],
)
def test_wrong_words_are_answered(words: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert told in tottenbury(*words, code=2).stderr
    assert list(tmp_path.iterdir()) == []
