"""What people do at a table beside playing: matches, offers, chat, hints, and finding one another."""

from __future__ import annotations

import random
import re

import tottenbury as tb
from tests.server.client import Client
from tests.server.running import Running
from tests.server.tables import BOOK, sit_down


def test_a_feud_of_two_games_goes_on_when_both_are_ready(server: Running) -> None:
    pair = sit_down(server, format="feud:2", first="S")
    pair.play_out(random.Random(7))
    assert pair.table("S")["status"] == "between"
    assert pair.act("S", "stop")["type"] == "refused"
    pair.act("S", "next")
    assert pair.table("N")["ready"] == ["S"]
    pair.act("N", "next")
    assert (pair.table("S")["status"], pair.table("S")["round"]) == ("running", 2)
    pair.act("S", "resign")
    assert pair.table("N")["status"] == "finished"
    assert pair.table("N")["match_result"] is not None
    first, second = (server.web().get(f"/api/games/{pair.game}/record", params={"game_number": number}).text for number in (1, 2))
    assert '[Round "1"]' in first
    assert '[Result "N resigned"]' in second


def test_a_rematch_takes_two(server: Running) -> None:
    pair = sit_down(server)
    assert pair.act("S", "offer", what="rematch")["code"] == "refused"
    pair.act("S", "resign")
    pair.act("N", "offer", what="rematch")
    assert pair.table("S")["offers"] == {"rematch": "N"}
    assert pair.act("N", "accept", what="rematch")["type"] == "refused"
    pair.act("S", "accept", what="rematch")
    assert pair.table("S")["status"] == pair.table("N")["status"] == "running"
    assert pair.client["S"].tables[pair.game, "S"] == pair.web["S"].get(f"/api/games/{pair.game}").json()


def test_a_move_that_has_shown_something_is_taken_back_by_agreement_alone(server: Running) -> None:
    pair = sit_down(server)
    mover = pair.mover()
    other = "N" if mover == "S" else "S"
    before = pair.table(mover)["position"]
    pair.move()
    assert pair.act(mover, "undo")["type"] == "refused"
    pair.act(mover, "offer", what="undo")
    pair.act(other, "decline", what="undo")
    assert pair.table(mover)["position"] != before
    pair.act(mover, "offer", what="undo")
    pair.act(other, "accept", what="undo")
    assert pair.table(mover)["position"] == before
    assert pair.client[mover].tables[pair.game, mover]["log"] == []


def test_a_draw_is_offered_and_accepted(server: Running) -> None:
    pair = sit_down(server)
    pair.act("S", "offer", what="draw")
    assert "accept draw" in pair.table("N")["may"]
    pair.act("N", "accept", what="draw")
    assert pair.table("S")["result"] == "- agreed"


def test_chat_is_for_those_who_sit_at_the_table(server: Running) -> None:
    pair = sit_down(server, public=True)
    spectator = server.socket()
    assert spectator.follow(pair.game)["table"]["viewer"] is None
    pair.act("S", "chat", text="  Good\u202e\n luck\x00 ")
    assert pair.client["N"].tables[pair.game, "N"]["chat"][0][:2] == ["S", "Good luck"]
    assert pair.client["S"].act(pair.game, "chat", text=" \n ")["type"] == "refused"
    assert spectator.act(pair.game, "chat", text="hello")["code"] == "forbidden"
    spectator.settle()
    assert not any("luck" in text for text in spectator.bytes)
    assert len(pair.client["S"].tables[pair.game, "S"]["chat"]) == 1


def test_a_spectator_of_a_public_table_sees_no_hand(server: Running) -> None:
    pair = sit_down(server, public=True)
    spectator = server.socket()
    table = spectator.follow(pair.game)["table"]
    for _ in range(6):
        answer = pair.move()
    table = spectator.wait(pair.game, None, answer["sequence"])["table"]
    assert table["legal"] == []
    assert table["may"] == []
    *_, south, north, pile = table["position"].split()
    assert all(re.fullmatch(r"\?\d+", cards) for cards in (south, north, pile))
    assert all("=" not in text or text.endswith("=?") for _, _, text, *_ in spectator.tables[pair.game, None]["log"])


def test_a_hint_against_the_computer_is_one_of_the_legal_moves_and_is_counted(server: Running) -> None:
    web = server.web()
    game = web.post("/api/games", json={"rulebook": BOOK, "against": "novice", "seat": "S", "first": "S"}).json()["game"]
    client = server.socket(web)
    table = client.follow(game)["table"]
    assert client.act(game, "hint")["type"] == "accepted"
    assert client.act(game, "hint")["code"] == "refused"  # one at a time
    hint = client.hear("hint", timeout=120)
    assert hint["move"] in table["legal"]
    assert hint["move"] in [candidate["move"] for candidate in hint["candidates"]]
    assert client.tables[game, "S"]["table"]["hints"] == 1


