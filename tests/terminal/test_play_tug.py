"""The tug of war in the terminal: dice, uses, undo, the rematch, and what people may type."""

from __future__ import annotations

from pathlib import Path

import tottenbury as tb
from tests.terminal.running import tottenbury

ACT = "tug 432 9 511 6w1 S act 441"


def test_dice_and_athletes_are_drawn() -> None:
    shown = tottenbury("show", ACT).stdout
    assert "South, Plockton: 9 standing" in shown
    assert "North, Broadford: 6 standing, 1 weakened" in shown
    assert "4 4 1" in shown
    assert "YYYYYY_" in shown


def test_what_each_use_would_do_is_told() -> None:
    shown = tottenbury("play", "--position", ACT, stdin="a43\nB 4 4\nc12\nquit\n").stdout
    assert "A4/3   theirs -1 standing" in shown
    assert "B4/3   yours +2 standing, column 442" in shown
    assert "South: eliminates a standing athlete (4 on 3)" in shown
    assert "South: swaps the 4 in the column for the 4" in shown
    assert "South: weakens an athlete (1 on 2)" in shown


def test_throws_by_enter_and_rerolls() -> None:
    shown = tottenbury("play", "--position", "tug 665 9 511 6 S roll -", "--seed", "2", stdin="\nreroll 9\nkeep\nquit\n").stdout
    assert "South: throws" in shown
    assert "is no move" in shown
    assert "South: keeps the throw" in shown


def test_between_people_undo_goes_back_within_the_turn_only() -> None:
    stdin = "\na43\nundo\na43\nb44\nc12\n\nundo\nquit\n"
    shown = tottenbury("play", "--position", ACT, "--north", "human", stdin=stdin).stdout
    assert "Taken back." in shown
    assert "undo goes back only as long as" in shown


def test_wrong_input_is_explained() -> None:
    lines = ["A5/3", "A1/4", "A1/5", "D", "roll", "reroll 1", "unseen", "prove 1", "zz", "quit"]
    shown = tottenbury("play", "--position", ACT, stdin="\n".join(lines) + "\n").stdout
    for words in (
        "no 5 is left of the throw",
        "too low",
        "no 5 is free in South's column",
        "three equal dice",
        "has thrown already",
        "nothing is thrown again",
        "nothing is hidden",
        "nothing to prove",
        "is no move",
    ):
        assert words in shown, words


def test_a_rematch_gives_the_winner_an_athlete_and_the_other_the_start(tmp_path: Path) -> None:
    path = tmp_path / "match.duel"
    options = ["--rulebook", "tug", "--match", "rematch", "--south", "greedy", "--north", "random", "--seed", "4", "--first", "S"]
    shown = tottenbury("play", *options, "--record", str(path)).stdout
    first, second = tb.Record.parse_all(path.read_text())
    assert (first.tags["First"], second.tags["First"]) == ("S", "N")
    winner = 0 if first.result.startswith("S") else 1
    assert second.tags["Deal"].split("|")[winner].endswith("+1")
    assert "+1" not in second.tags["Deal"].split("|")[1 - winner]
    assert "The match is won by" in shown


def test_against_perfect(tmp_path: Path) -> None:
    path = tmp_path / "game.duel"
    shown = tottenbury("play", "--rulebook", "tug", "--south", "greedy", "--north", "perfect", "--seed", "3", "--record", str(path)).stdout
    assert "North wins: nobody is left on the other end of the rope" in shown
    assert tb.Record.parse(path.read_text()).result == "N last-athlete"


def test_programs_stop_at_the_limit_of_turns() -> None:
    """D-71: the limit belongs to the simulation, not to the position."""
    book = tb.rulebook("tug")
    rows = book.game.kernels.play_random_games(book.game.rules, 0, 20, limit=5)  # type: ignore[attr-defined]
    assert (rows[:, 3] <= 5).all()
    assert (rows[:, 0] == -1).any()
    for players in ([], ["--south", "greedy"]):
        options = ["simulate", "--rulebook", "tug", "--games", "10", "--turn-limit", "3", *players]
        shown = tottenbury(*options).stdout
        assert "- turn-limit 10" in shown
        assert "3 to 3" in shown


def test_perfect_is_refused_at_once_where_nothing_is_solved() -> None:
    for command in ("play", "simulate"):
        shown = tottenbury(command, "--rulebook", "stones-1999", "--south", "perfect", "--north", "random", code=2)
        assert "perfect plays what has been solved" in shown.stderr
        assert not shown.stdout
