"""How games are shown: those that have a presenter, and one that nobody has heard of."""

from __future__ import annotations

import io
import re

import pytest

import tottenbury as tb
from tottenbury.core.family import Family
from tottenbury.core.seats import Seat
from tottenbury.opponents.naming import opponent
from tottenbury.terminal.games import GAMES, PLAIN, presenter_of
from tottenbury.terminal.main import main


@pytest.fixture
def sticks(monkeypatch: pytest.MonkeyPatch) -> tb.Rulebook:
    """A rulebook whose game the terminal does not know."""
    book = tb.rulebook("tug")
    monkeypatch.setattr(book.game, "family", Family("sticks", hidden=False))
    for name in ("_modules", "_loaded"):
        monkeypatch.setattr(GAMES, name, dict(getattr(GAMES, name)))
    return book


def test_a_game_without_a_presenter_is_shown_by_its_line_and_its_moves(sticks: tb.Rulebook, capsys: pytest.CaptureFixture[str]) -> None:
    assert presenter_of(sticks) is PLAIN
    position = sticks.deal(5)
    assert main(["show", str(position)]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith(f"{position}\nmoves: {' '.join(position.legal_moves())}\n")
    assert f"{position.to_move} decides ({position.phase})." in shown


def test_a_game_without_a_presenter_is_played_to_its_end(
    sticks: tb.Rulebook, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("help\nunseen\nmoves\nROLL\nresign\n"))
    assert main(["play", "--rulebook", "tug", "--north", "random", "--first", "S", "--seed", "2"]) == 0
    shown = capsys.readouterr().out
    for told in ("all legal moves", "nothing is hidden in this game", "South: roll ", "North wins: South has resigned."):
        assert told in shown, told
    assert main(["analyse", str(sticks.deal(1))]) == 2
    assert "cannot be judged" in capsys.readouterr().err


def test_a_game_with_a_presenter_of_its_own_is_entered_in_one_line(sticks: tb.Rulebook) -> None:
    GAMES.add("sticks", "tests.terminal.sticks")
    presenter = presenter_of(sticks)
    assert (presenter.place, presenter.phrase(sticks.deal(1), "A4/3")) == ("stick", "lays A4/3")


def test_what_is_hidden_is_not_denied() -> None:
    view = tb.rulebook("stones-1999").deal(1).view(Seat.SOUTH)
    with pytest.raises(tb.TottenburyError, match="cannot be listed"):
        PLAIN.unseen(view)


@pytest.mark.parametrize("rulebook", tb.rulebooks())
def test_every_step_of_a_game_is_told_in_words(rulebook: str) -> None:
    position = tb.rulebook(rulebook).deal(11)
    presenter, told = presenter_of(position.book), []
    players = {seat: opponent("random", int(seat)) for seat in Seat}
    for _ in range(150):
        if position.outcome is not None:
            break
        move = players[position.to_move].choose(position.view(position.to_move))
        told.append(presenter.phrase(position, move))
        position = position.play(move)
    assert len(told) > 15
    assert [phrase for phrase in told if not re.match(r"[a-z]+s ", phrase) and phrase not in ("passes",)] == []
    assert [phrase for phrase in told if re.search(r"[{}$]", phrase)] == []


@pytest.mark.parametrize("rulebook", ["stones-1999", "siege-2020", "tug"])
def test_every_end_of_a_game_is_told_in_words(rulebook: str) -> None:
    book = tb.rulebook(rulebook)
    presenter = presenter_of(book)
    reasons = {reason for reason in book.game.reasons if reason}  # type: ignore[attr-defined]
    for reason in reasons | {"resigned", "agreed", "forfeit", "abandoned", "time"}:
        told = presenter.describe_outcome(Seat.NORTH, reason)
        assert told.startswith("North wins"), reason
        assert "(" not in told, reason
    assert presenter.describe_outcome(None, "agreed") == "A draw by agreement"


def test_an_end_that_the_messages_do_not_know_is_not_told_as_another() -> None:
    assert PLAIN.describe_outcome(Seat.SOUTH, "last-stick") == "South wins (last-stick)"
    assert PLAIN.describe_outcome(None, "no-sticks") == "The game is drawn (no-sticks)"
