"""What is kept in memory: games that are over as texts, replays by their size, tables by their weight, records by their moves."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.server.running import FREE, Running
from tests.server.tables import BOOK, sit_down
from tottenbury.library import rulebook
from tottenbury.notation.record import Record, Recorder
from tottenbury.server.answers.replays import Played, Replays, replay_shown, steps_seen
from tottenbury.server.config import Limits
from tottenbury.server.tables.asking import HOUSE
from tottenbury.server.tables.keeping import KeptRecord, length_of, whole
from tottenbury.server.tables.queues import FairQueue

BOOKS = ("stones-1999", "stones-2024-tactics", "siege-2020-tactics", "tug")


def _played(book: str, seed: int) -> Record:
    chance = random.Random(seed)
    recorder = Recorder(rulebook(book).deal(seed), South="Ann", North='B"o\\b')
    while recorder.position.outcome is None and len(recorder.positions) < 150:  # a tug of war at random may take thousands
        recorder.play(chance.choice(recorder.position.legal_moves()))
    return recorder.record()


@pytest.mark.parametrize("book", BOOKS)
def test_a_game_that_is_kept_as_text_is_the_same_game(book: str, seed: int) -> None:
    print("seed", seed)
    record = _played(book, seed)
    kept = KeptRecord(record)
    assert whole(kept) == record
    assert whole(record) is record
    assert (str(kept), kept.tags, kept.turns, kept.result) == (str(record), record.tags, record.turns, record.result)
    assert kept.start == record.start
    assert kept.positions() == record.positions()
    assert str(kept.view(None)) == str(record.view(None))
    assert length_of(kept) == length_of(record) == sum(len(turn.tokens) for turn in record.turns)
    assert kept.size < len(record.positions()) * 100


def _replayed(record: Record, name: str) -> Played:
    return Played(name, "single", record, 1, 1, (), True, 1)


def test_a_replay_of_a_kept_game_is_the_same(seed: int) -> None:
    print("seed", seed)
    record = _played(BOOK, seed)
    for view in ("S", "N", "all", "none"):
        assert replay_shown(_replayed(KeptRecord(record), "g"), view).steps == steps_seen(record, view)


def test_replays_are_kept_by_their_size(seed: int) -> None:
    print("seed", seed)
    games = [_replayed(_played(BOOK, seed + n), f"game{n}") for n in range(4)]

    async def trial() -> None:
        queue, made = FairQueue(2), list[str]()
        run = queue.run

        async def counted(work: Callable[[], bytes], kind: str, **more: float) -> bytes:
            made.append(kind)
            return await run(work, kind, HOUSE, **more)

        queue.run = counted  # type: ignore[method-assign,assignment]
        bodies = [await Replays().body(game, "all", queue) for game in games]
        replays = Replays(len(bodies[0]) + len(bodies[1]) + len(bodies[2]))
        made.clear()
        for game in (0, 1, 0, 2, 0):
            assert await replays.body(games[game], "all", queue) == bodies[game]
        assert len(made) == 3
        assert replays.size == sum(map(len, bodies[:3]))
        for game in (3, 0):
            assert await replays.body(games[game], "all", queue) == bodies[game]
            assert replays.size <= sum(map(len, bodies[:3]))
        assert len(made) == 4  # the one that was asked for last had stayed
        small = Replays(10)
        assert await small.body(games[0], "all", queue) == bodies[0]
        assert small.size == 0
        queue.close()

    asyncio.run(trial())


def test_a_table_keeps_its_games_small_and_shows_them_whole(server: Running, seed: int) -> None:
    print("seed", seed)
    pair, chance = sit_down(server), random.Random(seed)
    shown = []
    for _ in range(2):
        pair.play_out(chance)
        shown.append({seat: pair.client[seat].tables[pair.game, seat]["log"] for seat in "SN"})
        pair.act("S", "offer", what="rematch")
        pair.act("N", "accept", what="rematch")
    pair.act("N", "chat", text="well played")

    async def kept() -> list[bool]:
        return [isinstance(record, KeptRecord) for record in server.tables.open[pair.game].session.records]

    async def forget() -> None:
        del server.tables.open[pair.game]

    for _ in range(2):
        for number, logs in enumerate(shown, 1):
            for seat, log in logs.items():
                replay = pair.web[seat].get(f"/api/games/{pair.game}/replay", params={"game_number": number}).json()
                assert [[step[part] for part in ("turn", "seat", "text", "struck", "move")] for step in replay["steps"][1:]] == log
            record = pair.web["S"].get(f"/api/games/{pair.game}/record", params={"game_number": number}).text
            assert len(Record.parse(record).positions()) > 10
        assert server.inside(kept) == [True, True]
        server.inside(forget)  # the same once more as it is read again


def test_what_is_said_takes_no_more_room_than_is_shown(server: Running) -> None:
    pair = sit_down(server)
    for number in range(230):
        assert pair.client["S"].act(pair.game, "chat", text=f"{number}")["type"] == "accepted"

    async def said() -> int:
        return len(server.tables.open[pair.game].session.chat)

    assert 100 <= server.inside(said) <= 200
    pair.client["N"].settle()
    fresh = server.socket(pair.web["N"]).follow(pair.game)
    assert [line[1] for line in fresh["chat"]] == [f"{number}" for number in range(130, 230)]
    assert fresh["chat"] == pair.client["N"].tables[pair.game, "N"]["chat"]


def test_when_memory_is_short_the_tables_leave_that_were_not_used_for_longest(serving: Callable[..., Running]) -> None:
    server = serving(memory=100_000)
    web = server.web()
    games = [web.post("/api/games", json={"rulebook": BOOK, "against": "friend"}).json()["game"] for _ in range(12)]
    client = server.socket(web)
    client.follow(games[0])

    async def there() -> list[str]:
        return [game for game in games if game in server.tables.open]

    async def grow_old() -> None:
        for number, game in enumerate(games):
            server.tables.open[game].used -= 100 - number

    assert server.inside(there) == games, "whoever has just been given a table may be about to use it"
    server.inside(grow_old)
    games.append(web.post("/api/games", json={"rulebook": BOOK, "against": "friend"}).json()["game"])
    found = server.inside(there)
    assert games[0] in found, "somebody looks at it"
    assert games[-1] in found
    assert 3 < len(found) < 9
    assert found[1:] == games[len(games) - len(found) + 1 :]
    for game in games:
        assert web.get(f"/api/games/{game}").status_code == 200


def test_a_table_takes_only_so_many_bytes_and_talk_leaves_room_for_the_game(serving: Callable[..., Running]) -> None:
    server = serving(limits=replace(FREE, table_bytes=4000))
    pair = sit_down(server)
    said = 0
    while (answer := pair.act("N", "chat", text="x" * 400))["type"] == "accepted":
        said += 1
    assert answer["code"] == "limit"
    assert said == 4
    moves = 0
    while (answer := pair.move())["type"] == "accepted":
        moves += 1
    assert answer["code"] == "limit"
    assert moves > 5
    assert pair.act("S", "resign")["type"] == "accepted"


def test_talk_is_counted_again_when_a_table_is_read_again(serving: Callable[..., Running]) -> None:
    server = serving(limits=replace(FREE, table_bytes=4000))
    pair = sit_down(server)
    for _ in range(4):
        assert pair.act("N", "chat", text="x" * 400)["type"] == "accepted"

    async def forget() -> None:
        del server.tables.open[pair.game]

    server.inside(forget)
    client = server.socket(pair.web["N"])
    client.follow(pair.game)
    assert client.act(pair.game, "chat", text="x")["code"] == "limit"


def test_too_much_at_once_at_one_table_is_refused_and_other_tables_go_on(serving: Callable[..., Running]) -> None:
    server = serving(limits=replace(FREE, commands_at_table=0.001, commands_at_table_burst=6))
    pair, other = sit_down(server), sit_down(server)
    answers = [pair.client["S"].act(pair.game, "chat", text=f"{n}")["type"] for n in range(6)]
    assert answers == ["accepted"] * 5 + ["refused"]  # sitting down counted, too
    assert other.move()["type"] == "accepted"


def test_too_much_talk_from_one_address_is_refused_and_its_games_go_on(serving: Callable[..., Running]) -> None:
    server = serving(limits=replace(FREE, company_per_second=0.001, company_burst=5))
    pair, other = sit_down(server), sit_down(server)
    answers = [pair.client["S"].act(pair.game, "chat", text=f"{n}")["type"] for n in range(4)]
    answers += [other.client["N"].act(other.game, "chat", text=f"{n}")["type"] for n in range(2)]
    assert answers == ["accepted"] * 5 + ["refused"]
    for one in (pair, other):
        assert one.move()["type"] == "accepted"


def test_a_record_has_only_so_many_moves_whatever_is_said_about_them(server: Running, seed: int) -> None:
    print("seed", seed)
    web, most = server.web(), Limits().record_moves
    record = str(_played(BOOK, seed))
    words = sum(len(line.split()) for line in record.splitlines() if not line.startswith("["))
    talkative = record.replace("\n1. S ", "\n1. S {" + "well " * most + "} ").replace("\n1. N ", "\n1. N {" + "well " * most + "} ")
    assert web.post("/api/records", json={"record": talkative}).status_code == 201
    assert web.post("/api/records", json={"record": "\n".join([record] * (most // words))}).status_code == 201
    refused = web.post("/api/records", json={"record": "\n".join([record] * (most // words + 1))})
    assert (refused.status_code, refused.json()["words"]["key"]) == (400, "reason-record-moves")
    assert refused.json()["words"]["arguments"] == {"most": most}
