"""What the adapters to other libraries share: finding a library that only one of them needs, and drawing a view in plain text.

The text is made of the view's line of notation: nothing can stand there that its viewer may not see.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from typing import Any

from tottenbury.core.errors import TottenburyError
from tottenbury.core.position import View
from tottenbury.core.seats import Seat
from tottenbury.research.games import GAMES


class MissingLibrary(TottenburyError, ImportError):
    """The library that an adapter needs is not installed."""


def need(module: str, extra: str) -> Any:
    """The module of a library, or an error that says how to install it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module.split(".")[0]:
            raise  # the library is there, but something that it needs is not
        raise MissingLibrary(f"{module} is not installed; it comes with: pip install 'tottenbury[{extra}]'") from None


# Drawing

SEAT_NAMES = tuple(seat.name.lower() for seat in Seat)
"""What other libraries call the seats."""

RENDER_MODES = ("human", "ansi")
"""Both are this text: `human` writes it to standard output."""


def check_render_mode(mode: str | None, warn: Callable[[str], None]) -> str | None:
    """A mode in which a game can be drawn, or None: some libraries ask for pictures by default, which must not keep them from playing."""
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
    """The text: returned in the mode `ansi`, written to standard output in the mode `human`; without a mode a warning."""
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
    return "\n".join([f"{book}: {_state(view)}", *GAMES[view.book.game.family.game].draw(fields)])


def _state(view: View) -> str:
    outcome = view.outcome
    if outcome is None:
        return f"{view.to_move} decides, {view.phase}"
    return f"{outcome.winner} has won, {outcome.reason}" if outcome.winner is not None else f"a draw, {outcome.reason}"
