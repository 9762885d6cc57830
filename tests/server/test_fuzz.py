"""Whatever a client sends: an error comes back, nothing changes, and everybody else plays on."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from tests.server.client import Client
from tests.server.running import Running
from tests.server.tables import BOOK, Pair, sit_down

VALUES = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=20),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
TYPES = some.sampled_from(["hello", "follow", "unfollow", "act", "prove", "nohint", "lobby", "ping", "welcome", "table", ""])
DOES = some.sampled_from(
    ["create", "join", "timeout", "forfeit", "resume", "move", "confirm", "accept", "decline", "hint", "next", "stop", ""]
)
MORE = some.dictionaries(some.sampled_from(["move", "what", "text", "reason", "holder", "seed"]), VALUES)


@pytest.fixture(scope="module")
def pair(server: Running) -> Pair:
    return sit_down(server)


@pytest.fixture(scope="module")
def rude(server: Running, pair: Pair) -> Client:
    """A socket with a seat at the table, which sends what it likes."""
    client = server.socket(pair.web["S"])
    client.follow(pair.game)
    client.settle()
    return client


def _answered(client: Client) -> list[dict[str, Any]]:
    """Everything said up to now; the socket is alive."""
    start = len(client.bytes)
    client.settle()
    return [json.loads(text) for text in client.bytes[start:]]


def _same(pair: Pair, before: dict[str, Any]) -> None:
    assert pair.web["S"].get(f"/api/games/{pair.game}").json() == before


QUIET = settings(max_examples=60, deadline=None, database=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])


@QUIET
@given(message=some.dictionaries(some.sampled_from(["type", "game", "id", "seen", "command", "seat", "token", "place", "x"]), VALUES))
def test_messages_of_any_shape_change_nothing(pair: Pair, rude: Client, message: dict[str, Any]) -> None:
    before = pair.web["S"].get(f"/api/games/{pair.game}").json()
    rude.send(json.dumps(message))
    assert _answered(rude)[0]["code"] == "malformed"
    _same(pair, before)


@QUIET
@given(kind=TYPES, do=DOES, more=MORE, seen=VALUES)
def test_commands_of_the_host_and_of_the_wrong_kind_change_nothing(
    pair: Pair, rude: Client, kind: str, do: str, more: dict[str, Any], seen: Any
) -> None:
    before = pair.web["S"].get(f"/api/games/{pair.game}").json()
    rude.send(json.dumps({"type": kind, "game": pair.game, "id": "f", "seen": seen, "command": {"do": do, **more}}))
    answers = {answer["type"] for answer in _answered(rude)}
    assert answers <= {"refused", "pong", "welcome", "table"}  # whoever speaks of an old table is shown the present one
    _same(pair, before)


@QUIET
@given(body=some.binary(max_size=200) | some.text(max_size=200).filter(bool))
def test_frames_of_any_bytes_are_refused(rude: Client, body: bytes | str) -> None:
    rude.send(body)
    assert _answered(rude)[0]["code"] == "malformed"


ODD = [
    "[" * 4000,
    '{"type":' * 600,
    '{"type":"follow","game":"\\ud800"}',
    '{"type":"ping"',
    '{"type":"ping"}x',
    "null",
    "1e999",
    '"' + "a" * 7000 + '"',
]


@pytest.mark.parametrize("body", ODD)
def test_deep_broken_and_odd_json_is_malformed(rude: Client, body: str) -> None:
    rude.send(body)
    assert _answered(rude)[0]["code"] in ("malformed", "unknown")


def test_a_binary_frame_is_read_like_a_text(rude: Client) -> None:
    rude.send(b'{"type":"ping"}')
    assert rude.hear("pong", "refused")["type"] == "pong"


@pytest.mark.parametrize("do", ["create", "join", "timeout", "forfeit", "resume"])
def test_what_the_host_says_is_not_for_clients(pair: Pair, rude: Client, do: str) -> None:
    before = pair.web["S"].get(f"/api/games/{pair.game}").json()
    more = {"settings": {"rulebook": BOOK}, "seed": 1, "holder": "x"}
    rude.send(json.dumps({"type": "act", "game": pair.game, "id": do, "seen": 3, "command": {"do": do, **more}}))
    assert _answered(rude)[0]["code"] == "malformed"
    _same(pair, before)


def test_moves_that_say_what_they_bring_are_refused(server: Running) -> None:
    pair = sit_down(server)
    mover = pair.mover()
    legal = pair.table(mover)["legal"][0]
    before = pair.web[mover].get(f"/api/games/{pair.game}").json()
    scripted = ("+c=r5", "+c", f"{legal} +c=r5", f"{legal}=r5", f"{legal}\n{legal}", "roll 666")
    for move in (*scripted, "", " ", "\x00", "r5", "@", "🂡", "r" * 7000):
        answer = pair.client[mover].act(pair.game, "move", move=move)
        assert answer["type"] == "refused", move
        assert answer["code"] in ("illegal", "refused", "turn")
    assert pair.web[mover].get(f"/api/games/{pair.game}").json() == before


def test_sequence_numbers_from_the_past_or_the_future_are_stale_and_the_table_comes_again(server: Running) -> None:
    pair = sit_down(server)
    pair.move()
    mover = pair.mover()
    move, now = pair.table(mover)["legal"][0], pair.table(mover)["sequence"]
    for seen in (now - 1, 0, -1, -(2**63), now + 1, 2**63):
        pair.client[mover].tables.clear()
        assert pair.client[mover].act(pair.game, "move", move=move, seen=seen)["code"] == "stale"
        assert pair.table(mover)["sequence"] == now
    assert pair.client[mover].act(pair.game, "move", move=move, seen=now)["type"] == "accepted"


def test_a_repeated_command_is_obeyed_once_and_answered_alike(server: Running) -> None:
    pair = sit_down(server)
    mover = pair.mover()
    move = pair.table(mover)["legal"][0]
    first = pair.act(mover, "move", move=move, name="again")
    pair.move()
    for repeat in (pair.act(mover, "move", move=move, name="again"), pair.act(mover, "resign", name="again", seen=0)):
        assert repeat == first
    assert pair.table("S")["status"] == "running"
    assert pair.table("S")["sequence"] == first["sequence"] + 1


def test_foreign_cut_and_unknown_tokens_and_games_open_nothing(server: Running) -> None:
    pair, stranger = sit_down(server), server.socket()
    token = pair.token["S"]
    for wrong in (token[:-1], token[:21], token.swapcase(), token + "A", "x" * 32, "", "é" * 30, "' OR 1=1 --"):
        assert stranger.follow(pair.game, wrong)["code"] == "unknown"
    for game in (pair.game[:-1], pair.game + "x", "../..", "x" * 64, "\x00", "%"):
        assert stranger.follow(game, token)["code"] == "unknown"
        assert stranger.act(game, "resign")["code"] == "unknown"
        assert pair.web["S"].get("/api/games/" + game.replace("/", "%2F").replace("\x00", "%00").replace("%", "%25")).status_code == 404


def test_requests_of_any_shape_are_refused_politely(server: Running) -> None:
    seed = random.SystemRandom().randrange(10**6)
    print("seed", seed)
    chance, web = random.Random(seed), server.web()
    values: list[Any] = [None, True, -1, 10**40, 1.5, "", "x" * 300, [], {}, "\x00", BOOK, "feud:0", "series:99999999999", "move:0"]
    keys = ["rulebook", "against", "seat", "name", "format", "first", "clock", "public", "tie", "decider", "split", "x"]
    for _ in range(150):
        wanted = {key: chance.choice(values) for key in chance.sample(keys, chance.randrange(1, 6))}
        answer = web.post("/api/games", json={"rulebook": BOOK, **wanted} if chance.random() < 0.7 else wanted)
        assert answer.status_code in (201, 400), (wanted, answer.text)
        assert answer.status_code == 201 or set(answer.json()) == {"code", "reason", "words"}
    for body in (b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b'{"rulebook":' * 500):
        assert web.post("/api/games", content=body).status_code == 400
    for line in ("", "x", f"{BOOK} ./.", f"{BOOK} " + "?" * 900, "\x00", "{}", f"{BOOK};x=y ././././././././. S play"):
        assert web.get("/api/position", params={"line": line}).status_code == 400, line
    for before in ("x", "1", "1:", ":x", "9" * 90 + ":x", "٣:x", "-1:x"):
        assert web.get("/api/games", params={"before": before}).status_code == 400, before
    assert web.get("/api/games", params={"before": "9" * 16 + ":x", "player": "%_\\'", "rulebook": "'"}).json() == []
    assert web.get("/api/games", params={"limit": 0}).status_code == 400
    assert web.get("/api/games/x/positions/99999999999999999999999").status_code in (400, 404)
