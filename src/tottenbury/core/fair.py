"""Deals that anyone can check: all chance of a game comes from a secret fixed beforehand and from texts that the players added to it.

The host commits himself to the secret by its SHA-256, which everybody sees before the first card; then each player may add a text. When the
game is over the secret is shown, and whoever likes derives every card and throw again. docs/fair-deals.md states it for people.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from tottenbury.core.chance import MAX_SEED, Chance
from tottenbury.core.errors import TottenburyError
from tottenbury.words import say

VERSION = "tottenbury fair deal 1"
"""Stands in front of what the key is made of; another way of dealing would have another number."""

CARDS, TACTICS, COLUMNS, LOT, NEXT_LOT, PLAYERS = "cards", "tactics", "columns", "lot", "next lot", "players"
"""Labels of the streams of a game: the deck, the tactic pile, the first columns of dice, who begins, lots of the match for its next game,
and what computer players choose by.
"""

_SECRET = re.compile(r"[0-9a-f]{64}")
_TEXT = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)


def is_secret(text: str) -> bool:
    """Whether a text is a secret, or the SHA-256 of one: 64 digits from 0 to f."""
    return _SECRET.fullmatch(text) is not None


def is_text(text: str) -> bool:
    """Whether a player may add this text to a deal."""
    return _TEXT.fullmatch(text) is not None


def commitment_of(secret: str) -> str:
    """What is shown of a secret before the game: enough to know it again afterwards, nothing to find it by."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def game_secret(master: str, game: int) -> str:
    """The secret of one game of a table, counted from 0. It can be shown without telling any other game's."""
    return hmac.digest(bytes.fromhex(master), f"game {game}".encode(), "sha256").hex()


@dataclass(frozen=True)
class Fair:
    """What decides the chance of one game."""

    secret: str
    south: str = ""
    """What South's player added; empty if he added nothing."""
    north: str = ""

    def __post_init__(self) -> None:
        if not is_secret(self.secret):
            raise TottenburyError(say("reason-fair-secret"))
        if not all(is_text(text) for text in (self.south, self.north) if text):
            raise TottenburyError(say("reason-fair-text"))

    @property
    def commitment(self) -> str:
        """What everybody saw before the first card."""
        return commitment_of(self.secret)

    @cached_property
    def key(self) -> bytes:
        """What all streams of the game are made with."""
        return hmac.digest(bytes.fromhex(self.secret), f"{VERSION}|{self.south}|{self.north}".encode(), "sha256")

    def chance(self, label: str) -> Chance:
        """The stream of this label."""
        return FairChance(self.key, label)

    def chance_after(self, drawn: int) -> Chance:
        """What chance decides after the deal, throw by throw or shuffle by shuffle, when so many have been made."""
        return _Events(self.key, drawn)

    @property
    def player_seed(self) -> int:
        """By what computer players make their choices; tells nothing of any card."""
        return int.from_bytes(hmac.digest(self.key, PLAYERS.encode(), "sha256")[:8]) & MAX_SEED


class FairChance(Chance):
    """A stream of random choices that only who has the key can foresee: HMAC-SHA256 over a label and a counter."""

    fair = True

    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._words = self._stream(label)

    def _stream(self, label: str) -> Iterator[int]:
        """Numbers of 32 bits."""
        number = 0
        while True:
            block = hmac.digest(self._key, f"{label}/{number}".encode(), "sha256")
            yield from (int.from_bytes(block[start : start + 4]) for start in range(0, len(block), 4))
            number += 1

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each exactly as likely as the others: words beyond the last full round are passed over."""
        if not 0 < limit <= 1 << 32:
            raise ValueError(f"no number below {limit}")
        rounds = (1 << 32) // limit * limit
        return next(word for word in self._words if word < rounds) % limit


class _Events(FairChance):
    """A stream of its own for everything that chance decides after the deal."""

    def __init__(self, key: bytes, drawn: int) -> None:
        super().__init__(key, "")
        self._before = drawn

    def begin_draw(self) -> None:
        super().begin_draw()
        self._words = self._stream(f"chance {self._before + self.drawn}")
