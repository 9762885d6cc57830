"""The tables of kinds of move: what is written from them is read by them, and says the same in parts."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tottenbury.core.move_kinds import MoveKind, MoveKinds
from tottenbury.siege.move_kinds import WITH_TACTICS as SIEGE
from tottenbury.stones.move_kinds import WITH_TACTICS as STONES
from tottenbury.tug.move_kinds import KINDS as TUG
from tottenbury.words import format as format_message
from tottenbury.words import languages

TABLES = {"stones-2004-tactics": STONES, "siege-2020-tactics": SIEGE, "tug": TUG}
CARDS = {"card": "r7", "from": "3", "to": "6", "place": "4", "die": "5", "column": "2"}


@pytest.mark.parametrize(("rulebook", "kind"), [(name, kind) for name, kinds in TABLES.items() for kind in kinds.kinds])
def test_every_kind_is_read_as_it_is_written(rulebook: str, kind: MoveKind) -> None:
    notation = tb.rulebook(rulebook).notation
    words = {part: CARDS[part] for part in kind.parts}
    text = kind.write(words)
    number, _ = notation.read_move(text)
    assert notation.write_move(number) == text
    assert TABLES[rulebook].of(number) is kind
    parts = notation.parts(text)
    assert parts is not None
    assert (parts.kind, parts.words, parts.result) == (kind, words, None)


@pytest.mark.parametrize(
    ("rulebook", "text", "key", "words", "result"),
    [
        ("stones-2004-tactics", "Re Jo2:3>x", "redeploy-off", {"card": "Jo2", "from": "3"}, None),
        ("stones-2004-tactics", "Tr", "tactic", {}, None),
        ("stones-2004-tactics", "<?t", "return", {"card": "?t"}, None),
        ("stones-2004-tactics", "+t=?", "draw", {}, "?"),
        ("stones-1999", "+c=b2", "draw", {}, "b2"),
        ("siege-2020-tactics", "Ex@4", "explode", {"place": "4"}, None),
        ("siege-2020-tactics", "shuffle=?", "shuffle", {}, "?"),
        ("tug", "roll 441", "roll", {}, "441"),
        ("tug", "reroll 1=5", "reroll", {"die": "1"}, "5"),
        ("tug", "A2/4w", "eliminate-weakened", {"die": "2", "column": "4"}, None),
    ],
)
def test_steps_are_told_in_their_parts(rulebook: str, text: str, key: str, words: dict[str, str], result: str | None) -> None:
    parts = tb.rulebook(rulebook).notation.parts(text)
    assert parts is not None
    assert (parts.kind.key, dict(parts.words), parts.result) == (key, words, result)


@pytest.mark.parametrize("text", ["", "r7", "Ex@4", "<r7", "x r7:3", "+t", "r99@3", "oil@2", "roll"])
def test_what_an_edition_does_not_have_has_no_parts(text: str) -> None:
    assert tb.rulebook("stones-1999").notation.parts(text) is None


def test_a_table_says_which_kinds_hide_their_card() -> None:
    assert [kind.key for kind in STONES.kinds if kind.covered] == ["return"]
    assert [kind.key for kind in SIEGE.kinds if kind.covered] == ["pick"]


def test_kinds_that_share_a_number_are_told_apart() -> None:
    one, other = MoveKind("hit", 3, "h{die}"), MoveKind("hit-hard", 3, "H{die}", third=1)
    kinds = MoveKinds((one, other), {"die": "[1-6]"})
    assert kinds.of(one.make({"die": 4})) is one
    assert kinds.of(other.make({"die": 4})) is other
    assert [(kind.key, match["die"]) for kind, match in kinds.matches("H4")] == [("hit-hard", "4")]


@pytest.mark.parametrize("kind", {kind.key: kind for kinds in TABLES.values() for kind in kinds.kinds}.values(), ids=lambda kind: kind.key)
def test_every_kind_has_its_message_in_every_language(kind: MoveKind) -> None:
    for language in languages():
        for key in filter(None, (kind.message, kind.told)):
            assert format_message(key, language)
