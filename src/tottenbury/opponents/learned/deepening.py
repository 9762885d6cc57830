"""A few plies on top of a net: first moves are played on in imagined worlds, by the net for both sides, and valued at one's next turn.

Game-neutral, bound to a game's functions like the loops of the kernel.
"""

# ruff: noqa: F821
# mypy: disable-error-code="name-defined"
from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.kernel import borrow
from tottenbury.kernel.chance import EVENTS, seed_stream
from tottenbury.kernel.compiling import record_at
from tottenbury.opponents.learned.net import borrow_net


def best_of(values: Any, number: int) -> int:
    """The place of the greatest value."""
    best = 0
    for n in range(1, number):
        if values[n] > values[best]:
            best = n
    return best


LINE = 8
"""How many moves of a line are kept."""


def play_on(rules: Any, lore: Any, net: Any, sizes: Any, records: Any, desk: Any, me: int, turns: int, line: Any) -> float:
    """Let the net play for both sides until it is my turn again for the `turns`-th time: what my best move is worth then.

    `line` gets the moves on the way, as far as it has room, ended by -1.
    """
    length = 0
    line[0] = -1
    opened, view, after, moves, rated = borrow(records[0]), borrow(records[1]), borrow(records[2]), desk.moves, desk.rated
    s = record_at(opened, 0)
    mover, waited = s.to_move, 0
    while True:
        if s.winner >= 0:
            return end_for(s, me)
        if s.to_move != mover:
            mover = s.to_move
            waited += 1
        number = worthwhile(rules, s, moves, legal_moves(rules, s, moves))
        if number == 1:
            settle(rules, s, moves[0], True)
            continue
        look(opened, view, s.decider)
        value_moves(rules, lore, net, sizes, view, after, moves, number, desk, rated)
        best = best_of(rated, number)
        if length < LINE:
            line[length], line[length + 1] = moves[best], -1
            length += 1
        if s.decider == me and s.to_move == me and waited >= 2 * turns:
            return rated[best]
        settle(rules, s, moves[best], True)


def sweep(
    all_rules: Any,
    lore: Any,
    net: Any,
    sizes: Any,
    root: Any,
    records: Any,
    firsts: Any,
    number: int,
    seed: int,
    world: int,
    turns: int,
    totals: Any,
    line: Any,
    halt: Any,
) -> int:
    """Try the first `number` of some first moves in one imagined world; `totals` gets what came of each. The answer is how many were.

    `line` gets how it went on after the last of them.
    """
    rules, lore, net = record_at(all_rules, 0), borrow(lore), borrow_net(net)
    opened, desk = records[0], record_at(records[3], 0)
    s = record_at(opened, 0)
    me = record_at(root, 0).decider
    rng = np.empty(2, np.int64)
    for n in range(number):
        if halt[0] != 0:
            return n
        opened[0] = root[0]
        seed_stream(rng, seed + world, EVENTS)
        imagine(rules, s, rng)
        settle(rules, s, firsts[n], True)
        totals[n] += play_on(rules, lore, net, sizes, records, desk, me, turns, line)
    return number
