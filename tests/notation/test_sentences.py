"""Moves and steps in words."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tottenbury.notation.sentences import deed_words


@pytest.mark.parametrize(
    ("rulebook", "text", "words"),
    [
        ("stones-1999", "r7@3", "plays red 7 at stone 3"),
        ("stones-1999", "+c=g4", "draws green 4"),
        ("stones-2004-tactics", "+t=?", "draws a tactic card"),
        ("stones-2004-tactics", "<?c", "puts a card back on the pile"),
        ("stones-2024-tactics", "<r1", "puts red 1 back under the pile"),
        ("siege-2020", "!4", "declares control of tile 4"),
        ("tug", "roll 441", "throws 4 4 1"),
        ("tug", "reroll 1=5", "throws the 1 again and gets a 5"),
        ("tug", "A2/4w", "eliminates a weakened athlete (2 on 4)"),
        ("tug", "what?", "what?"),
    ],
)
def test_steps_are_told(rulebook: str, text: str, words: str) -> None:
    assert deed_words(tb.rulebook(rulebook), text) == words


def test_steps_are_told_in_other_languages_and_to_the_one_who_makes_them() -> None:
    stones, siege = tb.rulebook("stones-2004-tactics;joker_limit=on_table"), tb.rulebook("siege-2020-tactics")
    assert deed_words(stones, "r7@3", "de", "yes") == "spielst die rote 7 an Stein 3"
    assert deed_words(stones, "Jo@3", "nl") == "speelt Leider bij steen 3"
    assert deed_words(stones, "!3", form="do") == "claim stone 3"
    assert deed_words(siege, "oil@2", "nl", struck="r7") == "giet olie op de rode 7 bij muurdeel 2"
    assert deed_words(siege, "r0@4", struck="r11") == "plays red 0 at tile 4 (against red 11: both are discarded)"


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("rulebook", ["stones-2024-tactics", "siege-2020-tactics", "tug"])
def test_every_step_of_a_game_has_words(rulebook: str, language: str) -> None:
    position = tb.rulebook(rulebook).deal(5)
    player = tb.opponent("random", 5)
    for _ in range(30):
        if position.outcome is None:
            position, steps = position.steps(player.choose(position.view(position.to_move)))
            for _, text in steps:
                words = deed_words(position.book, text, language)
                assert not set("{}$[]") & set(words), text
