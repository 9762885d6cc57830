"""The kinds of move of the siege, as people know them."""

from __future__ import annotations

from tottenbury.cards import move_kinds as shared
from tottenbury.core.move_kinds import Group, MoveKind, MoveKinds
from tottenbury.siege.moves import (
    CALL_SUPPORT,
    CALL_SWAP,
    EXPLODE,
    PICK_SUPPORT,
    PICK_SWAP,
    RECRUIT,
    RETREAT,
    SHUFFLE,
    THROW_OIL,
)

KINDS = (
    *shared.KINDS,
    MoveKind("retreat", RETREAT, "<{place}", Group.PREPARE),
    MoveKind("oil", THROW_OIL, "oil@{place}", Group.PREPARE),
)

TACTIC_KINDS = (
    *shared.TACTIC_KINDS,
    MoveKind("recruit", RECRUIT, "Rc {card}@{place}", Group.PLAY, tactic="Rc"),
    MoveKind("explode", EXPLODE, "Ex@{place}", Group.PLAY, tactic="Ex"),
    MoveKind("tactic", CALL_SUPPORT, "Su", Group.PLAY, tactic="Su"),
    MoveKind("support", PICK_SUPPORT, "*{card}", Group.ANSWER),
    MoveKind("shuffle", SHUFFLE, "shuffle", Group.ANSWER, brings="="),
    MoveKind("tactic", CALL_SWAP, "Sw", Group.PLAY, tactic="Sw"),
    MoveKind("pick", PICK_SWAP, ">{card}", Group.ANSWER, covered=True),
)

PLAIN = MoveKinds(KINDS, shared.PATTERNS)
"""The kinds of editions without tactic cards."""

WITH_TACTICS = MoveKinds((*KINDS, *TACTIC_KINDS), shared.PATTERNS)
"""All of them."""
