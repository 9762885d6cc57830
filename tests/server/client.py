"""What every client does: send, read, and fold changes into the table that it shows."""

from __future__ import annotations

import json
import time
from collections import deque
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

Message = dict[str, Any]
ANSWERS = ("accepted", "refused")


class Client:
    """One socket."""

    def __init__(self, port: int, headers: dict[str, str], **more: Any) -> None:
        opening = connect(f"ws://127.0.0.1:{port}/ws", additional_headers=headers, open_timeout=20, compression=None, **more)
        self._stack = ExitStack()
        self._socket = self._stack.enter_context(opening)
        self._heard: deque[Message] = deque()
        self.bytes: list[str] = []
        """Everything that came, as it came."""
        self.tables: dict[tuple[str, str | None], Message] = {}
        self._number = 0
        self.hear("welcome")

    def send(self, message: Message | str | bytes) -> None:
        self._socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def _read(self, timeout: float) -> Message:
        text = self._socket.recv(timeout)
        assert isinstance(text, str)
        self.bytes.append(text)
        message: Message = json.loads(text)
        if message["type"] == "table":
            self.tables[message["table"]["game"], message["table"]["viewer"]] = message
        elif message["type"] == "update":
            key = message["table"]["game"], message["table"]["viewer"]
            before = self.tables.pop(key, None) or self._exchanged(message)
            log, chat = before["log"][: message["kept"]] + message["log"], (before["chat"] + message["chat"])[-100:]
            fair = message["fair"] or before["fair"]
            self.tables[key] = {"type": "table", "table": message["table"], "log": log, "chat": chat, "fair": fair}
        return message

    def _exchanged(self, message: Message) -> Message:
        """In a revenge the players change seats, so the viewer of a table may get another letter."""
        game = message["table"]["game"]
        (key,) = [key for key in self.tables if key[0] == game]
        return self.tables.pop(key)

    def hear(self, *kinds: str, timeout: float = 300) -> Message:
        """The next message of these kinds; others are kept for later."""
        for message in self._heard:
            if message["type"] in kinds:
                self._heard.remove(message)
                return message
        end = time.monotonic() + timeout
        while True:
            message = self._read(max(0.01, end - time.monotonic()))
            if message["type"] in kinds:
                return message
            self._heard.append(message)

    def ask(self, message: Message | str | bytes, *kinds: str) -> Message:
        self.send(message)
        return self.hear(*kinds)

    def settle(self) -> None:
        """Read everything that the server has sent up to now."""
        self.ask({"type": "ping"}, "pong")
        self._heard.clear()

    def wait(self, game: str, viewer: str | None, sequence: int) -> Message:
        """The table as soon as it has got that far."""
        end = time.monotonic() + 300
        while (game, viewer) not in self.tables or self.tables[game, viewer]["table"]["sequence"] < sequence:
            self._heard.append(self._read(max(0.01, end - time.monotonic())))
        return self.tables[game, viewer]

    def follow(self, game: str, token: str = "") -> Message:
        return self.ask({"type": "follow", "game": game, "token": token}, "table", "refused")

    def act(self, game: str, do: str, *, seat: str | None = None, seen: int | None = None, name: str | None = None, **more: Any) -> Message:
        """Say something at a table, and hear what becomes of it."""
        if seen is None:
            seen = max((message["table"]["sequence"] for key, message in self.tables.items() if key[0] == game), default=0)
        if name is None:
            self._number += 1
            name = f"{self._number}-{time.monotonic_ns()}"
        message = {"type": "act", "game": game, "id": name, "seen": seen, "command": {"do": do, **more}}
        if seat is not None:
            message["seat"] = seat
        self.send(message)
        while (answer := self.hear(*ANSWERS)).get("id") != name:
            pass
        return answer

    def ended(self, timeout: float = 20) -> int:
        """The code with which the server closes this socket."""
        try:
            while True:
                self._read(timeout)
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd is not None else 1006

    def close(self) -> None:
        self._stack.close()
