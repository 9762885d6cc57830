"""Observations as named planes: what each part of the array means, and where it stands.

The functions that write them know a plane by its number in their module's list `PLANES`. A plane that an edition has no use for stands
nowhere, and they leave it out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import prod
from typing import Any

import numpy as np

NOT_HERE = -1


@dataclass(frozen=True)
class Plane:
    """One named part of an observation."""

    name: str
    axes: tuple[str, ...]
    shape: tuple[int, ...]
    high: int
    """The largest number in it; the smallest is 0."""
    meaning: str
    offset: int = NOT_HERE

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def plane(name: str, high: int, meaning: str, **axes: int) -> Plane:
    """A plane that has no place yet; an underscore in the name of an axis stands for a space."""
    return Plane(name, tuple(axis.replace("_", " ") for axis in axes), tuple(axes.values()), high, meaning)


TURN_PLANE = plane("turn", 1, "1 where it is so: South's seat; the own turn; the own decision", fact=3)
FACTS = ("the seat is South", "it is this seat's turn", "this seat decides")
"""What stands along its axis."""


class Planes:
    """All planes of a rulebook, one behind the other, in the order of `names`."""

    def __init__(self, names: tuple[str, ...], planes: Iterable[Plane]) -> None:
        described = {one.name: one for one in planes}
        if unknown := described.keys() - set(names):
            raise ValueError(f"nothing writes the planes {', '.join(sorted(unknown))}")
        self.at: Any = np.full(len(names), NOT_HERE, np.int64)
        """Where each plane begins, by its number."""
        placed: list[Plane] = []
        offset = 0
        for number, name in enumerate(names):
            if name in described:
                placed.append(replace(described[name], offset=offset))
                self.at[number] = offset
                offset += described[name].size
        self.planes = tuple(placed)
        self.size = offset

    def highest(self) -> Any:
        """The largest number that can stand at each place."""
        return np.concatenate([np.full(one.size, one.high, np.int8) for one in self.planes])
