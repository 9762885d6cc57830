"""Guided first games: a deal prepared for each published rulebook, so that a lesson meets what it speaks of.

The seeds are found by `tools/guided_deals.py`, and a test holds them to what is promised of them. They are no secret, so such a table is
against the computer alone, and its record says that the deal was prepared.
"""

from __future__ import annotations

import msgspec

from tottenbury.core.errors import UnknownName
from tottenbury.server.messages import NewGame
from tottenbury.session.errors import Refused
from tottenbury.words import say

SEAT = "S"
"""Where the learner sits: South begins, and in the siege attacks."""

LEVEL = "novice"

GUIDES = {
    "stones-1999": 517,
    "stones-2004": 517,
    "stones-2004-tactics": 517,
    "stones-2004-advanced": 517,
    "stones-2024": 517,
    "stones-2024-tactics": 517,
    "stones-2024-early-bird": 517,
    "siege-2020": 74,
    "siege-2020-tactics": 74,
    "tug": 2,
}
"""The seed of the prepared deal, by rulebook."""


def guided(wanted: NewGame) -> tuple[NewGame, int]:
    """A guided table as it is laid, and the seed of its deal. What else somebody wants there is refused: it would be another game."""
    if wanted.rulebook not in GUIDES:
        raise UnknownName(say("reason-no-guide", name=repr(wanted.rulebook[:60])))
    if wanted != NewGame(rulebook=wanted.rulebook, name=wanted.name, mixes=wanted.mixes, guide=True):
        raise Refused(say("reason-guide-alone"))
    return msgspec.structs.replace(wanted, against=LEVEL, seat=SEAT, first=SEAT), GUIDES[wanted.rulebook]
