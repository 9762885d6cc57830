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


@pytest.mark.parametrize(
    ("arguments", "resigns", "words"),
    [
        (["--rulebook", "siege-2020", "--match", "revenge"], 3, ", by the extra game."),
        (["--rulebook", "tug", "--match", "rematch"], 2, ", by the second game, which decides."),
        (["--match", "feud:2", "--tie", "extra_game"], 3, ", by the extra game."),
    ],
)
def test_it_is_said_what_decided_a_match_that_was_even(arguments: list[str], resigns: int, words: str) -> None:
    """B7.2, C3.3, D-28: whoever is asked first in a game resigns, so that the first two games are one win each."""
    shown = tottenbury("play", "--north", "human", "--first", "S", "--seed", "5", *arguments, stdin="\nresign\n" * resigns).stdout
    (verdict,) = [line for line in shown.splitlines() if line.startswith("The match is")]
    assert verdict.endswith(words), shown
    assert "won by" in verdict
