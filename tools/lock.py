"""Makes the locks in requirements/ anew: `make lock` changes what no longer fits pyproject.toml, `ARGS=--upgrade` takes the newest of all.

uv works out versions that fit together on every machine and from Python 3.11 on, with the hashes of all files of each. It comes from
requirements/tools.txt; nothing but this command needs it.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from email.message import Message
from email.parser import HeaderParser
from pathlib import Path

from packaging.utils import canonicalize_name

from tools import locks

OLDEST = "3.11"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PLACES = {
    "x86_64-manylinux_2_28": PYTHONS,
    "aarch64-manylinux_2_28": PYTHONS,
    "aarch64-apple-darwin": PYTHONS,
    "x86_64-pc-windows-msvc": PYTHONS,
}
"""Where everything has to be there as a wheel, so that nothing is compiled: compiling fetches more, and that without hashes."""

HEADER = """\
# {what}
# Made by `make lock` from pyproject.toml; do not edit. docs/dependencies.md says more.
"""
WHAT = {
    "test": "What `make test` installs, and so what everything is tested with.",
    "play": "What `make play` installs: what the game needs, and what builds its page and the libraries of its kernels.",
    "run": "What the wheel needs where it is installed; its bill of materials is made of this.",
    "tools": "What `make lock`, `make audit` and `make sbom` install, in an environment of their own.",
}
SPOKEN = {
    "MIT License": "MIT",
    "The MIT License": "MIT",
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "BSD 2-Clause License": "BSD-2-Clause",
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
"""Names by which packages call their licences where they do not say it in SPDX's words."""


def main() -> None:
    """Make all locks, see that they can be installed, and note the licences."""
    parser = argparse.ArgumentParser(prog="make lock", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions, not those that are locked already")
    upgrade = parser.parse_args().upgrade
    for lock in locks.LOCKS:
        before = set(locks.pins(lock)) if locks.path_of(lock).exists() else set()
        make(lock, upgrade=upgrade)
        after = set(locks.pins(lock))
        print(f"requirements/{lock}.txt: {len(after)} versions, {len(after - before)} of them new", flush=True)
    missing = [told for lock in locks.LOCKS for told in missing_wheels(lock)]
    write_licences()
    if missing:
        sys.exit("\n".join(["There are not wheels of everything everywhere:", *missing]))


def make(lock: str, *, upgrade: bool) -> None:
    """Make one lock anew; versions that are there already stay where they fit."""
    with tempfile.TemporaryDirectory() as folder:
        asked, constraints, made = (Path(folder) / name for name in ("asked.txt", "constraints.txt", "made.txt"))
        asked.write_text("".join(f"{requirement}\n" for requirement in locks.wanted(lock)), encoding="utf-8")
        tested = locks.pins("test") if lock in ("play", "run") else []
        constraints.write_text("".join(f"{pin}\n" for pin in tested), encoding="utf-8")
        if locks.path_of(lock).exists() and not upgrade:
            made.write_bytes(locks.path_of(lock).read_bytes())
        uv(
            *("pip", "compile", "--quiet", "--universal", "--generate-hashes", "--python-version", OLDEST, "--no-header"),
            *("--no-emit-index-url", "--no-emit-find-links", "--constraints", str(constraints), "--output-file", str(made), str(asked)),
        )
        text = made.read_text(encoding="utf-8")
    ours = re.sub(r"-r \S+$", locks.OURS, re.sub(r"^ +# +-c .*\n", "", text, flags=re.MULTILINE), flags=re.MULTILINE)
    locks.FOLDER.mkdir(exist_ok=True)
    locks.path_of(lock).write_text(HEADER.format(what=WHAT[lock]) + ours, encoding="utf-8", newline="\n")


def missing_wheels(lock: str) -> list[str]:
    """Where a lock cannot be installed from wheels alone."""
    found: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        for place, pythons in PLACES.items():
            for python in pythons:
                where = ("--python-platform", place, "--python-version", python, "--target", folder)
                how = ("pip", "install", "--dry-run", "--quiet", "--no-deps", "--only-binary", ":all:", "--require-hashes")
                ran = uv(*how, *where, "--requirements", str(locks.path_of(lock)), check=False)
                if ran.returncode:
                    found.append(f"requirements/{lock}.txt, Python {python}, {place}: {' '.join(ran.stderr.split())[:400]}")
    return found


def write_licences() -> None:
    """Note under which licences the packages that the wheel needs stand, as they say it themselves."""
    chosen = {pin.name: pin for pin in sorted(locks.pins("run"), key=lambda pin: pin.needed())}  # of two versions, the one that fits here
    with tempfile.TemporaryDirectory() as folder:
        asked = Path(folder) / "asked.txt"
        asked.write_text(
            "".join(f"{pin.name}=={pin.version} {' '.join(f'--hash=sha256:{one}' for one in pin.hashes)}\n" for pin in chosen.values())
        )
        uv(*("pip", "install", "--quiet", "--no-deps", "--only-binary", ":all:", "--require-hashes"), "--target", folder, "-r", str(asked))
        said = [HeaderParser().parsestr(path.read_text(encoding="utf-8")) for path in Path(folder).glob("*.dist-info/METADATA")]
    found = {canonicalize_name(metadata["Name"]): licence(metadata) for metadata in said}
    text = json.dumps(dict(sorted(found.items())), indent=2)
    (locks.FOLDER / "licences.json").write_text(text + "\n", encoding="utf-8", newline="\n")


def licence(metadata: Message) -> str:
    """What a package says of its licence, in SPDX's words where that can be told for certain; else as it is said, or nothing."""
    if expression := metadata["License-Expression"]:
        return str(expression)
    line = next((line.strip() for line in str(metadata["License"] or "").splitlines() if line.strip()), "")
    if line in SPOKEN:
        return SPOKEN[line]
    if re.fullmatch(r"[\w.+-]+(?: (?:OR|AND|WITH) [\w.+-]+)*", line):
        return line
    classes = [name for name in metadata.get_all("Classifier") or [] if name.startswith("License :: OSI Approved :: ")]
    return " OR ".join(SPOKEN.get(name, name.rpartition(" :: ")[2]) for name in classes) or line


def uv(*arguments: str, check: bool = True) -> subprocess.CompletedProcess[str]:
    """Run uv."""
    ran = subprocess.run([sys.executable, "-m", "uv", *arguments], cwd=locks.ROOT, text=True, check=False, capture_output=True)
    if check and ran.returncode:
        sys.exit(f"uv {' '.join(arguments[:2])} failed:\n{ran.stderr}")
    return ran


if __name__ == "__main__":
    main()
