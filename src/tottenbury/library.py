"""The library: every rulebook with its notation, found by name. Importing this module fills the shelves."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tottenbury.table.errors import EditionError
from tottenbury.table.position import Position, View
from tottenbury.table.rulebook import LIBRARY, Rulebook

if TYPE_CHECKING:
    from tottenbury.stones.edition import Edition

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
    from tottenbury.stones.refusals import blocked

    edition = next(edition for edition in EDITIONS if edition.id == name)
    game = StonesGame(edition.with_options(options))
    return Rulebook(game, StonesNotation(game), lambda state: blocked(game.edition, game.read(state), game.moves(state)))


_SIEGE = {
    "siege-2020": "The siege, German edition of 2020",
    "siege-2020-tactics": "The siege with tactic cards, German edition of 2020",
}


def _siege(name: str, options: dict[str, str]) -> Rulebook:
    from tottenbury.notation.siege import SiegeNotation
    from tottenbury.siege.edition import EDITIONS
    from tottenbury.siege.game import SiegeGame
    from tottenbury.siege.refusals import blocked

    edition = next(edition for edition in EDITIONS if edition.id == name)
    game = SiegeGame(edition.with_options(options))
    return Rulebook(game, SiegeNotation(game), lambda state: blocked(game.edition, game.read(state), game.moves(state)))


def _tug(options: dict[str, str]) -> Rulebook:
    from tottenbury.notation.tug import TugNotation
    from tottenbury.tug.edition import TugEdition
    from tottenbury.tug.game import TugGame

    game = TugGame(TugEdition().with_options(options))
    return Rulebook(game, TugNotation(game))


for _name, _title in _STONES.items():
    LIBRARY.add(_name, _title, partial(_stones, _name))
for _name, _title in _SIEGE.items():
    LIBRARY.add(_name, _title, partial(_siege, _name))
LIBRARY.add("tug", "Tug of war, the dice game", _tug)


EXAMPLES = Path(__file__).parent / "editions"
"""Edition files that come with the package; they are found by name, too."""


def _learn(edition: Edition) -> str:
    from tottenbury.notation.stones import StonesNotation
    from tottenbury.stones.game import StonesGame
    from tottenbury.stones.own_edition import write_tag
    from tottenbury.stones.refusals import blocked

    if edition.id in LIBRARY.ids():
        raise EditionError(f"id: {edition.id!r} is the name of a published rulebook")

    def make(options: dict[str, str]) -> Rulebook:
        game = StonesGame(edition.with_options(options), write_tag(edition))
        return Rulebook(game, StonesNotation(game), lambda state: blocked(game.edition, game.read(state), game.moves(state)))

    LIBRARY.learn(edition.id, edition.title, make)
    return edition.id


def _open_edition(name: str) -> str | None:
    """Enter the edition of a file, given by its path or as the name of an example."""
    example = EXAMPLES / f"{name}.toml"
    if not name.endswith(".toml") and not (name.replace("-", "").isalnum() and example.exists()):
        return None
    from tottenbury.stones.own_edition import read_file

    path = name if name.endswith(".toml") else str(example)
    edition = read_file(path)
    try:
        return _learn(edition)
    except EditionError as error:
        raise EditionError(f"{path}: {error}") from None


def _read_tag(text: str) -> str:
    """Enter the edition that a record carries."""
    from tottenbury.stones.own_edition import read_tag

    return _learn(read_tag(text))


LIBRARY.opener = _open_edition
LIBRARY.tag_reader = _read_tag


def rulebooks() -> tuple[str, ...]:
    """The ids of all rulebooks."""
    return LIBRARY.ids()


def rulebook(name: str) -> Rulebook:
    """The rulebook of this id."""
    return LIBRARY.get(name)


def position(line: str) -> Position | View:
    """Read a line of notation: a position, or a view if it has unknown cards."""
    return LIBRARY.read(line)
