"""Search as a teacher: at some decisions of a net's own games the best moves are tried out in imagined worlds, and what came of each, the
moves that were not played included, is what the net should have said.

Game-neutral, bound to a game's functions like the loops of the kernel.
"""

# ruff: noqa: F821
# mypy: disable-error-code="name-defined"
from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.kernel import borrow
from tottenbury.kernel.chance import EVENTS, PLAYER_NORTH, seed_stream, word
from tottenbury.kernel.compiling import record_at
from tottenbury.opponents.learned.deepening import LINE
from tottenbury.opponents.learned.net import borrow_net
from tottenbury.opponents.learned.valuing import SLOTS


def rank(values: Any, number: int, most: int, order: Any) -> int:
    """Write the places of the greatest values into `order`, the best first; the answer is how many."""
    count = 0
    for n in range(number):
        at = min(count, most - 1)
        if count == most and values[n] <= values[order[at]]:
            continue
        while at > 0 and values[order[at - 1]] < values[n]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = n
        count = min(most, count + 1)
    return count


def teach(
    all_rules: Any,
    lore: Any,
    net: Any,
    sizes: Any,
    records: Any,
    inner: Any,
    seed: int,
    games: int,
    temperature: float,
    share: float,
    most: int,
    worlds: int,
    samples: Any,
    roles: Any,
    leans: Any,
    targets: Any,
) -> int:
    """Play games of a net against itself and label the `most` best moves at a share of the decisions; the answer is the number of samples.

    `records` and `inner` are three arrays of one record and a desk each.
    """
    rules, lore, net = record_at(all_rules, 0), borrow(lore), borrow_net(net)
    opened, view, after = borrow(records[0]), borrow(records[1]), borrow(records[2])
    desk, inner_desk = record_at(records[3], 0), record_at(inner[3], 0)
    s, v, a, world = record_at(opened, 0), record_at(view, 0), record_at(after, 0), record_at(inner[0], 0)
    moves, spare, rated = desk.moves, desk.spare, desk.rated
    order, totals = np.empty(most, np.int64), np.empty(most, np.float64)
    rng, luck = np.empty(2, np.int64), np.empty(2, np.int64)
    slots, line = np.empty(SLOTS, np.int32), np.empty(LINE + 1, np.int64)
    count = 0
    for game in range(games):
        new_game(all_rules, opened, luck, seed + game, -1)
        seed_stream(rng, seed + game, PLAYER_NORTH)
        while True:
            number = legal_moves(rules, s, moves)
            if number == 0:
                break
            number = worthwhile(rules, s, moves, number)
            if number == 1:
                settle(rules, s, moves[0], True)
                continue
            me = s.decider
            look(opened, view, me)
            value_moves(rules, lore, net, sizes, view, after, moves, number, desk, rated)
            if uniform(rng) < share and count + most < len(samples):
                tried = rank(rated, number, most, order)
                totals[:] = 0.0
                for _ in range(worlds):
                    deal = word(rng)
                    for n in range(tried):
                        inner[0][0] = view[0]
                        seed_stream(luck, deal, EVENTS)
                        imagine(rules, world, luck)
                        settle(rules, world, moves[order[n]], True)
                        totals[n] += play_on(rules, lore, net, sizes, inner, inner_desk, me, 1, line)
                for n in range(tried):
                    after[0] = view[0]
                    if not follow(rules, a, moves[order[n]], me, spare):
                        roles[count], leans[count] = tell_chosen(rules, lore, v, a, me, sizes, desk, slots)
                        keep(slots, samples[count])
                        targets[count] = totals[n] / worlds
                        count += 1
            settle(rules, s, moves[choose(rated, number, temperature, rng)], True)
    return count
