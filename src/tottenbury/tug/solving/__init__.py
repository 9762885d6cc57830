"""Solving the tug of war: tables of win probabilities, and proofs of how good they are (docs/tug-solution.md)."""

from tottenbury.tug.solving.advice import Advice, Use
from tottenbury.tug.solving.certificate import Certificate, certify, check
from tottenbury.tug.solving.levels import solve_by_ladder, solve_by_levels
from tottenbury.tug.solving.playing import Played, play_from_random_states
from tottenbury.tug.solving.results import Model
from tottenbury.tug.solving.solver import Progress, Solution, Unsolved, load, prolong, save, solve

__all__ = [
    "Advice",
    "Certificate",
    "Model",
    "Played",
    "Progress",
    "Solution",
    "Unsolved",
    "Use",
    "certify",
    "check",
    "load",
    "play_from_random_states",
    "prolong",
    "save",
    "solve",
    "solve_by_ladder",
    "solve_by_levels",
]
