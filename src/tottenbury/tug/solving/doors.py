"""The doors of the solver: what solving and reading solved tables has to do often, opened on the tug of war's kernels when first used."""

from __future__ import annotations

from tottenbury.kernel.doors import INT, Array, Door, Group
from tottenbury.kernel.kernels import INTS, TABLE
from tottenbury.kernel.layout import FLOAT32, FLOAT64, INT32
from tottenbury.tug.solving import advice, playing, sweep, turns

REALS, LINES, MOVES = Array(FLOAT64), Array(FLOAT64, 2), Array(INT32, 2)
ROOM = Group(advice.Room, (TABLE, TABLE, REALS))


def _solved(code: str) -> Group:
    """A solved model with a table of these numbers."""
    return Group(advice.Solved, (Array(code, 4), TABLE, INT, INT, INT, INT))


def open_doors() -> dict[str, Door]:
    """The doors of this room, opened when they are first asked for, and all others of the tug of war."""
    from tottenbury.tug.game import kernels  # which counts the throws with our columns

    tug = kernels()
    if "sweep" not in tug.doors:
        played = Group(playing.Played, (REALS, INTS, INTS))
        moves, lists = Group(sweep.Moves, (MOVES, MOVES)), Group(sweep.Lists, (INTS, TABLE, INTS, INTS))
        desk, after = Group(sweep.Desk, (LINES,) * 5), Array(FLOAT64, 4)
        short = _solved(FLOAT32)
        for door in (
            Door("ways", turns.ways, (INTS, INTS, TABLE, INT)),
            Door("judge_all", advice.judge_all, (short, ROOM, INTS, INT, INT)),
            Door("throw_scores", advice.throw_scores, (short, ROOM, INTS, REALS, INT)),
            Door("worth_with_rerolls", advice.worth_with_rerolls, (REALS, INTS, INT, INT), real=True),
            Door("play_games", playing.play_games, (_solved(FLOAT64), TABLE, ROOM, played, INT, INT, INT)),
            Door("sweep", sweep.sweep, (after, moves, lists, desk, after, INTS, INT)),
        ):
            tug.enter(door)
    return tug.doors


def door(name: str) -> Door:
    """One of them."""
    return open_doors()[name]
