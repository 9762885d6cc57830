"""Nobody learns from a server what he may not know: not the other hand, not the pile, not the seed."""

from __future__ import annotations

import re

from tests.server.client import Client
from tests.server.running import Running
from tests.server.tables import BOOK, lay, sit_down
from tottenbury.session.settings import Settings

SOUTH = ["r1", "r2", "b3", "g4", "y5", "p6"]
NORTH = ["r9", "b9", "g9", "y9", "p9", "o9"]


def _line(north: list[str], pile: list[str]) -> str:
    return f"{BOOK} ././././././././. S play {''.join(sorted(SOUTH))} {''.join(sorted(north))} {''.join(pile)}"


def _pile(without: list[str]) -> list[str]:
    return [color + str(value) for color in "bgopry" for value in range(1, 10) if color + str(value) not in SOUTH + without]


def _heard(server: Running, line: str, seed: int, viewer: str | None) -> list[str]:
    """Everything that somebody hears while South plays a card that draws nothing new to the viewer, as bytes."""
    game, keys = lay(server, Settings(rulebook=BOOK, first="S", position=line, public=True), seed=seed)
    client, south = server.socket(), server.socket()
    client.follow(game, keys[viewer] if viewer else "")
    south.follow(game, keys["S"])
    client.bytes.clear()
    client.follow(game)
    south.act(game, "chat", text="hello")
    for move in ("r1@1", "r1@10", "o1@1", "r1@1=x", "+c=o1", "x"):
        if viewer == "S":
            client.act(game, "move", move=move, seen=0 if move == "r1@1" else 99, name="same")
    client.ask({"type": "prove", "game": game, "place": 1, "seat": "N"}, "proof", "refused")
    south.act(game, "move", move="r1@1", name="one")
    client.settle()
    return [_without_names(text, game) for text in client.bytes]


def _without_names(text: str, game: str) -> str:
    """What may differ between two tables: their names, and the time."""
    return re.sub(r'"at":\d+|,\d{13}(?=[,\]])', "", text.replace(game, "GAME"))


def test_tables_that_differ_only_in_hidden_cards_say_the_same_to_who_cannot_know_them(server: Running) -> None:
    pile = _pile(NORTH)
    one = _line(NORTH, pile)
    other_north = [*NORTH[1:], pile[-1]]
    other_pile = [pile[0], *reversed(pile[1:-1]), NORTH[0]]
    other = _line(other_north, other_pile)
    assert one != other
    for viewer in ("S", None):
        heard, heard_elsewhere = (_heard(server, line, seed, viewer) for line, seed in ((one, 1), (other, 2**61)))
        assert heard == heard_elsewhere
        assert len(heard) >= 4
    assert _heard(server, one, 1, "N") != _heard(server, other, 1, "N")


def _cards(texts: list[str]) -> set[str]:
    """Every card that is named anywhere, unless in the list of all cards."""
    return {card for text in texts for card in re.findall(r"[bgopry][1-9]", text)}


async def _held(server: Running, game: str) -> tuple[dict[str, set[str]], set[str]]:
    """Every card that each of the players has held, and all that lie on the table."""
    recorder = server.tables.open[game].session.recorder
    assert recorder is not None
    fields = [str(position).split() for position in recorder.positions]
    return {letter: _cards([field[at] for field in fields]) for letter, at in (("S", -3), ("N", -2))}, _cards([fields[-1][1].lower()])


def test_no_message_and_no_line_of_the_log_tells_the_seed_the_pile_or_the_other_hand(server: Running) -> None:
    seed = 3_141_592_653_589_793_238
    game, keys = lay(server, Settings(rulebook=BOOK, first="S", public=True), seed=seed)
    clients: dict[str, Client] = {letter: server.socket() for letter in "SN"}
    for letter, client in clients.items():
        client.follow(game, keys[letter])
    spectator = server.socket()
    spectator.follow(game)
    table = clients["S"].tables[game, "S"]["table"]
    for _ in range(8):
        mover = table["to_move"]
        legal = clients[mover].wait(game, mover, table["sequence"])["table"]["legal"]
        answer = clients[mover].act(game, "move", move=legal[-1])
        table = clients[mover].wait(game, mover, answer["sequence"])["table"]
    seen, played = server.inside(lambda: _held(server, game))
    assert len(seen["S"] | seen["N"]) >= 16
    hidden = server.log.getvalue()
    for letter, client in clients.items():
        client.wait(game, letter, table["sequence"])
        client.settle()
        texts = [text.replace(game, "") for text in client.bytes]  # a name of chance may look like a card
        assert _cards(texts) <= seen[letter] | played
        assert not any(str(seed) in text for text in texts)
        assert keys["N" if letter == "S" else "S"] not in "".join(texts)
    spectator.wait(game, None, table["sequence"])
    assert _cards([text.replace(game, "") for text in spectator.bytes]) <= played
    assert str(seed) not in hidden
    assert game not in hidden


def test_nothing_that_a_client_may_send_is_answered_with_what_the_other_one_holds(server: Running) -> None:
    pair = sit_down(server)
    other = "N" if pair.mover() == "S" else "S"
    mover = pair.mover()
    hand = set(re.findall(r"[bgopry][1-9]", "".join(pair.table(mover)["legal"])))
    cards = {f"{color}{value}" for color in "bgopry" for value in range(1, 10)} - hand
    answers = [pair.client[mover].act(pair.game, "move", move=f"{card}@1") for card in sorted(cards)]
    reasons = {re.sub(r"[bgopry][1-9]", "CARD", answer["reason"]) for answer in answers}
    assert len(reasons) == 1, reasons
    assert pair.client[other].act(pair.game, "move", move="r1@1")["code"] == "turn"
