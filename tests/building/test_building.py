"""Building libraries: what is refused, what is built again, and that a game goes on whatever happens to a build."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tottenbury.building.progress import can_build
from tottenbury.building.targets import TARGETS
from tottenbury.kernel.library import PACKAGE, host_target, suffix_of, symbol_of

FAMILY = "tug"
"""The one that is built soonest."""

pytestmark = pytest.mark.skipif(importlib.util.find_spec("numba") is None, reason="the compiler is not installed (tottenbury[build])")

PLAY = """
import tottenbury as tb
game = tb.rulebook("tug").game
position = tb.rulebook("tug").deal(3)
for _ in range(30):
    if position.outcome is None:
        position = position.play(tb.opponent("greedy", seed=1).choose(position.view(position.to_move)))
print("library" if game.kernels.library else "interpreted", position)
"""


def environment(cache: Path | str, package: Path = PACKAGE, **more: str) -> dict[str, str]:
    return {**os.environ, "TOTTENBURY_CACHE": str(cache), "PYTHONPATH": str(package.parent), **more}


def run(code: str, cache: Path | str, package: Path = PACKAGE, **more: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment(cache, package, **more),
        capture_output=True,
        text=True,
        check=False,
        cwd=package.parent,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def build(cache: Path, package: Path = PACKAGE, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tottenbury.building", "--family", FAMILY, "--cache", *more]
    return subprocess.run(command, env=environment(cache, package), capture_output=True, text=True, check=False, cwd=package.parent)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package without libraries, to be edited."""
    copy = tmp_path_factory.mktemp("sources") / "tottenbury"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("built", "site", "__pycache__"))
    return copy


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory, sources: Path) -> Path:
    """A cache with a library that was built from that copy."""
    folder = tmp_path_factory.mktemp("cache")
    done = build(folder, sources)
    assert done.returncode == 0, done.stderr
    return folder


def libraries(cache: Path) -> list[Path]:
    return sorted((cache / host_target()).glob(f"{FAMILY}-*{suffix_of(host_target())}"))


def test_a_library_that_was_built_answers_and_plays_the_same_game(cache: Path, sources: Path, tmp_path: Path) -> None:
    way, game = run(PLAY, cache, sources).split(maxsplit=1)
    assert way == "library"
    assert run(PLAY, tmp_path, sources) == f"interpreted {game}"


def test_two_builds_give_the_same_bytes(cache: Path, sources: Path, tmp_path: Path) -> None:
    assert build(tmp_path, sources).returncode == 0
    (first,), (second,) = libraries(cache), libraries(tmp_path)
    assert first.name == second.name
    assert first.read_bytes() == second.read_bytes()


def test_an_edited_rule_is_never_answered_by_an_old_library(cache: Path, sources: Path) -> None:
    rules = sources / "tug" / "turn.py"
    text = rules.read_text()
    try:
        rules.write_text(text + "\n# edited\n")
        assert run(PLAY, cache, sources).startswith("interpreted")
    finally:
        rules.write_text(text)
    assert run(PLAY, cache, sources).startswith("library")


@pytest.mark.parametrize("damage", ["cut short", "another manifest", "no manifest", "not a library"])
def test_a_damaged_library_is_refused_and_built_again(cache: Path, sources: Path, tmp_path: Path, damage: str) -> None:
    own = tmp_path / "cache"
    shutil.copytree(cache, own)
    (library,) = libraries(own)
    manifest = library.with_suffix(".json")
    if damage == "cut short":
        library.write_bytes(library.read_bytes()[:-100])
    elif damage == "another manifest":
        manifest.write_text(json.dumps({**json.loads(manifest.read_text()), "family": "stones"}))
    elif damage == "no manifest":
        manifest.unlink()
    else:
        library.write_bytes(b"no library")
    assert run(PLAY, own, sources).startswith("interpreted")
    if damage == "cut short":
        assert build(own, sources).returncode == 0
        assert run(PLAY, own, sources).startswith("library")


