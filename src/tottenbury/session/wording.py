"""Sentences as plain data: the key of a message and its arguments, so that they can be said in any language."""

from __future__ import annotations

import msgspec

from tottenbury.words import Argument, Said


class WordsShown(msgspec.Struct, frozen=True):
    """A sentence as a message of the Fluent files and what stands in it, so that it can be said in any language."""

    key: str
    arguments: dict[str, str | int | WordsShown]


def words_shown(said: Said) -> WordsShown:
    """A sentence as words."""
    return WordsShown(said.key, {name: _argument(value) for name, value in said.arguments.items()})


def _argument(value: Argument) -> str | int | WordsShown:
    return words_shown(value) if isinstance(value, Said) else value
