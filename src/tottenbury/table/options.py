"""Options behind a rulebook's id: rulings that may be decided otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tottenbury.table.errors import UnknownName
from tottenbury.words import say

YES_NO = {"no": 0, "yes": 1}


def chosen(edition: Any, possible: Mapping[str, Mapping[str, int]], options: Mapping[str, str]) -> tuple[dict[str, Any], str]:
    """The fields of an edition that options change, and what they append to its id: those that differ, in alphabetical order."""
    changes: dict[str, Any] = {}
    for name, text in options.items():
        if name not in possible:
            raise UnknownName(say("reason-no-option", rulebook=edition.id, name=repr(name), known=", ".join(sorted(possible))))
        if text not in possible[name]:
            raise UnknownName(say("reason-option-choice", name=name, known=", ".join(possible[name]), choice=repr(text)))
        if possible[name][text] != getattr(edition, name):
            changes[name] = possible[name][text]
    return changes, "".join(f";{name}={options[name]}" for name in sorted(changes))


def listed(edition: Any, possible: Mapping[str, Mapping[str, int]]) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Every option of an edition by name: what holds here, and what may be chosen."""
    current = {name: next(text for text, value in choices.items() if value == getattr(edition, name)) for name, choices in possible.items()}
    return {name: (current[name], tuple(choices)) for name, choices in sorted(possible.items())}
