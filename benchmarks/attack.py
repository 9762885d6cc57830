"""What one address can do to the others: `python benchmarks/attack.py [--pairs N] [--seconds S] [--json]`.

Starts a server with its usual limits. Honest players, each from an address of his own, play against one another, against the computer, and
look tables up; an attacker at one address does all that his limits allow: twenty tables against `expert` with a hint for every move, the
longest records and their replays, searches, talk and questions on forty sockets. Stretches without and with the attack take turns, so that
whatever else the machine does meets both. The attacker is a process of its own, of low priority: his machine is not the server's.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from load import spread
from server_process import ServerProcess
from wire import Wire

ATTACKER = "127.0.0.2"
BETWEEN = 4.0
"""Seconds after a change of which nothing is counted."""

TABLES, IMPORTS, TALKERS = 20, 8, 18
"""Of the attacker; with the sockets of his tables just under forty."""

PACE = 0.15
"""Seconds between two messages of a talker: all of them together use up what an address may send."""


class Web:
    """Requests from one address, one after the other on one connection."""

    def __init__(self, port: int, address: str) -> None:
        self._port, self._address = port, address
        self._open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, bytes]:
        """Status and body of the answer; 0 if there was none."""
        try:
            if self._open is None:
                self._open = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(self._address, 0), limit=1 << 24)
            reader, writer = self._open
            content = b"" if body is None else json.dumps(body).encode()
            head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nContent-Length: {len(content)}\r\n"
            head += "Content-Type: application/json\r\n" + (f"Authorization: Bearer {token}\r\n" if token else "")
            writer.write(head.encode() + b"\r\n" + content)
            lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
            size = next((int(line.partition(":")[2]) for line in lines if line.startswith("content-length:")), 0)
            answer = await reader.readexactly(size)
            if "connection: close" in lines:
                self.close()
            return int(lines[0].split()[1]), answer
        except (OSError, asyncio.IncompleteReadError, ConnectionError):
            self.close()
            return 0, b""

    def close(self) -> None:
        """Hang up."""
        if self._open is not None:
            self._open[1].close()
            self._open = None

    async def lay(self, **wanted: Any) -> tuple[str, str]:
        """A new table: its name and the secret of its person."""
        token = secrets.token_urlsafe(24)
        status, body = await self.ask("POST", "/api/games", {"seat": "S", **wanted}, token)
        if status != 201:
            raise SystemExit(f"no table was laid: {status} {body[:200]!r}")
        return str(json.loads(body)["game"]), token


class Seat:
    """Somebody's socket at one table."""

    def __init__(self, game: str, token: str, address: str) -> None:
        self.game, self._token, self.address = game, token, address
        self.table: dict[str, Any] = {}
        self.changed = asyncio.Event()
        self.answers: dict[str, float] = {}
        self.refused = 0
        self.hints = 0
        self._number = 0
        self._wire: Wire | None = None

    async def open(self, port: int) -> None:
        """Sit down at the socket."""
        self._wire = await Wire.connect(port, self._hear, self.address)
        self.follow()
        while not self.table:
            await self.change()

    def follow(self) -> None:
        """Look at the table from now on."""
        self.say({"type": "follow", "game": self.game, "token": self._token})

    async def change(self) -> None:
        """Wait until something has come."""
        self.changed.clear()
        await self.changed.wait()

    @property
    def lost(self) -> bool:
        """Whether the server has hung up."""
        return self._wire is None or self._wire.lost

    def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        if self._wire is not None and not self._wire.lost:
            self._wire.send(json.dumps(message).encode())

    def act(self, **command: Any) -> str:
        """Say something at the table; the answer is its id."""
        self._number += 1
        number = str(self._number)
        self.say({"type": "act", "game": self.game, "id": number, "seen": self.table.get("sequence", 0), "command": command})
        return number

    def _hear(self, body: bytes) -> None:
        message = json.loads(body)
        kind = message["type"]
        if kind in ("table", "update"):
            self.table = message["table"]
        elif kind in ("accepted", "refused"):
            self.answers[str(message.get("id"))] = time.perf_counter()
            self.refused += kind == "refused"
        self.hints += kind == "hint"
        self.changed.set()


# The attacker


