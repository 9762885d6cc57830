"""One word for one thing (docs/words.md): the words that we decided against do not come back."""

from __future__ import annotations

import re

import pytest

from tests.words.files import entries, text_of
from tottenbury import words

AGAINST = {
    "en": {
        r"[Tt]hrow(s|ing)? oil|oil is thrown": "pour oil",
        r"\b[Ll]ay(ing)? (a|the|your|an open|a public) table|table is laid": "open a table",
        r"\b(is|are) done\b|\bsay done\b": "what was done, or go on",
        r"\btak(e|es) out\b": "eliminate",
    },
    "de": {
        r"Mauerteil": "Mauerplättchen",
        r"Kontrolle (über|erklär)|[Ee]rkläre? die Kontrolle|Kontrolle erklärt": "die Führung ansagen",
        r"\bRemis\b": "Unentschieden",
        r"\bMatch\b": "Wettkampf",
        r"Rückkampf": "Revanche",
        r"\b[Ww]ähl\b": "Wähle",
        r"\bTisch(e)? (decken|gedeckt)|[Dd]eck (selbst )?einen Tisch|Tisch ist (schon |noch )?gedeckt": "eröffnen",
        r"sag fertig|sagt fertig|[Ss]ag Fertig": "mach weiter",
        r"unversehrt": "intakt",
        r"Kessel(n)? Öl": "Ölkessel",
        r"\bSteine? nehmen|[Nn]imm (einen |den |jetzt )Steine?\b": "beanspruchen",
        r"[Mm]eine Spiele|[Nn]eues Spiel|[Nn]ächstes Spiel|dieses Spiel läuft": "Partie",
        r"\bSie (können|haben|müssen|dürfen)\b.*\?|\bIhr Browser\b": "du",
    },
    "nl": {
        r"[Mm]ijn spellen|[Nn]ieuw spel\b|[Vv]olgende? spel\b": "partij",
        r"\b[Rr]emise\b": "gelijkspel",
        r"\bmatch\b(?! ->)": "wedstrijd",
        r"colonne": "kolom",
        r"\b[Dd]ek(ken)? (zelf )?een tafel|tafel (dekken|gedekt)|is al gedekt": "openen",
        r"zeg klaar": "ga verder",
        r"[Vv]erkla(ar|art|ren)( de)? controle|controle (wordt )?verkla": "de leiding claimen",
        r"\bAls het apparaat\b": "Zoals het apparaat",
        r"\btoestel\b": "apparaat",
        r"spelregelboek": "regelboek",
    },
}
"""What must not be read in a language, as a pattern, and what we say instead."""

STONES_OF_DICE = re.compile(r"\b(stenen|steen)\b")


def _said(language: str) -> list[tuple[int, str]]:
    """The lines that are read by people: no comments, and no names of messages or variants."""
    lines = enumerate(text_of(language).splitlines(), 1)
    return [
        (number, re.sub(r"^[a-zA-Z][\w-]* =|^\s*\*?\[[\w-]+\]|\{[^}]*\}", "", line)) for number, line in lines if not line.startswith("#")
    ]


@pytest.mark.parametrize("language", words.languages())
def test_one_thing_has_one_name(language: str) -> None:
    found = [
        f"{language}.ftl:{number}: {match[0]!r}; we say {instead}"
        for pattern, instead in AGAINST.get(language, {}).items()
        for number, line in _said(language)
        if (match := re.search(pattern, line))
    ]
    assert not found, "\n".join(found)


def test_dice_are_no_stones_in_dutch() -> None:
    from fluent.syntax import FluentSerializer

    serializer = FluentSerializer()
    rope = [
        (name, serializer.serialize_entry(entry)) for name, entry in entries("nl").items() if re.match(r"tug-|learn-tug-|learn-dice", name)
    ]
    assert len(rope) > 40
    assert [name for name, text in rope if STONES_OF_DICE.search(text)] == []


def test_the_table_of_words_names_what_we_say() -> None:
    """Whoever changes a word changes the table: the words of its rows occur in the files."""
    from pathlib import Path

    page = (Path(__file__).parents[2] / "docs" / "words.md").read_text("utf-8")
    rows = [line.strip("|").split("|")[1:] for line in page.splitlines() if line.startswith("|") and "---" not in line][1:]
    assert len(rows) > 30
    for cells in rows:
        for language, cell in zip(("en", "de", "nl"), cells, strict=True):
            for term in cell.split(","):
                stem = term.strip().split()[-1][:5].lower()
                assert stem in text_of(language).lower(), f"{language}: {term}"
