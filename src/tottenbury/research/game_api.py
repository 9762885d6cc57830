"""What the loops of this room call of a game, for type checkers and readers; nothing here runs."""

from __future__ import annotations

from typing import Any

from tottenbury.kernel.game_api import legal_moves, new_game, settle


def observe(rules: Any, at: Any, s: Any, seat: int, out: Any, row: int) -> None:
    """Write what a seat may know into a row of `out`, which holds zeros; `at` says where the planes begin."""


__all__ = ["legal_moves", "new_game", "observe", "settle"]