def test_without_a_compiler_everything_is_interpreted(sources: Path, tmp_path: Path) -> None:
    code = "import sys; sys.modules['numba'] = None\nfrom tottenbury.building.progress import can_build\nprint(can_build())\n"
    assert "pip install" in run("import importlib.util as u; u.find_spec = lambda name, *_: None\n" + code, tmp_path, sources)
    assert run("import sys; sys.modules['numba'] = None" + PLAY, tmp_path, sources).startswith("interpreted")


def test_where_nothing_can_be_written_everything_is_interpreted(sources: Path) -> None:
    nowhere = "/dev/null/cache"
    assert run(PLAY, nowhere, sources).startswith("interpreted")
    assert "can be written" in run("from tottenbury.building.progress import can_build; print(can_build())", nowhere, sources)


def test_the_environment_can_forbid_libraries(cache: Path, sources: Path) -> None:
    assert run(PLAY, cache, sources, TOTTENBURY_KERNELS="interpreted").startswith("interpreted")
    assert can_build.__doc__


def test_two_processes_that_build_at_once_do_the_work_once(sources: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tottenbury.building", "--family", FAMILY, "--cache", "--progress"]
    both = [
        subprocess.Popen(command, env=environment(tmp_path, sources), stdout=subprocess.PIPE, text=True, cwd=sources.parent)
        for _ in range(2)
    ]
    told = [process.communicate()[0] for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert len(libraries(tmp_path)) == 1
    assert sorted('"step": "compiling"' in text for text in told) == [False, True], "one of them waited and found the library"


def test_an_interrupted_build_leaves_nothing_that_is_loaded(sources: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tottenbury.building", "--family", FAMILY, "--cache", "--progress"]
    with subprocess.Popen(
        command, env=environment(tmp_path, sources), stdout=subprocess.PIPE, text=True, cwd=sources.parent, start_new_session=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if "optimising" in line:
                os.killpg(process.pid, signal.SIGKILL)
                break
    assert run(PLAY, tmp_path, sources).startswith("interpreted")
    assert build(tmp_path, sources).returncode == 0
    assert run(PLAY, tmp_path, sources).startswith("library")


def test_a_build_ends_with_the_process_that_asked_for_it(sources: Path, tmp_path: Path) -> None:
    asking = (
        "import asyncio, os, sys\n"
        "from tottenbury.building.progress import build\n"
        "def leave(progress):\n"
        "    print(progress.step, flush=True)\n"
        "    progress.step == 'compiling' and os._exit(0)\n"
        "asyncio.run(build('tug', leave))\n"
    )
    assert "compiling" in run(asking, tmp_path, sources)
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline and not _lock_is_free(tmp_path / f".{FAMILY}.lock"):
        time.sleep(0.1)
    assert _lock_is_free(tmp_path / f".{FAMILY}.lock")
    assert libraries(tmp_path) == []


def _lock_is_free(path: Path) -> bool:
    import fcntl

    with path.open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


def test_wrong_words_are_refused() -> None:
    for words in (["--target", "amiga"], ["--family", "chess"]):
        done = subprocess.run([sys.executable, "-m", "tottenbury.building", *words], capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert words[1] in done.stderr


@pytest.fixture(scope="module")
def all_targets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if importlib.util.find_spec("ziglang") is None:
        pytest.skip("the linker for other machines is not installed (tottenbury[targets])")
    folder = tmp_path_factory.mktemp("targets")
    command = [sys.executable, "-m", "tottenbury.building", "--family", FAMILY, "--target", "all", "--out", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment(folder))
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.parametrize("target", TARGETS)
def test_a_library_for_every_machine_has_every_door(all_targets: Path, target: str) -> None:
    library = all_targets / target / f"{FAMILY}{suffix_of(target)}"
    manifest = json.loads(library.with_suffix(".json").read_text())
    code = library.read_bytes()
    magic = {"linux": b"\x7fELF", "macos": b"\xcf\xfa\xed\xfe", "windows": b"MZ", "wasm32": b"\0asm"}[target.partition("-")[0]]
    assert code.startswith(magic)
    assert len(manifest["doors"]) > 8
    for door in manifest["doors"]:
        assert symbol_of(FAMILY, door).encode() in code
    for path in (str(Path.home()), str(all_targets), str(PACKAGE)):
        assert path.encode() not in code
