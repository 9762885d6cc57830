"""Having libraries built by a process beside this one, and hearing how far it is. Loads no compiler."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from tottenbury.kernel.library import built, forced_interpreted, host_target
from tottenbury.kit.folders import cache_folder
from tottenbury.library import families

NUMBA = "numba>=0.68,<0.69"
"""The compiler. Its inner interfaces are used, so other versions have to be tried first; `pyproject.toml` says the same."""

PARENT = "TOTTENBURY_PARENT"
"""Set in the environment of a process that shall end with the one that started it, however that ends."""


class Progress(NamedTuple):
    """How far the building of a family is."""

    family: str
    step: str
    """`waiting`, `reading`, `compiling`, `optimising`, `linking` or `done`."""
    done: int
    total: int
    seconds_left: float


def can_build() -> str | None:
    """None if libraries can be built here, else why not."""
    if forced_interpreted():
        return "the environment wants everything interpreted"
    if importlib.util.find_spec("numba") is None:
        return "Numba is not installed (pip install 'tottenbury[build]')"
    if not host_target().startswith(("linux-", "macos-", "windows-")):
        return f"no library can be built for {host_target()}"
    home = cache_folder()
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError:
        return f"nothing can be written to {home}"
    return None if os.access(home, os.W_OK) else f"nothing can be written to {home}"


def families_without_library() -> list[str]:
    """The families for which this machine has no library made from the sources that are here."""
    return [family for family in families() if built(family) is None]


async def build(family: str, report: Callable[[Progress], None]) -> bool:
    """Build a family's library in a process of low priority; whether there is one now. Ends that process if it is cancelled."""
    command = [sys.executable, "-m", "tottenbury.building", "--family", family, "--cache", "--progress"]
    process = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env={**os.environ, PARENT: str(os.getpid())}
    )
    assert process.stdout is not None
    try:
        async for line in process.stdout:
            with suppress(ValueError, TypeError):
                report(Progress(**json.loads(line)))
        await process.wait()
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    return built(family) is not None
