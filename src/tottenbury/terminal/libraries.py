"""Building libraries, which make the rules fast on this machine, before a command that runs long; and showing how far that is."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tottenbury.building.progress import Progress, build, can_build
from tottenbury.core.kernel_game import KernelGame
from tottenbury.core.rulebook import Rulebook
from tottenbury.kernel.library import forced_interpreted

PAUSE = 10.0
"""Seconds between two lines where nobody has a screen."""

HELP = "pip install 'tottenbury[build]', then tottenbury build"
Report = Callable[[Progress], None]


def build_first(*books: Rulebook) -> None:
    """Build what a command that runs long would miss; where that is not possible, say that it runs interpreted, and what would help."""
    games = [book.game for book in books if isinstance(book.game, KernelGame)]  # others have nothing that could be built
    slow = {game.kernels.name: game.kernels for game in games if not game.kernels.load()}
    if not slow or forced_interpreted():
        return
    if not os.environ.get("TOTTENBURY_NO_BUILD") and can_build() is None:
        with display() as report:
            for family, kernels in slow.items():
                asyncio.run(build(family, report))
                kernels.load()
        slow = {family: kernels for family, kernels in slow.items() if kernels.library is None}
    if slow:
        print(f"This runs interpreted, which is slow: no library for {', '.join(slow)} ({HELP}).", file=sys.stderr, flush=True)


@contextmanager
def display() -> Iterator[Report]:
    """Shows progress on standard error: a bar for each family on a screen, elsewhere a line now and then."""
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
