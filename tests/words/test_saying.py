"""Sentences that know what they say."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

import tottenbury as tb
from tottenbury import words
from tottenbury.words import Said, languages, said_of, say

REFUTED = "stones-1999 R5b6R6b8R7/./././././././. S claim g1g2o4p5y3 ?6 ?38"


def test_a_sentence_is_its_english_text() -> None:
    said = say("reason-not-in-hand", card="r7", seat="N")
    assert said == "r7 is not in North's hand"
    assert (said.key, said.arguments) == ("reason-not-in-hand", {"card": "r7", "seat": "N"})
    assert said.text("de") == "r7 ist nicht in der Hand von Nord"
    assert said.text("nl") == "r7 zit niet in de hand van Noord"
    assert said.text("tlh") == said.text() == str(said)


def test_a_sentence_within_a_sentence_is_said_in_the_same_language() -> None:
    said = say("reason-illegal", move="r7@1", reason=say("reason-stone-full", seat="S", stone=1))
    assert said == "r7@1 is illegal: South's side of stone 1 is full"
    assert said.text("de") == "r7@1 ist nicht erlaubt: an Stein 1 ist die Seite von Süd voll"


def test_numbers_choose_the_plural() -> None:
    def lead(played: int) -> Said:
        return say("reason-tactics-lead", seat="S", other="N", played=played, others=played - 1)

    assert lead(1) == "South has already played 1 tactic card, North only 0"
    assert lead(2) == "South has already played 2 tactic cards, North only 1"
    assert lead(2).text("de") == "Süd hat schon 2 Taktikkarten gespielt, Nord erst 1"


def test_whoever_knows_names_says_them_instead_of_seats() -> None:
    """As the page does: the reader is told `your`, and somebody else has a name, whatever it is."""

    def full(language: str, **who: str) -> str:
        return words.format("reason-stone-full", language, stone=3, **who)

    assert full("en", seat="you") == "your side of stone 3 is full"
    assert full("de", seat="you") == "deine Seite von Stein 3 ist voll"
    assert full("nl", seat="you") == "jouw kant van steen 3 is vol"
    assert full("en", seat="named", person="S") == "S's side of stone 3 is full"
    lead = words.format("reason-tactics-lead", seat="you", other="named", rival="Ann", played=2, others=1)
    assert lead == "you have already played 2 tactic cards, Ann only 1"


def test_a_sentence_survives_pickling() -> None:
    said = say("reason-illegal", move="r7@1", reason=say("reason-piles-empty"))
    again = pickle.loads(pickle.dumps(tb.IllegalMove(said)))
    assert said_of(again) == said
    assert said_of(again).text("nl") == said.text("nl")  # type: ignore[union-attr]


def test_an_unknown_message_is_a_mistake() -> None:
    with pytest.raises(KeyError, match="no message is called reason-nonsense"):
        words.format("reason-nonsense")


def test_a_refused_move_carries_its_reason() -> None:
    with pytest.raises(tb.IllegalMove) as caught:
        tb.position(REFUTED).play("!1")
    said = said_of(caught.value)
    assert said is not None
    assert str(caught.value) == said == "!1 is illegal: North can still make colour run 21 (b6 b8 b7)"
    assert said.text("de") == "!1 ist nicht erlaubt: Nord kann noch schaffen: Farblauf 21 (b6 b8 b7)"
    assert said.text("nl") == "!1 mag niet: Noord kan nog kleurenreeks 21 (b6 b8 b7) maken"


def test_errors_of_others_carry_nothing() -> None:
    assert said_of(ValueError("no")) is None
    assert said_of(ValueError()) is None


def test_importing_the_package_reads_no_words() -> None:
    heavy = "{'fluent.runtime', 'babel', 'importlib.resources'}"
    code = f"import sys, tottenbury; sys.exit(bool({heavy} & (set(sys.modules) - before)))"
    subprocess.run([sys.executable, "-c", f"import sys; before = set(sys.modules); {code}"], check=True)


def test_formations_are_called_what_the_editions_print() -> None:
    types = ("colour-run", "same-strength", "colour", "run", "sum")
    for name in ("stones-1999", "stones-2004", "stones-2024", "siege"):
        edition = tb.rulebook({"siege": "siege-2020"}.get(name, name)).game.edition
        for language in languages():
            names = tuple(words.format("formation-name", language, edition=name, type=one) for one in types)
            assert names == edition.formation_names(language), (name, language)


def test_tactic_cards_are_called_what_the_editions_print() -> None:
    for name in ("stones-2004", "stones-2024", "siege"):
        edition = tb.rulebook({"siege": "siege-2020"}.get(name, name) + "-tactics").game.edition
        for language in {"en", edition.language}:
            names = [words.format("tactic-name", language, edition=name, card=code) for code in edition.codes]
            assert [one.casefold() for one in names] == [one.casefold() for one in edition.tactic_names(language)]


@pytest.mark.parametrize("language", languages())
def test_everything_one_can_choose_has_a_name(language: str) -> None:
    from tottenbury.opponents.levels import LEVELS

    for rulebook in (*tb.rulebooks(), "battle-line"):
        assert words.format("rulebook-title", language, rulebook=rulebook) != rulebook
        assert words.format("rulebook-words", language, rulebook=rulebook) != words.format("rulebook-words", language, rulebook="mine")
    assert len({words.format("level-name", language, level=level) for level in LEVELS}) == len(LEVELS)
