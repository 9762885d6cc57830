"""One world: a server, its disk, its clients and their misfortunes, all from one seed."""

from __future__ import annotations

import asyncio
import contextvars
import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from io import StringIO
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from tests.simulation.disk import FINE, MOODS, Disk, JournalDisk, SqliteDisk
from tests.simulation.gathering import gather_people
from tests.simulation.loop import Life, SimulatedLoop, Stuck
from tests.simulation.network import Link, living
from tests.simulation.people import Person
from tests.simulation.surroundings import Time, begin_life, surrounded
from tottenbury.core.errors import TottenburyError
from tottenbury.server import app
from tottenbury.server.app import Server as Application
from tottenbury.server.config import Config, Limits
from tottenbury.server.tables.registry import Tables
from tottenbury.storage import StoreError

FEATURES = ("crashes", "disk", "network", "clocks", "disorder", "sqlite", "company", "computers", "mischief", "matches", "timed")
"""What can be left out of a world, to find out what a failure needs."""

CALM_LIMIT = 6 * 3600.0
"""So many virtual seconds after the last misfortune everything has to have come to its end."""

ANSWER_LIMIT = 600.0
"""So long a command may go unanswered on a connection that holds."""


AWAY, ABANDONED = 1.0, 4.0
"""After so many seconds somebody is away, and in some worlds has abandoned his game."""

MOST_STEPS = 80_000
"""So many callbacks a world may take; most take some thousands."""


class Violation(Exception):
    """Something that must never happen."""

    def __init__(self, check: str, detail: str) -> None:
        super().__init__(f"{check}: {detail}")
        self.check = check


@dataclass
class Sent:
    """A command as a client sent it, and every answer that it got."""

    game: str
    id: str
    commands: list[Any]
    """Usually one; now and then somebody uses an id again for something else."""
    person: str
    owner: str
    known_before: int
    """The highest number of an entry of that table that anybody had been told of when it was sent first."""
    seen: list[int] = field(default_factory=list)
    copies: int = 0
    accepted: list[int] = field(default_factory=list)
    refused: list[tuple[str, int]] = field(default_factory=list)
    """The code of each refusal, and which entry of the table was the last that anybody knew of when that copy was sent."""


@dataclass
class Figures:
    """What happened in a world."""

    tables: int = 0
    games: int = 0
    entries: int = 0
    answers: int = 0
    told: int = 0
    crashes: int = 0
    torn: int = 0
    refused_by_disk: int = 0
    cuts: int = 0
    jumps: int = 0
    steps: int = 0
    hours: float = 0.0


