"""Who comes to a simulated world, to play what: tables are laid, seats are taken, and now and then all go away for good."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from tests.simulation.people import Affair, Person
from tottenbury.core.errors import TottenburyError
from tottenbury.server import messages as m
from tottenbury.server.edge import tokens
from tottenbury.server.errors import code_of
from tottenbury.server.tables.registry import Tables

if TYPE_CHECKING:
    from tests.simulation.world import World


def gather_people(world: World) -> list[Person]:
    """Who lives in a world: players, people who look on, and a stranger."""
    shape = world.shape
    people: list[Person] = []
    for number in range(shape.choice((1, 1, 2, 3))):
        people += _players(world, number)
    if world.has("company"):
        for number in range(shape.choice((0, 1, 2))):
            watcher = Person(world, f"watcher{number}")
            watcher.lobby = shape.random() < 0.6
            people.append(watcher)
        if shape.random() < 0.4:
            stranger = Person(world, "stranger")
            stranger.strange = True
            people.append(stranger)
    return people


BOOKS = (
    "stones-1999", "stones-2004", "stones-2004-tactics", "stones-2004-advanced", "stones-2024", "stones-2024-tactics",
    "stones-2024-early-bird", "siege-2020", "siege-2020-tactics", "tug",
)  # fmt: skip


def _wanted(world: World, shape: Random) -> dict[str, Any]:
    """A table as somebody may ask for it."""
    book = shape.choice(BOOKS)
    kind = book.partition("-")[0]
    formats = {"stones": ("single", "series:2", "series", "feud:2"), "siege": ("single", "revenge"), "tug": ("single", "rematch")}[kind]
    wanted: dict[str, Any] = {
        "rulebook": book,
        "against": shape.choice(("friend", "friend", "novice", "self") if world.has("computers") else ("friend", "self")),
        "seat": shape.choice(("S", "N", "lot")),
        "first": "lot" if kind != "stones" else shape.choice(("S", "N", "lot")),
        "public": shape.random() < 0.6,
        "confirm": shape.random() < 0.3,
        "mixes": shape.random() < 0.5,
        "name": "Ann",
        "other_name": "Bob",
    }
    if world.has("matches") and shape.random() < 0.4:
        wanted["format"] = shape.choice(formats)
    if world.has("timed") and shape.random() < 0.4:
        wanted["clock"] = shape.choice(("move:20", "fischer:60+2", "fischer:15+1"))
    return wanted


def _players(world: World, number: int) -> list[Person]:
    """One table and those who play there."""
    shape = world.shape
    wanted = _wanted(world, shape)
    host = Person(world, f"host{number}")
    guest = Person(world, f"guest{number}") if wanted["against"] == "friend" else None
    moves = shape.choice((3, 8, 25, 200))
    rematches = shape.choice((0, 0, 1))
    abandoned = shape.random() < 0.3 and "clock" in wanted
    sleeper = shape.random() < 0.25 and "clock" in wanted and wanted["against"] != "self"
    sleeps = shape.randrange(moves) if sleeper else -1
    invited: asyncio.Future[str] = world.loop.create_future()

    async def lay() -> None:
        game = await lay_table(world, host, wanted)
        seats = 2 if wanted["against"] == "self" else 1
        host.affairs[game] = Affair(game, seats, moves, rematches, sleeps, mixes=shape.random() < 0.7)
        world.figures.tables += 1
        for person in world.people:
            if person.name.startswith("watcher") or person.strange:
                person.affairs[game] = Affair(game, 0, 0)
                if person.link is not None:
                    person._say({"type": "follow", "game": game})
        invited.set_result(game)
        if abandoned:
            world.loop.call_later(shape.random() * 15.0, _abandon, world, [host] if guest is None else [host, guest], game)

    async def join() -> None:
        game = await invited
        assert guest is not None
        if shape.random() < 0.3:  # he looks first
            guest.affairs[game] = Affair(game, 1, moves, rematches)
            guest.connect()
            await asyncio.sleep(guest.chance.random())
        seated = await sit_down(world, guest, game)
        if seated:
            guest.affairs.setdefault(game, Affair(game, 1, moves, rematches))
            if guest.link is not None:
                guest._say({"type": "follow", "game": game})
        else:
            guest.affairs.pop(game, None)
            for affair in (host.affairs.get(game),):
                if affair is not None:
                    affair.done = True

    host.work = lay
    if guest is not None:
        guest.work = join
    return [host] if guest is None else [host, guest]


def _abandon(world: World, players: list[Person], game: str) -> None:
    """All who play there go away for good: if a clock runs, it has to end the game."""
    world.abandoned = True
    for person in players:
        affair = person.affairs.get(game)
        if affair is not None:
            affair.done = affair.abandoned = True
            world.note(person.name, "leaves for good", game)
            if person.link is not None:
                person.link.cut()


async def lay_table(world: World, host: Person, wanted: dict[str, Any]) -> str:
    """Ask for a table until one is laid; who got no answer asks again."""
    server = world.server
    assert server is not None
    new_game = msgspec.convert(wanted, m.NewGame)
    world.joins.add(tokens.fingerprint(host.owner))

    async def work(tables: Tables) -> str:
        table, _ = await tables.create(new_game, host.owner)
        return table.session.game

    for _ in range(2000):
        answer = await server.request(work)
        if isinstance(answer, str):
            world.laid.add(answer)
            world.note(host.name, "has laid", answer, wanted)
            return answer
        if isinstance(answer, TottenburyError):
            world.note(host.name, "is refused a table", str(answer))
        await asyncio.sleep(0.5)
    world.fail("stuck", f"{host.name} cannot lay a table")
    raise asyncio.CancelledError


async def sit_down(world: World, guest: Person, game: str) -> bool:
    """Sit down; whether he did."""
    server = world.server
    assert server is not None
    world.joins.add(tokens.fingerprint(guest.owner))

    async def work(tables: Tables) -> str:
        table = await tables.table(game)
        return (await tables.join(table, "Guest", guest.owner, mixes)).letter

    mixes = guest.chance.random() < 0.5

    for _ in range(2000):
        answer = await server.request(work)
        if isinstance(answer, str):
            world.note(guest.name, "sits down at", game)
            return True
        if isinstance(answer, TottenburyError):
            world.note(guest.name, "is refused a seat", str(answer))
            if code_of(answer) not in ("unavailable", "limit"):
                return False  # the host has gone meanwhile
        await asyncio.sleep(0.5)
    world.fail("stuck", f"{guest.name} cannot sit down")
    return False
