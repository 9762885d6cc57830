"""What concerns files alone: kills, full disks, locks, permissions, files that are not ours, and how searches go about it."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from pathlib import Path

import pytest

from tests.storage.games import entry, listing
from tottenbury.storage import Query, StoreError, open_store
from tottenbury.storage.searching import SQLITE, counting, finding

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def outside() -> Iterator[Path]:
    """A folder that every user can enter, unlike pytest's own."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(path: Path, runner: asyncio.Runner) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.storage.appending", str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(600)]
        child.kill()
        lines += child.stdout.readlines()
    assert child.returncode == -9
    acknowledged = {game: int(number) for game, number in (line.split() for line in lines if line.endswith("\n"))}
    assert len(acknowledged) == 30

    async def check() -> None:
        async with await open_store(str(path)) as store:
            for game, last in acknowledged.items():
                stored = await store.entries(game)
                assert len(stored) >= last
                assert stored == [entry(number + 1, game) for number in range(len(stored))]
                found = await store.listing(game)
                assert found is not None
                assert found.sequence == len(stored)

    runner.run(check())


def test_a_killed_server_leaves_no_lock_behind_and_a_living_one_keeps_others_out(path: Path, runner: asyncio.Runner) -> None:
    with subprocess.Popen([sys.executable, "-m", "tests.storage.appending", str(path)], cwd=ROOT, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        child.stdout.readline()
        with pytest.raises(StoreError, match="in use by another server"):
            runner.run(open_store(str(path)))
        (other := path.with_name("link")).symlink_to(path)
        with pytest.raises(StoreError, match="in use by another server"):
            runner.run(open_store(str(other)))
        child.kill()

    async def open_again() -> None:
        async with await open_store(f"sqlite:{path}") as store:
            assert await store.count(Query()) > 0

    runner.run(open_again())


def test_a_full_disk_fails_the_group_wholly_and_the_store_lives_on(path: Path, runner: asyncio.Runner) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def work() -> None:
        async with await open_store(str(path)) as store:
            await store.append([entry(1)], listing("g", 1))
            size = path.with_name("games.sqlite-wal").stat().st_size
            resource.setrlimit(resource.RLIMIT_FSIZE, (size + 50_000, most))  # from here on every write fails, as on a full disk
            try:
                big = [store.append([entry(number, body=bytes(20_000))], listing("g", number)) for number in range(2, 12)]
                outcomes = await asyncio.gather(*big, return_exceptions=True)
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
            stored = [1] + [number for number, outcome in enumerate(outcomes, start=2) if outcome is None]
            assert len(stored) < 11
            assert {type(outcome) for outcome in outcomes if outcome is not None} == {StoreError}
            assert [one.sequence for one in await store.entries("g")] == stored
            found = await store.listing("g")
            assert found is not None
            assert found.changed == stored[-1]
            await store.append([entry(100)])
            assert [one.sequence for one in await store.entries("g")] == [*stored, 100]

    runner.run(work())


def test_a_file_that_may_not_grow_refuses_until_it_may(path: Path, runner: asyncio.Runner) -> None:
    async def work() -> None:
        async with await open_store(str(path)) as store:
            connection = store._file.writing  # type: ignore[attr-defined]
            connection.execute("PRAGMA max_page_count = 20")
            with pytest.raises(StoreError, match="nothing was stored: database or disk is full"):
                await store.append([entry(1, body=bytes(200_000))], listing("g"))
            assert (await store.entries("g"), await store.listing("g")) == ([], None)
            connection.execute("PRAGMA max_page_count = 1000000")
            await store.append([entry(1, body=bytes(200_000))])
            assert len(await store.entries("g")) == 1

    runner.run(work())


def test_only_the_owner_may_read_what_holds_the_secrets_of_games(path: Path, runner: asyncio.Runner) -> None:
    async def work() -> set[int]:
        async with await open_store(str(path)) as store:
            await store.append([entry(1)])
            names = ("games.sqlite", "games.sqlite-wal", "games.sqlite-shm", "games.sqlite.lock")
            return {stat.S_IMODE(path.with_name(name).stat().st_mode) for name in names}

    before = os.umask(0)
    try:
        assert runner.run(work()) == {0o600}
    finally:
        os.umask(before)


def test_a_closed_store_is_one_file_that_can_be_copied(path: Path, runner: asyncio.Runner) -> None:
    async def work() -> None:
        async with await open_store(str(path)) as store:
            await store.append([entry(1)])
            await store.entries("g")

    runner.run(work())
    assert sorted(file.name for file in path.parent.iterdir()) == ["games.sqlite", "games.sqlite.lock"]
    copy = path.with_name("a copy ?#%.sqlite")
    shutil.copy(path, copy)

    async def read() -> int:
        async with await open_store(str(copy)) as store:
            return len(await store.entries("g"))

    assert runner.run(read()) == 1


@pytest.mark.parametrize("content", [b"dear diary, ...", b"SQLite format 3\0 and then nonsense" * 200])
def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(path: Path, runner: asyncio.Runner, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"is no file of games|file is not a database"):
        runner.run(open_store(str(path)))
    assert path.read_bytes() == content


def test_a_database_of_something_else_is_refused_and_left_as_it_is(path: Path, runner: asyncio.Runner) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    content = path.read_bytes()
    with pytest.raises(StoreError, match="a database of something else"):
        runner.run(open_store(str(path)))
    assert path.read_bytes() == content


def test_folders_and_missing_folders_are_told(tmp_path: Path, runner: asyncio.Runner) -> None:
    with pytest.raises(StoreError, match="is a folder"):
        runner.run(open_store(str(tmp_path)))
    with pytest.raises(StoreError, match="there is no folder"):
        runner.run(open_store(str(tmp_path / "missing" / "games.sqlite")))


def test_a_file_or_folder_that_may_not_be_written_is_told(outside: Path, runner: asyncio.Runner) -> None:
    (path := outside / "games.sqlite").touch(mode=0o444)
    Path(f"{path}.lock").touch(mode=0o666)
    Path(f"{path}.lock").chmod(0o666)
    outside.chmod(0o555)
    us = os.geteuid()
    if us == 0:  # root may write everything: be somebody else for a moment
        os.seteuid(65534)
    try:
        with pytest.raises(StoreError, match="cannot be written: Permission denied"):
            runner.run(open_store(str(path)))
        with pytest.raises(StoreError, match="cannot be locked: Permission denied"):
            runner.run(open_store(str(outside / "new.sqlite")))
    finally:
        os.seteuid(us)
        outside.chmod(0o755)


def test_no_search_by_status_public_holder_or_clock_scans_the_listings(path: Path, runner: asyncio.Runner) -> None:
    async def create() -> None:
        await (await open_store(str(path))).close()

    runner.run(create())
    statuses: list[tuple[str, ...]] = [(), ("running",), ("open", "finished")]
    kinds = product(statuses, (None, True), (None, "h"), (None, True), (None, (1, "g")))
    with closing(sqlite3.connect(path)) as connection:
        for status, public, holder, timed, before in kinds:
            query = Query(status=status, public=public, holder=holder, timed=timed, before=before)
            statements = [finding(query, SQLITE)] + ([counting(query, SQLITE)] if status and (public or holder or timed) else [])
            for statement, values in statements:
                plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
                scans = [line for line in plan if line.startswith("SCAN") and not line.endswith(("part", "listings_timed"))]
                assert not scans, (query, plan)
                assert holder or timed or any("listings_newest" in line for line in plan), (query, plan)