def test_people_get_no_hints_against_each_other(server: Running) -> None:
    pair = sit_down(server)
    assert pair.client[pair.mover()].act(pair.game, "hint")["code"] == "refused"


def test_against_the_computer_one_takes_back_without_asking(server: Running) -> None:
    web = server.web()
    game = web.post("/api/games", json={"rulebook": BOOK, "against": "novice", "seat": "S", "first": "S"}).json()["game"]
    client = server.socket(web)
    before = client.follow(game)["table"]
    client.act(game, "move", move=before["legal"][0])
    while not (table := client.tables[game, "S"]["table"])["legal"] or table["sequence"] == before["sequence"]:
        client.wait(game, "S", table["sequence"] + 1)
    assert client.act(game, "undo")["type"] == "accepted"
    client.settle()
    after = client.tables[game, "S"]["table"]
    assert (after["position"], after["practice"]) == (before["position"], True)


def _hot_seat(server: Running) -> tuple[Client, str]:
    web = server.web()
    wanted = {"rulebook": BOOK, "against": "self", "name": "Ann", "other_name": "Bob", "seat": "S"}
    made = web.post("/api/games", json=wanted).json()
    assert sorted(made["seats"]) == ["N", "S"]
    client = server.socket(web)
    client.follow(made["game"])
    client.settle()
    return client, made["game"]


def test_at_one_screen_one_socket_gets_the_views_of_both_seats(server: Running) -> None:
    client, game = _hot_seat(server)
    south, north = (client.tables[game, seat]["table"] for seat in "SN")
    assert (south["south"]["name"], south["north"]["name"]) == ("Ann", "Bob")
    assert south["position"] != north["position"]
    mover = south["to_move"]
    move = client.tables[game, mover]["table"]["legal"][0]
    wrong = client.act(game, "move", move=move, seat="N" if mover == "S" else "S")
    assert wrong["code"] == "turn"
    assert client.act(game, "move", move=move)["type"] == "accepted"
    client.settle()
    assert [client.tables[game, seat]["table"]["to_move"] for seat in "SN"] == (["N", "N"] if mover == "S" else ["S", "S"])


def test_a_move_waits_to_be_confirmed_where_it_would_draw(server: Running) -> None:
    pair = sit_down(server, confirm=True)
    mover = pair.mover()
    other = "N" if mover == "S" else "S"
    before, move = pair.table(other)["position"], pair.table(mover)["legal"][3]
    pair.move(move)
    assert pair.table(mover)["waiting"] == move
    assert pair.table(other)["waiting"] is None
    assert pair.table(other)["position"] == before
    assert pair.act(other, "confirm")["type"] == "refused"
    pair.act(mover, "undo")
    assert pair.table(mover)["waiting"] is None
    pair.move(move)
    pair.act(mover, "confirm")
    assert pair.table(other)["position"] != before


def test_a_proof_goes_by_what_lies_open(server: Running) -> None:
    pair = sit_down(server)
    proof = pair.client["S"].ask({"type": "prove", "game": pair.game, "place": 3, "seat": "S"}, "proof", "refused")
    assert proof["type"] == "proof"
    assert proof["holds"] is False
    assert proof["reason"]
    for place in (0, -1, 10, 2**62, 10**30):
        question = {"type": "prove", "game": pair.game, "place": place, "seat": "N"}
        assert pair.client["S"].ask(question, "proof", "refused")["type"] == "refused"
    assert server.socket().ask({"type": "prove", "game": pair.game, "place": 3, "seat": "S"}, "refused")["code"] == "unknown"


def test_the_lobby_is_sent_again_when_public_tables_change(server: Running) -> None:
    watcher, host = server.socket(), server.web()
    watcher.ask({"type": "lobby"}, "games")
    game = host.post("/api/games", json={"rulebook": BOOK, "against": "friend", "public": True, "name": "Ann"}).json()["game"]
    hidden = host.post("/api/games", json={"rulebook": BOOK, "against": "friend"}).json()["game"]
    lobby = watcher.hear("games")
    assert game in [shown["game"] for shown in lobby["open"]]
    assert hidden not in str(lobby)
    server.web().post(f"/api/games/{game}/join", json={"name": "Bob"})
    lobby = watcher.hear("games")
    assert game in [shown["game"] for shown in lobby["running"]]
    assert game in [shown["game"] for shown in host.get("/api/lobby").json()["running"]]
    watcher.send({"type": "lobby", "follow": False})
    watcher.settle()
    assert server.tables.lobby_listeners == set()


