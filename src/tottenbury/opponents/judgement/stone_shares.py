"""Who has won with which stones: the table that the judgement of the border combines chances by."""

from __future__ import annotations

from functools import cache


@cache
def stone_shares(stones: int, adjacent: int, enough: int, row_first: float) -> tuple[float, ...]:
    """For each way to share out the stones, how likely South has won with it: 1 or 0, or between if both would have."""
    shares = [0.5] * (1 << stones)
    for south in range(1 << stones):
        rows, wins = [], []
        for own in (south, ~south & ((1 << stones) - 1)):
            row = any((own >> n) & ((1 << adjacent) - 1) == (1 << adjacent) - 1 for n in range(stones - adjacent + 1))
            rows.append(row)
            wins.append(row or own.bit_count() >= enough)
        if wins[0] != wins[1]:
            shares[south] = float(wins[0])
        elif rows[0] != rows[1]:
            shares[south] = row_first if rows[0] else 1.0 - row_first
    return tuple(shares)
