"""What a game's judge offers to game-neutral code, for type checkers and readers; nothing here runs (see kernel.game_api)."""

from __future__ import annotations

from typing import Any

JUDGING = ("rate", "value", "worthwhile", "chance_key")
"""What every judge says of positions and moves."""

WORLDS = ("imagine", "nothing_to_come")
"""What is said of worlds that agree with a view."""


def imagine(rules: Any, s: Any, rng: Any) -> None:
    """Fill in what a view does not show, each world that agrees with it as likely as any other."""


def nothing_to_come(rules: Any, s: Any) -> bool:
    """Whether a view leaves nothing open but what the players will decide."""
    raise NotImplementedError


def worthwhile(rules: Any, s: Any, moves: Any, number: int) -> int:
    """Drop moves that nobody would make; returns how many are left."""
    raise NotImplementedError


def rate(rules: Any, params: Any, s: Any, moves: Any, number: int, values: Any) -> None:
    """Give the decider's chance after each move, at a glance."""


def value(rules: Any, params: Any, s: Any, viewer: int) -> float:
    """South's chance as one seat sees it."""
    raise NotImplementedError


def chance_key(s: Any) -> int:
    """What chance has shown to everybody since the last move; 0 for nothing."""
    raise NotImplementedError


def judge(s: Any, me: int, book: Any) -> float:
    """In a tug of war: how good a position is for a seat, by a book that it knows by heart."""
    raise NotImplementedError