def test_a_socket_that_goes_away_leaves_nothing_behind(server: Running) -> None:
    pair = sit_down(server, public=True)
    watcher = server.socket()
    watcher.ask({"type": "lobby"}, "games")
    watcher.follow(pair.game)
    watcher.close()
    pair.act("S", "resign")

    async def left() -> tuple[int, int]:
        return len(server.tables.lobby_listeners), len(server.tables.open[pair.game].followers)

    assert server.inside(left) == (0, 2)


def test_ones_own_tables_are_found_by_the_cookie_alone(server: Running) -> None:
    pair = sit_down(server)
    for seat in "SN":
        assert [game["game"] for game in pair.web[seat].get("/api/games", params={"mine": True}).json()] == [pair.game]
    assert server.web().get("/api/games", params={"mine": True}).json() == []
    assert pair.game not in server.web().get("/api/games").text


def test_who_sits_at_a_table_already_is_told_where_and_a_third_finds_no_seat(server: Running) -> None:
    pair = sit_down(server)
    again = pair.web["N"].post(f"/api/games/{pair.game}/join", json={"name": "Robert"})
    assert again.json() == {"game": pair.game, "seats": ["N"], "tokens": [pair.token["N"]]}
    assert server.web().post(f"/api/games/{pair.game}/join", json={}).status_code == 400


def test_the_secret_of_a_seat_works_on_a_second_device_and_gives_only_that_seat(server: Running) -> None:
    pair, second = sit_down(server), server.socket()
    assert second.follow(pair.game)["code"] == "unknown"
    assert second.follow(pair.game, pair.token["N"])["table"]["viewer"] == "N"
    assert second.act(pair.game, "resign", seat="S")["code"] == "forbidden"
    assert second.act(pair.game, "chat", text="from my telephone")["type"] == "accepted"
    elsewhere = sit_down(server)
    assert second.follow(elsewhere.game, pair.token["S"])["code"] == "unknown"
    third = server.socket()
    third.ask({"type": "hello", "token": pair.token["S"]}, "welcome")
    assert third.follow(pair.game)["table"]["viewer"] == "S"


def test_who_looked_on_at_a_free_seat_sees_nothing_of_the_private_game(server: Running) -> None:
    host, guest, stranger = server.web(), server.web(), server.socket()
    game = host.post("/api/games", json={"rulebook": BOOK, "against": "friend"}).json()["game"]
    assert stranger.follow(game)["table"]["status"] == "open"
    guest.post(f"/api/games/{game}/join", json={})
    assert stranger.hear("gone", "update")["type"] == "gone"
    assert stranger.follow(game)["code"] == "unknown"
    assert stranger.act(game, "chat", text="still here")["code"] == "unknown"


def test_the_page_of_the_web_interface_needs_no_script_and_says_what_each_request_does(server: Running) -> None:
    web = server.web()
    described = web.get("/schema").text
    assert "Lay a table, and sit down at it." in described
    assert web.get("/schema/openapi.json").json()["paths"]["/api/games"]["post"]["description"] == "Lay a table, and sit down at it."
    assert "<script" not in described
    assert "http://" not in described.replace(server.origin, "")


def test_every_option_that_is_offered_can_be_played(server: Running) -> None:
    web = server.web()
    for book in web.get("/api/rulebooks").json():
        for option in book["options"]:
            assert option["choice"] in option["choices"]
            for choice in option["choices"]:
                if option["name"] != "hand":
                    tb.rulebook(f"{book['rulebook']};{option['name']}={choice}")
    offered = {option["name"]: option for option in web.get("/api/rulebooks").json()[0]["options"]}
    other = next(choice for choice in offered["claim_window"]["choices"] if choice != offered["claim_window"]["choice"])
    made = web.post("/api/games", json={"rulebook": f"{BOOK};claim_window={other}", "against": "friend"})
    assert web.get(f"/api/games/{made.json()['game']}").json()["table"]["rulebook"] == f"{BOOK};claim_window={other}"


def test_every_way_to_settle_an_even_match_that_is_offered_can_be_agreed(server: Running) -> None:
    """D-28, D-60, D-69: the settings of a new table take what the rulebooks offer."""
    web = server.web()
    for book in web.get("/api/rulebooks").json():
        even = book["even_match"]
        assert even["choice"] == even["choices"][0]
        for choice in even["choices"] if book["rulebook"] in ("stones-1999", "siege-2020", "tug") else ():
            wanted = {"rulebook": book["rulebook"], "against": "friend", "format": book["own_match"], even["setting"]: choice}
            assert web.post("/api/games", json=wanted).status_code < 300, wanted
    assert {book["even_match"]["setting"] for book in web.get("/api/rulebooks").json()} == {"tie", "decider", "split"}
