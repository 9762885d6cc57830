"""Moves of a card game as integers: what is done, with which card, from which place, to which place.

The kinds of move that card games share have their numbers here; each game numbers its own from OWN_KINDS on. What people see of them is
in `move_kinds`.
"""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import inlined
from tottenbury.kernel.bits import lowest
from tottenbury.kernel.moves import BYTE, FIRST_AT, KIND_AT, SECOND_AT

PLAY_CARD, CLAIM_PLACE, DONE, DRAW_CARD, DRAW_TACTIC, PASS, REDEPLOY, DESERT, TURN_TRAITOR = range(1, 10)
"""Kinds of move. REDEPLOY, DESERT and TURN_TRAITOR play the tactic cards of these names."""

OWN_KINDS = 16

KIND, CARD_AT, SOURCE_AT = KIND_AT, FIRST_AT, SECOND_AT
"""From which bit on the kind, the card and the source stand; the target stands below."""

NOWHERE = BYTE
"""No place: a card that is discarded, a tactic card played without effect."""

SOME_CARD, SOME_TACTIC = 254, 253
"""A card of the main deck or a tactic card that the writer of the move did not see."""

DONE_MOVE, DRAW_MOVE, DRAW_TACTIC_MOVE, PASS_MOVE = DONE << KIND, DRAW_CARD << KIND, DRAW_TACTIC << KIND, PASS << KIND
"""The moves that need neither a card nor a place."""


@inlined
def make_move(kind: int, card: int, source: int, target: int) -> int:
    """A move as one integer."""
    return (kind << KIND) | (card << CARD_AT) | (source << SOURCE_AT) | target


@inlined
def play_move(card: int, place: int) -> int:
    """Lay a card at a stone or tile."""
    return (PLAY_CARD << KIND) | (card << CARD_AT) | place


@inlined
def card_in(made: int) -> int:
    """The card of a move."""
    return (made >> CARD_AT) & 255


@inlined
def list_plays(moves: Any, cards: int, places: int) -> int:
    """Write the play of every card of a set at every place of a set into `moves`; return how many there are."""
    number = 0
    while cards:
        first = play_move(lowest(cards), 0)
        rest = places
        while rest:
            moves[number] = first | lowest(rest)
            number += 1
            rest &= rest - 1
        cards &= cards - 1
    return number


@inlined
def claim_move(place: int) -> int:
    """Claim a stone, declare control of a tile."""
    return (CLAIM_PLACE << KIND) | place


@inlined
def source_in(made: int) -> int:
    """The place that a card comes from."""
    return (made >> SOURCE_AT) & 255


@inlined
def place_in(made: int) -> int:
    """The stone or tile that a move is about, or that a card goes to."""
    return made & 255
