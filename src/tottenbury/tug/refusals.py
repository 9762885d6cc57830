"""Why a move is not allowed in a tug of war, in the rulebook's words."""

from __future__ import annotations

from typing import Any

from tottenbury.core.seats import Seat
from tottenbury.tug.edition import TugEdition
from tottenbury.tug.moves import BERSERK, ELIMINATE, KEEP, KIND, THROW, THROW_AGAIN, WEAKENED, column_in, die_in, more_in
from tottenbury.tug.state import ACT, FACES, REROLL, ROLL, WEAK
from tottenbury.words import Said, say


def refusal(edition: TugEdition, s: Any, move: int) -> Said:
    """The reason, as the end of a sentence that begins with "... is illegal: "."""
    kind = move >> KIND
    seat, phase = Seat(s.to_move), s.phase
    dice = [die for die in s.dice if die]
    if phase == ROLL:
        return say("reason-throw-first", seat=seat.letter)
    if kind == THROW:
        return say("reason-thrown", seat=seat.letter)
    if kind in (THROW_AGAIN, KEEP) and phase == ACT:
        columns = [die for side in (Seat if edition.reroll_source else (seat,)) for die in s.column[side]]
        return say("reason-dice-used") if FACES in columns else say("reason-no-six")
    if kind == THROW_AGAIN:
        return say("reason-no-reroll", die=die_in(move))
    if phase == REROLL:
        return say("reason-reroll-first", seat=seat.letter, die=dice[-1])
    if kind == BERSERK:
        return say("reason-berserk", lowest=min(s.column[seat]))
    if die_in(move) not in dice:
        return say("reason-no-die", die=die_in(move))
    free = [die for die, used in zip(s.column[seat], s.used, strict=True) if not used]
    if column_in(move) not in free:
        return say("reason-column-used", column=column_in(move), seat=seat.letter)
    return _hit(s, seat, move) if kind == ELIMINATE else say("reason-nobody-weakened")


def _hit(s: Any, seat: Seat, move: int) -> Said:
    """Why an athlete cannot be eliminated so (C2.5)."""
    die, column, weakened = die_in(move), column_in(move), more_in(move) == WEAKENED
    if not (s.weakened if weakened else s.standing)[seat.other]:
        return say("reason-no-athlete", seat=seat.other.letter, kind="weakened" if weakened else "standing")
    if not weakened:
        return say("reason-too-low", die=die, column=column)
    if die >= column - WEAK:
        return say("reason-weakened-now")
    return say("reason-too-low-weakened", die=die, column=column)
