"""How many appends a store takes, and what each costs: `python benchmarks/appends.py [--tasks N] [--seconds S] [--postgres URL]`.

Every task plays games of its own, one durable append after the other, each with its listing. With --busy the event loop computes between
appends, as a server would: an append must not starve then. The processor's time is that of this process, all threads; PostgreSQL's own
comes on top of it.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import secrets
import tempfile
import time
from pathlib import Path

from tottenbury.storage import Entry, Listing, Store, open_store

MOVES = 60


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tasks", type=int, default=1000, help="concurrent callers")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--body", type=int, default=120, help="bytes of a body")
    parser.add_argument("--busy", type=float, default=0, help="microseconds of computing before each append")
    parser.add_argument("--no-listing", action="store_true", help="append entries alone")
    parser.add_argument("--folder", type=Path, help="where the file goes (SQLite)")
    parser.add_argument("--postgres", metavar="URL")
    return parser.parse_args()


async def play(store: Store, options: argparse.Namespace, end: float, waits: list[float]) -> None:
    """One game after the other until the time is up."""
    body, holders = secrets.token_bytes(options.body), (secrets.token_hex(16), secrets.token_hex(16))
    while True:
        game, created = secrets.token_hex(8), time.time_ns() // 1_000_000
        for sequence in range(1, MOVES + 1):
            began = time.perf_counter()
            if began > end:
                return
            while options.busy and time.perf_counter() - began < options.busy / 1e6:
                pass
            now = time.time_ns() // 1_000_000
            entry = Entry(game, sequence, f"{game}-{sequence}", now, body)
            listing = Listing(game, created, now, "stones-1999", "single", "running", True, "Anne", "Ben", "", sequence, holders, False)
            began = time.perf_counter()
            await store.append([entry], *([] if options.no_listing else [listing]))
            waits.append(time.perf_counter() - began)


async def measure(place: str, options: argparse.Namespace) -> None:
    waits: list[float] = []
    async with await open_store(place) as store:
        used, began = resource.getrusage(resource.RUSAGE_SELF), time.perf_counter()
        await asyncio.gather(*(play(store, options, began + options.seconds, waits) for _ in range(options.tasks)))
        seconds, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_SELF)
    own, system = ((b - a) / len(waits) * 1e6 for a, b in ((used.ru_utime, after.ru_utime), (used.ru_stime, after.ru_stime)))
    waits.sort()
    middle, late = (waits[int(len(waits) * share)] * 1000 for share in (0.5, 0.99))
    print(
        f"{options.tasks} tasks: {len(waits) / seconds:,.0f} durable appends a second; {own + system:.1f} µs of CPU each "
        f"({own:.1f} own, {system:.1f} in the system); waits {middle:.1f} ms, 99th of a hundred {late:.1f} ms"
    )


def main() -> None:
    options = parse()
    if options.postgres:
        asyncio.run(measure(options.postgres, options))
        return
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        asyncio.run(measure(f"{folder}/games.sqlite", options))


if __name__ == "__main__":
    main()