class Attacker:
    """Everything that one address may do, while it is told to."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.going = asyncio.Event()
        self.seats: list[Seat] = []
        self.imports: list[str] = []
        self.counts: dict[str, int] = {}
        self.chance = random.Random(1)

    def count(self, what: str) -> None:
        """One more of these."""
        self.counts[what] = self.counts.get(what, 0) + 1

    async def prepare(self) -> None:
        """Lay the tables and bring the records in, as many as may come at once."""
        web = Web(self.port, ATTACKER)
        for _ in range(TABLES):
            seat = Seat(*await web.lay(rulebook="stones-1999", against="expert"), ATTACKER)
            await seat.open(self.port)
            self.seats.append(seat)
        record = long_record()
        for _ in range(IMPORTS):
            status, body = await web.ask("POST", "/api/records", {"record": record, "public": True}, secrets.token_urlsafe(24))
            if status != 201:
                raise SystemExit(f"no record was kept: {status} {body[:200]!r}")
            self.imports.append(str(json.loads(body)["game"]))

    async def run(self) -> None:
        """Attack whenever told to, for good."""
        works: list[Coroutine[Any, Any, None]] = [self._play(seat) for seat in self.seats]
        works += [self._talk(self.seats[n % TABLES], n) for n in range(TALKERS)]
        works += [self._ask() for _ in range(8)]
        await asyncio.gather(*works)

    async def _play(self, seat: Seat) -> None:
        while True:
            await self.going.wait()
            if seat.lost:
                await asyncio.sleep(1)
                await seat.open(self.port)
            if seat.table["status"] != "running":
                seat.act(do="offer", what="rematch")
            elif seat.table["legal"]:
                hints = seat.hints
                seat.act(do="hint")
                self.count("hints asked")
                while seat.hints == hints and seat.table["legal"] and not seat.lost and self.going.is_set():
                    try:
                        await asyncio.wait_for(seat.change(), 5)
                    except TimeoutError:
                        break
                if seat.table["legal"]:
                    seat.act(do="move", move=self.chance.choice(seat.table["legal"]))
                    self.count("moves")
            try:
                await asyncio.wait_for(seat.change(), 5)
            except TimeoutError:
                await asyncio.sleep(0.1)

    async def _talk(self, seat: Seat, number: int) -> None:
        own = Seat(seat.game, seat._token, ATTACKER)
        await own.open(self.port)
        says: list[dict[str, Any]] = [
            {"type": "act", "game": own.game, "seen": 0, "command": {"do": "chat", "text": "x" * 500}},
            {"type": "follow", "game": own.game},
            {"type": "prove", "game": own.game, "place": 1, "seat": "S"},
            {"type": "lobby"},
        ]
        turn = number
        while True:
            await self.going.wait()
            if own.lost:
                await asyncio.sleep(1)
                await own.open(self.port)
            turn += 1
            message = says[turn % len(says)]
            own.say(message | {"id": f"t{number}-{turn}"} if message["type"] == "act" else message)
            self.count("messages")
            await asyncio.sleep(PACE)

    async def _ask(self) -> None:
        web = Web(self.port, ATTACKER)
        while True:
            await self.going.wait()
            game, view = self.chance.choice(self.imports), self.chance.choice(("S", "N", "all", "none"))
            number = self.chance.randrange(1, 40)
            path = self.chance.choice(
                (
                    f"/api/games/{game}/replay?view={view}&game_number={number}",
                    f"/api/games/{game}/positions/3?game_number={number}",
                    f"/api/games/{game}/record?game_number={number}",
                    f"/api/games?player={self.chance.choice('abcdef')}",
                )
            )
            status, _ = await web.ask("GET", path)
            self.count(f"requests {status}")
            await asyncio.sleep(0.25 if status == 429 else 0.05)


def long_record() -> str:
    """Games of stones one after the other, nearly as many as a record may have."""
    from tottenbury.library import rulebook
    from tottenbury.notation.record import Recorder
    from tottenbury.server.config import Limits

    book, chance = rulebook("stones-1999"), random.Random(5)
    texts, words, seed = list[str](), 0, 0
    while True:
        seed += 1
        recorder = Recorder(book.deal(seed))
        while recorder.position.outcome is None:
            recorder.play(chance.choice(recorder.position.legal_moves()))
        text = str(recorder.record())
        words += sum(len(line.split()) for line in text.splitlines() if not line.startswith("["))
        if words > Limits().record_moves:
            return "\n".join(texts)
        texts.append(text)


async def attack(port: int) -> None:
    """Obey what comes on standard input: `go`, `rest`, `end`."""
    os.nice(19)
    attacker = Attacker(port)
    await attacker.prepare()
    loop = asyncio.get_running_loop()
    running = asyncio.ensure_future(attacker.run())
    print("ready", flush=True)
    while not running.done():
        word = (await loop.run_in_executor(None, sys.stdin.readline)).strip()
        if word == "go":
            attacker.going.set()
            for seat in attacker.seats:
                seat.follow()
        elif word == "rest":
            attacker.going.clear()
            for seat in attacker.seats:  # nobody thinks of hints that nobody hears: the next stretch begins sooner
                seat.say({"type": "unfollow", "game": seat.game})
        else:
            break
    running.cancel()
    refused = sum(seat.refused for seat in attacker.seats)
    hints = sum(seat.hints for seat in attacker.seats)
    print(json.dumps(attacker.counts | {"hints got": hints, "refused at tables": refused}), flush=True)
    os._exit(0)


# The honest


class Tally:
    """What was measured, in seconds, of the kind of stretch that is on."""

    def __init__(self) -> None:
        self.stretch: str | None = None
        self.times: dict[str, dict[str, list[float]]] = {"without": {}, "with": {}}

    def add(self, what: str, stretch: str | None, seconds: float) -> None:
        """One delay that began and ended in the same kind of stretch."""
        if stretch is not None and stretch == self.stretch:
            self.times[stretch].setdefault(what, []).append(seconds)


async def play_two(port: int, number: int, tally: Tally) -> None:
    """Two people play one another, from two addresses."""
    chance = random.Random(number)
    here, there = f"127.0.1.{2 * number + 1}", f"127.0.1.{2 * number + 2}"
    game, token = await Web(port, here).lay(rulebook="stones-1999", against="friend")
    guest = secrets.token_urlsafe(24)
    await Web(port, there).ask("POST", f"/api/games/{game}/join", {"name": "Ben"}, guest)
    seats = [Seat(game, token, here), Seat(game, guest, there)]
    for seat in seats:
        await seat.open(port)
    while True:
        mover = next((seat for seat in seats if seat.table["legal"]), None)
        if seats[0].table["sequence"] != seats[1].table["sequence"]:
            await asyncio.sleep(0.01)
        elif mover is not None:
            stretch, sent = tally.stretch, time.perf_counter()
            answer = mover.act(do="move", move=chance.choice(mover.table["legal"]))
            while answer not in mover.answers:
                await mover.change()
            tally.add("moves", stretch, mover.answers[answer] - sent)
            mover.answers.clear()
            await asyncio.sleep(0.2 + 0.4 * chance.random())
        else:
            seats[0].act(do="offer", what="rematch")
            await asyncio.sleep(0.1)
            seats[1].act(do="accept", what="rematch")
            await asyncio.sleep(0.1)


async def play_computer(port: int, number: int, tally: Tally) -> None:
    """Somebody plays against `normal`."""
    chance = random.Random(number)
    address = f"127.0.2.{number + 1}"
    book = ("stones-1999", "siege-2020-tactics")[number % 2]
    seat = Seat(*await Web(port, address).lay(rulebook=book, against="normal"), address)
    await seat.open(port)
    while True:
        if seat.table["legal"]:
            stretch, sent, before = tally.stretch, time.perf_counter(), seat.table["sequence"]
            seat.act(do="move", move=chance.choice(seat.table["legal"]))
            while seat.table["sequence"] == before or (seat.table["status"] == "running" and not seat.table["legal"]):
                await seat.change()
            if seat.table["sequence"] > before + 1:
                tally.add(f"answers of the computer, {book}", stretch, time.perf_counter() - sent)
            await asyncio.sleep(0.2 + 0.2 * chance.random())
        elif seat.table["status"] != "running":
            seat.act(do="offer", what="rematch")
            await asyncio.sleep(0.2)
        else:
            await asyncio.sleep(0.01)


async def look_up(port: int, number: int, tally: Tally) -> None:
    """Somebody looks at a table and at the list of them."""
    web = Web(port, f"127.0.3.{number + 1}")
    game, token = await web.lay(rulebook="stones-1999", against="friend", public=True)
    chance = random.Random(number)
    while True:
        path = chance.choice((f"/api/games/{game}", f"/api/games/{game}", "/api/games"))
        stretch, sent = tally.stretch, time.perf_counter()
        status, _ = await web.ask("GET", path, token=token)
        if status == 200:
            tally.add("lookups", stretch, time.perf_counter() - sent)
        await asyncio.sleep(0.15 + 0.2 * chance.random())


async def measure(server: ServerProcess, options: argparse.Namespace) -> dict[str, Any]:
    """Honest play, with and without the attack in turns."""
    tally, port = Tally(), server.port
    works = [play_two(port, n, tally) for n in range(options.tables)]
    works += [play_computer(port, n, tally) for n in range(options.tables)] + [look_up(port, n, tally) for n in range(4)]
    honest = [asyncio.ensure_future(work) for work in works]
    empty = server.memory()
    command = [sys.executable, __file__, "--attacker", str(port)]
    attacker = await asyncio.create_subprocess_exec(*command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
    assert attacker.stdin is not None
    assert attacker.stdout is not None
    if (await attacker.stdout.readline()).strip() != b"ready":
        raise SystemExit("the attacker could not begin")
    used = {"without": 0.0, "with": 0.0}
    memory = {"without": 0, "with": 0}
    for n in range(2 * options.pairs):
        stretch = ("without", "with")[n % 2]
        attacker.stdin.write(b"go\n" if n % 2 else b"rest\n")
        await asyncio.sleep(BETWEEN)
        while stretch == "without" and b"tottenbury_work_waiting 0\n" not in (await asyncio.to_thread(server.get, "/metrics")):
            await asyncio.sleep(1)  # what the attacker still has waiting is part of the attack
        before, tally.stretch = server.cpu(), stretch
        await asyncio.sleep(options.seconds)
        tally.stretch = None
        used[stretch] += server.cpu() - before
        memory[stretch] = max(memory[stretch], server.memory())
        if broken := [task for task in honest if task.done()]:
            await broken[0]
    attacker.stdin.write(b"end\n")
    said = json.loads(await attacker.stdout.readline())
    await attacker.wait()
    for task in honest:
        task.cancel()
    delays = {
        what: {name: spread(times.get(what, [])) | {"number": len(times.get(what, []))} for name, times in tally.times.items()}
        for what in sorted(tally.times["without"])
    }
    seconds = options.pairs * options.seconds
    return {
        "pairs": options.pairs,
        "seconds_each": options.seconds,
        "delays_ms": delays,
        "cpu_share": {stretch: round(spent / seconds, 3) for stretch, spent in used.items()},
        "memory_mb": {"empty": empty // 1024} | {stretch: size // 1024 for stretch, size in memory.items()},
        "attacker": said,
    }


def report(result: dict[str, Any]) -> None:
    for what, delays in result["delays_ms"].items():
        quiet, attacked = delays["without"], delays["with"]
        more = attacked["p99"] / quiet["p99"] - 1
        print(f"{what}: p50 {quiet['p50']} -> {attacked['p50']} ms, p99 {quiet['p99']} -> {attacked['p99']} ms ({more:+.0%}),", end=" ")
        print(f"longest {quiet['max']} -> {attacked['max']} ms, of {quiet['number']} and {attacked['number']}")
    shares = result["cpu_share"]
    print(f"server: share of a core {shares['without']:.0%} -> {shares['with']:.0%}, memory in MB {result['memory_mb']}")
    print(f"attacker: {result['attacker']}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=6, help="stretches without and with the attack")
    parser.add_argument("--seconds", type=float, default=15, help="length of a stretch")
    parser.add_argument("--tables", type=int, default=10, help="of two honest people; as many play the computer")
    parser.add_argument("--folder", type=Path, default=Path.cwd(), help="where the data goes: a real disk")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--attacker", type=int, metavar="PORT", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.attacker:
        asyncio.run(attack(options.attacker))
        return
    with tempfile.TemporaryDirectory(dir=options.folder, prefix=".attack-") as folder:
        server = ServerProcess(Path(folder) / "games.db", limits=True)
        try:
            server.settle()
            result = asyncio.run(measure(server, options))
        finally:
            server.stop()
    print(json.dumps(result)) if options.json else report(result)


if __name__ == "__main__":
    main()
