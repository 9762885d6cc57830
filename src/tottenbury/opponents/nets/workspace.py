"""What valuing works with: what a player by a net knows, and room to work in."""

from __future__ import annotations

from typing import Any, NamedTuple

from tottenbury.kernel.layout import FLOAT32, FLOAT64, INT32, INT64, Layout
from tottenbury.kernel.loops import MAX_MOVES
from tottenbury.opponents.judgement.formation_odds import DISTRIBUTION, MISS_CARDS
from tottenbury.opponents.nets.net import HIDDEN, WIDTH, Net
from tottenbury.opponents.nets.slots import MAX_PLACES, SLOTS

ENTRIES = 16
"""How many states of hand and piles are kept while the moves of one position are valued."""

_KEY = 5


WORKSPACE = Layout(
    "workspace",
    [
        ("moves", INT64, (MAX_MOVES,)),
        ("spare", INT64, (MAX_MOVES,)),
        ("rated", FLOAT64, (MAX_MOVES,)),
        # What is told of each entry.
        ("count", INT64),
        ("keys", INT64, (ENTRIES, _KEY)),
        ("encoded", INT32, (ENTRIES, SLOTS)),
        ("stands", FLOAT64, (ENTRIES, MAX_PLACES)),
        ("miss_tables", FLOAT64, (ENTRIES, 2, 3, MISS_CARDS)),
        ("distributions", FLOAT64, (ENTRIES, MAX_PLACES, 3, DISTRIBUTION)),
        ("sums", FLOAT32, (ENTRIES, WIDTH)),
        # The last empty side of mine and the last other one, and what they may become.
        ("known_sides", INT64, (2, 6)),
        ("known_distributions", FLOAT64, (2, DISTRIBUTION)),
        # Room to work in.
        ("key", INT64, (_KEY,)),
        ("slots", INT32, (SLOTS,)),
        ("opened", INT32, (SLOTS,)),
        ("chances", FLOAT64, (MAX_PLACES,)),
        ("miss_table", FLOAT64, (2, 3, MISS_CARDS)),
        ("scratch", FLOAT64, (3, DISTRIBUTION)),
        ("before", FLOAT64, (DISTRIBUTION,)),
        ("work", FLOAT32, (WIDTH,)),
        ("second", FLOAT32, (HIDDEN,)),
    ],
    sliced=True,
)
"""Room to value the moves of a position."""


class Sizes(NamedTuple):
    """How the rows of a net are numbered."""

    role: int
    """Rows of a role."""
    hand: int
    """The first row of the hand, within a role."""
    whole: int
    """The first row of the whole."""


class NetContext(NamedTuple):
    """All that a player by a net goes by, and that does not change in a game."""

    rules: Any
    params: Any
    net: Net
    sizes: Sizes


class GameRoom(NamedTuple):
    """Room for three records, an open position, what a seat sees of it, and what a move leaves, and a workspace."""

    opened: Any
    view: Any
    after: Any
    workspace: Any


class Sheet(NamedTuple):
    """Where it is written down what a place tells."""

    slots: Any
    distributions: Any
    """What my side and theirs may become, and a row to work in."""
    fresh: bool
    """Whether what theirs may become is there already."""
