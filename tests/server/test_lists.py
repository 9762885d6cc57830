"""Lists of one's own games: what is over stays, what was brought in is there, and what one does not want to see goes."""

from __future__ import annotations

from typing import Any

import httpx

import tottenbury as tb
from tests.server.running import Running
from tests.server.tables import BOOK, sit_down


def mine(web: httpx.Client, **wanted: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = web.get("/api/games", params={"mine": True, **wanted}).json()
    return found


def lines(found: list[dict[str, Any]]) -> list[tuple[int, str, str]]:
    return [(one["round"], one["status"], one["result"]) for one in found]


def rematch(pair: Any) -> None:
    pair.act("S", "offer", what="rematch")
    pair.act("N", "accept", what="rematch")


def test_games_that_are_over_stay_when_there_is_a_rematch(server: Running) -> None:
    pair = sit_down(server)
    pair.act("S", "resign")
    assert lines(mine(pair.web["S"])) == [(0, "finished", "N resigned")]
    rematch(pair)
    pair.act("N", "resign")
    rematch(pair)
    for seat in "SN":
        assert lines(mine(pair.web[seat])) == [(0, "running", ""), (2, "finished", "S resigned"), (1, "finished", "N resigned")]
        assert lines(mine(pair.web[seat], status="finished")) == [(2, "finished", "S resigned"), (1, "finished", "N resigned")]
        assert [one["seats"] for one in mine(pair.web[seat])] == [[seat]] * 3
    pages = []
    before = None
    while page := mine(pair.web["S"], limit=1, **({"before": before} if before else {})):
        pages += page
        before = f"{page[0]['changed']}:{page[0]['game']}" + (f"/{page[0]['round']}" if page[0]["round"] else "")
    assert pages == mine(pair.web["S"])
    assert pair.web["S"].get(f"/api/games/{pair.game}/replay", params={"game_number": 1}).json()["result"] == "N resigned"


def test_a_match_has_a_line_of_its_own_beside_its_games(server: Running) -> None:
    pair = sit_down(server, format="feud:2", first="S")
    pair.act("S", "resign")
    assert sorted(lines(mine(pair.web["S"]))) == [(0, "running", ""), (1, "finished", "N resigned")]
    pair.act("S", "next")
    pair.act("N", "next")
    pair.act("S", "resign")
    assert sorted(lines(mine(pair.web["N"]))) == [(0, "finished", "N match"), (1, "finished", "N resigned"), (2, "finished", "N resigned")]


def test_in_a_revenge_each_line_knows_who_sat_where(server: Running) -> None:
    pair = sit_down(server, rulebook="siege-2020", format="revenge", first="S")
    pair.act("S", "resign")
    pair.act("S", "next")
    pair.act("N", "next")
    seats = {one["round"]: (one["seats"], one["south"]) for one in mine(pair.web["S"])}
    assert seats[0][0] == ["N"]
    assert seats[1][0] == ["S"]
    assert seats[0][1] != seats[1][1]


def test_a_list_says_whose_turn_it_is(server: Running) -> None:
    pair = sit_down(server)
    for _ in range(2):
        mover = pair.mover()
        other = "N" if mover == "S" else "S"
        assert [one["turn"] for one in mine(pair.web[mover], turn=True)] == [mover]
        assert mine(pair.web[other], turn=True) == []
        while pair.mover() == mover:
            pair.move()
    web = server.web()
    game = web.post("/api/games", json={"rulebook": BOOK, "against": "novice", "seat": "N"}).json()["game"]
    [found] = mine(web, turn=True)
    assert (found["game"], found["turn"], found["computer"]) == (game, "N", "novice")
    assert mine(web, computer=False) == []
    assert len(mine(web, computer=True)) == 1
    assert mine(pair.web["S"], computer=True) == []


def test_a_record_that_was_brought_in_is_among_ones_own_games(server: Running) -> None:
    record = str(tb.Recorder(tb.rulebook(BOOK).deal(1), South="Anne", North="Ben").record())
    web = server.web()
    kept = web.post("/api/records", json={"record": record}).json()
    assert [one["game"] for one in mine(web)] == [kept["game"]]
    assert (mine(web)[0]["seats"], mine(web)[0]["south"]) == ([], "Anne")
    assert mine(server.web()) == []


def test_a_game_is_taken_out_of_ones_own_list_alone(server: Running) -> None:
    pair = sit_down(server)
    pair.act("S", "resign")
    web, other = pair.web["S"], pair.web["N"]
    assert web.post(f"/api/games/{pair.game}/hide", json={}).status_code == 204
    assert (mine(web), len(mine(other))) == ([], 1)
    rematch(pair)
    assert lines(mine(web)) == [(0, "running", "")]  # what was taken out stays out, and the new game is there
    assert len(mine(other)) == 2
    assert other.post(f"/api/games/{pair.game}/hide", json={"round": 1}).status_code == 204
    assert lines(mine(other)) == [(0, "running", "")]
    assert web.post(f"/api/games/{pair.game}/hide", json={}).status_code == 204
    assert mine(web) == []
    mover = pair.mover()
    while pair.mover() == mover:
        pair.move()
    assert lines(mine(web)) == [(0, "running", "")]  # something has happened there


def test_nobody_takes_out_what_is_not_in_his_list(server: Running) -> None:
    pair = sit_down(server)
    for game, number in ((pair.game, 0), (pair.game, 1), ("nowhere", 0), (f"{pair.game}%2F1", 0)):
        assert server.web().post(f"/api/games/{game}/hide", json={"round": number}).status_code == 404
    assert pair.web["S"].post(f"/api/games/{pair.game}/hide", json={"round": -1}).status_code == 400
    assert len(mine(pair.web["S"])) == 1


def test_games_against_the_computer_are_counted_by_level(server: Running) -> None:
    web = server.web()
    assert web.get("/api/tally").json() == []
    game = web.post("/api/games", json={"rulebook": "tug", "against": "novice", "seat": "S", "first": "S"}).json()["game"]
    client = server.socket(web)
    client.follow(game)
    assert client.act(game, "resign")["type"] == "accepted"
    assert web.get("/api/tally").json() == [{"computer": "novice", "won": 0, "lost": 1, "drawn": 0}]
