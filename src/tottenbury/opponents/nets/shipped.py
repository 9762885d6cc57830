"""Which rulebooks have a net that comes with the package. Light: nothing is loaded but names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tottenbury.table.rulebook import Rulebook

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

SUFFIX = ".net"

FAMILIES: dict[str, tuple[str, ...]] = {
    "stones": ("stones-1999", "stones-2004", "stones-2024"),
    "stones-tactics": ("stones-2004-tactics", "stones-2004-advanced", "stones-2024-tactics", "stones-2024-early-bird"),
    "siege": ("siege-2020",),
    "siege-tactics": ("siege-2020-tactics",),
}
"""Which rulebooks share a net."""


def family_of(rulebook: str) -> str | None:
    """The net for a rulebook, with options or without."""
    plain = rulebook.partition(";")[0]
    return next((name for name, books in FAMILIES.items() if plain in books), None)


def net_file(family: str) -> Traversable:
    """Where the net of a family lies, if it has been trained."""
    from importlib.resources import files  # importing the package should not have to load this

    return files("tottenbury.opponents.nets") / "data" / f"{family}{SUFFIX}"


def has_net(book: Rulebook) -> bool:
    """Whether a net comes with the package for a rulebook."""
    family = family_of(book.game.id)
    return family is not None and net_file(family).is_file()
