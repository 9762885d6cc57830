"""Nothing acknowledged is lost: `python benchmarks/kill.py [--kills N] [--tables N] [--seed N]`.

Two players at each table play as fast as they are answered and talk meanwhile. Again and again the server is killed at a random moment and
started anew on the same file; the players come back and repeat, with its id, whatever was not answered. Every second table has a clock, so
that the server adds entries of its own. At last the file is read: every acknowledged command must be there once, under the number that was
acknowledged, and none twice. The exit code is 1 if anything is lost, doubled or stuck.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from server_process import ServerProcess
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

LONGEST = 0.5
"""So many seconds at most the players are left alone once they play again."""

TOO_EARLY = 0.2
"""How often the server is killed without waiting for them: while it loads, or while they come back."""

MORE = 5
"""So many more commands every table has to get through after the last start."""

PATIENCE = 60.0

RESIGN = 0.02
"""How often a player gives up instead of moving, so that there are rematches."""


class Court:
    """What all players share: where the server is, and what went wrong."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.port = 0
        self.over = False
        self.wrong: list[str] = []
        self.answers = self.moves = self.rematches = self.repeated = 0


class Player:
    """One seat at one table; at most one command of his waits for its answer."""

    def __init__(self, court: Court, game: str, letter: str, token: str) -> None:
        self.court, self.game, self.letter, self._token = court, game, letter, token
        self.acknowledged: dict[str, int] = {}
        self.commands: dict[str, dict[str, str]] = {}
        self.pending: str | None = None
        self._shown: dict[str, Any] = {}
        self._back = False

    async def live(self) -> None:
        """Play, and come back whenever the server went away."""
        while not self.court.over:
            try:
                async with connect(f"ws://127.0.0.1:{self.court.port}/ws", compression=None, open_timeout=5, ping_interval=None) as socket:
                    await self._play(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)

    async def _play(self, socket: ClientConnection) -> None:
        self._back = True
        await socket.send(json.dumps({"type": "follow", "game": self.game, "token": self._token}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] in ("table", "update"):
                self._look(message["table"])
                if self._back and self.pending is not None:
                    self.court.repeated += 1
                    await self._say(socket)
                self._back = False
            elif message["type"] == "accepted":
                self._accepted(message["id"], message["sequence"])
            elif message["type"] == "refused":
                await self._refused(socket, message)
            if self.pending is None and self._shown and not self.court.over:
                await self._decide(socket)

    def _look(self, table: dict[str, Any]) -> None:
        """What was once shown must never be undone by a new start."""
        before = self._shown
        if before and table["sequence"] < before["sequence"]:
            self.court.wrong.append(f"{self.game}: {self.letter} had seen entry {before['sequence']}, now {table['sequence']} is the last")
        if before and table["sequence"] == before["sequence"] and table["position"] != before["position"]:
            self.court.wrong.append(f"{self.game}: entry {table['sequence']} left two different positions")
        if any(sequence > table["sequence"] for sequence in list(self.acknowledged.values())[-1:]):
            self.court.wrong.append(f"{self.game}: {self.letter}'s last acknowledged command is gone")
        self._shown = table

    def _accepted(self, number: str, sequence: int) -> None:
        if number in self.acknowledged and self.acknowledged[number] != sequence:
            self.court.wrong.append(f"{self.game}: {number} was acknowledged as {self.acknowledged[number]} and as {sequence}")
        self.court.answers += 1
        self.court.moves += self.commands[number]["do"] == "move"
        self.court.rematches += self.commands[number]["do"] == "accept"
        self.acknowledged[number] = sequence
        if number == self.pending:
            self.pending = None

    async def _refused(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """A clock that was set right, or the other player, came first: the same again. Nothing else is ever refused here."""
        if message["code"] == "stale" and message.get("id") == self.pending:
            await self._say(socket)
        elif message["code"] != "unavailable":
            self.court.wrong.append(f"{self.game}: {self.letter} was refused {message['code']}, {message['reason']}")

    async def _decide(self, socket: ClientConnection) -> None:
        """Move, look for a rematch, or say something while the other one thinks."""
        table, chance = self._shown, self.court.chance
        if table["legal"] and chance.random() < RESIGN:
            command = {"do": "resign"}
        elif table["legal"]:
            command = {"do": "move", "move": chance.choice(table["legal"])}
        elif table["status"] == "finished" and self.letter == "S" and "offer rematch" in table["may"]:
            command = {"do": "offer", "what": "rematch"}
        elif "accept rematch" in table["may"]:
            command = {"do": "accept", "what": "rematch"}
        elif chance.random() < 0.3:
            command = {"do": "chat", "text": f"well played {len(self.commands)}"}
        else:
            return
        self.pending = f"{self.letter}-{len(self.commands)}"
        self.commands[self.pending] = command
        await self._say(socket)

    async def _say(self, socket: ClientConnection) -> None:
        assert self.pending is not None
        act = {"type": "act", "game": self.game, "id": self.pending, "seen": self._shown["sequence"]}
        await socket.send(json.dumps({**act, "command": self.commands[self.pending]}))


def check_file(data: Path, players: list[Player], court: Court) -> int:
    """Compare the file with what was acknowledged; the answer is how many commands of players it holds."""
    total = 0
    with closing(sqlite3.connect(data)) as file:
        for south, north in zip(players[::2], players[1::2], strict=True):
            rows = file.execute("SELECT sequence, command, body FROM events WHERE game = ? ORDER BY sequence", (south.game,)).fetchall()
            if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
                court.wrong.append(f"{south.game}: the numbers of its entries have gaps")
            for player in (south, north):
                own = [(command[1:], sequence, json.loads(body)) for sequence, command, body in rows if command[1:] in player.commands]
                total += len(own)
                check_player(player, own, court)
    return total


def check_player(player: Player, own: list[tuple[str, int, dict[str, Any]]], court: Court) -> None:
    """Every acknowledged command once, under its number, as it was said; and nothing twice."""
    stored = {number: sequence for number, sequence, _ in own}
    if len(stored) != len(own):
        court.wrong.append(f"{player.game}: {player.letter} has a command stored twice")
    for number, sequence in player.acknowledged.items():
        if stored.get(number) != sequence:
            court.wrong.append(f"{player.game}: {number}, acknowledged as {sequence}, is stored as {stored.get(number)}")
    for number, _, body in own:
        if body["command"] != player.commands[number]:
            court.wrong.append(f"{player.game}: {number} is stored as {body['command']}")


async def torment(data: Path, options: argparse.Namespace, court: Court) -> list[Player]:
    """Kill and start again, then let everybody play on for a while."""
    server = await asyncio.to_thread(ServerProcess, data)
    court.port = server.port
    players: list[Player] = []
    for number in range(options.tables):
        game, *tokens = await asyncio.to_thread(server.lay, "stones-1999", "fischer:36000+5" if number % 2 else "none")
        players += [Player(court, game, letter, token) for letter, token in zip("SN", tokens, strict=True)]
    tasks = [asyncio.ensure_future(player.live()) for player in players]
    for kill in range(options.kills):
        await chosen_moment(court)
        server.kill()
        server = await asyncio.to_thread(ServerProcess, data)
        court.port = server.port
        if (kill + 1) % 10 == 0:
            print(f"{kill + 1} kills, {court.moves} moves acknowledged, {len(court.wrong)} problems", flush=True)
    await play_on(players, court)
    court.over = True
    await asyncio.to_thread(server.stop)
    await asyncio.gather(*tasks)
    return players


async def chosen_moment(court: Court) -> None:
    """Wait for any moment: mostly one at which the tables are busy."""
    answers, end, patient = court.answers, time.monotonic() + PATIENCE, court.chance.random() >= TOO_EARLY
    while patient and court.answers == answers and time.monotonic() < end:
        await asyncio.sleep(0.01)
    await asyncio.sleep(court.chance.uniform(0, LONGEST))


async def play_on(players: list[Player], court: Court) -> None:
    """Every table has to go on after the last start."""
    goals = {south.game: answered(south, north) + MORE for south, north in zip(players[::2], players[1::2], strict=True)}
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if all(answered(*pair) >= goals[pair[0].game] for pair in zip(players[::2], players[1::2], strict=True)):
            return
        await asyncio.sleep(0.05)
    court.wrong.append("after the last start not every table goes on")


def answered(south: Player, north: Player) -> int:
    return len(south.acknowledged) + len(north.acknowledged)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    parser.add_argument("--folder", type=Path, default=Path.cwd(), help="where the data goes: a real disk")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    court, began = Court(options.seed), time.monotonic()
    with tempfile.TemporaryDirectory(dir=options.folder, prefix=".kill-") as folder:
        data = Path(folder) / "games.db"
        players = asyncio.run(torment(data, options, court))
        stored = check_file(data, players, court)
    acknowledged = sum(len(player.acknowledged) for player in players)
    for problem in court.wrong[:20]:
        print(problem)
    print(
        f"{options.kills} kills in {time.monotonic() - began:.0f} s at {options.tables} tables: {acknowledged} commands acknowledged "
        f"({court.moves} moves, {court.rematches} rematches), {court.repeated} repeated, {stored} stored; {len(court.wrong)} problems"
    )
    return 1 if court.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
