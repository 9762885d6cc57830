"""Random games with chance laid open, for the tests of the research room."""

from __future__ import annotations

import random
from pathlib import Path

import tottenbury as tb
from tottenbury.research.open_game import CHANCE, OVER, OpenGame, Setting, setting_of

LIMIT = 60
"""Turns of a tug of war in these tests."""

EAGER = ("+t", "Sc", "Su", "Sw", "De", "Re", "Rc", "<", ">", "*")
"""Moves that random players make more often than others, so that something happens."""

TINY = """id = "tiny"
colours = "r"
strengths = [1, 5]
hand = 2
stones = 1
need = 1
"""
"""A game of 929 nodes, in which it pays to be unpredictable."""


def setting(name: str, first: tb.Seat | None = None) -> Setting:
    return setting_of(name, first, LIMIT if name.startswith("tug") else None)


def tiny(folder: Path) -> str:
    """The path of a tiny edition."""
    path = folder / "tiny.toml"
    path.write_text(TINY)
    return str(path)


def random_step(open_game: OpenGame, chance: random.Random) -> OpenGame:
    """What happens next, at random."""
    if open_game.player == CHANCE:
        codes, shares = zip(*open_game.chances(), strict=True)
        return open_game.after(chance.choices(codes, shares)[0])
    actions = open_game.actions()
    weights = [6 if open_game.name(action).startswith(EAGER) else 1 for action in actions]
    return open_game.after(chance.choices(actions, weights)[0])


def random_open_game(name: str, seed: int) -> list[OpenGame]:
    """All stages of a random game."""
    print(f"{name}, seed {seed}")
    chance = random.Random(seed)
    open_game = setting(name).begin()
    while open_game.player != OVER:
        open_game = random_step(open_game, chance)
    return open_game.path()
