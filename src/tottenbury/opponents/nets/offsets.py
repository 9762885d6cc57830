"""Numbering parts that lie one behind the other."""

from __future__ import annotations

from itertools import accumulate


def following(first: int, *sizes: int) -> tuple[int, ...]:
    """Where each part of these sizes begins if the first one begins at `first`, and where the last one ends."""
    return tuple(accumulate(sizes, initial=first))
