"""Why a move is not allowed in a tug of war, in the rulebook's words."""

from __future__ import annotations

from typing import Any

from tottenbury.table.game import State
from tottenbury.table.seats import Seat
from tottenbury.tug.edition import TugEdition
from tottenbury.tug.moves import BERSERK, ELIMINATE, KEEP, KIND, THROW, THROW_AGAIN, WEAKENED, column_in, die_in, more_in
from tottenbury.tug.state import ACT, FACES, REROLL, ROLL, WEAK


def refusal(edition: TugEdition, state: State, move: int) -> str:
    """The reason, as the end of a sentence that begins with "... is illegal: "."""
    s, kind = state[0], move >> KIND
    seat, phase = Seat(int(s["to_move"])), int(s["phase"])
    dice = [int(die) for die in s["dice"] if die]
    if phase == ROLL:
        return f"{seat} throws the dice first: 'roll'"
    if kind == THROW:
        return f"{seat} has thrown already"
    if kind in (THROW_AGAIN, KEEP) and phase == ACT:
        columns = s["column"] if edition.reroll_source else s["column"][seat]
        return f"{'the dice are being used' if FACES in columns else 'there is no six in the column'}: nothing is thrown again"
    if kind == THROW_AGAIN:
        return f"no {die_in(move)} is there to be thrown again; each die is thrown again at most once"
    if phase == REROLL:
        return f"{seat} first throws dice again, such as 'reroll {dice[-1]}', or says 'keep'"
    if kind == BERSERK:
        return f"berserk needs three equal dice, at least as high as the lowest of the column, {min(s['column'][seat])}"
    if die_in(move) not in dice:
        return f"no {die_in(move)} is left of the throw"
    free = [int(die) for die, used in zip(s["column"][seat], s["used"], strict=True) if not used]
    if column_in(move) not in free:
        return f"no {column_in(move)} is free in {seat}'s column"
    return _hit(s, seat, move) if kind == ELIMINATE else "nobody is left standing who could be weakened"


def _hit(s: Any, seat: Seat, move: int) -> str:
    """Why an athlete cannot be eliminated so (C2.5)."""
    die, column, weakened = die_in(move), column_in(move), more_in(move) == WEAKENED
    if not s["weakened" if weakened else "standing"][seat.other]:
        return f"{seat.other} has no {'weakened' if weakened else 'standing'} athlete"
    if not weakened:
        return f"a {die} on a {column} is too low to eliminate a standing athlete"
    if die >= column - WEAK:
        return "who was weakened in this turn becomes cheaper only with the next one"
    return f"a {die} on a {column} is too low even for a weakened athlete"
