"""`tottenbury build`, and the same before a command that runs long: libraries that make the rules fast on this machine."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

from tottenbury.building.progress import FAMILIES, Progress, build, can_build
from tottenbury.building.targets import TARGETS
from tottenbury.kernel.library import built, forced_interpreted, host_target
from tottenbury.table.errors import TottenburyError, UnknownName
from tottenbury.table.kernel_game import KernelGame
from tottenbury.table.rulebook import Rulebook

FAILED = 1
PAUSE = 10.0
"""Seconds between two lines where nobody has a screen."""

HELP = "pip install 'tottenbury[build]', then tottenbury build"
Report = Callable[[Progress], None]


def build_first(*books: Rulebook) -> None:
    """Build what a command that runs long would miss; where that is not possible, say that it runs interpreted, and what would help."""
    games = [book.game for book in books if isinstance(book.game, KernelGame)]
    slow = {game.kernels.name: game.kernels for game in games if not game.kernels.load()}
    if not slow or forced_interpreted():
        return
    if not os.environ.get("TOTTENBURY_NO_BUILD") and can_build() is None:
        with _display() as report:
            for family, kernels in slow.items():
                asyncio.run(build(family, report))
                kernels.load()
        slow = {family: kernels for family, kernels in slow.items() if kernels.library is None}
    if slow:
        print(f"This runs interpreted, which is slow: no library for {', '.join(slow)} ({HELP}).", file=sys.stderr, flush=True)


def build_here(arguments: argparse.Namespace) -> int:
    """Build libraries, or list them."""
    families = _known(arguments.family or FAMILIES, FAMILIES, "family")
    targets = _known(arguments.target or [host_target()], TARGETS, "target")
    if arguments.list:
        return _list(families, targets)
    reason = can_build()
    if reason is not None:
        raise TottenburyError(f"nothing can be built here: {reason}")
    here = targets == [host_target()] and arguments.out is None
    failed = []
    with _display() as report:
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


@contextmanager
def _display() -> Iterator[Report]:
    """Shows on standard error how far it is: a bar for each family on a screen, elsewhere a line now and then."""
    if not sys.stderr.isatty():
        yield _Lines()
        return
    from rich.console import Console
    from rich.progress import BarColumn, TaskID, TaskProgressColumn, TextColumn
    from rich.progress import Progress as Bars

    columns = (TextColumn("building {task.description}"), BarColumn(), TaskProgressColumn(), TextColumn("{task.fields[words]}"))
    tasks: dict[str, TaskID] = {}
    with Bars(*columns, console=Console(stderr=True), transient=True) as bars:

        def show(progress: Progress) -> None:
            if progress.family not in tasks:
                tasks[progress.family] = bars.add_task(progress.family, words="")
            words = progress.step + (f", {time_left(progress)}" if progress.seconds_left > 0 else "")
            bars.update(tasks[progress.family], completed=progress.done, total=progress.total or None, words=words)

        yield show


class _Lines:
    """A line at every step, and now and then in between."""

    def __init__(self) -> None:
        self._step, self._told_at = "", 0.0

    def __call__(self, progress: Progress) -> None:
        step = f"{progress.family} {progress.step}"
        if step == self._step and time.monotonic() < self._told_at + PAUSE:
            return
        self._step, self._told_at = step, time.monotonic()
        share = f", {progress.done / progress.total:.0%}" if progress.total else ""
        left = f", {time_left(progress)}" if progress.seconds_left > 0 else ""
        print(f"building {progress.family}: {progress.step}{share}{left}", file=sys.stderr, flush=True)


def time_left(progress: Progress) -> str:
    """How long it will take, roughly."""
    seconds = progress.seconds_left
    return f"about {seconds / 60:.0f} min left" if seconds > 90 else f"about {seconds:.0f} s left"
