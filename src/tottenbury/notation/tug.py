"""The tug of war in notation: moves, positions and deals as text."""

from __future__ import annotations

import re
from typing import Any

from tottenbury.core.errors import NotationError, UnknownName
from tottenbury.core.fair import COLUMNS, Fair
from tottenbury.core.game import Notation, Result, State
from tottenbury.core.move_kinds import MoveKind, MoveParts, value_in
from tottenbury.core.rulebook import LIBRARY
from tottenbury.core.seats import Seat
from tottenbury.notation.text import Field, split_fields
from tottenbury.tug.edition import TugEdition
from tottenbury.tug.game import TugGame
from tottenbury.tug.move_kinds import KINDS
from tottenbury.tug.moves import KIND, THROW, code_of, die_of
from tottenbury.tug.state import ACT, DICE, FACES, LAST_ATHLETE, NOBODY, OVER, REROLL, ROLL, STATE

PHASES = {ROLL: "roll", REROLL: "reroll", ACT: "act", OVER: "over"}
FIELDS = ("rulebook", "column-S", "athletes-S", "column-N", "athletes-N", "to-move", "phase", "throw")
MAX_ATHLETES = 9999

_ATHLETES = re.compile("(0|[1-9][0-9]*)(?:w([1-9][0-9]*)(?:'([1-9][0-9]*))?)?")
_DICE = re.compile("(?:[1-6]'?)+")
_DEAL = re.compile(r"([1-6]{3})(\+1)?")


class TugNotation(Notation):
    """How a tug of war is written."""

    def __init__(self, game: TugGame) -> None:
        self.game = game
        self.edition: TugEdition = game.edition

    # Moves

    def write_move(self, number: int) -> str:
        kind = KINDS.of(number)
        return kind.write({part: str(value_in(number, part)) for part in kind.parts})

    def read_move(self, text: str) -> tuple[int, str | None]:
        plain = text.strip()
        for kind, match in KINDS.matches(plain):
            return kind.make({part: int(match[part]) for part in kind.parts}), match["result"] if kind.brings else None
        examples = "roll, roll 441, reroll 1, keep, A4/3, A2/4w, B4/3, C1/2 or D"
        raise NotationError(f"{plain!r} is no move; a move is like {examples}", "move", 1)

    def parts(self, text: str) -> MoveParts | None:
        for kind, match in KINDS.matches(text):
            words = match.groupdict()
            return MoveParts(kind, {part: words[part] for part in kind.parts}, words.get("result"))
        return None

    @property
    def kinds(self) -> tuple[MoveKind, ...]:
        return KINDS.kinds

    def write_result(self, number: int, result: Result | None) -> str:
        if result is None:
            return "?"
        assert isinstance(result, int)
        if number >> KIND != THROW:
            return str(result)
        return "".join(str(die) for die in sorted((int(die_of(result, n)) for n in range(DICE)), reverse=True))

    def write_step(self, number: int, result: Result | None) -> str:
        return f"{self.write_move(number)}{KINDS.of(number).brings}{self.write_result(number, result)}"

    def read_result(self, number: int, text: str) -> Result | None:
        if number >> KIND == THROW:
            return int(code_of(*sorted(map(int, text), reverse=True)))
        if text not in [str(face) for face in range(1, FACES + 1)]:
            raise NotationError(f"a die shows 1 to {FACES}, not {text!r}", "move", len("reroll 1=") + 1)
        return int(text)

    def write_hidden(self, number: int) -> str:
        return self.write_move(number)

    # Positions

    def phase(self, state: State) -> str:
        return PHASES[self.game.read(state).phase]

    def write_position(self, state: State) -> str:
        s = self.game.read(state)
        fields = [self.edition.id]
        for seat in Seat:
            fields += [self._write_column(s, seat), self._write_athletes(s, seat)]
        dice = [f"{die}{_mark(again)}" for die, again in zip(s.dice, s.again, strict=True) if die]
        return " ".join([*fields, Seat(s.to_move).letter, self.phase(state), "".join(dice) or "-"])

    def _write_column(self, s: Any, seat: Seat) -> str:
        mine = s.to_move == seat
        return "".join(f"{die}{_mark(mine and used)}" for die, used in zip(s.column[seat], s.used, strict=True))

    def _write_athletes(self, s: Any, seat: Seat) -> str:
        text = str(s.standing[seat])
        if s.weakened[seat]:
            text += f"w{s.weakened[seat]}"
        if self.edition.weak_next_turn and s.fresh and s.to_move != seat:
            text += f"'{s.fresh}"
        return text

    def read_position(self, line: str) -> State:
        fields = {field.name: field for field in split_fields(line, FIELDS)}
        rulebook = fields["rulebook"]
        try:
            name = rulebook.text if rulebook.text == self.edition.id else LIBRARY.get(rulebook.text).id
        except UnknownName as error:
            raise rulebook.error(str(error)) from None
        if name != self.edition.id:
            raise rulebook.error(f"this is a line of {rulebook.text!r}, not of {self.edition.id}")
        state = STATE.new()
        _Reader(self.edition, fields, STATE.record(state)).read()
        return bytes(state)

    # Deals

    def draw_deal(self, fair: Fair) -> str:
        dice = fair.chance(COLUMNS)
        columns = [sorted((dice.below(FACES) + 1 for _ in range(DICE)), reverse=True) for _ in Seat]
        return "|".join("".join(map(str, column)) for column in columns)

    def write_deal(self, state: State) -> str:
        s = self.game.read(state)
        parts = []
        for seat in Seat:
            column = "".join(str(die) for die in s.column[seat])
            parts.append(column + ("+1" if s.standing[seat] > sum(s.column[seat]) else ""))
        return "|".join(parts)

    def read_deal(self, text: str, first: Seat) -> State:
        parts = [_DEAL.fullmatch(part) for part in text.split("|")]
        if len(parts) != 2 or not all(parts):
            raise NotationError("a deal is South's column | North's column, such as 432|511 or 432+1|511", "Deal", 1)
        fields = []
        for match in parts:
            assert match is not None
            column = "".join(sorted(match[1], reverse=True))
            fields += [column, str(sum(map(int, column)) + (match[2] is not None))]
        return self.read_position(" ".join([self.edition.id, *fields, first.letter, "roll", "-"]))


