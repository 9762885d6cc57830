"""Tottenbury: the Scottish border duels, exactly played.

import tottenbury as tb

position = tb.rulebook("stones-1999").deal(seed=7)
position = position.play(position.legal_moves()[0])
"""

from typing import Any

from tottenbury.core.errors import (
    EditionError,
    Forfeit,
    GameOver,
    IllegalMove,
    NeedsChance,
    NotationError,
    NotYourTurn,
    TottenburyError,
    UnknownName,
)
from tottenbury.core.game import Formation, Outcome, Proof
from tottenbury.core.match import Match
from tottenbury.core.position import Move, Position, View
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.library import position, rulebook, rulebooks
from tottenbury.notation.record import Record, Recorder
from tottenbury.opponents.naming import Budget, opponent
from tottenbury.opponents.opponent import Candidate, Opponent, Thought

__version__ = "0.2.0"

__all__ = [
    "Budget",
    "Candidate",
    "EditionError",
    "Forfeit",
    "Formation",
    "GameOver",
    "IllegalMove",
    "Match",
    "Move",
    "NeedsChance",
    "NotYourTurn",
    "NotationError",
    "Opponent",
    "Outcome",
    "Position",
    "Proof",
    "Record",
    "Recorder",
    "Rulebook",
    "Seat",
    "Thought",
    "TottenburyError",
    "UnknownName",
    "View",
    "opponent",
    "position",
    "rulebook",
    "rulebooks",
]


def __getattr__(name: str) -> Any:
    """`tb.research` is there without being imported, but loaded only when it is asked for: it brings NumPy and the kernels."""
    if name == "research":
        import importlib

        return importlib.import_module("tottenbury.research")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
