"""One position of a tug of war as one flat record, and the record of its rules."""

from __future__ import annotations

from tottenbury.kernel.chance import STREAM_SIZE
from tottenbury.kernel.layout import INT64, Layout

DICE, FACES = 3, 6
"""Dice of a column and of a throw; faces of a die (C1.1)."""

ROLL, REROLL, ACT, OVER = range(4)
"""Phases: before the throw, choosing dice to throw anew (C2.2), using them (C2.4), over."""

NOBODY = -1
"""Value of `winner` while the game goes on."""

NO_REASON, LAST_ATHLETE = range(2)

BERSERK_HITS = 4
"""How many athletes a berserk takes (C2.10)."""

WEAK = 2
"""By how much the price of a weakened athlete is lower (C2.5)."""

RULES = Layout(
    "tug_rules",
    [
        ("reroll_source", INT64),  # D-61
        ("free_assignment", INT64),  # D-63
        ("weak_next_turn", INT64),  # D-65
        ("idle_weaken", INT64),  # D-66
        ("cap", INT64),  # D-68; 0: none
        ("starter", INT64),  # C1.5
    ],
)

STATE = Layout(
    "tug_state",
    [
        ("to_move", INT64),
        ("decider", INT64),  # always the same
        ("phase", INT64),
        ("winner", INT64),
        ("reason", INT64),
        ("column", INT64, (2, DICE)),  # each seat's column, high to low
        ("used", INT64, (DICE,)),  # which dice of the mover's column have been used in this turn
        ("standing", INT64, (2,)),
        ("weakened", INT64, (2,)),
        ("fresh", INT64),  # how many of the other side's weakened ones were laid down in this turn (D-65)
        ("dice", INT64, (DICE,)),  # the throw, high to low; 0: used, or not thrown yet
        ("again", INT64, (DICE,)),  # which of them were thrown anew
        ("told", INT64),  # what the next throw will bring, if that has been laid down: see `moves`
        ("events", INT64, (STREAM_SIZE,)),  # the stream that throws the dice; all 0 where chance has to be told
    ],
)
