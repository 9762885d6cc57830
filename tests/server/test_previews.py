"""What a messenger shows of a link: for an invitation whose it is, and of any other table nothing at all."""

from __future__ import annotations

from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.server.running import Running
from tests.server.tables import BOOK, sit_down
from tottenbury.server.pages.previews import language_of
from tottenbury.server.pages.site import digests

PAGE = "<!doctype html><head><style>p{margin:0}</style><!-- told --></head><script>1</script><script src='/a.js'></script>"


class Tags(HTMLParser):
    """The meta elements of a page, by name, as a messenger reads them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.others: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        if tag == "meta":
            self.found[named.get("property") or named.get("name") or ""] = named.get("content") or ""
        else:
            self.others.append(tag)


@pytest.fixture
def built(serving: Callable[..., Running], tmp_path: Path) -> Running:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text(PAGE)
    return serving(site=tmp_path / "site", origins=("https://example.org",))


def told(server: Running, path: str, **headers: str) -> dict[str, str]:
    answer = server.web().get(path, headers=headers)
    assert answer.status_code == 200
    return Tags(answer.text).found


def invite(server: Running, name: str, **more: object) -> str:
    made = server.web().post("/api/games", json={"rulebook": BOOK, "against": "friend", "name": name, **more})
    assert made.status_code == 201, made.text
    return str(made.json()["game"])


def test_an_invitation_says_who_invites_and_to_what(built: Running) -> None:
    game = invite(built, "Anna")
    tags = told(built, f"/table/{game}")
    assert tags["og:title"] == "Anna invites you: Border stones, 1999"
    assert tags["og:url"] == f"{built.origin}/table/{game}"
    assert tags["og:image"] == f"{built.origin}/preview.png"
    assert tags["twitter:card"] == "summary_large_image"
    german = told(built, f"/table/{game}", **{"Accept-Language": "fr;q=0.9, de-AT;q=0.8, en;q=0.1"})
    assert german["og:title"].startswith("Anna lädt dich ein: ")
    assert told(built, f"/table/{invite(built, '')}")["og:title"] == "You are invited: Border stones, 1999"


@pytest.mark.parametrize("name", ['"><script>alert(1)</script>', "</title><b>", "a&quot;b", "' onload='x"])
def test_a_name_stays_a_name(built: Running, name: str) -> None:
    answer = built.web().get(f"/table/{invite(built, name)}")
    tags = Tags(answer.text)
    assert tags.found["og:title"] == f"{name} invites you: Border stones, 1999"
    assert tags.others == Tags(PAGE).others


def test_of_a_table_that_waits_for_nobody_nothing_is_told(built: Running) -> None:
    """Not even whether it exists: the page is the same as for a name that nobody has."""
    private, public = sit_down(built), sit_down(built, public=True)
    nobody = built.web().get("/table/AAAAAAAAAAAAAAAA").text
    for game in (private.game, public.game):
        assert built.web().get(f"/table/{game}").text == nobody
        assert "Ann" not in nobody
        assert game not in built.web().get(f"/table/{game}").text
    private.act("S", "resign")
    assert built.web().get(f"/table/{private.game}").text == nobody
    for path in ("/", "/games", f"/replay/{private.game}"):
        assert told(built, path)["og:title"] == "Tottenbury · Border duels for two"


def test_addresses_are_those_under_which_one_is_known(built: Running) -> None:
    assert told(built, "/", Host="example.org")["og:image"] == "https://example.org/preview.png"
    assert told(built, "/", Host="localhost:8190")["og:url"] == "http://localhost:8190/"
    assert built.web().get("/", headers={"Host": "evil.example"}).status_code == 403


def test_what_stands_in_the_page_is_allowed_by_its_digest_alone(built: Running) -> None:
    answer = built.web().get("/")
    policy = answer.headers["content-security-policy"]
    (script,), (style,) = digests(answer.text, "script"), digests(answer.text, "style")
    assert f"script-src 'self' '{script}';" in policy
    assert f"style-src 'self' '{style}';" in policy
    assert "unsafe" not in policy
    assert answer.headers["vary"] == "accept-encoding, accept-language"
    again = built.web().get("/", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    ("wish", "language"),
    [(b"", "en"), (b"de", "de"), (b"fr, nl-BE;q=0.5", "nl"), (b"en;q=0.1, de;q=0.9", "de"), (b"de;q=0, nl", "nl"), (b";;q=x,,", "en")],
)
def test_the_language_is_the_best_of_ours(wish: bytes, language: str) -> None:
    assert language_of({b"accept-language": wish}) == language
