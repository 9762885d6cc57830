"""The edge: connections, frames and bytes before they cost much; names that are not ours; health that is tried."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus, WebSocketException

from tests.server.running import FREE, Running
from tests.server.tables import BOOK, sit_down
from tottenbury.server import health as healths
from tottenbury.server.config import Limits
from tottenbury.server.edge.addresses import Names, name_in
from tottenbury.server.edge.door import Door
from tottenbury.server.edge.limits import Bucket
from tottenbury.server.health import for_all
from tottenbury.server.socket import TOO_SLOW
from tottenbury.storage import StoreError, Uncertain, open_store
from tottenbury.storage.sqlite import SqliteStore
from tottenbury.terminal.main import main

HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + "A" * 22 + "==\r\n\r\n"
)
PING, PONG, FRAGMENT = (bytes([first, 0x80]) + bytes(4) for first in (0x89, 0x8A, 0x00))
TOO_MUCH = (4029).to_bytes(2, "big")


@pytest.fixture(autouse=True)
def quick_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tottenbury.server.edge.door.SWEEP_SECONDS", 0.05)


@pytest.fixture
def plain() -> Iterator[Callable[..., socket.socket]]:
    """Connections on which one can say anything, or nothing."""
    opened: list[socket.socket] = []

    def one(server: Running, text: str = "") -> socket.socket:
        wire = socket.socket()
        wire.settimeout(20)
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16384)
        wire.connect(("127.0.0.1", server.port))
        opened.append(wire)
        wire.sendall(text.encode())
        return wire

    yield one
    for wire in opened:
        wire.close()


def upgraded(plain: Callable[..., socket.socket], server: Running) -> socket.socket:
    wire = plain(server, HANDSHAKE.format(port=server.port))
    heard = b""
    while b"welcome" not in heard:
        heard += wire.recv(4096)
    return wire


def hung_up(wire: socket.socket) -> bytes:
    """What came before the server hung up."""
    heard = b""
    with suppress(ConnectionError):
        while more := wire.recv(65536):
            heard += more
    return heard


def cut_off(wire: socket.socket, text: bytes, pause: float) -> bool:
    """Whether the server hangs up on somebody who says the same again and again."""
    for _ in range(400):
        try:
            wire.sendall(text)
        except OSError:
            return True
        time.sleep(pause)
    return False


def asked(server: Running, wire: socket.socket, path: str = "/health") -> bytes:
    wire.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
    heard = b""
    while b"\r\n\r\n" not in heard:
        heard += wire.recv(65536)
    head, _, body = heard.partition(b"\r\n\r\n")
    length = re.search(rb"content-length: (\d+)", head.lower())
    while length is not None and len(body) < int(length[1]):  # it may come after its head
        body += wire.recv(65536)
    return head + b"\r\n\r\n" + body


def figure(server: Running, name: str) -> float:
    text = server.web().get("/metrics").text
    return float(next(line for line in text.splitlines() if line.startswith(f"{name} ")).split()[1])


# Frames


@pytest.mark.parametrize("frame", [PING, PONG, FRAGMENT, bytes([0x8A, 0x80 | 125]) + bytes(129)])
def test_a_flood_of_frames_ends_its_socket_with_a_reason(serving: Callable[..., Running], plain: Any, frame: bytes) -> None:
    server = serving(limits=replace(FREE, frames_per_second=10, frame_burst=50))
    calm, wire = server.socket(), upgraded(plain, server)
    with suppress(OSError):
        if frame is FRAGMENT:
            wire.sendall(bytes([0x01, 0x80]) + bytes(4))
        wire.sendall(frame * 60)
    heard = hung_up(wire)
    assert TOO_MUCH in heard
    assert heard.count(b"\x8a\x00") <= 2, "pings that came together are answered once"
    calm.settle()


def test_frames_within_the_budget_are_read_and_the_last_ping_is_answered(serving: Callable[..., Running], plain: Any) -> None:
    server = serving(limits=replace(FREE, frames_per_second=10, frame_burst=50))
    wire = upgraded(plain, server)
    question = b'{"type":"ping"}'
    pieces = [bytes([first, 0x81]) + bytes(4) + question[place : place + 1] for place, first in ((0, 0x01), (1, 0x00))]
    rest = question[2:]
    wire.sendall(PING + bytes([0x89, 0x82]) + bytes(4) + b"ab" + b"".join(pieces) + bytes([0x80, 0x80 | len(rest)]) + bytes(4) + rest)
    heard = b""
    while b'"pong"' not in heard or b"\x8a\x02ab" not in heard:
        heard += wire.recv(4096)


def test_too_many_bytes_end_a_socket(serving: Callable[..., Running], plain: Any) -> None:
    server = serving(limits=replace(FREE, bytes_per_second=1000, byte_burst=20_000))
    wire = upgraded(plain, server)
    body = b'{"type":"ping"}'.ljust(8000)
    with suppress(OSError):
        for _ in range(4):
            wire.sendall(bytes([0x81, 0x80 | 126]) + len(body).to_bytes(2, "big") + bytes(4) + body)
    assert TOO_MUCH in hung_up(wire)


def test_pings_of_somebody_who_does_not_read_pile_up_nothing(serving: Callable[..., Running], plain: Any) -> None:
    server = serving(limits=replace(FREE, stall_seconds=1e9))
    wire = upgraded(plain, server)
    wire.settimeout(0.3)
    ping = bytes([0x89, 0x80 | 125]) + bytes(129)
    with suppress(TimeoutError):
        for _ in range(300):
            wire.sendall(ping * 300)  # 12 MB of pings

    async def waiting() -> int:
        assert server.server.door is not None
        return max(int(visitor.transport.get_write_buffer_size()) for visitor in server.server.door.visitors.values())

    assert server.inside(waiting) < 300_000
    server.socket().settle()


def test_who_reads_nothing_of_what_he_gets_is_cut_off(serving: Callable[..., Running], plain: Any) -> None:
    server = serving(limits=replace(FREE, stall_seconds=0.3, queue=10**6, queue_bytes=10**9))
    wire = plain(server)
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    request = f"GET /schema/openapi.json HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    with suppress(OSError):
        wire.sendall(request * 400)
    end = time.monotonic() + 20
    while figure(server, "tottenbury_turned_away_total") == 0:
        assert time.monotonic() < end, "he was never cut off"
        time.sleep(0.05)
    assert server.server.door is not None
    assert server.server.door.turned_away == {"too slow to read": 1}


def test_a_reader_for_whom_too_many_bytes_wait_is_dropped(
    serving: Callable[..., Running], plain: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tottenbury.server.socket.FAREWELL_SECONDS", 20)
    server = serving(limits=replace(FREE, queue=10**6, queue_bytes=20_000))
    pair = sit_down(server, public=True)
    wire = upgraded(plain, server)
    text = json.dumps({"type": "follow", "game": pair.game}).encode()
    frame = bytes([0x81, 0x80 | len(text)]) + bytes(4) + text

    async def dropped() -> bool:
        return any(one._closing == TOO_SLOW for one in server.server.sockets)

    wire.settimeout(0.2)
    while not server.inside(dropped):
        with suppress(TimeoutError):
            wire.sendall(frame * 50)
    wire.settimeout(20)
    assert TOO_SLOW.to_bytes(2, "big") in hung_up(wire)
    pair.client["S"].settle()


def test_all_sockets_of_an_address_share_a_pace_and_nothing_is_lost(
    serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[tuple[int, float, float]] = []
    wait = Bucket.wait

    def noted(bucket: Bucket, cost: float = 1.0) -> float:
        seconds = wait(bucket, cost)
        waits.append((id(bucket), cost, seconds))
        return seconds

    monkeypatch.setattr(Bucket, "wait", noted)
    server = serving(limits=replace(FREE, address_messages=500, address_message_burst=5))
    clients = [server.socket() for _ in range(3)]
    for client in clients:
        for _ in range(15):
            client.send({"type": "ping"})
        client.send({"type": "lobby"})
    for client in clients:
        client.hear("games")
        for _ in range(15):
            client.hear("pong")
    assert len({bucket for bucket, _, _ in waits}) == 1
    assert sorted(cost for _, cost, _ in waits) == [1.0] * 45 + [4.0] * 3
    assert max(seconds for _, _, seconds in waits) > 0


# Connections


def test_who_says_nothing_or_half_of_it_is_cut_off_and_others_are_not(serving: Callable[..., Running], plain: Any) -> None:
    server = serving(limits=replace(FREE, head_seconds=0.3, body_seconds=0.5, keep_alive_seconds=0.4))
    client = server.socket()
    head = f"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
    silent, half = plain(server), plain(server, head)
    body, chunks = (
        plain(server, f"{head}Content-Length: 100\r\n\r\nhalf"),
        plain(server, f"{head}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n"),
    )
    idle = plain(server)
    assert asked(server, idle).startswith(b"HTTP/1.1 200")
    again = plain(server)
    asked(server, again)
    again.sendall(b"G")  # a second request that never gets further
    for wire in (silent, half, body, chunks, again):
        assert hung_up(wire) == b""
    hung_up(idle)
    client.settle()


def test_a_letter_at_a_time_does_not_prolong_a_deadline(serving: Callable[..., Running], plain: Any) -> None:
    server = serving(limits=replace(FREE, head_seconds=0.4))
    wire = plain(server, "GET / HTTP/1.1\r\nX: ")
    assert cut_off(wire, b"x", 0.05)


def test_an_address_has_only_so_many_connections_and_the_oldest_that_asks_nothing_goes(serving: Callable[..., Running], plain: Any) -> None:
    server = serving(limits=replace(FREE, connections_per_address=4, head_seconds=60))
    client = server.socket()
    silent = [plain(server) for _ in range(3)]
    time.sleep(0.2)
    assert asked(server, plain(server)).startswith(b"HTTP/1.1 200")
    assert hung_up(silent[0]) == b""
    client.settle()
    others = [server.socket() for _ in range(3)]  # sockets do not go for others
    with pytest.raises((OSError, WebSocketException)):
        server.socket()
    for one in (client, *others):
        one.settle()


def test_when_all_connections_are_taken_those_that_wait_longest_go(serving: Callable[..., Running], plain: Any) -> None:
    server = serving(limits=replace(FREE, connections=20, head_seconds=60))
    client = server.socket()
    silent = [plain(server) for _ in range(30)]
    for _ in range(5):
        assert asked(server, plain(server)).startswith(b"HTTP/1.1 200")
    for wire in silent[:10]:
        assert hung_up(wire) == b""
    client.settle()
    time.sleep(0.2)
    assert '"connections turned away"' in server.log.getvalue()
    assert figure(server, "tottenbury_connections") <= 20


def test_who_connects_too_often_has_to_wait(serving: Callable[..., Running], plain: Any) -> None:
    server = serving(limits=replace(FREE, connects_per_second=0.001, connect_burst=5))
    wires = [plain(server) for _ in range(5)]
    with suppress(OSError):
        assert hung_up(plain(server)) == b""
    assert asked(server, wires[0]).startswith(b"HTTP/1.1 200")


def test_proxies_of_ours_are_not_counted_as_one_client(serving: Callable[..., Running], plain: Any) -> None:
    server = serving(limits=replace(FREE, connections_per_address=2, connect_burst=2, connects_per_second=0.001), proxies="127.0.0.1")
    for wire in [plain(server) for _ in range(6)]:
        assert asked(server, wire).startswith(b"HTTP/1.1 200")


def test_there_are_never_more_connections_than_files_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tottenbury.server.edge.door.files_for_connections", lambda: 50)
    assert Door(Limits()).most == 50
    assert Door(Limits(connections=7)).most == 7


def test_bodies_in_crumbs_and_bodies_without_end_are_refused(serving: Callable[..., Running], plain: Any) -> None:
    server = serving()
    head = f"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
    crumbs = plain(server, f"{head}Transfer-Encoding: chunked\r\n\r\n")
    with suppress(OSError):
        crumbs.sendall(b"1\r\nx\r\n" * 5000)
    assert b" 400 " in hung_up(crumbs)
    long = plain(server, f"{head}Content-Length: 10000000000\r\n\r\n")
    assert b" 413 " in hung_up(long)
    endless = plain(server, f"{head}Transfer-Encoding: chunked\r\n\r\n")
    assert cut_off(endless, b"4000\r\n" + b"x" * 0x4000 + b"\r\n", 0.005)
    server.socket().settle()


def test_who_is_turned_away_has_to_connect_again(serving: Callable[..., Running], plain: Any) -> None:
    server = serving(limits=replace(FREE, requests_per_second=0.001, request_burst=2))
    wire = plain(server)
    assert b" 200 " in asked(server, wire)
    assert b" 200 " in asked(server, wire)
    assert b" 429 " in asked(server, wire)
    hung_up(wire)
    with pytest.raises(InvalidStatus, match="403"):  # a hand-shake is a request, too
        server.socket()


def test_a_bucket_lets_pass_later_what_comes_too_often() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 4.0, lambda: now[0])
    assert [bucket.wait() for _ in range(6)] == [0.0, 0.0, 0.0, 0.0, 0.5, 1.0]
    now[0] = 3.0
    assert bucket.wait(4.0) == 0.0
    assert not bucket.take(3.0)
    now[0] = 4.5
    assert bucket.take(3.0)


# Names


def test_a_server_knows_its_own_names() -> None:
    local = Names("127.0.0.1")
    for host in ("localhost", "LOCALHOST:8190", "127.0.0.1:8190", "127.0.0.2", "[::1]:80", "localhost."):
        assert local.knows(host), host
    for host in ("evil.example", "192.168.1.7", "localhost.evil.example", "127.0.0.1.evil.example", "", "a b", "x:y", "[evil]", "\xff"):
        assert not local.knows(host), host
    everywhere = Names("0.0.0.0")
    assert everywhere.knows("192.168.1.7:8190")
    assert everywhere.knows("[fe80::1]")
    assert everywhere.knows(socket.gethostname())
    assert not everywhere.knows("evil.example")
    named = Names("0.0.0.0", ("Example.org",), ("https://other.example:8443",))
    assert named.knows("example.org:443")
    assert named.knows("other.example")
    assert named.knows("localhost")
    assert not named.knows("192.168.1.7")
    assert not named.knows("www.example.org")
    assert name_in("[::1]:80") == "::1"


def test_foreign_names_are_refused_with_the_option_that_allows_them(server: Running, plain: Any) -> None:
    evil = f"evil.example:{server.port}"
    for origin in ({}, {"Origin": f"http://{evil}"}):
        answer = server.web().post("/api/games", json={"rulebook": BOOK, "against": "friend"}, headers={"Host": evil, **origin})
        assert answer.status_code == 403
        assert answer.json()["words"] == {"key": "reason-host-name", "arguments": {"host": "evil.example"}}
        assert "--host-name evil.example" in answer.json()["reason"]
    assert server.web().get("/", headers={"Host": evil}).status_code == 403
    assert b" 403 " in hung_up(plain(server, HANDSHAKE.replace("127.0.0.1:{port}", evil)))


def test_names_that_are_given_are_answered_to(serving: Callable[..., Running]) -> None:
    server = serving(host_names=("games.example",), origins=("http://pages.example:5173",))
    for host in ("games.example", "GAMES.example:443", "pages.example", f"localhost:{server.port}"):
        assert server.web().get("/api/lobby", headers={"Host": host}).status_code == 200
    assert server.web().get("/api/lobby", headers={"Host": "other.example"}).status_code == 403


# Health


def test_health_tries_to_store_and_says_what_is_wrong(serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(healths, "FRESH_SECONDS", 0.0)
    server = serving()
    web = server.web()
    assert web.get("/health").json()["status"] == "ok"

    assert figure(server, "tottenbury_storage_ok") == 1

    async def fails(_: SqliteStore) -> None:
        raise StoreError("/var/lib/games.db: nothing was stored: database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "attempt", fails)
        for _ in range(3):
            answer = web.get("/health")
            assert answer.status_code == 503
            assert answer.json()["status"] == "failing"
            assert answer.json()["wrong"] == "the store: nothing was stored: database or disk is full"
        assert figure(server, "tottenbury_storage_ok") == 0
    assert web.get("/health").status_code == 200
    assert server.log.getvalue().count('"storage fails"') == 1
    assert "/var/lib/games.db" in server.log.getvalue()
    assert for_all("/my games/a.db is damaged (x); sqlite3 a.db", "/my games/a.db") == "the store is damaged (x)"
    assert server.log.getvalue().count('"storage works again"') == 1


def test_health_notices_a_file_that_cannot_be_written(serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(healths, "FRESH_SECONDS", 0.0)
    server = serving()

    async def writable(on: bool) -> None:
        server.tables.store._file.writing.execute(f"PRAGMA query_only = {int(not on)}")  # type: ignore[attr-defined]

    server.inside(lambda: writable(False))
    assert server.web().get("/health").status_code == 503
    server.inside(lambda: writable(True))
    assert server.web().get("/health").status_code == 200


def test_a_store_that_does_not_answer_is_no_health_and_many_who_ask_share_an_answer(
    serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serving()
    web = server.web()
    assert server.server.health is not None
    web.get("/health")
    before = server.server.health.trials
    for _ in range(10):
        assert web.get("/health").status_code == 200
    assert server.server.health.trials <= before + 1 + 5

    async def hangs(_: SqliteStore) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(healths, "PATIENCE_SECONDS", 0.1)
    monkeypatch.setattr(healths, "FRESH_SECONDS", 0.0)
    monkeypatch.setattr(SqliteStore, "attempt", hangs)
    assert "has not answered" in web.get("/health").json()["wrong"]


def test_a_table_that_cannot_be_read_is_told_to_the_log(serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    server = serving()

    async def fails(*_: Any) -> None:
        raise StoreError("the file cannot be read: disk I/O error")

    monkeypatch.setattr(SqliteStore, "entries", fails)
    assert server.web().get("/api/games/somewhere1234567").status_code == 503
    line = next(json.loads(line) for line in server.log.getvalue().splitlines() if "table not read" in line)
    assert line["error"] == "the file cannot be read: disk I/O error"
    assert "somewhere" not in server.log.getvalue()


def test_after_a_failed_sync_nobody_is_told_that_nothing_has_changed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = sit_down(server)
    mover = pair.mover()
    move = pair.table(mover)["legal"][0]

    async def unsure(*_: Any) -> None:
        raise Uncertain("it is not certain whether this was stored: disk I/O error")

    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "append", unsure)
        answer = pair.client[mover].act(pair.game, "move", move=move, name="m")
    assert answer["code"] == "unavailable"
    assert answer["words"]["key"] == "reason-storage-uncertain"
    assert "nothing has changed" not in answer["reason"]
    assert pair.act(mover, "move", move=move, name="m")["type"] == "accepted"


# Requests


DEEP = [b"[" * 100_000, b'{"a":' * 80_000, b'{"rulebook":' + b"[" * 60_000 + b"]" * 60_000 + b"}"]


@pytest.mark.parametrize("body", DEEP)
@pytest.mark.parametrize("path", ["/api/games", "/api/games/x/join", "/api/records"])
def test_deep_bodies_are_malformed(server: Running, path: str, body: bytes) -> None:
    answer = server.web().post(path, content=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"


def test_numbers_of_any_length_are_no_mistake_of_ours(server: Running) -> None:
    pair = sit_down(server, public=True)
    web = pair.web["S"]
    record = web.get(f"/api/games/{pair.game}/record").text
    for number in ("0", "-1", "9" * 30, "9" * 4500, "٣", "1e5", "%00"):
        for path in (f"positions/{number}", f"record?game_number={number}", f"replay?game_number={number}"):
            assert web.get(f"/api/games/{pair.game}/{path}").status_code in (200, 400, 404), path
        assert web.get(f"/api/games?limit={number}").status_code in (200, 400)
        assert web.get(f"/api/proof?line={BOOK}&seat=S&place={number}").status_code == 400
    pair.move()
    record = web.get(f"/api/games/{pair.game}/record").text
    assert web.post("/api/records", json={"record": record + f"\n{'9' * 5000}. S x\n"}).status_code == 400
    assert web.post("/api/records", json={"record": f'[Round "{"9" * 5000}"]\n' + record}).status_code in (201, 400)
    assert web.get("/api/games", params={"player": "\x00", "rulebook": "\x00"}).json() == []
    assert '"request failed"' not in server.log.getvalue()


def test_a_socket_that_does_not_begin_with_get_is_answered(server: Running, plain: Any) -> None:
    wire = plain(server, HANDSHAKE.format(port=server.port).replace("GET", "POST"))
    assert b" 400 " in hung_up(wire)


def test_joining_again_with_the_secret_of_a_seat_gives_one_that_works(server: Running) -> None:
    pair = sit_down(server)
    for seat in "SN":
        device = server.web(headers={"Authorization": f"Bearer {pair.token[seat]}"})
        answer = device.post(f"/api/games/{pair.game}/join", json={"name": "again"})
        assert (answer.status_code, answer.json()["seats"]) == (201, [seat])
        token = answer.json()["tokens"][0]
        shown = server.web().get(f"/api/games/{pair.game}", headers={"Authorization": f"Bearer {token}"})
        assert shown.json()["table"]["viewer"] == seat


def test_two_at_a_table_can_be_told_apart(server: Running) -> None:
    for mine, yours, shown in (("Anne", "Аnne", "Аnne (2)"), ("Ben", "BEN", "BEN (2)"), ("Ian", "Ben", "Ben"), ("Ann", "\u3164", "North")):  # noqa: RUF001
        host, guest = server.web(), server.web()
        game = host.post("/api/games", json={"rulebook": BOOK, "against": "friend", "seat": "S", "name": mine}).json()["game"]
        guest.post(f"/api/games/{game}/join", json={"name": yours})
        table = guest.get(f"/api/games/{game}").json()["table"]
        assert (table["south"]["name"], table["north"]["name"]) == (mine, shown)


def test_a_damaged_file_is_not_served(tmp_path: Path, serving: Callable[..., Running]) -> None:
    path = tmp_path / "other.db"
    server = serving(data=path)
    for _ in range(20):
        sit_down(server)
    server.stop()
    content = bytearray(path.read_bytes())
    content[8192:-4096] = b"\xaa" * (len(content) - 12288)
    path.write_bytes(content)
    with asyncio.Runner() as runner, pytest.raises(StoreError, match=r"is damaged.*restore a backup"):
        runner.run(open_store(str(path)))
    assert path.read_bytes() == bytes(content)


@pytest.mark.parametrize("name", ["http://example.org", "example.org:80", "a b", ""])
def test_a_host_name_that_is_none_is_told(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--host-name", name]) == 2
    assert "a host name is written example.org" in capsys.readouterr().err
