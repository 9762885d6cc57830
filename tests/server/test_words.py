"""Reasons as words: what is refused at a table can be said in the browser's language."""

from __future__ import annotations

from typing import Any

from tests.server.running import Running
from tests.server.tables import sit_down
from tottenbury.words import Said, say


def _said(words: dict[str, Any]) -> Said:
    """The sentence of words from the wire, as a browser would make it."""
    return say(words["key"], **{name: _said(value) if isinstance(value, dict) else value for name, value in words["arguments"].items()})


def test_a_refused_move_and_a_proof_come_as_words(server: Running) -> None:
    pair = sit_down(server, first="S")
    refused = pair.act("S", "move", move="!1")
    assert (refused["type"], refused["code"]) == ("refused", "illegal")
    assert refused["words"]["key"] == "reason-illegal"
    assert refused["words"]["arguments"]["reason"]["key"] == "reason-claims-when-and"
    assert _said(refused["words"]) == refused["reason"]
    assert _said(refused["words"]).text("de") == (
        "!1 ist nicht erlaubt: Steine werden nach dem Ausspielen einer Karte beansprucht, außerdem: an Stein 1 hat Süd 0 von 3 Karten"
    )
    client = pair.client["S"]
    proof = client.ask({"type": "prove", "game": pair.game, "place": 1, "seat": "S"}, "proof")
    assert proof["words"] == {"key": "reason-stone-incomplete", "arguments": {"seat": "S", "stone": 1, "number": 0, "need": 3}}
    assert _said(proof["words"]) == proof["reason"]


def test_refused_requests_come_with_words_too(server: Running) -> None:
    web = server.web()
    unknown = web.get("/api/games/nowhere").json()
    assert unknown == {"code": "unknown", "reason": "no table has this name", "words": {"key": "reason-no-table", "arguments": {}}}
    foreign = web.post("/api/games", json={"rulebook": "tug"}, headers={"origin": "http://elsewhere.example"}).json()
    assert foreign["words"]["key"] == "reason-foreign-page"
    misfit = web.post("/api/games", json={"rulebook": "tug", "format": "feud:5"}).json()
    assert _said(misfit["words"]) == misfit["reason"] == "tug is played as single or rematch, not as feud"
    assert _said(misfit["words"]).text("nl") == "tug wordt gespeeld als single of rematch, niet als feud"
    malformed = web.post("/api/games", json={"rulebook": 7}).json()
    assert (malformed["code"], malformed["words"]) == ("malformed", None)
