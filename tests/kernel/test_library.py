"""Which libraries may answer: those that were made whole, for this family, from these very sources. Nothing here is really loaded."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

import pytest

from tottenbury.kernel import library
from tottenbury.kernel.doors import INT, Door

TARGET = library.host_target()
SUFFIX = library.suffix_of(TARGET)
SOURCES = ("kernel/chance.py", "kernel/layout.py")


class Loaded:
    """What `ctypes.CDLL` would give: functions by name."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __getitem__(self, name: str) -> Any:
        def answer(*numbers: int) -> int:
            return 1000 + sum(numbers)

        answer.__name__ = name
        return answer


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache, a package without libraries, and a loader that only pretends."""
    monkeypatch.delenv("TOTTENBURY_KERNELS", raising=False)
    monkeypatch.setenv("TOTTENBURY_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(library, "SHIPPED", tmp_path / "shipped")
    monkeypatch.setattr(library.ctypes, "CDLL", Loaded)
    folder = tmp_path / "cache" / TARGET
    folder.mkdir(parents=True)
    return folder


def manifest_of(path: Path, family: str = "toy", **changes: Any) -> dict[str, Any]:
    """What a library in a file would say of itself."""
    return {
        "family": family,
        "target": TARGET,
        "sources": {name: library.digest_of_source(name) for name in SOURCES},
        "doors": {"twice": "q->q"},
        "library": hashlib.blake2b(path.read_bytes(), digest_size=8).hexdigest(),
        "made_with": {"compiler": "1"},
        "format": library.FORMAT,
    } | changes


def put(folder: Path, name: str, family: str = "toy", age: int = 0, content: bytes = b"code", **changes: Any) -> Path:
    """Lay a library and its manifest into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}{SUFFIX}"
    path.write_bytes(content)
    path.with_suffix(".json").write_text(json.dumps(manifest_of(path, family, **changes)))
    os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return path


# Where libraries lie


def test_the_package_comes_first_then_the_cache_from_new_to_old(home: Path) -> None:
    old, new = put(home, "toy-aaa", age=50), put(home, "toy-bbb")
    put(home, "other-ccc")
    put(home, "toys")
    shipped = library.SHIPPED / TARGET / f"toy{SUFFIX}"
    assert list(library.candidates("toy", TARGET)) == [shipped, new, old]
    assert list(library.candidates("toy", "nowhere-x86")) == [library.SHIPPED / "nowhere-x86" / "toy.so"]


def test_each_system_has_its_suffix() -> None:
    targets = ("linux-x86_64", "linux-aarch64", "macos-aarch64", "windows-x86_64", "wasm32", "beos-ppc")
    assert [library.suffix_of(target) for target in targets] == [".so", ".so", ".dylib", ".dll", ".wasm", ".so"]


