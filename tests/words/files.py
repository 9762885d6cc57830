"""The Fluent files as trees: what each message names, and every way to fill it in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

PLURALS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 11, "other": 5}


def text_of(language: str) -> str:
    """A file as it is."""
    return files("tottenbury.words").joinpath(f"{language}.ftl").read_text("utf-8")


@cache
def entries(language: str) -> dict[str, ast.Message | ast.Term]:
    """The messages and terms of a language; a term's name begins with a hyphen."""
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentParser().parse(text_of(language)).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content[:80]}"
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            assert name not in found, f"{language}: {name} stands there twice"
            found[name] = entry
    return found


class _Names(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.variables: dict[str, set[str]] = {}
        self.printed: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.setdefault(node.id.name, set())
        self.printed.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        selector = node.selector
        if isinstance(selector, ast.FunctionReference):
            selector = selector.arguments.positional[0]
        if isinstance(selector, ast.VariableReference):
            keys = {variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value for variant in node.variants}
            self.variables.setdefault(selector.id.name, set()).update(keys)
        for variant in node.variants:
            self.visit(variant)


def variables(language: str, name: str, seen: frozenset[str] = frozenset()) -> dict[str, set[str]]:
    """What has to be told to a message, those that it refers to included, and the variants that are known of each."""
    names = _Names()
    names.visit(entries(language)[name])
    found = names.variables
    for reference in names.references - seen:
        for variable, keys in variables(language, reference, seen | {name}).items():
            found.setdefault(variable, set()).update(keys)
    return found


def printed(language: str, name: str, seen: frozenset[str] = frozenset()) -> set[str]:
    """What of it can be read in the sentence; the rest only chooses between forms."""
    names = _Names()
    names.visit(entries(language)[name])
    return names.printed.union(*(printed(language, reference, seen | {name}) for reference in names.references - seen))


def references(language: str, name: str) -> set[str]:
    """The messages that a message refers to."""
    names = _Names()
    names.visit(entries(language)[name])
    return names.references


def fillings(language: str, name: str) -> Iterator[dict[str, str | int]]:
    """Arguments for a message: every variant of what it selects by, and something for the rest."""
    wanted = variables(language, name)
    choices = [[_value(key) for key in sorted(keys)] if keys else [7] for keys in wanted.values()]
    for values in product(*choices):
        yield dict(zip(wanted, values, strict=True))


def _value(key: str) -> str | int:
    return PLURALS.get(key, int(key) if key.isdecimal() else key)
