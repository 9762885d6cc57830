"""Making one family's libraries from beginning to end, with locks so that two processes do not do the same work."""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

from tottenbury.building.progress import PARENT, Progress
from tottenbury.building.targets import Target
from tottenbury.kernel.library import PACKAGE, Manifest, built, digest_of, keep, symbol_of

if TYPE_CHECKING:
    from tottenbury.building.frontend import Module

READING, COMPILING = 0.02, 0.68
"""About which part of the time these steps take; the rest is optimising."""


class Teller:
    """Says how far the work is, on standard output."""

    def __init__(self, family: str, as_json: bool) -> None:
        self._family = family
        self._json = as_json
        self._began = time.monotonic()
        self._step = ""

    def say(self, step: str, share: float) -> None:
        """`share` is the part of the whole that is done."""
        elapsed = time.monotonic() - self._began
        left = elapsed / share - elapsed if share > 0.02 else 60.0
        if self._json:
            print(json.dumps(Progress(self._family, step, round(100 * share), 100, round(left, 1))._asdict()), flush=True)
        elif step != self._step:
            print(f"{self._family}: {step}" + (f" ({elapsed:.0f} s)" if step == "done" else ""), flush=True)
        self._step = step


def make(family: str, targets: list[Target], folder: Path, cached: bool, progress: bool) -> int:
    """Build a family for some targets; the answer is an exit code."""
    _end_with_parent()
    os.nice(5) if hasattr(os, "nice") else None
    teller = Teller(family, progress)
    folder.mkdir(parents=True, exist_ok=True)
    teller.say("waiting", 0.0)
    with _alone(folder / f".{family}.lock"):
        if cached and all(built(family, target.name) for target in targets):
            teller.say("done", 1.0)
            return 0
        try:
            _make(family, targets, folder, cached, teller)
        except (RuntimeError, OSError, ValueError) as error:
            print(f"{family}: {error}", file=sys.stderr)
            return 1
    return 0


def _make(family: str, targets: list[Target], folder: Path, cached: bool, teller: Teller) -> None:
    from tottenbury.building.frontend import Module, only_read

    teller.say("reading", 0.0)
    before = {path.relative_to(PACKAGE).as_posix(): digest_of(path) for path in PACKAGE.rglob("*.py")}
    only_read()
    from tottenbury.building.families import kernels_of

    kernels = kernels_of(family)
    module = Module(kernels, lambda done, total: teller.say("compiling", READING + COMPILING * done / total))
    sources = {name: before[name] for name in module.sources}
    each = (1.0 - READING - COMPILING) / len(targets)
    for number, target in enumerate(targets):
        share = READING + COMPILING + number * each
        teller.say("optimising", share)
        _make_for(module, sources, target, folder, cached)
        teller.say("linking", share + each)
    if any(digest_of(PACKAGE / name) != digest for name, digest in sources.items()):
        raise RuntimeError("the sources were edited while they were compiled; build again")
    teller.say("done", 1.0)


def _make_for(module: Module, sources: dict[str, str], target: Target, folder: Path, cached: bool) -> None:
    """Make one library, and put it where it belongs together with its manifest."""
    from tottenbury.building.backend import emit
    from tottenbury.building.linking import link

    symbols = {symbol_of(module.family, door) for door in module.doors}
    objects = emit(module.bitcode, symbols, target)
    place = folder / target.name
    place.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place, prefix=f".{module.family}-") as room:
        out = Path(room) / f"{module.family}{target.suffix}"
        link(objects, symbols, target, out)
        digest = hashlib.blake2b(out.read_bytes(), digest_size=8).hexdigest()
        doors = {name: door.signature for name, door in module.doors.items()}
        made_with = {name: version(name) for name in ("numba", "llvmlite")}
        manifest = Manifest(module.family, target.name, sources, doors, digest, made_with)
        final = place / (f"{module.family}-{digest}{target.suffix}" if cached else out.name)
        # The manifest comes last: a library without one, or with another one's, is not loaded.
        out.replace(final)
        text = Path(room) / "manifest"
        text.write_text(manifest.write(), "utf-8", newline="\n")
        text.replace(final.with_suffix(".json"))
    if cached:
        keep(place, module.family, target.suffix)


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Wait until no other process builds the same; the system lets go of the lock when a process ends, however it does."""
    with path.open("a") as file:
        if sys.platform == "win32":
            import msvcrt

            while True:
                try:
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                    break
                except OSError:  # it gives up after ten seconds
                    continue
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _end_with_parent() -> None:
    """End as soon as standard input does, where a process wants that: it is a pipe whose other end only that process holds."""
    if os.environ.get(PARENT):
        threading.Thread(target=_wait_for_end, daemon=True).start()


def _wait_for_end() -> None:
    while os.read(0, 1024):  # not through sys.stdin, whose lock would be in the way when the process ends by itself
        pass
    os._exit(1)
