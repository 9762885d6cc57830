"""Answers in fewer bytes and answers that are kept: where nothing secret is in them, and nowhere else."""

from __future__ import annotations

import gzip
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.running import Running
from tests.server.tables import BOOK, sit_down

ZIPPED = {"Accept-Encoding": "gzip"}
SAME = ["/api/rulebooks", "/api/rulebooks/siege-2020", "/api/messages.json", "/check_deal.py"]


@pytest.mark.parametrize("path", SAME)
def test_what_everybody_may_know_is_packed_and_not_sent_twice(server: Running, path: str) -> None:
    web = server.web()
    plain = web.get(path, headers={"Accept-Encoding": "identity"})
    with web.stream("GET", path, headers=ZIPPED) as packed:
        raw = b"".join(packed.iter_raw())
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw) == plain.content
    assert int(packed.headers["content-length"]) == len(raw) < len(plain.content)
    for answer in (plain, packed):
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["vary"] == "accept-encoding"
        again = web.get(path, headers={**ZIPPED, "If-None-Match": answer.headers["etag"]})
        assert again.status_code == (304 if answer is packed else 200)
    head = web.head(path, headers=ZIPPED)
    assert head.content == b""


def test_a_refusal_is_neither_packed_nor_kept(server: Running) -> None:
    answer = server.web().get("/api/rulebooks/nonsense", headers=ZIPPED)
    assert answer.status_code == 400
    assert "etag" not in answer.headers
    assert answer.headers["cache-control"] == "no-store"


def test_secrets_tables_and_lists_are_never_packed(server: Running) -> None:
    """Who could put words beside a secret, and see how well both pack together, would learn the secret."""
    pair = sit_down(server, public=True)
    web = pair.web["S"]
    answers = [
        web.post("/api/games", json={"rulebook": BOOK, "against": "self", "name": "Ann"}, headers=ZIPPED),
        *(web.get(path, headers=ZIPPED) for path in ("/api/games?mine=true", "/api/games", "/api/lobby", f"/api/games/{pair.game}")),
        web.get(f"/api/games/{pair.game}/replay", headers=ZIPPED),
        web.get(f"/api/games/{pair.game}/record", headers=ZIPPED),
    ]
    for answer in answers:
        assert answer.is_success, answer.text
        assert "content-encoding" not in answer.headers
        assert "etag" not in answer.headers
        assert answer.headers["cache-control"] == "no-store"


def test_the_replay_of_a_game_that_is_over_is_packed_but_not_kept(server: Running, seed: int) -> None:
    print(f"seed {seed}")
    pair = sit_down(server)
    pair.play_out(random.Random(seed))
    with pair.web["S"].stream("GET", f"/api/games/{pair.game}/replay", headers=ZIPPED) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-store"
    assert pair.game.encode() in gzip.decompress(raw)


def test_files_that_lie_ready_as_brotli_are_sent_so(serving: Callable[..., Running], tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    for name, body in {"index.html": "<p>", "assets/a-1.js": "a" * 2000, "assets/a-1.js.br": "packed"}.items():
        (site / name).write_text(body)
    web = serving(site=site).web()
    with web.stream("GET", "/assets/a-1.js", headers={"Accept-Encoding": "gzip, br"}) as answer:
        assert (answer.headers["content-encoding"], b"".join(answer.iter_raw())) == ("br", b"packed")
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    tags = {web.get("/assets/a-1.js", headers={"Accept-Encoding": coding}).headers["etag"] for coding in ("gzip", "identity")}
    assert len(tags | {answer.headers["etag"]}) == 3
    assert web.get("/assets/a-1.js.br").status_code == 404
