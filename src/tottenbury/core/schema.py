"""The schema of editions. A rule is a field of an edition; its annotation says what it means, its number, and what it can be.

Reading files and tags, options behind an id, the kernels' record and the tables in the documentation all follow from it, so that a rule
has one name everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, replace
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, get_args, get_type_hints

from tottenbury.core.errors import EditionError

YES_NO: Mapping[str, Any] = {"no": False, "yes": True}
"""How options say what is true or false in a file."""

NEEDED = object()
"""The default of a rule that every edition has to say."""


@dataclass(frozen=True)
class Rule:
    """What is known of one rule, written into the annotation of its field."""

    meaning: str
    """In half a line."""
    numbers: str = ""
    """The rules and rulings behind it, such as `S3.1, D-01`."""
    low: int | None = None
    high: int | None = None
    pattern: str = ""
    """What a text has to match from its beginning to its end."""
    count: int | None = None
    """How many entries a list has."""
    kinds: bool = False
    """Whether it is one number for each kind of card, with a key of its own."""
    expected: str = ""
    """What is expected, in words, where type and limits do not say it well."""
    choices: Mapping[str, Any] | None = None
    """The words that stand for its values, in files and options alike."""
    option: bool = False
    """Whether it may be decided otherwise behind an id."""
    offered: Mapping[str, Any] | None = None
    """What an option offers, where that is not what a file can say."""
    section: str = ""
    """The table of the file that has its key; empty: the first one."""
    was: str = ""
    """What files called it before; still read, and written into records for programs of that time."""
    was_choices: Mapping[str, Any] | None = None
    """The words of that time."""
    extent: str = ""
    """For people: what it can be, where other rules limit it, too."""
    usual: str = ""
    """For people: what holds if nothing is said, where that depends on other rules."""

    name: str = ""
    kind: Any = None
    """Its type."""
    default: Any = NEEDED

    @property
    def needed(self) -> bool:
        """Whether an edition has to say it."""
        return self.default is NEEDED

    @property
    def option_choices(self) -> Mapping[str, Any]:
        """What an option of this name offers: words, and the values they stand for."""
        return self.offered or self.choices or YES_NO

    def wanted(self, low: int | None = None, high: int | None = None, words: Mapping[str, Any] | None = None) -> str:
        """What is expected of its key, perhaps within narrower limits."""
        low, high = self.low if low is None else low, self.high if high is None else high
        words = words or self.choices
        if words:
            return f"one of {', '.join(words)}"
        if self.kind is bool:
            return "true or false"
        if self.expected:
            return self.expected
        return f"{'a whole number' if self.kinds or self.kind is int else 'two rising numbers'} from {low} to {high}"

    def mistake(self, value: Any, wanted: str, key: str = "") -> EditionError:
        """The error for a value that is not what is wanted: it names the key, what is allowed, and what the key means."""
        shown = list(value) if isinstance(value, tuple) else value
        about = ", ".join(filter(None, (self.meaning, self.numbers)))
        return self.error(f"{wanted} is expected, not {shown!r} ({about})", key)

    def error(self, message: str, key: str = "") -> EditionError:
        """An error that names its key."""
        return EditionError(f"{self.section and self.section + '.'}{key or self.name}: {message}")

    def read(self, value: Any, key: str, words: Mapping[str, Any] | None, checked: bool = True) -> Any:
        """The value of what a file or a tag says under one of its keys."""
        if words:
            if not isinstance(value, str) or value not in words:
                raise self.mistake(value, self.wanted(words=words), key)
            return words[value]
        if not checked:
            return _plain(value)
        import msgspec  # here, because published editions are read unchecked, and programs that need no others start sooner

        kind = int if self.kinds else self.kind
        limits = {"ge": self.low, "le": self.high} if kind is int else {"pattern": f"^(?:{self.pattern})\\Z"} if self.pattern else {}
        try:
            read = msgspec.convert(value, Annotated[kind, msgspec.Meta(**limits)] if limits else kind)
        except msgspec.ValidationError:
            raise self.mistake(value, self.wanted(), key) from None
        if isinstance(read, tuple) and not self._fits(read):
            raise self.mistake(value, self.wanted(), key)
        return read

    def _fits(self, read: tuple[Any, ...]) -> bool:
        """Whether a list has as many entries as it should, none of them empty; and whether a pair rises within its limits."""
        if self.low is not None and self.high is not None:
            return bool(self.low <= read[0] <= read[1] <= self.high)
        return self.count in (None, len(read)) and all(read)

    def write(self, value: Any) -> tuple[str, Any]:
        """Its key and its value as records have them: by the names that the oldest program understands."""
        for key, words in ((self.was, self.was_choices), (self.name, self.choices)):
            if key and words:
                word = next((word for word, meant in words.items() if meant == value), None)
                if word is not None:
                    return key, word
        plain = [*value] if isinstance(value, tuple) else value
        return self.was if self.was and not self.was_choices else self.name, plain


def _plain(value: Any) -> Any:
    return tuple(map(_plain, value)) if isinstance(value, list) else value


def rules_of(edition: type[Any]) -> Mapping[str, Rule]:
    """The rules of a kind of edition by name: first those that tags have had from the first, then in the order of its fields."""
    any_edition: Any = edition  # a type is hashable, which mypy doubts of dataclasses
    return _rules(any_edition)


@cache
def _rules(edition: Any) -> Mapping[str, Rule]:
    hints = get_type_hints(edition, include_extras=True)
    found = {}
    for one in fields(edition):
        kind, rule = get_args(hints[one.name])
        found[one.name] = replace(rule, name=one.name, kind=kind, default=NEEDED if one.default is MISSING else one.default)
    return MappingProxyType({name: found[name] for name in (*edition.tagged, *found)})


def sections_of(edition: type[Any]) -> tuple[str, ...]:
    """The tables of a file beside the first one."""
    return tuple(dict.fromkeys(rule.section for rule in rules_of(edition).values() if rule.section))
