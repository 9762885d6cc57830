"""The library keeps published rulebooks for good, and of those with options a bounded number, beside the ones that somebody has."""

from __future__ import annotations

import gc
import sys
from dataclasses import dataclass
from itertools import islice, product
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Annotated, Any, ClassVar

import pytest

from tottenbury.core.edition import BaseEdition
from tottenbury.core.rulebook import LIBRARY, MOST_CHOSEN, Rulebook
from tottenbury.core.schema import Rule
from tottenbury.kernel.layout import INT64, Layout
from tottenbury.library import GAMES, position, publish, rulebook, rulebooks
from tottenbury.library.making import RulebookMaker
from tottenbury.session.settings import Settings

PLAIN = "stones-2004-tactics"


def _ask_for_many(number: int) -> None:
    """Ask for so many combinations of options, and keep none of them."""
    choices = {"hand": range(3, 13), "joker_return": ("no", "yes"), "mud_excess": ("owner_discards", "auto_worst", "forbid")}
    choices |= {"claim_window": ("after_play", "own_turn", "turn_start"), "stalemate": ("adjudicate", "draw")}
    for values in islice(product(*choices.values()), number):
        rulebook(";".join([PLAIN, *(f"{name}={value}" for name, value in zip(choices, values, strict=True))]))


def test_whoever_has_a_rulebook_gets_the_same_again_whatever_others_ask_for() -> None:
    name = f"{PLAIN};allow_void_tactics=yes"
    book, published = rulebook(name), rulebook(PLAIN)
    _ask_for_many(MOST_CHOSEN + 50)
    assert rulebook(name) is book
    assert rulebook(PLAIN) is published
    line = str(book.deal(1))
    assert position(line).book is book
    assert Settings(rulebook=name, position=line).check() is book


def test_what_nobody_has_is_forgotten() -> None:
    gc.collect()
    before = len(LIBRARY._known)
    _ask_for_many(MOST_CHOSEN + 100)
    gc.collect()
    ready = len(LIBRARY._chosen)
    assert ready == MOST_CHOSEN
    assert len(LIBRARY._known) <= before + 2 * MOST_CHOSEN + 10  # each under its own name and as it was asked for


def test_options_in_another_order_are_the_same_rulebook() -> None:
    one = rulebook(f"{PLAIN};hand=8;joker_return=yes")
    assert rulebook(f"{PLAIN};joker_return=yes;hand=8") is one
    assert rulebook(one.id) is one


def test_an_option_as_it_is_anyway_is_the_published_rulebook() -> None:
    book = rulebook("stones-1999")
    for option in ("stalemate=adjudicate", "claim_window=turn_start", "claim_window=after_play", "claim_window=own_turn"):
        chosen = rulebook(f"stones-1999;{option}")
        assert (chosen is book) == (chosen.id == book.id)


@dataclass(frozen=True, kw_only=True)
class Sticks(BaseEdition):
    """Take one to three sticks, and not the last one."""

    layout: ClassVar[Layout] = Layout("sticks_rules", [("sticks", INT64), ("last_wins", INT64)])
    sticks: Annotated[int, Rule("sticks on the table", low=1, high=40)] = 21
    last_wins: Annotated[bool, Rule("whether the last stick wins", option=True)] = False


class SticksMaker(RulebookMaker):
    edition = Sticks

    def make(self, edition: Sticks, tag: str | None) -> Rulebook:
        game: Any = SimpleNamespace(id=edition.id, title=edition.title, edition=edition)
        return Rulebook(game, game)


def test_a_game_nobody_has_heard_of_brings_a_line_and_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    module = ModuleType("sticks_rulebooks")
    module.GAME = SticksMaker()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "sticks_rulebooks", module)
    for shelf in ("_makers", "_titles", "_made"):
        monkeypatch.setattr(LIBRARY, shelf, getattr(LIBRARY, shelf).copy())
    for shelf in ("_modules", "_loaded"):
        monkeypatch.setattr(GAMES, shelf, getattr(GAMES, shelf).copy())
    (tmp_path / "sticks-few.toml").write_text('game = "sticks"\nid = "sticks-few"\ntitle = "A few sticks"\nsticks = 9\n')
    GAMES.add("sticks", "sticks_rulebooks")
    publish("sticks-few", tmp_path)
    assert rulebooks()[-1] == "sticks-few"
    assert LIBRARY.title("sticks-few") == "A few sticks"
    book: Any = rulebook("sticks-few;last_wins=yes")
    assert (book.id, book.game.edition.sticks, book.game.edition.last_wins) == ("sticks-few;last_wins=yes", 9, True)
    rules = Sticks.layout.record(book.game.edition.record())
    assert (rules.sticks, rules.last_wins) == (9, 1)
