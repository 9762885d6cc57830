"""The parameters of each family of rulebooks.

Found by `benchmarks/fit_parameters.py` and `benchmarks/fit_tug.py`, or an earlier form of them; those of the siege's tactic cards were
chosen by matches alone. What decided in the end were matches against the numbers before and against `greedy-1`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tottenbury.opponents.judgement.parameters import parameters

Numbers = dict[str, float | Sequence[float]]

_AT_STONES: Numbers = {
    "hand": (0.804, 0.802, 0.58),
    "reach": (0.79, 0.738, 0.54),
    "filler": 0.741,
    "sum_soft": 1.564,
    "soft": 0.976,
    "row_first": 0.584,
}
"""How chances at stones are reckoned."""

_AT_TILES: Numbers = {
    "hand": (0.99, 0.943, 0.697),
    "reach": (1.032, 0.983, 0.595),
    "filler": 0.807,
    "sum_soft": 0.335,
    "soft": 1.066,
    "row_first": 0.584,
    "proof": 1.591,
    "unproven": 0.03,
    "afresh": 0.701,
    "again": 0.07,
    "pace": 0.385,
}
"""How chances at tiles are reckoned."""

_SIEGE_GAME: Numbers = {"tempo": 0.05, "sharpness": 0.992, "clock": 0.116, "role": 0.149, "oil_late": 1.313}
_STONE_TACTICS = (0.023, 0.131, 0.29, 0.277, -0.025, 0.2, 0.257, 0.434, 0.344)
_TUG = (0.909, -9.557, 12.574, 9.203, -0.024, 0.059, -1.213, -5.959, -15.28)

STONES = parameters(**_AT_STONES, tempo=0.05, sharpness=1.181)
STONES_TACTICS = parameters(**_AT_STONES, tempo=-0.023, sharpness=1.145, hold=_STONE_TACTICS, blocked=0.105, scout_use=1.046)
SIEGE = parameters(**_AT_TILES, **_SIEGE_GAME, oil=0.495, ward=1.0)
SIEGE_TACTICS = parameters(**_AT_TILES, **_SIEGE_GAME, oil=0.7, hold=(0.1,) * 10, blocked=0.1, glut=0.1, ward=0.3)
TUG = parameters(tug=_TUG)
