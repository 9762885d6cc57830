"""A view in plain text, made of its line of notation: nothing can stand there that its viewer may not see."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable

from tottenbury.siege.game import SiegeGame
from tottenbury.stones.game import StonesGame
from tottenbury.table.errors import TottenburyError
from tottenbury.table.position import View
from tottenbury.table.seats import Seat

_CARD = re.compile(r"[A-Za-z](?:\d+|[a-z])")
_OWNERS = {"+": "South's", "-": "North's"}

_CARD_FIELDS: dict[type, tuple[str, tuple[str, ...]]] = {
    StonesGame: ("stone", ("South's hand", "North's hand", "clan pile", "tactic pile", "discards", "played")),
    SiegeGame: ("tile", ("South's hand", "North's hand", "siege pile", "cauldrons", "discards", "tactic pile", "played")),
}
_TUG_FIELDS = ("South's column", "South's athletes", "North's column", "North's athletes")

SEAT_NAMES = tuple(seat.name.lower() for seat in Seat)
"""What other libraries call the seats."""

RENDER_MODES = ("human", "ansi")
"""Both are this text: `human` writes it to standard output."""


def check_render_mode(mode: str | None, warn: Callable[[str], None]) -> str | None:
    """A mode in which a game can be drawn, or None: others ask for pictures by default, and it is no reason not to play."""
    if mode is not None and mode not in RENDER_MODES:
        warn(f"the render mode is None or one of {', '.join(RENDER_MODES)}, not {mode!r}: nothing will be drawn")
        return None
    return mode


def viewer_of(name: str | None) -> Seat | None:
    """The seat whose view is drawn; None is a spectator."""
    if name is None:
        return None
    if name not in SEAT_NAMES:
        raise TottenburyError(f"the viewer is None, for a spectator, or one of {', '.join(SEAT_NAMES)}, not {name!r}")
    return Seat(SEAT_NAMES.index(name))


def show(view: View, mode: str | None, warn: Callable[[str], None]) -> str | None:
    """The text: given back in the mode `ansi`, written to standard output in the mode `human`; a warning without a mode."""
    if mode is None:
        warn("render was called without a render mode; make the environment with render_mode='ansi' or 'human'")
        return None
    if mode == "ansi":
        return draw(view)
    sys.stdout.write(draw(view) + "\n\n")
    return None


def draw(view: View) -> str:
    """The table as the viewer sees it."""
    book, *fields = str(view).split(" ")
    kind = type(view.book.game)
    if kind in _CARD_FIELDS:
        place, names = _CARD_FIELDS[kind]
        table, rest = _places(place, fields[0]), list(zip(names, fields[3:], strict=False))
    else:
        table, rest = [], [*zip(_TUG_FIELDS, fields, strict=False), ("throw", fields[-1])]
    return "\n".join([f"{book}: {_state(view)}", *table, *(f"{what}: {said}" for what, said in rest)])


def _state(view: View) -> str:
    outcome = view.outcome
    if outcome is None:
        return f"{view.to_move} decides, {view.phase}"
    return f"{outcome.winner} has won, {outcome.reason}" if outcome.winner is not None else f"a draw, {outcome.reason}"


def _places(place: str, border: str) -> list[str]:
    """A row for each stone or tile: both sides in order of arrival."""
    rows = []
    for number, cell in enumerate(border.split("/"), 1):
        cards = _CARD.findall(cell)
        south, north = ([card for card in cards if card[0].isupper() == is_south] for is_south in (True, False))
        note = " damaged" if cell.startswith("!") else ""
        note += f" {_OWNERS[cell[-1]]}" if cell[-1] in _OWNERS else ""
        rows.append(f"{place} {number}:  {_side(south):>15} | {_side(north):<15}{note}".rstrip())
    return rows


def _side(cards: list[str]) -> str:
    return " ".join(card.lower() if card[1].isdigit() else card.capitalize() for card in cards) or "."
