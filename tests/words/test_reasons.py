"""Reasons are said by Python: each message somewhere, each with what it needs."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import tottenbury
from tests.words.files import references, text_of, variables

SOURCES = Path(tottenbury.__file__).parent

BY_THE_PAGE = {"person", "rival"}
"""What Python never tells: the page knows who sits at a seat."""


def _said() -> list[tuple[str, str, set[str]]]:
    """Every `say(...)` in the package: where, which message, and what it is told."""
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        text = path.read_text("utf-8")
        if "from tottenbury.words import" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                assert isinstance(node.args[0], ast.Constant), f"{path.name}:{node.lineno}: messages are named outright"
                told = {keyword.arg or "**" for keyword in node.keywords}
                found.append((f"{path.name}:{node.lineno}", str(node.args[0].value), told))
    return found


def _reasons() -> set[str]:
    section = text_of("en").partition("## reasons:")[2].partition("# (end of reasons)")[0]
    return set(re.findall(r"^([a-z][\w-]*) =", section, re.MULTILINE))


def test_every_sentence_is_a_message_and_is_told_what_stands_in_it() -> None:
    said = _said()
    assert len(said) > 100
    for where, key, told in said:
        assert key in _reasons(), where
        assert told == set(variables("en", key)) - BY_THE_PAGE, f"{where}: {key}"


def test_no_reason_is_left_unsaid() -> None:
    used = {key for _, key, _ in _said()}
    for key in list(used):
        used |= references("en", key)
    assert _reasons() - used == set()


def test_what_is_raised_to_players_can_be_said_in_every_language() -> None:
    """Nobody may slip back to plain English in the rooms whose errors players meet."""
    kinds = "Refused|Stale|NotYourTurn|GameOver|IllegalMove|UnknownGame|BrokenGame|Forbidden|TooMany|NeedsChance"
    plain = re.compile(rf"raise (?:{kinds})\(f?[\"']")
    for path in sorted(SOURCES.rglob("*.py")):
        if path.parent.name in ("table", "cards", "stones", "siege", "tug", "session", "server"):
            assert not plain.findall(path.read_text("utf-8")), path.name
        if path.parent.name in ("session", "server"):
            assert not re.findall(r"raise (?:TottenburyError|UnknownName)\(f?[\"']", path.read_text("utf-8")), path.name
