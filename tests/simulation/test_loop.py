"""The simulated loop itself: virtual time, seeded order, lives that end at an await."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import pytest

from tests.simulation.loop import Life, SimulatedLoop, Stuck
from tests.simulation.network import living


def _run(work: Any, seed: int = 1, disorder: float = 0.0) -> Any:
    loop = SimulatedLoop(Random(seed), disorder)
    try:
        return loop.run_until_complete(work)
    finally:
        loop.bury()


def test_time_is_virtual() -> None:
    async def work() -> float:
        await asyncio.sleep(3600)
        async with asyncio.timeout(7200):
            await asyncio.sleep(1)
        return asyncio.get_running_loop().time()

    began = time.monotonic()
    assert _run(work()) == pytest.approx(3601)
    assert time.monotonic() - began < 60


def test_the_order_of_what_is_ready_comes_from_the_seed() -> None:
    async def work() -> list[int]:
        said: list[int] = []

        async def one(number: int) -> None:
            await asyncio.sleep(0)
            said.append(number)

        await asyncio.gather(*(one(number) for number in range(8)))
        return said

    assert _run(work()) == list(range(8))
    orders = {seed: _run(work(), seed, 0.5) for seed in range(10)}
    assert len({tuple(order) for order in orders.values()}) > 3
    assert all(_run(work(), seed, 0.5) == order for seed, order in orders.items())


def test_threads_are_work_after_some_time() -> None:
    async def work() -> tuple[int, float]:
        return await asyncio.to_thread(lambda: 7), asyncio.get_running_loop().time()

    number, at = _run(work())
    assert number == 7
    assert at > 0


def test_a_killed_life_never_runs_again_not_even_its_last_words() -> None:
    said: list[str] = []
    life = Life()

    async def server() -> None:
        try:
            while True:
                said.append("alive")
                await asyncio.sleep(1)
        finally:
            said.append("farewell")

    async def work() -> None:
        asyncio.get_running_loop().create_task(server(), context=living(life))
        await asyncio.sleep(2.5)
        life.end()
        await asyncio.sleep(10)
        assert said == ["alive"] * 3

    _run(work())


def test_who_waits_for_ever_is_found_out() -> None:
    async def work() -> None:
        await asyncio.get_running_loop().create_future()

    with pytest.raises(Stuck):
        _run(work())
