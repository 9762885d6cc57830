"""Whole games of border stones against the computer, played by clicking whatever shines."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visitors
from tests.web.whole import play_computer


@pytest.mark.parametrize("rulebook", ["stones-2004", "stones-2024"])
def test_a_whole_game_of_border_stones(visitors: Visitors, rulebook: str) -> None:
    done = play_computer(visitors, rulebook)
    assert {step.split(":")[0] for step in done} >= {"card", "place"}


@pytest.mark.parametrize("rulebook", ["stones-2004-tactics", "stones-2004-advanced"])
def test_a_whole_game_with_tactic_cards(visitors: Visitors, rulebook: str) -> None:
    done = play_computer(visitors, rulebook)
    assert {step.split(":")[0] for step in done} >= {"card", "place", "pile"}
