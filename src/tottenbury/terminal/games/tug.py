"""The tug of war in the terminal: dice, athletes at the rope, and what each use of a die would do."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar, cast

from rich.console import Console
from rich.text import Text

from tottenbury.core.position import Move, Position, View
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.notation.sentences import deed_words
from tottenbury.terminal.games.presenter import SEAT_STYLES, Analysis, Presenter, phase_name
from tottenbury.tug.edition import VILLAGES
from tottenbury.tug.game import TugGame
from tottenbury.tug.layout import Field, Side
from tottenbury.tug.moves import KIND, THROW, THROW_AGAIN

PIPS = {
    1: ("     ", "  o  ", "     "),
    2: ("o    ", "     ", "    o"),
    3: ("o    ", "  o  ", "    o"),
    4: ("o   o", "     ", "o   o"),
    5: ("o   o", "  o  ", "o   o"),
    6: ("o   o", "o   o", "o   o"),
}
"""The eyes of a die, three rows of five."""

FULL_ROW = 40
"""How many athletes are drawn one by one; more are counted."""

_USE = re.compile(r"([abc]) ?([1-6]) ?/? ?([1-6]) ?(w?)", re.IGNORECASE)


class TugPresenter(Presenter):
    """Two villages at a rope."""

    place = "die"
    wishes: ClassVar[Mapping[str, str]] = {
        "roll": "throw the dice: roll, or just Enter",
        "reroll": "throw a die again, such as reroll 1, or keep",
        "act": "use a die, such as A4/3",
    }
    doing: ClassVar[Mapping[str, str]] = {
        "roll": "throws the dice",
        "reroll": "may throw dice again",
        "act": "uses the dice",
    }

    def role(self, seat: Seat) -> str:
        """The village."""
        return VILLAGES[seat]

    def draw(self, console: Console, situation: Position | View) -> None:
        """Both columns and both rows, and the throw between them."""
        field = _game(situation.book).layout(situation.state)
        for line in [*_side_lines(field, Seat.NORTH), *_throw_lines(field), *_side_lines(field, Seat.SOUTH)]:
            line.rstrip()
            console.print(line, soft_wrap=True, highlight=False)

    def phrase(self, situation: Position | View, step: str) -> str:
        """A step of a record in words."""
        return deed_words(situation.book, step)

    def notes(self, view: View, language: str) -> list[str]:
        """What each use of a die would do."""
        if phase_name(view) != "act":
            return []
        return [f"  {move:<6} {_effect(view, move)}" for move in view.legal_moves()]

    def understand(self, line: str, moves: tuple[Move, ...]) -> str:
        """The move that a person means: `a43`, `A 4 3`, `reroll 1`; Enter throws."""
        if not line and "roll" in moves:
            return "roll"
        if line in moves or line.startswith(("roll", "reroll")):
            return line
        if match := _USE.fullmatch(line):
            text = f"{match[1].upper()}{match[2]}/{match[3]}{match[4].lower()}"
            return f"{text}w" if text not in moves and f"{text}w" in moves else text
        meant = [move for move in moves if move.lower() == line.lower()]
        if not meant and line.isdecimal() and f"reroll {line}" in moves:
            return f"reroll {line}"
        return str(meant[0]) if meant else line

    def analysis(self, book: Rulebook) -> Analysis:
        """By the solution."""
        from tottenbury.terminal import analyse_tug  # loads the table

        return analyse_tug

    def help_text(self, book: Rulebook, language: str) -> str:
        """What can be typed, and what it does."""
        return """\
Throw three dice and use each on another die of your own column; who has no athlete left has lost.
For each 6 in your column you may throw one die again.
  A eliminate   a thrown die at least as high as its column die takes an athlete; two lower is enough for a weakened one
  B swap in     the thrown die takes the place of its column die: one athlete comes, and as many more or fewer as the eyes differ
  C weaken      any die lays a standing athlete of the other side down, for good
  D berserk     three equal dice, at least as high as your lowest column die: four athletes go
Type
  roll or Enter    throw                            A4/3 or a43     use the thrown 4 on your column's 3
  reroll 1, keep   throw a die showing 1 again      A2/4w           take a weakened athlete
  moves            all legal moves                  show            draw the table again
  position         this position in notation        undo            take back, within the turn
  hint             what a strong player would do    hint 5s         the same after 5 seconds of thought
  save FILE        keep the record of the game      resign, quit    give up; leave"""


def _game(book: Rulebook) -> TugGame:
    return cast("TugGame", book.game)


def _side_lines(field: Field, seat: Seat) -> list[Text]:
    """A village: its column of dice, and its athletes at the rope."""
    side = field.sides[seat]
    counted = f"{side.standing} standing" + (f", {side.weakened} weakened" if side.weakened else "")
    title = Text(f"{seat}, {VILLAGES[seat]}: ", style=SEAT_STYLES[seat]) + Text(counted)
    rope = Text("  " + _row(side), style=SEAT_STYLES[seat])
    dice = _dice_lines(side.column, side.used, "column")
    return [title, rope, *dice] if seat is Seat.SOUTH else [title, *dice, rope]


def _row(side: Side) -> str:
    """Athletes one by one: standing, then lying; many are only counted."""
    if side.standing + side.weakened > FULL_ROW:
        return f"{side.standing} x Y, {side.weakened} x _"
    return "Y" * side.standing + "_" * side.weakened + "-" * 3


def _throw_lines(field: Field) -> list[Text]:
    """The rope, and on it the dice that are still to be used."""
    rope = Text("=" * 60, style="dim")
    return [rope, *_dice_lines(field.dice, field.again, "throw"), rope] if field.dice else [rope]


def _dice_lines(dice: tuple[int, ...], marked: tuple[bool, ...], label: str) -> list[Text]:
    """Dice side by side; marked ones are dim."""
    lines = []
    for n in range(3):
        line = Text(f"  {label if n == 1 else '':<8}", style="dim")
        for die, mark in zip(dice, marked, strict=True):
            line += Text(f"[{PIPS[die][n]}]", style="dim" if mark else "bold") + Text(" ")
        lines.append(line + Text("  " + " ".join(f"{die}{_tick(mark)}" for die, mark in zip(dice, marked, strict=True)) if n == 1 else ""))
    return lines


def _tick(mark: bool) -> str:
    return "'" if mark else ""


def _effect(view: View, move: Move) -> str:
    """What a use would change, in athletes."""
    if move.number >> KIND in (THROW, THROW_AGAIN):
        return ""
    game = _game(view.book)
    reached = game.step(view.state, move.number)
    before, after, outcome = game.layout(view.state), game.layout(reached), game.outcome(reached)
    me = view.to_move
    told = []
    for seat, whose in ((me, "yours"), (me.other, "theirs")):
        old, new = before.sides[seat], after.sides[seat]
        for what, change in (("standing", new.standing - old.standing), ("weakened", new.weakened - old.weakened)):
            if change:
                told.append(f"{whose} {change:+d} {what}")
    if outcome is not None:
        told.append("you win" if outcome.winner is me else "you lose")
    if move.startswith("B") and outcome is None:
        told.append(f"column {''.join(map(str, after.sides[me].column))}")
    return ", ".join(told) or "no change"


GAME = TugPresenter()
