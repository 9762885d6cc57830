"""What a page is told: every frame of its socket, and every answer to its requests."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, WebSocket

CARD = re.compile(r"[bgopry][1-9]", re.IGNORECASE)


def cards(text: str) -> set[str]:
    """Every clan card that a text names, whoever has played it."""
    return {card.lower() for card in CARD.findall(text)}


class Heard:
    """Listens to a page from before it is opened."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.answers: list[str] = []
        """What requests were answered with. The page itself, its scripts and pictures are the same for everybody."""
        page.on("websocket", self._opened)
        page.route("**/api/**", self._ask)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _ask(self, route: Route) -> None:
        answer = route.fetch()
        self.answers.append(answer.text() + json.dumps(answer.headers))
        route.fulfill(response=answer)

    def tables(self, game: str) -> dict[int, list[tuple[dict[str, Any], set[str]]]]:
        """What was told of a table, by the number it had then: the table itself, and all cards that the message names."""
        told: dict[int, list[tuple[dict[str, Any], set[str]]]] = {}
        for frame in self.frames:
            message, text = json.loads(frame), frame
            if message["type"] in ("table", "update"):
                # The names of table and command are made by chance, and may look like cards; so may seals and texts of the deal.
                chance = [game, *(value for value in (message["fair"] or {}).values() if isinstance(value, str) and value)]
                for made in chance:
                    text = text.replace(made, "")
                told.setdefault(message["table"]["sequence"], []).append((message["table"], cards(text)))
        return told


def border(table: dict[str, Any]) -> set[str]:
    """The cards that lie open at the stones."""
    return cards(table["position"].split()[1])


def hand(table: dict[str, Any], seat: str) -> set[str]:
    """The cards of a hand, as far as they are told."""
    return cards(table["position"].split()[4 if seat == "S" else 5])