def _mark(marked: Any) -> str:
    return "'" if marked else ""


class _Reader:
    """One line being read."""

    def __init__(self, edition: TugEdition, fields: dict[str, Field], s: Any) -> None:
        self.edition = edition
        self.fields = fields
        self.s = s

    def read(self) -> None:
        s, fields = self.s, self.fields
        phase = next((number for number, text in PHASES.items() if text == fields["phase"].text), None)
        if phase is None:
            raise fields["phase"].error(f"no phase is called {fields['phase'].text!r}; there are: {', '.join(PHASES.values())}")
        s.phase = phase
        if fields["to-move"].text not in ("S", "N"):
            raise fields["to-move"].error(f"S or N is expected, not {fields['to-move'].text!r}")
        mover = Seat.of(fields["to-move"].text)
        s.to_move = s.decider = mover
        s.winner = NOBODY
        for seat in Seat:
            self._column(fields[f"column-{seat.letter}"], seat, mover)
            self._athletes(fields[f"athletes-{seat.letter}"], seat, mover)
        self._throw(fields["throw"])
        if phase == OVER:
            s.winner, s.reason = mover, LAST_ATHLETE
            if self._total(mover.other) or not self._total(mover):
                raise fields["to-move"].error("the winner is who has athletes left when the other one has none")
        else:
            for seat in Seat:
                if not self._total(seat):
                    raise fields[f"athletes-{seat.letter}"].error("without athletes the game is over")

    def _total(self, seat: Seat) -> int:
        return int(self.s.standing[seat] + self.s.weakened[seat])

    def _dice(self, field: Field, marks_mean: str | None) -> list[tuple[int, int]]:
        """Dice with their marks, high to low, of equal ones the unmarked first."""
        if not _DICE.fullmatch(field.text):
            raise field.error("dice are digits from 1 to 6")
        dice = [(int(match[0]), len(match[1])) for match in re.findall("([1-6])('?)", field.text)]
        if dice != sorted(dice, key=lambda die: (-die[0], die[1])):
            raise field.error("dice stand from high to low, of equal ones those without a mark first")
        if marks_mean is None and any(mark for _, mark in dice):
            raise field.error("no die can be marked here", field.text.index("'"))
        return dice

    def _column(self, field: Field, seat: Seat, mover: Seat) -> None:
        s = self.s
        markable = seat is mover and s.phase == ACT and not self.edition.free_assignment
        dice = self._dice(field, "used" if markable else None)
        if len(dice) != DICE:
            raise field.error(f"a column has {DICE} dice")
        for n, (die, mark) in enumerate(dice):
            s.column[seat, n] = die
            if seat is mover:
                s.used[n] = mark

    def _athletes(self, field: Field, seat: Seat, mover: Seat) -> None:
        s = self.s
        match = _ATHLETES.fullmatch(field.text)
        if match is None or len(field.text) > 2 * len(str(MAX_ATHLETES)) + 2:
            raise field.error("athletes are written 9, or with weakened ones 6w1")
        s.standing[seat], s.weakened[seat] = int(match[1]), int(match[2] or 0)
        most = self.edition.cap or MAX_ATHLETES
        if self._total(seat) > most:
            raise field.error(f"more than {most} athletes")
        if match[3]:
            if not self.edition.weak_next_turn or seat is mover or s.phase != ACT or int(match[3]) > s.weakened[seat]:
                raise field.error("no athlete can have been weakened in this turn", match.start(3) - 1)
            s.fresh = int(match[3])

    def _throw(self, field: Field) -> None:
        s = self.s
        phase = s.phase
        if phase in (ROLL, OVER):
            if field.text != "-":
                raise field.error("no dice are thrown here: '-'")
            return
        dice = self._dice(field, "thrown anew" if phase == REROLL else None)
        used = sum(s.used)
        if phase == REROLL:
            sixes = s.column[s.to_move].tolist().count(FACES)
            if self.edition.reroll_source:
                sixes += s.column[1 - s.to_move].tolist().count(FACES)
            again = sum(mark for _, mark in dice)
            if len(dice) != DICE or again >= min(sixes, DICE):
                raise field.error(f"{DICE} dice, and no die is left to be thrown again" if len(dice) == DICE else f"{DICE} dice are thrown")
        elif not 1 <= len(dice) <= DICE or (not self.edition.free_assignment and len(dice) != DICE - used):
            raise field.error(f"{len(dice)} dice are left of the throw, and {used} of the column are used")
        for n, (die, mark) in enumerate(dice):
            s.dice[n], s.again[n] = die, mark
