"""Moves in parts, as programs and the page get them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated
from weakref import WeakKeyDictionary

import msgspec
from msgspec import UNSET, UnsetType

from tottenbury.core.move_kinds import PLACES, MoveParts
from tottenbury.core.rulebook import Rulebook

Kind = Annotated[str, msgspec.Meta(extra_json_schema={"enum": "kinds"})]
"""The key of a kind of move. Readers of the schema learn which there are; whoever makes it fills them in."""

MOST_KNOWN = 10_000
"""How many texts of a rulebook are kept in parts: about as many as it has, but for orders of piles."""

_NUMBERS = {*PLACES, "die", "column"}
"""The parts that are numbers."""


class MoveShown(msgspec.Struct, frozen=True):
    """What a move, or a step of the log, consists of: nothing but what its text says. A part that it does not have is left out."""

    kind: Kind
    tactic: str | UnsetType = UNSET
    """The tactic card that it plays from the hand."""
    card: str | UnsetType = UNSET
    """The card that is played, or that something is done with; `?c` or `?t` if it is not shown."""
    from_: int | UnsetType = msgspec.field(default=UNSET, name="from")
    """The stone or tile where that card lies."""
    to: int | UnsetType = UNSET
    """The stone or tile where it goes from there."""
    place: int | UnsetType = UNSET
    """The stone or tile that anything else is done at."""
    pile: str | UnsetType = UNSET
    """The pile that is drawn from: `c` or `t`."""
    die: int | UnsetType = UNSET
    """The thrown die."""
    column: int | UnsetType = UNSET
    """The die of a column."""
    result: str | UnsetType = UNSET
    """What chance brought: a card, dice; `?` if it is not shown."""


class MoveKindShown(msgspec.Struct, frozen=True):
    """A kind of move, and how it is written."""

    kind: Kind
    form: str
    """Its text, with names in braces where its parts stand."""
    tactic: str | UnsetType = UNSET
    """The tactic card that it plays from the hand."""
    pile: str | UnsetType = UNSET
    """The pile that it draws from."""


def move_shown(book: Rulebook, text: str) -> MoveShown | None:
    """A move or a step in parts, by its text alone; None if the game does not tell parts apart."""
    known = _known(book)
    shown = known.get(text)
    if shown is None and text not in known:
        parts = book.parts(text)
        shown = known[text] = None if parts is None else _shown(parts)
    return shown


def moves_shown(book: Rulebook, texts: Iterable[str]) -> dict[str, MoveShown]:
    """Moves in parts, by their texts."""
    return {text: shown for text in texts if (shown := move_shown(book, text)) is not None}


_KNOWN: WeakKeyDictionary[Rulebook, dict[str, MoveShown | None]] = WeakKeyDictionary()
"""What was asked for before: the same moves are shown again and again."""


def _known(book: Rulebook) -> dict[str, MoveShown | None]:
    known = _KNOWN.get(book)
    if known is None or len(known) >= MOST_KNOWN:
        known = _KNOWN[book] = {}
    return known


def kinds_shown(book: Rulebook) -> list[MoveKindShown]:
    """Which kinds of move a rulebook has."""
    return [MoveKindShown(kind.key, kind.form, kind.tactic or UNSET, kind.pile or UNSET) for kind in book.notation.kinds]


def _shown(parts: MoveParts) -> MoveShown:
    kind = parts.kind
    given = {"from_" if part == "from" else part: int(word) if part in _NUMBERS else word for part, word in parts.words.items()}
    result = UNSET if parts.result is None else parts.result
    return MoveShown(kind=kind.key, tactic=kind.tactic or UNSET, pile=kind.pile or UNSET, result=result, **given)  # type: ignore[arg-type]
