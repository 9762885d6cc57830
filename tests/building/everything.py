"""Doing everything that a family's doors are for, so that calls of every door can be written down."""

from __future__ import annotations

from array import array
from concurrent.futures import ThreadPoolExecutor

import numpy as np

import tottenbury as tb
from tests.building.ways import game_of
from tottenbury.analysis.tug import oracle_for
from tottenbury.core.rulebook import Rulebook
from tottenbury.kernel.kernels import Kernels
from tottenbury.kernel.loops import MAX_MOVES
from tottenbury.library import families
from tottenbury.opponents.judgement.judging import judgement_of, params_of
from tottenbury.opponents.search.exact_endings import Ending
from tottenbury.research.spaces import spaces_of

SLOW = {"self_play", "net_games", "teach", "learn", "explore", "try_moves", "sweep", "play_games"}
"""Doors behind which so much is done that a single call takes seconds when it is interpreted."""

SOLVING = {"play_games", "sweep", "ways"}
"""Doors of the tug's solver, which tests/tug calls with tables that have been solved both ways."""


def do_everything(family: str, seed: int = 5) -> None:
    """Deal, play, prove, think, step a batch, and learn a little."""
    book = tb.rulebook(families()[family])
    game = game_of(book)
    game.random_games(seed, 2)
    book.deal(seed).perft(2)
    _play(book, family, seed)
    _research(book, seed)
    streams = np.zeros((4, 2), np.int64)
    streams[:] = (seed, 77)
    states = bytearray(b"".join(game.deal(seed + n, None) for n in range(4)))
    game.kernels.random_steps(game.rules, states, streams, np.zeros(MAX_MOVES, np.int64), 20)
    if family != "tug":
        game.kernels.doors["prove_all"](game.rules, states, 1)
        _train(family, seed)


def _play(book: Rulebook, family: str, seed: int) -> None:
    """A game in which several players take turns, with every basic door on the way."""
    card = ("learned", "deep:8n")
    players = [tb.opponent(name, seed=1) for name in ("greedy", "greedy-1", "search:40n", *(("perfect",) if family == "tug" else card))]
    game, position, turn = game_of(book), book.deal(seed), 0
    while position.outcome is None and turn < 90:
        view = position.view(position.to_move)
        call_basics(game.kernels, game.rules, position.state, seed)
        tb.position(str(view))
        if family == "tug":
            tb.opponent("perfect").think(view)
            oracle_for(book).advice.uses(3, 7, (6, 0), (5, 1), 20)
        else:
            tb.opponent("learned").value(position.view(position.to_move.other))
        judgement = judgement_of(game)
        judgement.value_at(game.rules, params_of(game), bytearray(view.state), turn % 2)
        Ending(game, judgement.world_of(game, view.state)).go_on(40)
        player = players[turn % len(players)] if turn % 3 == 0 else players[0]
        position = position.play(player.choose(view))
        turn += 1


def call_basics(kernels: Kernels, rules: bytes, state: bytes, seed: int) -> None:
    """The doors that a table uses, which `Kernels` calls directly."""
    doors, moves = kernels.doors, array("q", bytes(8 * MAX_MOVES))
    doors["new_game"](rules, kernels.state.new(), array("q", [0, 0]), seed, -1)
    if "prove" in doors:
        who = (0,) if kernels.name.startswith("stones") else ()
        for place in range(3):
            doors["prove"](rules, bytearray(state), place, *who, array("q", [0] * 5))
        doors["unlocated"](rules, kernels.blind(state, 0), array("q", [0] * kernels.state.fields["tactics"].shape[1]))
    number = doors["list_moves"](rules, state, moves)
    doors["forced_move"](rules, state)
    for viewer in range(3):
        doors["make_blind"](state, kernels.state.new(), viewer)
    for move in moves[: min(number, 3)]:
        doors["try_move"](rules, state, kernels.state.new(), array("q", bytes(8 * MAX_MOVES)), move)
        doors["step"](rules, state, kernels.state.new(), move)


def _research(book: Rulebook, seed: int) -> None:
    batch = tb.research.Batch(book, n=3, seed=seed, threads=1)
    for _ in range(4):
        batch.step(batch.random_actions())
    spaces, position = spaces_of(book), book.deal(seed)
    spaces.observe(position.state, tb.Seat.SOUTH)
    spaces.mask(position.state)


def _train(family: str, seed: int) -> None:
    from tottenbury.training.matches import play_pairs
    from tottenbury.training.trainer import Settings, Trainer

    trainer = Trainer(Settings((families()[family],), seed=seed, games=2, chunk=2, batch=64, teach=1))
    with ThreadPoolExecutor(1) as pool:
        for _ in range(2):
            trainer.turn(pool)
    play_pairs(trainer.games_of, trainer.net, trainer.net, 2, seed)
