"""One position of sticks as one flat record, and the record of its rules."""

from __future__ import annotations

from tottenbury.kernel.layout import INT64, Layout

MOST = 3
"""How many sticks a player may take at once."""

TAKING, OVER = range(2)
NO_REASON, LAST_STICK = range(2)

RULES = Layout("sticks_rules", [("sticks", INT64)])
STATE = Layout("sticks_state", [(name, INT64) for name in ("to_move", "decider", "phase", "winner", "reason", "left")])