class World:
    """Everything that a seed decides."""

    def __init__(self, seed: int, without: frozenset[str] = frozenset()) -> None:
        self.seed, self.without = seed, without
        self.shape, self.network, self.misfortune = self._stream("shape"), self._stream("network"), self._stream("misfortune")
        disorder = self.shape.choice((0.0, 0.0, 0.1, 0.5))
        self.loop = SimulatedLoop(self._stream("order"), 0.0 if "disorder" in without else disorder, most_steps=MOST_STEPS)
        self.time = Time(self.loop)
        self.nobody = contextvars.Context()
        """The context of what belongs to no process: the network, and time."""
        self.calm = False
        """From now on nothing goes wrong any more."""
        self.over = False
        self.server: Server | None = None
        self.people: list[Person] = []
        self.links: list[Link] = []
        self.sent: dict[tuple[str, str], Sent] = {}
        self.told: dict[str, dict[tuple[int, str | None, str], Any]] = {}
        """What people were told of each table: by number, seat and owner, the projection as they have it."""
        self.known: dict[str, int] = {}
        """The highest number of an entry of each table that anybody was told of."""
        self.laid: set[str] = set()
        """Tables that somebody was told to have laid."""
        self.joins: set[str] = set()
        """Fingerprints of everybody who ever asked for a seat."""
        self.lobby: Any = None
        self.abandoned = False
        """A table was left for good: what happens there nobody is told."""
        self.figures = Figures()
        self.trace: list[tuple[Any, ...]] = []
        self.violation: Violation | None = None
        self.log = StringIO()
        self.slowness = self.shape.choice((0.02, 0.1, 1.0))
        self._numbers = 0
        pick = self.shape.random()
        disk = SqliteDisk if pick < 0.15 and "sqlite" not in without else JournalDisk
        self.disk: Disk = disk(self._stream("disk"))
        queue = self.shape.choice((256, 256, 24))
        free = Limits(messages_per_second=1e9, message_burst=10**9, queue=queue)
        memory = self.shape.choice((512 * 1024 * 1024, 20_000))
        idle = self.shape.choice((0.5, 5.0, 20.0))
        abandoned = ABANDONED if self._stream("presence").random() < 0.5 else 600.0
        self.config = Config(
            data="", limits=free, idle_seconds=idle, build=False, threads=2, memory=memory, away_seconds=AWAY, abandoned_seconds=abandoned
        )

    def _stream(self, name: str) -> Random:
        return Random(f"{self.seed}/{name}")

    def stream(self, name: str) -> Random:
        """Another source of chance of this world."""
        return self._stream(name)

    def has(self, feature: str) -> bool:
        """Whether this world has it."""
        return feature not in self.without

    def next_number(self) -> int:
        """Numbers for whatever needs one."""
        self._numbers += 1
        return self._numbers

    def note(self, who: str, what: str, *more: Any) -> None:
        """A line of the trace."""
        self.trace.append((self.loop.time(), who, what, *more))

    def fail(self, check: str, detail: str) -> None:
        """Something happened that must never happen; the world ends here."""
        if self.violation is None:
            self.note("WORLD", "VIOLATION", check, detail)
            self.violation = Violation(check, detail)
            self.over = True

    def delay(self, chance: Random) -> float:
        """How long a message is under way."""
        if not self.has("network"):
            return 0.001
        return chance.random() * self.slowness * (10.0 if chance.random() < 0.02 else 1.0)

    # Life

    def run(self, checked: bool = True) -> Figures:
        """Live from the beginning to the end, and look at everything that was told; Violation if something is wrong."""
        try:
            with surrounded(self.time, self._stream("secrets")) as self.log, patch.object(app, "open_store", lambda _: self.disk.open()):
                try:
                    self.loop.run_until_complete(self._live())
                except Stuck as stuck:
                    self.fail("stuck", f"{stuck}; {self._waiting()}")
                if self.violation is None and checked:
                    from tests.simulation.checking import check

                    check(self)
        except Violation as violation:
            self.violation = violation
        finally:
            found, log = self.violation, self.log
            with surrounded(self.time, self._stream("after the end")):
                self.loop.bury()
            self.disk.close()
            self.people.clear()
            self.violation, self.log = found, log
        self.figures.steps, self.figures.hours, self.figures.torn = self.loop.steps, self.loop.time() / 3600, self.disk.torn
        if self.violation is not None:
            raise self.violation
        return self.figures

    async def _live(self) -> None:
        self.server = Server(self)
        self.people = gather_people(self)
        tasks = [self._task(person.live()) for person in self.people]
        troubles = self._task(self._make_trouble())
        calm_since: float | None = None
        while not self.over and not all(task.done() for task in tasks):
            await asyncio.sleep(1.0 if calm_since is None else 20.0)
            self._raise_from([*tasks, troubles])
            if self.calm and calm_since is None:
                calm_since = self.loop.time()
            if calm_since is not None and self.loop.time() > calm_since + CALM_LIMIT:
                self.fail("stuck", self._waiting())
        self._raise_from([*tasks, troubles] if self.violation is None else [])
        if self.violation is None:
            await troubles
            await self._settle()

    def _task(self, work: Any) -> asyncio.Task[None]:
        return self.loop.create_task(work)

    @staticmethod
    def _raise_from(tasks: list[asyncio.Task[None]]) -> None:
        for task in tasks:
            if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                raise error

    def _waiting(self) -> str:
        return "; ".join(text for person in self.people if (text := person.waits_for())) or "nobody knows for what"

    async def _settle(self) -> None:
        """Everybody is done: look at the tables once more, hang up, and let the tables leave memory."""
        for person in self.people:
            await person.look_once_more()
        await asyncio.sleep(1.0)
        for person in self.people:
            if person.link is not None:
                person.link.cut()
        await asyncio.sleep(ANSWER_LIMIT + 60.0)

    # Misfortunes

    async def _make_trouble(self) -> None:
        """Everything that goes wrong; then calm."""
        chance, shape = self.misfortune, self.shape
        kinds = [kind for kind in ("crashes", "disk", "network", "clocks") if self.has(kind) and shape.random() < 0.75]
        troubles = shape.choice((2, 5, 10)) if kinds else 0
        for _ in range(troubles):
            await asyncio.sleep(chance.choice((0.05, 0.5, 2.0, 6.0)) * chance.random() * 2)
            if self.over:
                return
            await getattr(self, f"_trouble_{chance.choice(kinds)}")(chance)
        self.disk.mood, self.disk.reads_fail, self.disk.slow = FINE, False, False
        self.calm = True
        self.note("WORLD", "is calm from now on")

    async def _trouble_crashes(self, chance: Random) -> None:
        server = self.server
        assert server is not None
        if server.life is not None:
            server.life.last_step = server.life.steps + chance.choice((0, 3, 12, 50, 200)) * chance.randint(0, 3)

    async def _trouble_disk(self, chance: Random) -> None:
        what = chance.choice((*MOODS, *MOODS, "reads", "slow"))
        self.note("DISK", "trouble", what)
        if what == "reads":
            self.disk.reads_fail = True
        elif what == "slow":
            self.disk.slow = True
        else:
            self.disk.mood = what
        await asyncio.sleep(chance.choice((0.02, 0.2, 1.0, 5.0)))
        self.disk.mood, self.disk.reads_fail, self.disk.slow = FINE, False, False
        self.note("DISK", "is fine again")

    async def _trouble_network(self, chance: Random) -> None:
        linked = [person for person in self.people if person.link is not None]
        for person in chance.sample(linked, min(len(linked), chance.choice((1, 1, 2, 5)))):
            assert person.link is not None
            if chance.random() < 0.2:
                self.note(person.name, "does not read for a while")
                person.link.pause(chance.choice((0.5, 4.0)))
            else:
                self.figures.cuts += 1
                self.note(person.name, "loses the connection")
                person.link.cut()

    async def _trouble_clocks(self, chance: Random) -> None:
        self.figures.jumps += 1
        if chance.random() < 0.4:
            slept = chance.choice((2.0, 30.0, 3600.0))
            self.note("CLOCK", "the machine was suspended", slept)
            self.time.slept += slept
        else:
            jump = chance.choice((-3600.0, -40.0, -1.0, 1.0, 40.0, 3600.0))
            self.note("CLOCK", "jumps", jump)
            self.time.jumped += jump

    # The server

    def digest(self) -> str:
        """A fingerprint of all that happened: the same seed gives the same one."""
        return hashlib.sha256(repr(self.trace).encode()).hexdigest()[:16]


