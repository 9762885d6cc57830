"""Runs the fast tests on every Python found on this machine, and with the lowest versions that pyproject.toml allows: `make pythons`.

`make pythons ARGS="3.12 lowest"` runs some of them. Each has an environment of its own in build/pythons, made by uv. Nothing is compiled
ahead and no page is built, so everything runs interpreted. Ends with 1 if a Python fails, and says which were there.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "pythons"
OLDEST, NEWEST = 11, 20
"""From which 3.x on we run, and up to which one is looked for."""
LOWEST = "lowest"
TESTING = ("pytest>=8.2", "pytest-timeout>=2.3", "pytest-xdist>=3.6", "hypothesis>=6.100", "httpx>=0.27")
"""What the fast tests need beside the package."""


@dataclass(frozen=True)
class Run:
    """One Python, and which versions of everything else it is given."""

    name: str
    """Such as `3.12`, or `lowest`."""
    python: str
    """Where it is."""

    @property
    def resolution(self) -> str:
        """How uv chooses versions."""
        return "lowest-direct" if self.name == LOWEST else "highest"


def version_of(python: str) -> tuple[int, int] | None:
    """The version that a Python says it is; None if it does not run."""
    ran = subprocess.run([python, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"Python (\d+)\.(\d+)", ran.stdout)
    return (int(found[1]), int(found[2])) if ran.returncode == 0 and found else None


def pythons() -> dict[str, str]:
    """Every Python on the path that is new enough, by its version; the first of each."""
    found: dict[tuple[int, int], str] = {}
    names = ["python3", *(f"python3.{minor}" for minor in range(OLDEST, NEWEST))]
    for name in names:
        path = shutil.which(name)
        version = version_of(path) if path else None
        if path and version and version >= (3, OLDEST):
            found.setdefault(version, path)
    return {f"{major}.{minor}": path for (major, minor), path in sorted(found.items())}


def runs(wanted: list[str]) -> list[Run]:
    """What is to be run: all there is, or what is named."""
    there = pythons()
    if not there:
        sys.exit(f"No Python from 3.{OLDEST} on is on the path.")
    every = [*(Run(name, path) for name, path in there.items()), Run(LOWEST, next(iter(there.values())))]
    names = [run.name for run in every]
    for name in wanted:
        if name not in names:
            sys.exit(f"{name} is not here; there are: {', '.join(names)}")
    return [run for run in every if not wanted or run.name in wanted]


def works(run: Run) -> bool:
    """Set up an environment and run the fast tests in it."""
    folder = FOLDER / run.name
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    environment = {**os.environ, "TOTTENBURY_NO_WEB": "1", "VIRTUAL_ENV": str(folder)}
    uv = [sys.executable, "-m", "uv"]
    steps = [
        [*uv, "venv", "--quiet", "--clear", "--python", run.python, str(folder)],
        [*uv, "pip", "install", "--quiet", "--resolution", run.resolution, "--editable", str(ROOT), *TESTING],
        [str(python), "-m", "pytest", "-q", "-n", "2", "--dist", "loadfile", "-m", "fast"],
    ]
    print(f"== {run.name}: {run.python}", flush=True)
    return all(subprocess.run(step, cwd=ROOT, env=environment, check=False).returncode == 0 for step in steps)


def main() -> None:
    """Run them one after the other, and say how each went."""
    parser = argparse.ArgumentParser(prog="make pythons", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("which", nargs="*", help="versions such as 3.12, or `lowest` (default: all that are here)")
    outcomes = {run.name: works(run) for run in runs(parser.parse_args().which)}
    for name, passed in outcomes.items():
        print(f"{name:>8}  {'passed' if passed else 'FAILED'}")
    sys.exit(not all(outcomes.values()))


if __name__ == "__main__":
    main()
