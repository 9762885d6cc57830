"""The kinds of move of the border stones, as people know them."""

from __future__ import annotations

from tottenbury.cards import move_kinds as shared
from tottenbury.cards.moves import DESERT, NOWHERE, REDEPLOY, TURN_TRAITOR
from tottenbury.core.move_kinds import Group, MoveKind, MoveKinds
from tottenbury.stones.moves import GIVE_UP, RETURN_CARD, SCOUT_OUT

_ALONE = {"Sc": SCOUT_OUT, "Re": REDEPLOY, "De": DESERT, "Tr": TURN_TRAITOR}
"""Tactic cards that are played without naming a card: the scout always, the others where an edition lets them have no effect."""

TACTIC_KINDS = (
    *shared.TACTIC_KINDS,
    *(MoveKind("tactic", number, card, Group.PLAY, tactic=card, second=NOWHERE, third=NOWHERE) for card, number in _ALONE.items()),
    MoveKind("return", RETURN_CARD, "<{card}", Group.ANSWER, covered=True),
    MoveKind("give", GIVE_UP, "x {card}:{from}", Group.ANSWER, third=NOWHERE),
)

PLAIN = MoveKinds(shared.KINDS, shared.PATTERNS)
"""The kinds of editions without tactic cards."""

WITH_TACTICS = MoveKinds((*shared.KINDS, *TACTIC_KINDS), shared.PATTERNS)
"""All of them."""
