"""Libraries that were built ahead: where they lie, and which of them may answer.

A library comes with a manifest, which names the sources it was built from by their digests, its own digest, and what each door takes. It is
loaded only if all of that agrees with the sources beside this file: an edited rule is never answered by an old library.
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
import json
import os
import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tottenbury.kernel.doors import Door
from tottenbury.kit.folders import cache_folder

FORMAT = 1
"""How libraries are called; others are not loaded."""

PACKAGE = Path(__file__).resolve().parent.parent
SHIPPED = PACKAGE / "kernel" / "built"
"""Where the libraries of a wheel lie, and those that `make kernels` makes; git does not know them."""

MOST_KEPT = 4
"""So many versions of a family's library are kept in the user's cache."""

_MACHINES = {"amd64": "x86_64", "x64": "x86_64", "arm64": "aarch64"}
_SYSTEMS = {"darwin": "macos", "win32": "windows", "cygwin": "windows"}
SUFFIXES = {"linux": ".so", "macos": ".dylib", "windows": ".dll", "wasm32": ".wasm"}


def forced_interpreted() -> bool:
    """Whether the environment wants everything interpreted, so that a debugger can step through the rules."""
    return os.environ.get("TOTTENBURY_KERNELS", "") == "interpreted"


@functools.cache
def host_target() -> str:
    """The target that this machine loads, such as `linux-x86_64`."""
    machine = platform.machine().lower()
    return f"{_SYSTEMS.get(sys.platform, sys.platform)}-{_MACHINES.get(machine, machine)}"


def suffix_of(target: str) -> str:
    """How the names of a target's libraries end."""
    return SUFFIXES.get(target.partition("-")[0], ".so")


@functools.cache
def digest_of_source(name: str) -> str:
    """The digest of a source file of this package; empty if there is none."""
    try:
        return digest_of(PACKAGE / name)
    except (OSError, ValueError):  # a ValueError: no name at all
        return ""


def digest_of(path: Path) -> str:
    """The digest of a file, whatever its line ends."""
    return hashlib.blake2b(path.read_bytes().replace(b"\r\n", b"\n"), digest_size=8).hexdigest()


@dataclass(frozen=True)
class Manifest:
    """What a library says of itself."""

    family: str
    target: str
    sources: dict[str, str]
    """Files of the package by their digests: everything that the library was made from."""
    doors: dict[str, str]
    """Signatures by name."""
    library: str
    """The digest of the library itself."""
    made_with: dict[str, str] = field(default_factory=dict)
    format: int = FORMAT

    def write(self) -> str:
        """As text."""
        return json.dumps(self.__dict__, indent=1, sort_keys=True) + "\n"

    @classmethod
    def read(cls, path: Path) -> Manifest | None:
        """The manifest in a file; None if it is missing or damaged."""
        try:
            manifest = cls(**json.loads(path.read_text("utf-8")))
        except (OSError, ValueError, TypeError, RecursionError):
            return None
        return manifest if all(map(_are_texts, (manifest.sources, manifest.doors, manifest.made_with))) else None

    def agrees(self) -> bool:
        """Whether the library was made from the sources that are here."""
        return self.format == FORMAT and all(digest_of_source(name) == digest for name, digest in self.sources.items())


def _are_texts(value: object) -> bool:
    """Whether a part of a manifest has texts by name."""
    return isinstance(value, dict) and all(isinstance(text, str) for pair in value.items() for text in pair)


class Library:
    """A loaded library."""

    def __init__(self, path: Path, manifest: Manifest) -> None:
        self.path = path
        self.manifest = manifest
        self._functions = ctypes.CDLL(str(path))

    def answer(self, door: Door) -> None:
        """Answer a door, if it is in the library just as it is here."""
        if self.manifest.doors.get(door.name) == door.signature:
            door.connect(self._functions[symbol_of(self.manifest.family, door.name)])


def symbol_of(family: str, door: str) -> str:
    """How a door is called in a library."""
    return f"tottenbury_{family}_{door}"


def candidates(family: str, target: str) -> Iterator[Path]:
    """Where a family's library may lie: first in the package, then in the user's cache, the newest first."""
    suffix = suffix_of(target)
    yield SHIPPED / target / f"{family}{suffix}"
    try:
        yield from sorted((cache_folder() / target).glob(f"{family}-*{suffix}"), key=lambda path: path.stat().st_mtime, reverse=True)
    except (OSError, RuntimeError):  # no home, or somebody tidied up in between
        return


def checked(path: Path, family: str) -> Manifest | None:
    """The manifest of a library that was made whole, from the sources that are here; None for any other."""
    manifest = Manifest.read(path.with_suffix(".json"))
    if manifest is None or manifest.family != family or not manifest.agrees():
        return None
    try:
        whole = hashlib.blake2b(path.read_bytes(), digest_size=8).hexdigest() == manifest.library
    except OSError:
        return None
    return manifest if whole else None


def built(family: str, target: str | None = None) -> Path | None:
    """A family's library for a target (else this machine), made from the sources that are here, if there is one."""
    return next((path for path in candidates(family, target or host_target()) if checked(path, family)), None)


def find(family: str) -> Library | None:
    """The library of a family for this machine, loaded; None if there is none, or it cannot be loaded."""
    if forced_interpreted():
        return None
    path = built(family)
    manifest = None if path is None else checked(path, family)
    if path is None or manifest is None:
        return None
    try:
        return Library(path, manifest)
    except OSError:  # made for another machine after all, or a folder from which nothing may be executed
        return None


def keep(folder: Path, family: str, suffix: str) -> None:
    """Remove all but the newest versions of a family's library from a cache folder."""
    found = sorted(folder.glob(f"{family}-*{suffix}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in found[MOST_KEPT:]:
        for path in (old, old.with_suffix(".json")):
            path.unlink(missing_ok=True)
