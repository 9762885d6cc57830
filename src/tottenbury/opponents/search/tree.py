"""Information-set tree search, game-neutral: bound to a game's functions like the loops of the kernel.

It calls `legal_moves`, `settle` (kernel.loops), and these:
- `imagine(rules, s, rng)` fills in what a view does not show;
- `worthwhile(rules, s, moves, number)` drops moves that nobody would make;
- `rate(rules, params, s, moves, number, values)` gives the decider's chance after each move, at a glance;
- `value(rules, params, s, viewer)` gives South's chance as one seat sees it;
- `chance_key(s)` tells what chance has shown to everybody since the last move, 0 for nothing.

Every simulation chooses a first move, imagines a world, walks down the tree by the moves that are legal in that world, adds a node, and
hands the judgement of that node back up. A node stands for a sequence of moves, so all worlds share it. Nodes and edges are the same:
edge n leads to node n, node 0 is the root.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from tottenbury.kernel import copy_record, some_ints
from tottenbury.kernel.chance import STREAM_SIZE, seed_stream
from tottenbury.kernel.loops import MAX_MOVES
from tottenbury.kernel.mathematics import exp

if TYPE_CHECKING:
    from tottenbury.kernel.game_api import legal_moves, settle
    from tottenbury.opponents.judgement.judge_api import chance_key, imagine, rate, value, worthwhile

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


class Tree(NamedTuple):
    """A tree in four arrays."""

    nodes: Any
    worths: Any
    index: Any
    """Where each node stands, by its parent and move; 0 is an empty place."""
    counts: Any


class Room(NamedTuple):
    """What simulations need to run."""

    world: Any
    """Room for the record of an imagined world."""
    moves: Any
    values: Any
    settings: Any
    halt: Any
    """Anybody may write something else than 0 here to stop them."""


def find_node(tree: Tree, parent: int, move: int, decider: int) -> int:
    """The node that a move leads to; made if it is new and there is room, else -1."""
    nodes, worths, index, counts = tree
    mask = len(index) - 1
    place = (parent * 0x9E3779B1 + move * 0x85EBCA77) & 0x7FFFFFFFFFFF
    place = (place ^ (place >> 17)) & mask
    while index[place] != 0:
        node = int(index[place])
        if nodes[node, NODE_PARENT] == parent and nodes[node, NODE_MOVE] == move:
            return node
        place = (place + 1) & mask
    if counts[USED] >= len(nodes):
        return -1
    node = int(counts[USED])
    counts[USED] += 1
    index[place] = node
    nodes[node, NODE_MOVE] = move
    nodes[node, NODE_PARENT] = parent
    nodes[node, NODE_DECIDER] = decider
    nodes[node, NODE_VISITS] = nodes[node, NODE_OPEN] = 0
    worths[node, TOTAL] = 0.0
    worths[node, STATIC] = -1.0
    return node


def select(rules: Any, params: Any, s: Any, tree: Tree, node: int, number: int, room: Room) -> int:
    """The child to walk to: what has proved good, what looks good, and what has hardly been tried. -1 if the tree is full."""
    nodes, worths, settings = tree.nodes, tree.worths, room.settings
    children = some_ints(MAX_MOVES)
    unknown = False
    for n in range(number):
        children[n] = find_node(tree, node, int(room.moves[n]), s.decider)
        if children[n] < 0:
            return -1
        unknown |= worths[children[n], STATIC] < 0.0
    if unknown:
        rate(rules, params, s, room.moves, number, room.values)
        for n in range(number):
            if worths[children[n], STATIC] < 0.0:
                worths[children[n], STATIC] = room.values[n]
    top = 0.0
    for n in range(number):
        top = max(top, worths[children[n], STATIC])
    weights, visits = 0.0, 0
    for n in range(number):
        child = children[n]
        worths[child, PRIOR] = exp((worths[child, STATIC] - top) / settings[COOLNESS])
        weights += worths[child, PRIOR]
        visits += nodes[child, NODE_VISITS]
    best, best_score = children[0], -1.0
    spur = settings[EXPLORE] * sqrt(visits + 1.0) / weights
    for n in range(number):
        child = children[n]
        been = nodes[child, NODE_VISITS]
        known = (worths[child, TOTAL] + settings[TRUST] * worths[child, STATIC]) / (been + settings[TRUST])
        score = known + spur * worths[child, PRIOR] / (1.0 + been)
        if score > best_score:
            best, best_score = child, score
    return best


def glance(rules: Any, params: Any, s: Any, viewer: int, room: Room) -> float:
    """South's chance, after some more plies in which everybody plays what looks best."""
    moves, values = room.moves, room.values
    for _ in range(int(room.settings[GLANCES])):
        number = legal_moves(rules, s, moves)
        if number == 0:
            break
        number = worthwhile(rules, s, moves, number)
        best = 0
        if number > 1:
            rate(rules, params, s, moves, number, values)
            for n in range(1, number):
                if values[n] > values[best]:
                    best = n
        settle(rules, s, int(moves[best]), True)
    return value(rules, params, s, viewer)


def explore(rules: Any, params: Any, root: Any, tree: Tree, room: Room, seed: int, first: int, last: int) -> int:
    """Run the simulations from number `first` to `last` - 1, unless `halt` says stop; returns the number of the next one.

    The n-th simulation of each first move imagines the same world: what is luck in that world falls on all of them alike.
    """
    nodes, worths, counts = tree.nodes, tree.worths, tree.counts
    s, moves = room.world, room.moves
    path, rng = some_ints(PATH), some_ints(STREAM_SIZE)
    viewer = root.decider
    for simulation in range(first, last):
        if room.halt[0] != 0:
            return simulation
        copy_record(s, root)
        node = length = 0
        while length < PATH - 2:
            number = legal_moves(rules, s, moves)
            if number == 0:
                break
            if nodes[node, NODE_OPEN] == 0 and node != 0:
                nodes[node, NODE_OPEN] = 1
                break
            number = worthwhile(rules, s, moves, number)
            child = select(rules, params, s, tree, node, number, room)
            if child < 0:
                break
            if node == 0:  # all first moves are tried in the same worlds, one after the other
                seed_stream(rng, seed, int(nodes[child, NODE_VISITS]))
                imagine(rules, s, rng)
            path[length] = child
            length += 1
            settle(rules, s, int(nodes[child, NODE_MOVE]), True)
            shown = chance_key(s)
            if shown != 0:
                child = find_node(tree, child, -shown - 1, nodes[child, NODE_DECIDER])
                if child < 0:
                    break
                path[length] = child
                length += 1
            node = child
        judgement = glance(rules, params, s, viewer, room)
        for n in range(length):
            child = path[n]
            nodes[child, NODE_VISITS] += 1
            worths[child, TOTAL] += judgement if nodes[child, NODE_DECIDER] == 0 else 1.0 - judgement
        counts[DEEPEST] = max(counts[DEEPEST], length)
    return last


def rate_at(rules: Any, params: Any, s: Any, moves: Any, values: Any) -> int:
    """Rate the worthwhile moves of a view at a glance; `moves` and `values` get them, returns their number.

    The view must be a copy: it is changed on the way, and changed back.
    """
    number = worthwhile(rules, s, moves, legal_moves(rules, s, moves))
    rate(rules, params, s, moves, number, values)
    return number


def value_at(rules: Any, params: Any, s: Any, viewer: int) -> float:
    """South's chance at a glance, as one seat sees it."""
    return value(rules, params, s, viewer)
