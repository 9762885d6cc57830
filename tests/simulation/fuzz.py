"""Fuzzed messages: whatever a socket is sent, nothing breaks, and nothing changes that was not accepted."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

from tests.simulation.gathering import BOOKS, lay_table, sit_down
from tests.simulation.network import Link
from tests.simulation.people import Person
from tests.simulation.world import FEATURES, Server, Violation, World

BATCH = 60
"""So many messages are sent before somebody looks what came of them."""

WORDS = ("hello", "follow", "unfollow", "act", "prove", "lobby", "ping", "welcome", "table", "update", "accepted", "", "\x00", "é" * 40)
DOES = (
    "create", "join", "mix", "deal", "move", "confirm", "undo", "offer", "accept", "decline", "resign", "hint", "chat", "leave", "next",
    "stop", "timeout", "forfeit", "resume", "",
)  # fmt: skip
KEYS = ("type", "game", "id", "seen", "command", "seat", "token", "place", "follow", "do", "what", "text", "move", "commitment", "x")
VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    10**30,
    -(2**63),
    1.5,
    1e308,
    "",
    "S",
    "N",
    "x" * 100,
    "\ud800",
    "\u202e",
    [],
    {},
    [[]],
    {"a": {}},
    "draw",
    "r1@1",
)


class Rude(Person):
    """A client that sends what it likes and counts what comes back."""

    answers: Counter[str]

    def hear(self, link: Link, text: str) -> None:
        """Count the answers."""
        message = json.loads(text)
        self.answers[message.get("code") or message["type"]] += 1
        if message.get("code") == "internal":
            self.world.fail("internal", text)

    def lost(self, link: Link) -> None:
        """Hung up on: it comes back."""
        self.answers["hung up"] += 1
        if link is self.link:
            self.link = None


def _message(chance: Random, game: str, moves: list[str]) -> str:
    """Something like a message."""
    kind = chance.random()
    if kind < 0.05:
        return chance.choice(
            ("", "{", "[]", "null", "[" * 500, '{"type":' * 200, "\x00", "9" * 5000, '{"type":"act"', '"' + "é" * 3000 + '"')
        )
    command: Any = {"do": chance.choice(DOES)}
    if chance.random() < 0.5:  # well-formed: it gets as far as the table
        command = chance.choice(
            (
                {"do": "move", "move": chance.choice((*moves, "r1@1", "roll", "x"))},
                {"do": chance.choice(("undo", "confirm", "hint", "next", "stop", "leave"))},
                {"do": chance.choice(("offer", "accept", "decline")), "what": chance.choice(("draw", "undo", "rematch"))},
                {"do": "chat", "text": chance.choice(("", "hello", "\u202e", "x" * 3000))},
                {"do": "mix", "commitment": "0" * 64, "text": chance.choice(("abc", "", "?"))},
            )
        )
        return json.dumps(
            {"type": "act", "game": game, "id": f"f{chance.randrange(10**9)}", "seen": chance.randrange(60), "command": command}
        )
    for key in ("move", "what", "text", "commitment", "reason", "seed", "settings"):
        if chance.random() < 0.4:
            command[key] = chance.choice((*VALUES, *moves))
    message: dict[str, Any] = {"type": chance.choice(WORDS[:7])}
    message |= {"game": game, "id": f"f{chance.randrange(10**9)}", "seen": chance.choice((0, 1, 5, 50)), "command": command}
    if message["type"] in ("follow", "unfollow", "prove", "hello", "lobby", "ping"):
        for key in ("id", "seen", "command"):
            del message[key]
        message |= {"place": chance.randint(-2, 20), "seat": chance.choice("SN")} if message["type"] == "prove" else {}
        if message["type"] in ("hello", "lobby", "ping"):
            del message["game"]
    for _ in range(chance.choice((0, 0, 1, 1, 2, 5))):  # spoil it
        key = chance.choice(KEYS)
        what = chance.random()
        if what < 0.3:
            message.pop(key, None)
        elif what < 0.8:
            message[key] = chance.choice(VALUES)
        else:
            message[key] = chance.choice(WORDS)
    try:
        text = json.dumps(message, ensure_ascii=chance.random() < 0.5)
        text.encode()
    except UnicodeEncodeError:
        text = json.dumps(message)
    if chance.random() < 0.05:
        at = chance.randrange(len(text))
        text = text[:at] + chance.choice('{}[]",:0a\\') + text[at + 1 :]
    return text


class FuzzWorld(World):
    """A calm world with a rude stranger and a rude player in it."""

    def __init__(self, seed: int, messages: int) -> None:
        super().__init__(seed, frozenset(FEATURES))
        self.messages = messages
        self.loop.most_steps = 10**12
        self.found: Counter[str] = Counter()

    async def _live(self) -> None:
        self.calm = True
        self.server = Server(self)
        chance = self.stream("fuzz")
        while not self.over and self.found["messages"] < self.messages:
            await self._table(chance)
        for person in self.people:
            if person.link is not None:
                person.link.cut()

    async def _table(self, chance: Random) -> None:
        """A table that is played rudely for a while."""
        host, guest = Rude(self, f"host{self.next_number()}"), Rude(self, f"guest{self.next_number()}")
        stranger = Rude(self, f"stranger{self.next_number()}")
        for person in (host, guest, stranger):
            person.answers = Counter()
        wanted = {"rulebook": chance.choice(BOOKS), "against": "friend", "public": chance.random() < 0.5, "clock": "none"}
        game = await lay_table(self, host, wanted)
        await sit_down(self, guest, game)
        for _ in range(25):
            await self._batch(stranger, game, [], chance, may_change=False)
            await self._batch(chance.choice((host, guest)), game, await self._legal(game), chance, may_change=True)
            if self.over:
                return
        for person in (host, guest, stranger):
            self.found.update({f"answered {name}": number for name, number in person.answers.items()})
            if person.link is not None:
                person.link.cut()

    async def _legal(self, game: str) -> list[str]:
        assert self.server is not None
        assert self.server.tables is not None
        table = await self.server.tables.table(game)
        position = table.session.position
        return [] if position is None or position.outcome is not None else [str(move) for move in position.legal_moves()][:20]

    async def _entries(self, game: str) -> int:
        assert self.server is not None
        assert self.server.tables is not None
        return sum(
            not entry.command.startswith("H") for entry in await self.server.tables.store.entries(game)
        )  # the host's are no client's

    async def _batch(self, person: Rude, game: str, moves: list[str], chance: Random, may_change: bool) -> None:
        assert self.server is not None
        if person.link is None:
            person.link = self.server.connect(person)
            assert person.link is not None
        before, accepted = await self._entries(game), person.answers["accepted"]
        for _ in range(BATCH):
            self.found["messages"] += 1
            if person.link is not None:
                person.link.say(_message(chance, game, moves))
        await asyncio.sleep(30.0)
        changed = await self._entries(game) - before
        self.found["changes"] += changed
        if changed and not may_change:
            self.fail("changes", f"a stranger has changed {game}")
        if changed > person.answers["accepted"] - accepted:
            self.fail("changes", f"{changed} entries, {person.answers['accepted'] - accepted} accepted")


def fuzz(messages: int, seed: int) -> Counter[str]:
    """Send so many; what came of it. Violation if something broke or changed."""
    world = FuzzWorld(seed, messages)
    try:
        world.run(checked=False)
    except Violation as violation:
        raise Violation(violation.check, f"{violation} (seed {seed})") from None
    return world.found
