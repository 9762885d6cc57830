"""Tables as tests need them."""

from __future__ import annotations

import random
import secrets
from dataclasses import dataclass
from typing import Any

import httpx

from tests.server.client import Client, Message
from tests.server.running import Running
from tottenbury.core.seats import Seat
from tottenbury.server.edge import tokens
from tottenbury.server.tables.table import Table
from tottenbury.session import commands as c
from tottenbury.session.session import Session
from tottenbury.session.settings import Settings

BOOK = "stones-1999"


@dataclass
class Pair:
    """Two people at a table, each with a browser and a socket that follows the table."""

    game: str
    web: dict[str, httpx.Client]
    client: dict[str, Client]
    token: dict[str, str]

    def table(self, seat: str) -> Message:
        table: Message = self.client[seat].tables[self.game, seat]["table"]
        return table

    def mover(self) -> str:
        """Who has to decide, when both have seen the last change."""
        last = max(self.table(seat)["sequence"] for seat in "SN")
        for seat in "SN":
            self.client[seat].wait(self.game, seat, last)
        return str(self.table("S")["to_move"])

    def act(self, seat: str, do: str, **more: Any) -> Message:
        """A player says something, and both see what it changes."""
        answer = self.client[seat].act(self.game, do, **more)
        if answer["type"] == "accepted":
            for client in self.client.values():
                while all(message["table"]["sequence"] < answer["sequence"] for message in client.tables.values()):
                    client.hear("update", "table")
        return answer

    def move(self, move: str | None = None) -> Message:
        """Whoever has to decide moves."""
        seat = self.mover()
        return self.act(seat, "move", move=move or self.table(seat)["legal"][0])

    def play_out(self, chance: random.Random) -> None:
        """Play at random until the game is over."""
        while self.table("S")["status"] == "running":
            answer = self.move(chance.choice(self.table(self.mover())["legal"]))
            assert answer["type"] == "accepted", answer


def sit_down(server: Running, **wanted: Any) -> Pair:
    """Two people meet: one lays the table as South, the other joins by its link."""
    host, guest = server.web(), server.web()
    made = host.post("/api/games", json={"rulebook": BOOK, "against": "friend", "seat": "S", "name": "Ann", **wanted})
    assert made.status_code == 201, made.text
    game = made.json()["game"]
    joined = guest.post(f"/api/games/{game}/join", json={"name": "Bob"})
    assert joined.status_code == 201, joined.text
    web = {"S": host, "N": guest}
    secrets_of = {"S": made.json()["tokens"][0], "N": joined.json()["tokens"][0]}
    pair = Pair(game, web, {seat: server.socket(web[seat]) for seat in "SN"}, secrets_of)
    for seat in "SN":
        assert pair.client[seat].follow(game)["table"]["viewer"] == seat
    return pair


def lay(server: Running, settings: Settings, owner: str | None = None, seed: int = 1) -> tuple[str, dict[str, str]]:
    """A table with settings that no request allows, such as a position; and the secrets of its seats."""
    owner = owner or secrets.token_urlsafe(24)

    async def work() -> tuple[str, dict[str, str]]:
        tables = server.tables
        session = Session(tokens.new_game())
        entries = [session.accept(None, c.Create(settings, seed), 1, "create")]
        keys = {player.letter: tokens.seat_token(owner, session.game, player) for player in Seat}
        for player in Seat:
            if settings.player(player) == "person":
                join = c.Join(tokens.fingerprint(keys[player.letter]), player.letter, tokens.fingerprint(owner))
                entries.append(session.accept(player, join, 1, f"join{player.letter}"))
        table = Table(tables, session)
        await table.lay(entries)
        tables.open[session.game] = table
        return session.game, keys

    return server.inside(work)
