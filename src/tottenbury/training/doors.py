"""The doors of training: games that leave samples, a teacher's look at them, learning, and matches."""

from __future__ import annotations

from dataclasses import dataclass

from tottenbury.core.kernel_game import KernelGame
from tottenbury.kernel import bind_module
from tottenbury.kernel.doors import INT, REAL, Array, Door, Group
from tottenbury.kernel.kernels import INTS
from tottenbury.kernel.layout import FLOAT64, INT8, INT32
from tottenbury.opponents.games import players_of
from tottenbury.opponents.nets.net_kernels import FLOATS, NET, net_kernels_of
from tottenbury.training import learning, self_play, teaching
from tottenbury.training.learning import Batches, Learner
from tottenbury.training.self_play import Rival, Samples, Schedule
from tottenbury.training.teaching import Teaching

_RIVAL = Group(Rival, (INT, NET, FLOATS))
_SAMPLES = Group(Samples, (Array(INT32, 2), INTS, FLOATS, FLOATS, FLOATS, INTS))
_SCHEDULE = Group(Schedule, (INT, INT, REAL, REAL))
_TEACHING = Group(Teaching, (INT, INT, REAL, REAL, INT, INT))
_LEARNER = Group(Learner, (NET,) * 4)
_BATCHES = Group(Batches, (_SAMPLES, INTS, INTS, Array(INT8)))
_SCORES = Array(FLOAT64, 2)


@dataclass(frozen=True)
class TrainingDoors:
    """The doors of one family."""

    self_play: Door
    """See self_play.self_play."""
    net_games: Door
    """See self_play.net_games."""
    teach: Door
    """See teaching.teach."""
    learn: Door
    """See learning.learn."""


_DOORS: dict[str, TrainingDoors] = {}


def training_doors(game: KernelGame) -> TrainingDoors:
    """The doors of training for a game, shared by all rulebooks of its family."""
    kernels = game.kernels
    if kernels.name not in _DOORS:
        mind = net_kernels_of(game)
        functions = dict(mind.functions)
        for generic in (self_play, teaching):
            functions |= bind_module(generic, kernels.name, functions)
        know, bench = mind.context_kind, mind.room_kind
        _DOORS[kernels.name] = TrainingDoors(
            kernels.enter(Door("self_play", functions["self_play"], (know, _RIVAL, bench, _SAMPLES, _SCORES, _SCHEDULE))),
            kernels.enter(Door("net_games", functions["net_games"], (know, _RIVAL, bench, FLOATS, _SCORES, INT))),
            kernels.enter(Door("teach", functions["teach"], (know, bench, bench, _SAMPLES, _TEACHING))),
            kernels.enter(Door("learn", learning.learn, (_LEARNER, _BATCHES, INT, REAL, INT), real=True)),
        )
    return _DOORS[kernels.name]


def open_doors(game: KernelGame) -> None:
    """Open every door of this room that a game's family has: none where nets cannot be told about it."""
    if players_of(game).features(game.family) is not None:
        training_doors(game)
