"""Reads the locks in requirements/, and says which requirements of pyproject.toml each of them answers.

The build hook reads them too, for the list of what a wheel needs; so this needs nothing but `packaging`, which the build back end has.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import npm

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "requirements"
OURS = "tottenbury"


@dataclass(frozen=True)
class Lock:
    """What one of the files answers: the dependencies of the package with some of its extras, or a group of tools."""

    extras: tuple[str, ...] = ()
    group: str = ""
    builds: bool = False
    """Whether the package and its page are built there, so that their requirements belong to it."""


LOCKS = {
    "test": Lock(extras=("test",), builds=True),
    "play": Lock(extras=("build",), builds=True),
    "run": Lock(),
    "tools": Lock(group="tools"),
}
"""The files by name, in the order in which they are made: `play` and `run` take their versions from `test`."""


@dataclass(frozen=True)
class Pin:
    """One version of a package, and where it is wanted."""

    name: str
    version: str
    marker: str = ""
    hashes: tuple[str, ...] = ()
    wanted_by: tuple[str, ...] = field(default=(), compare=False)

    def needed(self, place: dict[str, str] | None = None) -> bool:
        """Whether it is wanted in a place that is told by the variables of markers, or by this Python on this machine."""
        return not self.marker or Marker(self.marker).evaluate(place)

    def __str__(self) -> str:
        return f"{self.name}=={self.version}" + (f" ; {self.marker}" if self.marker else "")


def path_of(lock: str) -> Path:
    """The file of a lock."""
    return FOLDER / f"{lock}.txt"


def pins(lock: str) -> list[Pin]:
    """Everything that a lock pins."""
    return list(parsed(path_of(lock).read_text(encoding="utf-8")))


def parsed(text: str) -> Iterator[Pin]:
    """The pins in the text of a lock."""
    for block in re.split(r"^(?=\w)", text, flags=re.MULTILINE)[1:]:  # a pin begins its line; its hashes and who wants it are indented
        first, *more = block.splitlines()
        said, _, marker = first.removesuffix("\\").partition(";")
        name, _, version = said.strip().partition("==")
        hashes = tuple(line.strip(" \\").removeprefix("--hash=sha256:") for line in more if line.startswith("    --hash="))
        wanted_by = tuple(line.strip(" #").removeprefix("via").strip() for line in more if line.startswith("    #"))
        yield Pin(name, version, marker.strip(), hashes, tuple(filter(None, wanted_by)))


def wanted(lock: str) -> list[Requirement]:
    """What a lock has to answer: requirements of pyproject.toml, those of extras among them, and what builds the package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = LOCKS[lock]
    if asked.group:
        return [Requirement(line) for line in project["dependency-groups"][asked.group]]
    extras: dict[str, list[str]] = project["project"]["optional-dependencies"]
    lines = list(project["project"]["dependencies"])
    lines += [line for extra in _with_those_inside(asked.extras, extras) for line in extras[extra]]
    if asked.builds:
        lines += [*project["build-system"]["requires"], npm.NODE]
    found = [requirement for requirement in map(Requirement, lines) if canonicalize_name(requirement.name) != OURS]
    return sorted(set(found), key=str)


def _with_those_inside(names: Iterable[str], extras: dict[str, list[str]]) -> list[str]:
    """Extras, and those that they name in turn."""
    found: list[str] = []
    left = list(names)
    while left:
        extra = left.pop()
        if extra not in found:
            found.append(extra)
            inside = [requirement for requirement in map(Requirement, extras[extra]) if canonicalize_name(requirement.name) == OURS]
            left += [name for requirement in inside for name in requirement.extras]
    return found
