"""`tottenbury analyse`: a position or a game judged, by what the rulebook has for that."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tottenbury.notation.record import Record
from tottenbury.table.errors import TottenburyError
from tottenbury.table.rulebook import Rulebook
from tottenbury.terminal.common import read_position, read_text
from tottenbury.terminal.face import game_of


def analyse(arguments: argparse.Namespace) -> int:
    """Judge a position, or a record turn by turn."""
    what = arguments.what
    if _names_a_file(what):
        records = Record.parse_all(read_text(what))
        if arguments.round > len(records):
            raise TottenburyError(f"{what} has {len(records)} game(s), not {arguments.round}")
        record = records[arguments.round - 1]
        return int(_judge_of(record.book).analyse_record(arguments, record))
    situation = read_position(what)
    return int(_judge_of(situation.book).analyse_position(arguments, situation))


def _judge_of(book: Rulebook) -> Any:
    """What judges a rulebook; the other one is not loaded."""
    if game_of(book) == "tug":
        from tottenbury.terminal import analyse_tug

        return analyse_tug
    from tottenbury.terminal import analyse_cards

    return analyse_cards


def _names_a_file(text: str) -> bool:
    """Whether a record is meant: a position has several parts, so a single word is a file, even one that is not there."""
    if len(text.split()) < 2:
        return True
    try:
        return Path(text).exists()
    except (OSError, ValueError):  # a position may be longer than any name of a file
        return False
