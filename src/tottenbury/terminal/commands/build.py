"""`tottenbury build`: the libraries that make the rules fast on this machine, or on others."""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path

from tottenbury.building.progress import Progress, build, can_build
from tottenbury.building.targets import TARGETS
from tottenbury.core.errors import TottenburyError, UnknownName
from tottenbury.kernel.library import built, host_target
from tottenbury.library import families as all_families
from tottenbury.terminal.common import FAILED
from tottenbury.terminal.libraries import Report, display


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.description = "Build the libraries that make everything fast here, as far as they are missing. It takes a few minutes."
    parser.add_argument("--family", action="append", metavar="F", help="only this family of rulebooks; may be repeated (default: all)")
    parser.add_argument("--target", action="append", metavar="T", help="for this kind of machine; may be repeated (default: this one)")
    parser.add_argument("--out", metavar="DIR", help="into this folder (default: your cache folder, where they are found)")
    parser.add_argument("--again", action="store_true", help="also those that are there already")
    parser.add_argument("--list", action="store_true", help="only say which there are, and where they lie")


def run(arguments: argparse.Namespace) -> int:
    """Build libraries, or list them."""
    families = _known(arguments.family or all_families(), all_families(), "family")
    targets = _known(arguments.target or [host_target()], TARGETS, "target")
    if arguments.list:
        return _list(families, targets)
    reason = can_build()
    if reason is not None:
        raise TottenburyError(f"nothing can be built here: {reason}")
    here = targets == [host_target()] and arguments.out is None
    failed = []
    with display() as report:
        for family in families:
            if here and not arguments.again and built(family) is not None:
                continue
            done = asyncio.run(build(family, report)) if here and not arguments.again else _build_for(family, targets, arguments, report)
            failed += [] if done else [family]
    for family in failed:
        print(f"tottenbury: {family} could not be built; python -m tottenbury.building --family {family} says why", file=sys.stderr)
    if arguments.out is None:
        _list(families, targets)
    return FAILED if failed else 0


def _known(names: Collection[str], known: Collection[str], what: str) -> list[str]:
    """Names without repetition, all of which there are."""
    for name in names:
        if name not in known:
            raise UnknownName(f"no {what} is called {name!r}; there are: {', '.join(known)}")
    return list(dict.fromkeys(names))


def _list(families: list[str], targets: list[str]) -> int:
    for target in targets:
        for family in families:
            path = built(family, target)
            print(f"{family:<16}{target:<16}{'not built' if path is None else path}")
    return 0


def _build_for(family: str, targets: list[str], arguments: argparse.Namespace, report: Report) -> bool:
    """Build for several targets, or into a folder; whether that went well."""
    command = [sys.executable, "-m", "tottenbury.building", "--family", family, "--progress"]
    for target in targets:
        command += ["--target", target]
    command += ["--cache"] if arguments.out is None else ["--out", str(Path(arguments.out).resolve())]
    command += ["--again"] if arguments.again else []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:  # noqa: S603
        assert process.stdout is not None
        for line in process.stdout:
            report(Progress(**json.loads(line)))
    return process.returncode == 0
