"""`tottenbury bench`: how fast the rules run here, each figure beside the same code interpreted."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from tottenbury.core.kernel_game import KernelGame
from tottenbury.core.rulebook import Rulebook
from tottenbury.kernel.chance import STREAM_SIZE, new_stream
from tottenbury.kernel.library import forced_interpreted
from tottenbury.kernel.loops import MAX_MOVES, NO_TURN_LIMIT
from tottenbury.library import rulebook, rulebooks
from tottenbury.opponents.naming import THINKERS, opponent
from tottenbury.terminal.arguments import add_json
from tottenbury.terminal.bench_players import labels, measure_nets, measure_thinking, plays
from tottenbury.terminal.common import print_json
from tottenbury.terminal.games import presenter_of
from tottenbury.terminal.libraries import build_first

THREADS = 2
LABELS = {
    "random_games_per_cpu_second": "random games a CPU-second",
    "turns_per_cpu_second": "turns a CPU-second in them",
    "decisions_per_cpu_second": "decisions a CPU-second in them",
    "proofs_per_cpu_second": "proofs a CPU-second, mid-game corpus",
    "batched_steps_per_second": f"batched steps a second, {THREADS} threads",
    "play_and_legal_moves_per_second": "play + legal_moves from Python a second",
    "greedy_choices_per_second": "greedy choices a second",
}


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--rulebook", metavar="ID", help="only this one (default: all)")
    parser.add_argument("--seconds", type=float, default=2.0, metavar="S", help="how long each measurement runs")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measure every rulebook, or one."""
    names = [arguments.rulebook] if arguments.rulebook else list(rulebooks())
    books = [rulebook(name) for name in names]
    if forced_interpreted():  # the inner run: the same figures without a library
        print_json({book.id: _measure(book, arguments.seconds) for book in books})
        return 0
    build_first(*books)
    starts = _starts()
    slow = _interpreted(names, min(arguments.seconds, 1.0))
    report: dict[str, Any] = {}
    for book in books:
        fast = _measure(book, arguments.seconds)
        ratios = {key: fast[key] / slow[book.id][key] for key in fast}
        thinkers = [name for name in THINKERS if plays(name, book)]
        players = {key: figure for name in thinkers for key, figure in measure_thinking(book, name).items()}
        players |= measure_nets(book, arguments.seconds)
        report[book.id] = {**fast, "ratio_to_interpreted": ratios, **players, **starts}
        if not arguments.json:
            _print(book.id, fast, ratios)
            for key, figure in players.items():
                print(f"  {labels(THINKERS)[key]:<44}{figure:>12,.1f}")
            print()
    if arguments.json:
        print_json(report)
    else:
        for key, seconds in starts.items():
            print(f"{key.replace('_', ' '):<44}{seconds:>14.2f}")
    return 0


def _print(name: str, fast: dict[str, float], ratios: dict[str, float]) -> None:
    print(f"{name:<44}{'compiled':>14}{'x interpreted':>16}")
    for key, figure in fast.items():
        print(f"  {LABELS[key]:<42}{figure:>14,.0f}{ratios[key]:>15,.0f}x")


def _rate(work: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """How much of its work a function does in a second; its first call is not counted."""
    work()
    done, began = 0, clock()
    while clock() - began < seconds:
        done += work()
    return done / (clock() - began)


def _measure(book: Rulebook, seconds: float) -> dict[str, float]:
    game = book.game
    assert isinstance(game, KernelGame)
    fast = game.kernels.library is not None
    games_a_call = 500 if fast else 1
    played: list[Any] = []

    def random_games() -> int:
        limit = game.turn_limit or NO_TURN_LIMIT
        played.append(game.kernels.play_random_games(game.rules, len(played) * games_a_call, games_a_call, limit=limit)[:, 3:].mean(axis=0))
        return games_a_call

    games_rate = _rate(random_games, seconds)
    turns, decisions = np.mean(played, axis=0)
    figures = {
        "random_games_per_cpu_second": games_rate,
        "turns_per_cpu_second": games_rate * float(turns),
        "decisions_per_cpu_second": games_rate * float(decisions),
    }
    proofs = presenter_of(book).proofs(book, 400 if fast else 20)
    if proofs is not None:
        figures["proofs_per_cpu_second"] = _rate(lambda: proofs(20 if fast else 1), seconds)
    figures["batched_steps_per_second"] = _batched(game, seconds)
    figures["play_and_legal_moves_per_second"] = _rate(lambda: _walk(book), seconds)
    if plays("greedy", book):
        figures["greedy_choices_per_second"] = _rate(lambda: _greedy_game(book, 1000 if fast else 2), seconds)
    return figures


def _batched(game: KernelGame, seconds: float) -> float:
    """Running games stepped by two threads at once, by the clock on the wall."""
    batch, steps = (64, 200) if game.kernels.library is not None else (2, 2)

    def prepare(thread: int) -> tuple[Any, ...]:
        states = bytearray(b"".join(game.deal(1000 * thread + n, None) for n in range(batch)))
        rngs = np.stack([new_stream(1000 * thread + n, 2) for n in range(batch)]).reshape(batch, STREAM_SIZE)
        return states, rngs, np.empty(MAX_MOVES, np.int64)

    prepared = [prepare(thread) for thread in range(THREADS)]

    def work() -> int:
        threads = [threading.Thread(target=game.kernels.random_steps, args=(game.rules, *arrays, steps)) for arrays in prepared]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return THREADS * batch * steps

    return _rate(work, seconds, time.perf_counter)


def _walk(book: Rulebook) -> int:
    """One game through the object layer."""
    position, decisions = book.deal(5), 0
    while decisions < 1000 and (moves := position.legal_moves()):
        position = position.play(moves[decisions * 7 % len(moves)])
        decisions += 1
    return decisions


def _greedy_game(book: Rulebook, most: int) -> int:
    """A game of greedy against itself, or the beginning of one; the number of its decisions."""
    player = opponent("greedy", 1)
    position, decisions = book.deal(5), 0
    while position.outcome is None and decisions < most:
        position = position.play(player.choose(position.view(position.to_move)))
        decisions += 1
    return decisions


def _child(code: str, **environment: str) -> str:
    result = subprocess.run([sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, check=True)  # noqa: S603
    return result.stdout


def _interpreted(names: list[str], seconds: float) -> dict[str, dict[str, float]]:
    """The same figures in a process without libraries."""
    report: dict[str, dict[str, float]] = {}
    for name in names:
        arguments = ["bench", "--json", "--rulebook", name, "--seconds", str(seconds)]
        report |= json.loads(_child(f"from tottenbury.terminal.main import main; main({arguments!r})", TOTTENBURY_KERNELS="interpreted"))
    return report


def _starts() -> dict[str, float]:
    """How long it takes to begin: importing, and a first game between computers without and with libraries."""
    timed = "import time; began = time.perf_counter()\n{}\nprint(time.perf_counter() - began)"
    game = timed.format(
        "import contextlib, io\n"
        "from tottenbury.terminal.main import main\n"
        "with contextlib.redirect_stdout(io.StringIO()): main(['play', '--south', 'greedy', '--north', 'random', '--seed', '1'])"
    )
    return {
        "import_seconds": float(_child(timed.format("import tottenbury"))),
        "first_game_interpreted_seconds": float(_child(game, TOTTENBURY_KERNELS="interpreted")),
        "first_game_seconds": float(_child(game)),
    }
