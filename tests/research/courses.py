"""Random games with chance laid open, for the tests of the research room."""

from __future__ import annotations

import random
from pathlib import Path

import tottenbury as tb
from tottenbury.research.course import CHANCE, OVER, Course, Setting, setting_of

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


def random_step(course: Course, chance: random.Random) -> Course:
    """What happens next, at random."""
    if course.player == CHANCE:
        codes, shares = zip(*course.chances(), strict=True)
        return course.after(chance.choices(codes, shares)[0])
    actions = course.actions()
    weights = [6 if course.name(action).startswith(EAGER) else 1 for action in actions]
    return course.after(chance.choices(actions, weights)[0])


def random_course(name: str, seed: int) -> list[Course]:
    """All stages of a random game."""
    print(f"{name}, seed {seed}")
    chance = random.Random(seed)
    course = setting(name).begin()
    while course.player != OVER:
        course = random_step(course, chance)
    return course.path()
