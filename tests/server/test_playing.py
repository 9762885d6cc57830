"""Games between people and against the computer, through real sockets."""

from __future__ import annotations

import random

from tests.server.running import Running
from tests.server.tables import BOOK, sit_down
from tottenbury.notation.record import Record


def test_two_people_play_from_the_first_card_to_the_end_and_see_what_a_newcomer_would_see(server: Running, seed: int) -> None:
    print("seed", seed)
    pair = sit_down(server)
    pair.play_out(random.Random(seed))
    assert pair.table("S")["status"] == "finished"
    assert pair.table("S")["result"] == pair.table("N")["result"]
    for seat in "SN":
        folded = pair.client[seat].tables[pair.game, seat]
        assert folded == pair.web[seat].get(f"/api/games/{pair.game}").json()
        assert folded == server.socket(pair.web[seat]).follow(pair.game)


def test_folded_changes_equal_a_fresh_look_in_mid_game_as_well(server: Running, seed: int) -> None:
    print("seed", seed)
    pair, chance = sit_down(server), random.Random(seed)
    for turn in range(24):
        pair.move(chance.choice(pair.table(pair.mover())["legal"]))
        seat = "SN"[turn % 2]
        assert pair.client[seat].tables[pair.game, seat] == pair.web[seat].get(f"/api/games/{pair.game}").json()


def test_a_person_plays_a_whole_game_against_the_computer(server: Running, seed: int) -> None:
    print("seed", seed)
    web, chance = server.web(), random.Random(seed)
    game = web.post("/api/games", json={"rulebook": BOOK, "against": "novice", "seat": "N", "clock": "fischer:600+1"}).json()["game"]
    client = server.socket(web)
    client.follow(game)
    while (table := client.tables[game, "N"]["table"])["status"] == "running":
        if table["legal"]:
            assert client.act(game, "move", move=chance.choice(table["legal"]))["type"] == "accepted"
        client.wait(game, "N", table["sequence"] + 1)
    assert table["result"][0] in "SN-"
    assert client.tables[game, "N"] == web.get(f"/api/games/{game}").json()


def test_a_finished_game_can_be_read_by_anybody_with_its_link(server: Running, seed: int) -> None:
    print("seed", seed)
    pair, stranger = sit_down(server), server.web()
    pair.play_out(random.Random(seed))
    text = stranger.get(f"/api/games/{pair.game}/record").text
    record = Record.parse(text)
    assert (record.tags["South"], record.tags["North"]) == ("Ann", "Bob")
    assert record.result == pair.table("S")["result"]
    positions = record.positions()
    for number in (0, len(positions) // 2, len(positions) - 1):
        shown = stranger.get(f"/api/games/{pair.game}/positions/{number}").json()
        assert shown["position"] == str(positions[number])
    assert stranger.get(f"/api/games/{pair.game}/positions/{len(positions)}").status_code == 404
    assert stranger.get(f"/api/games/{pair.game}/record", params={"game_number": 2}).status_code == 404


def test_a_record_that_goes_out_can_come_in_again(server: Running, seed: int) -> None:
    print("seed", seed)
    pair, stranger = sit_down(server), server.web()
    pair.play_out(random.Random(seed))
    text = stranger.get(f"/api/games/{pair.game}/record").text
    kept = stranger.post("/api/records", json={"record": text, "public": True})
    assert kept.status_code == 201
    shown = kept.json()
    assert (shown["status"], shown["south"], shown["north"]) == ("finished", "Ann", "Bob")
    assert stranger.get(f"/api/games/{shown['game']}/record").text == text
    assert stranger.post("/api/records", json={"record": text.replace("1. ", "2. ")}).json()["code"] == "illegal"


def test_a_running_game_is_recorded_as_far_as_its_reader_may_know_it(server: Running) -> None:
    pair = sit_down(server)
    for _ in range(4):
        pair.move()
    own = pair.web["S"].get(f"/api/games/{pair.game}/record").text
    other = pair.web["N"].get(f"/api/games/{pair.game}/record").text
    assert "?" in own
    assert "?" in other
    assert own != other
    assert pair.web["S"].get(f"/api/games/{pair.game}/positions/0").json()["legal"] != []
    assert server.web().get(f"/api/games/{pair.game}/record").status_code == 404
