"""Where compiled code is kept: a user folder named by a digest of everything that it was compiled from.

Numba notices only edits of the file a function stands in, not of the functions it calls: without the digest an edited rule would go on
giving old games.
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

KERNEL_ROOMS = ("kernel", "table", "cards", "stones", "siege", "tug", "opponents")
"""Rooms whose sources may end up in compiled code."""

UNUSED_DAYS = 30


def kernel_digest() -> str:
    """A short digest of all kernel sources and of the versions that compile them."""
    package = Path(__file__).resolve().parent.parent
    digest = hashlib.blake2b(digest_size=8)
    digest.update("|".join([sys.version, platform.machine(), version("numba"), version("numpy")]).encode())
    for room in KERNEL_ROOMS:
        for source in sorted((package / room).rglob("*.py")):
            digest.update(source.relative_to(package).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()


def cache_home() -> Path:
    """The user's folder for compiled kernels; `TOTTENBURY_CACHE` overrides it."""
    if named := os.environ.get("TOTTENBURY_CACHE"):
        return Path(named)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "tottenbury" / "kernels"


@functools.cache
def cache_folder() -> Path | None:
    """The folder for this version of the rules, made if need be; None where nothing can be written."""
    try:
        folder = cache_home() / kernel_digest()
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
