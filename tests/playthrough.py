"""Golden playthroughs: one whole game per rulebook, every position and every legal move, to be compared line by line.

Written anew with `python -m tests.playthrough --write` after a wanted change; the diff then shows what it did.
"""

from __future__ import annotations

import sys
from pathlib import Path

import tottenbury as tb

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 1999
LONGEST = 400
"""After so many decisions a game is broken off: nothing forces a tug of war to end."""


def choice(position: tb.Position, number: int) -> tb.Move:
    """What these players do: claim what they can; in the siege prepare now and then, and wander through the list; else the middle one."""
    moves = position.legal_moves()
    claims = [move for move in moves if move.startswith("!")]
    if claims:
        return claims[0]
    if not position.book.id.startswith(("siege", "tug")):
        return moves[len(moves) // 2]
    if position.phase.startswith("prepare"):
        return moves[0] if number % 6 == 0 else moves[-1]
    return moves[number * 7 % len(moves)]


def playthrough(rulebook: str) -> str:
    """The game of two such players."""
    position = tb.rulebook(rulebook).deal(SEED)
    lines = [f"seed {SEED}"]
    number = 0
    while position.outcome is None and number < LONGEST:
        moves = position.legal_moves()
        move = choice(position, number)
        seats = " | ".join(" ".join(str(position.view(seat)).split()[4:]) for seat in tb.Seat)
        after, steps = position.steps(move)
        lines += ["", str(position), f"  views {seats}", "  moves " + " ".join(moves)]
        lines += ["  plays " + " ".join(f"{seat.letter}:{text}" for seat, text in steps)]
        position = after
        number += 1
    return "\n".join([*lines, "", str(position), f"  {position.outcome or 'broken off'}", ""])


if __name__ == "__main__" and "--write" in sys.argv:
    for name in tb.rulebooks():
        (FOLDER / f"{name}.txt").write_text(playthrough(name))
