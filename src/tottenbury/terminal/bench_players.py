"""What `tottenbury bench` measures of opponents: how much thinkers get done and how late they are; how fast nets choose and learn."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from tottenbury.core.chance import Chance
from tottenbury.core.errors import TottenburyError
from tottenbury.core.rulebook import Rulebook
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.naming import opponent
from tottenbury.training.trainer import Settings, Trainer

DEADLINE = 0.05
THOUGHTS = 30
LATE = 20.0
"""Within how many milliseconds a deadline should hold."""


def plays(name: str, book: Rulebook) -> bool:
    """Whether an opponent plays a rulebook."""
    try:
        opponent(name).check_plays(book)
    except TottenburyError:
        return False
    return True


def labels(names: Sequence[str]) -> dict[str, str]:
    """What the figures of some thinking opponents are called, and those of the nets."""
    told = {
        "simulations_per_second": "simulations a second, one thread",
        "late_ms_median": "ms after its deadline, median",
        "late_ms_worst": "ms after its deadline, worst",
        "too_late": f"of {THOUGHTS} answers more than {LATE:g} ms late",
    }
    thinking = {f"{name}_{key}": f"{name}: {words}" for name in names for key, words in told.items()}
    return {
        **thinking,
        "learned_choices_per_second": "learned: choices a second",
        "self_play_games_per_cpu_second": "self-play with learning: games a CPU-second",
    }


def measure_nets(book: Rulebook, seconds: float) -> dict[str, float]:
    """How often a net chooses, and how fast one learns on one thread; nothing for rulebooks without a net."""
    if not plays("learned", book):
        return {}
    player = opponent("learned", 1)
    view = book.deal(1).view(book.deal(1).to_move)
    chosen, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        player.choose(view)
        chosen += 1
    choices = chosen / (time.perf_counter() - began)
    trainer = Trainer(Settings((book.id,), games=10**9, warm=0.01))
    with ThreadPoolExecutor(1) as pool:
        trainer.turn(pool)
        trainer.turn(pool)  # there is a chunk to learn
        played, spent = trainer.played, time.process_time()
        while time.process_time() - spent < seconds:
            trainer.turn(pool)
        speed = (trainer.played - played) / (time.process_time() - spent)
    return {"learned_choices_per_second": choices, "self_play_games_per_cpu_second": speed}


def measure_thinking(book: Rulebook, name: str) -> dict[str, float]:
    """Thoughts with a deadline along random games: simulations a second, how late the answers came, and how many of them too late."""
    search = opponent(name, 1)
    chance = Chance(1)
    position, simulations, seconds = book.deal(1), 0, 0.0
    late: list[float] = []
    seed = 1
    while len(late) < THOUGHTS:
        if position.outcome is not None:
            seed += 1
            position = book.deal(seed)
        view = position.view(position.to_move)
        moves = view.legal_moves()
        if len(moves) > 1:
            began = time.perf_counter()
            thought = search.think(view, Budget(seconds=DEADLINE))
            took = time.perf_counter() - began
            late.append(1000 * (took - DEADLINE))
            if not thought.exact:
                simulations += thought.simulations
                seconds += took
        position = position.play(moves[chance.below(len(moves))])
    late.sort()
    return {
        f"{name}_simulations_per_second": simulations / seconds if seconds else 0.0,
        f"{name}_late_ms_median": late[len(late) // 2],
        f"{name}_late_ms_worst": late[-1],
        f"{name}_too_late": float(sum(lateness > LATE for lateness in late)),
    }
