"""Interpreted = library = WebAssembly: the same games, the same choices, the same bytes behind every door."""

from __future__ import annotations

import base64
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tottenbury as tb
from tests.building.everything import SLOW, SOLVING, do_everything
from tests.building.recording import Recorder, differences_interpreted, write_calls, write_program
from tests.building.ways import game_digest, game_of, interpreted, need_library, node
from tottenbury.building.families import kernels_of
from tottenbury.kernel.library import SHIPPED, built, symbol_of
from tottenbury.library import families

GAMES = 25
PLAYERS = ("random", "greedy", "greedy-1", "learned", "novice", "easy", "normal")


@pytest.mark.parametrize("name", tb.rulebooks())
def test_a_game_is_the_same_interpreted_and_by_the_library(name: str) -> None:
    book = tb.rulebook(name)
    kernels = game_of(book).kernels
    need_library(kernels.name)
    by_library = [game_digest(book, seed) for seed in range(GAMES)]
    with interpreted(kernels):
        assert [game_digest(book, seed) for seed in range(GAMES)] == by_library


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("family", families())
def test_a_player_chooses_the_same_when_the_library_takes_over_in_mid_game(family: str, player: str) -> None:
    need_library(family)
    if family == "tug" and player == "learned":
        pytest.skip("there is no net for the tug of war: its solution plays instead")
    book = tb.rulebook(families()[family])
    kernels_of(family)
    assert _choices(book, player, swapped_after=4) == _choices(book, player, swapped_after=0)


def _choices(book: Any, player: str, swapped_after: int) -> list[str]:
    """The first choices of a game; the first ones are made interpreted."""
    kernels = game_of(book).kernels
    position, opponent = book.deal(11), tb.opponent(player, seed=3)
    chosen: list[str] = []
    while position.outcome is None and len(chosen) < 12:
        view = position.view(position.to_move)
        if len(chosen) < swapped_after:
            with interpreted(kernels):
                move = opponent.choose(view)
        else:
            move = opponent.choose(view)
        chosen.append(str(move))
        position = position.play(move)
    return chosen


@pytest.fixture(scope="module", params=list(families()))
def recorded(request: pytest.FixtureRequest) -> Recorder:
    """Calls of every door that playing, proving, thinking and stepping a batch opens, made by the library."""
    family = request.param
    need_library(family)
    kernels = kernels_of(family)
    recorder = Recorder(kernels, most=12)
    with pytest.MonkeyPatch.context() as patch, recorder.listening(patch):
        do_everything(family)
    return recorder


def test_every_door_leaves_the_same_bytes_interpreted(recorded: Recorder) -> None:
    assert {call.door.name for call in recorded.calls} >= set(recorded.kernels.doors) - SOLVING, "a door that nothing calls"
    quick = [call for call in recorded.calls if call.door.name not in SLOW]
    assert [difference for call in quick for difference in differences_interpreted(call)] == []


def test_every_door_leaves_the_same_bytes_in_webassembly(recorded: Recorder, wasm: Path, tmp_path: Path) -> None:
    family = recorded.kernels.name
    write_calls(recorded.calls, lambda door: symbol_of(family, door), tmp_path)
    command = [node(), str(Path(__file__).with_name("replay.mjs")), str(wasm / "wasm32" / f"{family}.wasm"), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert f"{len(json.loads((tmp_path / 'calls.json').read_text()))} calls, 0 differences" in done.stdout


def test_every_door_leaves_the_same_bytes_on_another_kind_of_machine(recorded: Recorder, tmp_path: Path) -> None:
    """On aarch64, emulated: another processor with other instructions rounds alike."""
    emulator = shutil.which("qemu-aarch64")
    if emulator is None or not Path("/usr/aarch64-linux-gnu").exists() or importlib.util.find_spec("ziglang") is None:
        pytest.skip("needs Debian's qemu-user and libc6-arm64-cross, and the extra tottenbury[targets]")
    family = recorded.kernels.name
    library = SHIPPED / "linux-aarch64" / f"{family}.so"
    if built(family, "linux-aarch64") is None:
        pytest.skip("there is no library for linux-aarch64; `python -m tottenbury.building --target linux-aarch64` builds it")
    program = write_program(recorded.calls, lambda door: symbol_of(family, door), tmp_path)
    compiler = [sys.executable, "-m", "ziglang", "cc", "-target", "aarch64-linux-gnu", "-O1", "-o", str(tmp_path / "replay")]
    subprocess.run([*compiler, str(program), str(library), f"-Wl,-rpath,{library.parent}"], check=True, capture_output=True)
    done = subprocess.run(
        [emulator, "-L", "/usr/aarch64-linux-gnu", str(tmp_path / "replay"), str(tmp_path / "buffers.bin")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert f"{len(recorded.calls)} calls, 0 differences" in done.stdout


BROWSED = {"list_moves", "try_move", "make_blind", "prove", "rate_at", "value_view", "value_seen", "step_games"}


def test_doors_leave_the_same_bytes_in_a_browser(recorded: Recorder, wasm: Path, tmp_path: Path) -> None:
    chromium = os.environ.get("CHROMIUM")
    if chromium is None:
        pytest.skip("CHROMIUM names no browser; `make test` finds one")
    from playwright.sync_api import sync_playwright

    family = recorded.kernels.name
    calls = [call for call in recorded.calls if call.door.name in BROWSED]
    write_calls(calls, lambda door: symbol_of(family, door), tmp_path)
    script = Path(__file__).with_name("replay.mjs").read_text()
    files = {"library": wasm / "wasm32" / f"{family}.wasm", "buffers": tmp_path / "buffers.bin"}
    given = {name: base64.b64encode(path.read_bytes()).decode() for name, path in files.items()}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        page.goto("about:blank")
        replay = script[script.index("// begin") : script.index("// end")]
        code = (
            f"async ({{library, buffers, calls}}) => {{ {replay} return await replay(bytes(library), JSON.parse(calls), bytes(buffers)); }}"
        )
        said = page.evaluate(code, {**given, "calls": (tmp_path / "calls.json").read_text()})
        browser.close()
    assert said[-1] == f"{len(calls)} calls, 0 differences", said[:10]
