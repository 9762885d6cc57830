"""Work for clients: shared fairly by addresses and persons, bounded, cancelled with whoever wanted it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.server.running import FIRST_TIME, Running
from tests.server.tables import BOOK, sit_down
from tottenbury.opponents.naming import opponent
from tottenbury.opponents.opponent import Opponent
from tottenbury.server.errors import TooMany
from tottenbury.server.tables import queues
from tottenbury.server.tables.asking import ASKING, Asker
from tottenbury.server.tables.queues import LONG, MOST_STARTED, SHARE, FairQueue, breathe

ANN, BOB = Asker("1.1.1.1", "ann"), Asker("2.2.2.2", "bob")
SHORT_COST, LONG_COST = LONG / 10, LONG * 10
BURNT = 0.003


class Held:
    """Work that goes on until it is let go, and that says when it begins."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self._gates: dict[str, threading.Event] = {}
        self._any = threading.Condition()

    def work(self, name: str) -> Callable[[], str]:
        gate = self._gates[name] = threading.Event()

        def run() -> str:
            with self._any:
                self.begun.append(name)
                self._any.notify_all()
            assert gate.wait(FIRST_TIME)
            return name

        return run

    def let_go(self, *names: str) -> None:
        for name in names:
            self._gates[name].set()

    async def until(self, number: int) -> None:
        """Wait until so many have begun."""
        end = time.monotonic() + FIRST_TIME
        while len(self.begun) < number:
            assert time.monotonic() < end
            await asyncio.sleep(0.001)


def _burn() -> None:
    began = time.thread_time()
    while time.thread_time() - began < BURNT:
        pass


def _trial(trial: Callable[[FairQueue], Coroutine[Any, Any, None]], threads: int = 2, waiting: int = 64) -> None:
    async def main() -> None:
        queue = FairQueue(threads, waiting)
        try:
            await trial(queue)
        finally:
            queue.close()

    asyncio.run(main())


def test_whatever_one_address_wants_another_s_short_work_begins_at_once_and_its_long_work_next() -> None:
    held = Held()

    async def trial(queue: FairQueue) -> None:
        tasks = [asyncio.ensure_future(queue.run(held.work(f"a{n}"), "long", ANN, cost=LONG_COST)) for n in range(20)]
        await held.until(queue.long_threads)
        assert queue.waiting(ANN.address) == 20 - queue.long_threads
        assert await queue.run(lambda: "quick", "short", BOB, cost=SHORT_COST) == "quick"
        wanted = asyncio.ensure_future(queue.run(held.work("b"), "long", BOB, cost=LONG_COST))
        await asyncio.sleep(0)
        held.let_go(held.begun[0])
        await held.until(queue.long_threads + 1)
        assert held.begun[-1] == "b"
        held.let_go("b", *(f"a{n}" for n in range(20)))
        assert await wanted == "b"
        assert sorted(await asyncio.gather(*tasks)) == sorted(f"a{n}" for n in range(20))  # nothing is lost

    _trial(trial)


def test_where_others_ask_too_one_address_leaves_a_thread_for_long_work_free() -> None:
    held = Held()

    async def trial(queue: FairQueue) -> None:
        await queue.run(lambda: None, "short", BOB, cost=SHORT_COST)
        tasks = [asyncio.ensure_future(queue.run(held.work(f"a{n}"), "long", ANN, cost=LONG_COST)) for n in range(5)]
        await held.until(1)
        tasks.append(asyncio.ensure_future(queue.run(held.work("b"), "long", BOB, cost=LONG_COST)))
        await held.until(2)
        assert held.begun == ["a0", "b"]
        held.let_go("b", *(f"a{n}" for n in range(5)))
        await asyncio.gather(*tasks)

    _trial(trial)


def test_where_others_ask_too_an_address_rests_when_its_long_work_has_had_its_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queues, "BURST", 0.0)
    now, held = [1000.0], Held()

    async def main() -> None:
        queue = FairQueue(2, clock=lambda: now[0])
        try:
            await queue.run(_burn, "burn", ANN, cost=LONG_COST)
            await queue.run(_burn, "burn", ANN, cost=LONG_COST)  # nobody else is there: no rest
            await queue.run(lambda: None, "short", BOB, cost=SHORT_COST)
            rests = asyncio.ensure_future(queue.run(held.work("a"), "long", ANN, cost=LONG_COST))
            other = asyncio.ensure_future(queue.run(held.work("b"), "long", BOB, cost=LONG_COST))
            await queue.run(lambda: None, "short", ANN, cost=SHORT_COST)  # what is short never rests
            await held.until(1)
            assert held.begun == ["b"]
            now[0] += 10 * BURNT / (SHARE * queue.long_threads)
            await held.until(2)  # by itself: nobody has asked for anything, nothing has ended
            held.let_go("a", "b")
            assert await rests == "a"
            assert await other == "b"
        finally:
            queue.close()

    asyncio.run(main())


