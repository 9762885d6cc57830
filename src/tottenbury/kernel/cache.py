"""Where compiled code is kept: a user folder named by a digest of everything that it was compiled from.

Numba notices only edits of the file a function stands in, not of the functions it calls: without the digest an edited rule would go on
giving old games. A room above the rules has a folder of its own, so that a better opponent does not cost compiling the rules again.
"""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import shutil
import sys
import time
from importlib.metadata import version
from pathlib import Path

RULE_ROOMS = ("kernel", "table", "cards", "stones", "siege", "tug")
"""Rooms whose sources may end up in any compiled code."""

UPPER_ROOMS = ("opponents", "research")
"""Rooms with compiled code of their own above the rules; none of them compiles anything of another one."""

UNUSED_DAYS = 30


def kernel_digest(upper: str = "") -> str:
    """A short digest of the sources of all rules, and of one room above them, and of the versions that compile them."""
    digest = _digest_of_rules().copy()
    if upper:
        _take_in(digest, upper)
    return digest.hexdigest()


@functools.cache
def _digest_of_rules() -> hashlib.blake2b:
    """Read once, however many rooms stand above the rules."""
    digest = hashlib.blake2b(digest_size=8)
    digest.update("|".join([sys.version, platform.machine(), version("numba"), version("numpy")]).encode())
    for room in RULE_ROOMS:
        _take_in(digest, room)
    return digest


def _take_in(digest: hashlib.blake2b, room: str) -> None:
    package = Path(__file__).resolve().parent.parent
    for source in sorted((package / room).rglob("*.py")):
        digest.update(source.relative_to(package).as_posix().encode() + b"\0" + source.read_bytes())


def cache_home() -> Path:
    """The user's folder for compiled kernels; `TOTTENBURY_CACHE` overrides it."""
    if named := os.environ.get("TOTTENBURY_CACHE"):
        return Path(named)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "tottenbury" / "kernels"


@functools.cache
def cache_folder(upper: str = "") -> Path | None:
    """The folder for this version of the rules (and of a room above them), made if need be; None where nothing can be written."""
    try:
        folder = cache_home() / kernel_digest(upper)
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        if not os.access(folder, os.W_OK):
            return None
        _forget_unused(folder)
    except (OSError, RuntimeError):
        return None
    return folder


def _forget_unused(current: Path) -> None:
    """Remove folders of other versions that nobody has used for a month."""
    limit = time.time() - UNUSED_DAYS * 86400
    for other in current.parent.iterdir():
        if other != current and other.is_dir() and other.stat().st_mtime < limit:
            shutil.rmtree(other, ignore_errors=True)


def upper_room(*modules: str) -> str:
    """The room above the rules that one of these modules stands in, if any does."""
    rooms = {module.split(".")[1] for module in modules if module.startswith("tottenbury.")}
    return next((room for room in UPPER_ROOMS if room in rooms), "")
