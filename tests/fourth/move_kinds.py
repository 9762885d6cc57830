"""The kinds of move of sticks, as people know them."""

from __future__ import annotations

from tests.fourth.state import MOST
from tests.fourth.turn import TAKE
from tottenbury.core.move_kinds import MoveKind, MoveKinds

KINDS = MoveKinds([MoveKind(f"take-{number}", TAKE, f"take{number}", third=number - 1) for number in range(1, MOST + 1)], {})
