"""Floods: who does too much is stopped, and nobody else notices."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import FREE, Running
from tests.server.tables import BOOK, sit_down
from tottenbury.server.socket import TOO_SLOW

GAME = {"rulebook": BOOK, "against": "friend"}


def test_an_address_has_only_so_many_sockets(serving: Callable[..., Running]) -> None:
    server = serving(limits=replace(FREE, sockets_per_address=3))
    clients = [server.socket() for _ in range(3)]
    with pytest.raises(InvalidStatus, match="403"):
        server.socket()
    clients[0].close()
    for _ in range(100):  # the server may not have noticed yet
        with suppress(InvalidStatus):
            server.socket().settle()
            break
        time.sleep(0.1)
    else:
        pytest.fail("no socket was free again")
    clients[1].settle()


def test_who_sends_too_fast_is_cut_off_and_others_are_not(serving: Callable[..., Running]) -> None:
    server = serving(limits=replace(FREE, messages_per_second=1, message_burst=10))
    calm, hasty = server.socket(), server.socket()
    with suppress(ConnectionClosed):
        for _ in range(30):
            hasty.send({"type": "ping"})
    assert hasty.ended() == 4029
    calm.settle()


@pytest.mark.parametrize("size", [8 * 1024 + 1, 16 * 1024, 16 * 1024 + 1, 200_000])
def test_a_message_that_is_too_long_ends_its_socket(server: Running, size: int) -> None:
    calm, client = server.socket(), server.socket()
    client.send("x" * size)
    assert client.ended() == 1009
    calm.settle()


def test_a_message_of_just_the_right_length_is_read(server: Running) -> None:
    client = server.socket()
    client.send(json.dumps({"type": "ping"}).ljust(8 * 1024))
    assert client.hear("pong")


class Deaf:
    """A client who asks and asks and never reads."""

    def __init__(self, port: int) -> None:
        self.wire = socket.socket()
        self.wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.wire.connect(("127.0.0.1", port))
        head = f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        self.wire.sendall(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
        while b"welcome" not in self.wire.recv(4096):
            pass
        self.wire.settimeout(0.2)

    def frame(self, text: bytes) -> bytes:
        return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text

    def ask(self, text: bytes) -> bool:
        """Whether the server still takes what is sent."""
        try:
            self.wire.sendall(self.frame(text))
        except TimeoutError:
            return True
        except OSError:
            return False
        return True


def test_who_asks_much_at_once_and_reads_gets_every_answer(serving: Callable[..., Running]) -> None:
    server = serving(limits=replace(FREE, queue=20))
    game = server.web().post("/api/games", json=GAME).json()["game"]
    deaf = Deaf(server.port)
    question = json.dumps({"type": "unfollow", "game": game}).encode(), json.dumps({"type": "ping"}).encode()
    deaf.wire.sendall(b"".join(deaf.frame(text) for text in question * 200))
    heard = b""
    deaf.wire.settimeout(10)
    while heard.count(b'"pong"') < 200:
        more = deaf.wire.recv(65536)
        assert more, "the socket was closed"
        heard += more
    deaf.wire.close()


def test_who_does_not_read_is_dropped_and_others_play_on(serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tottenbury.server.socket.FAREWELL_SECONDS", 20)
    monkeypatch.setattr("tottenbury.server.edge.door.LINGER_SECONDS", 1)
    server = serving(limits=replace(FREE, queue=40))
    pair = sit_down(server, public=True)
    deaf = Deaf(server.port)
    question = json.dumps({"type": "follow", "game": pair.game}).encode()

    async def dropped() -> bool:
        return any(socket._closing == TOO_SLOW for socket in server.server.sockets)

    while not server.inside(dropped):
        assert deaf.ask(question)
    assert pair.move()["type"] == "accepted"
    deaf.wire.settimeout(10)
    heard = b""
    while more := deaf.wire.recv(1 << 20):
        heard = heard[-100:] + more
    deaf.wire.close()
    assert heard.endswith(bytes([0x88, 2]) + TOO_SLOW.to_bytes(2, "big"))


def test_nobody_keeps_a_socket_open_by_never_reading(serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tottenbury.server.socket.FAREWELL_SECONDS", 0.3)
    monkeypatch.setattr("tottenbury.server.edge.door.LINGER_SECONDS", 0.3)
    server = serving(limits=replace(FREE, queue=40))
    pair = sit_down(server, public=True)
    deaf = Deaf(server.port)
    question = json.dumps({"type": "follow", "game": pair.game}).encode()
    end = time.monotonic() + 9
    while deaf.ask(question):
        assert time.monotonic() < end, "it was never cut off"
    deaf.wire.close()

    async def left() -> int:
        return len(server.server.sockets)

    assert server.inside(left) == 2
    assert pair.move()["type"] == "accepted"


def test_an_address_lays_only_so_many_tables(serving: Callable[..., Running]) -> None:
    server = serving(limits=replace(FREE, games_per_hour=1, game_burst=2))
    web = server.web()
    assert [web.post("/api/games", json=GAME).status_code for _ in range(3)] == [201, 201, 429]
    refused = web.post("/api/records", json={"record": "x"})
    assert (refused.status_code, refused.json()["code"]) == (429, "limit")


def test_an_address_asks_only_so_often(serving: Callable[..., Running]) -> None:
    server = serving(limits=replace(FREE, requests_per_second=0.1, request_burst=3))
    web = server.web()
    assert [web.get("/api/rulebooks").status_code for _ in range(4)] == [200, 200, 200, 429]
    assert web.get("/").headers["x-frame-options"] == "DENY"


def test_nobody_gets_another_address_by_saying_so(serving: Callable[..., Running]) -> None:
    server = serving(limits=replace(FREE, requests_per_second=0.1, request_burst=3))
    web = server.web()
    said = [web.get("/api/rulebooks", headers={"X-Forwarded-For": f"192.0.2.{number}"}).status_code for number in range(4)]
    assert said == [200, 200, 200, 429]


def test_a_proxy_that_is_trusted_says_whose_limits_count(serving: Callable[..., Running]) -> None:
    server = serving(limits=replace(FREE, requests_per_second=0.1, request_burst=1), proxies="127.0.0.1")
    web = server.web()
    said = [web.get("/api/rulebooks", headers={"X-Forwarded-For": f"192.0.2.{number % 2}"}).status_code for number in range(4)]
    assert said == [200, 200, 429, 429]


def test_a_socket_follows_only_so_many_tables_and_shows_only_so_many_secrets(serving: Callable[..., Running]) -> None:
    server = serving(limits=replace(FREE, followed=2, secrets=3))
    web, client = server.web(), server.socket()
    games = [web.post("/api/games", json=GAME).json()["game"] for _ in range(3)]
    assert [client.follow(game).get("code") for game in games] == [None, None, "limit"]
    client.send({"type": "unfollow", "game": games[0]})
    assert client.follow(games[2])["type"] == "table"
    for number in range(3):
        assert client.ask({"type": "hello", "token": f"{number}" * 30}, "welcome", "refused")["type"] == "welcome"
    assert client.ask({"type": "hello", "token": "x" * 30}, "welcome", "refused")["code"] == "limit"
    assert client.ask({"type": "hello", "token": "1" * 30}, "welcome", "refused")["type"] == "welcome"


def test_a_table_can_be_full_and_then_only_be_given_up(serving: Callable[..., Running]) -> None:
    server = serving(limits=replace(FREE, entries=6))
    pair = sit_down(server)
    for number in range(3):
        assert pair.act("S", "chat", text=f"{number}")["type"] == "accepted"
    assert pair.act("S", "chat", text="one more")["code"] == "limit"
    assert pair.act("N", "resign")["type"] == "accepted"


def test_bodies_and_records_have_a_length(server: Running) -> None:
    web = server.web()
    assert web.post("/api/records", json={"record": "x" * 300_000}).status_code == 400
    assert web.post("/api/records", json={"record": "x" * 600_000}).status_code == 413
