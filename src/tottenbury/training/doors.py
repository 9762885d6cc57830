"""The doors of training: games that leave samples, a teacher's look at them, learning, and matches."""

from __future__ import annotations

from dataclasses import dataclass

from tottenbury.kernel import bind_module
from tottenbury.kernel.doors import INT, REAL, Array, Door, Group
from tottenbury.kernel.kernels import INTS
from tottenbury.kernel.layout import FLOAT64, INT8, INT32
from tottenbury.opponents.games import players_of
from tottenbury.opponents.nets.net_kernels import FLOATS, NET, net_kernels_of
from tottenbury.table.kernel_game import KernelGame
from tottenbury.training import learning, self_play, teaching
from tottenbury.training.learning import Exercises, Pupil
from tottenbury.training.self_play import Rival, Samples, Schedule
from tottenbury.training.teaching import Teaching

_RIVAL = Group(Rival, (INT, NET, FLOATS))
_SAMPLES = Group(Samples, (Array(INT32, 2), INTS, FLOATS, FLOATS, FLOATS, INTS))
_SCHEDULE = Group(Schedule, (INT, INT, REAL, REAL))
_TEACHING = Group(Teaching, (INT, INT, REAL, REAL, INT, INT))
_PUPIL = Group(Pupil, (NET,) * 4)
_EXERCISES = Group(Exercises, (_SAMPLES, INTS, INTS, Array(INT8)))
_SCORES = Array(FLOAT64, 2)


@dataclass(frozen=True)
class School:
    """The doors of one family."""

    self_play: Door
    """See self_play.self_play."""
    net_games: Door
    """See self_play.net_games."""
    teach: Door
    """See teaching.teach."""
    learn: Door
    """See learning.learn."""


_SCHOOLS: dict[str, School] = {}


def school_of(game: KernelGame) -> School:
    """The doors of training for a game, shared by all rulebooks of its family."""
    kernels = game.kernels
    if kernels.name not in _SCHOOLS:
        mind = net_kernels_of(game)
        functions = dict(mind.functions)
        for generic in (self_play, teaching):
            functions |= bind_module(generic, kernels.name, functions)
        know, bench = mind.context_kind, mind.room_kind
        _SCHOOLS[kernels.name] = School(
            kernels.enter(Door("self_play", functions["self_play"], (know, _RIVAL, bench, _SAMPLES, _SCORES, _SCHEDULE))),
            kernels.enter(Door("net_games", functions["net_games"], (know, _RIVAL, bench, FLOATS, _SCORES, INT))),
            kernels.enter(Door("teach", functions["teach"], (know, bench, bench, _SAMPLES, _TEACHING))),
            kernels.enter(Door("learn", learning.learn, (_PUPIL, _EXERCISES, INT, REAL, INT), real=True)),
        )
    return _SCHOOLS[kernels.name]


def open_doors(game: KernelGame) -> None:
    """Open every door of this room that a game's family has: none where nets cannot be told about it."""
    if players_of(game).features(game.family) is not None:
        school_of(game)
