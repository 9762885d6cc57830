"""What one attacker does to others: `python benchmarks/edge.py [--attacks A,B] [--seconds S] [--source PATH]`.

Starts a real server with its usual limits and lets a few tables play at a steady pace, each from an address of its own. Then, for every
attack in turn, it measures how long moves take without the attack and with it, side by side in one run. The attacker is a process of its
own at another address of this machine. `spin` is no attack but a control: it burns as much processor time without touching the server.
`--source` serves another copy of the program, to compare.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from load import Board, Tally
from server_process import ServerProcess
from wire import HANDSHAKE, Wire

ATTACKER = "127.0.9.9"
"""Where the attacker comes from: on Linux all of 127.0.0.0/8 is this machine."""

TABLES, RATE = 10, 20.0
"""How many tables play, and how many moves a second they make together."""


# The attacker


def plain(port: int) -> socket.socket:
    """A connection of the attacker's."""
    one = socket.socket()
    one.bind((ATTACKER, 0))
    one.settimeout(2)
    one.connect(("127.0.0.1", port))
    return one


def upgraded(port: int) -> socket.socket:
    """A socket of the attacker's."""
    one = plain(port)
    one.sendall(HANDSHAKE.format(port=port).encode())
    if b" 101 " not in one.recv(4096):
        raise OSError("refused")
    return one


