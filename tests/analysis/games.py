"""Recorded card games, and a net to judge them by."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import tottenbury as tb
from tottenbury.core.kernel_game import KernelGame
from tottenbury.notation.record import Record, Recorder
from tottenbury.opponents.nets.files import Model, save_model
from tottenbury.opponents.nets.net import new_net
from tottenbury.opponents.nets.net_kernels import net_kernels_of
from tottenbury.opponents.nets.players import LearnedOpponent


def fresh_model(game: KernelGame) -> Model:
    """A net that has learnt nothing yet, which plays by the chances at places."""
    mind = net_kernels_of(game)
    return Model(new_net(mind.rows * mind.roles, mind.roles, 1))


@cache
def judge_for(rulebook: str) -> LearnedOpponent:
    """A judge with such a net, which is the same at every call."""
    game = tb.rulebook(rulebook).game
    assert isinstance(game, KernelGame)
    model = fresh_model(game)
    return LearnedOpponent(source=lambda _: model)


def save_net(path: Path, rulebook: str) -> Path:
    """Write such a net into a file."""
    game = tb.rulebook(rulebook).game
    assert isinstance(game, KernelGame)
    save_model(path, net_kernels_of(game), fresh_model(game))
    return path


def play_on(recorder: Recorder, south: str, north: str, seed: int, decisions: int = 10_000) -> Record:
    """Let two players finish a game, or go on with it for so many decisions."""
    players = [tb.opponent(name, seed) for name in (south, north)]
    for _ in range(decisions):
        if recorder.position.outcome is not None:
            break
        seat = recorder.position.to_move
        recorder.play(players[seat].choose(recorder.position.view(seat)))
    return recorder.record()


def recorded(rulebook: str, south: str, north: str, seed: int, **tags: str) -> Record:
    """A whole game of two players."""
    return play_on(Recorder(tb.rulebook(rulebook).deal(seed), **tags), south, north, seed)
