"""A plain exhaustive search of endings, without pruning: with it `deep` is checked on many thousand late positions.

python -m tests.opponents.exhaustion --endings 10000     # or: make endings
"""

from __future__ import annotations

import argparse
from itertools import count

import tottenbury as tb
from tests.opponents.endings import TooMuch, exhaustive, late_positions
from tests.opponents.nets.nets import player
from tests.opponents.views import game_of
from tottenbury.opponents.judgement.judging import judgement_of

MOST_POSITIONS = 20_000
"""Larger endings are left out."""


def values_of(position: tb.Position) -> dict[tb.Move, float] | None:
    """What each move is worth to the mover, if there are not too many positions."""
    known: dict[bytes, float] = {}
    seat = position.to_move
    try:
        return {move: exhaustive(position.play(move), seat, known, MOST_POSITIONS) for move in position.legal_moves()}
    except TooMuch:
        return None


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
