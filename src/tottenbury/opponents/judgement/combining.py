"""From chances at single places to the chance of winning the game."""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import compiled, fill_numbers, some_floats
from tottenbury.kernel.mathematics import log_odds, logistic
from tottenbury.opponents.judgement.parameters import PARAMETERS, SHARPNESS, TEMPO
from tottenbury.stones.state import MAX_STONES

_SHARES = 1 << MAX_STONES
_HALF, _TWICE = _SHARES // 2, 2 * _SHARES
"""Ways to share out the most stones that there can be, and the room that reckoning with them takes."""

_MOST_BREACHES = 8


@compiled
def likely_share(params: Any, places: int, chances: Any) -> float:
    """The value of `combine` alone. Chances below 0 and above 1 stand for places that are taken."""
    size = 1 << (places - 1)  # the highest place that is left decides between the halves
    left = some_floats(_HALF)
    p = min(1.0, max(0.0, chances[places - 1]))
    for n in range(size):
        left[n] = params[PARAMETERS + n] + p * (params[PARAMETERS + size + n] - params[PARAMETERS + n])
    for place in range(places - 2, -1, -1):
        size >>= 1
        p = min(1.0, max(0.0, chances[place]))
        if p == 0.0:
            continue
        for n in range(size):
            left[n] += p * (left[size + n] - left[n])
    return left[0]


@compiled
def combine(params: Any, places: int, chances: Any, slopes: Any) -> float:
    """South's chance to win the game if the places were independent; `slopes` gets how much each of them matters.

    Behind the parameters stands, for each way to share out all places, how likely South has won with it: place n is bit n of the entry.
    """
    sizes = 1 << places
    tree = some_floats(_TWICE)  # level by level, the whole table first
    for n in range(sizes):
        tree[n] = params[PARAMETERS + n]
    at, size = 0, sizes
    for level in range(places):
        half = size >> 1  # the highest place that is left decides between the halves
        p = chances[places - 1 - level]
        for n in range(half):
            tree[at + size + n] = tree[at + n] + p * (tree[at + half + n] - tree[at + n])
        at += size
        size = half
    value = tree[at]
    # Back down again: what each entry of a level counts for.
    back = some_floats(_SHARES)
    back[0] = 1.0
    size = 1
    for place in range(places):
        at -= 2 * size
        slope = 0.0
        for n in range(size):
            slope += back[n] * (tree[at + size + n] - tree[at + n])
        slopes[place] = slope
        p = chances[place]
        for n in range(size):
            back[size + n] = back[n] * p
            back[n] *= 1.0 - p
        size *= 2
    return value


@compiled
def fewer(again: float, tiles: int, chances: Any, damaged: int, wanted: int, fixed: int, breached: bool) -> float:
    """How likely the attacker does not get through if the tiles are independent: fewer than `wanted` breaches of intact tiles, none of a
    damaged one, nor a second one of those that come. If `fixed` is a tile, it is known whether that one is breached.
    """
    exactly = some_floats(_MOST_BREACHES)
    fill_numbers(exactly, 0.0)
    exactly[0] = 1.0
    held = 1.0
    for tile in range(tiles):
        p = chances[tile] if tile != fixed else 1.0 if breached else 0.0
        if (damaged >> tile) & 1:
            held *= 1.0 - p
            continue
        for n in range(wanted, 0, -1):
            exactly[n] += p * (exactly[n - 1] - exactly[n])
        exactly[0] *= 1.0 - p
    total, once = 0.0, 1.0
    for n in range(wanted):
        total += exactly[n] * once
        once *= 1.0 - again
    return held * total


@compiled
def combine_breaches(again: float, tiles: int, chances: Any, damaged: int, wanted: int, slopes: Any) -> float:
    """The attacker's chance to win, from that of a breach at each tile; `slopes` gets how much each of them matters.

    `again` is the chance that a tile which is yet to be breached is breached a second time.
    """
    for tile in range(tiles):
        held = fewer(again, tiles, chances, damaged, wanted, tile, False)
        slopes[tile] = held - fewer(again, tiles, chances, damaged, wanted, tile, True)
    return 1.0 - fewer(again, tiles, chances, damaged, wanted, -1, False)


@compiled
def judged(params: Any, value: float, moving: float, extra: float) -> float:
    """The combined value as a probability; `moving` is 1 if the one it belongs to is on the move, else -1; `extra` comes in log odds."""
    value = min(1.0 - 1e-6, max(1e-6, value))
    odds = params[SHARPNESS] * log_odds(value) + moving * params[TEMPO] + extra
    return logistic(odds)
