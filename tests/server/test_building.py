"""Faster rules, built beside a server that plays on meanwhile. The building itself is faked: it takes minutes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.running import Running
from tottenbury.building.progress import Progress
from tottenbury.kernel.kernels import families
from tottenbury.library import rulebook
from tottenbury.server import building

ALL = ["stones", "stones_tactics", "siege", "siege_tactics", "tug"]


class Library:
    """Stands for a library that has no door."""

    def answer(self, door: Any) -> None:
        """Leaves it to the interpreter."""


class Works:
    """Builds whatever is wanted, as fast as a test wants it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.missing = list(ALL)
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.failing: set[str] = set()
        self._steps = threading.Semaphore(0)
        monkeypatch.setattr(building, "PAUSE", 0.05)
        monkeypatch.setattr(building, "can_build", lambda: None)
        monkeypatch.setattr(building, "families_without_library", lambda: list(self.missing))
        monkeypatch.setattr(building, "build", self._build)
        monkeypatch.setattr("tottenbury.kernel.library.find", lambda family: None if family in self.missing else Library())

    def step(self, number: int = 1) -> None:
        """Let so many steps be done; a library takes four of them."""
        for _ in range(number):
            self._steps.release()

    async def _build(self, family: str, report: Callable[[Progress], None]) -> bool:
        self.begun.append(family)
        try:
            for done in range(4):
                report(Progress(family, "compiling", done, 4, 10.0 * (4 - done)))
                while not self._steps.acquire(blocking=False):
                    await asyncio.sleep(0.005)
            if family in self.failing:
                return False
            report(Progress(family, "done", 4, 4, 0.0))
            self.missing.remove(family)
            return True
        finally:
            self.ended.append(family)


@pytest.fixture
def works(monkeypatch: pytest.MonkeyPatch) -> Works:
    """A workshop that does what the test says. The families are interpreted before and after."""
    for name in ("stones-1999", "siege-2020", "tug"):
        rulebook(name)
    for kernels in families():
        monkeypatch.setattr(kernels, "library", None)
    return Works(monkeypatch)


def wait_for(truth: Callable[[], bool]) -> None:
    """Until it is true."""
    done = threading.Event()
    for _ in range(4000):
        if truth():
            return
        done.wait(0.005)
    raise AssertionError


def lay(server: Running, rulebook: str, against: str = "normal") -> tuple[str, Any]:
    """A table, and a socket that follows it."""
    web = server.web()
    laid = web.post("/api/games", json={"rulebook": rulebook, "against": against})
    assert laid.status_code == 201, laid.text
    client = server.socket(web)
    game = laid.json()["game"]
    client.follow(game)
    return game, client


def test_a_table_is_told_how_far_its_rules_are_and_when_they_are_there(works: Works, serving: Callable[..., Running]) -> None:
    server = serving(build=True)
    wait_for(lambda: works.begun == ["stones"])
    game, client = lay(server, "stones-1999", "expert")
    told = client.hear("speed")
    assert (told["game"], told["interpreted"], told["shallow"]) == (game, True, True)
    assert told["building"] == {"family": "stones", "step": "compiling", "done": 0, "total": 4, "seconds_left": 40.0}
    assert server.web().get("/health").json()["building"]["family"] == "stones"
    for done in (1, 2, 3):
        works.step()
        assert client.hear("speed")["building"]["done"] == done
    works.step()
    while (told := client.hear("speed"))["building"] is not None:
        pass
    assert told == {"type": "speed", "game": game, "interpreted": False, "shallow": False, "building": None}
    _, other = lay(server, "stones-1999")
    other.settle()
    assert not any('"speed"' in text for text in other.bytes)


def test_a_game_is_played_while_its_rules_are_built_and_goes_on_with_them(works: Works, serving: Callable[..., Running]) -> None:
    server = serving(build=True)
    game, client = lay(server, "stones-1999")
    moves = 0
    while moves < 8:
        key = next(key for key in client.tables if key[0] == game)
        table = client.tables[key]["table"]
        if table["legal"]:
            assert client.act(game, "move", move=table["legal"][0])["type"] == "accepted"
            moves += 1
            if moves == 4:
                works.step(4)
                wait_for(lambda: "stones" not in works.missing)
        else:
            client.wait(game, key[1], table["sequence"] + 1)


def test_what_somebody_plays_comes_first(works: Works, serving: Callable[..., Running]) -> None:
    server = serving(build=True)
    wait_for(lambda: works.begun == ["stones"])
    _, client = lay(server, "siege-2020")
    wait_for(lambda: works.begun == ["stones", "siege"])
    assert works.ended == ["stones"]  # nobody plays it: it begins anew later
    wait_for(lambda: client.hear("speed")["building"]["step"] == "compiling")
    _, tug = lay(server, "tug")
    assert tug.hear("speed")["building"]["step"] == "waiting"
    works.step(4 * 5)
    wait_for(lambda: not works.missing)
    assert works.begun == ["stones", "siege", "tug", "stones", "stones_tactics", "siege_tactics"]


def test_what_is_half_done_is_finished_first(works: Works, serving: Callable[..., Running]) -> None:
    server = serving(build=True)
    wait_for(lambda: works.begun == ["stones"])
    works.step(3)
    wait_for(lambda: server.web().get("/health").json()["building"]["done"] == 3)
    lay(server, "siege-2020")
    works.step(1)
    wait_for(lambda: works.begun == ["stones", "siege"])
    assert "stones" not in works.missing


def test_a_family_that_cannot_be_built_stays_interpreted_and_harms_no_other(works: Works, serving: Callable[..., Running]) -> None:
    works.failing.add("stones")
    server = serving(build=True)
    _, client = lay(server, "stones-1999")
    works.step(4 * 5)
    wait_for(lambda: works.missing == ["stones"])
    while (told := client.hear("speed"))["building"] is not None:
        pass
    assert told["interpreted"] is True
    assert '"building failed", "family": "stones"' in server.log.getvalue()


def test_where_nothing_can_be_built_that_is_said_once(
    works: Works, serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "can_build", lambda: "Numba is not installed")
    server = serving(build=True)
    _, client = lay(server, "stones-1999")
    told = client.hear("speed")
    assert (told["interpreted"], told["shallow"], told["building"]) == (True, False, None)
    wait_for(lambda: server.log.getvalue().count('"not building", "reason": "Numba is not installed"') == 1)
    assert not works.begun


def test_a_stopped_server_builds_no_longer(works: Works, serving: Callable[..., Running]) -> None:
    server = serving(build=True)
    wait_for(lambda: works.begun == ["stones"])
    server.stop()
    assert works.ended == ["stones"]


def test_only_those_who_think_ahead_think_less_deeply(works: Works, serving: Callable[..., Running]) -> None:
    server = serving()
    for rulebook_id, level, shallow in (("stones-1999", "hard", False), ("siege-2020", "expert", True), ("tug", "expert", False)):
        _, client = lay(server, rulebook_id, level)
        told = client.hear("speed")
        assert (told["shallow"], told["building"]) == (shallow, None)
