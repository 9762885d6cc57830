"""Information-set tree search, game-neutral: bound to a game's functions like the loops of the kernel.

It calls `legal_moves`, `settle` (kernel.loops), and these:
- `imagine(rules, s, rng)` fills in what a view does not show;
- `worthwhile(rules, s, moves, number)` drops moves that nobody would make;
- `rate(rules, lore, s, moves, number, values)` gives the decider's chance after each move, at a glance;
- `value(rules, lore, s, eye)` gives South's chance as one seat sees it;
- `chance_key(s)` tells what chance has shown to everybody since the last move, 0 for nothing.

Every simulation chooses a first move, imagines a world, walks down the tree by the moves that are legal in that world, adds a node, and
hands the judgement of that node back up. A node stands for a sequence of moves, so all worlds share it. Nodes and edges are the same:
edge n leads to node n, node 0 is the root.
"""

# ruff: noqa: F821
# mypy: disable-error-code="name-defined"
from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.kernel.chance import seed_stream
from tottenbury.kernel.compiling import record_at

NODE_MOVE, NODE_PARENT, NODE_VISITS, NODE_DECIDER, NODE_OPEN = range(5)
NODE_FIELDS = 5
"""Columns of `nodes`: the move that leads here and from where, how often it was walked, who chose it, whether its moves have been rated."""

TOTAL, STATIC, PRIOR = range(3)
WORTH_FIELDS = 3
"""Columns of `worths`: what came back in all, what a glance said, and its weight among its siblings."""

USED, DEEPEST = range(2)
"""Entries of `counts`: how many nodes there are, and how long the longest walk was."""

PATH = 256
"""The longest walk."""

EXPLORE, TRUST, COOLNESS, GLANCES = range(4)
"""Settings: how much to explore, how many visits a glance counts for, how unequal glances make priors, plies played at a glance."""

CHANCE_MOVE = -2
"""What the entry of a chance node has in place of a move."""


def find_node(nodes: Any, worths: Any, index: Any, counts: Any, parent: int, move: int, decider: int) -> int:
    """The node that a move leads to; made if it is new and there is room, else -1."""
    mask = len(index) - 1
    place = (parent * 0x9E3779B1 + move * 0x85EBCA77) & 0x7FFFFFFFFFFF
    place = (place ^ (place >> 17)) & mask
    while index[place] != 0:
        node = index[place]
        if nodes[node, NODE_PARENT] == parent and nodes[node, NODE_MOVE] == move:
            return node
        place = (place + 1) & mask
    if counts[USED] >= len(nodes):
        return -1
    node = counts[USED]
    counts[USED] += 1
    index[place] = node
    nodes[node, NODE_MOVE] = move
    nodes[node, NODE_PARENT] = parent
    nodes[node, NODE_DECIDER] = decider
    nodes[node, NODE_VISITS] = nodes[node, NODE_OPEN] = 0
    worths[node, TOTAL] = 0.0
    worths[node, STATIC] = -1.0
    return node


def select(rules: Any, lore: Any, s: Any, tree: Any, node: int, moves: Any, number: int, values: Any, settings: Any) -> int:
    """The child to walk to: what has proved good, what looks good, and what has hardly been tried. -1 if the tree is full."""
    nodes, worths, index, counts = tree
    children = np.empty(number, np.int64)
    unknown = False
    for n in range(number):
        children[n] = find_node(nodes, worths, index, counts, node, moves[n], s.decider)
        if children[n] < 0:
            return -1
        unknown |= worths[children[n], STATIC] < 0.0
    if unknown:
        rate(rules, lore, s, moves, number, values)
        for n in range(number):
            if worths[children[n], STATIC] < 0.0:
                worths[children[n], STATIC] = values[n]
    top = 0.0
    for n in range(number):
        top = max(top, worths[children[n], STATIC])
    weights, visits = 0.0, 0
    for n in range(number):
        child = children[n]
        worths[child, PRIOR] = np.exp((worths[child, STATIC] - top) / settings[COOLNESS])
        weights += worths[child, PRIOR]
        visits += nodes[child, NODE_VISITS]
    best, best_score = children[0], -1.0
    spur = settings[EXPLORE] * np.sqrt(visits + 1.0) / weights
    for n in range(number):
        child = children[n]
        been = nodes[child, NODE_VISITS]
        known = (worths[child, TOTAL] + settings[TRUST] * worths[child, STATIC]) / (been + settings[TRUST])
        score = known + spur * worths[child, PRIOR] / (1.0 + been)
        if score > best_score:
            best, best_score = child, score
    return best


def glance(rules: Any, lore: Any, s: Any, eye: int, moves: Any, values: Any, plies: int) -> float:
    """South's chance, after some more plies in which everybody plays what looks best."""
    for _ in range(plies):
        number = legal_moves(rules, s, moves)
        if number == 0:
            break
        number = worthwhile(rules, s, moves, number)
        best = 0
        if number > 1:
            rate(rules, lore, s, moves, number, values)
            for n in range(1, number):
                if values[n] > values[best]:
                    best = n
        settle(rules, s, moves[best], True)
    return value(rules, lore, s, eye)


def explore(
    all_rules: Any,
    lore: Any,
    root: Any,
    world: Any,
    tree: Any,
    moves: Any,
    values: Any,
    settings: Any,
    seed: int,
    first: int,
    last: int,
    halt: Any,
) -> int:
    """Run the simulations from number `first` to `last` - 1, unless `halt` says stop; the answer is the number of the next one.

    The n-th simulation of each first move imagines the same world: what is luck in that world falls on all of them alike.
    """
    rules = record_at(all_rules, 0)
    nodes, worths, index, counts = tree
    path = np.empty(PATH, np.int64)
    rng = np.empty(2, np.int64)
    s = record_at(world, 0)
    eye = record_at(root, 0).decider
    for simulation in range(first, last):
        if halt[0] != 0:
            return simulation
        world[0] = root[0]
        node = length = 0
        while length < PATH - 2:
            number = legal_moves(rules, s, moves)
            if number == 0:
                break
            if nodes[node, NODE_OPEN] == 0 and node != 0:
                nodes[node, NODE_OPEN] = 1
                break
            number = worthwhile(rules, s, moves, number)
            child = select(rules, lore, s, tree, node, moves, number, values, settings)
            if child < 0:
                break
            if node == 0:  # all first moves are tried in the same worlds, one after the other
                seed_stream(rng, seed, nodes[child, NODE_VISITS])
                imagine(rules, s, rng)
            path[length] = child
            length += 1
            settle(rules, s, nodes[child, NODE_MOVE], True)
            shown = chance_key(s)
            if shown != 0:
                child = find_node(nodes, worths, index, counts, child, -shown - 1, nodes[child, NODE_DECIDER])
                if child < 0:
                    break
                path[length] = child
                length += 1
            node = child
        judgement = glance(rules, lore, s, eye, moves, values, int(settings[GLANCES]))
        for n in range(length):
            child = path[n]
            nodes[child, NODE_VISITS] += 1
            worths[child, TOTAL] += judgement if nodes[child, NODE_DECIDER] == 0 else 1.0 - judgement
        counts[DEEPEST] = max(counts[DEEPEST], length)
    return last


def rate_at(all_rules: Any, lore: Any, view: Any, moves: Any, values: Any) -> int:
    """Rate the worthwhile moves of a view at a glance; `moves` and `values` get them, the answer is their number."""
    rules, s = record_at(all_rules, 0), record_at(view, 0)
    number = worthwhile(rules, s, moves, legal_moves(rules, s, moves))
    rate(rules, lore, s, moves, number, values)
    return number
