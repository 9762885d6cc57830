"""Sticks in notation: `sticks 7 S take`, `take2`; the deal is how many sticks there are."""

from __future__ import annotations

from tests.fourth.edition import MOST_STICKS
from tests.fourth.game import SticksGame
from tests.fourth.move_kinds import KINDS
from tests.fourth.state import LAST_STICK, OVER, STATE, TAKING
from tests.fourth.turn import NOBODY
from tottenbury.core.errors import NotationError
from tottenbury.core.fair import Fair
from tottenbury.core.game import Notation, Result, State
from tottenbury.core.move_kinds import MoveKind, MoveParts
from tottenbury.core.seats import Seat
from tottenbury.notation.text import Field, split_fields

PHASES = {TAKING: "take", OVER: "over"}
FIELDS = ("rulebook", "sticks", "to-move", "phase")


class SticksNotation(Notation):
    """How sticks are written."""

    def __init__(self, game: SticksGame) -> None:
        self.game = game

    # Moves

    def write_move(self, move: int) -> str:
        return KINDS.of(move).write({})

    def read_move(self, text: str) -> tuple[int, str | None]:
        for kind, _ in KINDS.matches(text.strip()):
            return kind.make({}), None
        raise NotationError(f"{text!r} is no move; a move is like take2", "move", 1)

    def parts(self, text: str) -> MoveParts | None:
        return next((MoveParts(kind, {}) for kind, _ in KINDS.matches(text)), None)

    @property
    def kinds(self) -> tuple[MoveKind, ...]:
        return KINDS.kinds

    def write_hidden(self, move: int) -> str:
        return self.write_move(move)

    def write_result(self, move: int, result: Result | None) -> str:
        raise NotImplementedError  # chance brings nothing

    def read_result(self, move: int, text: str) -> Result | None:
        raise NotImplementedError

    # Positions

    def phase(self, state: State) -> str:
        return PHASES[self.game.read(state).phase]

    def write_position(self, state: State) -> str:
        s = self.game.read(state)
        return f"{self.game.id} {s.left} {Seat(s.to_move).letter} {self.phase(state)}"

    def read_position(self, line: str) -> State:
        _, sticks, to_move, phase = split_fields(line, FIELDS)
        state = STATE.new()
        s = STATE.record(state)
        if to_move.text not in ("S", "N"):
            raise to_move.error("S or N is expected")
        s.left, s.winner = _number(sticks), NOBODY
        s.to_move = s.decider = Seat.of(to_move.text)
        if phase.text != PHASES[TAKING if s.left else OVER]:
            raise phase.error("the phase is take, or over without sticks")
        if s.left == 0:
            s.phase, s.winner, s.reason = OVER, s.to_move, LAST_STICK
        return bytes(state)

    # Deals

    def draw_deal(self, fair: Fair) -> str:
        return str(self.game.edition.sticks)

    def write_deal(self, state: State) -> str:
        return str(self.game.read(state).left)

    def read_deal(self, text: str, first: Seat) -> State:
        if text != str(self.game.edition.sticks):
            raise NotationError(f"the deal is {self.game.edition.sticks} sticks", "Deal", 1)
        return self.read_position(f"{self.game.id} {text} {first.letter} take")


def _number(field: Field) -> int:
    if not field.text.isdecimal() or not 0 <= int(field.text) <= MOST_STICKS:
        raise field.error(f"0 to {MOST_STICKS} sticks are expected")
    return int(field.text)
