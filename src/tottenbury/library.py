"""The library: every rulebook with its notation, found by name."""

from __future__ import annotations

from functools import cache

from tottenbury.table.position import Position, View
from tottenbury.table.rulebook import Library, Rulebook

_STONES = {
    "stones-1999": "Border stones, German edition of 1999",
    "stones-2004": "Border stones, Dutch edition of 2004",
    "stones-2024": "Border stones, German edition of 2024",
}


def _stones(name: str) -> Rulebook:
    # Imported late: the kernels need Numba, and `import tottenbury` should not wait for it.
    from tottenbury.notation.stones import StonesNotation
    from tottenbury.stones.edition import EDITIONS
    from tottenbury.stones.game import StonesGame

    edition = next(edition for edition in EDITIONS if edition.id == name)
    game = StonesGame(edition)
    return Rulebook(game, StonesNotation(game))


@cache
def library() -> Library:
    """All rulebooks."""
    books = Library()
    for name, title in _STONES.items():
        books.add(name, title, lambda name=name: _stones(name))  # type: ignore[misc]
    return books


def rulebooks() -> tuple[str, ...]:
    """The ids of all rulebooks."""
    return library().ids()


def rulebook(name: str) -> Rulebook:
    """The rulebook of this id."""
    return library().get(name)


def position(line: str) -> Position | View:
    """Read a line of notation: a position, or a view if it has unknown cards."""
    return library().read(line)