@pytest.mark.parametrize("others", [BOB, Asker(ANN.address, "cat")], ids=["addresses", "persons"])
def test_the_processor_is_shared_by_what_was_used_not_by_how_much_was_asked(others: Asker) -> None:
    done: list[str] = []

    def work(name: str) -> Callable[[], None]:
        def run() -> None:
            _burn()
            done.append(name)

        return run

    async def trial(queue: FairQueue) -> None:
        many = [queue.run(work("a"), "burn", ANN, cost=BURNT, must=True) for _ in range(40)]
        few = [queue.run(work("b"), "burn", others, cost=BURNT) for _ in range(6)]
        await asyncio.gather(*many, *few)

    _trial(trial)
    last = max(n for n, name in enumerate(done) if name == "b")
    assert last < 6 * 2 + 10, done


def test_short_work_goes_before_long_of_the_same_person() -> None:
    held = Held()

    async def trial(queue: FairQueue) -> None:
        blocking = [asyncio.ensure_future(queue.run(held.work(f"x{n}"), f"x{n}", ANN, cost=SHORT_COST)) for n in range(queue.threads)]
        await held.until(queue.threads)
        rest = [asyncio.ensure_future(queue.run(held.work("long"), "long", ANN, cost=LONG_COST))]
        rest += [asyncio.ensure_future(queue.run(held.work("short"), "short", ANN, cost=SHORT_COST))]
        await asyncio.sleep(0)
        held.let_go("x0")
        await held.until(queue.threads + 1)
        assert held.begun[-1] == "short"
        held.let_go("short", "long", *(f"x{n}" for n in range(queue.threads)))
        await asyncio.gather(*blocking, *rest)

    _trial(trial)


def test_of_one_address_only_so_much_waits_unless_it_must_be_done() -> None:
    held = Held()

    async def trial(queue: FairQueue) -> None:
        tasks = [asyncio.ensure_future(queue.run(held.work(f"{n}"), "k", ANN, cost=SHORT_COST)) for n in range(queue.threads + 5)]
        await held.until(queue.threads)
        with pytest.raises(TooMany):
            await queue.run(lambda: None, "k", Asker(ANN.address, "somebody else"))
        tasks.append(asyncio.ensure_future(queue.run(held.work("must"), "k", ANN, must=True)))
        free = asyncio.ensure_future(queue.run(held.work("b"), "k", BOB))
        held.let_go("must", "b", *(f"{n}" for n in range(queue.threads + 5)))
        assert (await asyncio.gather(*tasks, free))[-2:] == ["must", "b"]

    _trial(trial, waiting=5)


def test_work_that_nobody_waits_for_any_more_is_not_begun_or_ends_where_it_pauses() -> None:
    held, ended, steps = Held(), threading.Event(), threading.Event()

    def endless() -> None:
        try:
            while True:
                _burn()
                breathe()
                steps.set()
        finally:
            ended.set()

    async def trial(queue: FairQueue) -> None:
        blocking = [asyncio.ensure_future(queue.run(held.work(f"{n}"), "k", ANN, cost=SHORT_COST)) for n in range(queue.threads)]
        await held.until(queue.threads)
        waiting = asyncio.ensure_future(queue.run(held.work("never"), "k", ANN, cost=SHORT_COST))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert queue.waiting() == 0
        held.let_go(*(f"{n}" for n in range(queue.threads)))
        await asyncio.gather(*blocking)
        running = asyncio.ensure_future(queue.run(endless, "endless", ANN, cost=SHORT_COST))
        assert await asyncio.to_thread(steps.wait, FIRST_TIME)
        running.cancel()
        assert await asyncio.to_thread(ended.wait, FIRST_TIME)
        assert "never" not in held.begun

    _trial(trial)


def test_work_in_steps_lets_others_go_first_and_comes_to_its_end() -> None:
    done: list[str] = []

    def steps(name: str) -> Callable[[], str]:
        def run() -> str:
            for _ in range(15):
                _burn()
                breathe()
            done.append(name)
            return name

        return run

    async def trial(queue: FairQueue) -> None:
        tasks = [asyncio.ensure_future(queue.run(steps(f"a{n}"), "steps", ANN, cost=SHORT_COST)) for n in range(2 * MOST_STARTED)]
        await asyncio.sleep(0.02)
        await queue.run(_burn, "burn", BOB, cost=SHORT_COST)
        assert len(done) < MOST_STARTED
        await asyncio.gather(*tasks)
        assert sorted(done) == sorted(f"a{n}" for n in range(2 * MOST_STARTED))

    _trial(trial)


