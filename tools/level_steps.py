"""How far apart the levels of the card games are, from novice to hard, and temperatures that put them where they should be.

    python -m tools.level_steps             # the table of docs/opponents.md
    python -m tools.level_steps --tune      # temperatures for opponents/games/

Every step is played inside the kernel, each deal twice with the seats exchanged. `expert` thinks by the clock and is measured in the arena.
"""

from __future__ import annotations

import argparse

from tottenbury.arena.statistics import elo, estimate
from tottenbury.core.kernel_game import KernelGame
from tottenbury.opponents.nets.files import shipped_model
from tottenbury.opponents.nets.shipped import shipped_nets
from tottenbury.training.matches import play_nets
from tottenbury.training.trainer import games_of

STEPS = (("easy", "novice"), ("normal", "easy"), ("hard", "normal"))
WANTED = 0.73
"""The score of a level against the one below it, some 175 Elo."""

ROUNDS = 6
SEED = 4 * 10**9


def step(games: list[KernelGame], pairs: int, upper: float, lower: float) -> float:
    """What the net scores with one temperature against itself with another."""
    model = shipped_model(games[0])
    assert model is not None
    score = estimate(play_nets(games, model.net, model.net, pairs, SEED, 1, (upper, lower))).mean
    assert score is not None
    return score


def tune(games: list[KernelGame], pairs: int) -> dict[str, float]:
    """Temperatures from hard down, each by halving an interval."""
    found = {"hard": 0.0}
    for upper, lower in reversed(STEPS):
        low, high = found[upper], found[upper] + 0.08
        for _ in range(ROUNDS):
            middle = (low + high) / 2
            low, high = (middle, high) if step(games, pairs, found[upper], middle) < WANTED else (low, middle)
        found[lower] = round((low + high) / 2, 3)
    return found


def main() -> None:
    """Print a table, or temperatures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--pairs", type=int, default=400)
    parser.add_argument("--tune", action="store_true")
    arguments = parser.parse_args()
    for net in shipped_nets():
        shared = games_of(net.lessons)
        if arguments.tune:
            print(f"{net.name}: {tune(shared, arguments.pairs)}", flush=True)
            continue
        for game in shared:
            cells = []
            for upper, lower in STEPS:
                score = step([game], arguments.pairs, net.temperatures[upper], net.temperatures[lower])
                cells.append(f"{100 * score:.0f} % ({elo(score):+.0f})")
            print(f"| `{game.id}` | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
