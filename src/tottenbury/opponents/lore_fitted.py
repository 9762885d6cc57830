"""The knobs of `lore` by family of rulebooks.

Found by `benchmarks/fit_lore.py` and `benchmarks/fit_tug.py`, or an earlier form of them; those of the siege's tactic cards were chosen by
matches alone. What decided in the end were matches against the numbers before and against `greedy-1`.
"""

from __future__ import annotations

_BASE = (0.804, 0.802, 0.58, 0.79, 0.738, 0.54, 0.741, 1.564, 0.976, 0.584, 0.05, 1.181)
_SIEGE = (0.99, 0.943, 0.697, 1.032, 0.983, 0.595, 0.807, 0.335, 1.066, 0.584, 0.05, 0.992)
_SIEGE_OWN = (1.591, 0.03, 0.701, 0.07, 0.385, 0.495, 0.116, 0.149, 0.0, 0.0, 1.0, 1.313)

FITTED: dict[str, tuple[float, ...]] = {
    "stones": _BASE,
    "stones_tactics": (*_BASE[:10], -0.023, 1.145, 0.023, 0.131, 0.29, 0.277, -0.025, 0.2, 0.257, 0.434, 0.344, 0.0, 0.105, 1.046),
    "siege": (*_SIEGE, *(0.0,) * 12, *_SIEGE_OWN),
    "siege_tactics": (*_SIEGE, *(0.1,) * 10, 0.1, 0.0, *_SIEGE_OWN[:5], 0.7, *_SIEGE_OWN[6:9], 0.1, 0.3, *_SIEGE_OWN[11:]),
    "tug": (0.909, -9.557, 12.574, 9.203, -0.024, 0.059, -1.213, -5.959, -15.28),
}
