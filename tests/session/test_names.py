"""Names that can be read, and told apart."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as some

from tottenbury.session.commands import MOST_NAME
from tottenbury.session.names import MOST_MARKS, clean, looks, told_apart


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  Anne \t B. ", "Anne B."),
        ("\u0301\u0302\u0303", ""),
        ("\u3164\u2800\u115f\uffa0", ""),
        ("a\u3164b", "a b"),
        ("Z" + "\u0310\u0311\u0312\u0313" * 7 + "oe", "Z\u0310\u0311oe"),
        ("A\u202enn\u200be", "A nn e"),
        ("a\u034fb\ufe0fc\U000e0100", "abc"),
        ("I ❤\ufe0f you", "I ❤\ufe0f you"),
        ("Nguye\u0302\u0303n", "Nguyễn"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("नमस्ते", "नमस्ते"),
        ("กี่", "กี่"),
        ("日本 太郎", "日本 太郎"),
        ("x" * 100, "x" * MOST_NAME),
    ],
)
def test_a_name_shows_what_it_says(text: str, shown: str) -> None:
    assert clean(text, MOST_NAME) == unicodedata.normalize("NFC", shown)


@settings(max_examples=300, deadline=None, database=None, print_blob=True)
@example(text="A\u034f\u0300")
@given(text=some.text(max_size=80) | some.text(some.sampled_from("a \u0301\u0310\u3164\u200b\ufe0f\u0bbe❤"), max_size=60))
def test_whatever_is_written_something_can_be_seen_of_it_or_nothing_is_left(text: str) -> None:
    shown = clean(text, MOST_NAME)
    assert len(shown) <= MOST_NAME
    assert "  " not in shown
    assert not shown or unicodedata.category(shown[0])[0] not in "MCZ"
    run = 0
    for letter in shown:
        run = run + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        assert run <= MOST_MARKS + 1  # the style of an emoji comes beside
    assert clean(shown, MOST_NAME) == shown


@pytest.mark.parametrize(
    ("name", "other", "shown"),
    [
        ("Anne", "anne", "Anne (2)"),
        ("\u0410nne", "Anne", "\u0410nne (2)"),
        ("Ian", "lan", "Ian (2)"),
        ("\uff21nne", "Anne", "\uff21nne (2)"),
        ("Bernd", "Bemd", "Bernd (2)"),
        ("Müller", "Muller", "Müller (2)"),
        ("Anne", "Ann", "Anne"),
        ("!!!", "???", "!!!"),
        ("", "South", ""),
        ("x" * 30, "X" * 30, "x" * 26 + " (2)"),
    ],
)
def test_who_looks_like_the_other_player_gets_a_number(name: str, other: str, shown: str) -> None:
    assert told_apart(name, other, MOST_NAME) == shown
    assert not shown or looks(shown) != looks(other)
