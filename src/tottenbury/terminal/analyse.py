"""`tottenbury analyse`: a position or a game judged, by what the rulebook has for that."""

from __future__ import annotations

import argparse
from pathlib import Path

from tottenbury.notation.record import Record
from tottenbury.table.errors import TottenburyError
from tottenbury.terminal import analyse_cards, analyse_tug
from tottenbury.terminal.common import read_position, read_text
from tottenbury.tug.game import TugGame


def analyse(arguments: argparse.Namespace) -> int:
    """Judge a position, or a record turn by turn."""
    what = arguments.what
    if what == "-" or what.endswith(".duel") or _is_file(what):
        records = Record.parse_all(read_text(what))
        if arguments.round > len(records):
            raise TottenburyError(f"{what} has {len(records)} game(s), not {arguments.round}")
        record = records[arguments.round - 1]
        if isinstance(record.book.game, TugGame):
            return analyse_tug.analyse_record(arguments, record)
        return analyse_cards.analyse_record(arguments, record)
    situation = read_position(what)
    if isinstance(situation.book.game, TugGame):
        return analyse_tug.analyse_position(arguments, situation)
    return analyse_cards.analyse_position(arguments, situation)


def _is_file(text: str) -> bool:
    try:
        return Path(text).exists()
    except (OSError, ValueError):  # a position may be longer than any name of a file
        return False
