"""A process that appends under load and prints what was acknowledged, until it is killed: `python -m tests.storage.appending PATH`."""

from __future__ import annotations

import asyncio
import os
import sys

from tests.storage.games import entry, listing
from tottenbury.storage import open_store


async def main(path: str) -> None:
    store = await open_store(path)

    async def play(game: str) -> None:
        for sequence in range(1, 1_000_000):
            await store.append([entry(sequence, game)], listing(game, sequence, sequence=sequence))
            os.write(1, f"{game} {sequence}\n".encode())  # unbuffered: a line is out as soon as it is acknowledged

    await asyncio.gather(*(play(f"g{number}") for number in range(30)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
