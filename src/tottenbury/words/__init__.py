"""What is said to people, in their language. One Fluent file is one language; Python and the browser read the same files."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
"""The language of logs, terminals and programs, and of whatever another language has not said yet."""

Argument = str | int
"""What stands in a sentence: a text, a whole number, or another sentence (`Said`, which is a text too)."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.ASCII | re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)


class Said(str):
    """A sentence in English that can be said in every other language, for it knows its message and what stands in it."""

    __slots__ = ("arguments", "key")
    key: str
    arguments: dict[str, Argument]

    def __new__(cls, text: str, key: str, arguments: dict[str, Argument]) -> Said:
        """The English text, the message it was made from, and what was put into it."""
        said = super().__new__(cls, text)
        said.key = key
        said.arguments = arguments
        return said

    def __getnewargs__(self) -> tuple[str, str, dict[str, Argument]]:  # type: ignore[override]
        return str(self), self.key, self.arguments

    def text(self, language: str = ENGLISH) -> str:
        """The same sentence in a language."""
        return str(self) if language == ENGLISH else format(self.key, language, **self.arguments)


def say(key: str, /, **arguments: Argument) -> Said:
    """A sentence, by the id of its message."""
    return Said(format(key, ENGLISH, **arguments), key, arguments) if arguments else _plainly(key)


@functools.cache
def _plainly(key: str) -> Said:
    """A sentence in which nothing stands is made once."""
    return Said(format(key), key, {})


def said_of(error: BaseException) -> Said | None:
    """The sentence that an error carries, if it can be said in other languages."""
    first = error.args[0] if error.args else None
    return first if isinstance(first, Said) else None


def format(key: str, /, language: str = ENGLISH, **arguments: Argument) -> str:  # noqa: A001  everybody looks for it by this name
    """A message in a language; where that language does not have it, in English."""
    files = [_file(language), _file(ENGLISH)] if language in languages() else [_file(ENGLISH)]
    file = next((file for file in files if key in file), None)
    if file is None:
        raise KeyError(f"no message is called {key}")
    told = {name: value.text(file.language) if isinstance(value, Said) else value for name, value in arguments.items()}
    return file.format(key, told)


@functools.cache
def languages() -> tuple[str, ...]:
    """Every language there is a file of."""
    from importlib.resources import files

    return tuple(sorted(file.name.removesuffix(".ftl") for file in files(__name__).iterdir() if file.name.endswith(".ftl")))


@functools.cache
def _file(language: str) -> _File:
    from importlib.resources import files

    return _File(language, files(__name__).joinpath(f"{language}.ftl").read_text("utf-8"))


class _File:
    """One language. A message is parsed when it is first asked for: the browser's are many, and Python says few of them."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        starts = list(_ENTRY.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        self._sources = {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}
        self._read: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def format(self, key: str, arguments: dict[str, str | int]) -> str:
        """A message of this file. What is wrong with a message or its arguments stays visible in the text; tests look for it."""
        bundle = self._with(key)
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, _ = bundle.format_pattern(pattern, arguments)
        return str(text)

    def _with(self, key: str) -> FluentBundle:
        """The messages read so far, this one among them."""
        if key not in self._read:
            from fluent.runtime import FluentResource

            wanted, found = [key], {}
            while wanted:
                name = wanted.pop()
                if name in self._sources and name not in found:
                    found[name] = self._sources[name]
                    wanted += _REFERENCE.findall(self._sources[name])
            self._bundle.add_resource(FluentResource("".join(found.values())))
            self._read.add(key)
        return self._bundle

    @functools.cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)
