"""Write the tables of keys and options into the documentation, from the schema of editions: `python -m tools.edition_keys`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import tottenbury as tb
from tottenbury.core.schema import YES_NO, Rule, rules_of
from tottenbury.library import GAMES

DOCS = Path(__file__).parents[1] / "docs"
PAGES = (DOCS / "editions.md", DOCS / "rules" / "README.md")

_PLACE = re.compile(r"(<!-- (keys|options) of (\w+)(?: in (\w+))? -->\n)(.*?)(\n<!-- end -->)", re.DOTALL)
"""Where a table stands, between two comments: which one, of which game, and of which table of a file."""


def page_with_tables(text: str) -> str:
    """A page with its tables as the schema has them."""

    def table(found: re.Match[str]) -> str:
        head, what, game, section, _, foot = found.groups()
        rows = _keys(game, section or "") if what == "keys" else _options(game)
        lines = [f"| {' | '.join(row)} |" for row in rows]
        return head + "\n".join([lines[0], "|---" * len(rows[0]) + "|", *lines[1:]]) + foot

    return _PLACE.sub(table, text)


def _keys(game: str, section: str) -> list[list[str]]:
    kind = GAMES[game].edition
    rules = [rule for rule in rules_of(kind).values() if rule.section == section]
    rows = [["key", "type and range", "default", "meaning"]]
    for rule in rules:
        keys = kind.kinds if rule.kinds else (rule.name,)
        rows.append([" ".join(f"`{key}`" for key in keys), _extent(rule), _default(rule), rule.meaning + _numbers(rule)])
    return rows


def _numbers(rule: Rule) -> str:
    return f" ({rule.numbers})" if rule.numbers else ""


def _extent(rule: Rule) -> str:
    if rule.extent:
        return rule.extent
    words = rule.choices or ({"false": 0, "true": 1} if rule.kind is bool else {})
    return _words(words) if words else rule.wanted()


def _default(rule: Rule) -> str:
    if rule.needed:
        return "needed"
    if rule.usual:
        return rule.usual
    if rule.choices:
        return next(f"`{word}`" for word, value in rule.choices.items() if value == rule.default)
    if rule.kind is bool:
        return f"`{str(rule.default).lower()}`"
    return " to ".join(map(str, rule.default)) if isinstance(rule.default, tuple) else str(rule.default)


def _words(words: Any) -> str:
    return ", ".join(f"`{word}`" for word in words)


def _options(game: str) -> list[list[str]]:
    """Every option of a game's published rulebooks: its values, for which of them it is, what it decides."""
    books = {name: book.game.options() for name in tb.rulebooks() if (book := tb.rulebook(name)).game.family.game == game}
    rules = rules_of(GAMES[game].edition)
    rows = [["option", "values, default first", "for", "what it decides", "number"]]
    for name in sorted({name for options in books.values() for name in options}):
        holds = {book: options[name][0] for book, options in books.items() if name in options}
        first, choices = next(iter(holds.values())), next(options[name][1] for options in books.values() if name in options)
        ordered = [first, *(choice for choice in choices if choice != first)]
        values = f"`{first}`; `{choices[0]}` to `{choices[-1]}`" if len(choices) > len(YES_NO) + 1 else _words(ordered)
        where = _where(set(holds), books)
        for other in dict.fromkeys(choice for choice in holds.values() if choice != first):
            where += f"; `{other}` is the default of {_words(book for book, choice in holds.items() if choice == other)}"
        rule = rules[name]
        rows.append([f"`{name}`", values, where, rule.meaning, rule.numbers])
    return rows


def _where(having: set[str], books: dict[str, Any]) -> str:
    if having == set(books):
        return "all"
    with_tactics = {name for name in books if tb.rulebook(name).game.family.tactics}
    return "tactic cards" if having == with_tactics else _words(name for name in books if name in having)


if __name__ == "__main__":
    for page in PAGES:
        page.write_text(page_with_tables(page.read_text(encoding="utf-8")), encoding="utf-8")
