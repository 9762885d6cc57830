"""What a messenger shows of a link before anybody opens it: a title, a sentence and a picture, for an invitation whose it is.

Whoever has the link of a table with a free seat may know who waits there and what is to be played. Of every other table nothing is told,
not even that there is one.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from html import escape
from typing import Any

from tottenbury import __version__, words
from tottenbury.server.config import Config
from tottenbury.storage import Listing, StoreError

Look = Callable[[str], Awaitable[Listing | None]]

_TABLE = re.compile(r"/table/([A-Za-z0-9_-]{1,64})/?")
_NAMELESS = ("", "?", "South", "North")
"""What the store calls somebody without a name."""

PICTURE, WIDTH, HEIGHT = "/preview.png", 1200, 630


def language_of(headers: dict[bytes, bytes]) -> str:
    """The best of our languages for a client, by what it says it reads."""
    wishes: list[tuple[float, str]] = []
    for part in headers.get(b"accept-language", b"").decode("latin-1").split(",")[:20]:
        name, _, weight = part.partition(";")
        found = re.fullmatch(r"\s*q=([01](?:\.\d{1,3})?)\s*", weight)
        wishes.append((-float(found[1]) if found else -1.0, name.strip().lower().split("-")[0]))
    return next((name for weight, name in sorted(wishes, key=lambda wish: wish[0]) if weight and name in words.languages()), words.ENGLISH)


class Previews:
    """Writes the part of the page's head that depends on its address."""

    def __init__(self, config: Config, look: Look) -> None:
        self._config, self._look = config, look

    async def tags(self, scope: Any, headers: dict[bytes, bytes]) -> str:
        """All tags for a request, every text in them escaped."""
        language = language_of(headers)
        title = f"{words.format('home-name', language)} \N{MIDDLE DOT} {words.format('home-title', language)}"
        sentence = words.format("home-lead", language)
        waiting = await self._waiting(scope["path"])
        if waiting is not None:
            name, game = waiting.south or waiting.north, words.format("rulebook-title", language, rulebook=waiting.rulebook.split(";")[0])
            key = "home-preview-somebody" if name in _NAMELESS else "home-preview-invites"
            title, sentence = words.format(key, language, name=name, game=game), words.format("home-preview-words", language)
        told = {"og:type": "website", "og:site_name": "Tottenbury", "og:title": title, "og:description": sentence, "og:locale": language}
        base = self._base(scope, headers)
        if base:
            told["og:url"] = base + (scope["path"] if waiting is not None else "/")
            told |= {"og:image": base + PICTURE, "og:image:type": "image/png", "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
            told["og:image:alt"] = words.format("home-preview-picture", language)
        tags = [f'<meta property="{name}" content="{escape(text)}">' for name, text in told.items()]
        more = {"twitter:card": "summary_large_image" if base else "summary", "generator": f"Tottenbury {__version__}"}
        return "".join([*tags, *(f'<meta name="{name}" content="{escape(text)}">' for name, text in more.items())])

    async def _waiting(self, path: str) -> Listing | None:
        """The table of this address, if it waits for somebody."""
        found = _TABLE.fullmatch(path)
        if found is None:
            return None
        try:
            listing = await self._look(found[1])
        except StoreError:
            return None  # a page without a preview is better than none
        return listing if listing is not None and listing.status == "open" else None

    def _base(self, scope: Any, headers: dict[bytes, bytes]) -> str:
        """How this server is reached, as far as one can say: the porter lets nobody in who asks for a name that is not ours."""
        host = headers.get(b"host", b"").decode("latin-1")
        if not host:
            return ""
        known = (origin for origin in self._config.origins if origin.partition("://")[2] == host)
        return next(known, f"{scope.get('scheme', 'http')}://{host}")
