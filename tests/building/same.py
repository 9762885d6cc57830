"""`make same`: interpreted = library = WebAssembly on many games of every rulebook, and on the calls of every player on the way.

Goes on if it is interrupted: what has been compared is kept in build/same.json. Says what was compared, and stops at a difference.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import tottenbury as tb
from tests.building.everything import SLOW, do_everything
from tests.building.recording import Recorder, differences_interpreted, write_calls
from tests.building.ways import game_digest, game_of, interpreted, node
from tottenbury.building.families import kernels_of
from tottenbury.kernel.library import SHIPPED, built, symbol_of
from tottenbury.library import families

KEPT = Path("build/same.json")
PORTION = 100


def same_games(task: tuple[str, int]) -> tuple[str, int, int]:
    """Compare a portion of games of a rulebook; how many there were."""
    name, first = task
    book = tb.rulebook(name)
    seeds = range(first, first + PORTION)
    by_library = [game_digest(book, seed) for seed in seeds]
    with interpreted(game_of(book).kernels):
        for seed, digest in zip(seeds, by_library, strict=True):
            if game_digest(book, seed) != digest:
                raise AssertionError(f"{name}, seed {seed}: the library plays another game than the interpreter")
    return name, first, PORTION


def same_calls(task: tuple[str, int]) -> tuple[str, int, int]:
    """Compare calls of every door of a family, interpreted and in WebAssembly; how many there were."""
    family, seed = task
    recorder = Recorder(kernels_of(family), most=40)
    with pytest.MonkeyPatch.context() as patch, recorder.listening(patch):
        do_everything(family, seed)
    for call in recorder.calls:
        if call.door.name not in SLOW and (wrong := differences_interpreted(call)):
            raise AssertionError(f"{family}, seed {seed}: {wrong[0]} interpreted")
    with tempfile.TemporaryDirectory() as folder:
        write_calls(recorder.calls, lambda door: symbol_of(family, door), Path(folder))
        script = str(Path(__file__).with_name("replay.mjs"))
        command = [node(), script, str(SHIPPED / "wasm32" / f"{family}.wasm"), folder]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(f"{family}, seed {seed}, WebAssembly: {done.stdout[:500]}{done.stderr[:500]}")
    return family, seed, len(recorder.calls)


def main() -> None:
    """Compare, and keep account."""
    parser = argparse.ArgumentParser(prog="python -m tests.building.same", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="so many games of every rulebook")
    parser.add_argument("--rounds", type=int, default=20, metavar="N", help="so often everything that a family's doors are for")
    parser.add_argument("--processes", type=int, default=2, metavar="P")
    asked = parser.parse_args()
    for family in families():
        for target in (None, "wasm32"):
            if built(family, target) is None:
                missing = f"There is no library of {family} for {target or 'this machine'}"
                sys.exit(f"{missing}; `python -m tottenbury.building --target host --target wasm32` builds it.")
    kept: dict[str, dict[str, int]] = json.loads(KEPT.read_text()) if KEPT.exists() else {"games": {}, "calls": {}}
    with ProcessPoolExecutor(asked.processes) as pool:
        games = [(name, first) for first in range(0, asked.games, PORTION) for name in tb.rulebooks()]
        calls = [(family, seed) for seed in range(asked.rounds) for family in families()]
        for what, function, tasks in (("calls", same_calls, calls), ("games", same_games, games)):
            waiting: list[Any] = [task for task in tasks if f"{task[0]} {task[1]}" not in kept[what]]
            for name, number, compared in pool.map(function, waiting):
                kept[what][f"{name} {number}"] = compared
                KEPT.parent.mkdir(exist_ok=True)
                KEPT.write_text(json.dumps(kept))
    print(f"{sum(kept['games'].values())} games and {sum(kept['calls'].values())} calls: no difference")


if __name__ == "__main__":
    main()
