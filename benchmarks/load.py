"""What a server bears: `python benchmarks/load.py [--sockets N] [--rate M] [--seconds S] [--json] [--profile FILE]`.

Starts a server, lays a table for every two sockets, and plays random legal moves of `stones-1999` on a fixed schedule, whether the server
keeps up or not. A delay counts from when a move was sent, and again from when it was due. The data goes to a folder in the working
directory: durable appends have to meet a real disk. The client runs in a process of its own, on the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import signal
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import uvloop
from server_process import ServerProcess
from wire import Wire

WARM_UP = 2.0
"""Seconds of play before anything is measured."""

AT_ONCE = 50
"""So many sockets are opened at the same time."""


class Shown(msgspec.Struct):
    """What a player has to know of a table to play on."""

    sequence: int
    status: str
    legal: list[str]
    offers: dict[str, str]


class Message(msgspec.Struct):
    """Any message of the server, as far as it matters here."""

    type: str
    id: str | None = None
    reason: str = ""
    table: Shown | None = None


decoder = msgspec.json.Decoder(Message)


class Tally:
    """What was measured, in seconds; appended to only while `counting`."""

    def __init__(self) -> None:
        self.counting = False
        self.accepted: list[float] = []
        self.accepted_due: list[float] = []
        self.update: list[float] = []
        self.games = 0
        self.problems: list[str] = []


class Player:
    """One socket at one table."""

    def __init__(self, table: Board, token: str) -> None:
        self.table, self._token = table, token
        self.shown: Shown | None = None
        self.wire: Wire | None = None

    async def open(self, port: int) -> None:
        """Connect, and follow the table."""
        self.wire = await Wire.connect(port, self.hear)
        self._say({"type": "follow", "game": self.table.game, "token": self._token})

    def _say(self, message: dict[str, object]) -> None:
        assert self.wire is not None
        self.wire.send(msgspec.json.encode(message))

    def act(self, **command: str) -> None:
        """Say something at the table."""
        assert self.shown is not None
        self.table.number += 1
        self._say({"type": "act", "game": self.table.game, "id": str(self.table.number), "seen": self.shown.sequence, "command": command})

    def hear(self, body: bytes) -> None:
        """Take a message in."""
        message = decoder.decode(body)
        if message.table is not None:
            self.shown = message.table
            self.table.showed(self)
        elif message.type == "accepted":
            self.table.accepted(message.id)
        elif message.type == "refused":
            self.table.tally.problems.append(message.reason)


class Board:
    """A table with its two players; at most one move is on its way."""

    def __init__(self, game: str, south: str, north: str, ready: list[Board], tally: Tally) -> None:
        self.game, self.tally, self._ready = game, tally, ready
        self.south, self.north = Player(self, south), Player(self, north)
        self.number = 0
        self._mover: Player | None = None
        self._sent = self._due = 0.0
        self._handled = 0
        self._counted = False

    def move(self, due: float, chance: random.Random) -> None:
        """Whoever has to decide makes any legal move."""
        mover = self.south if self.south.shown is not None and self.south.shown.legal else self.north
        assert mover.shown is not None
        self._mover, self._due, self._counted = mover, due, self.tally.counting
        mover.act(do="move", move=chance.choice(mover.shown.legal))
        self._sent = time.perf_counter()

    def accepted(self, number: str | None) -> None:
        """The server has stored a command."""
        if self._mover is None or number != str(self.number):
            return
        now = time.perf_counter()
        if self._counted:
            self.tally.accepted.append(now - self._sent)
            self.tally.accepted_due.append(now - self._due)
        self._mover = None
        self._go_on()

    def showed(self, player: Player) -> None:
        """A player has been shown the table."""
        if self._mover is not None and player is not self._mover and self._counted:
            self.tally.update.append(time.perf_counter() - self._sent)
        self._go_on()

    def _go_on(self) -> None:
        """Once both have seen the same: ready for a move, or on the way to a rematch."""
        south, north = self.south.shown, self.north.shown
        if self._mover is not None or south is None or north is None:
            return
        if south.sequence != north.sequence or south.sequence == self._handled:
            return
        self._handled = south.sequence
        if south.status == "running":
            self._ready.append(self)
        elif "rematch" in north.offers:
            self.north.act(do="accept", what="rematch")
        elif south.status == "finished":
            self.tally.games += 1
            self.south.act(do="offer", what="rematch")


async def play(ready: list[Board], rate: float, seconds: float, chance: random.Random) -> None:
    """Moves at fixed times at whichever tables are ready; one that no table was ready for stays due."""
    due = now = time.perf_counter()
    end, sent = now + seconds, 0
    while now < end:
        if due > now or not ready:
            await asyncio.sleep(max(0.001, min(due, end) - now))
        else:
            index = chance.randrange(len(ready))
            ready[index], ready[-1] = ready[-1], ready[index]
            ready.pop().move(due, chance)
            due += 1 / rate
            sent += 1
            if sent % 20 == 0:
                await asyncio.sleep(0)  # let answers in, also when far behind
        now = time.perf_counter()


async def open_all(boards: list[Board], port: int) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def open_one(player: Player) -> None:
        async with gate:
            await player.open(port)

    players = [player for board in boards for player in (board.south, board.north)]
    await asyncio.gather(*map(open_one, players))
    while any(player.shown is None for player in players):
        await asyncio.sleep(0.05)


def spread(times: list[float]) -> dict[str, float]:
    """The middle, the 99th of a hundred and the longest, in milliseconds."""
    times = sorted(times) or [float("nan")]
    return {
        name: round(times[min(len(times) - 1, int(len(times) * share))] * 1000, 2)
        for name, share in (("p50", 0.5), ("p99", 0.99), ("max", 1.0))
    }


async def measure(server: ServerProcess, options: argparse.Namespace) -> dict[str, object]:
    tally, ready, chance = Tally(), list[Board](), random.Random(options.seed)
    empty = server.memory()
    with ThreadPoolExecutor(8) as pool:
        boards = [Board(*laid, ready, tally) for laid in pool.map(lambda _: server.lay(), range(options.sockets // 2))]
    laid = server.memory()
    await open_all(boards, server.port)
    opened = server.memory()
    await play(ready, options.rate, WARM_UP, chance)
    if options.profile:
        server.signal(signal.SIGUSR1)
    tally.counting, tally.games = True, 0
    stored, used, own, began = server.commands(), server.cpu(), time.process_time(), time.perf_counter()
    await play(ready, options.rate, options.seconds, chance)
    seconds, used, own = time.perf_counter() - began, server.cpu() - used, time.process_time() - own
    moves = len(tally.accepted)
    tally.counting = False
    if options.profile:
        server.signal(signal.SIGUSR2)
    await asyncio.sleep(1)  # what was sent last still counts as a delay
    players = [player for board in boards for player in (board.south, board.north)]
    lost = sum(player.wire is None or player.wire.lost for player in players)
    return {
        "sockets": len(players),
        "tables": len(boards),
        "seconds": round(seconds, 2),
        "rate_wanted": options.rate,
        "moves_per_second": round(moves / seconds, 1),
        "accepted_ms": spread(tally.accepted),
        "accepted_from_due_ms": spread(tally.accepted_due),
        "update_ms": spread(tally.update),
        "cpu_us_per_move": round(used / max(1, moves) * 1e6, 1),
        "cpu_share": round(used / seconds, 3),
        "client_cpu_share": round(own / seconds, 3),
        "memory_mb": {"empty": empty // 1024, "tables": laid // 1024, "sockets": opened // 1024, "end": server.memory() // 1024},
        "kb_per_table": round((laid - empty) / len(boards), 1),
        "kb_per_socket": round((opened - laid) / len(players), 1),
        "durable_appends": server.commands() - stored,
        "games_finished": tally.games,
        "sockets_lost": lost,
        "refused": len(tally.problems),
        "first_refusal": tally.problems[0] if tally.problems else None,
    }


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=500, help="moves a second at all tables together")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1, help="for the choice of tables and moves; the server deals by its own")
    parser.add_argument("--folder", type=Path, default=Path.cwd(), help="where the data goes: a real disk")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--profile", type=Path, metavar="FILE", help="profile the server during the measurement (it is slower then)")
    options = parser.parse_args()
    if options.sockets < 2:
        parser.error("a table needs two sockets")
    return options


def report(result: dict[str, object]) -> None:
    def times(name: str) -> str:
        values = result[name]
        assert isinstance(values, dict)
        return f"p50 {values['p50']} ms, p99 {values['p99']} ms, max {values['max']} ms"

    print(f"{result['sockets']} sockets at {result['tables']} tables, {result['sockets_lost']} lost, {result['refused']} refusals")
    print(f"{result['moves_per_second']} moves a second of {result['rate_wanted']:g} wanted, for {result['seconds']} s")
    print(f"accepted: {times('accepted_ms')}; from when due: {times('accepted_from_due_ms')}")
    print(f"update at the other player: {times('update_ms')}")
    print(f"server: {result['cpu_us_per_move']} µs of CPU a move; share of a core {result['cpu_share']:.0%}")
    print(f"client: share of a core {result['client_cpu_share']:.0%}")
    print(f"memory in MB: {result['memory_mb']}; {result['kb_per_table']} KB a table, {result['kb_per_socket']} KB a socket")
    print(f"{result['durable_appends']} durable appends, {result['games_finished']} games finished")
    if result["first_refusal"]:
        print(f"first refusal: {result['first_refusal']}")


def main() -> None:
    options = parse()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    wanted = options.sockets + 200
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise SystemExit(f"{options.sockets} sockets need {wanted} open files, and the system allows {hard}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))  # the server inherits it
    with tempfile.TemporaryDirectory(dir=options.folder, prefix=".load-") as folder:
        server = ServerProcess(Path(folder) / "games.db", options.profile)
        try:
            server.settle()
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                result = runner.run(measure(server, options))
        finally:
            server.stop()
    print(json.dumps(result)) if options.json else report(result)


if __name__ == "__main__":
    main()
