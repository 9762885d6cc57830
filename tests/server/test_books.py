"""Rulebooks as the page is told of them."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import tottenbury as tb
from tottenbury.core.family import Family
from tottenbury.server.answers.rulebooks import rulebook_shown
from tottenbury.server.games import GAMES, ServedGame


@pytest.mark.parametrize(
    ("name", "hidden", "claimants", "sides"),
    [
        ("stones-1999", True, ("S", "N"), "alike"),
        ("stones-2024-tactics", True, ("S", "N"), "alike"),
        ("siege-2020", True, ("S",), "different"),
        ("tug", False, (), "named"),
    ],
)
def test_the_page_is_told_what_is_hidden_who_claims_and_how_the_sides_differ(
    name: str, hidden: bool, claimants: tuple[str, ...], sides: str
) -> None:
    shown = rulebook_shown(tb.rulebook(name), ())
    assert (shown.hidden, shown.claimants, shown.sides) == (hidden, claimants, sides)


def test_a_game_nobody_has_heard_of_is_shown_by_an_entry_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    class ServedSticks(ServedGame):
        def drawn(self, edition: Any) -> dict[str, Any]:
            return {"places": edition.sticks}

    module = ModuleType("served_sticks")
    module.GAME = ServedSticks()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "served_sticks", module)
    monkeypatch.setattr(GAMES, "_modules", {**GAMES._modules, "sticks": "served_sticks"})
    game = SimpleNamespace(family=Family("sticks", hidden=False), formats=("single",), options=dict, edition=SimpleNamespace(sticks=21))
    book: Any = SimpleNamespace(id="sticks", title="Sticks", game=game, notation=SimpleNamespace(kinds=()))
    shown = rulebook_shown(book, ("novice",))
    assert (shown.game, shown.places, shown.own_match, shown.hidden) == ("sticks", 21, "single", False)
    assert (shown.deck, shown.wall, shown.claims) == (None, [], None)
