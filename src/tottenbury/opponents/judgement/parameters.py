"""What the judging opponents believe about cards and stones, as numbers: fitted to games, kept in one array that compiled code reads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

MAX_KINDS = 16
"""Kinds of tactic card that there is room for."""

_SIZES = {
    "hand": 3,
    "reach": 3,
    "filler": 1,
    "sum_soft": 1,
    "soft": 1,
    "row_first": 1,
    "tempo": 1,
    "sharpness": 1,
    "hold": MAX_KINDS,
    "blocked": 1,
    "scout_use": 1,
    "proof": 1,
    "unproven": 1,
    "afresh": 1,
    "again": 1,
    "pace": 1,
    "oil": 1,
    "clock": 1,
    "role": 1,
    "swap_use": 1,
    "glut": 1,
    "ward": 1,
    "oil_late": 1,
    "tug": 9,
}
"""How many numbers there are of each name, in their order."""


def _places() -> Iterator[tuple[str, int]]:
    at = 0
    for name, size in _SIZES.items():
        yield name, at
        at += size


_AT = dict(_places())

PARAMETERS = sum(_SIZES.values())
"""How many numbers there are before a game's own tables begin."""

HAND_1 = _AT["hand"]
"""How surely a card of the hand is there when it is needed, if it is the only one missing, one of two, one of three or more."""

REACH_1 = _AT["reach"]
"""The same for a card of the pile that will come, measured by the chance that one draws it at all."""

FILLER = _AT["filler"]
"""The strength that cards have which only fill up a side, between the weakest 0 and the strongest 1."""

SUM_SOFT, SOFT = _AT["sum_soft"], _AT["soft"]
"""How much the sums of two sides may still change for each card that is missing, where only the sum counts and elsewhere."""

ROW_FIRST = _AT["row_first"]
"""How likely a row of adjacent stones comes before five, if both would come."""

TEMPO = _AT["tempo"]
"""What it is worth to be on the move, in log odds."""

SHARPNESS = _AT["sharpness"]
"""How sharply the chances at the single stones decide the game, in log odds."""

HOLD = _AT["hold"]
"""From here on: what it is worth to hold a tactic card of each kind, in log odds."""

BLOCKED = _AT["blocked"]
"""Which share of that is left while the other seat has to play a tactic card first."""

SCOUT_USE = _AT["scout_use"]
"""What the cards are worth that a scout brings, in log odds."""

PROOF, UNPROVEN = _AT["proof"], _AT["unproven"]
"""In the siege: by which factor the odds of a breach differ from those of winning the comparison, as the attacker also has to prove it:
while their side is incomplete, and once it is complete."""

AFRESH = _AT["afresh"]
"""How much of its chance an attack keeps that begins afresh after a retreat."""

AGAIN = _AT["again"]
"""The chance that a tile which is yet to be breached is breached a second time."""

PACE = _AT["pace"]
"""How surely the turns that are left suffice for the cards that a side still needs."""

OIL, CLOCK, ROLE = _AT["oil"], _AT["clock"], _AT["role"]
"""In log odds: a cauldron, the time that is left (all of it counts 1), and being the attacker."""

SWAP_USE = _AT["swap_use"]
"""What a swap is worth beyond the card that calls it, in log odds."""

GLUT, WARD = _AT["glut"], _AT["ward"]
"""What a further tactic card is worth less for each one that a hand has already, in log odds; how much tactic cards are worth to the
defender, if they count 1 for the attacker."""

OIL_LATE = _AT["oil_late"]
"""Which share of its worth a cauldron still has in the last turn."""

TUG = _AT["tug"]
"""From here on: the factors of the terms in judge_tug.odds."""


def parameters(**numbers: float | Sequence[float]) -> tuple[float, ...]:
    """All numbers from those that are named; the others are 0."""
    vector = [0.0] * PARAMETERS
    for name, given in numbers.items():
        values = given if isinstance(given, Sequence) else (given,)
        if len(values) > _SIZES[name]:
            raise ValueError(f"there is room for {_SIZES[name]} numbers of {name}, not for {len(values)}")
        vector[_AT[name] : _AT[name] + len(values)] = values
    return tuple(vector)
