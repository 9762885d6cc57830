"""One file is one language, and all say the same."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.words.files import entries, fillings, printed, text_of, variables
from tottenbury import words

OTHERS = [language for language in words.languages() if language != "en"]


def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(language)))
    return bundle


def test_there_are_three_languages() -> None:
    assert set(words.languages()) >= {"de", "en", "nl"}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_and_attributes(language: str) -> None:
    def shape(name: str) -> dict[str, tuple[bool, list[str]]]:
        return {key: (entry.value is not None, sorted(a.id.name for a in entry.attributes)) for key, entry in entries(name).items()}

    assert shape(language) == shape("en")


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_tells_the_same(language: str) -> None:
    """A language need not choose a form where it has only one, but whatever stands in the sentence stands in all."""
    for name in entries("en"):
        assert printed(language, name) == printed("en", name), name
        assert set(variables(language, name)) <= set(variables("en", name)), name


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_sections_in_the_same_order(language: str) -> None:
    def sections(name: str) -> list[str]:
        return re.findall(r"^## (\w+):|^# \(end of (\w+)\)", text_of(name), re.MULTILINE)

    assert sections(language) == sections("en")


@pytest.mark.parametrize("language", words.languages())
def test_every_message_can_be_filled_in(language: str) -> None:
    bundle = _bundle(language)
    for name in (name for name in entries(language) if not name.startswith("-")):
        message = bundle.get_message(name)
        patterns = [*([message.value] if message.value is not None else []), *message.attributes.values()]
        assert patterns, name
        for filling in fillings(language, name):
            for pattern in patterns:
                text, errors = bundle.format_pattern(pattern, filling)
                assert not errors, f"{name} {filling}: {errors}"
                assert text.strip() == text, f"{name} {filling}: {text!r}"


@pytest.mark.parametrize("language", words.languages())
def test_the_loader_reads_what_the_parser_reads(language: str) -> None:
    bundle = _bundle(language)
    for name in (name for name in entries(language) if not name.startswith("-")):
        if entries(language)[name].value is not None:
            filling = next(iter(fillings(language, name)))
            assert words.format(name, language, **filling) == bundle.format_pattern(bundle.get_message(name).value, filling)[0]
