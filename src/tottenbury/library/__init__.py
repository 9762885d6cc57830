"""The library: every rulebook with its notation, found by name. Importing this module fills the shelves.

Ids are listed without reading anything, titles without loading rules: `import tottenbury` should wait for neither.
"""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tottenbury.core.errors import EditionError
from tottenbury.core.family import Registry
from tottenbury.core.position import Position, View
from tottenbury.core.rulebook import LIBRARY, Rulebook

if TYPE_CHECKING:
    from tottenbury.core.edition import BaseEdition
    from tottenbury.library.making import RulebookMaker

GAMES: Registry[RulebookMaker] = Registry(
    stones="tottenbury.library.stones",
    siege="tottenbury.library.siege",
    tug="tottenbury.library.tug",
)
"""How the rulebooks of each game are made."""

EDITIONS = Path(__file__).parents[1] / "editions"
"""The files of the published rulebooks, and of some editions that come with the package and are found by name, too."""

PUBLISHED = (
    *("stones-1999", "stones-2004", "stones-2004-tactics", "stones-2004-advanced"),
    *("stones-2024", "stones-2024-tactics", "stones-2024-early-bird"),
    *("siege-2020", "siege-2020-tactics", "tug"),
)
"""The published rulebooks in the order in which they are listed."""


def publish(name: str, folder: Path = EDITIONS) -> None:
    """Enter the rulebook of an edition file that is called by its id. Nothing is read before it is asked for."""
    path = folder / f"{name}.toml"
    LIBRARY.add(name, lambda: str(_keys(path)["title"]), partial(_published, path))


@cache
def _keys(path: Path) -> dict[str, Any]:
    from tottenbury.core.reading import table_of_file

    return table_of_file(path)


def _published(path: Path, options: dict[str, str]) -> Rulebook:
    from tottenbury.core.reading import read_edition

    keys = dict(_keys(path))
    maker = GAMES[keys.pop("game")]
    return maker.make(read_edition(maker.edition, keys, checked=False).with_options(options), None)


def families() -> dict[str, str]:
    """A rulebook of each family that libraries are built for, by the family's name; those that most people begin with first."""
    return {family: book for game in GAMES.games for family, book in GAMES[game].families.items()}


def _own_edition(keys: dict[str, Any]) -> tuple[RulebookMaker, BaseEdition]:
    """An edition of somebody's own, and how rulebooks of its game are made."""
    from tottenbury.core.reading import read_edition

    own = dict(keys)
    game = own.pop("game", "stones")
    if game not in GAMES.games or not GAMES[game].own_editions:
        games = ", ".join(name for name in GAMES.games if GAMES[name].own_editions)
        raise EditionError(f"game: one of {games} is expected, not {game!r} (which game it is an edition of)")
    return GAMES[game], read_edition(GAMES[game].edition, own)


def _learn(keys: dict[str, Any]) -> str:
    """Enter an edition of somebody's own; returns its id."""
    from tottenbury.core.reading import write_tag

    maker, edition = _own_edition(keys)
    if edition.id in LIBRARY.ids():
        raise EditionError(f"id: {edition.id!r} is the name of a published rulebook")
    tag = write_tag(edition)
    LIBRARY.learn(edition.id, edition.title, lambda options: maker.make(edition.with_options(options), tag))
    name: str = edition.id
    return name


def _open_edition(name: str) -> str | None:
    """Enter the edition of a file, given by its path or as the name of one that comes with the package."""
    ours = EDITIONS / f"{name}.toml"
    if not name.endswith(".toml") and not (name.replace("-", "").isalnum() and ours.exists()):
        return None
    from tottenbury.core.reading import table_of_file

    path = name if name.endswith(".toml") else str(ours)
    keys = table_of_file(path)
    try:
        return _learn(keys)
    except EditionError as error:
        raise EditionError(f"{path}: {error}") from None


def _read_tag(text: str) -> str:
    """Enter the edition that a record carries."""
    from tottenbury.core.reading import table_of_tag

    return _learn(table_of_tag(text))


def tag_today(text: str) -> str:
    """The Edition tag of a record as it would be written today: it may be older than one of the keys."""
    from tottenbury.core.reading import table_of_tag, write_tag

    return write_tag(_own_edition(table_of_tag(text))[1])


for _name in PUBLISHED:
    publish(_name)
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
