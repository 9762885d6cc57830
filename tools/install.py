"""Installs the package into this environment, with what a lock in requirements/ names: `python tools/install.py test` or `play`.

Every file that is fetched has to have one of the hashes of the lock, what builds the package among them; the package itself is then
installed from this folder, so that edits count at once. LOCK=no in the environment takes whatever fits pyproject.toml instead: for machines
and versions of Python that the lock does not know. It runs before anything is installed, so it needs nothing but the standard library.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EXTRAS = {"test": "test", "play": "build"}
PIP = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
HASHES = "DO NOT MATCH THE HASHES"
"""What pip says of a file that is not the one that was locked."""


def main(lock: str) -> None:
    """Install, or say what to do."""
    if os.environ.get("LOCK") == "no":
        by_bounds(lock)
    else:
        by_lock(lock)


def by_lock(lock: str) -> None:
    """What the lock names, then the package."""
    # Tests take wheels alone, since compiling a package would fetch more without hashes; who wants to play may have to compile one.
    wheels = ["--only-binary", ":all:"] if lock == "test" else []
    said = pip("--require-hashes", *wheels, "--requirement", str(ROOT / "requirements" / f"{lock}.txt"))
    if said and HASHES in said:
        sys.exit(f"{said}\nA file is not the one that requirements/{lock}.txt was made with. Do not go on before you know why.")
    if said:
        note = f"If this machine or this Python is one that the versions there have no files for:  make {lock} LOCK=no"
        sys.exit(f"{said}\nWhat requirements/{lock}.txt names could not be installed. {note}")
    if said := pip("--no-deps", "--no-build-isolation", "--editable", str(ROOT)):
        sys.exit(said)


def by_bounds(lock: str) -> None:
    """Whatever fits pyproject.toml."""
    said = pip("--editable", f"{ROOT}[{EXTRAS[lock]}]")
    if said and lock == "play":
        print("What builds the libraries of the kernels cannot be installed here; the game runs without them, more slowly.", flush=True)
        said = pip("--editable", str(ROOT))
    if said:
        sys.exit(said)


def pip(*arguments: str) -> str:
    """Install something; answers what pip said if it failed, else nothing."""
    ran = subprocess.run([*PIP, *arguments], text=True, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return (ran.stdout.strip() or "pip failed") if ran.returncode else ""


if __name__ == "__main__":
    main(sys.argv[1])
