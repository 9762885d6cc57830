"""The library: every rulebook with its notation, found by name. Importing this module fills the shelves."""

from __future__ import annotations

from functools import partial

from tottenbury.table.position import Position, View
from tottenbury.table.rulebook import LIBRARY, Rulebook

_STONES = {
    "stones-1999": "Border stones, German edition of 1999",
    "stones-2004": "Border stones, Dutch edition of 2004",
    "stones-2004-tactics": "Border stones with tactic cards, Dutch edition of 2004",
    "stones-2004-advanced": "Border stones with tactic cards, claims first, Dutch edition of 2004",
    "stones-2024": "Border stones, German edition of 2024",
    "stones-2024-tactics": "Border stones with tactic cards, German edition of 2024",
    "stones-2024-early-bird": "Border stones with tactic cards, claims first, German edition of 2024",
}
"""Ids and titles stand here as well as in the editions, so that they can be listed without loading the kernels; a test compares them."""


def _stones(name: str, options: dict[str, str]) -> Rulebook:
    # Imported late: the kernels need Numba, and `import tottenbury` should not wait for it.
    from tottenbury.notation.stones import StonesNotation
    from tottenbury.stones.edition import EDITIONS
    from tottenbury.stones.game import StonesGame

    edition = next(edition for edition in EDITIONS if edition.id == name)
    game = StonesGame(edition.with_options(options))
    return Rulebook(game, StonesNotation(game))


for _name, _title in _STONES.items():
    LIBRARY.add(_name, _title, partial(_stones, _name))


def rulebooks() -> tuple[str, ...]:
    """The ids of all rulebooks."""
    return LIBRARY.ids()


def rulebook(name: str) -> Rulebook:
    """The rulebook of this id."""
    return LIBRARY.get(name)


def position(line: str) -> Position | View:
    """Read a line of notation: a position, or a view if it has unknown cards."""
    return LIBRARY.read(line)
