"""A plain exhaustive search of endings, compiled: no pruning, no memory. With `deep` it looks at many thousand late positions.

python -m tests.opponents.exhaustion --endings 10000     # or: make endings
"""

# ruff: noqa: F821
# mypy: disable-error-code="name-defined,no-any-return"
from __future__ import annotations

import argparse
from functools import cache
from itertools import count
from typing import Any

import numpy as np

import tottenbury as tb
from tests.opponents.endings import late_positions
from tests.opponents.learned.nets import player
from tests.opponents.views import game_of
from tottenbury.kernel import bind
from tottenbury.kernel.compiling import record_at
from tottenbury.opponents.judging import judgement_of
from tottenbury.opponents.learned.mind import mind_of

DEPTH, MOST_MOVES, MOST_POSITIONS = 64, 128, 300_000
TOO_MUCH = -1.0


def exhaust(all_rules: Any, states: Any, moves: Any, number: Any, tried: Any, best: Any, me: int) -> float:
    """What the first of `states` is worth to a seat; the other arrays have a row for each depth. TOO_MUCH: more than we look at."""
    rules = record_at(all_rules, 0)
    depth, positions = 0, 1
    number[0], tried[0], best[0] = legal_moves(rules, record_at(states, 0), moves[0]), 0, -1.0
    while True:
        s = record_at(states, depth)
        if tried[depth] < number[depth]:
            if depth + 1 == len(states) or positions == MOST_POSITIONS:
                return TOO_MUCH
            states[depth + 1] = states[depth]
            child = record_at(states, depth + 1)
            settle(rules, child, moves[depth, tried[depth]], True)
            tried[depth] += 1
            positions += 1
            if child.winner < 0:
                depth += 1
                number[depth], tried[depth], best[depth] = legal_moves(rules, child, moves[depth]), 0, -1.0
                continue
            value = end_for(child, me)
        else:
            value = best[depth]
            depth -= 1
            if depth < 0:
                return value
            s = record_at(states, depth)
        if best[depth] < 0.0 or (value > best[depth] if s.decider == me else value < best[depth]):
            best[depth] = value


@cache
def _bound(kernels: str, rulebook: str) -> Any:
    return bind(exhaust, kernels, mind_of(game_of(tb.rulebook(rulebook))).functions)


def values_of(position: tb.Position) -> dict[tb.Move, float] | None:
    """What each move is worth to the mover, if there are not too many positions."""
    game, seat = game_of(position.book), position.to_move
    states = np.zeros(DEPTH, game.kernels.state_type)
    room = np.empty((DEPTH, MOST_MOVES), np.int64), np.zeros(DEPTH, np.int64), np.zeros(DEPTH, np.int64), np.zeros(DEPTH)
    found = {}
    for move in position.legal_moves():
        after = position.play(move)
        if after.outcome is not None:
            found[move] = 0.5 if after.outcome.winner is None else float(after.outcome.winner is seat)
            continue
        states[0] = after.state[0]
        found[move] = _bound(game.kernels.name, position.book.id)(game.rules, states, *room, int(seat))
        if found[move] == TOO_MUCH:
            return None
    return found


def check(rulebook: str, endings: int, first: int = 0) -> tuple[int, int]:
    """Let `deep` play so many random late positions; the answer is how many of them are won, and how many moves in those do not win.

    It may never drop a win, nor a draw, nor call anything exact that is not. `first`: the seed of the first game.
    """
    game, looked, won, worse = game_of(tb.rulebook(rulebook)), 0, 0, 0
    for seed in count(first):
        for position in late_positions(rulebook, seed):
            view = position.view(position.to_move)
            if not judgement_of(game).knowable(game.rules, view.state) or (values := values_of(position)) is None:
                continue
            thought = player("deep", seed, 20_000).think(view)
            best = max(values.values())
            assert values[thought.move] == best, f"seed {seed}, {thought.move} instead of {best}: {position}"
            if thought.exact:
                assert all(c.chance == values[c.move] for c in thought.candidates), f"seed {seed}: {position}"
            if best == 1.0:
                won += 1
                worse += sum(value < 1.0 for value in values.values())
            looked += 1
            if looked == endings:
                return won, worse
    raise AssertionError


def main() -> None:
    """Check a number of endings, evenly over the rulebooks that are played in different ways."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--endings", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rulebook", action="append")
    arguments = parser.parse_args()
    books = ("stones-1999", "stones-2004-tactics", "stones-2004-advanced", "stones-2024-tactics", "stones-2024-early-bird", "siege-2020")
    for book in arguments.rulebook or books:
        number = -(-arguments.endings // len(arguments.rulebook or books))
        won, worse = check(book, number, arguments.seed)
        print(f"{book}: {number} positions, {won} of them won, with {worse} moves that do not win; none was dropped", flush=True)


if __name__ == "__main__":
    main()
