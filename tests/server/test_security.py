"""The porter at work: origins, cookies, secrets, headers, and what a mistake of ours tells."""

from __future__ import annotations

import json
import re
import secrets
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.running import Running
from tests.server.tables import BOOK, sit_down
from tottenbury.core.rulebook import LIBRARY
from tottenbury.notation.record import Recorder
from tottenbury.server.answers import api
from tottenbury.server.edge.guard import headers_for, neighbourhood

GAME = {"rulebook": BOOK, "against": "friend"}
EVIL = {"Origin": "https://evil.example"}


def test_pages_of_others_may_neither_post_nor_open_a_socket(server: Running) -> None:
    web = server.web()
    for origin in ("https://evil.example", "null", server.origin + ".evil.example", server.origin + "/", "http://127.0.0.1", ""):
        answer = web.post("/api/games", json=GAME, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden"), origin
        with pytest.raises(InvalidStatus, match="403"):
            server.socket(headers={"Origin": origin})
    assert web.post("/api/games", json=GAME, headers={"Origin": server.origin}).status_code == 201


def test_a_browser_that_says_it_comes_from_elsewhere_is_believed(server: Running) -> None:
    web = server.web()
    del web.headers["Origin"]
    assert web.post("/api/games", json=GAME, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert web.post("/api/games", json=GAME, headers={"Sec-Fetch-Site": "same-origin"}).status_code == 201


def test_a_cookie_acts_only_for_our_own_pages(server: Running) -> None:
    pair = sit_down(server)
    cookie = {"Cookie": f"tottenbury={pair.web['S'].cookies['tottenbury']}"}
    stranger = server.web()
    del stranger.headers["Origin"]
    joined = stranger.post(f"/api/games/{pair.game}/join", json={}, headers=cookie)
    assert (joined.status_code, joined.json()["reason"]) == (400, "no seat is free at this table")
    assert server.web().get(f"/api/games/{pair.game}", headers=cookie | EVIL).status_code == 404
    assert server.web().get(f"/api/games/{pair.game}", headers=cookie).json()["table"]["viewer"] == "S"
    assert server.web().get("/api/games?mine=true", headers=cookie | EVIL).json() == []


def test_a_new_client_gets_a_cookie_that_scripts_and_other_sites_do_not(server: Running) -> None:
    web = server.web()
    made = web.post("/api/games", json=GAME)
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert web.post("/api/games", json=GAME).headers.get("set-cookie") is None


@pytest.mark.parametrize(
    "path", ["/", "/health", "/metrics", "/schema", "/plain.css", "/api/games", "/api/rulebooks", "/nowhere", "/ws", "/api/x"]
)
def test_every_answer_carries_the_security_headers(server: Running, path: str) -> None:
    web = server.web()
    for answer in (web.get(path), web.post(path, json={}), web.post(path, headers=EVIL), web.request("TRACE", path)):
        for name, value in headers_for(f"127.0.0.1:{server.port}"):
            digest = r" 'sha256-[A-Za-z0-9+/]{43}='"  # the page allows what stands in itself, and nothing else
            assert re.sub(digest, "", answer.headers[name.decode()]) == value.decode()
            assert path == "/" or "sha256" not in answer.headers[name.decode()]
        assert "server" not in answer.headers
        if path.startswith("/api") and answer.status_code == 200:
            assert answer.headers["cache-control"] == ("no-cache" if path == "/api/rulebooks" else "no-store")


def test_the_policy_names_the_socket_of_its_own_host_and_nothing_that_a_host_header_smuggles_in() -> None:
    def policy(host: str) -> str:
        return dict(headers_for(host))[b"content-security-policy"].decode()

    assert "connect-src 'self' ws://localhost:8190 wss://localhost:8190;" in policy("localhost:8190")
    assert "connect-src 'self' ws://[::1]:80 wss://[::1]:80;" in policy("[::1]:80")
    for host in ("", "x; script-src *", "x y", "a/b", "x:y", "'none'", "x" * 300):
        assert "connect-src 'self';" in policy(host)
    assert "unsafe" not in policy("localhost")


def test_a_mistake_of_ours_is_told_without_its_trace(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = sit_down(server)

    def fail(*_: Any) -> None:
        raise RuntimeError("the secret is swordfish")

    monkeypatch.setattr(api, "record_for", fail)
    monkeypatch.setattr("tottenbury.server.socket.proof_shown", fail)
    answer = pair.web["S"].get(f"/api/games/{pair.game}/record")
    words = {"key": "reason-failed", "arguments": {}}
    assert (answer.status_code, answer.json()) == (500, {"code": "internal", "reason": "something went wrong here", "words": words})
    refused = pair.client["S"].ask({"type": "prove", "game": pair.game, "place": 1, "seat": "S"}, "refused")
    assert refused["code"] == "internal"
    assert "swordfish" not in json.dumps(refused)
    assert "swordfish" not in server.log.getvalue()
    assert pair.move()["type"] == "accepted"


def test_a_command_that_fails_halfway_leaves_no_half_behind(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = sit_down(server)
    before = pair.web["S"].get(f"/api/games/{pair.game}").json()
    mover = pair.mover()
    with monkeypatch.context() as patched:
        patched.setattr("tottenbury.session.session.Session._run_clock", lambda *_: 1 / 0)
        assert pair.client[mover].act(pair.game, "move", move=pair.table(mover)["legal"][0])["code"] == "internal"
    assert pair.web["S"].get(f"/api/games/{pair.game}").json() == before
    assert pair.move()["type"] == "accepted"


def test_secrets_and_names_of_tables_stay_out_of_logs_addresses_and_errors(server: Running) -> None:
    pair = sit_down(server)
    secret = pair.web["S"].cookies["tottenbury"]
    pair.web["S"].get(f"/api/games/{pair.game}x", headers={"Authorization": f"Bearer {secret}"})
    answer = pair.client["S"].act(pair.game, "move", move=secret)
    for text in (server.log.getvalue(), server.web().get("/metrics").text, server.web().get("/api/games").text):
        for hidden in (secret, pair.token["S"], pair.token["N"], pair.game):
            assert hidden not in text
    assert answer["type"] == "refused"
    assert "fingerprint" not in json.dumps(pair.client["N"].tables[pair.game, "N"])


def test_private_running_tables_are_not_there_for_strangers(server: Running) -> None:
    pair, stranger = sit_down(server), server.web()
    for path in ("", "/record", "/positions/0", "/replay"):
        answer = stranger.get(f"/api/games/{pair.game}{path}")
        nowhere = stranger.get(f"/api/games/nowhere{path}")
        assert (answer.status_code, answer.json()) == (nowhere.status_code, nowhere.json())
        assert answer.status_code == 404


@pytest.mark.parametrize(
    "name", ["/etc/passwd", "../x.toml", "/etc/x.toml", "own.toml;a=b", "file:///etc/passwd", "", ";", "battle-line/../x"]
)
def test_no_name_of_a_rulebook_opens_a_file(server: Running, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LIBRARY, "opener", lambda _: pytest.fail("a file is being opened"))
    web = server.web()
    assert web.post("/api/games", json={"rulebook": name, "against": "friend"}).status_code == 400
    assert web.get("/api/position", params={"line": f"{name} ././. S play"}).status_code == 400
    record = f'[Rulebook "{name}"]\n[Deal "x"]\n\n1. S x\n'
    assert web.post("/api/records", json={"record": record}).status_code == 400


def _record() -> str:
    recorder = Recorder(LIBRARY.get(BOOK).deal(1))
    recorder.play(str(recorder.position.legal_moves()[0]))
    return str(recorder.record())


def test_a_second_game_in_a_record_opens_no_file_either(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(LIBRARY, "opener", opened.append)
    text = _record() + _record().replace(BOOK, "/etc/secret.toml")
    assert server.web().post("/api/records", json={"record": text}).status_code == 400
    assert opened == []


def test_an_edition_in_a_record_takes_no_other_one_s_place(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    learnt: list[str] = []
    monkeypatch.setattr(LIBRARY, "tag_reader", lambda text: learnt.append(text) or "battle-line")
    text = _record().replace(f'"{BOOK}"]', '"battle-line"]\n[Edition "id=battle-line"]')
    assert server.web().post("/api/records", json={"record": text}).status_code == 400
    assert learnt == []


@pytest.mark.parametrize("player", ["cmd:touch /tmp/x", "person", "search:1s", "random", "perfect", "", "novice;x"])
def test_only_levels_play_for_the_house(server: Running, player: str) -> None:
    answer = server.web().post("/api/games", json={"rulebook": BOOK, "against": player})
    assert (answer.status_code, answer.json()["code"]) == (400, "refused")


def test_names_show_what_they_say(server: Running) -> None:
    pair = sit_down(server, name="  <b>A\u202enn\x07</b>\n" + "x" * 100, public=True)
    name = pair.table("N")["south"]["name"]
    assert name == "<b>A nn </b> " + "x" * 17
    assert "<b>A" not in server.web().get("/").text


def test_a_cookie_in_a_wrong_shape_is_no_cookie(server: Running) -> None:
    for cookie in ("tottenbury=short", "tottenbury", "=;=;;", "tottenbury=" + "x" * 5000, "a=b; tottenbury=é"):
        web = server.web()
        made = web.post("/api/games", json=GAME, headers={b"Cookie": cookie.encode("latin-1")})
        assert made.status_code == 201
        assert "set-cookie" in made.headers


def test_cookies_of_others_do_not_hide_ours(server: Running) -> None:
    pair = sit_down(server)
    ours = f"tottenbury={pair.web['S'].cookies['tottenbury']}"
    for cookie in (f'a={{"b": [1, 2]}}; {ours}', f"odd; =; {ours}; x", f'q="unfinished; {ours}', f"{ours};y=z"):
        assert server.web().get(f"/api/games/{pair.game}", headers={"Cookie": cookie}).json()["table"]["viewer"] == "S"


def test_ipv6_neighbours_share_their_limits() -> None:
    assert neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1:2:3") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("::ffff:192.0.2.7") == "192.0.2.7"
    assert neighbourhood("fe80::1%eth0") == neighbourhood("fe80::2")
    assert neighbourhood("no:address") == "no:address"


def test_sockets_elsewhere_are_refused(server: Running) -> None:
    from websockets.sync.client import connect

    with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{server.port}/elsewhere{secrets.token_hex(4)}"):
        pass
