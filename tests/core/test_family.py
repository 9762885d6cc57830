"""What a family says of its game, and the registries of the rooms above."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

import tottenbury as tb
from tottenbury.core.family import Registry
from tottenbury.core.seats import Seat


@pytest.mark.parametrize("name", tb.rulebooks())
def test_a_family_says_what_its_rulebooks_are(name: str) -> None:
    book = tb.rulebook(name)
    family = book.game.family
    assert (family.game, family.tactics) == (name.split("-")[0], any(word in name for word in ("tactics", "advanced", "early-bird")))
    dealt = book.deal(seed=4)
    assert family.hidden == (str(dealt.view(Seat.SOUTH)) != str(dealt))


@pytest.mark.parametrize("name", [name for name in tb.rulebooks() if name != "tug"])
def test_claims_are_for_those_whom_the_family_names(name: str) -> None:
    book = tb.rulebook(name)
    claimants = book.game.family.claimants
    reasons = {seat: str(book.deal(seed=4).prove(1, seat).reason) for seat in Seat}
    refused = {seat for seat, reason in reasons.items() if "attacker" in reason}
    assert refused == set(Seat) - set(claimants)


def test_a_registry_loads_a_module_when_it_is_first_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("a_game_of_sticks")
    registry: Registry[str] = Registry(stones="no.such.module")
    registry.add("sticks", "a_game_of_sticks")
    assert "sticks" in registry
    assert registry.games == ("stones", "sticks")
    module.GAME = "sticks and stones"  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "a_game_of_sticks", module)
    assert registry["sticks"] == "sticks and stones"
    with pytest.raises(ModuleNotFoundError):
        registry["stones"]
    with pytest.raises(LookupError, match="'chess'; there are: stones, sticks"):
        registry["chess"]
