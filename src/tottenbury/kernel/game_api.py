"""What a game offers to game-neutral code, for type checkers and readers; nothing here runs.

Loops, search and nets are written against these names and bound to a game's own functions (`compiling.bind`). `rules` and `s` are records
of the game's layouts, `moves` room for integers.
"""

from __future__ import annotations

from typing import Any


def deal(rules: Any, s: Any, rng: Any, first: int) -> None:
    """Set up a fresh game."""


def legal_moves(rules: Any, s: Any, moves: Any) -> int:
    """Write the legal moves; the answer is their number, 0 only when the game is over."""
    raise NotImplementedError


def apply(rules: Any, s: Any, move: int) -> None:
    """Make a legal move."""


def forced(rules: Any, s: Any) -> int:
    """The move that needs no decision here, or -1."""
    raise NotImplementedError


def blind(s: Any, viewer: int) -> None:
    """Take out of a record what a viewer may not see."""


def settle(rules: Any, s: Any, move: int, follow: bool) -> None:
    """See loops.settle."""


def new_game(rules: Any, s: Any, rng: Any, seed: int, first: int) -> None:
    """See loops.new_game."""
