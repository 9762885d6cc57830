"""A PostgreSQL server of our own for the tests: in a temporary folder, on a private port, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

INSTALL = ["apt-get", "install", "-y", "-qq", "-o", "Dpkg::Use-Pty=0", "--no-install-recommends", "postgresql"]


def binaries() -> Path:
    """The folder of the newest server on this machine; as root it is installed if there is none."""
    if (found := _find()) is None and os.geteuid() == 0 and shutil.which("apt-get"):
        folder = Path("/etc/postgresql-common/createcluster.d")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "tottenbury-tests.conf").write_text("create_main_cluster = false\n")  # no server but ours is to be started
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        try:
            for command in (["apt-get", "update", "-qq"], INSTALL):
                subprocess.run(command, env=environment, check=True, capture_output=True, timeout=300)
        except (subprocess.SubprocessError, OSError) as error:
            pytest.skip(f"NOT RUN: PostgreSQL is not here and could not be installed: {error}")
        found = _find()
    if found is None:
        pytest.skip("NOT RUN: there is no PostgreSQL server on this machine; install the package postgresql")
    return found


def _find() -> Path | None:
    if (path := shutil.which("initdb")) and shutil.which("pg_ctl"):
        return Path(path).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    return folders[-1].parent if folders else None


@contextmanager
def running_server() -> Iterator[str]:
    """A running server; the address of its database. PostgreSQL refuses to run as root, so root runs it as somebody else."""
    programs, user = binaries(), _somebody()
    with tempfile.TemporaryDirectory(prefix="tottenbury-pg-", ignore_cleanup_errors=True) as folder:
        if user is not None:
            os.chown(folder, user, -1)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]

        def run(program: str, *arguments: str) -> None:
            command = [str(programs / program), *arguments]
            done = subprocess.run(command, user=user, cwd=folder, env=_environment(), stdout=log, stderr=log, timeout=120)
            if done.returncode:
                raise RuntimeError(f"{program} failed: {Path(log.name).read_text()}")

        data = f"{folder}/data"
        with Path(folder, "log").open("w") as log:
            run("initdb", "--auth=trust", "--username=postgres", "--no-sync", "--encoding=UTF8", "--locale=C.UTF-8", "-D", data)
            options = f"-h 127.0.0.1 -p {port} -k {folder} -c max_connections=30 -c shared_buffers=16MB"
            run("pg_ctl", "start", "-w", "-t", "60", "-D", data, "-o", options)
            try:
                yield f"postgresql://postgres:secret@127.0.0.1:{port}/postgres"
            finally:
                run("pg_ctl", "stop", "-w", "-m", "fast", "-D", data)


def _somebody() -> int | None:
    """A user that is not root, if we are."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name: entry.pw_uid for entry in pwd.getpwall()}
    return names.get("postgres", names.get("nobody", 65534))


def _environment() -> dict[str, str]:
    return {key: value for key, value in os.environ.items() if not key.startswith("PG")} | {"LC_ALL": "C.UTF-8"}
