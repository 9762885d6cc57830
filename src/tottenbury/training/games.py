"""Games of a net that leave samples, set up once for trainer and calibration: room for the samples, and the doors."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tottenbury.core.kernel_game import KernelGame
from tottenbury.opponents.judgement.judging import params_of
from tottenbury.opponents.nets.net import Net
from tottenbury.opponents.nets.net_kernels import net_kernels_of, new_game_room
from tottenbury.training.doors import training_doors
from tottenbury.training.self_play import ITSELF, SAMPLE_ROWS, Rival, Samples, Schedule
from tottenbury.training.teaching import Teaching

SAMPLES_A_GAME = 260
"""Room for the samples of a game; what goes beyond is not learnt from."""


class Played(NamedTuple):
    """Games that were played, and the samples that they left."""

    samples: Samples
    results: Any
    """South's score in each game, and the seat that began."""


def play_games(game: KernelGame, net: Net, schedule: Schedule, kind: int = ITSELF, rival: Net | None = None) -> Played:
    """Let a net play games against a kind of rival; `rival` is the other net, where it is one."""
    samples, results = _room_for(schedule.games * SAMPLES_A_GAME), np.empty((schedule.games, 2))
    meets = Rival(kind, net if rival is None else rival, params_of(game))
    number = training_doors(game).self_play(net_kernels_of(game).context(game, net), meets, new_game_room(game), samples, results, schedule)
    return Played(_first(samples, number), results)


def teach_games(game: KernelGame, net: Net, plan: Teaching) -> Samples:
    """Let the search label moves in games that a net plays against itself."""
    samples = _room_for(plan.games * SAMPLES_A_GAME)
    number = training_doors(game).teach(net_kernels_of(game).context(game, net), new_game_room(game), new_game_room(game), samples, plan)
    return _first(samples, number)


def _room_for(number: int) -> Samples:
    return Samples(
        np.empty((number, SAMPLE_ROWS), np.int32),
        np.empty(number, np.int64),
        np.empty(number),
        np.empty(number),
        np.empty(number),
        np.zeros(number, np.int64),
    )


def _first(samples: Samples, number: int) -> Samples:
    """The first samples, in arrays of their own: the room for all is much larger."""
    return Samples(*(part[:number].copy() for part in samples))
