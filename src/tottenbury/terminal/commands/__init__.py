"""The commands: one module each, of the same name, imported when the command is asked for."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from importlib import import_module
from typing import Protocol, cast

COMMANDS: Mapping[str, str] = {
    "rulebooks": "list the rulebooks",
    "play": "play in the terminal",
    "show": "draw a position",
    "moves": "list the legal moves of a position",
    "prove": "prove or refute a claim",
    "hint": "say what a strong player would do in a position",
    "replay": "show a recorded game",
    "verify": "check that nobody chose the cards of a finished game",
    "simulate": "let computers play many games",
    "match": "measure two players against each other",
    "tournament": "a round robin of several players",
    "ladder": "measure our own players in every rulebook",
    "serve": "serve the game to browsers and bots",
    "perft": "count the sequences of decisions from a position",
    "analyse": "judge a position or a game: chances, what each choice lost, luck and skill",
    "solve": "solve the tug of war",
    "equilibrium": "solve a small edition, and measure how exploitable a player is",
    "train": "let a net learn a rulebook by playing against itself",
    "engine": "speak the engine protocol, for other programs",
    "build": "build the libraries that make everything fast",
    "bench": "measure the speed of this machine",
}
"""What each command is for, in the order in which they are listed."""


class Command(Protocol):
    """What the module of a command has."""

    def add(self, parser: argparse.ArgumentParser) -> None:
        """Give the parser the arguments of the command."""

    def run(self, arguments: argparse.Namespace) -> int:
        """Run the command; returns the exit code."""


def load(name: str) -> Command:
    """The module of a command."""
    return cast("Command", import_module(f"{__name__}.{name}"))