def test_without_any_home_there_is_no_library(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(library, "cache_folder", no_home)
    assert library.find("toy") is None


def test_only_the_newest_are_kept(home: Path) -> None:
    paths = [put(home, f"toy-{n}", age=10 * n) for n in range(library.MOST_KEPT + 2)]
    other = put(home, "other-0", age=1000)
    library.keep(home, "toy", SUFFIX)
    kept = sorted([*paths[: library.MOST_KEPT], other])
    assert sorted(home.glob(f"*{SUFFIX}")) == kept
    assert sorted(home.glob("*.json")) == sorted(path.with_suffix(".json") for path in kept)


# Which of them may answer


def test_a_library_that_agrees_with_the_sources_is_found_and_answers_its_doors(home: Path) -> None:
    path = put(home, "toy-aaa")
    found = library.find("toy")
    assert found is not None
    assert (found.path, library.built("toy"), library.built("toy", TARGET)) == (path, path, path)
    twice = Door("twice", lambda n: 2 * n, (INT,))
    found.answer(twice)
    assert twice(3) == 1003
    assert twice.native.__name__ == "tottenbury_toy_twice"


def test_a_door_that_takes_anything_else_or_is_not_there_stays_interpreted(home: Path) -> None:
    put(home, "toy-aaa")
    found = library.find("toy")
    assert found is not None
    for door in (
        Door("twice", lambda n, m: n * m, (INT, INT)),
        Door("twice", lambda n: 2.0 * n, (INT,), real=True),
        Door("thrice", len, (INT,)),
    ):
        found.answer(door)
        assert door.native is None, door.signature


def test_the_environment_can_want_everything_interpreted(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(home, "toy-aaa")
    monkeypatch.setenv("TOTTENBURY_KERNELS", "interpreted")
    assert library.find("toy") is None
    monkeypatch.setenv("TOTTENBURY_KERNELS", "")
    assert library.find("toy") is not None


SPOILT: dict[str, Any] = {
    "another family": {"family": "other"},
    "another format": {"format": library.FORMAT + 1},
    "one wrong source": {"sources": {SOURCES[0]: library.digest_of_source(SOURCES[0]), SOURCES[1]: "0" * 16}},
    "a source that is gone": {"sources": {"kernel/gone.py": "0" * 16}},
    "a source without a name": {"sources": {"\0": "0" * 16}},
    "a wrong digest of the library": {"library": "0" * 16},
    "no digest of the library": {"library": None},
    "sources in a list": {"sources": list(SOURCES)},
    "no sources": {"sources": None},
    "numbers for digests": {"sources": {SOURCES[0]: 5}},
    "doors in a list": {"doors": ["twice"]},
    "numbers for signatures": {"doors": {"twice": 1}},
    "more than it should have": {"colour": "blue"},
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_library_whose_manifest_does_not_fit_is_refused(home: Path, what: str) -> None:
    put(home, "toy-aaa", **SPOILT[what])
    assert library.built("toy") is None
    assert library.find("toy") is None


DAMAGED = {
    "empty": b"",
    "cut off": b'{"family": "toy", ',
    "a list": b"[]",
    "a number": b"5",
    "nothing": b"null",
    "too little": b'{"family": "toy"}',
    "no text": b"\xff\xfe\x00",
    "too deep": b"[" * 100_000,
}


@pytest.mark.parametrize("what", DAMAGED)
def test_a_library_whose_manifest_is_damaged_is_refused(home: Path, what: str) -> None:
    put(home, "toy-aaa").with_suffix(".json").write_bytes(DAMAGED[what])
    assert library.Manifest.read(home / "toy-aaa.json") is None
    assert library.find("toy") is None


def test_a_library_without_a_manifest_or_a_manifest_without_a_library_is_refused(home: Path) -> None:
    path = put(home, "toy-aaa")
    path.with_suffix(".json").unlink()
    assert library.find("toy") is None
    put(home, "toy-aaa").unlink()
    assert library.find("toy") is None
    (home / f"toy-aaa{SUFFIX}").mkdir()
    assert library.find("toy") is None


def test_a_library_that_was_cut_off_is_refused(home: Path) -> None:
    put(home, "toy-aaa", content=b"all of the code").write_bytes(b"all of")
    assert library.find("toy") is None


def test_an_older_library_that_fits_is_taken_before_a_newer_one_that_does_not(home: Path) -> None:
    old = put(home, "toy-aaa", age=50)
    put(home, "toy-bbb", sources={SOURCES[0]: "0" * 16})
    put(library.SHIPPED / TARGET, "toy", library="0" * 16)
    assert library.built("toy") == old


def test_what_cannot_be_loaded_is_no_library(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: str) -> None:
        raise OSError(f"{path}: invalid ELF header")

    put(home, "toy-aaa")
    monkeypatch.setattr(library.ctypes, "CDLL", refuse)
    assert library.built("toy") is not None
    assert library.find("toy") is None


def test_a_manifest_is_read_as_it_was_written(home: Path) -> None:
    path = put(home, "toy-aaa")
    manifest = library.Manifest(**manifest_of(path))
    path.with_suffix(".json").write_text(manifest.write())
    assert library.Manifest.read(path.with_suffix(".json")) == manifest
    assert library.checked(path, "toy") == manifest


def test_a_digest_does_not_depend_on_line_ends_but_on_everything_else(tmp_path: Path) -> None:
    digests = []
    for n, content in enumerate((b"a\nb\n", b"a\r\nb\r\n", b"a\nb", b"a\n b\n", b"a\nB\n")):
        (tmp_path / str(n)).write_bytes(content)
        digests.append(library.digest_of(tmp_path / str(n)))
    assert digests[0] == digests[1]
    assert len(set(digests)) == 4
    assert library.digest_of_source("kernel/gone.py") == ""
