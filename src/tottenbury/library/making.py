"""What the library is told of a game: how its editions are read, and how a rulebook is made of one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tottenbury.core.edition import BaseEdition
from tottenbury.core.rulebook import Rulebook


class RulebookMaker(ABC):
    """The rulebooks of one game."""

    edition: type[BaseEdition]
    """The schema of its editions."""
    families: Mapping[str, str] = MappingProxyType({})
    """A rulebook of each family that libraries are built for, by the family's name; the last one has every kind of move of the game."""
    own_editions = False
    """Whether people can write editions of their own."""

    @abstractmethod
    def make(self, edition: Any, tag: str | None) -> Rulebook:
        """The rulebook of an edition; `tag` is what records carry along of somebody's own."""
