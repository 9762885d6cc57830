"""The table of commands, what they say of themselves, and the page that is made of it."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from tools import command_pages
from tottenbury import words
from tottenbury.terminal import commands
from tottenbury.terminal.commands import COMMANDS, load
from tottenbury.terminal.main import main


def help_of(name: str, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit):
        main([name, "--help"])
    return " ".join(capsys.readouterr().out.split())


def test_every_command_is_a_module_and_every_module_a_command() -> None:
    modules = {path.stem for path in Path(commands.__path__[0]).glob("*.py")} - {"__init__"}
    assert modules == set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_argument_says_what_it_is(name: str) -> None:
    parser = argparse.ArgumentParser(add_help=False)
    load(name).add(parser)
    assert [action.dest for action in parser._actions if not action.help] == []


def test_the_page_is_what_the_parsers_say() -> None:
    assert command_pages.PAGE.read_text("utf-8") == command_pages.page(), "make command-pages"


def test_help_tells_the_defaults_of_the_parser(capsys: pytest.CaptureFixture[str]) -> None:
    assert "how many games (default: 1000)" in help_of("simulate", capsys)
    assert "seed of the first game; the next ones count up (default: 0)" in help_of("simulate", capsys)
    assert "(default: perfect in the tug of war, deep where a net has been trained, else search)" in help_of("hint", capsys)
    assert "[]" not in help_of("serve", capsys)
    assert "%" not in help_of("serve", capsys)


def test_the_languages_are_those_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert f"--language {{{','.join(words.languages())}}}" in help_of("play", capsys)
