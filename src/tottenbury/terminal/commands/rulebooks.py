"""`tottenbury rulebooks`: which rulebooks there are."""

from __future__ import annotations

import argparse

from tottenbury.core.rulebook import LIBRARY
from tottenbury.library import rulebooks
from tottenbury.terminal.arguments import add_json
from tottenbury.terminal.common import print_json


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """List ids and titles."""
    titles = {name: LIBRARY.title(name) for name in rulebooks()}
    if arguments.json:
        print_json([{"id": name, "title": title} for name, title in titles.items()])
    else:
        for name, title in titles.items():
            print(f"{name:<24}{title}")
    return 0
