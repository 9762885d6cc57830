"""How a tug of war is judged: by athletes and by how easily each column hits, in numbers fitted to the solved game.

Nothing is hidden here; the dice are chance nodes of the search.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.kernel import jit, record_at
from tottenbury.kernel.chance import EVENTS, seed_stream, word
from tottenbury.opponents.lore import TUG
from tottenbury.opponents.tug_uses import LEVELS, MOST_USES, bound_to
from tottenbury.tug.moves import code_of
from tottenbury.tug.state import ACT, DICE, FACES, NOBODY, REROLL, ROLL, STATE

WEAKENED_WORTH = 0.75
"""What a weakened athlete counts beside a standing one."""


@jit
def odds(lore: Any, s: Any, me: int) -> float:
    """The log odds of a seat that is about to throw; the terms are those of `benchmarks/fit_tug.py`."""
    other = 1 - me
    mine = s.standing[me] + WEAKENED_WORTH * s.weakened[me]
    theirs = s.standing[other] + WEAKENED_WORTH * s.weakened[other]
    hits, squares = 0.0, 0.0
    for n in range(DICE):
        my_hit, their_hit = (FACES + 1 - s.column[me, n]) / FACES, (FACES + 1 - s.column[other, n]) / FACES
        hits += my_hit - their_hit
        squares += my_hit * my_hit - their_hit * their_hit
    total = lore[TUG] + lore[TUG + 1] * np.log((mine + 1.0) / (theirs + 1.0)) + lore[TUG + 2] * (np.sqrt(mine) - np.sqrt(theirs))
    total += hits * (lore[TUG + 3] + lore[TUG + 6] * 0.1 * (mine + theirs) + lore[TUG + 8] / np.sqrt(mine + theirs + 1e-9))
    total += lore[TUG + 4] * squares + lore[TUG + 5] * (s.column[me, 0] - s.column[other, 0])
    return total + lore[TUG + 7] * 0.1 * (mine - theirs)


@jit
def judge(s: Any, me: int, lore: Any) -> float:
    """The chance of the seat whose turn has just ended."""
    if s.winner != NOBODY:
        return 1.0 if s.winner == me else 0.0
    return 1.0 - 1.0 / (1.0 + np.exp(-odds(lore, s, 1 - me)))


_uses = bound_to("judged", judge)
rate_uses, best_use = _uses["rate_uses"], _uses["best_use"]


@jit
def rate(rules: Any, lore: Any, s: Any, moves: Any, number: int, values: Any) -> None:
    """Rate moves by what the rest of this turn can lead to. The throw itself is no choice, and a view does not know what it brings."""
    if s.phase == ROLL:
        values[:number] = 1.0 / (1.0 + np.exp(-odds(lore, s, s.to_move)))
    else:
        rate_uses(rules, s, moves, number, values, lore)


@jit
def value(rules: Any, lore: Any, s: Any, eye: int) -> float:
    """South's chance to win."""
    if s.winner != NOBODY:
        return 1.0 - s.winner
    me = s.to_move
    if s.phase == ROLL:
        chance = 1.0 / (1.0 + np.exp(-odds(lore, s, me)))
    else:
        states, room = np.zeros(LEVELS, STATE), np.empty((LEVELS, MOST_USES), np.int64)
        states[0] = s
        record_at(states, 0).phase = ACT  # take the throw as it is
        chance = best_use(rules, states, room, 0, lore)
    return chance if me == 0 else 1.0 - chance


@jit
def worthwhile(rules: Any, s: Any, moves: Any, number: int) -> int:
    """Every use of a die may be worth something."""
    return number


@jit
def chance_key(s: Any) -> int:
    """The throw, where one lies on the table: everybody sees it."""
    if s.phase not in (REROLL, ACT) or s.dice[0] == 0 or s.dice[DICE - 1] == 0:
        return 0
    marks = s.again[0] + 2 * s.again[1] + 4 * s.again[2]
    return code_of(s.dice[0], s.dice[1], s.dice[2]) * 8 + marks


@jit
def imagine(rules: Any, s: Any, rng: Any) -> None:
    """Nothing is hidden but the throws to come."""
    seed_stream(s.events, word(rng), EVENTS)
    s.told = 0


@jit
def nothing_to_come(rules: Any, s: Any) -> bool:
    """There are always throws to come."""
    return False
