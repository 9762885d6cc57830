"""The doors of the solver: what solving and reading solved tables has to do often, opened on the tug of war's kernels when first used."""

from __future__ import annotations

from tottenbury.kernel.doors import INT, Array, Door, Group
from tottenbury.kernel.kernels import INTS, TABLE
from tottenbury.kernel.layout import FLOAT32, FLOAT64, INT32

REALS, LINES, TABLES = Array(FLOAT64), Array(FLOAT64, 2), Array(FLOAT64, 4)
MOVES = Array(INT32, 2)


def open_doors() -> dict[str, Door]:
    """The doors of this room, opened when they are first asked for, and all others of the tug of war."""
    from tottenbury.tug.game import kernels  # whose throws are this room's

    doors = kernels().doors
    if "sweep" not in doors:
        for door in _made():
            kernels().enter(door)
    return doors


def door(name: str) -> Door:
    """One of them."""
    return open_doors()[name]


def _made() -> list[Door]:
    from tottenbury.tug.solving import judging, playing, sweep, turns  # which call these doors

    room, played = Group(judging.Room, (TABLE, TABLE, REALS)), Group(playing.Played, (REALS, INTS, INTS))
    short, long = (Group(judging.Solved, (Array(code, 4), TABLE, INT, INT, INT, INT)) for code in (FLOAT32, FLOAT64))
    moves, lists, workspace = (
        Group(sweep.Moves, (MOVES,) * 2),
        Group(sweep.Lists, (INTS, TABLE, INTS, INTS)),
        Group(sweep.Workspace, (LINES,) * 5),
    )
    return [
        Door("ways", turns.ways, (INTS, INTS, TABLE, INT)),
        Door("judge_all", judging.judge_all, (short, room, INTS, INT, INT)),
        Door("throw_scores", judging.throw_scores, (short, room, INTS, REALS, INT)),
        Door("worth_with_rerolls", judging.worth_with_rerolls, (REALS, INTS, INT, INT), real=True),
        Door("play_games", playing.play_games, (long, TABLE, room, played, INT, INT, INT)),
        Door("sweep", sweep.sweep, (TABLES, moves, lists, workspace, TABLES, INTS, INT)),
    ]
