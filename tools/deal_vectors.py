"""Finished games of all kinds, and what Python says of their deals, into web/src/fair/vectors.json: the page has to say the same.

The games are always the same: secrets, texts and moves come from their names.
"""

from __future__ import annotations

import json
import random
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from tottenbury import library
from tottenbury.core.errors import TottenburyError
from tottenbury.core.fair import commitment_of
from tottenbury.core.seats import Seat
from tottenbury.notation.record import Record
from tottenbury.notation.verifying import verify
from tottenbury.server.answers.rulebooks import rulebook_shown
from tottenbury.session import Create, Deal, Join, Mix, Move, Next, Resign, Session, Settings, project
from tottenbury.terminal import check_deal

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "fair" / "vectors.json"
MOST_DECISIONS = 60
TACTICS = re.compile(r"\|[A-Za-z]+(?=\")")
"""The tactic pile of a deal."""


def _digest(words: str) -> str:
    return sha256(words.encode()).hexdigest()


class _Table:
    """A table whose people play by chance, some cards rather than others, and give up in the end."""

    def __init__(self, name: str, rulebook: str, wanted: str = "", texts: str = "SN", **settings: Any) -> None:
        self._session, self._said, self._texts = Session(name), 0, texts
        self._chance, self._wanted = random.Random(name), wanted
        self._name = name
        self._say(None, Create(Settings(rulebook=rulebook, **settings), fair=_digest(name)))
        for seat, who in zip(Seat, ("Ada", "Bob"), strict=True):
            self._say(seat, Join(f"holder {who}", who, mixes=True))
        self._deal()

    def _say(self, player: Seat | None, command: Any) -> None:
        self._said += 1
        self._session.accept(player, command, 20_000 * 86_400_000, f"c{self._said}")

    def _deal(self) -> None:
        """All who add a text do so; the host does not wait for the others."""
        secret = self._session.next_secret
        for player in self._session.awaited:
            if player.letter in self._texts:
                self._say(player, Mix(commitment_of(secret), _digest(f"{secret}{player.letter}")[:22]))
        if self._session.pending is not None:
            self._say(None, Deal())

    def play(self, decisions: int = MOST_DECISIONS) -> str:
        """Play a game; its record."""
        session = self._session
        for _ in range(decisions):
            decider = session.decider
            if decider is None:
                break
            legal = project(session, decider).table.legal
            wanted = [move for move in legal if self._wanted and re.match(self._wanted, move)]
            self._say(decider, Move(self._chance.choice(wanted or legal)))
        if session.decider is not None:
            self._say(session.decider, Resign())
        return str(session.records[-1])

    def go_on(self) -> None:
        """To the next game of the match."""
        for player in Seat:
            self._say(player, Next())
        self._deal()


def _played() -> dict[str, str]:
    """Records by name: every rulebook, and what happens seldom."""
    found = {book: _Table(book, book).play() for book in library.rulebooks()}
    found["scout"] = _first_with(r" Sc .* <[a-z]\d", "scout", "stones-2024-tactics", r"Sc|\+t|<")
    found["shuffle"] = _first_with(r"shuffle=", "shuffle", "siege-2020-tactics", r"Su|\*|\+t")
    found["rerolls"] = _Table("rerolls", "tug", "reroll").play()
    found["whole"] = _Table("whole", "stones-1999").play(10**6)
    found["without texts"] = _Table("without texts", "stones-1999", texts="").play(4)
    found["one text"] = _Table("one text", "tug", texts="N").play(10)
    found["first named"] = _Table("first named", "stones-1999", first="N").play(4)
    match = _Table("match", "siege-2020", format="revenge")
    found["match 1"] = match.play(12)
    match.go_on()
    found["match 2"] = match.play(12)
    return found


def _first_with(what: str, name: str, rulebook: str, wanted: str) -> str:
    """The first of many games in which this happens."""
    games = (_Table(f"{name} {number}", rulebook, wanted).play(150) for number in range(100))
    return next(record for record in games if re.search(what, record))


