"""What `tottenbury bench` measures of the searching opponent: simulations a second, and how well it keeps a deadline."""

from __future__ import annotations

import time

from tottenbury.opponents.budget import Budget
from tottenbury.opponents.naming import opponent
from tottenbury.table.chance import Chance
from tottenbury.table.rulebook import Rulebook

DEADLINE = 0.05
THOUGHTS = 30
LATE = 20.0
"""A deadline should hold within so many milliseconds."""


def measure_search(book: Rulebook) -> dict[str, float]:
    """Thoughts with a deadline along random games: simulations a second, how late the answers came, and how many of them too late."""
    search = opponent("search", 1)
    search.warm(book)
    chance = Chance(1)
    position, simulations, seconds = book.deal(1), 0, 0.0
    late: list[float] = []
    seed = 1
    while len(late) < THOUGHTS:
        if position.outcome is not None:
            seed += 1
            position = book.deal(seed)
        view = position.view(position.to_move)
        moves = view.legal_moves()
        if len(moves) > 1:
            began = time.perf_counter()
            thought = search.think(view, Budget(seconds=DEADLINE))
            took = time.perf_counter() - began
            late.append(1000 * (took - DEADLINE))
            if not thought.exact:
                simulations += thought.simulations
                seconds += took
        position = position.play(moves[chance.below(len(moves))])
    late.sort()
    return {
        "search_simulations_per_second": simulations / seconds if seconds else 0.0,
        "search_late_ms_median": late[len(late) // 2],
        "search_late_ms_worst": late[-1],
        "search_too_late": float(sum(lateness > LATE for lateness in late)),
    }
