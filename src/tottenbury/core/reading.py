"""Editions from tables of keys, and back: a TOML file, or the Edition tag of a record. Mistakes name their key."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

from tottenbury.core.edition import BaseEdition
from tottenbury.core.errors import EditionError
from tottenbury.core.schema import rules_of, sections_of

E = TypeVar("E", bound=BaseEdition)


def table_of_file(path: str | Path) -> dict[str, Any]:
    """The keys of a TOML file."""
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise EditionError(f"{path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise EditionError(f"{path} is no TOML file: {error}") from None


def table_of_tag(text: str) -> dict[str, Any]:
    """The keys of an edition that a record carries."""
    try:
        table = json.loads(text)
    except json.JSONDecodeError as error:
        raise EditionError(f"the Edition tag is no JSON: {error}") from None
    if not isinstance(table, dict):
        raise EditionError("the Edition tag is no table")
    return table


def read_edition(kind: type[E], table: Mapping[str, Any], checked: bool = True) -> E:
    """The edition that a table of keys describes. What we publish ourselves is checked by the tests, and need not be every time."""
    said: dict[str, Any] = {}
    for section in ("", *sections_of(kind)):
        part = table.get(section, {}) if section else table
        if not isinstance(part, dict):
            raise EditionError(f"{section}: a table is expected, not {part!r}")
        said |= _read_section(kind, part, section, checked)
    for rule in rules_of(kind).values():
        if rule.needed and rule.name not in said:
            raise rule.error(f"this key is needed: {rule.wanted()}")
    edition = kind(**{**kind.usual(said), **said})
    edition.check()
    return edition


def _read_section(kind: type[BaseEdition], part: Mapping[str, Any], section: str, checked: bool) -> dict[str, Any]:
    """The rules that one table of a file says, by name."""
    rules = [rule for rule in rules_of(kind).values() if rule.section == section]
    known = {key: rule for rule in rules for key in (kind.kinds if rule.kinds else (rule.name,))}
    older = {rule.was: rule for rule in rules if rule.was}
    others = () if section else sections_of(kind)
    said: dict[str, Any] = {}
    counts: dict[str, int] = {}
    for key, value in part.items():
        rule = known.get(key) or older.get(key)
        if rule is None:
            if key not in others:
                raise EditionError(f"{section and section + '.'}{key}: there is no such key; there are: {', '.join([*known, *others])}")
        elif rule.kinds:
            counts[key] = rule.read(value, key, None, checked)
        elif rule.name in said:
            raise rule.error(f"this is said twice, as {rule.name} and as {rule.was}", key)
        else:
            said[rule.name] = rule.read(value, key, rule.was_choices if key == rule.was else rule.choices, checked)
    for rule in rules:
        if rule.kinds and counts:
            said[rule.name] = tuple(counts.get(key, 0) for key in kind.kinds)
        if rule.kinds and part and not any(counts.values()):
            raise rule.error("without a tactic card this means nothing", next(iter(part)))
    return said


def write_edition(edition: BaseEdition) -> dict[str, Any]:
    """The table of keys of an edition: those that tags have had from the first, and what is not as usual."""
    kind = type(edition)
    rules = rules_of(kind)
    others = [name for name, rule in rules.items() if name not in kind.tagged and getattr(edition, name) != rule.default]
    table: dict[str, Any] = {}
    for name in (*kind.tagged, *others):
        rule, value = rules[name], getattr(edition, name)
        part = table.setdefault(rule.section, {}) if rule.section else table
        if rule.kinds:
            part |= {key: count for key, count in zip(kind.kinds, value, strict=True) if count}
        else:
            key, written = rule.write(value)
            part[key] = written
    return {key: value for key, value in table.items() if key not in sections_of(kind) or edition.has_section(key)}


def write_tag(edition: BaseEdition) -> str:
    """An edition in one line, for a record."""
    return json.dumps(write_edition(edition), ensure_ascii=False, separators=(",", ":"))
