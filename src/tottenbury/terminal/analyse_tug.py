"""`tottenbury analyse` for the tug of war: exact judgement of a position or record."""

from __future__ import annotations

import argparse
from typing import Any

from tottenbury.analysis.tug import GameAccount, Judgement, judge_position, judge_record, oracle_for
from tottenbury.core.errors import TottenburyError
from tottenbury.core.position import Position, View
from tottenbury.core.seats import Seat
from tottenbury.notation.record import Record
from tottenbury.terminal.common import print_json

SHOWN = 20
"""How many ways are printed unless all are asked for."""


def analyse_position(arguments: argparse.Namespace, situation: Position | View) -> int:
    """Judge a position."""
    _refuse_card_options(arguments)
    judgement = judge_position(situation)
    if arguments.json:
        print_json({"position": str(situation), **_judgement_json(judgement)})
    else:
        _print_judgement(judgement, None if arguments.all else SHOWN)
    return 0


def analyse_record(arguments: argparse.Namespace, record: Record) -> int:
    """Judge a record turn by turn."""
    _refuse_card_options(arguments)
    account = judge_record(record, oracle_for(record.book))
    if arguments.json:
        print_json(_account_json(account))
    else:
        _print_account(account)
    return 0


def _refuse_card_options(arguments: argparse.Namespace) -> None:
    for name in ("net", "svg"):
        if getattr(arguments, name) is not None:
            raise TottenburyError(f"--{name} is for the card games; the tug of war is judged exactly, by its solution")


def _judgement_json(judgement: Judgement) -> dict[str, Any]:
    ways = [{"moves": list(way.moves), "win": way.worth, "loss": way.loss, "leaves": way.leaves} for way in judgement.ways]
    return {"mover": judgement.mover.letter, "win": judgement.win, "ways": ways}


def _print_judgement(judgement: Judgement, shown: int | None) -> None:
    print(f"{judgement.mover} wins with probability {judgement.win:.4f}.")
    if len(judgement.ways) < 2:
        return
    print(f"{'win':>8}{'loss':>9}  what to do")
    for way in judgement.ways[:shown]:
        print(f"{way.worth:8.4f}{way.loss:9.4f}  {' '.join(way.moves)}")
    if shown is not None and len(judgement.ways) > shown:
        print(f"{len(judgement.ways) - shown} more ways; --all prints them")


def _account_json(account: GameAccount) -> dict[str, Any]:
    keys = ("before", "luck", "error")
    turns = [{"turn": turn.number, "seat": turn.seat.letter, **{key: getattr(turn, key) for key in keys}} for turn in account.turns]
    totals: dict[str, Any] = {seat.letter: {"luck": account.luck(seat), "error": account.error(seat)} for seat in Seat}
    return {"start": account.start, "end": account.end, "turns": turns, **totals}


def _print_account(account: GameAccount) -> None:
    print(f"{'before':>8}{'luck':>9}{'error':>9}  turn (all for the player who moves)")
    for turn in account.turns:
        print(f"{turn.before:8.4f}{turn.luck:+9.4f}{-turn.error:+9.4f}  {turn.text}")
    print()
    for seat in Seat:
        print(f"{seat}: luck {account.luck(seat):+.4f}, errors {-account.error(seat):+.4f}")
    south = account.luck(Seat.SOUTH) - account.error(Seat.SOUTH)
    north = account.luck(Seat.NORTH) - account.error(Seat.NORTH)
    print(f"South's chance: {account.start:.4f} at the start {south:+.4f} by South {-north:+.4f} by North = {account.end:.4f} at the end")