def _tampered(records: dict[str, str]) -> dict[str, str]:
    """The same with one thing changed by somebody."""
    plain, rolled, tactics = records["stones-1999"], records["rerolls"], records["stones-2024-tactics"]
    deal = re.search(r'\[Deal "(.*?)\|(.*?)\|(.*?)"\]', plain)
    assert deal is not None
    south, north, pile = deal.groups()
    cards, hand = re.findall(r"[a-z]\d", pile), re.findall(r"[a-z]\d", south)
    exchanged = [cards[1], cards[0], *cards[2:-2], cards[-1], cards[-2]]
    doubled = [*cards[:20], cards[4], *cards[21:]]
    throw = re.search(r"roll (\d)(\d)(\d)", rolled)
    assert throw is not None
    other = "".join(sorted(str(int(digit) % 6 + 1) for digit in throw.groups()))[::-1]
    drawn = re.search(r"\+c=(\w+)", plain)
    assert drawn is not None
    second = TACTICS.search(tactics)
    assert second is not None
    kinds = re.findall("[A-Z][a-z]", second[0])
    shuffled = re.search(r"shuffle=([a-z]\d+)([a-z]\d+)", records["shuffle"])
    assert shuffled is not None
    return {
        "cards exchanged": plain.replace(f"|{pile}", f"|{''.join(exchanged)}"),
        "card doubled": plain.replace(f"|{pile}", f"|{''.join(doubled)}"),
        "hand exchanged": plain.replace(
            f'"{south}|{north}|{pile}', f'"{"".join([cards[0], *hand[1:]])}|{north}|{"".join([hand[0], *cards[1:]])}'
        ),
        "tactics exchanged": tactics.replace(second[0], "|" + "".join([*kinds[:-2], kinds[-1], kinds[-2]])),
        "throw changed": rolled.replace(throw[0], f"roll {other}", 1),
        "reroll changed": re.sub(r"reroll (\d)=(\d)", lambda found: f"reroll {found[1]}={int(found[2]) % 6 + 1}", rolled, count=1),
        "shuffle changed": records["shuffle"].replace(shuffled[0], f"shuffle={shuffled[2]}{shuffled[1]}"),
        "draw changed": plain.replace(drawn[0], f"+c={cards[10]}", 1),
        "other commitment": re.sub(r'(Commitment ")\w+', rf"\g<1>{_digest('other')}", plain),
        "other secret": re.sub(r'(Secret ")\w+', rf"\g<1>{_digest('other')}", plain),
        "other text": re.sub(r'(SouthText ")\w+', r"\g<1>chosen", plain),
        "other lot": re.sub(r'(Lot ")(\w)', lambda found: found[1] + ("S" if found[2] == "N" else "N"), plain),
    }


def _flat(value: object) -> str:
    """What the script compares, as one text."""
    return "".join(value) if isinstance(value, list) else str(value or "")


def _script_says(record: str) -> list[list[str]]:
    """Everything that the little script compares: what, what follows from the secret, what the record says."""
    return [[what, _flat(own), _flat(found)] for what, own, found in check_deal.checks(record)]


def _package_says(record: str) -> list[str] | None:
    """What does not fit by `tottenbury verify`; None where it is no game by the rules any more."""
    try:
        return [check.what for check in verify(Record.parse(record)) if not check.holds]
    except TottenburyError:
        return None


def vectors() -> list[dict[str, Any]]:
    """All games."""
    records = _played()
    found = []
    for name, record in (records | _tampered(records)).items():
        rulebook = re.search(r'\[Rulebook "(.*?)"\]', record)
        assert rulebook is not None
        book = msgspec.to_builtins(rulebook_shown(library.rulebook(rulebook[1]), ()))
        checks = _script_says(record)
        found.append(
            {
                "name": name,
                "deck": book["deck"],
                "tactics": [{"card": kind["card"], "count": kind["count"]} for kind in book["tactics"]],
                "checked": len(checks),
                "wrong": [check for check in checks if check[1] != check[2]],
                "package": _package_says(record),
                "record": record,
            }
        )
    return found


def text() -> str:
    """The file."""
    return json.dumps(vectors(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