def flood(port: int, frame: bytes, reads: bool) -> None:
    """Sockets that send one small frame as fast as they can."""
    load = frame * (65536 // len(frame))
    with upgraded(port) as one:
        one.settimeout(1)
        while True:
            one.sendall(load)
            while reads:
                one.setblocking(False)
                try:
                    if not one.recv(1 << 20):
                        return
                except BlockingIOError:
                    break
                finally:
                    one.settimeout(1)


def fragments(port: int) -> None:
    """A message that begins and never ends, in empty pieces."""
    with upgraded(port) as one:
        one.sendall(b"\x01\x80" + bytes(4))
        while True:
            one.sendall((b"\x00\x80" + bytes(4)) * 10_000)


def deaf(port: int) -> None:
    """Pings with as much in them as there may be, and reads none of the answers."""
    with upgraded(port) as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.settimeout(30)
        while True:
            one.sendall((b"\x89\xfd" + bytes(4) + bytes(125)) * 500)


HELD: list[socket.socket] = []


def half_open(port: int) -> None:
    """Connections on which nothing is ever asked."""
    HELD.append(plain(port))
    if len(HELD) > 3000:
        HELD.pop(0).close()


def slow_heads(port: int) -> None:
    """Connections that ask a letter at a time."""
    one = plain(port)
    one.sendall(b"GET / HTTP/1.1\r\nX: ")
    HELD.append(one)
    for other in HELD[-300:]:
        with suppress(OSError):
            other.send(b"x")


def requests(port: int) -> None:
    """Requests, one behind the other, as fast as they go."""
    with plain(port) as one:
        while True:
            one.sendall(f"GET /api/rulebooks/tug HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
            if not one.recv(1 << 20):
                return


def searching(port: int) -> None:
    """Searches for what nobody is called, thirty at a time."""
    some = [plain(port) for _ in range(30)]
    path = f"/api/games?player={secrets.token_hex(4)}"
    for one in some:
        one.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
    for one in some:
        with suppress(OSError):
            one.recv(1 << 20)
        one.close()
    time.sleep(0.5)


def crumbs(port: int) -> None:
    """A body cut into single letters."""
    head = f"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nTransfer-Encoding: chunked\r\n\r\n"
    with plain(port) as one:
        one.sendall(head.encode())
        while True:
            one.sendall(b"1\r\nx\r\n" * 10_000)


ALLOWED: list[socket.socket] = []


def allowance(port: int) -> None:
    """All that an address may do, and not more: forty sockets with twenty questions a second each, and twenty requests a second."""
    question = json.dumps({"type": "prove", "game": "nowhere", "place": 1, "seat": "S"}).encode()
    frame = bytes([0x81, 0x80 | len(question)]) + bytes(4) + question
    while len(ALLOWED) < 40:
        ALLOWED.append(upgraded(port))
    for number, one in enumerate(list(ALLOWED)):
        try:
            one.sendall(frame)
            one.setblocking(False)
            with suppress(BlockingIOError):
                if not one.recv(1 << 20):
                    raise OSError("closed")
            one.settimeout(2)
        except OSError:
            ALLOWED.pop(number % len(ALLOWED)).close()
    with plain(port) as one:
        one.sendall(f"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
        with suppress(OSError):
            one.recv(1 << 16)
    time.sleep(0.05)


def spin(_: int) -> None:
    """No attack: work of one's own."""
    end = time.monotonic() + 1
    while time.monotonic() < end:
        pass


ATTACKS = {
    "spin": spin,
    "pings": lambda port: flood(port, b"\x89\x80" + bytes(4), True),
    "pongs": lambda port: flood(port, b"\x8a\x80" + bytes(4), False),
    "fragments": fragments,
    "deaf": deaf,
    "half-open": half_open,
    "slow-heads": slow_heads,
    "requests": requests,
    "searching": searching,
    "crumbs": crumbs,
    "allowance": allowance,
}


def attack(name: str, port: int) -> None:
    """Attack until killed; whoever is thrown out comes back at once."""
    while True:
        try:
            ATTACKS[name](port)
        except OSError:
            time.sleep(0.005)


# The honest players


class Play:
    """Tables that play at a steady pace."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self.tally = Tally()
        self.ready: list[Board] = []
        self.boards: list[Board] = []

    async def open(self) -> None:
        """Lay the tables, and sit down."""
        loop = asyncio.get_running_loop()
        for number in range(TABLES):
            board = Board(*self._server.lay(), self.ready, self.tally)
            self.boards.append(board)
            for player in (board.south, board.north):
                _, wire = await loop.create_connection(
                    lambda player=player: Wire(self._server.port, player.hear),  # type: ignore[misc]
                    "127.0.0.1",
                    self._server.port,
                    local_addr=(f"127.0.1.{number + 1}", 0),
                )
                await wire.open
                player.wire = wire
                player._say({"type": "follow", "game": board.game, "token": player._token})
        while len(self.ready) < TABLES:
            await asyncio.sleep(0.02)

    async def measure(self, seconds: float, chance: random.Random) -> list[float]:
        """How long moves took, in milliseconds, sorted; one that was not answered counts as long as it was waited for."""
        self.tally.accepted.clear()
        self.tally.counting = True
        loop = asyncio.get_running_loop()
        began, due, missed = loop.time(), 0.0, 0
        while due < seconds:
            await asyncio.sleep(max(0.0, began + due - loop.time()))
            if self.ready:
                self.ready.pop(0).move(time.perf_counter(), chance)
            else:
                missed += 1
            due += 1 / RATE
        await asyncio.sleep(1.0)
        self.tally.counting = False
        return sorted([one * 1000 for one in self.tally.accepted] + [1000.0 * seconds] * missed)


def newcomers(port: int) -> int:
    """How many of ten strangers from other addresses get an answer within two seconds each."""
    answered = 0
    for number in range(10):
        with suppress(OSError), socket.socket() as one:
            one.bind((f"127.0.2.{number + 1}", 0))
            one.settimeout(2)
            one.connect(("127.0.0.1", port))
            one.sendall(f"GET /api/rulebooks/tug HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
            answered += one.recv(100).startswith(b"HTTP/1.1 200")
    return answered


def share(times: list[float], part: float) -> float:
    return times[min(len(times) - 1, int(len(times) * part))] if times else float("nan")


async def run(options: argparse.Namespace, server: ServerProcess) -> list[dict[str, object]]:
    chance, play, rows = random.Random(options.seed), Play(server), []
    await play.open()
    await play.measure(2.0, chance)  # warm up
    head = f"{'attack':11} {'p50':>8} {'with it':>8} {'p99':>8} {'with it':>8} {'worst':>8} {'new in':>7} {'CPU':>6} {'memory':>9}"
    print(head, flush=True)
    for name in options.attacks:
        calm = await play.measure(options.seconds, chance)
        memory, cpu, began = server.memory(), server.cpu(), time.monotonic()
        attacker = subprocess.Popen([sys.executable, __file__, "--attack", name, "--port", str(server.port)])
        try:
            await asyncio.sleep(0.5)
            stormy = await play.measure(options.seconds, chance)
            let_in = await asyncio.to_thread(newcomers, server.port)
        finally:
            attacker.kill()
            attacker.wait()
        used, grown = (server.cpu() - cpu) / (time.monotonic() - began), (server.memory() - memory) / 1024
        row = {"attack": name, "p50": [share(calm, 0.5), share(stormy, 0.5)], "p99": [share(calm, 0.99), share(stormy, 0.99)]}
        rows.append({**row, "worst": stormy[-1], "let_in": let_in, "cpu": used, "memory_mb": grown})
        print(
            f"{name:11} {share(calm, 0.5):8.1f} {share(stormy, 0.5):8.1f} {share(calm, 0.99):8.1f} {share(stormy, 0.99):8.1f} "
            f"{stormy[-1]:8.1f} {let_in:4}/10 {used:6.0%} {grown:+7.1f}MB",
            flush=True,
        )
        await asyncio.sleep(2.0)
    if play.tally.problems:
        print("refused:", play.tally.problems[:5])
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--attacks", type=lambda text: text.split(","), default=list(ATTACKS), help="which, with commas between")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each is measured, without and with it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--files", type=int, help="limit the server to so many open files")
    parser.add_argument("--source", type=Path, help="serve the program in this folder (`src` of another copy)")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.attack:
        attack(options.attack, options.port)
    if options.source:
        os.environ["PYTHONPATH"] = str(options.source.resolve())
    with tempfile.TemporaryDirectory(dir=".") as folder:
        server = ServerProcess(Path(folder, "games.db").resolve(), limits=True, files=options.files)
        try:
            rows = asyncio.run(run(options, server))
        finally:
            server.stop()
    if options.json:
        print(json.dumps(rows))


if __name__ == "__main__":
    main()
