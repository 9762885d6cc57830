"""Moves and steps of a record in words, by the messages that the page uses too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

from tottenbury.core.move_kinds import PLACES, MoveParts
from tottenbury.core.rulebook import Rulebook
from tottenbury.words import ENGLISH
from tottenbury.words import format as format_message

Form = Literal["yes", "no", "do"]
"""Whether the reader does it, somebody else does, or the reader is told to do it."""


def deed_words(
    book: Rulebook, text: str, language: str = ENGLISH, form: Form = "no", struck: str | None = None, *, letters: bool = False
) -> str:
    """What a move or a step does, without who does it: `plays red 7 at stone 3`. `struck`: the card that it discarded without naming it.

    With `letters` cards of the deck are named as one types them, `r7`. The text itself, where the game does not tell parts apart.
    """
    parts = book.parts(text)
    if parts is None:
        return text
    message = (parts.kind.told if parts.result else "") or parts.kind.message
    speak = partial(_card, book, language=language, letters=letters)
    values = _values(book, parts, language, speak)
    if struck is None:
        return format_message(message, language, you=form, **values)
    card = speak(struck)
    if parts.kind.key == "oil":
        return format_message("moves-oil-card", language, you=form, struck=card, **values)
    return format_message("moves-cancelled", language, deed=format_message(message, language, you=form, **values), struck=card)


def _values(book: Rulebook, parts: MoveParts, language: str, speak: Callable[[str], str]) -> dict[str, str | int]:
    """What stands in the message: the parts as they are said."""
    kind = parts.kind
    values: dict[str, str | int] = {"game": book.game.family.game, "edition": _edition(book)}
    for part, word in parts.words.items():
        values[part] = _place(book, int(word), language) if part in PLACES else speak(word) if part == "card" else int(word)
    if kind.key == "return" and getattr(getattr(book.game, "edition", None), "scout_under", False):
        values["edition"] = "stones-2024"  # the message goes by the first edition in which they go under the piles
    if kind.tactic:
        values["tactic"] = speak(kind.tactic)
    if kind.pile:
        values["card"] = speak(f"?{kind.pile}" if parts.result in (None, "?") else str(parts.result))
    elif parts.result is not None:
        values["result"] = " ".join(parts.result)
    return values


def _place(book: Rulebook, place: int, language: str) -> str:
    return format_message("moves-place", language, game=book.game.family.game, place=place)


def _card(book: Rulebook, card: str, language: str, letters: bool) -> str:
    """A card inside a sentence; `?c` and `?t` are cards that are not shown."""
    if card.startswith("?"):
        return format_message("moves-hidden", language, kind=card[1:])
    if card[0].isupper():
        return format_message("tactic-name", language, card=card[:2], edition=_edition(book))
    if letters:
        return card
    name = format_message("card-name", language, colour=card[0], strength=int(card[1:]))
    return format_message("moves-card", language, card=name.lower())


def _edition(book: Rulebook) -> str:
    """The edition whose names are used, as messages know it: `stones-2004`, `siege`, or the id of another one."""
    plain = book.id.partition(";")[0]
    game, _, rest = plain.partition("-")
    year = rest.partition("-")[0]
    if game == "siege":
        return game
    return f"{game}-{year}" if game == "stones" and year.isdecimal() else plain
