"""Somebody who sits at a table of a running server in the name of a browser, and moves there so that there is something to look at."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterable
from typing import Any

from websockets.sync.client import ClientConnection, connect

Choose = Callable[[str, list[str]], str]
"""A position line as a seat sees it, and its legal moves; one of these."""

PATIENCE = 120.0
"""How long the server may take, in seconds: on a machine without libraries opponents think slowly."""


class Guest:
    """One socket with the cookies of a browser."""

    def __init__(self, origin: str, cookies: Iterable[Any]) -> None:
        """Come in as the person whom these cookies, as Playwright has them, name."""
        self._origin = origin
        self._cookie = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in cookies)

    def play(self, game: str, decisions: int, choose: Choose) -> dict[str, Any]:
        """Decide so often, for whichever of our seats has to, or until the game is over; the table as it is then."""
        tables: dict[str, dict[str, Any]] = {}
        head = {"Origin": self._origin, "Cookie": self._cookie}
        with connect(self._origin.replace("http", "ws", 1) + "/ws", additional_headers=head, compression=None) as socket:
            socket.send(json.dumps({"type": "follow", "game": game, "token": ""}))
            told = self._hear(socket, tables)
            while True:
                deciding = next((table for table in tables.values() if table["legal"]), None)
                if told["status"] != "running" or (deciding is not None and decisions == 0):
                    return told
                if deciding is None:
                    told = self._hear(socket, tables)
                    continue
                decisions -= 1
                self._move(socket, deciding, choose(deciding["position"], deciding["legal"]))
                told = self._settle(socket, tables, deciding)

    def _move(self, socket: ClientConnection, table: dict[str, Any], move: str) -> None:
        command = {"do": "move", "move": move}
        act = {"type": "act", "game": table["game"], "id": secrets.token_hex(8), "seen": table["sequence"], "command": command}
        socket.send(json.dumps(act | {"seat": table["viewer"]}))

    def _settle(self, socket: ClientConnection, tables: dict[str, dict[str, Any]], before: dict[str, Any]) -> dict[str, Any]:
        """Read on until every seat of ours has heard of a move. Two seats hear of it one after the other."""
        while any(table["sequence"] <= before["sequence"] for table in tables.values()):
            told = self._hear(socket, tables)
        return told

    def _hear(self, socket: ClientConnection, tables: dict[str, dict[str, Any]]) -> dict[str, Any]:
        """The next change of the table."""
        while True:
            message = json.loads(socket.recv(PATIENCE))
            if message["type"] == "refused":
                raise RuntimeError(message["reason"])
            if message["type"] in ("table", "update"):
                table: dict[str, Any] = message["table"]
                tables[table["viewer"]] = table
                return table
