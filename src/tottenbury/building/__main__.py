"""`python -m tottenbury.building`: build the libraries of the kernels, by default for all families and this machine."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tottenbury.kernel.library import SHIPPED, built, host_target
from tottenbury.kit.folders import cache_folder
from tottenbury.library import families as all_families
from tottenbury.library import rulebook


def arguments() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(prog="python -m tottenbury.building", description=__doc__)
    parser.add_argument("--family", action="append", help="build only this one (may be given again)")
    parser.add_argument(
        "--target", action="append", metavar="TARGET", help="for this one (may be given again); `host`: this machine, `all`: every one"
    )
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--cache", action="store_true", help="into the user's cache instead of the package")
    place.add_argument("--out", type=Path, metavar="FOLDER", help="into this folder, one folder a target")
    parser.add_argument("--again", action="store_true", help="also where there is a library already")
    parser.add_argument("--progress", action="store_true", help="say how far it is as JSON, a line each")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="N", help="so many families at a time")
    return parser


def main() -> None:
    """Build each family in a process of its own: a compiler that has read one family stays large."""
    from tottenbury.building.targets import TARGETS

    parser = arguments()
    asked = parser.parse_args()
    targets = [host_target() if target == "host" else target for target in asked.target or ["host"]]
    targets = list(TARGETS) if "all" in targets else targets
    for target in targets:
        if target not in TARGETS:
            parser.error(f"no target is called {target}; there are: {', '.join(TARGETS)}")
    folder = cache_folder() if asked.cache else asked.out or SHIPPED
    if asked.family and os.environ.get("TOTTENBURY_BUILDING") == "1":
        from tottenbury.building.making import make

        sys.exit(make(asked.family[0], [TARGETS[name] for name in targets], folder, cached=asked.cache, progress=asked.progress))
    books = all_families()
    families = asked.family or [*books]
    for family in families:
        if family not in books:
            parser.error(f"no family is called {family}; there are: {', '.join(books)}")
    if not asked.again and not asked.out:
        families = [family for family in families if not all(built(family, target) for target in targets)]
    order = sorted(families, key=lambda family: rulebook(books[family]).game.family.tactics, reverse=True)  # what takes longest first
    with ThreadPoolExecutor(max(1, asked.processes)) as pool:
        codes = list(pool.map(lambda family: _child(family, targets, asked), order))
    sys.exit(max(codes, default=0))


def _child(family: str, targets: list[str], asked: argparse.Namespace) -> int:
    command = [sys.executable, "-m", "tottenbury.building", "--family", family]
    for target in targets:
        command += ["--target", target]
    command += ["--cache"] if asked.cache else ["--out", str(asked.out.resolve())] if asked.out else []
    command += ["--progress"] if asked.progress else []
    # The order of sets must not depend on the process: two builds give the same bytes.
    environment = {**os.environ, "TOTTENBURY_BUILDING": "1", "PYTHONHASHSEED": "0"}
    return subprocess.run(command, env=environment, check=False).returncode  # noqa: S603


if __name__ == "__main__":
    main()
