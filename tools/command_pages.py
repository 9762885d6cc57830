"""Write the page about all commands from their parsers: `python -m tools.command_pages`, or `make command-pages`."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from tottenbury.terminal.arguments import TOLD, default_of
from tottenbury.terminal.commands import COMMANDS, load

PAGE = Path(__file__).parents[1] / "docs" / "commands.md"

INTRODUCTION = """\
# Commands

A `POSITION` is one line of [notation](notation.md) in quotes, or `-` to read it from standard input. An `ID` is a rulebook, perhaps with
[options](rules/README.md#options), or the path of [an edition of your own](editions.md). A `PLAYER` is a [level](opponents.md#levels), the
[name of an opponent](opponents.md#names), or `cmd:` and [a bot's command line](engine-protocol.md). `tottenbury` alone is
`tottenbury serve --open`.

Commands end with 0 if all went well, with 1 where the answer is no or something failed on the way, with 2 and a sentence on standard error
where they cannot make sense of what they were given, and with 130 when they were interrupted."""

CLOSING = "This page is made from the parsers by `make command-pages`; a test holds them together."


def page() -> str:
    """The whole page."""
    return "\n\n".join([INTRODUCTION, _list(), *(_command(name) for name in COMMANDS), CLOSING]) + "\n"


def _list() -> str:
    rows = [f"| [`{name}`](#tottenbury-{name}) | {purpose} |" for name, purpose in COMMANDS.items()]
    return "\n".join(["| command | purpose |", "|---|---|", *rows])


def _command(name: str) -> str:
    parser = argparse.ArgumentParser(prog=f"tottenbury {name}", add_help=False)
    load(name).add(parser)
    purpose = COMMANDS[name]
    told = re.sub(r"docs/([\w/.-]+\.md)", r"[docs/\1](\1)", parser.description or f"{purpose[0].upper()}{purpose[1:]}.")
    parts = [f"## tottenbury {name}", told, _usage(parser)]
    options = [_row(action) for action in parser._actions]
    if options:
        parts.append("\n".join(["| argument | default | what it is |", "|---|---|---|", *options]))
    return "\n\n".join(parts)


def _usage(parser: argparse.ArgumentParser) -> str:
    """The command with what stands behind it without a name."""
    positional = [_values(action) for action in parser._actions if not action.option_strings]
    required = [f"{action.option_strings[0]} {_values(action)}" for action in parser._actions if action.option_strings and action.required]
    words = [parser.prog, *positional, *required, "[options]"]
    return f"    {' '.join(words)}"


def _row(action: argparse.Action) -> str:
    text, _, told = (action.help or "").partition(TOLD)
    default = default_of(action) or told.removesuffix(")")
    if action.required and action.option_strings:
        default = "required"
    name = " ".join([*action.option_strings[:1], _values(action)]).strip().strip("[]")
    return f"| `{_cell(name)}` | {_cell(_marked(default))} | {_cell(text % vars(action))} |"


def _values(action: argparse.Action) -> str:
    """What stands behind an option, or in the place of an argument."""
    if action.nargs == 0:
        return ""
    metavar = action.metavar or (f"{{{','.join(map(str, action.choices))}}}" if action.choices else action.dest.upper())
    if isinstance(metavar, tuple):
        return " ".join(metavar)
    return f"[{metavar}]" if action.nargs == "?" else metavar


def _marked(default: str) -> str:
    """A default as code, where it is one word that could be typed."""
    return f"`{default}`" if re.fullmatch(r"[\w.:,-]+", default) and default not in ("all", "none", "required") else default


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE)
