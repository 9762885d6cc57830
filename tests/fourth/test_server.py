"""Sticks on a real server: laid, played by two people, dealt fairly, replayed, and played against a computer."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.server.running import Running
from tests.server.tables import sit_down
from tottenbury.notation.record import Record
from tottenbury.notation.verifying import verify


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("server") / "games.db")
    yield running
    running.stop()


def test_it_is_offered_like_every_published_rulebook(server: Running) -> None:
    web = server.web()
    listed = {book["rulebook"]: book for book in web.get("/api/rulebooks").json()}
    assert "sticks" in listed
    shown = web.get("/api/rulebooks/sticks;sticks=7").json()
    assert (shown["game"], shown["title"], shown["hidden"], shown["claimants"]) == ("sticks", "Sticks, a made-up game", False, [])
    assert [option["choice"] for option in shown["options"]] == ["7"]
    assert [kind["form"] for kind in shown["moves"]] == ["take1", "take2", "take3"]
    assert (shown["deck"], shown["places"], shown["guide"]) == (None, 0, False)


def test_two_people_play_it_to_the_end_and_look_back(server: Running) -> None:
    pair = sit_down(server, rulebook="sticks;sticks=9", public=True)
    assert pair.table("S")["position"].startswith("sticks;sticks=9 9 ")
    refused = pair.act(pair.mover(), "move", move="take4")
    assert refused["type"] == "refused"
    pair.play_out(random.Random(3))
    table = pair.table("S")
    assert table["result"].endswith(" last-stick")
    web = server.web()
    replay = web.get(f"/api/games/{pair.game}/replay", params={"view": "all"}).json()
    steps = replay["steps"]
    assert steps[-1]["position"] == table["position"]
    assert sum(int(step["text"].removeprefix("take")) for step in steps[1:]) == 9
    assert {step["move"]["kind"] for step in steps[1:]} <= {"take-1", "take-2", "take-3"}
    record = Record.parse(web.get(f"/api/games/{pair.game}/record").text)
    assert record.result == table["result"]
    checks = verify(record)
    assert checks
    assert all(check.holds for check in checks)


def test_a_record_of_it_is_taken_in_from_outside(server: Running) -> None:
    pair = sit_down(server, rulebook="sticks")
    pair.play_out(random.Random(1))
    record = pair.web["S"].get(f"/api/games/{pair.game}/record").text
    answer = server.web().post("/api/records", json={"record": record})
    assert answer.status_code == 201, answer.text


def test_a_computer_plays_it(server: Running) -> None:
    web = server.web()
    made = web.post("/api/games", json={"rulebook": "sticks", "against": "easy", "seat": "S", "first": "S"})
    assert made.status_code == 201, made.text
    game = made.json()["game"]
    client = server.socket(web)
    client.follow(game)
    while (table := client.tables[game, "S"]["table"])["status"] == "running":
        if table["to_move"] == "S":
            assert client.act(game, "move", move=table["legal"][-1])["type"] == "accepted"
        else:
            client.hear("update", "table")
    assert table["result"].endswith(" last-stick")
