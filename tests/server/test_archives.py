"""Records from outside that carry an edition: ours is known again, also as an older version wrote it."""

from __future__ import annotations

import json
import re

import pytest

import tottenbury as tb
from tottenbury.server.answers.archives import rulebook_of
from tottenbury.words import said_of


def record_with(**tactics: str | None) -> str:
    """The beginning of a record of the shipped edition; None leaves a key of its tactic cards out."""
    record = str(tb.Recorder(tb.rulebook("battle-line").deal(1)).record())
    tag = tb.rulebook("battle-line").game.edition_tag
    assert tag is not None
    table = json.loads(tag)
    for key, value in tactics.items():
        if value is None:
            del table["tactics"][key]
        else:
            table["tactics"][key] = value
    quoted = json.dumps(table, ensure_ascii=False, separators=(",", ":")).replace('"', '\\"')
    return "\n".join(f'[Edition "{quoted}"]' if line.startswith("[Edition") else line for line in record.splitlines())


def test_an_edition_that_was_written_before_a_key_existed_is_still_ours() -> None:
    assert rulebook_of(record_with(), 1000) == "battle-line"
    assert rulebook_of(record_with(mud_claim=None), 1000) == "battle-line"


def test_what_is_no_record_is_told_what_is_wrong_and_in_which_line() -> None:
    refused = {
        "\n hello there\n": "this is not the record of a game: line 2 says “hello there”",
        '[South "Ann"]\n1. S r7@3': 'a line such as [Rulebook "stones-1999"] is missing',
        '[Rulebook "tug"]\n[Rulebook "stones-1999"]': "the record names several rulebooks (stones-1999, tug)",
    }
    for text, words in refused.items():
        with pytest.raises(tb.TottenburyError, match=re.escape(words)):
            rulebook_of(text, 1000)


def test_a_spoilt_line_is_named_in_the_language_of_the_reader() -> None:
    record = str(tb.Recorder(tb.rulebook("tug").deal(1)).record())
    with pytest.raises(tb.NotationError) as caught:
        tb.Record.parse(record + "1. S nonsense\n")
    said = said_of(caught.value)
    assert said is not None
    line = len(record.splitlines()) + 1
    assert said.startswith(f"line {line}, column 6: ")
    assert said.text("de").startswith(f"Zeile {line}, Spalte 6: ")


@pytest.mark.parametrize("tactics", [{"mud_claim": "both_full"}, {"mud_excess": "forbid"}, {"mud_claim": "now"}])
def test_another_edition_of_the_same_name_is_refused(tactics: dict[str, str]) -> None:
    with pytest.raises(tb.TottenburyError):
        rulebook_of(record_with(**tactics), 1000)