class InOrder(dict[Any, None]):
    """A set that is gone through in the order of coming: that of a real one depends on where things lie in memory."""

    def add(self, one: Any) -> None:
        """One more."""
        self[one] = None

    def discard(self, one: Any) -> None:
        """One less."""
        self.pop(one, None)


class Server:
    """The process that serves, life after life on the same disk."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.life: Life | None = None
        self.tables: Tables | None = None
        self.application: Application
        self.start()

    def start(self) -> None:
        """Begin a life."""
        begin_life()
        life = Life()
        life.killed = self._died
        self.life = life
        self.world.note("SERVER", "starts")
        self.world.loop.create_task(self._serve(), context=living(life))

    async def _serve(self) -> None:
        """The life of the real application, until it is killed."""
        application = Application(self.world.config)
        async with application.life(SimpleNamespace(state=SimpleNamespace())):  # type: ignore[arg-type]
            tables = application.tables
            assert tables is not None
            tables.lobby_listeners = InOrder()  # type: ignore[assignment]
            self.application, self.tables = application, tables
            self.world.note("SERVER", "serves")
            await asyncio.Event().wait()

    def _died(self) -> None:
        world = self.world
        world.figures.crashes += 1
        world.note("SERVER", "is killed")
        self.life = self.tables = None
        world.disk.crash()
        for link in world.links:
            link.died()
        world.links.clear()
        world.loop.call_later(world.misfortune.choice((0.1, 1.0, 5.0)), self.start, context=world.nobody)

    def connect(self, person: Person) -> Link | None:
        """A new connection, if anybody answers."""
        if self.tables is None or self.life is None:
            return None
        link = Link(self.world, person, self.life)
        self.world.links.append(link)
        identity = SimpleNamespace(address=person.name, known={person.owner})
        scope = {"type": "websocket", "state": {"identity": identity}}
        served = self.application.serve_socket(scope, link.receive, link.send)
        self.world.loop.create_task(served, context=living(self.life))
        return link

    async def request(self, work: Callable[[Tables], Awaitable[Any]]) -> Any:
        """A request beside the sockets: its answer, the refusal it got, or None if the connection was lost."""
        world = self.world
        await asyncio.sleep(world.delay(world.network))
        if self.tables is None or self.life is None:
            return None
        tables, life = self.tables, self.life
        answered: asyncio.Future[Any] = world.loop.create_future()

        async def serve() -> None:
            try:
                result: Any = await work(tables)
            except TottenburyError as error:
                result = error
            except Exception as error:
                world.fail("internal", f"a request failed: {error!r}")
                raise
            if not answered.done():
                world.loop.call_later(world.delay(world.network), _set, answered, result, context=world.nobody)

        world.loop.create_task(serve(), context=living(life))
        began = world.loop.time()
        while not answered.done():
            await asyncio.sleep(0.05)
            if not life.alive:
                await asyncio.sleep(0.3)
                break
            if world.loop.time() > began + ANSWER_LIMIT:
                world.fail("stuck", "a request is not answered")
                return None
        if world.has("network") and not world.calm and world.network.random() < 0.05:
            return None  # the answer got lost
        result = answered.result() if answered.done() else None
        if isinstance(result, StoreError):
            world.figures.refused_by_disk += 1
        return result


def _set(future: asyncio.Future[Any], result: Any) -> None:
    if not future.done():
        future.set_result(result)
