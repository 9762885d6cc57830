"""Golden playthroughs: one whole game per rulebook, every position and every legal move, to be compared line by line.

Written anew with `python -m tests.playthrough --write` after a wanted change; the diff then shows what it did.
"""

from __future__ import annotations

import sys
from pathlib import Path

import tottenbury as tb

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 1999


def playthrough(rulebook: str) -> str:
    """The game that two players make who always take the middle one of the legal moves, but claim what they can."""
    position = tb.rulebook(rulebook).deal(SEED)
    lines = [f"seed {SEED}"]
    while position.outcome is None:
        moves = position.legal_moves()
        move = moves[0] if moves[0].startswith("!") else moves[len(moves) // 2]
        seats = " | ".join(" ".join(str(position.view(seat)).split()[4:]) for seat in tb.Seat)
        after, steps = position.steps(move)
        lines += ["", str(position), f"  views {seats}", "  moves " + " ".join(moves)]
        lines += ["  plays " + " ".join(f"{seat.letter}:{text}" for seat, text in steps)]
        position = after
    return "\n".join([*lines, "", str(position), f"  {position.outcome}", ""])


if __name__ == "__main__" and "--write" in sys.argv:
    for name in tb.rulebooks():
        (FOLDER / f"{name}.txt").write_text(playthrough(name))
