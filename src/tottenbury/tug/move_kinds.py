"""The kinds of move of the tug of war, as people know them."""

from __future__ import annotations

from tottenbury.core.move_kinds import MoveKind, MoveKinds
from tottenbury.tug.moves import BERSERK, ELIMINATE, KEEP, SWAP_IN, THROW, THROW_AGAIN, WEAKEN, WEAKENED
from tottenbury.tug.state import DICE, FACES

_FACE = f"[1-{FACES}]"

KINDS = MoveKinds(
    (
        MoveKind("roll", THROW, "roll", brings=" ", told="moves-rolled"),
        MoveKind("reroll", THROW_AGAIN, "reroll {die}", brings="=", told="moves-rerolled"),
        MoveKind("keep", KEEP, "keep"),
        MoveKind("eliminate", ELIMINATE, "A{die}/{column}"),
        MoveKind("eliminate-weakened", ELIMINATE, "A{die}/{column}w", third=WEAKENED),
        MoveKind("bundle", SWAP_IN, "B{die}/{column}"),
        MoveKind("weaken", WEAKEN, "C{die}/{column}"),
        MoveKind("berserk", BERSERK, "D"),
    ),
    {"die": _FACE, "column": _FACE, " ": f"{_FACE}{{{DICE}}}", "=": ".*"},
)
