"""Editions of a user's own: a small table of keys, from a TOML file or from the Edition tag of a record. Mistakes name their key."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tottenbury.cards.contest import MAX_SIDE
from tottenbury.cards.deck import MAX_CARDS, Deck
from tottenbury.cards.edition import PLAIN_NAMES
from tottenbury.cards.hands import MAX_TACTICS
from tottenbury.stones.edition import BASE_OPTIONS, TACTIC_OPTIONS, Edition
from tottenbury.stones.state import KINDS, MAX_STONES, NO_LIMIT, ONE_TERRAIN, UNLIMITED
from tottenbury.table.errors import EditionError

KIND_KEYS = ("joker", "spy", "shield", "fog", "mud", "scout", "redeploy", "deserter", "traitor")
JOKER_LIMITS = {**TACTIC_OPTIONS["joker_limit"], "none": UNLIMITED}
TERRAIN = {"one": ONE_TERRAIN, "any": NO_LIMIT}
SCOUT_RETURNS = {"top": 0, "under": 1}
DISCARDS = {"own": 0, "shared": 1}
MAX_HAND = 12
MAX_STRENGTH = 50
FORBIDDEN_LETTERS = "t"
"""`?4t2` says how many unknown cards are tactic cards."""


def read_file(path: str) -> Edition:
    """The edition of a TOML file."""
    try:
        table = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise EditionError(f"{path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise EditionError(f"{path} is no TOML file: {error}") from None
    try:
        return from_table(table)
    except EditionError as error:
        raise EditionError(f"{path}: {error}") from None


def read_tag(text: str) -> Edition:
    """The edition that a record carries."""
    try:
        table = json.loads(text)
    except json.JSONDecodeError as error:
        raise EditionError(f"the Edition tag is no JSON: {error}") from None
    if not isinstance(table, dict):
        raise EditionError("the Edition tag is no table")
    return from_table(table)


def write_tag(edition: Edition) -> str:
    """The edition in one line, for a record."""
    deck, tactics = edition.deck, dict(zip(KIND_KEYS, edition.tactics, strict=True))
    table: dict[str, Any] = {
        "id": edition.id,
        "title": edition.title,
        "colours": deck.letters,
        "strengths": [deck.weakest, deck.strongest],
        **{key: getattr(edition, key) for key in ("hand", "stones", "need", "adjacent_to_win", "stones_to_win")},
        "claim_window": _word(BASE_OPTIONS["claim_window"], edition.claim_window),
        "stalemate": _word(BASE_OPTIONS["stalemate"], edition.stalemate),
        "formations": list(edition.own_names),
    }
    if edition.has_tactics:
        table["tactics"] = {
            **{key: count for key, count in tactics.items() if count},
            "lead": edition.tactic_lead,
            "spy_strength": deck.spy,
            "shield_strengths": list(deck.shield),
            "joker_limit": _word(JOKER_LIMITS, edition.joker_limit),
            "scout_returns": _word(SCOUT_RETURNS, edition.scout_under),
            "terrain_a_stone": _word(TERRAIN, min(edition.one_tactic_a_stone, ONE_TERRAIN)),
            "terrain_targetable": bool(edition.stone_cards_targetable),
            "discards": _word(DISCARDS, edition.shared_discards),
            "mud_claim": _word(TACTIC_OPTIONS["mud_claim"], edition.mud_claim),
            "mud_excess": _word(TACTIC_OPTIONS["mud_excess"], edition.mud_excess),
        }
    return json.dumps(table, ensure_ascii=False, separators=(",", ":"))


def _word(words: Mapping[str, int], value: int) -> str:
    return next(word for word, meaning in words.items() if meaning == value)


class _Table:
    """A table of keys being read; what was not asked for is a mistake."""

    def __init__(self, table: Mapping[str, Any], prefix: str = "") -> None:
        self.table = dict(table)
        self.prefix = prefix
        self.asked: list[str] = []

    def error(self, key: str, message: str) -> EditionError:
        return EditionError(f"{self.prefix}{key}: {message}")

    def get(self, key: str, default: Any, check: Callable[[Any], bool], wanted: str) -> Any:
        self.asked.append(key)
        if key not in self.table:
            if default is None:
                raise self.error(key, f"this key is needed: {wanted}")
            return default
        value = self.table[key]
        if isinstance(value, bool) != (wanted == "true or false") or not check(value):
            raise self.error(key, f"{wanted} is expected, not {value!r}")
        return value

    def number(self, key: str, default: int | None, low: int, high: int) -> int:
        number: int = self.get(key, default, lambda n: isinstance(n, int) and low <= n <= high, f"a whole number from {low} to {high}")
        return number

    def word(self, key: str, default: str, words: Mapping[str, int]) -> int:
        chosen = self.get(key, default, lambda text: isinstance(text, str) and text in words, f"one of {', '.join(words)}")
        return words[chosen]

    def span(self, key: str, default: list[int] | None, low: int, high: int) -> tuple[int, int]:
        def fits(value: Any) -> bool:
            pair = isinstance(value, list) and len(value) == 2 and all(type(n) is int for n in value)
            return pair and low <= value[0] <= value[1] <= high

        weakest, strongest = self.get(key, default, fits, f"two rising numbers from {low} to {high}")
        return weakest, strongest

    def text(self, key: str, default: str | None, pattern: str, wanted: str) -> str:
        text: str = self.get(key, default, lambda t: isinstance(t, str) and re.fullmatch(pattern, t) is not None, wanted)
        return text

    def finish(self) -> None:
        """Refuse keys that mean nothing."""
        for key in self.table:
            if key not in self.asked:
                raise self.error(key, f"there is no such key; there are: {', '.join(self.asked)}")


def from_table(table: Mapping[str, Any]) -> Edition:
    """Check a table of keys and make the edition it describes."""
    keys = _Table(table)
    name = keys.text("id", None, r"[a-z][a-z0-9-]{0,40}", "small letters, digits and hyphens")
    title = keys.text("title", name, r"[^\x00-\x1f]{1,80}", "one line of text")
    letters = keys.text("colours", None, r"[a-z]{1,12}", "small letters, one a colour")
    if len(set(letters)) != len(letters) or set(letters) & set(FORBIDDEN_LETTERS):
        raise keys.error("colours", f"every letter once, and none of: {FORBIDDEN_LETTERS}")
    weakest, strongest = keys.span("strengths", None, 0, MAX_STRENGTH)
    cards = len(letters) * (strongest - weakest + 1)
    if cards > MAX_CARDS:
        raise keys.error("strengths", f"{cards} cards are too many: at most {MAX_CARDS}")
    stones = keys.number("stones", 9, 1, MAX_STONES)
    need = keys.number("need", 3, 1, MAX_SIDE - 1)
    if need > strongest - weakest + 1:
        raise keys.error("need", "a run of so many cards is longer than the strengths")
    hand = keys.number("hand", 6, 1, min(MAX_HAND, cards // 2))
    if 2 * hand > cards:
        raise keys.error("hand", f"{hand} cards a hand are too many for {cards} clan cards")
    window = keys.word("claim_window", "after_play", BASE_OPTIONS["claim_window"])
    stalemate = keys.word("stalemate", "adjudicate", BASE_OPTIONS["stalemate"])
    adjacent = keys.number("adjacent_to_win", min(3, stones), 1, stones)
    enough = keys.number("stones_to_win", stones // 2 + 1, 1, stones)
    names = keys.get("formations", list(PLAIN_NAMES["en"]), _five_names, "five names, the strongest formation's first")
    rest = keys.get("tactics", {}, lambda value: isinstance(value, dict), "a table")
    keys.finish()
    deck, tactics = _tactics(_Table(rest, "tactics."), "".join(sorted(letters)), weakest, strongest)
    return Edition(
        id=name,
        title=title,
        language="en",
        own_names=tuple(names),
        deck=deck,
        hand=hand,
        stones=stones,
        need=need,
        claim_window=window,
        stalemate=stalemate,
        adjacent_to_win=adjacent,
        stones_to_win=enough,
        **tactics,
    )


def _five_names(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 5 and all(isinstance(name, str) and name for name in value)


def _tactics(keys: _Table, letters: str, weakest: int, strongest: int) -> tuple[Deck, dict[str, Any]]:
    """The deck with its wild cards, and the fields that concern tactic cards."""
    counts = tuple(keys.number(key, 0, 0, MAX_TACTICS) for key in KIND_KEYS)
    if sum(counts) > MAX_TACTICS:
        raise keys.error("joker", f"{sum(counts)} tactic cards are too many: at most {MAX_TACTICS}")
    spy = keys.number("spy_strength", min(max(7, weakest), strongest), weakest, strongest)
    low = min(max(1, weakest), strongest)
    shield = keys.span("shield_strengths", [low, min(max(3, low), strongest)], weakest, strongest)
    fields = {
        "tactics": counts,
        "tactic_lead": keys.number("lead", 1, 1, MAX_TACTICS),
        "joker_limit": keys.word("joker_limit", "per_game", JOKER_LIMITS),
        "scout_under": keys.word("scout_returns", "top", SCOUT_RETURNS),
        "one_tactic_a_stone": keys.word("terrain_a_stone", "one", TERRAIN),
        "stone_cards_targetable": int(keys.get("terrain_targetable", False, lambda _: True, "true or false")),
        "shared_discards": keys.word("discards", "own", DISCARDS),
        "mud_claim": keys.word("mud_claim", "proof", TACTIC_OPTIONS["mud_claim"]),
        "mud_excess": keys.word("mud_excess", "owner_discards", TACTIC_OPTIONS["mud_excess"]),
    }
    keys.finish()
    if not any(counts) and keys.table:
        raise keys.error(next(iter(keys.table)), "without a tactic card this means nothing")
    assert len(counts) == KINDS
    return Deck(letters, weakest, strongest, spy, shield), fields
