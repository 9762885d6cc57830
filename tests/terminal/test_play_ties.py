"""How a match that is equal goes on, as agreed on the command line."""

from __future__ import annotations

import pytest

from tests.terminal.running import tottenbury


@pytest.mark.parametrize(("tie", "games"), [("shared", 2), ("extra_game", 3)])
def test_a_feud_with_equal_points_is_shared_or_goes_on(tie: str, games: int) -> None:
    arguments = ["--north", "human", "--first", "S", "--match", "feud:2", "--seed", "5", "--tie", tie]
    shown = tottenbury("play", *arguments, stdin="\nresign\n\nresign\n\nresign\n").stdout
    assert shown.count("begins. Type 'help'") == games
    assert ("The match is shared." in shown) == (tie == "shared")


def test_an_unknown_way_to_settle_a_match_is_refused() -> None:
    for option in ("--tie", "--decider", "--split"):
        assert "invalid choice" in tottenbury("play", option, "dice", code=2).stderr
