"""Games step by step: everybody sees what he saw, and nobody more before the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tottenbury as tb
from tests.server.running import Running
from tests.server.tables import BOOK, Pair, lay, sit_down
from tottenbury.core.seats import Seat
from tottenbury.session.settings import Settings

BOOKS = ("stones-1999", "stones-2024-tactics", "siege-2020-tactics", "tug")


def _replay(web: Any, game: str, **query: Any) -> dict[str, Any]:
    answer = web.get(f"/api/games/{game}/replay", params=query)
    assert answer.status_code == 200, answer.text
    replay: dict[str, Any] = answer.json()
    return replay


def _lines(replay: dict[str, Any]) -> list[list[Any]]:
    return [[step[part] for part in ("turn", "seat", "text", "struck", "move")] for step in replay["steps"][1:]]


def _some_moves(pair: Pair, chance: random.Random, number: int) -> None:
    for _ in range(number):
        if pair.table("S")["status"] == "running":
            pair.move(chance.choice(pair.table(pair.mover())["legal"]))


@pytest.mark.parametrize("book", BOOKS)
def test_while_a_game_runs_a_replay_tells_what_the_log_and_the_table_told(server: Running, book: str, seed: int) -> None:
    print("seed", seed)
    pair, stranger = sit_down(server, rulebook=book, public=True), server.web()
    chance = random.Random(seed)
    for _ in range(6):
        shown = {seat: [pair.client[seat].tables[pair.game, seat]] for seat in "SN"}
        _some_moves(pair, chance, 5)
        if pair.table("S")["status"] != "running":
            break
        for seat in "SN":
            table = pair.client[seat].tables[pair.game, seat]
            replay = _replay(pair.web[seat], pair.game)
            assert _lines(replay) == table["log"]
            assert replay["steps"][-1]["position"] == table["table"]["position"]
            assert shown[seat][0]["table"]["position"] in {step["position"] for step in replay["steps"]}
            assert (replay["mine"], replay["view"], replay["views"], replay["result"]) == (seat, seat, [seat, "none"], "*")
        spectator = server.socket()
        table = spectator.follow(pair.game)
        for web in (stranger, pair.web["S"]):
            replay = _replay(web, pair.game, view="none")
            assert _lines(replay) == table["log"]
            assert replay["steps"][-1]["position"] == table["table"]["position"]


def test_before_the_end_nobody_looks_from_another_seat(server: Running) -> None:
    pair, stranger = sit_down(server, public=True), server.web()
    pair.move()
    for web, views in ((pair.web["S"], ("N", "all")), (pair.web["N"], ("S", "all")), (stranger, ("S", "N", "all"))):
        for view in views:
            refused = web.get(f"/api/games/{pair.game}/replay", params={"view": view})
            assert (refused.status_code, refused.json()["code"]) == (400, "refused")
    assert stranger.get(f"/api/games/{sit_down(server).game}/replay").status_code == 404
    assert stranger.get("/api/games/nowhere/replay").status_code == 404
    assert pair.web["S"].get(f"/api/games/{pair.game}/replay", params={"view": "everything"}).status_code == 400
    assert pair.web["S"].get(f"/api/games/{pair.game}/replay", params={"game_number": 2}).status_code == 404


def test_other_hidden_cards_make_no_difference_to_who_may_not_see_them(server: Running) -> None:
    south = "b1b2b3b4b5b6"
    cards = [colour + str(value) for colour in "gopry" for value in range(1, 10)] + ["b7", "b8", "b9"]
    heard: dict[str, list[bytes]] = {"S": [], "": []}
    for seed in (1, 2):
        random.Random(seed).shuffle(cards)
        line = f"{BOOK} ././././././././. S play {south} {''.join(sorted(cards[:6]))} {''.join(cards[6:])}"
        game, keys = lay(server, Settings(rulebook=BOOK, first="S", position=line, public=True), seed=seed)
        client = server.socket()
        client.follow(game, keys["S"])
        client.act(game, "move", move="b1@1", seat="S")
        table = client.tables[game, "S"]["table"]
        own = server.web(headers={"Authorization": f"Bearer {keys['S']}"}).get(f"/api/games/{game}/replay").content
        none = server.web().get(f"/api/games/{game}/replay").content
        drawn = next(card for card in cards if card in table["position"].split()[4])
        for kind, body in (("S", own), ("", none)):
            heard[kind].append(body.replace(game.encode(), b"GAME").replace(drawn.encode(), b"NEW"))
    assert heard[""][0] == heard[""][1]
    assert heard["S"][0] == heard["S"][1]
    assert b'"mine":"S"' in heard["S"][0]


@pytest.mark.parametrize("book", BOOKS)
def test_after_the_end_everybody_looks_from_everywhere(server: Running, book: str, seed: int) -> None:
    print("seed", seed)
    pair, stranger = sit_down(server, rulebook=book), server.web()
    _some_moves(pair, random.Random(seed), 30)
    if pair.table("S")["status"] == "running":
        pair.act("N", "resign")
    record = tb.Record.parse(stranger.get(f"/api/games/{pair.game}/record").text)
    shown = _replay(stranger, pair.game)
    assert (shown["view"], shown["views"], shown["mine"]) == ("all", ["S", "N", "all", "none"], None)
    assert (shown["south"], shown["north"], shown["rulebook"]) == ("Ann", "Bob", book)
    assert (shown["result"], shown["round"], shown["rounds"]) == (record.result, 1, 1)
    assert shown["first"] == record.start.turn.letter
    assert [step["position"] for step in shown["steps"] if step["decision"]] == [str(position) for position in record.positions()]
    for view, seat in (("S", Seat.SOUTH), ("N", Seat.NORTH), ("none", None)):
        seen = _replay(stranger, pair.game, view=view)
        positions = [step["position"] for step in seen["steps"] if step["decision"]]
        assert positions == [str(position.view(seat)) for position in record.positions()]
    assert _replay(pair.web["N"], pair.game)["view"] == "N"
    assert _lines(_replay(pair.web["N"], pair.game)) == pair.client["N"].tables[pair.game, "N"]["log"]


def test_a_record_that_knows_only_one_side_shows_only_that_side(server: Running, seed: int) -> None:
    print("seed", seed)
    pair, stranger = sit_down(server), server.web()
    _some_moves(pair, random.Random(seed), 8)
    text = pair.web["S"].get(f"/api/games/{pair.game}/record").text
    kept = stranger.post("/api/records", json={"record": text}).json()["game"]
    replay = _replay(stranger, kept)
    assert (replay["view"], replay["views"]) == ("S", ["S", "none"])
    assert replay["steps"] == _replay(pair.web["S"], pair.game)["steps"]


def test_each_game_of_a_match_has_its_own_replay_and_a_revenge_changes_the_seat(server: Running) -> None:
    pair = sit_down(server, rulebook="siege-2020", format="revenge", first="S")
    pair.act("S", "resign")
    for seat in "SN":
        assert pair.act(seat, "next")["type"] == "accepted"
    first, second = (_replay(pair.web["S"], pair.game, game_number=number) for number in (1, 2))
    assert (first["mine"], first["views"], first["rounds"], first["result"]) == ("S", ["S", "N", "all", "none"], 2, "N resigned")
    assert (second["mine"], second["views"], second["round"]) == ("N", ["N", "none"], 2)
    assert _replay(pair.web["S"], pair.game) == second


def test_at_one_screen_one_looks_from_both_seats_but_not_into_the_pile(server: Running) -> None:
    web = server.web()
    game = web.post("/api/games", json={"rulebook": BOOK, "against": "self"}).json()["game"]
    assert _replay(web, game)["views"] == ["S", "N", "none"]
    assert [_replay(web, game, view=view)["view"] for view in ("S", "N", "none")] == ["S", "N", "none"]
    assert web.get(f"/api/games/{game}/replay", params={"view": "all"}).status_code == 400


LINE = "stones-1999 R5b6R6b8R7/b7/././././././. S claim g1g2o4p5y3 ?6 ?37"


def test_a_claim_is_proved_in_a_position_of_no_table(server: Running) -> None:
    web = server.web()
    proof = web.get("/api/proof", params={"line": LINE, "place": 1, "seat": "S"}).json()
    assert (proof["type"], proof["game"], proof["holds"], proof["formation"]["type"]) == ("proof", "", True, "colour run")
    proof = web.get("/api/proof", params={"line": LINE.replace("/b7/", "/./").replace("?37", "?38"), "place": 1, "seat": "S"}).json()
    assert (proof["holds"], proof["added"], proof["counter"]["type"]) == (False, ["b7"], "colour run")


def test_what_lies_in_the_hands_of_an_open_line_proves_nothing(server: Running) -> None:
    opened = tb.rulebook(BOOK).deal(seed=3)
    proof = server.web().get("/api/proof", params={"line": str(opened), "place": 4, "seat": "N"}).json()
    assert (proof["seat"], proof["place"], proof["holds"]) == ("N", 4, False)


@pytest.mark.parametrize(
    "query",
    [
        {},
        {"line": LINE},
        {"line": LINE, "place": 1},
        {"line": LINE, "place": 10, "seat": "S"},
        {"line": LINE, "place": "x", "seat": "S"},
        {"line": LINE, "place": 1, "seat": "W"},
        {"line": "stones-1999 x", "place": 1, "seat": "S"},
        {"line": "/etc/passwd.toml x", "place": 1, "seat": "S"},
        {"line": "", "place": 1, "seat": "S"},
        {"line": "tug 654 12 531 9 S roll -", "place": 1, "seat": "S"},
    ],
)
def test_a_proof_that_makes_no_sense_is_refused_with_a_reason(server: Running, query: dict[str, Any]) -> None:
    answer = server.web().get("/api/proof", params=query)
    assert answer.status_code == 400
    assert answer.json()["reason"]


def test_moves_are_made_from_a_line(server: Running) -> None:
    web = server.web()
    shown = web.get("/api/position", params={"line": LINE, "moves": "!1, +c=r1"}).json()
    assert shown["position"] == "stones-1999 R5b6R6b8R7+/b7/././././././. N play g1g2o4p5r1y3 ?6 ?36"
    for moves in ("!2", "x", "!1,+c=r5", "!1,!1,!1"):
        answer = web.get("/api/position", params={"line": LINE, "moves": moves})
        assert (answer.status_code, answer.json()["code"]) == (400, "illegal"), moves


def test_a_rulebook_says_what_has_to_be_known_to_draw_it(server: Running) -> None:
    web = server.web()
    books = {book["rulebook"]: book for book in web.get("/api/rulebooks").json()}
    assert list(books) == list(tb.rulebooks())
    assert {book["game"] for book in books.values()} == {"stones", "siege", "tug"}
    stones, siege, tug = books["stones-2024-early-bird"], books["siege-2020"], books["tug"]
    assert (stones["edition"], stones["places"], stones["hand"], stones["claims"], stones["cards_at"]) == ("2024", 9, 7, "start", 3)
    assert stones["deck"] | {"spy": 7} == {"colours": "bgopry", "weakest": 1, "strongest": 9, "spy": 7, "shield": [1, 3]}
    assert sum(kind["count"] for kind in stones["tactics"]) == 10
    assert stones["formations"][0] == {"key": "colour run", "name": "Königstrupp"}
    assert [tile["intact"]["cards"] for tile in siege["wall"]] == [3, 4, 3, 2, 3, 4, 3]
    assert [tile["damaged"]["sign"] for tile in siege["wall"]] == ["run", "=", "colour", "-", "colour", "=", "run"]
    assert (siege["cauldrons"], siege["places"], siege["tactics"], siege["claims"]) == (3, 7, [], "turn")
    assert (tug["deck"], tug["places"], tug["edition"], tug["claims"]) == (None, 0, "", None)


def test_one_rulebook_is_shown_with_its_options(server: Running) -> None:
    web = server.web()
    shown = web.get("/api/rulebooks/stones-2004-tactics;hand=8;joker_limit=on_table").json()
    assert (shown["rulebook"], shown["hand"]) == ("stones-2004-tactics;hand=8;joker_limit=on_table", 8)
    assert web.get("/api/rulebooks/battle-line").json()["deck"]["strongest"] == 10
    for wrong in ("stones-1998", "stones-1999;hand=99", "..%2Fx.toml", "mine.toml"):
        assert web.get(f"/api/rulebooks/{wrong}").status_code in (400, 404), wrong