def test_what_goes_wrong_is_told_to_whoever_asked() -> None:
    def fail() -> None:
        raise ZeroDivisionError

    async def trial(queue: FairQueue) -> None:
        with pytest.raises(ZeroDivisionError):
            await queue.run(fail, "k", ANN)
        assert await queue.run(lambda: 7, "k", ANN) == 7

    _trial(trial)


@contextmanager
def _all_threads_taken(server: Running) -> Iterator[None]:
    """Somebody else's work has every thread of a server."""
    held = Held()

    async def block() -> asyncio.Future[list[str]]:
        queue = server.tables.queue
        works = [queue.run(held.work(f"{n}"), f"{n}", BOB, cost=SHORT_COST) for n in range(queue.threads)]
        tasks = asyncio.gather(*works)
        await held.until(queue.threads)
        return tasks

    async def release() -> None:
        held.let_go(*held.begun)
        await tasks

    tasks = server.inside(block)
    yield
    server.inside(release)


def test_outside_the_queue_breathing_does_nothing() -> None:
    breathe()


def test_who_asks_is_known_to_everything_that_follows(server: Running) -> None:
    web = server.web()
    game = web.post("/api/games", json={"rulebook": BOOK, "against": "expert", "seat": "S", "first": "N"}).json()["game"]
    client = server.socket(web)
    table = client.follow(game)["table"]
    while not table["legal"]:
        table = client.wait(game, "S", table["sequence"] + 1)["table"]

    async def accounts() -> dict[str, set[str]]:
        assert ASKING.get().address == ""
        return {address: set(account.parts) for address, account in server.tables.queue._accounts.items()}

    async def owner() -> str:
        return server.tables.open[game].session.players[0].owner  # type: ignore[index]

    assert server.inside(owner) in server.inside(accounts)["127.0.0.1"]


def test_a_hint_that_nobody_is_there_to_hear_is_not_thought_of(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    def watched(name: str, seed: int = 0) -> Opponent:
        begun.append(name)
        return opponent(name, seed)

    monkeypatch.setattr("tottenbury.server.tables.computers.opponent", watched)
    web = server.web()
    game = web.post("/api/games", json={"rulebook": BOOK, "against": "novice", "seat": "S", "first": "S"}).json()["game"]

    async def waiting() -> int:
        return server.tables.queue.waiting()

    client = server.socket(web)
    client.follow(game)
    with _all_threads_taken(server):
        assert client.act(game, "hint")["type"] == "accepted"
        end = time.monotonic() + FIRST_TIME
        while not server.inside(waiting):
            assert time.monotonic() < end
        client.close()
        while server.inside(waiting):
            assert time.monotonic() < end
            time.sleep(0.01)
    assert "deep" not in begun
    again = server.socket(web)
    again.follow(game)
    assert again.act(game, "hint")["type"] == "accepted"
    assert again.hear("hint")["move"]
    assert begun.count("deep") == 1


def test_a_hint_that_is_not_wanted_any_more_keeps_nobody_from_the_next_one(server: Running) -> None:
    web = server.web()
    game = web.post("/api/games", json={"rulebook": BOOK, "against": "novice", "seat": "S", "first": "S"}).json()["game"]
    client = server.socket(web)
    table = client.follow(game)["table"]
    with _all_threads_taken(server):
        assert client.act(game, "hint")["type"] == "accepted"
        assert client.act(game, "hint")["code"] == "refused"
        client.send({"type": "nohint", "game": game})
        assert client.act(game, "hint")["type"] == "accepted"  # it was given up
        assert client.act(game, "move", move=table["legal"][0])["type"] == "accepted"  # nobody has to wait for it, and it is given up, too
        client.send({"type": "nohint", "game": game})  # of one that there is not, nobody hears anything
    assert client.tables[game, "S"]["table"]["hints"] == 2
    stranger = server.socket(server.web())
    stranger.send({"type": "nohint", "game": game})
    stranger.send({"type": "ping"})
    assert stranger.hear("pong")


def test_games_go_on_while_all_threads_are_taken(server: Running) -> None:
    with _all_threads_taken(server):
        pair = sit_down(server)
        for _ in range(4):
            assert pair.move()["type"] == "accepted"
