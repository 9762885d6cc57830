"""Loops that any game can be put under: written once, bound to a game's functions (`kernels`).

They call the functions of the game they are bound to, which they know by the names of `game_api` only. What `kernels` opens as a door takes
records and arrays that belong to the caller, and answers an integer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tottenbury.kernel.chance import DEAL, LOT, PLAYER_NORTH, PLAYER_SOUTH, below, seed_stream
from tottenbury.kernel.records import copy_record, record_at

if TYPE_CHECKING:
    from tottenbury.kernel.game_api import apply, blind, deal, forced, legal_moves

MAX_MOVES = 1024
"""Room for the moves of one position."""

NO_TURN_LIMIT = 1 << 40

RESULT_FIELDS = 5
"""What `random_games` says of each game: winner, reason, who began, turns and decisions."""


def settle(rules: Any, s: Any, move: int, follow: bool) -> None:
    """Make a move and, with `follow`, whatever comes after it without a decision."""
    while move >= 0:
        apply(rules, s, move)
        move = forced(rules, s) if follow else -1


def list_moves(rules: Any, s: Any, moves: Any) -> int:
    """Write the legal moves of a position; the answer is their number."""
    return legal_moves(rules, s, moves)


def try_move(rules: Any, before: Any, after: Any, moves: Any, move: int) -> int:
    """Write into `after` what a move and all that follows it without a decision lead to; the answer is 1, or 0 if it is not legal."""
    number = legal_moves(rules, before, moves)
    found = 0
    while found < number and moves[found] != move:
        found += 1
    if found == number:
        return 0
    copy_record(after, before)
    settle(rules, after, move, True)
    return 1


def step(rules: Any, before: Any, after: Any, move: int) -> int:
    """Write into `after` what a legal move alone leads to."""
    copy_record(after, before)
    settle(rules, after, move, False)
    return 1


def forced_move(rules: Any, s: Any) -> int:
    """The move that needs no decision here, or -1."""
    return forced(rules, s)


def make_blind(before: Any, after: Any, viewer: int) -> int:
    """Write into `after` what the viewer may see."""
    copy_record(after, before)
    blind(after, viewer)
    return 1


def new_game(rules: Any, s: Any, rng: Any, seed: int, first: int) -> None:
    """A fresh game from a seed; with `first` = -1 the lot decides who begins."""
    if first < 0:
        seed_stream(rng, seed, LOT)
        first = below(rng, 2)
    seed_stream(rng, seed, DEAL)
    deal(rules, s, rng, first)


def random_games(rules: Any, s: Any, rngs: Any, moves: Any, seed: int, first: int, limit: int, results: Any) -> int:
    """Play whole games at random with the seeds seed, seed + 1, ...; `results` has a row for each.

    The players draw from their own streams, so that these are the games that two `random` opponents play anywhere else. A game that has
    not ended after `limit` turns is stopped; its winner stays nobody.
    """
    total = 0
    for game in range(len(results)):
        seed_stream(rngs[0], seed + game, PLAYER_SOUTH)
        seed_stream(rngs[1], seed + game, PLAYER_NORTH)
        new_game(rules, s, rngs[2], seed + game, first)
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


def random_steps(rules: Any, states: Any, rngs: Any, moves: Any, steps: int) -> int:
    """Step a batch of running games, one random decision each in turn, `steps` times over; a finished game begins anew."""
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


def perft(rules: Any, states: Any, moves: Any, left: Any) -> int:
    """How many sequences of decisions there are, as long as the arrays have levels; `states[0]` is the root.

    `left` counts the moves of each level that are still to be tried.
    """
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
            copy_record(record_at(states, level + 1), record_at(states, level))
            settle(rules, record_at(states, level + 1), moves[level, left[level]], True)
            level += 1
            left[level] = legal_moves(rules, record_at(states, level), moves[level])
    return leaves
