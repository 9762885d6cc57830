"""The built front end as the server hands it out."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.running import Running

PAGE = "<!doctype html><title>Tottenbury</title>" + "<p>stones</p>" * 100
SCRIPT = "export const stones = 9;\n" * 100
FILES = {
    "index.html": PAGE,
    "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "site.webmanifest": "{}",
    "assets/index-Ab12.js": SCRIPT,
    "assets/index-Cd34.css": "body { margin: 0 }\n" * 50,
    "assets/en-Ef56.ftl": "general-ok = Fine \N{EN DASH} good\n",
    "assets/plain-Gh78.woff2": "wOF2",
    ".digest": "secret",
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    (tmp_path / "private.txt").write_text("private")
    return folder


@pytest.fixture
def built(serving: Callable[..., Running], site: Path) -> Running:
    return serving(site=site)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/WQDNa1SO_oOQNWYR",
        "/replay/WQDNa1SO_oOQNWYR?round=1&at=12&view=S",
        "/position?line=tug",
        "/learn",
        "/learn/stones-2004-tactics;joker_limit=on_table",
        "/games",
        "/watch",
        "/index.html",
    ],
)
def test_every_address_of_the_front_end_shows_its_page(built: Running, path: str) -> None:
    answer = built.web().get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_a_page_that_one_has_is_not_sent_again(built: Running) -> None:
    web = built.web()
    first = web.get("/")
    again = web.get("/table/x", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
    assert web.get("/", headers={"If-None-Match": 'W/"other", "more"'}).status_code == 200
    plain = web.get("/", headers={"Accept-Encoding": "identity"})
    assert plain.headers["etag"] != first.headers["etag"]


def test_files_come_with_their_kind_and_hashed_ones_are_kept_forever(built: Running) -> None:
    web = built.web()
    for name, kind in (
        ("assets/index-Ab12.js", "text/javascript; charset=utf-8"),
        ("assets/index-Cd34.css", "text/css; charset=utf-8"),
        ("assets/en-Ef56.ftl", "text/plain; charset=utf-8"),
        ("assets/plain-Gh78.woff2", "font/woff2"),
        ("favicon.svg", "image/svg+xml"),
        ("site.webmanifest", "application/manifest+json"),
    ):
        answer = web.get(f"/{name}")
        assert (answer.status_code, answer.text, answer.headers["content-type"]) == (200, FILES[name], kind)
        forever = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
        assert answer.headers["cache-control"] == forever


@pytest.mark.parametrize(
    ("accepted", "zipped"), [("gzip, deflate", True), ("br;q=1, gzip;q=0.5", True), ("gzip;q=0", False), ("identity", False), ("*", True)]
)
def test_who_reads_gzip_gets_gzip(built: Running, accepted: str, zipped: bool) -> None:
    with built.web().stream("GET", "/assets/index-Ab12.js", headers={"Accept-Encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert (answer.headers.get("content-encoding") == "gzip") is zipped
    assert (gzip.decompress(raw) if zipped else raw) == SCRIPT.encode()
    assert int(answer.headers["content-length"]) == len(raw)
    assert answer.headers["vary"] == "accept-encoding"


def test_head_says_the_same_without_the_body(built: Running) -> None:
    web = built.web()
    for path in ("/", "/assets/index-Ab12.js"):
        head, whole = web.head(path), web.get(path)
        assert (head.status_code, head.content) == (200, b"")
        assert {name: head.headers[name] for name in ("etag", "content-length", "content-type")} == {
            name: whole.headers[name] for name in ("etag", "content-length", "content-type")
        }


@pytest.mark.parametrize(
    "path",
    ["/../private.txt", "/..%2fprivate.txt", "/assets/../../private.txt", "/%2e%2e/private.txt", "/assets/%2e%2e%2f..%2fprivate.txt",
     "/assets", "/assets/", "/.digest", "/assets\\..\\..\\private.txt", "/table/a/b", "/nowhere"],
)  # fmt: skip
def test_nothing_but_the_files_of_the_page_is_ever_served(built: Running, path: str) -> None:
    answer = built.web().get(path, headers={"Accept": "*/*"})
    assert answer.status_code == 404
    assert "private" not in answer.text.replace(path, "")
    assert "secret" not in answer.text


def test_who_has_lost_his_way_gets_the_page_with_a_browser_and_json_as_a_program(built: Running) -> None:
    web = built.web()
    lost = web.get("/nowhere", headers={"Accept": "text/html,*/*;q=0.8"})
    assert (lost.status_code, lost.text, lost.headers["content-type"]) == (404, PAGE, "text/html; charset=utf-8")
    assert web.get("/nowhere").json()["code"] == "unknown"
    for path in ("/api/nowhere", "/api/games/nowhere"):
        answer = web.get(path, headers={"Accept": "text/html"})
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown")
    assert web.post("/", json={}).status_code in (404, 405)


def test_what_is_not_the_front_ends_goes_on_as_before(built: Running) -> None:
    web = built.web()
    assert web.get("/health").json()["status"] == "ok"
    assert "tottenbury_sockets" in web.get("/metrics").text
    assert "Lay a table" in web.get("/schema").text
    assert web.get("/api/rulebooks").status_code == 200


def test_a_page_that_was_built_anew_is_served_anew(built: Running, site: Path) -> None:
    web = built.web()
    assert web.get("/").text == PAGE
    (site / "assets" / "new-Ij90.js").write_text("new")
    (site / "index.html").write_text("<!doctype html>new")
    assert web.get("/").text == "<!doctype html>new"
    assert web.get("/assets/new-Ij90.js").text == "new"


def test_without_a_built_page_the_server_says_how_to_build_it_and_works_otherwise(serving: Callable[..., Running], tmp_path: Path) -> None:
    web = serving(site=tmp_path / "none").web()
    for path in ("/", "/table/x"):
        answer = web.get(path)
        assert (answer.status_code, "make play" in answer.text) == (503, True)
        assert "<script" not in answer.text
    assert web.get("/nowhere", headers={"Accept": "text/html"}).status_code == 404
    assert web.get("/api/rulebooks").status_code == 200
    assert web.get("/plain.css").status_code == 200
