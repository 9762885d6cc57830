"""What editions of all games have in common: a name, options behind it, and a record for the kernels, all by their schema."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar, Self

from tottenbury.core.errors import UnknownName
from tottenbury.core.schema import Rule, rules_of
from tottenbury.kernel.layout import Layout
from tottenbury.words import say


@dataclass(frozen=True, kw_only=True)
class BaseEdition:
    """One rulebook as data. What a game's own class adds is fields, each a rule."""

    layout: ClassVar[Layout]
    """The record that the kernels read."""
    kinds: ClassVar[tuple[str, ...]] = ()
    """The kinds of tactic card, as files call them."""
    tagged: ClassVar[tuple[str, ...]] = ("id", "title")
    """The rules that an Edition tag always says, in their order."""

    id: Annotated[
        str,
        Rule(
            "the name in positions and records; not that of a published rulebook",
            pattern="[a-z][a-z0-9-]{0,40}",
            expected="small letters, digits and hyphens",
            extent="text: a small letter, then small letters, digits and hyphens, 41 at most in all",
        ),
    ]
    title: Annotated[
        str,
        Rule(
            "what people read",
            pattern="[^\\x00-\\x1f]{1,80}",
            expected="one line of text",
            extent="one line of text, 1 to 80 characters",
            usual="the id",
        ),
    ] = ""
    own_match: Annotated[
        str, Rule("how this rulebook plays several games", "S8, B7, C3.2", pattern="[a-z]+(:[0-9]+)?", expected="a match format")
    ] = "single"

    @classmethod
    def usual(cls, said: Mapping[str, Any]) -> dict[str, Any]:
        """What holds where nothing is said and other rules decide it."""
        return {"title": said["id"]}

    @property
    def limits(self) -> dict[str, tuple[int, int]]:
        """Numbers and pairs of numbers that other rules limit: the lowest and the highest."""
        return {}

    def check(self) -> None:
        """Refuse rules that do not go together."""
        for name, (low, high) in self.limits.items():
            value = getattr(self, name)
            first, last = value if isinstance(value, tuple) else (value, value)
            if not low <= first <= last <= high:
                rule = rules_of(type(self))[name]
                raise rule.mistake(value, rule.wanted(low, high))

    def has_section(self, section: str) -> bool:
        """Whether a table of the file says anything about this edition."""
        return True

    def has_option(self, rule: Rule) -> bool:
        """Whether this edition lets a ruling be decided otherwise."""
        return rule.option

    @property
    def options(self) -> dict[str, Mapping[str, Any]]:
        """The rulings that may be decided otherwise in this rulebook, and how: what can be written, and the value it stands for."""
        return {name: rule.option_choices for name, rule in rules_of(type(self)).items() if self.has_option(rule)}

    def with_options(self, options: Mapping[str, str]) -> Self:
        """The same rulebook with some rulings decided otherwise; its id names those that differ, in alphabetical order."""
        possible, changes = self.options, dict[str, Any]()
        for name, text in options.items():
            if name not in possible:
                raise UnknownName(say("reason-no-option", rulebook=self.id, name=repr(name), known=", ".join(sorted(possible))))
            if text not in possible[name]:
                raise UnknownName(say("reason-option-choice", name=name, known=", ".join(possible[name]), choice=repr(text)))
            if possible[name][text] != getattr(self, name):
                changes[name] = possible[name][text]
        suffix = "".join(f";{name}={options[name]}" for name in sorted(changes))
        return replace(self, id=self.id + suffix, **changes)

    def listed(self) -> dict[str, tuple[str, tuple[str, ...]]]:
        """Every option by name: what holds here, and what may be chosen."""
        found = {}
        for name, offered in sorted(self.options.items()):
            now = getattr(self, name)
            choices = offered if now in offered.values() else {**offered, **(rules_of(type(self))[name].choices or {})}
            found[name] = next(text for text, value in choices.items() if value == now), tuple(choices)
        return found

    def record(self) -> bytes:
        """The rules in the form that the kernels read: a field of the record for each rule of its name."""
        made = self.layout.new()
        rules = self.layout.record(made)
        for name, rule in rules_of(type(self)).items():
            if rule.kind in (int, bool) and name in self.layout.fields:
                setattr(rules, name, getattr(self, name))
        self.fill(rules)
        return bytes(made)

    def fill(self, rules: Any) -> None:
        """Write into the record what is more than one number."""
