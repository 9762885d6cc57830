"""Loops that any game can be put under: written once, bound to a game's functions with `bind`.

They call the functions of the game they are bound to, which they know by these names only: `deal(rules, s, rng, first)`,
`legal_moves(rules, s, moves)`, `apply(rules, s, move)`, `forced(rules, s)`, `blind(s, viewer)`. Records come in as arrays of one or more
elements: passing such an array into compiled code is five times cheaper than passing a record.
"""

# ruff: noqa: F821
# mypy: disable-error-code="name-defined"
from __future__ import annotations

from typing import Any

from tottenbury.kernel.chance import DEAL, LOT, PLAYER_NORTH, PLAYER_SOUTH, below, seed_stream
from tottenbury.kernel.compiling import record_at

MAX_MOVES = 1024
"""Room for the moves of one position."""


NO_TURN_LIMIT = 1 << 40

LIST, TRY, STEP, FORCED = range(4)
"""What `door` is asked for."""


def settle(rules: Any, s: Any, move: int, follow: bool) -> None:
    """Make a move and, with `follow`, whatever comes after it without a decision."""
    while move >= 0:
        apply(rules, s, move)
        move = forced(rules, s) if follow else -1


def door(all_rules: Any, before: Any, after: Any, moves: Any, wish: int, move: int) -> int:
    """The one way in for a single position: all wishes in one function, because compiling each on its own takes as long as all together.

    LIST: write the legal moves of `before` into `moves`, answer their number. TRY: write into `after` what a move and all that follows it
    without a decision lead to; answer 1, or 0 if it is not legal. STEP: the same for a legal move alone. FORCED: answer the move that needs
    no decision here, or -1. (Copying happens here because NumPy takes ten times as long to copy such a record.)
    """
    rules, s = record_at(all_rules, 0), record_at(before, 0)
    if wish == FORCED:
        return forced(rules, s)
    follow = wish != STEP
    if follow:
        number = legal_moves(rules, s, moves)
        if wish == LIST:
            return number
        found = 0
        while found < number and moves[found] != move:
            found += 1
        if found == number:
            return 0
    after[0] = before[0]
    settle(rules, record_at(after, 0), move, follow)
    return 1


def make_blind(before: Any, after: Any, viewer: int) -> None:
    """Write into `after` what the viewer may see."""
    after[0] = before[0]
    blind(record_at(after, 0), viewer)


def new_game(all_rules: Any, states: Any, rng: Any, seed: int, first: int) -> None:
    """A fresh game from a seed; with `first` = -1 the lot decides who begins."""
    if first < 0:
        seed_stream(rng, seed, LOT)
        first = below(rng, 2)
    seed_stream(rng, seed, DEAL)
    deal(record_at(all_rules, 0), record_at(states, 0), rng, first)


def random_games(all_rules: Any, states: Any, rngs: Any, moves: Any, seed: int, games: int, first: int, limit: int, results: Any) -> int:
    """Play whole games at random with the seeds seed, seed + 1, ...; `results` gets winner, reason, who began, turns and decisions.

    The players draw from their own streams, so that these are the games that two `random` opponents play anywhere else. A game that has
    not ended after `limit` turns is stopped; its winner stays nobody.
    """
    rules, s = record_at(all_rules, 0), record_at(states, 0)
    total = 0
    for game in range(games):
        seed_stream(rngs[0], seed + game, PLAYER_SOUTH)
        seed_stream(rngs[1], seed + game, PLAYER_NORTH)
        new_game(all_rules, states, rngs[2], seed + game, first)
        began = s.to_move
        turns = decisions = 0
        mover = -1
        number = legal_moves(rules, s, moves)
        while number > 0:
            if s.to_move != mover:
                if turns == limit:
                    break
                mover = s.to_move
                turns += 1
            settle(rules, s, moves[below(rngs[s.decider], number)], True)
            decisions += 1
            number = legal_moves(rules, s, moves)
        results[game, 0] = s.winner
        results[game, 1] = s.reason
        results[game, 2] = began
        results[game, 3] = turns
        results[game, 4] = decisions
        total += decisions
    return total


def random_steps(all_rules: Any, states: Any, rngs: Any, moves: Any, steps: int) -> int:
    """Step a batch of running games, one random decision each in turn, `steps` times over; a finished game begins anew."""
    rules = record_at(all_rules, 0)
    finished = 0
    for _ in range(steps):
        for game in range(len(states)):
            s = record_at(states, game)
            number = legal_moves(rules, s, moves)
            if number == 0:
                finished += 1
                deal(rules, s, rngs[game], below(rngs[game], 2))
                number = legal_moves(rules, s, moves)
            settle(rules, s, moves[below(rngs[game], number)], True)
    return finished


def perft(all_rules: Any, states: Any, moves: Any, left: Any) -> int:
    """How many sequences of decisions there are, as long as the arrays have levels; `states[0]` is the root.

    `left` counts the moves of each level that are still to be tried.
    """
    rules = record_at(all_rules, 0)
    depth = len(states)
    leaves = level = 0
    left[0] = legal_moves(rules, record_at(states, 0), moves[0])
    while level >= 0:
        if left[level] == 0:
            level -= 1
        elif level == depth - 1:
            leaves += left[level]
            level -= 1
        else:
            left[level] -= 1
            states[level + 1] = states[level]
            settle(rules, record_at(states, level + 1), moves[level, left[level]], True)
            level += 1
            left[level] = legal_moves(rules, record_at(states, level), moves[level])
    return leaves
