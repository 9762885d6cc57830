"""The numbers that judges go by: named, and with room for a game's tactic cards."""

from __future__ import annotations

import pytest

from tottenbury.opponents.judgement import fitted
from tottenbury.opponents.judgement.parameters import BLOCKED, HAND_1, HOLD, MAX_KINDS, OIL_LATE, PARAMETERS, SHARPNESS, TUG, parameters
from tottenbury.siege import state as siege
from tottenbury.stones import state as stones


def test_numbers_stand_where_their_names_say() -> None:
    vector = parameters(hand=(0.1, 0.2), hold=(0.5,) * MAX_KINDS, blocked=0.7, tug=range(9))
    assert len(vector) == PARAMETERS
    assert vector[HAND_1 : HAND_1 + 3] == (0.1, 0.2, 0.0)
    assert set(vector[HOLD : HOLD + MAX_KINDS]) == {0.5}
    assert vector[BLOCKED] == 0.7
    assert vector[TUG + 8] == 8


def test_more_numbers_than_there_is_room_for_are_refused() -> None:
    with pytest.raises(ValueError, match="room for 3"):
        parameters(hand=(0.1,) * 4)
    with pytest.raises(KeyError):
        parameters(luck=1.0)


def test_there_is_room_for_every_kind_of_tactic_card() -> None:
    assert max(stones.KINDS, siege.KINDS) <= MAX_KINDS


def test_fitted_numbers_mean_what_they_were_fitted_for() -> None:
    families = (fitted.STONES, fitted.STONES_TACTICS, fitted.SIEGE, fitted.SIEGE_TACTICS, fitted.TUG)
    assert all(len(vector) == PARAMETERS for vector in families)
    assert fitted.STONES[SHARPNESS] == 1.181
    assert fitted.STONES_TACTICS[HOLD : HOLD + stones.KINDS] == (0.023, 0.131, 0.29, 0.277, -0.025, 0.2, 0.257, 0.434, 0.344)
    assert fitted.SIEGE_TACTICS[BLOCKED] == 0.1
    assert fitted.SIEGE[OIL_LATE] == 1.313
    assert fitted.TUG[TUG] == 0.909
