"""Wild cards of one kind on one side, which an edition of somebody's own may have: each has a name of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

import tottenbury as tb
from tests.stones.lines import Table
from tottenbury.core.rulebook import LIBRARY

TWINS = """
id = "twins"
colours = "bgr"
strengths = [1, 9]
stones = 3
hand = 4

[tactics]
joker = 3
spy = 2
shield = 2
redeploy = 1
deserter = 3
joker_limit = "none"
"""


@pytest.fixture(autouse=True)
def library(monkeypatch):
    """What a test enters into the library is gone after it."""
    for shelf in ("_makers", "_titles", "_made", "_own"):
        monkeypatch.setattr(LIBRARY, shelf, getattr(LIBRARY, shelf).copy())


def twins(tmp_path: Path, cell: str, hand: str, played: str) -> tb.Position:
    """A position of an edition with several wild cards of each kind; South holds what the test is about."""
    path = tmp_path / "twins.toml"
    path.write_text(TWINS)
    book = tb.rulebook(str(path))
    left = [f"{colour}{n}" for colour in "bgr" for n in range(1, 10) if f"{colour}{n}" not in cell.lower()]
    tactics = ["De", "De", "De", "Jo", "Jo", "Jo", "Re", "Sh", "Sh", "Sp", "Sp"]
    for n in range(0, len(hand + played), 2):
        tactics.remove((hand + played)[n : n + 2].capitalize())
    clan = 4 - len(hand) // 2
    hands = "".join(left[:clan]) + hand, "".join(left[clan : clan + 4])
    line = f"twins {cell}/./. S play {hands[0]} {hands[1]} {''.join(left[clan + 4 :])} {''.join(tactics)} - {played}"
    return book.position(line)


@pytest.mark.parametrize(("cell", "played"), [("SpR5Sp", "SpdeSpde"), ("ShR5Sh", "ShdeShde"), ("JoR5Jo", "JodeJode")])
def test_the_later_one_of_two_equal_wild_cards_has_a_name_of_its_own(tmp_path, cell, played):
    """The notation: which of them leaves decides who is complete first (S4.5)."""
    table, code = twins(tmp_path, cell, "Re", played), cell[:2]
    moves = [str(move) for move in table.legal_moves() if move.startswith("Re ")]
    assert len(moves) == len(set(moves))
    assert {f"Re {code}:1>2", f"Re {code}2:1>2", f"Re {code}:1>x", f"Re {code}2:1>x"} <= set(moves)
    assert Table.of(table.play(f"Re {code}:1>x")).cells[0] == f"R5{code}"
    assert Table.of(table.play(f"Re {code}2:1>x")).cells[0] == f"{code}R5"
    with pytest.raises(tb.TottenburyError):
        table.play(f"Re {code}3:1>x")


def test_three_jokers_on_a_side_are_three_moves(tmp_path):
    table = twins(tmp_path, "JoJoJo", "Re", "JodeJodeJode")
    assert {f"Re {name}:1>x" for name in ("Jo", "Jo2", "Jo3")} <= set(table.legal_moves())
    assert Table.of(table.play("Re Jo3:1>2")).cells[:2] == ("JoJo", "Jo")
    assert Table.of(table.play("Re Jo2:1>2")).cells[:2] == ("JoJo", "Jo")


def test_actions_and_observations_tell_them_apart_too(tmp_path):
    research = pytest.importorskip("tottenbury.research")
    table = twins(tmp_path, "SpR5Sp", "Re", "SpdeSpde")
    spaces = research.spaces_of(table.book)
    actions = [spaces.action_of(move) for move in table.legal_moves()]
    assert len(set(actions)) == len(actions)
    assert [spaces.action_to_text(action, table) for action in actions] == [str(move) for move in table.legal_moves()]
    seen = spaces.plane(spaces.observe(table.state, tb.Seat.SOUTH), "own wild cards")[0]
    names = spaces.labels["wild card"]
    assert {name: int(order) for name, order in zip(names, seen, strict=True) if order} == {"spy": 1, "second spy": 3}
