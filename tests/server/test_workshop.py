"""Compiling beside the server."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from tottenbury.preparing import LEASH


def test_a_process_that_compiles_ends_with_the_one_that_started_it(tmp_path: Path) -> None:
    """A killed server cannot stop it any more; without this every restart would add one."""
    plain = os.environ | {LEASH: "yes", "TOTTENBURY_CACHE": str(tmp_path)}
    command = [sys.executable, "-m", "tottenbury.preparing", "siege-2020-tactics", "expert"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, env=plain, start_new_session=True) as process:
        while not any(tmp_path.rglob("*")):  # it has begun
            time.sleep(0.05)
            assert process.poll() is None
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(30) == 1
        end = time.monotonic() + 30
        while _group(process.pid) and time.monotonic() < end:
            time.sleep(0.1)
        assert not _group(process.pid)


def test_a_process_on_a_leash_ends_well_when_its_work_is_done() -> None:
    command = [sys.executable, "-m", "tottenbury.preparing", "stones-1999", "novice"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ | {LEASH: "yes"}) as process:
        assert process.stderr is not None
        errors = process.stderr.read()
        assert process.wait(30) == 0, errors


def _group(leader: int) -> bool:
    """Whether anybody of a process group is left."""
    try:
        os.killpg(leader, 0)
    except ProcessLookupError:
        return False
    return True
