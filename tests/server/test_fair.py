"""Fair deals over the wire: the commitment before the texts, the texts before the cards, the secret after the end."""

from __future__ import annotations

import pytest

from tests.server.client import Client
from tests.server.running import Running
from tests.server.tables import BOOK
from tottenbury.core.fair import commitment_of
from tottenbury.notation.record import Record
from tottenbury.notation.verifying import verify
from tottenbury.server.tables import table as tables


def _mix(client: Client, game: str, seat: str, text: str) -> None:
    fair = client.tables[game, seat]["fair"]
    answer = client.act(game, "mix", commitment=fair["next"], text=text, seat=seat)
    assert answer["type"] == "accepted", answer


def test_two_people_deal_together_and_check_it_afterwards(server: Running) -> None:
    host, guest = server.web(), server.web()
    game = host.post("/api/games", json={"rulebook": BOOK, "against": "friend", "seat": "S", "mixes": True}).json()["game"]
    south = server.socket(host)
    shown = south.follow(game)
    assert shown["fair"]["awaited"] == ["S"]
    assert not shown["fair"]["pending"]
    commitment = shown["fair"]["next"]
    _mix(south, game, "S", "of-South")
    assert guest.get(f"/api/games/{game}").json()["fair"]["next"] == commitment  # seen before he sits down
    guest.post(f"/api/games/{game}/join", json={"name": "Bob", "mixes": True})
    north = server.socket(guest)
    assert north.follow(game)["fair"]["awaited"] == ["N"]
    assert north.tables[game, "N"]["table"]["position"] is None
    _mix(north, game, "N", "of_North")
    south.wait(game, "S", north.tables[game, "N"]["table"]["sequence"])
    fair = south.tables[game, "S"]["fair"]
    assert (fair["commitment"], fair["south"], fair["north"], fair["secret"]) == (commitment, "of-South", "of_North", None)
    assert "Secret" not in host.get(f"/api/games/{game}/record").text
    assert south.act(game, "resign")["type"] == "accepted"
    south.settle()
    over = south.tables[game, "S"]["fair"]
    assert commitment_of(over["secret"]) == commitment
    assert over["next"] not in (None, commitment)
    record = Record.parse(guest.get(f"/api/games/{game}/record").text)
    assert all(check.holds for check in verify(record))
    assert not any(over["secret"] in text for text in north.bytes[:-3])


def test_one_screen_adds_a_text_for_each_seat_and_a_computer_none(server: Running) -> None:
    web = server.web()
    for against, seats in (("self", "SN"), ("novice", "S")):
        game = web.post("/api/games", json={"rulebook": "tug", "against": against, "seat": "S", "mixes": True}).json()["game"]
        client = server.socket(web)
        client.follow(game)
        while (game, seats[-1]) not in client.tables:
            client.hear("table")
        for seat in seats:
            _mix(client, game, seat, f"text{seat}")
        client.settle()
        shown = client.tables[game, "S"]
        assert shown["table"]["status"] == "running"
        assert [shown["fair"][name] for name in ("south", "north")] == ["textS", "textN" if against == "self" else ""]


def test_a_text_that_was_promised_and_does_not_come_holds_nobody_up(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "TEXT_PATIENCE", 100)
    web = server.web()
    game = web.post("/api/games", json={"rulebook": BOOK, "against": "novice", "seat": "S", "first": "S", "mixes": True}).json()["game"]
    client = server.socket(web)
    assert client.follow(game)["table"]["viewer"] == "S"
    while client.tables[game, "S"]["table"]["status"] != "running":
        client.hear("update")
    assert client.tables[game, "S"]["fair"]["south"] == ""
    late = client.act(game, "mix", commitment=client.tables[game, "S"]["fair"]["commitment"], text="late")
    assert (late["type"], late["code"]) == ("refused", "refused")


def test_who_promises_nothing_plays_at_once(server: Running) -> None:
    web = server.web()
    game = web.post("/api/games", json={"rulebook": BOOK, "against": "novice", "seat": "S", "first": "S"}).json()["game"]
    shown = web.get(f"/api/games/{game}").json()
    assert shown["table"]["status"] == "running"
    assert len(shown["fair"]["commitment"]) == 64


@pytest.mark.parametrize("text", ["", "a b", "ä", "x" * 65, "a|b", 'a"]'])
def test_wrong_texts_are_refused_and_the_table_still_waits(server: Running, text: str) -> None:
    web = server.web()
    game = web.post("/api/games", json={"rulebook": BOOK, "against": "novice", "seat": "S", "mixes": True}).json()["game"]
    client = server.socket(web)
    commitment = client.follow(game)["fair"]["next"]
    assert client.act(game, "mix", commitment=commitment, text=text)["code"] == "refused"
    assert client.act(game, "mix", commitment="0" * 64, text="fine")["code"] == "refused"
    assert web.get(f"/api/games/{game}").json()["fair"]["awaited"] == ["S"]


def test_a_rematch_has_a_fresh_secret(server: Running) -> None:
    web = server.web()
    game = web.post("/api/games", json={"rulebook": BOOK, "against": "novice", "seat": "S", "mixes": True}).json()["game"]
    client = server.socket(web)
    client.follow(game)
    commitments = []
    for _ in range(2):
        commitments.append(client.tables[game, "S"]["fair"]["next"])
        _mix(client, game, "S", "text")
        client.settle()
        while client.act(game, "resign")["type"] == "refused":  # the computer had moved meanwhile
            client.settle()
        client.settle()
        client.act(game, "offer", what="rematch")
        client.settle()
        assert client.tables[game, "S"]["fair"]["pending"]
    assert len(set(commitments)) == 2
    records = [Record.parse(web.get(f"/api/games/{game}/record?game_number={number}").text) for number in (1, 2)]
    assert [record.tags["Commitment"] for record in records] == commitments
    assert all(check.holds for record in records for check in verify(record))
