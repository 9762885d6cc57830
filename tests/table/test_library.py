"""The library keeps published rulebooks for good, and of those with options a bounded number, beside the ones that somebody has."""

from __future__ import annotations

import gc
from itertools import islice, product

from tottenbury.library import position, rulebook
from tottenbury.session.settings import Settings
from tottenbury.table.rulebook import LIBRARY, MOST_CHOSEN

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
